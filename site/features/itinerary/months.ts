import type { TourPackage } from '#catalogue/tour-packages.ts'

type Month = NonNullable<TourPackage['bestMonths']>[number]

const names: Record<Month, string> = {
  Jan: 'January',
  Feb: 'February',
  Mar: 'March',
  Apr: 'April',
  May: 'May',
  Jun: 'June',
  Jul: 'July',
  Aug: 'August',
  Sep: 'September',
  Oct: 'October',
  Nov: 'November',
  Dec: 'December',
}
const order = Object.keys(names)

/** December is followed by January. */
const follows = (month: Month, previous: Month): boolean =>
  order.indexOf(month) === (order.indexOf(previous) + 1) % order.length

/** Months in a row as one span: `November to March`, `May to June and September`. */
export function monthsInWords(months: Month[]): string {
  const spans: { first: Month; last: Month }[] = []
  for (const month of months) {
    const span = spans.at(-1)
    if (span && follows(month, span.last)) span.last = month
    else spans.push({ first: month, last: month })
  }
  return spans
    .map(({ first, last }) => (first === last ? names[first] : `${names[first]} to ${names[last]}`))
    .join(' and ')
}
