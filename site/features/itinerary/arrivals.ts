/** The stops with the day of arrival at each. A route may visit a place twice. */
export function arrivals<Stop extends { nights: number }>(route: Stop[]): (Stop & { day: number })[] {
  let day = 1
  return route.map((stop) => {
    const arrival = { ...stop, day }
    day += stop.nights
    return arrival
  })
}

export const nightsInWords = (nights: number): string => (nights === 1 ? '1 night' : `${nights} nights`)
