/** Tall prayer banners against the sun: a long narrow cloth is tied along a pole and waves to the left. Metres, y down, the foot of the pole at the origin. */
import { smoothPath } from '../kit/cut.ts'
import { mix } from '../kit/ink.ts'
import type { Pt } from '../kit/vec.ts'

/** Height of the pole, and of the upper and lower edge of the cloth above the ground. */
export const POLE = 7
const TOP = 6.62
const LOW = 1.15
/** How the cloth waves: where its waves are and how wide it is. */
export interface Wave {
  phase: number
  wide: number
}
/** Inks of a cloth: where light passes through one layer, its own tone, a fold, and a fold that lies double. */
export type Cloth = readonly [glow: string, own: string, fold: string, deep: string]

const f = (v: number) => v.toFixed(3)
/** A point of the cloth: `u` from the pole to the free edge, `v` from the upper edge to the lower. */
function onCloth({ phase, wide }: Wave, u: number, v: number): Pt {
  const swing = Math.sin(8.4 * v + phase - 1.5 * u),
    rounded = 1 - 0.16 * Math.max(0, (v - 0.9) / 0.1) ** 2
  return [
    -wide * u * rounded * (0.86 + 0.1 * v + (0.07 + 0.1 * v) * u * swing),
    -TOP +
      (TOP - LOW) * v +
      wide * u * (0.3 + 0.1 * Math.cos(8.4 * v + phase)) * (1 - 0.3 * v) +
      0.05 * v * Math.sin(7 * u + phase),
  ]
}
/** The outline of the cloth. */
export function clothEdge(wave: Wave): Pt[] {
  const free: Pt[] = [],
    pole: Pt[] = []
  for (let i = 0; i <= 42; i++) free.push(onCloth(wave, 1, i / 42))
  for (let i = 9; i > 0; i--) free.push(onCloth(wave, i / 10, 1))
  for (let i = 42; i >= 0; i--) {
    // the ties hold the cloth, between them it slackens
    const v = i / 42
    pole.push([-0.03 - 0.075 * Math.sin(v * 6 * Math.PI) ** 2, -TOP + (TOP - LOW) * v])
  }
  return [...free, ...pole]
}
const closed = (p: readonly Pt[]) => `M${p.map(([x, y]) => `${f(x)},${f(y)}`).join('L')}Z`
/** A fold: it hangs from a tie on the pole and opens towards the free edge. */
function fold(wave: Wave, tie: number, from: number, to: number, end: number): string {
  const line = (v: number, bow: number): Pt[] =>
    Array.from({ length: 9 }, (_, i) => {
      const t = i / 8
      return onCloth(wave, 0.03 + (end - 0.03) * t, tie + (v - tie) * t ** 1.25 + bow * Math.sin(Math.PI * t))
    })
  return smoothPath([...line(from, 0.022), ...line(to, 0.036).toReversed()], 0.5)
}
let serial = 0
/** A banner before the sun, which is at (sx, sy) in the same metres: the cloth is brightest where we look through it towards the sun, and duller as far as `reach`. */
export function darchor(wave: Wave, [glow, own, dim, deep]: Cloth, [sx, sy]: Pt, reach: number): string {
  const id = `cloth${serial++}`,
    edge = closed(clothEdge(wave))
  const hem = closed([
    ...Array.from({ length: 43 }, (_, i) => onCloth(wave, 1.1, i / 42)),
    ...Array.from({ length: 43 }, (_, i) => onCloth(wave, 0.93, 1 - i / 42)),
  ])
  let [light, dark, double] = ['', '', '']
  const trough = (k: number) => (Math.PI * (2 * k + 1.5) - wave.phase + 1.5) / 8.4
  for (let k = -2; k < 4; k++) {
    const v = trough(k)
    if (v > -0.1 && v < 1.1) {
      dark += fold(wave, v - 0.25, v - 0.07, v + 0.07, 1.05)
      double += fold(wave, v - 0.22, v - 0.005, v + 0.05, 1.05)
      light += fold(wave, v + 0.08, v + 0.2, v + 0.36, 1.05)
      dark += fold(wave, v + 0.2, v + 0.41, v + 0.415, 0.8)
    }
  }
  return (
    `<path d="M-.055,.04L-.04,-${POLE}L.04,-${POLE}L.055,.04Z" fill="#2b2440"/>` +
    `<radialGradient id="${id}s" gradientUnits="userSpaceOnUse" cx="${f(sx)}" cy="${f(sy)}" r="${f(reach)}"><stop offset=".04" stop-color="${glow}"/><stop offset=".42" stop-color="${own}"/><stop offset="1" stop-color="${mix(own, dim, 0.6)}"/></radialGradient>` +
    `<clipPath id="${id}"><path d="${edge}"/></clipPath><path d="${edge}" fill="url(#${id}s)"/>` +
    `<g clip-path="url(#${id})"><path d="${light}" fill="${glow}"/><path d="${dark}" fill="${dim}"/><path d="${double}" fill="${deep}"/><path d="${hem}" fill="${dim}" opacity=".55"/></g>` +
    `<g transform="translate(0,-${POLE})"><path d="M0,-.32C.04,-.22 .1,-.17 .095,-.08C.085,-.01 .05,.02 0,.02S-.085,-.01 -.095,-.08C-.1,-.17 -.04,-.22 0,-.32Z" fill="#c98536"/></g>`
  )
}
