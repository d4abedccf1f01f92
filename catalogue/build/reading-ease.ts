/**
 * Flesch's reading ease of English prose: 206.835 − 1.015 × words per sentence − 84.6 × syllables per word.
 * About 100 is a children's book, 60 to 70 is plain English, and below 50 is difficult.
 */
export function readingEase(text: string): number {
  const sentences = text.split(/[.!?](?=\s|$)/).filter((sentence) => /\p{L}/u.test(sentence))
  const words = text.match(/[\p{L}\d][\p{L}\d'’.,-]*/gu) ?? []
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 206.835 - (1.015 * words.length) / sentences.length - (84.6 * syllables) / words.length
}

/** Groups of vowels, less silent endings; a number is one syllable. */
export function syllablesOf(word: string): number {
  const letters = word
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
  const spoken = letters.replace(/(?<=[^aeiouy])e$|(?<=[^aeiouytd])ed$|(?<=[^aeiouysxz]|[^cs]h)es$/, '')
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0
  const isLittle = /[^aeiouylr]le$/.test(letters)
  return Math.max(1, groups + (isLittle ? 1 : 0))
}
