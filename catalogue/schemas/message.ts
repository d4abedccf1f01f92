/**
 * The message for an invalid value. Zod allows one string per message, so a line break separates the two parts.
 *
 * @param words the problem, worded to follow the name of the field: `is empty.`
 * @param cure what to do about it, as a sentence
 */
export const message = (words: string, cure: string): string => `${words}\n${cure}`

/** The two parts of such a message; the cure is undefined in a message of Zod's own. */
export function partsOf(text: string): { words: string; cure: string | undefined } {
  const [words = '', cure] = text.split('\n')
  return { words, cure }
}
