import type { z } from 'zod'

/** Everything wrong with one content file, in words for whoever edits it. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly file: string
  readonly problems: string[]

  constructor(file: string, problems: string[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
    super([`content/${file}: ${count}`, ...problems.map((problem) => `  ${problem}`)].join('\n'))
    this.file = file
    this.problems = problems
  }
}

/** `['itinerary', 2, 'day']` as people count: `itinerary 3 day`. */
const where = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join(' ')

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
}

function words(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      // A message of our own stands in a schema where the field needs one.
      if (!issue.message.startsWith('Invalid input')) return issue.message
      return issue.message.endsWith('undefined')
        ? `is missing. Add it, as ${kinds[issue.expected] ?? issue.expected}.`
        : `has the wrong kind of value: ${issue.message.replace('Invalid input: ', '')}. Write numbers, true and false without quotes. Put a text into single quotes if it begins with a sign or has a colon followed by a space.`
    case 'unrecognized_keys':
      return `has a field nobody knows: ${issue.keys.join(', ')}. Check the spelling, or take it out.`
    case 'invalid_value':
      return `is not one of the allowed values. Choose from: ${issue.values.map(String).join(' · ')}.`
    case 'too_small':
    case 'too_big':
      if (issue.origin !== 'array' || !issue.message.startsWith('Too')) return issue.message
      return issue.code === 'too_small'
        ? `has too few items: at least ${issue.minimum} are needed.`
        : `has too many items: at most ${issue.maximum} fit.`
    default:
      return issue.message
  }
}

/** One sentence an issue: where, what is wrong, what to write instead. */
export const describeIssues = (issues: readonly z.core.$ZodIssue[]): string[] =>
  issues.map((issue) => `${where(issue.path)} ${words(issue)}`.trim())
