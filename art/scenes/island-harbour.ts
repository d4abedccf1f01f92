/** Maldives: an island harbour in late sun. Dhonis along the coral-stone quay, a mosque, children at the edge. */
import { Camera } from '../kit/camera.ts'
import { dhoni, type DhoniOptions } from '../kit/dhoni.ts'
import { palm, type PalmInks } from '../kit/flora.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { harbourShelter, islandHouse, islandMosque, quay } from '../kit/island-village.ts'
import { elephantEars } from '../kit/leaves.ts'
import { gull, person } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import { ANGLER, JUMPER, WATCHER } from '../kit/quay-children.ts'
import type { View } from '../kit/scene.ts'
import { reflectObject, sea } from '../kit/sea.ts'
import { sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'
import { materials, SUN } from '../materials/island-harbour.ts'

const HORIZON = 452
const cam = new Camera([0, 6, 0], 0, 1.08, HORIZON, 800)
const TOP = 1.1
const EDGE: Pt[] = [
  [2.4, -7],
  [1.6, -13],
  [1, -19],
  [0.4, -25],
  [-0.2, -31],
  [-0.8, -37],
  [-1.8, -44],
  [-3.6, -52],
  [-7, -60],
  [-13, -67],
  [-15.4, -72],
  [-15.6, -80],
]
const HOUSES: [x: number, z: number, w: number, wall: string, roof: string, turn: number][] = [
  [17, -33, 8, 'mint', 'tinB', -1.45],
  [18.5, -44, 9, 'butter', 'tin', -1.4],
  [19, -56, 9, 'rose', 'tinB', -1.3],
  [-3, -72, 8, 'rose', 'tin', -0.5],
  [-9.6, -77, 7, 'butter', 'tinB', -0.5],
]
function village(): Mesh {
  const m = Mesh.create(),
    r = random(7)
  quay(m, EDGE, 90, TOP)
  m.box(37, TOP - 1, -104, 105, 1, 50, 'ground')
  HOUSES.forEach(([x, z, w, wall, roof, turn], i) =>
    islandHouse(m.at(x, TOP, z, turn), w, 6, wall, roof, i % 3 !== 1),
  )
  islandMosque(m.at(13, TOP, -63, -0.5, 1.05))
  harbourShelter(m.at(4.6, TOP, -40, -1.35))
  for (const [x, z] of [
    [4.2, -39],
    [5, -41.4],
    [3.2, -33],
    [4, -32.4],
    [6.4, -47],
    [2.6, -49],
    [1.8, -51],
    [8.4, -36],
    [-4, -63],
    [-9, -70],
  ] as const)
    person(m, x, TOP, z, Math.floor(r() * 9), r.range(0.92, 1.05))
  // fish crates and a barrow on the stones
  for (const [x, z, h] of [
    [2.2, -29, 0.5],
    [2.9, -29.4, 0.9],
    [2.4, -30.2, 0.5],
    [2.2, -45, 0.6],
  ] as const)
    m.box(x, TOP, z, 0.9, h, 0.7, 'band')
  // the breakwater and its lamp
  for (let i = 0; i < 84; i++) {
    const t = i / 83
    m.blob(
      -62 + t * 40 + r.range(-0.6, 0.6),
      0.1 + r.range(0, 0.7),
      -60 + t * 5 + r.range(-1, 1),
      r.range(0.7, 1.5),
      'breakwater',
      0.8,
      0.26,
      i,
      6,
    )
  }
  m.box(-22.4, 0, -55, 0.3, 4.6, 0.3, 'white')
  m.box(-22.4, 4.6, -55, 0.7, 0.6, 0.7, 'lamp')
  return m
}
/** The moored and the homing: place, turn, looks. */
const FLEET: { at: Vec3; turn: number; o: DhoniOptions }[] = [
  { at: [-33, 0, -104], turn: 0.2, o: { sail: true, crew: 3 } },
  { at: [-5.2, 0, -49], turn: -1.86, o: { canopy: true, hull: 'hullC', strake: 'strakeC' } },
  { at: [-7.6, 0, -37], turn: -1.72, o: { canopy: true, hull: 'hullB', strake: 'strakeB', crew: 1 } },
  { at: [-3.1, 0, -32.4], turn: -1.63, o: { canopy: true, crew: 3 } },
]
function draw(plate: Plate): void {
  const r = random(19)
  sky(
    plate,
    [
      [0, '#2a5670'],
      [110, '#557c88'],
      [220, '#a9a494'],
      [310, '#e9b27c'],
      [390, '#f9c07c'],
      [452, '#fee2a6'],
    ],
    { steps: 15, wobble: 9 },
  )
  sun(plate, 456, 372, 56, '#fff6da', '#ffdc98', { reach: 6, strength: 0.85 })
  streaks(plate, {
    y0: -40,
    y1: 380,
    cover: 0.44,
    body: '#ad9890',
    lip: '#ffe0a6',
    seed: 73,
    scale: 1.4,
    slant: 0.04,
    opacity: 0.85,
  })
  sea(plate, {
    top: HORIZON + 2,
    horizon: HORIZON - 4,
    far: '#eab987',
    near: '#2c6a7e',
    dark: '#255a70',
    light: '#ffd8a0',
    reflect: 0.5,
    path: { x: 456, ink: '#fff0bc', far: 34, near: 110, strength: 0.85 },
    waves: 1.5,
    seed: 17,
  })
  const leaf: PalmInks = {
    trunk: '#54525e',
    trunkLit: '#e8aa74',
    back: '#24505c',
    mid: '#3f7562',
    lit: '#c6b45e',
  }
  let grove = ''
  for (let i = 0; i < 15; i++) {
    const x = 640 + i * 58 + r.range(-26, 26)
    grove += palm(i + 61, x, 500, r.range(150, 300), r.range(-40, 30), leaf, true, 0.32)
  }
  plate.svg(grove)
  const depth = pullSolid(plate, village(), cam, {
    sun: SUN,
    materials,
    sky: 0.36,
    bounce: 0.2,
    contact: 5,
    clipBelow: 0,
    shadows: [
      { centre: [6, 3, -44], radius: 26 },
      { centre: [-4, 3, -62], radius: 70 },
    ],
    air: (_p, d) => ({ amount: 0.34 * smoothstep(56, 120, d), ink: rgb('#ecbd90') }),
    airSteps: 8,
  })
  reflectObject(plate, depth, (x) => 646 - (768 - x) * 0.36, '#3f6070', 0.4, HORIZON, 5)
  for (const { at, turn, o } of FLEET) {
    const m = Mesh.create(),
      b = m.at(...at, turn)
    dhoni(b, o)
    const d = pullSolid(plate, m, cam, {
      sun: SUN,
      materials,
      sky: 0.36,
      bounce: 0.24,
      contact: 4,
      clipBelow: 0,
      shadows: [{ centre: at, radius: 9 }],
      shadowSize: 2048,
      air: () => ({ amount: at[2] < -70 ? 0.34 : 0, ink: rgb('#ecbd90') }),
    })
    const foot = cam.project(b.put([Math.abs(turn) > 1 ? 4.6 : 0, 0, 0]))
    reflectObject(plate, d, () => foot.y, '#2f5468', 0.66, HORIZON, 8)
  }
  const bow = cam.project([-2.2, 1.3, -27.6]),
    ring = cam.project([0.1, TOP + 0.85, -31])
  plate.svg(
    `<path d="M${bow.x},${bow.y} Q${(bow.x + ring.x) / 2},${bow.y + 16} ${ring.x},${ring.y}" fill="none" stroke="#fff0d8" stroke-width="3.4"/>`,
  )
  const put = (p: Vec3, body: string) => {
    const q = cam.project(p)
    return `<g transform="translate(${q.x.toFixed(1)},${q.y.toFixed(1)}) scale(${q.k.toFixed(2)})">${body}</g>`
  }
  const fall = (p: Vec3, wide: number) => {
    const q = cam.project(p)
    return `<ellipse cx="${(q.x + wide * q.k * 0.8).toFixed(1)}" cy="${q.y.toFixed(1)}" rx="${(q.k * wide).toFixed(1)}" ry="${(q.k * 0.07).toFixed(1)}" fill="#7a6672" fill-opacity=".7"/>`
  }
  plate.svg(
    fall([2.5, TOP + 0.02, -20.2], 0.7) +
      put([2.5, TOP, -20.2], WATCHER) +
      put([0.75, TOP + 0.22, -22.6], ANGLER) +
      put([-0.7, 0.35, -20], JUMPER),
  )
  const dark: PalmInks = {
    trunk: '#2a3440',
    trunkLit: '#a87458',
    back: '#17323e',
    mid: '#21484c',
    lit: '#6f7a58',
  }
  plate.svg(
    palm(7, 1500, 1010, 860, -60, dark, true, 0.34) +
      elephantEars(4, 1500, 1040, 480, 210, { dark: '#17323e', mid: '#24504f', lit: '#a8945c' }, 13),
  )
  const bird = (x: number, y: number, span: number, beat: number) =>
    gull(x, y, span, beat, -6, '#fff0dc', '#a8a0a4', '#4a5468')
  plate.svg(bird(640, 250, 66, 0.6) + bird(570, 300, 50, 0.2) + bird(330, 620, 60, 0.8))
}
export const views: View[] = [{ name: 'enchanting-maldives-cover', focusX: 790, draw }]
