import type { PageChange } from './desk-pages.ts'

/** The Desk's API. Every address below `/api` answers JSON. */
export const deskApi = '/api'

/** Who is signed in. */
export interface Me {
  name: string
  address: string
}

/** What pages say of the agency. */
export interface Office {
  name: string
  locale: string
  timeZone: string
  /** Such as `Indian time (IST)`: every time is shown with its letters. */
  timeZoneName: string
}

/** One browser that is signed in. */
export interface SignIn {
  id: string
  /** Such as "Firefox on Linux". */
  device: string
  /** Epoch ms. */
  createdAt: number
  usedAt: number
  isThisOne: boolean
}

/** One line of Today, the most urgent first. */
export interface TodayLine {
  /** In capitals at the head of the line. */
  label: string
  words: string
  /** `needs-you` lines require an action. `fine` lines come last, in grey. */
  tone: 'needs-you' | 'fine'
  /** A place in the Desk where it is done. */
  action?: { words: string; to: string }
}

export interface Today {
  me: Me
  lines: TodayLine[]
}

/** The numbers in the bar of places. */
export interface Waiting {
  enquiries: number
  /** Changed pages and moved marks of photographs that are not published. */
  changes: number
}

/** What the one search finds. */
export interface Found {
  /** `file` is the path below `content`. */
  pages: { file: string; name: string; /** Such as `Trips`. */ group: string }[]
  enquiries: { id: string; name: string; about: string }[]
}

/** One published state of the site that is still kept. */
export interface Version {
  id: string
  /** Epoch ms. */
  madeAt: number
  /** Who published it at the Desk; null where it was published on the server. */
  by: string | null
  isLive: boolean
}

/** A problem that prevents publishing. */
export interface PageProblem {
  /** Path below `content`. */
  file: string
  /** Such as `Trips: European Grand Tour`. */
  page: string
  words: string
}

export interface PublishState {
  step: 'none' | 'checking' | 'building' | 'live' | 'failed'
  /** Who pressed, and when: epoch ms. Null before the first time. */
  by: string | null
  since: number | null
  problems: PageProblem[]
  /** Why it failed and what to do, for staff. */
  reason: string | null
  /** What the server said when it failed, for the person who runs the server. */
  said: string | null
}

export interface Publishing {
  /** The newest first. */
  versions: Version[]
  /** Whether anything is different from the newest version. */
  hasChanges: boolean
  /** What that is, page by page. */
  changes: PageChange[]
  state: PublishState
}

/** Where pages of the preview are: the site's own address follows. */
export const previewPath = '/preview/'

export interface PreviewState {
  step: 'none' | 'building' | 'ready' | 'failed'
  /** What has to be corrected first. */
  problems: PageProblem[]
  /** Pages with mistakes: they are shown as they are published, and new ones not at all. */
  leftOut: LeftOut[]
  /** Whether it shows everything that was typed. */
  isUpToDate: boolean
  /** Names the texts that it shows; null where nothing can be shown yet. */
  texts: string | null
}

export interface LeftOut {
  /** Path below `content`. */
  file: string
  page: string
  /** The staff member who changed it last. */
  by: string
  /** Its address on the site. Null if it is part of several pages. */
  address: string | null
  isNew: boolean
}

/** The body of every refusal: a message for the person, and a code if the page reacts to it. */
export interface Refusal {
  words: string
  code?: 'signed-out' | 'other-browser' | 'used-up' | 'changed'
}

/** Where a mailed link leads. The secret is behind a `#`, which browsers do not send. */
export const signInPath = '/sign-in/link'

/** How long a link or a code signs in. */
export const linkMinutes = 15
export const codeLength = 6

/** Such as `Mon 23 Nov, 18:20 IST`, wherever the reader is. */
export function officeTime(moment: number, { locale, timeZone, timeZoneName }: Office): string {
  const parts = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  const [, letters = timeZoneName] = /\(([^)]+)\)$/.exec(timeZoneName) ?? []
  return `${parts.format(moment)} ${letters}`
}

/** Such as `62.4 GB free`. */
export function freeSpace(bytes: number, { locale }: Office): string {
  const [unit, size] = bytes < 2 ** 30 ? (['megabyte', 2 ** 20] as const) : (['gigabyte', 2 ** 30] as const)
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 })
  return `${format.format(bytes / size)} free`
}
