const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** A number in words: `fourteen`, `twenty-one`; from 100 on in digits. */
export function countWords(count: number): string {
  if (count >= 100) return String(count)
  const ten = tens[Math.floor(count / 10) - 2]
  if (!ten) return small[count] ?? String(count)
  return count % 10 ? `${ten}-${small[count % 10]}` : ten
}
