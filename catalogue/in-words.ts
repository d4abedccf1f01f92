import { agency } from './agency.ts'

/** `English, Hindi and Kannada`. */
export const inWords = (words: string[]): string => new Intl.ListFormat(agency.locale).format(words)
