/** The home picture: a traveller crosses a vaulted terminus by the water. Its fan window is the meridian; the old town of Istanbul is across the water. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place, poly } from '../kit/cut.ts'
import { bareSky, disc } from '../kit/heavens.ts'
import { oldTown } from '../models/old-harbour.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { ridge } from '../kit/ridge.ts'
import { traveller, WAITING } from '../models/terminus-folk.ts'
import type { Pt } from '../kit/vec.ts'

const DARK = '#15183c'
interface Layout {
  wide: number
  /** Centre column of the fan, row of the floor below it, and its radius to the glass. */
  cx: number
  base: number
  r: number
  /** Row of the horizon and column where the lines of the hall meet. */
  horizon: number
  vx: number
  /** Height of the eye above the floor, and distance of the window, in metres. */
  eye: number
  far: number
  /** How long a figure's shadow is, and how far the light of the top of the fan comes, as shares of their heights; how much that light widens. */
  reach: number
  pool: number
  spread: number
  /** Columns of the feet and distances of the traveller and of those who wait. */
  traveller: [x: number, far: number]
  waiting: [x: number, far: number]
}
/** Radius of the ring inside the fan, as a share of its own. Below the ring the glass has no bars: the people are seen there. */
const INNER = 0.7
const PANES = 8
/** Radius of the hall as a share of the fan's: the ring of stones fills the rest of its end wall. */
const HALL = 1.16
const f = ([x, y]: Pt) => `${x.toFixed(1)},${y.toFixed(1)}`
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const disk = (x: number, y: number, r: number) => `M${x - r},${y}A${r},${r} 0 0 1 ${x + r},${y}Z`
const half = ({ cx, base }: Layout, radius: number) => disk(cx, base, radius)
const onFan = ({ cx, base, r }: Layout, degrees: number, share: number): Pt => {
  const a = (degrees * Math.PI) / 180
  return [cx - Math.cos(a) * r * share, base - Math.sin(a) * r * share]
}
/** The sun, low behind the mosque: columns on water and floor run to and from below it. */
const sunOf = ({ cx, r, horizon }: Layout): Pt => [cx + r * 0.052, horizon - r * 0.235]
const ring = (l: Layout, outer: number, inner: number, fill: string) =>
  `<path fill-rule="evenodd" d="${half(l, outer)}${half(l, inner)}" fill="${fill}"/>`
/** Pixels per metre at the window, and a point of the floor by its column at the window and its distance. */
const scaleOf = (l: Layout): number => (l.base - l.horizon) / l.eye
const onFloor = (l: Layout, x: number, far: number): Pt => [
  l.vx + ((x - l.vx) * l.far) / far,
  l.horizon + ((l.base - l.horizon) * l.far) / far,
]

/** What is seen through the glass. */
function outside(plate: Plate, l: Layout): void {
  const { cx, base, r, horizon: h } = l,
    s = r / 440
  bareSky(plate, [
    [base - r, '#3f4f8e'],
    [base - r * 0.78, '#7d6898'],
    [base - r * 0.58, '#dd8f8a'],
    [base - r * 0.42, '#fab07f'],
    [h, '#ffe3a4'],
  ])
  const [sx, sy] = sunOf(l)
  disc(plate, sx, sy, 45 * s, '#fff6d2', '#ffe0a0', 4.5, 0.6)
  plate.svg(
    ridge(cx - 600 * s, cx + 620 * s, h, 74 * s, '#e5a488', 4) +
      ridge(cx + 60 * s, cx + 640 * s, h, 40 * s, '#cf8d88', 8) +
      oldTown(cx, h, s),
  )
  calmWater(plate, {
    top: h,
    bottom: base,
    inks: ['#f9c48c', '#cd8789', '#7c5c8c'],
    dark: ['#4d4880', 0.07],
    path: { x: sx, ink: '#fff3cb', far: 40 * s, near: 66 * s },
    seed: 3,
  })
  plate.svg(
    `<g transform="translate(${cx - 62 * s},${h + 17 * s}) scale(${s * 0.36})">${shape('M-44,-8L-38,4H34Q42,-4 46,-12L20,-7Z', '#3a2f63')}${shape('M-6,-10L-2,-92C26,-70 34,-38 30,-14Z', '#fbe0b8')}${shape('M-10,-12L-8,-66C-22,-46 -30,-28 -34,-14Z', '#e8b795')}</g>`,
  )
}
/** The barrel vault towards us in arches, each band darker the farther it is from the window; then the window in its ring of stones. */
function hall(l: Layout): string {
  const { wide, base, r, cx, vx, horizon: h, far } = l,
    s = r / 440,
    arch = (at: number, share: number) => {
      const t = far / at
      return disk(vx + (cx - vx) * t, h + (base - h) * t, r * HALL * t * share)
    },
    glow = (id: string, near: string, away: string) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${base}" r="${r * 3}"><stop offset=".36" stop-color="${near}"/><stop offset="1" stop-color="${away}"/></radialGradient>`
  let vault = `<defs>${glow('vault', '#3d3678', '#181b46')}${glow('soffit', '#5a4582', '#20235a')}${glow('face', '#26275f', '#12143a')}</defs><rect width="${wide}" height="1000" fill="url(#vault)"/>`
  for (const at of [2.4, 5.2, 8, 10.8, 13.6])
    vault +=
      shape(arch(at, 1), 'url(#face)') +
      shape(arch(at, 0.935), 'url(#soffit)') +
      shape(arch(at + 0.62, 0.935), 'url(#vault)')
  let bars = ''
  for (let i = 1; i < PANES; i++)
    bars += `M${f(onFan(l, (180 / PANES) * i, INNER))}L${f(onFan(l, (180 / PANES) * i, 1))}`
  let stones = ''
  for (let i = 0; i < 23; i += 2) {
    const a = (180 / 23) * i,
      b = (180 / 23) * (i + 1)
    stones += `M${f(onFan(l, a, 1.045))}L${f(onFan(l, b, 1.045))}L${f(onFan(l, b, HALL))}L${f(onFan(l, a, HALL))}Z`
  }
  return (
    `<clipPath id="glass"><path clip-rule="evenodd" d="M0,0H${wide}V1000H0Z${half(l, r)}"/></clipPath><g clip-path="url(#glass)">${vault}</g>` +
    ring(l, r * HALL, r * 1.045, '#252960') +
    shape(stones, '#2d316b') +
    ring(l, r * 1.045, r, '#3b3a74') +
    ring(l, r * 1.012, r * 0.995, '#f0aa80') +
    shape(
      `M${cx - 25 * s},${base - r * 1.012}L${cx - 33 * s},${base - r * HALL * 1.01}H${cx + 33 * s}L${cx + 25 * s},${base - r * 1.012}Z`,
      '#383c78',
    ) +
    `<g fill="none" stroke="${DARK}"><path d="${bars}" stroke-width="${5.5 * s}"/><path d="${half(l, r * INNER)}" stroke-width="${9 * s}"/></g>` +
    `<path d="${half(l, r * (INNER - 0.012))}" fill="none" stroke="#f0aa80" stroke-width="${2.4 * s}"/>`
  )
}
/** How far the light leans to the left, in columns for a row: the sun is right of the middle. */
const LEAN = 0.11
/** The point on the floor where the light that passes a point of the window falls. */
function cast({ cx, base, r, pool, spread }: Layout, [x, y]: Pt): Pt {
  const up = (base - y) / r,
    down = pool * r * up * (0.8 + 0.2 * up)
  return [cx + (x - cx) * (1 + spread * up) - down * LEAN, base + down]
}
function floor(l: Layout): string {
  const { base, r, cx, far } = l,
    s = r / 440
  const pane = (from: number, to: number, inner: number, outer: number) => {
    const edge: Pt[] = []
    for (let i = 0; i <= 60; i++) edge.push(onFan(l, from + ((to - from) * i) / 60, outer))
    for (let i = 60; i >= 0; i--) edge.push(onFan(l, from + ((to - from) * i) / 60, inner))
    return `M${edge.map((p) => f(cast(l, p))).join('L')}Z`
  }
  const whole = pane(0, 180, 0, 0.99)
  let light = pane(0, 180, 0, INNER - 0.015)
  for (let i = 0; i < PANES; i++) {
    const a = (180 / PANES) * i + 0.7,
      b = (180 / PANES) * (i + 1) - 0.7
    light += pane(a, b, INNER + 0.015, 0.99)
  }
  // slabs of two tones, and where the hall's walls meet them
  const [left, right] = [cx - r * HALL, cx + r * HALL],
    tile = (right - left) / 10
  let slabs = ''
  const deep = tile / scaleOf(l)
  for (let row = 0; far - row * deep > 1; row++)
    for (let i = 0; i < 10; i++) {
      const [a, b] = [far - row * deep, Math.max(0.6, far - (row + 1) * deep)]
      if ((row + i) % 2)
        slabs += `M${[onFloor(l, left + i * tile, a), onFloor(l, left + (i + 1) * tile, a), onFloor(l, left + (i + 1) * tile, b), onFloor(l, left + i * tile, b)].map(f).join('L')}Z`
    }
  return (
    `<defs><linearGradient id="pool" gradientUnits="userSpaceOnUse" x1="0" y1="${base}" x2="0" y2="1000"><stop offset="0" stop-color="#fbb583"/><stop offset=".4" stop-color="#e98f7a"/><stop offset="1" stop-color="#9b5c7b"/></linearGradient><clipPath id="lit"><path d="${light}"/></clipPath><clipPath id="round"><path d="${whole}"/></clipPath></defs>` +
    poly(
      [
        onFloor(l, left, far),
        onFloor(l, right, far),
        onFloor(l, right, far / 40),
        onFloor(l, left, far / 40),
      ],
      '#23265c',
    ) +
    shape(slabs, '#282b64') +
    // the bars are thin and high, so their shadow is lighter than that of a figure
    shape(whole, '#5d4077') +
    shape(light, 'url(#pool)') +
    `<g clip-path="url(#lit)">${`<path d="${slabs}" fill="#8c4a6c" opacity=".16"/>`}</g>` +
    `<path d="M${left},${base - 3 * s}H${right}v${9 * s}H${left}Z" fill="${DARK}"/>` +
    plinth(l, -1) +
    plinth(l, 1)
  )
}
/** The step along a wall of the hall, which its ribs spring from. */
function plinth(l: Layout, side: 1 | -1): string {
  const [back, front] = [1, 0.93].map((share) => l.cx + side * l.r * HALL * share),
    near = 0.8,
    at = (x: number, far: number, up: number): Pt => {
      const [px, py] = onFloor(l, x, far)
      return [px, py - (up * scaleOf(l) * l.far) / far]
    }
  return (
    poly(
      [at(back!, l.far, 0.34), at(back!, near, 0.34), at(front!, near, 0.34), at(front!, l.far, 0.34)],
      '#322f6c',
    ) +
    poly(
      [at(front!, l.far, 0.34), at(front!, near, 0.34), at(front!, near, 0), at(front!, l.far, 0)],
      '#191b49',
    )
  )
}
/** The shadow of a figure on the floor: its own outline in the light of the same sun. `id` is unique in the picture. */
const shadow = (reach: number, id: string, { x, feet, k }: Spot, body: string, flip = false): string =>
  `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="1600" height="1000" color-interpolation-filters="sRGB"><feFlood flood-color="#22255a"/><feComposite in2="SourceAlpha" operator="in"/></filter>` +
  `<g clip-path="url(#round)"><g filter="url(#${id})"><g transform="matrix(${flip ? -k : k},0,${k * reach * LEAN},${-k * reach},${x},${feet - 0.016 * k})">${body}</g></g></g>`
interface Spot {
  x: number
  k: number
  feet: number
}
function people(l: Layout): string {
  const spot = ([x, far]: [number, number]): Spot => {
    const k = (scaleOf(l) * l.far) / far
    return { x, k, feet: l.horizon + l.eye * k }
  }
  const her = spot(l.traveller),
    them = spot(l.waiting)
  return (
    shadow(l.reach * 0.8, 'waiting', them, WAITING) +
    edgeLight(place(them.x, them.feet, them.k, WAITING), [1, -0.3], 1.8, '#ffc690') +
    shadow(l.reach, 'traveller', her, traveller(true), true) +
    edgeLight(place(her.x, her.feet, her.k, traveller(), true), [-1, -0.45], her.k / 75, '#ffcf98')
  )
}
function draw(plate: Plate, l: Layout): void {
  outside(plate, l)
  plate.svg(hall(l) + floor(l))
  plate.svg(people(l))
}

export const views: View[] = [
  {
    name: 'home-hero',
    focusX: 1055,
    draw: (plate) =>
      draw(plate, {
        wide: 1600,
        cx: 1066,
        vx: 1110,
        base: 622,
        r: 378,
        horizon: 520,
        eye: 1.36,
        far: 18,
        reach: 0.41,
        pool: 0.84,
        spread: 0.2,
        traveller: [1234, 7.7],
        waiting: [912, 15],
      }),
    // the words of the home page are long: the people are above and beside them
    drawLink: (plate) =>
      draw(plate, {
        wide: 1600,
        cx: 1150,
        vx: 1180,
        base: 440,
        r: 326,
        horizon: 338,
        eye: 1.36,
        far: 18,
        reach: 0.36,
        pool: 0.85,
        spread: 0.4,
        traveller: [1392, 8.2],
        waiting: [1010, 15.5],
      }),
    drawTall: (plate) =>
      draw(plate, {
        wide: 750,
        cx: 410,
        vx: 424,
        base: 396,
        r: 282,
        horizon: 309,
        eye: 1.3,
        far: 18,
        reach: 0.42,
        pool: 1.45,
        spread: 0.56,
        traveller: [622, 7.2],
        waiting: [330, 16.2],
      }),
  },
]
