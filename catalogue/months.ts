import { monthNames, months as order, type Month } from './vocabulary.ts'

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
    .map(({ first, last }) =>
      first === last ? monthNames[first] : `${monthNames[first]} to ${monthNames[last]}`,
    )
    .join(' and ')
}
