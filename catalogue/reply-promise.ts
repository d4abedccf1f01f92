import { countWords } from './count-words.ts'

/** The promised response time: `replyPromise` of `content/agency.yaml`. */
export interface ReplyPromise {
  count: number
  unit: 'day' | 'hour'
  /** Whether only opening hours are counted. */
  isWorking: boolean
}

/** `within one working day`, `within two days`, `within 4 working hours`; null if it has another wording. */
export function readPromise(words: string): ReplyPromise | null {
  const [, written = '', working, unit] = /^within (\d+|[a-z-]+) (working )?(day|hour)s?$/.exec(words) ?? []
  const count = /^\d+$/.test(written) ? Number(written) : numbers.indexOf(written)
  return unit && count >= 1 && count < numbers.length
    ? { count, unit: unit as ReplyPromise['unit'], isWorking: working !== undefined }
    : null
}

const numbers = Array.from({ length: 100 }, (_, count) => countWords(count))
