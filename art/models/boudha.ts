/** The great stupa of Boudha at dusk, seen square to one side. Lamps along its foot light it from below. Pixels; its middle is column 0, the level of the eye is row 0. */
import { poly } from '../kit/cut.ts'
import { mix } from '../kit/ink.ts'
import { random } from '../kit/noise.ts'
import type { Pt } from '../kit/vec.ts'

const f = (...v: number[]) => v.map((q) => q.toFixed(1)).join(',')
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`

/** Half the width of the dome, and the rows of its foot and top: 39 m across, 13 m high. */
const HALF = 440
const FOOT = -66
const RISE = 293
const TOP = FOOT - RISE
const OUTLINE = `M${f(-HALF, FOOT)}A${f(HALF, RISE)} 0 0 1 ${f(HALF, FOOT)}Z`
/** A place on the dome: degrees round it from the front, and degrees up from its foot. */
const onDome = (round: number, up: number): Pt => {
  const [a, b] = [(round * Math.PI) / 180, (up * Math.PI) / 180]
  return [HALF * Math.cos(b) * Math.sin(a), FOOT - RISE * Math.sin(b) - 12 * Math.cos(b) * (Math.cos(a) - 1)]
}
/** A band round the dome between two heights. */
const course = (low: number, high: number, ink: string): string => {
  const turns = Array.from({ length: 61 }, (_, i) => (i - 30) * 3)
  const edge = (up: number): Pt[] => {
    const row = turns.map((t) => onDome(t, up))
    return [[-HALF, row[0]![1]], ...row, [HALF, row[0]![1]]]
  }
  return poly([...edge(low), ...edge(high).toReversed()], ink)
}
/** White plaster at nightfall in flat tones: warm at the foot where the lamps reach, shaded to the left, paler courses of whitewash. */
const PLASTER =
  `<clipPath id="dome"><path d="${OUTLINE}"/></clipPath><g clip-path="url(#dome)">` +
  shape(OUTLINE, '#dccfe6') +
  course(-8, 27, '#efd5d4') +
  course(-8, 13, '#ffe2bd') +
  course(-8, 5, '#efbf98') +
  `<path d="M${f(-HALF, FOOT)}A${f(HALF, RISE)} 0 0 1 0,${TOP}C-170,${TOP + 26} -318,${TOP + 150} -338,${FOOT + 12}H${-HALF}Z" fill="#7a5ca6" fill-opacity=".34"/>` +
  '</g>'
/** Saffron water, thrown in arcs: petals of a lotus round the dome, each a broad and a thin line. */
const PETALS = Array.from({ length: 7 }, (_, i) => {
  const middle = (i - 3) * 20,
    arc = (up: number, deep: number, half: number) =>
      Array.from({ length: 21 }, (_u, k) =>
        onDome(middle + ((k - 10) / 10) * half, up - deep * (1 - ((k - 10) / 10) ** 2)),
      )
  const stroke = (up: number, deep: number, thick: number, half: number, ink: string) =>
    poly([...arc(up, deep, half), ...arc(up - thick * 0.7, deep + thick * 0.3, half).toReversed()], ink)
  return stroke(65, 13, 2.4, 10, '#d79a68') + stroke(64, 8, 1.1, 7.5, '#dfb08c')
}).join('')
const bar = (half: number, top: number, foot: number, ink: string) =>
  poly([[-half, top], [half, top], [half, foot], [-half, foot]], ink) // prettier-ignore
/** A quiet terrace. Its ends are the corners of the stupa's base. */
const terrace = (half: number, top: number, foot: number): string =>
  bar(half, top, foot, 'url(#terrace)') + bar(half + 4, top - 5, top + 3, '#dc9a86')
/** The niches round the foot of the dome. */
const niches = (): string =>
  Array.from({ length: 25 }, (_, i) => {
    const turn = ((i - 12) * 6 * Math.PI) / 180,
      x = (HALF + 4) * Math.sin(turn),
      w = 8.5 * Math.cos(turn)
    return (
      shape(
        `M${f(x - w, FOOT + 19)}V${f(FOOT + 6)}Q${f(x, FOOT - 4)} ${f(x + w, FOOT + 6)}V${f(FOOT + 19)}Z`,
        '#351f5c',
      ) +
      shape(
        `M${f(x - w * 0.45, FOOT + 19)}V${f(FOOT + 9)}Q${f(x, FOOT + 3)} ${f(x + w * 0.45, FOOT + 9)}V${f(FOOT + 19)}Z`,
        '#d98a5c',
      )
    )
  }).join('')
/** The ring at the foot of the dome and two terraces. */
export const terraces = ([low, high]: Pt = [690, 520]): string =>
  bar(1300, 24, 130, '#2c2264') +
  bar(1300, 22, 27, '#6d4a7c') +
  '<linearGradient id="terrace" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#b56a72"/><stop offset="1" stop-color="#4a3680"/></linearGradient>' +
  terrace(low, -14, 27) +
  terrace(high, -44, -13) +
  terrace(HALF + 10, FOOT - 8, FOOT + 22) +
  niches()
const GOLD = { hot: '#ffe7a0', lit: '#ffc850', own: '#e89a2e', low: '#b5662f', deep: '#6f3a48' }
const EYE_INK = '#221a4c'
/** The right eye of the face, half closed; the left is its mirror. */
const EYE =
  shape('M9,2C16,-9 30,-15 45,-14C60,-13 70,-6 79,-9C74,0 66,6 56,9C44,13 24,12 9,2Z', '#fff6e0') +
  `<clipPath id="lid"><path d="M9,2C16,-9 30,-15 45,-14C60,-13 70,-6 79,-9C74,0 66,6 56,9C44,13 24,12 9,2Z"/></clipPath><g clip-path="url(#lid)"><circle cx="43" cy="-4" r="15.5" fill="#2d5fb4"/><circle cx="43" cy="-4" r="7.6" fill="${EYE_INK}"/></g>` +
  // upper lid with its long outer corner, lower lid
  shape(
    'M4,5C12,-9 27,-19 46,-18.5C61,-18 69,-10 86,-15C80,-8 73,-5 66,-6C58,-7 52,-11 43,-11C29,-11 17,-5 9,3Z',
    EYE_INK,
  ) +
  shape('M8,2C24,12 44,13 56,9C62,7 67,3 71,-1C68,6 62,11 55,13.5C42,17.5 20,14 8,2Z', '#c23a38') +
  // brow
  shape(
    'M9,-23C19,-37 37,-46 56,-42C70,-39 80,-31 88,-33C80,-24 70,-26 58,-31C42,-38 24,-33 11,-20Z',
    '#2c3f98',
  )

/** The face on the tower. */
const FACE =
  EYE +
  `<g transform="scale(-1,1)">${EYE.replaceAll('lid', 'lid2')}</g>` +
  // tika
  shape('M0,-41C5,-34 7,-28 5,-24C2.5,-20 -2.5,-20 -5,-24C-7,-28 -5,-34 0,-41Z', '#d83a34') +
  // the nose, the numeral one
  shape(
    'M-2,20C10,16 19,25 16,36C13,46 1,48 1,56C1,62 6,65 12,66C3,71 -8,66 -8,56C-8,45 5,42 7,34C8,28 3,25 -1,28C-5,31 -3,37 1,37C-4,41 -11,37 -10,30C-9,25 -6,21 -2,20Z',
    '#d83a34',
  )
/** A slab of the tower: half widths at foot and top, and its rows. */
const slab = (low: number, y0: number, high: number, y1: number, ink: string) =>
  poly([[-low, y0], [low, y0], [high, y1], [-high, y1]], ink) // prettier-ignore

/** Base, cube with the face, cornice, thirteen steps, parasol and pinnacle; undersides are brightest. */
function tower(): string {
  const base = TOP + 10
  let y = base - 26
  let s = slab(112, base, 110, y, '#8478bc')
  const cube = y
  y -= 150
  s +=
    slab(96, cube, 94, y, GOLD.lit) +
    `<g transform="translate(0,${cube - 80}) scale(.92)">${FACE}</g>` +
    slab(94.3, y + 16, 94, y, '#c23a38') +
    slab(94.4, y + 20, 94.2, y + 16, GOLD.deep)
  // cornice
  s +=
    slab(96, y, 106, y - 8, GOLD.hot) +
    slab(106, y - 8, 106, y - 17, GOLD.own) +
    slab(106, y - 17, 116, y - 24, GOLD.hot) +
    slab(116, y - 24, 116, y - 36, GOLD.lit)
  y -= 36
  // the steps dim as they rise
  const steps = 13,
    rise = 12.6
  for (let i = 0; i < steps; i++) {
    const t = i / (steps - 1),
      w = 92 - i * 5.1,
      dim = (ink: string) => mix(ink, '#a8659a', t * 0.38)
    s +=
      slab(w - 4, y, w, y - 3.6, dim(GOLD.deep)) +
      slab(w, y - 3.6, w - 1, y - rise, dim(GOLD.lit)) +
      slab(w, y - 3.6, w - 0.3, y - 6, dim(GOLD.hot))
    y -= rise
  }
  const dim = (ink: string) => mix(ink, '#a8659a', 0.3)
  s +=
    slab(22, y, 22, y - 8, dim(GOLD.deep)) +
    // the parasol: valance, canopy
    shape(`M${f(-44, y - 8)}H44L40,${f(y - 24)}H-40Z`, dim(GOLD.hot)) +
    shape(
      `M${f(-44, y - 8)}L-40,${f(y - 24)}H40L44,${f(y - 8)}Q33,${f(y - 1)} 22,${f(y - 8)}Q11,${f(y - 1)} 0,${f(y - 8)}Q-11,${f(y - 1)} -22,${f(y - 8)}Q-33,${f(y - 1)} -44,${f(y - 8)}Z`,
      dim(GOLD.lit),
    ) +
    shape(
      `M-46,${f(y - 22)}C-34,${f(y - 34)} -16,${f(y - 40)} 0,${f(y - 42)}C16,${f(y - 40)} 34,${f(y - 34)} 46,${f(y - 22)}Z`,
      dim(GOLD.own),
    ) +
    shape(
      `M-9,${f(y - 39)}C-16,${f(y - 50)} -9,${f(y - 56)} -5,${f(y - 62)}C-10,${f(y - 68)} -6,${f(y - 74)} 0,${f(y - 92)}C6,${f(y - 74)} 10,${f(y - 68)} 5,${f(y - 62)}C9,${f(y - 56)} 16,${f(y - 50)} 9,${f(y - 39)}Z`,
      dim(GOLD.lit),
    )
  return s
}
/** Where a line of flags is tied to the edge of the spire, the step counted from the top. */
export const knot = (side: number, step: number): Pt => [
  side * (25 + step * 5.1),
  TOP - 16 - 150 - 36 - (13 - step) * 12.6 - 6,
]
/** The tower and the dome. */
export const dome = (): string => tower() + PLASTER + PETALS

const FLAGS = ['#3f7fd0', '#fff1d8', '#e0463c', '#3aa36c', '#f7bb38']
/** A line of prayer flags that sags from `a` to `b`. Each hangs in its own way, larger towards us; `dusk` says how far a place is from the light. */
export function flagLine(
  seed: number,
  a: Pt,
  b: Pt,
  from: number,
  to: number,
  dusk: (at: Pt) => number,
): string {
  const r = random(seed),
    way = Math.sign(b[0] - a[0]),
    long = Math.hypot(b[0] - a[0], b[1] - a[1]),
    sag = long * 0.06,
    on = (t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + sag * 4 * t * (1 - t)],
    mid = on(0.5)
  const cord = `cord${seed}`
  let s = ''
  let t = 42 / long
  for (let i = seed; t < 1; i++) {
    const size = from + (to - from) * t,
      p = on(t),
      q = on(t + size / long),
      [left, right] = way > 0 ? [p, q] : [q, p],
      high = size * r.range(0.98, 1.2),
      swing = size * r.range(-0.06, 0.3),
      belly = size * r.range(-0.1, 0.16),
      lift = size * r.range(-0.08, 0.1),
      ink = mix(FLAGS[i % 5]!, '#262a72', dusk(p)),
      [lx, ly] = [left[0] + swing, left[1] + high + lift],
      [rx, ry] = [right[0] + swing * 0.8, right[1] + high - lift],
      fold = 0.3 + 0.3 * r(),
      [mx, my] = [left[0] + (right[0] - left[0]) * fold, left[1] + (right[1] - left[1]) * fold],
      [nx, ny] = [lx + (rx - lx) * fold, ly + (ry - ly) * fold + belly * 0.5]
    s +=
      shape(
        `M${f(...left)}L${f(...right)}Q${f(right[0] + belly, right[1] + high * 0.5)} ${f(rx, ry)}Q${f((lx + rx) / 2, (ly + ry) / 2 + belly)} ${f(lx, ly)}Q${f(left[0] + belly, left[1] + high * 0.5)} ${f(...left)}Z`,
        ink,
      ) +
      shape(
        `M${f(...left)}L${f(mx, my)}Q${f(mx + belly, my + high * 0.5)} ${f(nx, ny)}Q${f((lx + nx) / 2, (ly + ny) / 2 + belly * 0.5)} ${f(lx, ly)}Q${f(left[0] + belly, left[1] + high * 0.5)} ${f(...left)}Z`,
        mix(ink, '#1d1a56', 0.3),
      )
    t += (size * 1.14) / long
  }
  return (
    s +
    `<linearGradient id="${cord}" gradientUnits="userSpaceOnUse" x1="${a[0]}" y1="0" x2="${b[0]}" y2="0"><stop offset="0" stop-color="#f0c88c"/><stop offset=".06" stop-color="#a892b8"/><stop offset=".3" stop-color="#8a80c4"/></linearGradient><path d="M${f(...a)}Q${f(2 * mid[0] - (a[0] + b[0]) / 2, 2 * mid[1] - (a[1] + b[1]) / 2)} ${f(...b)}" fill="none" stroke="url(#${cord})" stroke-width="2.2"/><circle cx="${f(a[0])}" cy="${f(a[1])}" r="3.2" fill="#c8574a"/>`
  )
}
