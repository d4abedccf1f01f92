/** St Basil's at dusk as a flat elevation, by hand: metres, y down, the ground at y = 0. 65 m high, eight onion domes of different patterns round the tent with its golden dome. Warm light comes from the right. */
import type { Pt } from '../kit/vec.ts'

const f = (v: number) => v.toFixed(2)
const line = (points: readonly Pt[]): string => `M${points.map(([x, y]) => `${f(x)},${f(y)}`).join('L')}Z`
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
/** Left, front and right faces of brick, then of the white stone. */
const BRICK = ['#2b1a55', '#4b2263', '#6e2c62'] as const
const STONE = ['#454c96', '#7f8bcb', '#b7b5da'] as const
const SNOW = ['#8d9fdc', '#d5def8'] as const
const NIGHT = '#120f38'
const WARM = '#ffc35c'
const GOLD = ['#8a4a4e', '#d08a3e', '#ffd27c'] as const
const RIM = '#ffb27a'
/** Share of the greatest radius at each share of an onion's height. */
const SWELL: readonly Pt[] = [
  [0.7, 0],
  [0.84, 0.06],
  [0.97, 0.16],
  [1, 0.26],
  [0.95, 0.37],
  [0.8, 0.49],
  [0.57, 0.61],
  [0.33, 0.73],
  [0.14, 0.85],
  [0.05, 0.94],
  [0, 1],
]
function girth(t: number): number {
  const i = Math.min(SWELL.length - 2, Math.max(0, SWELL.findIndex(([, s]) => s >= t) - 1)),
    at = (k: number) => SWELL[Math.min(SWELL.length - 1, Math.max(0, k))]!,
    [a, b, c, d] = [at(i - 1)[0], at(i)[0], at(i + 1)[0], at(i + 2)[0]],
    u = (t - at(i)[1]) / (at(i + 1)[1] - at(i)[1])
  return Math.max(
    0,
    0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u * u * u),
  )
}
const STEPS = Array.from({ length: 41 }, (_, i) => i / 40)
/** A point of the dome of radius 1 and height 1 by its turn (in rounds, 0 towards us) and its rise. */
function onDome(turn: number, rise: number): Pt {
  const a = Math.max(-0.25, Math.min(0.25, turn)) * Math.PI * 2,
    t = Math.max(0, Math.min(1, rise))
  return [girth(t) * Math.sin(a), -t]
}
type Glaze = (inks: readonly string[]) => string
/** `count` bands from foot to tip that wind by `wind` bands on the way. */
const wound =
  (count: number, wind: number): Glaze =>
  (inks) => {
    let d = ''
    for (let i = -count * 2; i < count * 2; i++) {
      const left = (t: number) => (i - wind * t) / count
      d += line([
        ...STEPS.map((t) => onDome(left(t), t)),
        ...STEPS.toReversed().map((t) => onDome(left(t) + 0.5 / count, t)),
      ])
    }
    return shape(d, inks[1]!)
  }
/** Zigzag bands, `rows` of them, each with `count` points round the dome. */
const zigzag =
  (count: number, rows: number): Glaze =>
  (inks) => {
    const edge = (j: number): Pt[] =>
      Array.from({ length: 97 }, (_, i) => {
        const a = -0.25 + (i / 96) * 0.5,
          fold = a * count - Math.floor(a * count)
        return onDome(a, (j - Math.abs(fold - 0.5) * 1.7) / rows)
      })
    return Array.from({ length: rows + 2 }, (_, j) =>
      shape(line([...edge(j), ...edge(j + 1).toReversed()]), inks[j % inks.length]!),
    ).join('')
  }
/** Lozenges, `count` round the dome and `rows` up. */
const diamonds =
  (count: number, rows: number): Glaze =>
  (inks) => {
    const d: string[] = inks.map(() => '')
    const span = count + rows
    for (let i = -span; i < span; i++)
      for (let j = -span; j < span; j++) {
        const corner = (u: number, v: number): Pt => onDome((u + v) / (2 * count), (u - v) / (2 * rows)),
          side = (u: number, v: number, du: number, dv: number): Pt[] =>
            [0, 0.25, 0.5, 0.75].map((s) => corner(u + du * s, v + dv * s))
        const rise = (i - j) / (2 * rows)
        if (rise < -0.2 || rise > 1.1) continue
        const ink = (((i + 2 * j) % inks.length) + inks.length) % inks.length
        d[ink] += line([
          ...side(i, j, 1, 0),
          ...side(i + 1, j, 0, 1),
          ...side(i + 1, j + 1, -1, 0),
          ...side(i, j + 1, 0, -1),
        ])
      }
    return d.map((part, i) => shape(part, inks[i]!)).join('')
  }
let serial = 0
/** An onion of radius r and height h on (x, y): its glaze, one tone of shade on the left, light on the right and a warm rim. */
function onion(
  x: number,
  y: number,
  r: number,
  h: number,
  glaze: Glaze | null,
  inks: readonly string[],
): string {
  const outline = line([
      ...STEPS.map((t) => onDome(-0.25, t)),
      ...STEPS.toReversed().map((t) => onDome(0.25, t)),
    ]),
    lune = (a: number, b: number) =>
      line([...STEPS.map((t) => onDome(a, t)), ...STEPS.toReversed().map((t) => onDome(b, t))]),
    id = `onion${serial++}`
  return (
    `<clipPath id="${id}"><path d="${outline}"/></clipPath><g transform="translate(${f(x)},${f(y)}) scale(${r},${h})"><g clip-path="url(#${id})">${shape(outline, inks[0]!)}${glaze ? glaze(inks) : ''}` +
    `<path d="${lune(-0.25, -0.045)}" fill="#130c44" opacity=".5"/><path d="${lune(-0.25, -0.14)}" fill="#0e0a38" opacity=".45"/><path d="${lune(0.095, 0.25)}" fill="#ffb98c" opacity=".2"/></g>` +
    shape(lune(0.2, 0.25), RIM) +
    '</g>'
  )
}
/** A three-barred cross of height h on (x, y). */
function cross(x: number, y: number, h: number): string {
  const bar = (up: number, half: number, tilt = 0) =>
    `M${f(x - half * h)},${f(y - (up + tilt) * h)}L${f(x + half * h)},${f(y - (up - tilt) * h)}`
  return (
    `<path d="M${x},${y + 0.3}V${f(y - h)}${bar(0.84, 0.12)}${bar(0.64, 0.25)}${bar(0.3, 0.14, 0.05)}" stroke="${GOLD[1]}" stroke-width=".34" fill="none"/>` +
    `<circle cx="${x}" cy="${f(y)}" r=".42" fill="${GOLD[2]}"/>`
  )
}
/** A round arch of half width w and height h whose foot is at (x, y). */
const arch = (x: number, y: number, w: number, h: number): string =>
  `M${f(x - w)},${f(y)}V${f(y - h + w)}A${f(w)},${f(w)} 0 0 1 ${f(x + w)},${f(y - h + w)}V${f(y)}Z`
/** A keel-shaped gable. */
const keel = (x: number, y: number, w: number, h: number): string =>
  `M${f(x - w)},${f(y)}C${f(x - w * 1.06)},${f(y - h * 0.62)} ${f(x - w * 0.42)},${f(y - h * 0.74)} ${f(x)},${f(y - h)}C${f(x + w * 0.42)},${f(y - h * 0.74)} ${f(x + w * 1.06)},${f(y - h * 0.62)} ${f(x + w)},${f(y)}Z`
/** Three visible faces of an octagonal tower of radius R between two heights above the ground. */
function faces(x: number, R: number, low: number, high: number, inks: readonly string[], top = R): string {
  const at = (s: number, up: number, q: number): Pt => [x + s * q, -up],
    face = (a: number, b: number, ink: string) =>
      shape(line([at(a, low, R), at(b, low, R), at(b, high, top), at(a, high, top)]), ink)
  return face(-0.924, -0.38, inks[0]!) + face(-0.383, 0.383, inks[1]!) + face(0.38, 0.924, inks[2]!)
}
/** A ledge round a tower, with snow on it. */
const ledge = (x: number, R: number, up: number, thick = 0.7): string =>
  faces(x, R, up, up + thick, STONE) +
  shape(
    `M${f(x - R * 0.94)},${f(-up - thick)}Q${f(x - R * 0.9)},${f(-up - thick - 0.62)} ${f(x - R * 0.5)},${f(-up - thick - 0.5)}Q${f(x)},${f(-up - thick - 0.75)} ${f(x + R * 0.5)},${f(-up - thick - 0.5)}Q${f(x + R * 0.9)},${f(-up - thick - 0.6)} ${f(x + R * 0.94)},${f(-up - thick)}Z`,
    SNOW[1],
  )
/** A tower under its dome: x, height of the dome's foot, radius, height of the dome, its glaze and inks, and which windows are lit. */
type Chapel = readonly [number, number, number, number, Glaze, readonly string[], number]
function chapel([x, foot, r, h, glaze, inks, lit]: Chapel): string {
  const R = r * 1.14,
    neck = r * 0.95,
    wall = foot - neck - r * 1.25,
    tier = (up: number, w: number, high: number, spots: readonly number[]): string =>
      spots
        .map((s) => {
          const side = s < -0.3 ? 0 : s > 0.3 ? 2 : 1,
            k = side === 1 ? 1 : 0.62,
            cx = x + s * R
          return (
            shape(keel(cx, -up, w * k + 0.34, high + 0.75), SNOW[side ? 1 : 0]) +
            shape(keel(cx, -up, w * k + 0.06, high + 0.1), STONE[side]) +
            shape(keel(cx, -up, w * k * 0.66, high * 0.7), BRICK[side])
          )
        })
        .join('')
  const windows = [-0.64, 0, 0.64]
    .map((s, i) => {
      const w = R * (i === 1 ? 0.17 : 0.095)
      return (
        shape(arch(x + s * R, -wall * 0.64, w + 0.32, wall * 0.2 + 0.5), STONE[i]!) +
        shape(arch(x + s * R, -wall * 0.65, w, wall * 0.19), i === lit ? WARM : NIGHT)
      )
    })
    .join('')
  const drum = [-0.5, 0, 0.5]
    .map((s, i) =>
      shape(arch(x + s * r, -(foot - neck) - 0.5, r * (i === 1 ? 0.13 : 0.1), neck * 0.62), NIGHT),
    )
    .join('')
  return (
    faces(x, R, 0, wall, BRICK) +
    ledge(x, R * 1.04, wall * 0.52) +
    windows +
    faces(x, r * 0.94, wall, foot - neck, BRICK, r * 0.72) +
    tier(wall + r * 0.5, R * 0.3, r * 0.74, [-0.46, 0.46]) +
    tier(wall - 0.1, R * 0.36, r * 0.86, [-0.66, 0.66, 0]) +
    ledge(x, R * 1.05, wall - 0.75, 0.6) +
    faces(x, r * 0.78, foot - neck, foot, STONE) +
    drum +
    ledge(x, r * 0.9, foot - 0.5, 0.4) +
    onion(x, -foot - 0.2, r, h, glaze, inks) +
    cross(x, -foot - h, r * 1.05)
  )
}
/** The tent over the middle: an octagonal tower, gables, the steep tent and a golden dome. */
function tent(): string {
  const eyes = [
    [39.6, 4.2],
    [43.8, 3.3],
    [47.6, 2.5],
  ]
    .map(([up, R]) =>
      [-0.62, 0.62, 0]
        .map((s) => {
          const side = s < 0 ? 0 : s > 0 ? 2 : 1,
            w = R! * (side === 1 ? 0.25 : 0.14)
          return (
            shape(keel(s * R!, -up!, w + 0.22, R! * 0.62 + 0.5), SNOW[side ? 1 : 0]) +
            shape(keel(s * R!, -up!, w, R! * 0.62), STONE[side]) +
            shape(keel(s * R!, -up!, w * 0.6, R! * 0.4), NIGHT)
          )
        })
        .join(''),
    )
    .join('')
  const gable = (up: number, R: number) =>
    [-0.66, 0.66, 0]
      .map((s) => {
        const side = s < 0 ? 0 : s > 0 ? 2 : 1,
          k = side === 1 ? 1 : 0.6
        return (
          shape(keel(s * R, -up, R * 0.38 * k + 0.34, R * 0.62 + 0.7), SNOW[side ? 1 : 0]) +
          shape(keel(s * R, -up, R * 0.38 * k, R * 0.62), STONE[side]) +
          shape(keel(s * R, -up, R * 0.25 * k, R * 0.42), BRICK[side])
        )
      })
      .join('')
  return (
    faces(0, 6.4, 0, 33, BRICK) +
    [-0.64, 0, 0.64]
      .map(
        (s, i) =>
          shape(arch(s * 6.4, -26.6, i === 1 ? 1.3 : 0.75, 4.6), STONE[i]!) +
          shape(arch(s * 6.4, -26.6, i === 1 ? 0.8 : 0.42, 3.9), i === 1 ? WARM : NIGHT),
      )
      .join('') +
    ledge(0, 6.9, 24.8) +
    ledge(0, 6.9, 31.8) +
    faces(0, 5.6, 33, 53.4, BRICK, 1.55) +
    eyes +
    gable(33, 6.4) +
    ledge(0, 1.9, 52.8, 0.5) +
    faces(0, 1.5, 53.3, 55.8, STONE) +
    ledge(0, 1.9, 55.3, 0.4) +
    onion(0, -55.9, 2.8, 6.4, null, [GOLD[1]]) +
    cross(0, -62.3, 3.4)
  )
}
/** A porch under its own steep tent. */
function porch(x: number): string {
  const roof = (a: number, b: number, ink: string) =>
    shape(line([[x + a, -6.4], [x + b, -6.4], [x, -14.6]]), ink) // prettier-ignore
  return (
    shape(`M${x - 3.7},0V-6H${x + 3.7}V0Z`, BRICK[1]) +
    shape(`M${x - 3.7},0V-6H${x - 2.6}V0Z`, BRICK[0]) +
    shape(`M${x + 2.6},0V-6H${x + 3.7}V0Z`, BRICK[2]) +
    shape(arch(x, 0, 2.3, 5), STONE[1]) +
    shape(arch(x, 0, 1.75, 4.4), WARM) +
    shape(arch(x - 0.42, 0, 1.33, 4.1), '#f0953f') +
    shape(`M${x - 4.3},-5.6H${x + 4.3}V-6.6H${x - 4.3}Z`, STONE[1]) +
    roof(-4.3, -1.2, '#7f92d2') +
    roof(-1.2, 4.3, '#c6d2f4') +
    roof(2.2, 4.3, '#f0e2e2') +
    `<circle cx="${x}" cy="-14.9" r=".7" fill="${GOLD[1]}"/><circle cx="${x + 0.2}" cy="-15" r=".38" fill="${GOLD[2]}"/>`
  )
}
/** The shared basement: a gallery of arches under a roof of snow. */
function gallery(): string {
  let arches = ''
  for (let i = -6; i <= 6; i++) {
    const x = i * 3.6,
      side = i < -4 ? 0 : i > 4 ? 2 : 1
    arches +=
      shape(arch(x, -0.9, side === 1 ? 1.32 : 1.1, 4.9), STONE[side]) +
      shape(arch(x, -0.9, side === 1 ? 0.92 : 0.72, 4.3), i % 5 === 1 ? WARM : NIGHT)
  }
  return (
    shape('M-24,0V-7H24V0Z', BRICK[1]) +
    shape('M-24,0V-7H-16.4V0Z', BRICK[0]) +
    shape('M16.4,0V-7H24V0Z', BRICK[2]) +
    arches +
    shape('M-24.5,-6.4H24.5V-7.3H-24.5Z', STONE[1]) +
    shape('M-24.5,-6.4H-16.4V-7.3H-24.5Z', STONE[0]) +
    shape('M16.4,-6.4H24.5V-7.3H16.4Z', STONE[2]) +
    shape(
      'M-24.7,-7.2C-24.4,-8.6 -22.8,-9.2 -20.4,-9.8C-14,-11 -6,-10.6 0,-10.7C8,-10.9 14,-11 20.4,-9.8C22.8,-9.2 24.4,-8.6 24.7,-7.2Z',
      SNOW[1],
    ) +
    shape(
      'M-24.7,-7.2C-24.4,-8.6 -22.8,-9.2 -20.4,-9.8C-18,-10.3 -16,-10.5 -14,-10.6C-15.6,-9.6 -16.2,-8.4 -16.4,-7.2Z',
      SNOW[0],
    )
  )
}
/** Snow blown against the foot of the walls, open at the doors. */
const drift = (): string =>
  shape('M-26.5,.5C-25,-.6 -23.4,-1.5 -21,-1.1C-18.6,-.7 -16,-.9 -14.2,.5Z', SNOW[0]) +
  shape('M-7.2,.5C-5.6,-.9 -2.6,-1.2 .4,-.8C3.4,-.5 6.6,-.9 8.8,.5Z', SNOW[0]) +
  shape('M16,.5C17.8,-.9 20.4,-.8 22.4,-1.2C24.4,-1.5 25.6,-.6 26.8,.5Z', SNOW[0])
const BLUE = '#2a52a8',
  PALE = '#b9c4ec',
  GREEN = '#1f6f74',
  RED = '#b3304f',
  AMBER = '#dc9a45',
  VIOLET = '#5a3a94'
/** From back to front. */
const BEHIND: readonly Chapel[] = [
  [-7.6, 37.4, 4.1, 9.4, wound(9, -2.2), [RED, AMBER], -1],
  [-20.2, 21.8, 3.5, 8, wound(10, 0), [VIOLET, PALE], -1],
  [20, 23, 3.5, 8, zigzag(8, 6), [BLUE, AMBER], -1],
]
const AROUND: readonly Chapel[] = [
  [13.2, 33, 4.6, 10.6, zigzag(9, 8), [RED, PALE, GREEN], -1],
  [-14.6, 30.4, 4.6, 10.6, wound(9, -2.6), [GREEN, AMBER], 1],
  [-7.2, 20.6, 3.6, 8.3, diamonds(9, 5), [RED, PALE, VIOLET], -1],
  [11, 20.8, 3.6, 8.3, diamonds(8, 5), [GREEN, AMBER, GREEN], 1],
  [2.4, 29.2, 5, 11.6, wound(10, 2.6), [BLUE, PALE], 1],
]
export const cathedral = (): string =>
  BEHIND.map(chapel).join('') +
  tent() +
  AROUND.map(chapel).join('') +
  gallery() +
  porch(-10.6) +
  porch(12.4) +
  drift()
