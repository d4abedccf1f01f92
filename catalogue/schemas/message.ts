/**
 * What a schema says of a wrong value. Zod carries a message as one string, so a line break parts it.
 *
 * @param words what is wrong, in words that follow the name of the field: `is empty.`
 * @param cure what to do about it, a sentence
 */
export const message = (words: string, cure: string): string => `${words}\n${cure}`

/** The two parts of such a message; the cure is undefined in a message of Zod's own. */
export function partsOf(text: string): { words: string; cure: string | undefined } {
  const [words = '', cure] = text.split('\n')
  return { words, cure }
}
