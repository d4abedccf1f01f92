/** The Desk's API for the texts of the site. */

/** What JSON holds, and so what a content file holds. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value }
export type Fields = { [key: string]: Value }
/** Names of fields and places in lists, counted from 0. */
export type Path = (string | number)[]

/** The part of a JSON schema that a form is drawn from. */
export interface FieldShape {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean'
  description?: string
  properties?: Record<string, FieldShape>
  required?: string[]
  items?: FieldShape
  enum?: (string | number)[]
  const?: string | number
  format?: string
  pattern?: string
  maxLength?: number
  minItems?: number
  maxItems?: number
  /** Running text: paragraphs with a blank line between them, or a story's whole body. */
  text?: 'paragraphs' | 'body'
  /** The place in its list, which the Desk writes. */
  counted?: boolean
  /** A picture that is shown square, such as of a person. */
  square?: boolean
  /** Shown below all others: a new page has it already. */
  atEnd?: boolean
  /** The part of a long form that it is in; otherwise that of what it holds. */
  section?: string
  /** A group whose fields are shown among the others of the page. */
  spread?: boolean
  /** Where else visitors see the value, such as `lists and search`. */
  showsIn?: string
}

/** An unpublished draft. */
export interface DraftFacts {
  by: string
  /** Epoch ms. */
  at: number
  kind: 'new' | 'changed' | 'removed'
}

/** Who changed a page last, and when: epoch ms. */
export type LastChange = Pick<DraftFacts, 'by' | 'at'>

export interface PageRow {
  /** Path below `content`. */
  file: string
  name: string
  /** Such as a price, or the day of a story. */
  note: string
  /** Null where it has none. */
  price: number | null
  /** The address of its first picture, small; null where it has none. */
  thumbnail: string | null
  /** Full months since it was last checked; null if it has no such date. */
  checkedMonths: number | null
  /** Of the draft or the published page. Null if the change was not made at the Desk. */
  lastChange: LastChange | null
  draft: DraftFacts | null
  /** The number of mistakes that prevent publishing. */
  problems: number
}

export interface PageGroup {
  words: string
  rows: PageRow[]
  /** What a new page of the group is called, such as `trip`; null where none can be added. */
  adds: string | null
}

/** A mistake at a field of the page, with what to do about it. */
export interface FieldProblem {
  path: Path
  words: string
}

/** A mistake on another page that this one causes. */
export interface OtherProblem {
  file: string
  page: string
  words: string
}

export interface Checked {
  problems: FieldProblem[]
  elsewhere: OtherProblem[]
}

/** The draft of a page at one moment. Null where there is none. */
export type DraftVersion = string | null

export interface EditedPage extends Checked {
  file: string
  group: string
  name: string
  /** Its address on the site. Null if it is part of several pages. */
  address: string | null
  /** Whether it can be duplicated and removed. */
  isOneOfMany: boolean
  shape: FieldShape
  /** Where the value of a field shows beside its own page, by the field's name. */
  shownIn: Record<string, string>
  /** Words offered for a field, by its name. */
  choices: Record<string, Choice[]>
  /** As typed; null for a page that is to be removed. */
  value: Value
  /** As the draft began. Null for a new page. */
  before: Value
  version: DraftVersion
  /** Names the text that the draft began from. */
  onto: string
  draft: DraftFacts | null
  /** Of the published page. Null if the change was not made at the Desk. */
  lastChange: LastChange | null
  /** The page as it was changed outside the Desk since the draft began; null where it was not. */
  outside: { value: Value; onto: string } | null
}

export interface Choice {
  value: string
  label: string
}

export interface KeepRequest {
  file: string
  /** What the edit is based on: the last draft that this browser knows, and the published text. */
  version: DraftVersion
  onto: string
  /** Null removes the page. */
  value: Value
}

/** Who else has the same page open. */
export type Others = { name: string; isTyping: boolean }[]

/** How often a browser says which page it has open. */
export const hereEveryMs = 10_000

export type Kept =
  | ({ isKept: true; version: DraftVersion; draft: DraftFacts | null } & Checked)
  /** Someone else changed it first. Nothing was written. */
  | { isKept: false; theirs: Theirs }

export interface Theirs {
  value: Value
  version: DraftVersion
  onto: string
  /** Null where it is the page itself, changed by a publishing or outside the Desk. */
  by: string | null
  /** Epoch ms. */
  at: number
}

/** One page of the list of what publishing would change. */
export interface PageChange {
  file: string
  /** The field to be led to; empty for the page as a whole. */
  path: Path
  page: string
  /** Null where it was changed outside the Desk. */
  draft: DraftFacts | null
  changes: FieldChange[]
  /** The page was also changed outside the Desk since. A person has to choose before it can be published. */
  isChangedOutside: boolean
}

export interface FieldChange {
  /** Such as `Itinerary 3 · Title`. */
  field: string
  /** Null where the field is new. */
  before: string | null
  after: string | null
}

/** Keys that are unclear without the key above them. */
const names: Record<string, string> = { id: 'Number', alt: 'What it shows' }

/** `whatsIncluded` is called `Whats included`, `imageText` `Image text`. */
export function fieldName(key: string): string {
  const own = names[key]
  if (own) return own
  const words = key.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
