import type { z } from 'zod'
import { partsOf } from '#catalogue/schemas/message.ts'

/** A problem in the content, as data that a form shows beside the field and a terminal prints. */
export interface Problem {
  /** The file below `content/`, such as `destinations/bali-indonesia.yaml`. */
  file: string
  /** Names of fields and places in lists, counted from 0: `['itinerary', 2, 'day']`. Empty when it is about the whole file. */
  path: (string | number)[]
  /** The problem, worded to follow the name of the field: `is not a price.` */
  words: string
  /** What to do about it, in whole sentences. Never empty. */
  cure: string
}

/** A problem of the file that is being checked. */
export type Fault = Omit<Problem, 'file'>

/** Everything wrong with one content file; the message is for a terminal. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly problems: Problem[]

  constructor(file: string, faults: Fault[]) {
    const problems = faults.map((fault) => ({ file, ...fault }))
    super(describeProblems(problems))
    this.problems = problems
  }
}

/** Problems as lines for a terminal: a heading for each file, below it a line for each of its problems. */
export function describeProblems(problems: readonly Problem[]): string {
  return Object.entries(Object.groupBy(problems, ({ file }) => file))
    .map(([file, own = []]) => {
      const count = own.length === 1 ? '1 problem' : `${own.length} problems`
      return [`content/${file}: ${count}`, ...own.map((problem) => `  ${sentence(problem)}`)].join('\n')
    })
    .join('\n')
}

/** Where, what is wrong, what to do instead: `itinerary 3 day is 5, expected 3. Number it 3.` */
export const sentence = ({ path, words, cure }: Problem): string => `${where(path)} ${words} ${cure}`.trim()

/** `['itinerary', 2, 'day']` as people count: `itinerary 3 day`. */
const where = (path: Problem['path']): string =>
  path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' ')

const kinds: Record<string, { called: string; cure: string }> = {
  string: { called: 'text', cure: 'Put it into single quotes, so that it is read as a text.' },
  number: { called: 'a number', cure: 'Write digits only, like 4.8.' },
  int: { called: 'a whole number', cure: 'Write digits only, like 14.' },
  boolean: { called: 'true or false', cure: 'Write true or false, and nothing else.' },
  array: { called: 'a list', cure: 'Write its items, each on a line that begins with a hyphen.' },
  object: { called: 'a group of fields', cure: 'Write its fields, each on a line of its own.' },
}

/** Our texts in place of zod's messages. */
function inOurWords(issue: z.core.$ZodIssue): [words: string, cure: string] {
  switch (issue.code) {
    case 'invalid_type': {
      const { called, cure } = kinds[issue.expected] ?? { called: issue.expected, cure: 'Write one.' }
      if (issue.message.endsWith('undefined')) return ['is missing.', `Add it, as ${called}.`]
      if (issue.message.endsWith('null'))
        return ['is empty.', `Write ${called}. A text that begins with # needs single quotes.`]
      return [`is not ${called === 'text' ? 'a text' : called}.`, cure]
    }
    case 'unrecognized_keys':
      return [`has an unknown field: ${issue.keys.join(', ')}.`, 'Check the spelling, or remove it.']
    case 'invalid_value':
      return ['is not one of the allowed values.', `Choose from: ${issue.values.map(String).join(' · ')}.`]
    case 'too_small':
      if (issue.origin === 'array')
        return ['has too few items.', `${upTo(issue.exact, 'Write at least', 'Write')} ${issue.minimum}.`]
      return [
        'is too small.',
        `Write ${issue.inclusive ? issue.minimum : `more than ${issue.minimum}`}${issue.inclusive ? ' or more' : ''}.`,
      ]
    case 'too_big':
      if (issue.origin === 'array')
        return ['has too many items.', `${upTo(issue.exact, 'Write at most', 'Write')} ${issue.maximum}.`]
      return ['is too large.', `Write ${issue.maximum} or less.`]
    default:
      throw new Error(`A schema has no words of its own for ${issue.code}: ${issue.message}`)
  }
}

const upTo = (isExact: boolean | undefined, least: string, exactly: string) => (isExact ? exactly : least)

/**
 * The problems that a schema found.
 *
 * @param mayBeLeftOut whether what is at the path may be missing
 */
export const faultsIn = (
  issues: readonly z.core.$ZodIssue[],
  mayBeLeftOut: (path: PropertyKey[]) => boolean = () => false,
): Fault[] =>
  issues.map((issue) => {
    const own = partsOf(issue.message)
    const isEmptyText = issue.code === 'too_small' && issue.origin === 'string'
    const [words, cure] =
      own.cure === undefined
        ? inOurWords(issue)
        : isEmptyText && mayBeLeftOut(issue.path)
          ? [own.words, 'Write the text, or leave it out.']
          : [own.words, own.cure]
    return { path: issue.path.map((part) => (typeof part === 'number' ? part : String(part))), words, cure }
  })
