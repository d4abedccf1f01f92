/** As many trips as a phone can show beside one another. */
export const mostCompared = 3

/** The trips that an address asks for: `?compare=a,b,c`. Unknown trips, and those beyond three, are dropped once the list is loaded. */
export const comparedIn = (search: string): string[] =>
  [...new Set(new URLSearchParams(search).get('compare')?.split(','))].filter(Boolean)

/** The same address, comparing these trips. Not through `URLSearchParams`, which would write `%2C` for a comma. */
export function withCompared(address: string, slugs: readonly string[]): string {
  const bare = address.replace(/([?&])compare=[^&]*&?/, '$1').replace(/[?&]$/, '')
  return slugs.length > 0 ? `${bare}${bare.includes('?') ? '&' : '?'}compare=${slugs.join()}` : bare
}
