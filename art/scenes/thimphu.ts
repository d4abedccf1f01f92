/** Thimphu: the rising sun shines through a row of tall prayer banners, and an old monk and a novice carry a new one across its light. Tashichho Dzong is beyond, in morning shade. */
import { edgeLight, place, smoothPath } from '../kit/cut.ts'
import { bareSky, disc } from '../kit/heavens.ts'
import { mix, rgb, smoothstep } from '../kit/ink.ts'
import { random } from '../kit/noise.ts'
import { BEARERS, SHADOW } from '../models/banner-bearers.ts'
import { clothEdge, darchor, POLE, type Cloth, type Wave } from '../models/darchor.ts'
import { TASHICHHO } from '../models/tashichho.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

interface Layout {
  /** Row of the horizon. */
  horizon: number
  /** The sun, behind the cloth of the second banner. */
  sun: Pt
  /** Column where the row of banners vanishes on the horizon. */
  vanish: number
  /** Columns of the poles, the nearest first, and how far the first foot is below the horizon. */
  poles: readonly number[]
  first: number
  /** Length of a shadow as a share of what casts it: shorter than it would be, so that the fan can be read. */
  reach: number
  /** Foot of the dzong and its scale. */
  dzong: readonly [x: number, y: number, k: number]
  /** Place of the old monk, and pixels per metre there. */
  folk: readonly [x: number, y: number, k: number]
  /** Whether there is grass before us at the lower left. */
  crest?: boolean
}
/** Height of the eye in metres, and focal length in pixels. */
const EYE = 1.95
const FOCAL = 1000
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const radial = (id: string, [x, y]: Pt, r: number, stops: readonly [number, string][]) =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}">${stops.map(([at, ink]) => `<stop offset="${at}" stop-color="${ink}"/>`).join('')}</radialGradient>`
const upright = (id: string, from: number, to: number, stops: readonly [number, string][]) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${from}" x2="0" y2="${to}">${stops.map(([at, ink]) => `<stop offset="${at}" stop-color="${ink}"/>`).join('')}</linearGradient>`

/** The five cloths, and what the light that passes through each makes of the meadow. */
const BANNERS: readonly { cloth: Cloth; wave: Wave; shade: string }[] = [
  {
    cloth: ['#ff9e68', '#ea523e', '#b32f40', '#7a2043'],
    wave: { phase: 0.6, wide: 1.24 },
    shade: '#b0603e',
  },
  {
    cloth: ['#ffe282', '#ffb93a', '#e58a2c', '#b5622e'],
    wave: { phase: 5.5, wide: 1.24 },
    shade: '#c9983a',
  },
  {
    cloth: ['#b4e48c', '#46aa70', '#237a66', '#1a585a'],
    wave: { phase: 2.6, wide: 1.24 },
    shade: '#2a7a54',
  },
  {
    cloth: ['#fffdf0', '#fff6e4', '#d9cfdf', '#a5a0c8'],
    wave: { phase: 1.4, wide: 1.24 },
    shade: '#7a9a68',
  },
  {
    cloth: ['#9fdcf4', '#3f8fcc', '#2c66a4', '#264a80'],
    wave: { phase: 3.8, wide: 1.24 },
    shade: '#2f7378',
  },
]
function glow(plate: Plate, [x, y]: Pt, r: number, ink: string, strength: number): void {
  const tone = rgb(ink)
  plate.field((px, py) => {
    const q = Math.hypot(px - x, py - y) / r
    return q < 1 ? [tone, strength * (1 - q) ** 2] : null
  })
}
/** Row and scale of a pole's foot. */
function footOf(l: Layout, x: number): { y: number; k: number } {
  const d = (l.first * (x - l.vanish)) / (l.poles[0]! - l.vanish)
  return { y: l.horizon + d, k: d / EYE }
}
/** Where the sun throws points of a thing whose foot is at (x, y): on the level meadow, towards us and away from the sun. */
function thrown(l: Layout, [x, y]: Pt, k: number, points: readonly Pt[]): Pt[] {
  const far = FOCAL / k,
    sx = l.sun[0]
  return points.map(([dx, down]) => {
    const t = far / Math.max(far / 40, far + down * l.reach)
    return [sx + (x + dx * k - sx) * t, l.horizon + (y - l.horizon) * t]
  })
}
const closed = (p: readonly Pt[]) => `M${p.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`

/** The dark crest of grass before us, at the lower left. */
function crest(): string {
  const r = random(31),
    top = (x: number) => 944 + 78 * smoothstep(40, 430, x)
  let d = 'M-20,1020'
  for (let x = -20; x <= 430; x += 15) d += `L${x},${top(x).toFixed(1)}`
  d += 'L430,1020Z'
  for (const [foot, blades, high] of [
    [22, 6, 58],
    [96, 5, 36],
    [176, 7, 50],
    [268, 4, 26],
    [330, 5, 30],
  ] as const)
    // prettier-ignore
    for (let i = 0; i < blades; i++) {
      const x = foot + (i - blades / 2) * 7,
        y = top(x) + 6,
        h = high * r.range(0.5, 1),
        tip = x + (i - blades / 2 + 0.5) * r.range(4, 9) - 6
      d += `M${(x - 4).toFixed(1)},${y.toFixed(1)}Q${(x - 2).toFixed(1)},${(y - h * 0.6).toFixed(1)} ${tip.toFixed(1)},${(y - h).toFixed(1)}Q${(x + 4).toFixed(1)},${(y - h * 0.5).toFixed(1)} ${(x + 4).toFixed(1)},${y.toFixed(1)}Z`
    }
  return shape(d, '#123c44')
}
/** A wooded hill: its upper edge is set with pines, taller towards `near`. */
function wooded(
  edge: (x: number) => number,
  from: number,
  to: number,
  foot: number,
  size: number,
  seed: number,
): string {
  const r = random(seed)
  let d = `M${from},${foot}`
  for (let x = from; x <= to; x += 10) d += `L${x},${edge(x).toFixed(1)}`
  d += `L${to},${foot}Z`
  for (let x = from; x < to; x += size * r.range(0.1, 0.34)) {
    const h = size * (r() < 0.3 ? r.range(0.85, 1.3) : r.range(0.4, 0.85)),
      w = h * r.range(0.19, 0.25),
      y = edge(x) + h * 0.16,
      at = (dx: number, up: number) => `L${(x + dx * w).toFixed(1)},${(y - h * up).toFixed(1)}`
    d += `M${x.toFixed(1)},${(y - h).toFixed(1)}${at(0.42, 0.62)}${at(0.24, 0.62)}${at(0.72, 0.34)}${at(0.44, 0.34)}${at(1, 0)}${at(-1, 0)}${at(-0.44, 0.34)}${at(-0.72, 0.34)}${at(-0.24, 0.62)}${at(-0.42, 0.62)}Z`
  }
  return d
}
function beyond(plate: Plate, l: Layout): void {
  const h = l.horizon,
    [sx] = l.sun,
    [dx, , dk] = l.dzong,
    wide = plate.wide
  bareSky(plate, [
    [0, '#26407f'],
    [h * 0.28, '#5077ac'],
    [h * 0.55, '#9dbcc4'],
    [h * 0.78, '#f4deaa'],
    [h + 30, '#ffe29a'],
  ])
  glow(plate, l.sun, 540, '#fff0b8', 0.85)
  disc(plate, sx, l.sun[1], 30, '#fffef2', '#fff0b0', 8, 0.8)
  const peak = dx + 60 * dk,
    s = dk / 0.84,
    far = (x: number) =>
      h -
      (wide > 1000 ? s : 1.15) *
        (250 * Math.exp(-(((x - peak - 120 * s) / (330 * s)) ** 2)) +
          130 * Math.exp(-(((x - peak + 300 * s) / (200 * s)) ** 2))),
    near = (x: number) =>
      h -
      8 -
      s *
        (206 * Math.exp(-(((x - dx + 150 * s) / (300 * s)) ** 2)) +
          60 * Math.exp(-(((x - dx - 160 * s) / (190 * s)) ** 2))),
    right = (x: number) =>
      h + 6 - 330 * smoothstep(sx + 20, sx + (wide > 1000 ? 560 : 390), x) - 12 * Math.sin((x - sx) / 70)
  const range = (f: (x: number) => number) =>
    `M-20,${h + 40}${Array.from({ length: 83 }, (_, i) => `L${i * 20 - 20},${f(i * 20 - 20).toFixed(1)}`).join('')}V${h + 40}Z`
  plate.svg(
    `<defs>${upright('far', h - 300, h, [
      [0, '#6f7fbe'],
      [0.6, '#a3a9d0'],
      [1, '#e6cfc4'],
    ])}${upright('near', h - 230 * s, h, [
      [0, '#3d4a8c'],
      [0.55, '#5a64a2'],
      [1, '#a39cc0'],
    ])}${upright('right', h - 340, h + 10, [
      [0, '#143a50'],
      [0.55, '#235262'],
      [1, '#8aa08c'],
    ])}</defs>` +
      shape(range(far), 'url(#far)') +
      edgeLight(
        shape(wooded(near, -20, Math.min(sx - 120, dx + 560 * s), h + 40, 34 * s, 5), 'url(#near)'),
        [0.8, -1],
        1.2,
        '#a9b0dc',
      ) +
      edgeLight(
        shape(wooded(right, sx + 30, wide + 20, h + 40, 54, 12), 'url(#right)'),
        [-0.8, -0.6],
        1.6,
        '#f2d68c',
      ),
  )
  plate.svg(TASHICHHO.map((part) => edgeLight(place(...l.dzong, part), [0.75, -1], 1.6, '#ffe2a0')).join(''))
  const mist = rgb('#f4dfba')
  plate.field((_x, y) => {
    const a = smoothstep(h - 66, h + 14, y)
    return y < h + 40 && a > 0 ? [mist, a * 0.8] : null
  })
}
function draw(plate: Plate, l: Layout): void {
  const h = l.horizon,
    [sx, sy] = l.sun,
    [fx, fy, fk] = l.folk,
    feet = l.poles.map((x, i) => ({ x, ...footOf(l, x), ...BANNERS[i]! }))
  beyond(plate, l)
  plate.svg(
    `<defs>${radial('meadow', [sx, h], 1180, [
      [0, '#fffad0'],
      [0.16, '#f8e78a'],
      [0.4, '#d6d45e'],
      [0.7, '#8fb552'],
      [1, '#4b8a50'],
    ])}</defs>` +
      shape(
        `M-20,${h + 24}C${sx * 0.2},${h + 10} ${sx * 0.6},${h + 4} ${sx},${h + 10}S${plate.wide - 60},${h + 8} ${plate.wide + 20},${h + 18}V1020H-20Z`,
        'url(#meadow)',
      ) +
      feet
        .map(
          ({ x, y, k, wave, shade }) =>
            shape(
              closed(
                thrown(
                  l,
                  [x, y],
                  k,
                  clothEdge(wave).map(([dx, down]) => [dx > -0.11 ? 0 : dx, down]),
                ),
              ),
              shade,
            ) +
            shape(
              closed(thrown(l, [x, y], k, [[-0.05, 0], [0.05, 0], [0.05, -POLE], [-0.05, -POLE]])), // prettier-ignore
              mix(shade, '#174a4a', 0.7),
            ),
        )
        .join('') +
      SHADOW.map((part) => shape(smoothPath(thrown(l, [fx, fy], fk, part), 0.5), '#1f5a4c')).join(''),
  )
  plate.svg(
    feet
      .map(({ x, y, k, wave, cloth }) =>
        edgeLight(
          place(x, y, k, darchor(wave, cloth, [(sx - x) / k, (sy - y) / k], 620 / k)),
          [0, -1],
          1.4,
          '#fff0c0',
        ),
      )
      .toReversed()
      .join(''),
  )
  plate.svg(
    `<defs><radialGradient id="wash"><stop offset=".3" stop-color="#fff4b8" stop-opacity=".9"/><stop offset="1" stop-color="#fff0b0" stop-opacity="0"/></radialGradient><radialGradient id="soft"><stop offset=".74" stop-color="#fffef2"/><stop offset="1" stop-color="#fff3b4" stop-opacity="0"/></radialGradient></defs><circle cx="${sx}" cy="${sy}" r="${feet[1]!.k * 1.25}" fill="url(#wash)"/><circle cx="${sx}" cy="${sy}" r="${feet[1]!.k * 0.5}" fill="url(#soft)"/>`,
  )
  glow(plate, l.sun, 330, '#fff3c0', 0.36)
  plate.svg(
    edgeLight(place(fx, fy, fk, BEARERS), [0.8, -0.6], 2, '#ffe0a0') +
      (l.crest ? edgeLight(crest(), [0.7, -0.7], 1.4, '#8fb45c') : ''),
  )
}
const WIDE: Layout = {
  horizon: 505,
  sun: [1096, 366],
  vanish: 0,
  poles: [1404, 1140, 930, 786, 678],
  first: 170,
  reach: 2.3,
  dzong: [306, 514, 0.82],
  folk: [650, 916, 186],
  crest: true,
}
export const views: View[] = [
  {
    name: 'thimpu-bhutan-cover',
    focusX: 900,
    draw: (plate) => draw(plate, WIDE),
    drawTall: (plate) =>
      draw(plate, {
        horizon: 520,
        sun: [453, 376],
        vanish: -60,
        poles: [672, 492, 392],
        first: 172,
        reach: 3.2,
        dzong: [198, 528, 0.54],
        folk: [146, 896, 184],
      }),
    drawLink: (plate) =>
      draw(plate, {
        ...WIDE,
        crest: false,
        horizon: 405,
        sun: [1096, 290],
        first: 140,
        reach: 3.6,
        dzong: [306, 412, 0.76],
        folk: [808, 760, 178],
      }),
  },
]
