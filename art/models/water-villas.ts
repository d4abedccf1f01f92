/** Thatched villas on posts, by hand, in their own metres: the surface of the water at y = 0, the light from the right. */
import type { Pt } from '../kit/vec.ts'

const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const THATCH = ['#f0c678', '#c58f4c', '#9a6a3e'] as const
const WALL = ['#f7cd9e', '#d9a98a'] as const
const WOOD = ['#b9805a', '#7d4f45'] as const
const GLASS = ['#1d5c78', '#5aa9ba'] as const

const posts = (at: readonly number[], down: number): string =>
  at.map((x) => `M${x - 0.14},-2H${x + 0.14}L${x + 0.12},${down}H${x - 0.12}Z`).join('')
const POSTS = { hip: [-4.5, -1.5, 1.6, 4.9], tent: [-3, 0.2, 3.3] } as const
/** A deck of planks: its edge in the light, its dark front and the beam under it. */
const DECK = (a: number, b: number): string =>
  shape(`M${a + 0.35},-1.7H${b - 0.35}V-1.38H${a + 0.35}Z`, WOOD[1]) +
  shape(`M${a},-2.2H${b}V-1.62H${a}Z`, '#9c6648') +
  shape(`M${a - 0.12},-2.38H${b + 0.12}V-2.08H${a - 0.12}Z`, '#f3cd94')
/** A long villa with a hipped roof. */
const HIP =
  shape(posts(POSTS.hip, 0), WOOD[1]) +
  DECK(-5.2, 5.6) +
  shape('M-3.7,-4.7H1.9V-2.2H-3.7Z', WALL[1]) +
  shape('M1.9,-4.7H3.9V-2.2H1.9Z', WALL[0]) +
  shape('M-3,-4.3H-.9V-2.2H-3ZM-.3,-4.3H1.2V-2.2H-.3Z', GLASS[0]) +
  shape('M-1.9,-4.3H-.9V-2.2H-1.9ZM.5,-4.3H1.2V-2.2H.5Z', GLASS[1]) +
  shape('M2.4,-4.2H3.4V-2.2H2.4Z', GLASS[0]) +
  shape(
    'M-4.9,-4.05C-3.9,-5.1 -3,-6.3 -2.2,-7.9H1C1.2,-6.5 1.7,-5.2 2.5,-3.95L2.4,-3.6L-4.9,-3.72Z',
    THATCH[1],
  ) +
  shape(
    'M1,-7.9C1.9,-6.6 3.2,-5.2 4.9,-4.1L4.85,-3.78L2.4,-3.6L2.5,-3.95C1.7,-5.2 1.2,-6.5 1,-7.9Z',
    THATCH[0],
  ) +
  shape('M-4.95,-4.05L2.5,-3.93L2.4,-3.55L-4.9,-3.68Z', THATCH[2]) +
  shape('M2.5,-3.93L4.95,-4.1L4.85,-3.74L2.4,-3.55Z', THATCH[1]) +
  shape('M-2.15,-8.15H.95L1.14,-7.65H-2.32Z', THATCH[2])
/** A square villa with a pointed roof. */
const TENT =
  shape(posts(POSTS.tent, 0), WOOD[1]) +
  DECK(-3.7, 4) +
  shape('M-2.5,-4.6H1.1V-2.2H-2.5Z', WALL[1]) +
  shape('M1.1,-4.6H2.6V-2.2H1.1Z', WALL[0]) +
  shape('M-1.7,-4.2H.4V-2.2H-1.7Z', GLASS[0]) +
  shape('M-.6,-4.2H.4V-2.2H-.6Z', GLASS[1]) +
  shape(
    'M-3.5,-4C-2.2,-5.2 -1,-6.9 -.1,-8.9L.3,-8.9C.4,-7 .8,-5.3 1.6,-3.9L1.5,-3.55L-3.5,-3.66Z',
    THATCH[1],
  ) +
  shape('M.3,-8.9C1,-7 2.2,-5.3 3.6,-4.05L3.55,-3.72L1.5,-3.55L1.6,-3.9C.8,-5.3 .4,-7 .3,-8.9Z', THATCH[0]) +
  shape('M-3.55,-4L1.6,-3.88L1.5,-3.5L-3.5,-3.62Z', THATCH[2]) +
  shape('M1.6,-3.88L3.65,-4.05L3.55,-3.68L1.5,-3.5Z', THATCH[1])

export type VillaKind = keyof typeof POSTS
const DECKS = { hip: [-5.2, 5.6], tent: [-3.7, 4] } as const
/** The rails of the steps into the sea. */
export const RAILS = [3.11, 3.89] as const
/** Steps into the sea, a towel over the edge of the deck and a curtain in an open door: somebody lives here. */
const LIVED_IN =
  shape(
    'M3.05,-1.9H3.17V.5H3.05ZM3.83,-1.9H3.95V.5H3.83ZM3.1,-1.45H3.9V-1.33H3.1ZM3.1,-.95H3.9V-.83H3.1ZM3.1,-.45H3.9V-.33H3.1Z',
    WOOD[0],
  ) +
  shape('M-1,-2.24H.1V-1.2H-1Z', '#f2543f') +
  shape('M-1,-1.62H.1V-1.42H-1Z', '#ffe9c8') +
  shape('M2.42,-3.52H2.78C2.74,-3 2.64,-2.6 2.5,-2.2H2.42Z', '#fff3dc')
/** Where a place of the villa is in the picture, for `x` metres along the jetty and `y` metres down. */
type Site = (x: number, y: number) => Pt
/** A path in which every level and upright line names both its coordinates. */
function spelled(d: string): string {
  let [x, y] = ['0', '0']
  return d.replace(/([MLCHV])([^A-Z]*)/g, (_, letter: string, to: string) => {
    if (letter === 'H') x = to
    else if (letter === 'V') y = to
    else {
      ;[x, y] = to.split(' ').at(-1)!.split(',') as [string, string]
      return letter + to
    }
    return `L${x},${y}`
  })
}
/** A drawing in metres with every one of its places put on the site. */
const onSite = (drawing: string, site: Site): string =>
  drawing.replace(
    / d="([^"]*)"/g,
    (_, d: string) =>
      ` d="${spelled(d).replace(/(-?[\d.]+),(-?[\d.]+)/g, (_pair, x: string, y: string) => {
        const [across, down] = site(Number(x), Number(y))
        return `${across.toFixed(2)},${down.toFixed(2)}`
      })}"`,
  )
/** A villa on its site. */
export const villa = (kind: VillaKind, site: Site, livedIn: boolean): string =>
  onSite((kind === 'hip' ? HIP : TENT) + (livedIn ? LIVED_IN : ''), site)
/** The ends of a villa's deck and its posts, in metres along the jetty. */
export const villaPlan = (
  kind: VillaKind,
): { deck: readonly [number, number]; posts: readonly number[] } => ({
  deck: DECKS[kind],
  posts: POSTS[kind],
})
