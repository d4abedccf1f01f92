/** Bangkok: Wat Arun across the Chao Phraya, the sun going down behind Thonburi. */
import { rgb, smoothstep } from '../kit/ink.ts'
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { palm } from '../kit/flora.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { ripples } from '../kit/sea.ts'
import { add, scale, type Vec3 } from '../kit/vec.ts'
import { company, type Spot } from '../kit/company.ts'
import { bareSky } from '../kit/heavens.ts'
import { raking } from '../kit/light.ts'
import { roundTree } from '../kit/round-tree.ts'
import { riverBoat } from '../models/river-boat.ts'
import { riverParty } from '../models/river-party.ts'
import { fartherThan, pullSolid, type Material } from '../kit/solid.ts'
import { cornerPrang, greatPrang, templeHall, templeRoof } from '../models/wat.ts'
import { INK, materials as inks } from '../materials/bangkok.ts'

const QUAY = -134
/** Downstream of the temple, where the river wall continues to the left. */
const STAND: Vec3 = [150, 3.2, 0]
const YAW = -0.634
const SUN = raking(-30, 24).sun
/** The same inks without stipple: the light turns at an edge. */
const materials = Object.fromEntries(
  Object.entries(inks).map(([name, m]): [string, Material] => [
    name,
    { ...m, grain: Math.min(m.grain ?? 0.03, 0.03) },
  ]),
)
interface Layout {
  horizon: number
  focal: number
  axis: number
  /** The long-tail: metres ahead of us, and to the right of the axis. */
  boat: [ahead: number, aside: number]
}

/** Thonburi behind the temple, one flat tone of towers over one of trees. */
function farBank(horizon: number): string {
  const r = random(12)
  let towers = '',
    trees = ''
  for (let x = -40; x < 1640; x += r.range(46, 150)) {
    const w = r.range(22, 44),
      h = r.range(30, 58) + (r() < 0.2 ? r.range(30, 80) : 0)
    towers += `M${x.toFixed(1)},${horizon + 4}v${(-h).toFixed(1)}h${w.toFixed(1)}v${h.toFixed(1)}Z`
  }
  for (let x = -60; x < 1660;) {
    const w = r.range(50, 110),
      h = r.range(18, 34)
    trees += `M${(x - 12).toFixed(1)},${horizon + 4}C${x.toFixed(1)},${(horizon - h * 1.3).toFixed(1)} ${(x + w).toFixed(1)},${(horizon - h * 1.3).toFixed(1)} ${(x + w + 12).toFixed(1)},${horizon + 4}Z`
    x += w * 0.7
  }
  return `<path d="${towers}" fill="#eeb58e"/><path d="${trees}" fill="#cf9a86"/>`
}
/** The inks of the porcelain: the river front in the light, the side in shade, each with its facets that turn the other way. */
const PORCELAIN: Record<string, Material> = {
  front: { tones: ['#fff0cf', '#d9a99c'], cuts: [0.4], grain: 0 },
  parapet: { tones: ['#f9e8d0'] },
  frontFlat: { tones: ['#fff0cf'] },
  frontTurn: { tones: ['#efcdae'] },
  frontLine: { tones: ['#b98a98'] },
  sideFace: { tones: ['#866796'] },
  sideTurn: { tones: ['#9d7b9f'] },
  sideLine: { tones: ['#66527f'] },
  jade: { tones: ['#3f9a86'] },
  jadeShade: { tones: ['#3b6a80'] },
  coral: { tones: ['#e2745a'] },
  coralShade: { tones: ['#94566f'] },
}
const SMALL: readonly Vec3[] = [
  [12.5, 0, 25.5],
  [-12.5, 0, 25.5],
  [12.5, 0, -25.5],
  [-12.5, 0, -25.5],
  [25.5, 0, 12.5],
  [25.5, 0, -12.5],
  [-25.5, 0, 12.5],
  [-25.5, 0, -12.5],
  [0, 46, 7.4],
  [7.4, 46, 0],
  [-7.4, 46, 0],
  [0, 46, -7.4],
]
/**
 * Prints a prang in two inks: everything on the river's side of its corner is lit, the rest in shade. `first` is its first
 * triangle, `o` its foot, `small` says that its mouldings are too fine for lines.
 */
function twoInks({ store }: Mesh, first: number, o: Vec3, turn: number, small: boolean): void {
  const [c, s] = [Math.cos(turn), Math.sin(turn)],
    prang = store.names.indexOf('prang'),
    ids = new Map<string, number>()
  for (const name of Object.keys(PORCELAIN)) {
    const i = store.names.indexOf(name)
    ids.set(name, i < 0 ? store.names.push(name) - 1 : i)
  }
  for (let i = first; i < store.mat.length; i++) {
    if (store.mat[i] !== prang) continue
    const mean = (k: number) =>
      (store.pos[i * 9 + k]! + store.pos[i * 9 + 3 + k]! + store.pos[i * 9 + 6 + k]!) / 3
    const [wx, wz, y] = [mean(0) - o[0], mean(2) - o[2], mean(1) - o[1]],
      [x, z] = [c * wx - s * wz, s * wx + c * wz]
    const corners = [0, 3, 6].map((k): [number, number] => {
      const [px, pz] = [store.pos[i * 9 + k]! - o[0], store.pos[i * 9 + k + 2]! - o[2]]
      return [c * px - s * pz, s * px + c * pz]
    })
    const part = small
      ? undefined
      : SMALL.find(
          ([u, v, w]) =>
            (v ? y > v && y < 57 : y < 18) &&
            corners.every(([px, pz]) => Math.hypot(px - u, pz - w) < (v ? 2.9 : 4.8)),
        )
    const [u, w] = part ? [x - part[0], z - part[2]] : [x, z]
    let [nx, ny, nz] = [store.nor[i * 9]!, store.nor[i * 9 + 1]!, store.nor[i * 9 + 2]!]
    ;[nx, nz] = [c * nx - s * nz, s * nx + c * nz]
    if (nx * u + nz * w < 0) [nx, ny, nz] = [-nx, -ny, -nz]
    const lit = w > u,
      fine = small || part !== undefined,
      // the parapets of the stairs
      rail =
        y < 44 &&
        corners.every(([px, pz]) => {
          const off = Math.min(Math.abs(px), Math.abs(pz))
          return off > 1.8 && off < 3.5
        })
    // every second line on the crown, whose mouldings are closer
    const line = ny < -0.3 && !fine && !rail && (y < 49 || Math.floor((y - 49) / 2.1) % 2 === 0)
    const band = (h: number) => !fine && !rail && ny < 0.3 && y > h - 0.95 && y < h + 0.02
    const front = line
        ? 'frontLine'
        : fine || y > 46
          ? 'frontFlat'
          : Math.abs(nx) > Math.abs(nz)
            ? 'frontTurn'
            : Math.abs(x) > 0.55 * z
              ? 'frontFlat'
              : 'front',
      side = line ? 'sideLine' : !fine && Math.abs(nz) > Math.abs(nx) ? 'sideTurn' : 'sideFace'
    let kind = lit ? front : side
    if ([17, 30, 40].some(band)) kind = lit ? 'jade' : 'jadeShade'
    else if (band(62.8)) kind = lit ? 'coral' : 'coralShade'
    store.mat[i] = ids.get(kind)!
  }
}
/** Trees behind the wall of the temple: their place, distance, height and width, in metres. */
const TREES: readonly (readonly [x: number, z: number, high: number, wide: number])[] = [
  [-150, -176, 13, 22],
  [-118, -160, 9, 15],
  [-96, -190, 14, 20],
  [-40, -150, 7, 12],
  [-22, -147, 5, 9],
  [28, -146, 6, 10],
  [40, -147, 5, 8],
  [92, -176, 13, 20],
  [112, -168, 11, 18],
  [132, -176, 14, 22],
  [156, -170, 12, 20],
  [180, -178, 14, 24],
]
function trees(plate: Plate, cam: Camera, bank: Float32Array): void {
  TREES.forEach(([x, z, high, wide]) => {
    const q = cam.project([x, 1.4, z]),
      clear = fartherThan(plate, bank, cam.f / q.k),
      [w, h] = [wide * q.k, high * q.k]
    plate.svg(
      `<g transform="translate(${q.x},${q.y}) scale(1,${h / w})">${roundTree({ at: [0, 0], r: w * 0.52, inks: ['#c9ad60', '#5f7f5c', '#4a4468'], off: [0.07, 0.09], stem: -0.2 })}${roundTree({ at: [w * 0.1, w * 0.1], r: w * 0.4, inks: ['#3c6660', '#3c6660', '#4a4468'], off: [0, 0], stem: -0.3 })}</g>`,
      { mask: (px, py) => (py < q.y && clear(px, py) ? 1 : 0) },
    )
  })
}
/** What stands over `line` in the water, in whole shapes that ripples bend. */
function mirror(
  plate: Plate,
  depth: Float32Array,
  line: (x: number) => number,
  ink: string,
  strength: number,
  horizon: number,
): void {
  const src = plate.px.slice(),
    { w, ss } = plate,
    tint = rgb(ink),
    wide = w / ss
  plate.field((x, y) => {
    const top = line(x)
    if (y <= top || depth[Math.round(y * ss) * w + Math.round(x * ss)]) return null
    const bend = ripples(x, y, horizon, 3, 1.1) * smoothstep(0, 70, y - top),
      yy = 2 * top - y + bend * 30,
      xx = x + bend * 30
    if (yy < 0 || xx < 0 || xx > wide - 1) return null
    const i = Math.round(yy * ss) * w + Math.round(xx * ss)
    if (!depth[i]) return null
    return [
      [0, 1, 2].map((k) => src[i * 3 + k]! * 0.65 + tint[k]! * 0.35) as [number, number, number],
      strength,
    ]
  })
}
function temple(): Mesh {
  const m = Mesh.create()
  const q = m.at(6, 1.5, -196, 0.17)
  greatPrang(q)
  twoInks(m, 0, q.put([0, 0, 0]), 0.17, false)
  for (const [i, k] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    const p = q.at(i * 30, 1, k * 30),
      first = m.store.mat.length
    cornerPrang(p)
    twoInks(m, first, p.put([0, 0, 0]), 0.17, true)
  }
  templeHall(m.at(58, 1, -166, -0.5), 15, 34, 9, 13)
  templeHall(m.at(-62, 1, -168, 0.5), 11, 24, 7, 9.5, 2)
  m.terrain(
    (x, z) => 1.4 - 3 * smoothstep(QUAY - 2, QUAY + 1, z) + 0.2 * Math.sin(x),
    -330,
    330,
    -330,
    QUAY,
    60,
    20,
    'ground',
  )
  m.box(0, -3, QUAY, 660, 4.6, 2, 'wall', 'ledge')
  m.box(0, 1.5, QUAY - 5, 640, 2.6, 0.8, 'parapet')
  for (let i = 0; i < 106; i++) m.box(-316 + i * 6, 1.5, QUAY - 4.6, 0.9, 3.4, 1, 'white')
  // landing pavilions on the river wall
  for (const [x, w, l, h] of [
    [-31, 7, 9, 4],
    [6, 9, 11, 4.6],
    [38, 7, 9, 4],
    [-84, 8, 12, 4],
    [92, 8, 14, 4],
  ] as const) {
    const p = m.at(x, 1.4, QUAY - 1)
    for (const i of [-1, 1])
      for (const k of [-1, 0, 1]) p.box(i * w * 0.42, -4, k * l * 0.4, 0.5, h + 4, 0.5, 'white')
    p.box(0, -0.4, 0, w, 0.5, l, 'ledge')
    templeRoof(p, h, w, l, 5.4, 2)
  }
  return m
}
function draw(plate: Plate, { horizon: h, focal, axis, boat: [ahead, aside] }: Layout): void {
  const cam = new Camera(STAND, YAW, focal, h, axis)
  bareSky(plate, [
    [0, '#0e1840'],
    [h * 0.3, INK.slate],
    [h * 0.45, '#b0889c'],
    [h * 0.64, INK.rose],
    [h * 0.77, INK.saffron],
    [h * 0.89, '#ffeab4'],
    [h, '#fff0c8'],
  ])
  plate.svg(farBank(h))
  calmWater(plate, {
    top: h + 2,
    inks: ['#f0b48e', '#c98a92', '#7f6496', '#434280', '#20265c'],
    dark: ['#2f3270', 0.2],
    light: ['#e0a39a', 0.07],
    seed: 9,
  })
  const air = rgb('#f0a884')
  const bank = pullSolid(plate, temple(), cam, {
    sun: SUN,
    materials: {
      ...materials,
      ...PORCELAIN,
      roof: { tones: inks.roof!.tones, cuts: [0.66, 0.42, 0.2], grain: 0 },
    },
    sky: 0.34,
    bounce: 0.16,
    contact: 6,
    crisp: true,
    airGrain: 0,
    shadows: [
      { centre: [40, 4, -136], radius: 70 },
      { centre: [6, 40, -190], radius: 60 },
      { centre: [0, 20, -180], radius: 190 },
    ],
    air: (p, d) => ({
      amount: 0.1 * smoothstep(150, 240, d) + 0.2 * smoothstep(14, 0, p[1]) * smoothstep(134, 170, d),
      ink: air,
    }),
    airSteps: 10,
  })
  trees(plate, cam, bank)
  plate.svg(
    company(
      {
        cam,
        seed: 7,
        wardrobe: {
          tops: ['#fff0d0', '#f0643e', '#3f9a86', '#ffd45c', '#7a5aa0'],
          bottoms: ['#3a3560', '#5a4470'],
          skins: ['#b97c58', '#a8684c'],
          cuts: ['short', 'bob', 'bun', 'hat'],
          hats: ['#f3d8a6'],
        },
      },
      [-31, 7, 38, -12, 62, -84].map((x, i): Spot => [[x, 1.5, QUAY - 1.6], 1 + (i % 3)]),
    ),
  )
  const leaf = { trunk: '#6d4f6a', trunkLit: '#f0b98a', back: '#2a4a5e', mid: '#4f7a5c', lit: '#c9ad60' }
  for (const [seed, x, z, high, lean] of [
    [9, -58, -150, 15, -1.4],
    [4, -40, -146, 18, 1.6],
    [7, 96, -144, 14, 1.2],
    [5, 108, -141, 17, -1.8],
  ] as const) {
    const q = cam.project([x, 1.4, z])
    plate.svg(palm(seed, q.x, q.y, high * q.k, lean * q.k, leaf, true, 0.16))
  }
  // the bank in the water, clearest under the wall
  const [left, right] = [cam.project([-90, 0, QUAY + 1]), cam.project([120, 0, QUAY + 1])]
  const waterline = (x: number): number => left.y + ((right.y - left.y) * (x - left.x)) / (right.x - left.x)
  mirror(plate, bank, waterline, '#5c5490', 0.62, h)
  const deep = rgb('#2c2f6c')
  plate.field((x, y) => {
    const t = (y - waterline(x)) / 260
    return t < 0 ? null : [deep, 0.86 * smoothstep(0, 1, t)]
  })
  // the wall is wet where the tide reaches it
  plate.svg(
    `<path d="M-10,${waterline(-10) - 9}L1610,${waterline(1610) - 13}V${waterline(1610) + 2}L-10,${waterline(-10) + 2}Z" fill="#6a4f7c" fill-opacity=".7"/>`,
  )
  const boat = Mesh.create()
  const at = add(add([STAND[0], 0, 0], scale(cam.fwd, ahead)), scale(cam.right, aside))
  const b = boat.at(...at, -0.92 - YAW)
  riverBoat(b)
  const d = pullSolid(plate, boat, cam, {
    sun: SUN,
    materials: {
      ...materials,
      wood: { tones: ['#c8704a', '#8a4348'], cuts: [0.4] },
      strake: { tones: ['#2f8a7a', '#24586a'], cuts: [0.4] },
      keel: { tones: ['#7d3a48'] },
      bench: { tones: ['#c98a6c', '#7a5468'], cuts: [0.4] },
      post: { tones: ['#4b4470', '#241f48'], cuts: [0.4] },
      garland: { tones: ['#ffb43c', '#c9603f'], cuts: [0.3] },
      garlandB: { tones: ['#ff8fa8', '#a83a70'], cuts: [0.3] },
    },
    sky: 0.36,
    bounce: 0.2,
    contact: 0,
    crisp: true,
    clipBelow: 0,
  })
  const [stern, bow] = [cam.project(b.put([-6, 0, 0])), cam.project(b.put([5.6, 0, 0]))]
  const slope = (bow.y - stern.y) / (bow.x - stern.x)
  const line = (x: number): number => stern.y + slope * (Math.min(bow.x, Math.max(stern.x, x)) - stern.x)
  riverParty(plate, cam, b, d)
  mirror(plate, d, line, '#2a3a70', 0.7, h)
  // a thread of foam along the waterline, and the arm of the bow wave
  plate.svg(
    `<path d="M${stern.x - 16},${stern.y - 1} Q${(stern.x + bow.x) / 2},${(stern.y + bow.y) / 2 + 3} ${bow.x + 8},${bow.y} Q${(stern.x + bow.x) / 2},${(stern.y + bow.y) / 2 + 7} ${stern.x - 16},${stern.y + 1}Z M${bow.x + 6},${bow.y - 2} q-70,24 -190,28 q110,-10 190,-28Z M${stern.x - 30},${stern.y} q-60,-10 -140,-6 q70,10 140,6Z" fill="#fff0cf" fill-opacity=".6"/>`,
  )
}
export const views: View[] = [
  {
    name: 'bangkok-thailand-cover',
    focusX: 850,
    draw: (plate) => draw(plate, { horizon: 684, focal: 1.1, axis: 660, boat: [25, 2] }),
    drawTall: (plate) => draw(plate, { horizon: 680, focal: 1.1, axis: 330, boat: [33.5, 0.2] }),
    drawLink: (plate) => draw(plate, { horizon: 590, focal: 0.92, axis: 930, boat: [30, 2.3] }),
  },
]
