/** Six skies. Colours run from the top of the picture to the horizon. */
import { clamp, mix, ramp, rgb, smoothstep } from './ink.ts'
import { fbm, noise, random } from './noise.ts'
import { coarse, grain, type Plate } from './press.ts'

const n = (v: number) => v.toFixed(1)
type Stops = [row: number, ink: string][]
const inkAt = (stops: Stops, y: number): string => {
  let i = 0
  while (i < stops.length - 2 && y > stops[i + 1]![0]) i++
  const [[ya, a], [yb, b]] = [stops[i]!, stops[i + 1]!]
  return mix(a, b, clamp((y - ya) / (yb - ya)))
}
/** A bare blend, printed in many close steps that dissolve into one another. */
export function bareSky(plate: Plate, stops: Stops, steps = 40): void {
  const y0 = stops[0]![0],
    y1 = stops.at(-1)![0]
  const table = Array.from({ length: steps + 1 }, (_, k) => rgb(inkAt(stops, y0 + ((y1 - y0) * k) / steps)))
  plate.field((x, y) => {
    const t = ((y - y0) / (y1 - y0)) * steps
    return [table[Math.round(clamp(t + (grain(x, y, 9) - 0.5) * 2.2, 0, steps))]!, 1]
  })
}
/** The woodblock's wiped band: a dark head that bleeds down into paper, and a tint at the horizon. */
export function bokashi(plate: Plate, head: string, paper: string, foot: string, horizon: number): void {
  bareSky(
    plate,
    [
      [0, head],
      [horizon * 0.2, mix(head, paper, 0.3)],
      [horizon * 0.5, paper],
      [horizon * 0.76, paper],
      [horizon, foot],
    ],
    46,
  )
}
/** Flat bands with hard, slightly bowed edges around a point on the horizon. */
export function bandedSky(plate: Plate, inks: string[], x: number, y: number, reach = 1250): void {
  const table = inks.map(rgb)
  plate.field((px, py) => {
    const d = Math.hypot((px - x) * 0.62, (py - y) * 1.15) / reach
    return [
      table[table.length - 1 - Math.min(table.length - 1, Math.floor(clamp(d) ** 0.72 * table.length))]!,
      1,
    ]
  })
}
/** Tower cumulus in three tones: heaped round lobes on a flat foot, each tone set back from the light. Light comes from `side` (-1 left, 1 right). */
export function tower(
  seed: number,
  x: number,
  base: number,
  wide: number,
  high: number,
  tones: [string, string, string],
  side: -1 | 1,
): string {
  const layer = (k: number): string => {
    const r = random(seed),
      shrink = 1 - 0.22 * k,
      cx = x - side * k * wide * 0.07
    let d = ''
    for (let i = 0; i < 26; i++) {
      const t = r.range(-0.84, 0.84),
        env = (1 - Math.abs(t) ** 1.4) * (0.35 + 0.65 * noise(t * 1.7 + 5, seed, 3) * 1.5),
        rad = high * r.range(0.1, 0.2) * (0.55 + 0.6 * env) * (1 - 0.1 * k),
        px = cx + (t * wide * shrink) / 2,
        top = base - env * high * (1 - 0.3 * k)
      // a heap, not a ball: fill from the lobe down to the foot
      d += `M${n(px - rad)},${n(base)}V${n(top + rad)}a${n(rad)},${n(rad)} 0 0 1 ${n(2 * rad)},0V${n(base)}Z`
    }
    return `<path d="${d}" fill="${tones[k]!}"/>`
  }
  return layer(0) + layer(1) + layer(2)
}
/** Overcast: long overlapping rolls of cloud, darker towards the top. */
export function overcast(plate: Plate, inks: string[], horizon: number, seed = 1): void {
  const table = ramp(inks, 9).map(rgb)
  const sway = coarse((x, y) => fbm(x / 620, y / 150, 4, seed), 3)
  plate.field((x, y) => {
    const t = (y / horizon) * 8 + (sway(x, y) - 0.5) * 5.2
    return [table[Math.round(clamp(t + (grain(x, y, 2) - 0.5) * 0.35, 0, 8))]!, 1]
  })
}
/** Night: a blend and stars, thinner towards the horizon. */
export function starrySky(plate: Plate, stops: Stops, seed = 1, stars = 170): void {
  bareSky(plate, stops)
  const r = random(seed),
    foot = stops.at(-1)![0]
  let d = ''
  for (let i = 0; i < stars; i++) {
    const y = foot * r() ** 1.5 * 0.9,
      s = r() < 0.08 ? 2.3 : r.range(0.7, 1.4)
    d += `<circle cx="${r.range(0, 1600).toFixed(1)}" cy="${y.toFixed(1)}" r="${s.toFixed(2)}" opacity="${(1 - smoothstep(foot * 0.5, foot, y)).toFixed(2)}"/>`
  }
  plate.svg(`<g fill="#fff3d6">${d}</g>`)
}
/** A low sun: the disc and its glow. */
export function disc(
  plate: Plate,
  x: number,
  y: number,
  r: number,
  ink: string,
  glow: string,
  reach = 7,
  strength = 0.7,
): void {
  const g = rgb(glow)
  plate.field(
    (px, py) => {
      const q = Math.hypot(px - x, py - y) / r
      return q > reach ? null : [g, strength * (1 - clamp((q - 1) / (reach - 1))) ** 2.4]
    },
    { stipple: 0.16, seed: 4 },
  )
  plate.svg(`<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/>`)
}
