const meals = [
  { initial: 'B', one: 'breakfast', many: 'breakfasts' },
  { initial: 'L', one: 'lunch', many: 'lunches' },
  { initial: 'D', one: 'dinner', many: 'dinners' },
]

const initialsOf = (marked = ''): string[] => marked.split(',').map((initial) => initial.trim())

/** `a, b and c`. */
const listed = (words: string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}` : words.join('')

/** A day's meals in words: `B, L` becomes `breakfast and lunch`. */
export function mealsInWords(marked: string): string {
  const initials = initialsOf(marked)
  return listed(meals.filter(({ initial }) => initials.includes(initial)).map(({ one }) => one))
}

/** All meals of a trip: `7 breakfasts, 3 lunches and 1 dinner`. Empty if no day has meals. */
export function mealsOfTrip(days: { meals?: string | undefined }[]): string {
  const initials = days.flatMap((day) => initialsOf(day.meals))
  return listed(
    meals.flatMap(({ initial, one, many }) => {
      const count = initials.filter((marked) => marked === initial).length
      return count > 0 ? [`${count} ${count === 1 ? one : many}`] : []
    }),
  )
}
