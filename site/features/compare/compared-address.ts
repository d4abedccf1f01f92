/** The number of trips that fit side by side on a phone. */
export const mostCompared = 3

/**
 * The trips in an address: `?compare=a,b,c`. Unknown trips, and those after the third, are dropped once the list is loaded.
 */
export const comparedIn = (search: string): string[] =>
  [...new Set(new URLSearchParams(search).get('compare')?.split(','))].filter(Boolean)

/** The same address with these trips to compare. `URLSearchParams` would write `%2C` for a comma. */
export function withCompared(address: string, slugs: readonly string[]): string {
  const bare = address.replace(/([?&])compare=[^&]*&?/, '$1').replace(/[?&]$/, '')
  return slugs.length > 0 ? `${bare}${bare.includes('?') ? '&' : '?'}compare=${slugs.join()}` : bare
}
