/** Rome: a couple on the quay of the Tiber, the bridge of angels over them, St Peter's before the last light. */
import { saintPeter } from '../models/basilica.ts'
import { Camera } from '../kit/camera.ts'
import { edgeLight, place, poly } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { house } from '../kit/house.ts'
import { clamp, mix, rgb, smoothstep, type Rgb } from '../kit/ink.ts'
import { Mesh } from '../kit/mesh.ts'
import { mirrored } from '../kit/mirror.ts'
import { noise, random } from '../kit/noise.ts'
import { rectOutline } from '../kit/outline.ts'
import { archBridge } from '../models/paris.ts'
import type { Plate } from '../kit/press.ts'
import { quayCouple } from '../models/quay-couple.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { tiberAngel } from '../models/tiber-angel.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

const HORIZON = 640
const cam = new Camera([0, 2.6, 0], 0, 1840 / 1600, HORIZON, 800)
/** The sun has gone down behind the dome: what faces us is in shade. */
const SUN: Vec3 = [0.34, 0.22, -0.9]
/** The last light on the town, from the right. */
const LATE: Vec3 = [0.86, 0.3, 0.2]
const flat = (tones: string[], cuts: number[]): Material => ({ tones, cuts, grain: 0 })
const NIGHT = '#2a2350'
const materials: Record<string, Material> = {
  stone: flat(['#ffc78a', '#8d628e', '#6d4b82', '#523c74'], [0.44, 0.26, 0.12]),
  white: flat(['#ffd9a0', '#a9789a', '#7d5a8c', '#5b437a'], [0.44, 0.26, 0.12]),
  lead: flat(['#ffc98e', '#c4829a', '#9a6a9c', '#7a5892'], [0.5, 0.34, 0.24]),
  rib: flat(['#ffe0aa', '#d9949a', '#a9749e', '#7f5a92'], [0.5, 0.3, 0.2]),
  grille: flat(['#a8688f'], []),
  ledge: flat(['#a9789a', '#86608f', '#6d4b82'], [0.4, 0.2]),
  soffit: flat(['#4a3568', '#3a2c5c'], [0.2]),
  paving: flat(['#7d5a8c'], []),
  wallA: flat(['#f0a888', '#7a5488', '#5f4579'], [0.4, 0.2]),
  wallB: flat(['#e89a84', '#6f4c80', '#563f72'], [0.4, 0.2]),
  wallC: flat(['#f0b490', '#825c8c', '#644a7c'], [0.4, 0.2]),
  tile: flat(['#e88a70', '#6b4276', '#4f3568'], [0.4, 0.2]),
  quay: flat(['#8d628e', '#5f4579', '#4a3868'], [0.4, 0.2]),
  dark: flat(['#43305f'], []),
  lamp: { tones: ['#ffe29a'], glow: true },
  trunk: flat(['#3a2c56'], []),
}
/** Where the bridge starts at our bank, and its direction towards the far one. */
const NEAR: Pt = [-36.8, -59]
const LONG = 136
const DECK = 10.4
const along: Pt = [0.877, -0.48]
const onBridge = (m: number, across: number, y: number): Vec3 => [
  NEAR[0] + along[0] * m - along[1] * across,
  y,
  NEAR[1] + along[1] * m + along[0] * across,
]
const COPING = DECK + 1.9
/** The front of the parapet towards us. */
const FACE = 5.8
/** Along the bridge, and whether the angel looks back. */
const ANGELS: readonly (readonly [m: number, back: boolean])[] = [[14.5, false], [30, false], [55, true], [66.5, false], [78.5, true]] // prettier-ignore
const LAMPS = [22, 60.8, 72.5]

function far(): Mesh {
  const m = Mesh.create(),
    r = random(5)
  saintPeter(m.at(13, 8, -560, 0.12, 1.14))
  for (let row = 0; row < 3; row++)
    for (let x = -260; x < 330;) {
      const w = r.range(12, 22)
      house(m.at(x, 3, -440 + row * 52, r.range(-0.2, 0.2)), r, w, r.range(9, 17), 14, r.pick(['wallA', 'wallB', 'wallC']), 'tile', 0.34) // prettier-ignore
      x += w + r.range(1, 9)
    }
  m.box(0, -2, -300, 700, 8, 12, 'quay')
  return m
}
function bridge(): Mesh {
  const m = Mesh.create()
  const [x, , z] = onBridge(LONG / 2, 0, 0)
  const b = m.at(x, 0, z, Math.atan2(-along[1], along[0]))
  archBridge(b, LONG, 11, DECK, 5)
  // between plinths of the parapet, iron grilles that the sky shines through
  for (let t = -LONG / 2 + 2; t < LONG / 2 - 5; t += 6.3)
    b.decal(rectOutline(4.9, 0.62), [t + 3, DECK + 1.05, 6], [1, 0, 0], [0, 1, 0], 'grille', 0.06)
  b.box(0, DECK - 0.1, 6.05, LONG + 6, 0.28, 0.5, 'ledge')
  return m
}
/** The lamps of the parapet: post, arms and globes. Metres, its foot at y = 0. */
const LAMP = `<path d="M-.12,0h.24l-.05,-2.9h-.14Z" fill="${NIGHT}"/><path d="M-.6,-2.84h1.2v.1h-1.2Z" fill="${NIGHT}"/><circle cx="-.56" cy="-3.1" r=".3" fill="#ffe7a8"/><circle cx=".56" cy="-3.1" r=".3" fill="#ffe7a8"/><circle cx="0" cy="-3.3" r=".34" fill="#fff0c0"/>`

/** Planes along the far bank: one long scalloped mass. */
function trees(from: number, to: number, foot: number, high: number, ink: string, seed: number): string {
  const r = random(seed)
  let d = `M${from},${foot}`
  for (let x = from; x < to;) {
    const w = r.range(16, 44),
      y = foot - high * (0.6 + 0.4 * noise(x / 90, 1, seed))
    d += `L${x.toFixed(1)},${y.toFixed(1)}q${(w / 2).toFixed(1)},${(-w * 0.5).toFixed(1)} ${w.toFixed(1)},0`
    x += w
  }
  return `<path d="${d}L${to},${foot}Z" fill="${ink}"/>`
}
const furniture = (): string => {
  const items = [
    ...ANGELS.map(([m, back], i) => ({ m, back, body: tiberAngel(['#3d2a60', '#55397a', '#e8946f'], i) })),
    ...LAMPS.map((m) => ({ m, back: false, body: LAMP })),
  ].toSorted((a, b) => b.m - a.m)
  return items
    .map(({ m, back, body }) => {
      const q = cam.project(onBridge(m, FACE, COPING))
      return edgeLight(place(q.x, q.y, q.k, body, back), [1, -0.2], Math.max(1, q.k * 0.05), '#ffc07c')
    })
    .join('')
}
/** The same, upside down in the river. */
const drowned = (): string =>
  ANGELS.map(([m, back], i) => {
    const q = cam.project(onBridge(m, FACE, -COPING))
    return `<g transform="translate(${q.x},${q.y}) scale(${back ? -q.k : q.k},${-q.k})">${tiberAngel(['#4a336e', '#563c78', '#8a5a80'], i)}</g>`
  }).join('')
/** The lamps' light in the water, straight below them. */
const lampsBelow = (): string =>
  LAMPS.map((m) => {
    const q = cam.project(onBridge(m, FACE, -COPING))
    return `<g transform="translate(${q.x},${q.y}) scale(${q.k},${-q.k})">${LAMP}</g>`
  }).join('')
function draw(plate: Plate): void {
  const stops: [number, string][] = [
    [0, '#2b2a66'],
    [150, '#5a4590'],
    [280, '#a4689c'],
    [390, '#e88a86'],
    [490, '#ffb27a'],
    [640, '#ffd596'],
  ]
  bareSky(plate, stops)
  // the sky in the water, a little deeper
  const table = stops
    .map(([row, ink]): [number, Rgb] => [2 * HORIZON - row, rgb(mix(ink, '#33286a', 0.2))])
    .toReversed()
  plate.field((_x, y) => {
    if (y < HORIZON) return null
    let i = 0
    while (i < table.length - 2 && y > table[i + 1]![0]) i++
    const [[ya, a], [yb, b]] = [table[i]!, table[i + 1]!],
      t = clamp((y - ya) / (yb - ya))
    return [[a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t], 1]
  })
  const shared = { materials, sky: 0.34, bounce: 0.1, crisp: true }
  const haze = rgb('#f0a58c'),
    deep = rgb('#c67f92')
  const town = far(),
    spans = bridge()
  const air = (_p: Vec3, d: number) => ({ amount: 0.3 + 0.2 * smoothstep(250, 620, d), ink: haze })
  const sunk: Vec3 = [SUN[0], -SUN[1], SUN[2]]
  pullSolid(plate, mirrored(town), cam, {
    ...shared,
    sun: sunk,
    materials: { ...materials, dark: flat(['#6d4b82'], []) },
    air: () => ({ amount: 0.5, ink: rgb('#eba48e') }),
  })
  pullSolid(plate, mirrored(spans), cam, { ...shared, sun: sunk, air: () => ({ amount: 0.5, ink: deep }) })
  plate.svg(drowned(), { opacity: 0.9 })
  // long ripples that widen towards us
  const still = plate.px.slice()
  plate.field((x, y) => {
    const down = y - HORIZON - 4
    if (down < 0) return null
    const sway = noise(22 * Math.log(1 + down / 30), 3, 4) - 0.5,
      at = clamp(x + sway * (1 + down * 0.026), 0, plate.wide - 1),
      i = (Math.floor(y * plate.ss) * plate.w + Math.floor(at * plate.ss)) * 3
    return [[still[i]!, still[i + 1]!, still[i + 2]!], 1]
  })
  plate.svg(lampsBelow(), { opacity: 0.8 })
  pullSolid(plate, town, cam, {
    ...shared,
    sun: LATE,
    air,
    airSteps: 8,
    airGrain: 0,
    clipBelow: 0,
    contact: 3,
  })
  const bank = cam.project([0, 6, -294]).y
  plate.svg(
    trees(-40, 760, bank + 4, 30, '#a2648c', 3) + trees(1010, 1640, bank + 6, 46, '#7d5590', 8) + trees(1240, 1640, bank + 10, 64, '#694a82', 12), // prettier-ignore
  )
  const shore = cam.project([0, 0, -294]).y
  plate.svg(`<path d="M-10,${shore - 1}H1610V${shore + 1.2}H-10Z" fill="#ffc79a" fill-opacity=".6"/>`)
  pullSolid(plate, spans, cam, { ...shared, sun: SUN, clipBelow: 0, contact: 4 })
  plate.svg(furniture())
  const globes = LAMPS.map((m) => cam.project(onBridge(m, FACE, COPING + 3.1)))
  plate.svg(
    '<defs><radialGradient id="halo"><stop offset="0" stop-color="#ffe6a0" stop-opacity=".55"/><stop offset="1" stop-color="#ffcf84" stop-opacity="0"/></radialGradient></defs>' +
      globes.map(({ x, y, k }) => `<circle cx="${x}" cy="${y}" r="${k * 2.6}" fill="url(#halo)"/>`).join(''),
  )
  quay(plate)
}
/** The quay at our feet, and two people who have stopped there. */
function quay(plate: Plate): void {
  const at = (x: number, y: number, z: number): Pt => {
    const q = cam.project([x, y, z])
    return [q.x, q.y]
  }
  const TOP = 1.15,
    edge = (t: number): [number, number] => [-1.9 - 0.85 * t, -10.6 - 0.527 * t]
  const line = [-6.4, 0, 14].map((t) => edge(t))
  plate.svg(
    poly([...line.map(([x, z]) => at(x, TOP, z)), [-20, 1010], [1700, 1010]], '#43315f') +
      poly(
        [...line.map(([x, z]) => at(x, TOP, z)), ...line.toReversed().map(([x, z]) => at(x - 0.26, TOP, z + 0.42))],
        '#7d5580',
      ) +
      poly([...line.map(([x, z]) => at(x, TOP + 0.01, z)), ...line.toReversed().map(([x, z]) => at(x - 0.03, TOP, z + 0.05))], '#ffb884'), // prettier-ignore
  )
  // joints of the paving, square to the edge and along it
  const joints = Array.from({ length: 14 }, (_, i) => {
    const [x, z] = edge(-6 + i * 1.5),
      [a, b] = [at(x - 0.26, TOP, z + 0.42), at(x - 1.6, TOP, z + 2.58)]
    return `M${a[0].toFixed(1)},${a[1].toFixed(1)}L${b[0].toFixed(1)},${b[1].toFixed(1)}`
  }).join('')
  plate.svg(`<path d="${joints}" stroke="#32244e" stroke-width="2.5" fill="none"/>`)
  const foot = cam.project([-2.02, TOP, -8.15])
  const couple = place(foot.x, foot.y, foot.k, quayCouple(['#dd4c4a', '#8f2c50'], ['#3b4790', '#262a66']))
  plate.svg(
    `<path d="M${foot.x - 90},${foot.y + 6}Q${foot.x - 260},${foot.y + 40} ${foot.x - 420},${foot.y + 66}L${foot.x - 300},${foot.y + 70}Q${foot.x - 60},${foot.y + 30} ${foot.x + 90},${foot.y + 8}Z" fill="${NIGHT}" fill-opacity=".6"/>` +
      edgeLight(couple, [1, -0.4], 2.2, '#ffc890'),
  )
}
export const views: View[] = [{ name: 'rome-italy-3', focusX: 580, draw }]
