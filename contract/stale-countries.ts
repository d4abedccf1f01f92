/** Entry and health rules change within months; a country nobody has read for this long is no longer trusted. */
const trustedMonths = 12

/** Names of the countries whose facts were last checked more than twelve months before `today`. */
export function staleCountries(
  countries: readonly { name: string; checked: string }[],
  today: Date,
): string[] {
  const limit = new Date(today)
  limit.setUTCMonth(limit.getUTCMonth() - trustedMonths)
  return countries.filter(({ checked }) => new Date(checked) < limit).map(({ name }) => name)
}
