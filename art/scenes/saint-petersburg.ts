/** Saint Petersburg: the Saviour on the Blood at the end of its canal, in the White Night. */
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { tree } from '../kit/trees.ts'
import { Mesh } from '../kit/mesh.ts'
import { ironRail, nevaPalace, streetLamp } from '../models/neva-palace.ts'
import { raking } from '../kit/light.ts'
import { random, type Random } from '../kit/noise.ts'
import { chevrons, glazed, lozenges, swirl, type Pattern } from '../models/onion.ts'
import type { Plate } from '../kit/press.ts'
import { ONIONS, saviour } from '../models/saviour.ts'
import type { View } from '../kit/scene.ts'
import { fartherThan, pullSolid, type Material } from '../kit/solid.ts'
import { company, type Spot, type Wardrobe } from '../kit/company.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { figure, type Look } from '../kit/people.ts'
import type { PoseName } from '../kit/poses.ts'
import { INK, materials } from '../materials/saint-petersburg.ts'

/** The height of the eye and of the embankment over the water, metres. */
const EYE = 5.2
const QUAY = 2.2
const SUN = raking(-62, 22).sun
const CHURCH = { x: 21, z: -232, turn: 0.2 }
const [LEFT, RIGHT] = [-27, 7]

const WHITE = ['#fff3e2', '#d9c6d0', '#8d8fb5']
const BLUE = ['#4d9ac4', '#3a73a8', '#33528a']
const GREEN = ['#7cc09a', '#4b9484', '#386a80']
const GOLD = ['#ffe09a', '#e3ad52', '#9b7668']
/** Gilding in four clean bands, by how far it faces the sun. */
const GILT: Material = {
  tones: ['#f0bd55'],
  detail: (_p, n) => {
    const v = n[0] * SUN[0] + n[1] * SUN[1] + n[2] * SUN[2]
    return v > 0.8 ? '#fff0b8' : v > 0.3 ? '#f0bd55' : v > -0.15 ? '#cf9048' : '#96705f'
  },
}
const WINDINGS: [Pattern, string[][]][] = [
  [swirl(9, 2.6), [BLUE, WHITE]],
  [lozenges(9, 5), [GREEN, GOLD, BLUE]],
  [swirl(8, -2.2), [GOLD, GREEN]],
  [chevrons(8, 7), [WHITE, BLUE, GREEN]],
  [swirl(7, 1.6), [GREEN, GOLD]],
]
function church(m: Mesh): Record<string, Material> {
  const s = m.at(CHURCH.x, QUAY, CHURCH.z, CHURCH.turn)
  saviour(
    s,
    WINDINGS.map((_, i) => `glaze${i}`),
  )
  return Object.fromEntries(
    ONIONS.map(([x, y, z, , h], i) => [
      `glaze${i}`,
      glazed(s.put([x, i < 4 ? y : y - 1, z]), h, ...WINDINGS[i]!),
    ]),
  )
}
/** Palaces shoulder to shoulder along one bank, from z0 away to z1. */
function bank(m: Mesh, r: Random, x: number, z0: number, z1: number, side: 1 | -1): void {
  const walls = ['rose', 'straw', 'mint', 'sand', 'sky', 'rose', 'white']
  let k = side > 0 ? 0 : 2
  for (let z = z0; z > z1;) {
    const w = r.range(17, 27)
    const h = r.range(15, 19.5)
    nevaPalace(
      m.at(x + side * r.range(0, 0.8), QUAY, z - w / 2, -side * (Math.PI / 2)),
      r,
      w - 0.2,
      h,
      walls[k++ % walls.length]!,
      side > 0 ? 0 : 0.08,
    )
    z -= w
  }
}
const folk: Wardrobe = {
  tops: ['#c4553f', '#f3e2c8', '#3d6a8e', '#5f9a8a', '#e0b04a', '#7a5a86'],
  bottoms: ['#25344f', '#4b4b74', '#7f6f80'],
  skins: ['#d9a07c', '#b87a5a', '#e3b08c'],
  cuts: ['short', 'bob', 'cap', 'bun', 'long', 'hat'],
  hats: ['#25344f', '#f3e2c8', '#b9473f'],
}
/** Open sightseeing boat in three quarters, bow to the right, its waterline at (bx, by). Drawn in metres. */
function canalBoat([bx, by, k]: [number, number, number]): string {
  const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
  const dressed = (cut: Look['cut'], top: string, more: Partial<Look> = {}): Look => ({
    skin: '#c98f6c',
    hair: '#33273a',
    top,
    bottom: '#3c4a72',
    shade: '#46386a',
    cut,
    hat: '#f3e2c8',
    lit: 'back',
    ...more,
  })
  /** Someone on a bench, the hips `y` metres above the water. */
  const aboard = (x: number, y: number, pose: PoseName, look: Look, flip = false) =>
    place(x, -y, 1, figure(pose, look), flip)
  // two on the far bench, a mother with her boy, and a man who turns to the church with his camera
  const far = [
    aboard(-2.5, 0.84, 'sits', dressed('bob', '#7a5a86', { skin: '#d9a07c' })),
    aboard(-2.02, 0.86, 'sits', dressed('short', '#3d6a8e', { hair: '#7a4f3c' })),
    aboard(1.7, 0.9, 'sits', dressed('hat', '#f3e2c8', { hat: '#c9803f' })),
  ]
  const near = [
    aboard(-0.5, 0.46, 'sits', dressed('long', '#e0b04a', { hair: '#6a4334', skin: '#e3b08c' })),
    aboard(0.06, 0.62, 'sits', dressed('short', '#c4553f', { size: 0.72 })),
  ]
  const skipper = aboard(
    -4.5,
    0.6,
    'stands',
    dressed('cap', '#f8ecda', { hat: '#2b3a63', bottom: '#2b3a63' }),
  )
  const guide = aboard(
    3.6,
    0.86,
    'points',
    dressed('bob', '#b9473f', { bottom: '#2b3a63', skin: '#d9a07c', lit: 'front' }),
  )
  const side =
    // the near side: lit topsides, the turn of the bow in shade, a rubbing strake, the boot-top
    shape(
      'M-5.75,-1.16C-3.2,-1.0 1.4,-1.0 4,-1.5C4.9,-1.7 5.6,-1.95 6.25,-2.26C5.95,-1.4 5.62,-.7 5.3,0H-5.55Z',
      '#fbead6',
    ) +
    shape(
      'M4,-1.5C4.9,-1.7 5.6,-1.95 6.25,-2.26C5.95,-1.4 5.62,-.7 5.3,0H4.3C4.5,-.6 4.4,-1.1 4,-1.5Z',
      '#b8aac6',
    ) +
    shape('M-5.58,-.42C-3,-.3 2,-.3 5.48,-.48L5.3,0H-5.55Z', '#34507a') +
    shape('M4.36,-.4L5.48,-.48L5.3,0H4.3Z', '#2b3a63') +
    shape('M-5.63,-.56C-3,-.44 2,-.44 5.54,-.62L5.48,-.48C2,-.3 -3,-.3 -5.58,-.42Z', '#d98f5f') +
    shape(
      'M-5.8,-1.24C-3.2,-1.08 1.4,-1.08 4,-1.58C4.9,-1.78 5.6,-2.04 6.3,-2.36L6.22,-2.18C5.6,-1.88 4.9,-1.62 4,-1.42C1.4,-.92 -3.2,-.92 -5.76,-1.06Z',
      '#e8b98c',
    )
  const at = (body: string) => place(bx, by, k, body)
  return (
    at(
      // the hull in the water, under two slits
      `<g transform="scale(1,-1)" opacity=".62">${side}</g>` +
        shape('M-5.2,.62C-2,.5 1.6,.54 4.6,.66C1.6,.74 -2.2,.76 -5.2,.62Z', '#6683b5') +
        shape('M-3.4,1.06C-.6,.98 2.6,1 5.4,1.12C2.6,1.18 -.6,1.18 -3.4,1.06Z', '#5877ab') +
        // the far side seen from within
        shape('M-5.35,-1.5C-3.4,-1.5 1.6,-1.4 4.4,-1.86L6.1,-2.16L5.2,-.9H-5.3Z', '#8d86aa') +
        shape(
          'M-5.4,-1.56C-3.4,-1.56 1.6,-1.46 4.4,-1.92L6.15,-2.24L6.1,-2.1L4.4,-1.8C1.6,-1.34 -3.4,-1.42 -5.4,-1.42Z',
          '#d9a981',
        ),
    ) +
    edgeLight(at(skipper + guide + far.join('')), [-1, -0.4], 1.8, '#ffe3c2') +
    // the benches between the two rows
    at(
      shape('M-3.4,-1.3C-1.4,-1.28 1,-1.28 2.7,-1.38L2.8,-.9H-3.4Z', '#635c8c') +
        shape('M-3.4,-1.3C-1.4,-1.28 1,-1.28 2.7,-1.38L2.71,-1.3C1,-1.2 -1.4,-1.2 -3.4,-1.22Z', '#b79aa6'),
    ) +
    edgeLight(at(near.join('')), [-1, -0.4], 1.8, '#ffe3c2') +
    at(
      // wheel of the skipper, and the glass before the first bench
      shape('M-3.98,-1.1L-3.86,-1.1L-3.72,-1.62L-3.82,-1.64Z', '#4b4b74') +
        shape('M2.95,-1.3L3.2,-1.98L3.32,-1.98L3.1,-1.28Z', '#e7eef2') +
        side +
        // stern: the transom turned away, and a rail behind the skipper
        shape('M-5.8,-1.24L-5.42,-1.56L-5.36,-1.42L-5.74,-1.06Z', '#b9805f') +
        `<path d="M-5.66,-1.2V-2.0M-5.34,-1.5V-2.2M-4.9,-1.16V-1.98M-5.66,-1.98L-4.9,-1.96M-5.66,-1.98L-5.34,-2.18" stroke="#fbead6" stroke-width=".07" fill="none" stroke-linecap="round"/>` +
        // foam at the stem
        shape(
          'M4.9,.06C5.2,-.06 5.5,-.2 5.62,-.04C5.9,.02 6.2,.04 6.5,.1C6,.18 5.3,.16 4.9,.06Z',
          '#fff1e0',
        ) +
        shape('M-5.6,.02C-6.3,-.08 -7.4,-.04 -8.4,.04C-7.4,.12 -6.4,.16 -5.5,.1Z', '#f3ddcd'),
    )
  )
}
/** The town in the still canal: the quays, the fronts and the church, each turned over at its own waterline, with slits of open water. */
function mirror(plate: Plate, depth: Float32Array, cam: Camera): void {
  const src = plate.px.slice(),
    { w, ss } = plate,
    water = rgb('#5a78ab')
  const open = (x: number, y: number): boolean => !depth[Math.round(y * ss) * w + Math.round(x * ss)]
  plate.field((x, y) => {
    if (y < cam.horizonY + 20 || !open(x, y)) return null
    const out = x - cam.axisX,
      far = y - cam.horizonY
    // planes along the canal, and the church across its end
    for (const away of [
      (cam.f * (out > 0 ? RIGHT : LEFT)) / out,
      (cam.f * (out > 0 ? RIGHT + 17 : LEFT - 7.5)) / out,
      -CHURCH.z - 11,
    ]) {
      const foot = cam.horizonY + (EYE * cam.f) / away,
        py = Math.min(2 * foot - y, foot - 2)
      if (y < foot - 3 || py < 0) continue
      const i = Math.round(py * ss) * w + Math.round(x * ss),
        d = depth[i]!
      if (!d || Math.abs(d / away - 1) > 0.12) continue
      const at = (k: 0 | 1 | 2): number => src[i * 3 + k]! * 0.72 + water[k] * 0.28
      return [[at(0), at(1), at(2)], 0.92 - 0.24 * (far / 400)]
    }
    return null
  })
  const r = random(21)
  let slits = ''
  for (let y = cam.horizonY + 40, step = 7; y < 1000; y += step, step += 0.55)
    for (let x = r.range(-200, 0); x < 1600; x += r.range(260, 620)) {
      const [half, thick] = [r.range(40, 90) + step * 6, step * 0.24]
      slits += `M${(x - half).toFixed(1)},${y.toFixed(1)}Q${x.toFixed(1)},${(y - thick * 2).toFixed(1)} ${(x + half).toFixed(1)},${y.toFixed(1)}Q${x.toFixed(1)},${(y + thick * 2).toFixed(1)} ${(x - half).toFixed(1)},${y.toFixed(1)}Z`
    }
  plate.svg(
    `<linearGradient id="open" x1="0" y1="${cam.horizonY + 40}" x2="0" y2="1000" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#a9aecb"/><stop offset=".5" stop-color="#6683b5"/><stop offset="1" stop-color="#42639a"/></linearGradient><path d="${slits}" fill="url(#open)"/>`,
    { mask: (x, y) => (open(x, y) ? 1 : 0) },
  )
}
interface Layout {
  cam: Camera
  /** Column and row of the boat's middle at the waterline, and pixels per metre. */
  boat?: [number, number, number]
  walkers: { seed: number; at: Spot }[]
  /** How far away the street lamps are. */
  lamps: number[]
}
function draw(plate: Plate, { cam, boat, walkers, lamps }: Layout): void {
  bareSky(plate, [
    [0, '#0c2350'],
    [240, '#6488b4'],
    [380, '#b3c8d2'],
    [540, '#f1d9c4'],
    [680, '#f9cda2'],
  ])
  // the church colours the middle of the canal
  calmWater(plate, {
    top: cam.horizonY + 22,
    inks: ['#e3c4b4', '#b9b0bd', '#7f90b4', '#56719f', '#3d5f8f'],
    dark: ['#47659a', 0.26],
    light: ['#eccdb8', 0.04],
    seed: 9,
  })
  const m = Mesh.create()
  const r = random(12)
  m.box(LEFT - 60, -2, -254, 120, 2 + QUAY, 500, 'quay', 'paving')
  m.box(RIGHT + 60, -2, -254, 120, 2 + QUAY, 500, 'quay', 'paving')
  m.box(-10, -2, -420, 200, 2 + QUAY, 200, 'granite', 'paving')
  bank(m, r, LEFT - 15, -34, -330, -1)
  bank(m, r, RIGHT + 24.5, -34, -136, 1)
  for (const [x, side] of [
    [LEFT, -1],
    [RIGHT, 1],
  ] as const) {
    m.box(x + side * 0.4, QUAY, -160, 1, 0.3, 320, 'quay')
    ironRail(m.at(x + side * 0.4, QUAY + 0.25, -8, Math.PI / 2), 300)
  }
  for (const z of lamps) streetLamp(m.at(RIGHT + 1.5, QUAY, z))
  for (let i = 0; i < 26; i++) tree(m, i, r.range(34, 66), QUAY, r.range(-300, -245), r.range(12, 17))
  for (let i = 0; i < 12; i++) tree(m, i + 40, r.range(-34, -12), QUAY, r.range(-360, -330), r.range(11, 15))
  const surfaces = { ...materials, ...church(m), gold: GILT }
  const haze = rgb(INK.haze)
  const depth = pullSolid(plate, m, cam, {
    sun: SUN,
    materials: surfaces,
    sky: 0.34,
    bounce: 0.14,
    contact: 5,
    crisp: true,
    clipBelow: 0,
    shadows: [{ centre: [18, 35, -228], radius: 58 }],
    air: (p, d) => ({
      amount: (Math.hypot(p[0] - CHURCH.x, p[2] - CHURCH.z) < 45 ? 0.08 : 0.42) * smoothstep(70, 330, d),
      ink: haze,
    }),
    airSteps: 40,
  })
  mirror(plate, depth, cam)
  if (boat) plate.svg(canalBoat(boat))
  for (const { seed, at } of walkers) {
    // what is nearer than the group hides it: the rail in front of it
    const clear = fartherThan(plate, depth, -at[0][2] - 1.2)
    plate.svg(
      company(
        {
          cam,
          seed,
          wardrobe: folk,
          shade: { sun: SUN, ink: '#75709c' },
          rim: { towards: [-1, -0.5], ink: '#ffe0bc', width: Math.min(1.1, -60 / at[0][2]) },
        },
        [at],
      ),
      { mask: (x, y) => (clear(x, y) ? 1 : 0) },
    )
  }
}
const camera = (axisX: number, horizonY: number, focal = 0.88): Camera =>
  new Camera([0, EYE, 0], 0, focal, horizonY, axisX)
export const views: View[] = [
  {
    name: 'saint-petersburg-russia-cover',
    focusX: 925,
    draw: (plate) =>
      draw(plate, {
        cam: camera(760, 612),
        boat: [420, 858, 42],
        lamps: [-42, -75, -112],
        walkers: [{ seed: 4, at: [[17, QUAY, -36], 2, 'strolls', true] }],
      }),
    drawLink: (plate) =>
      draw(plate, {
        cam: camera(830, 560),
        lamps: [-42, -75, -112],
        walkers: [{ seed: 4, at: [[16.5, QUAY, -62], 2, 'strolls', true] }],
      }),
    drawTall: (plate) =>
      draw(plate, {
        cam: camera(236, 640, 0.96),
        boat: [166, 774, 25],
        lamps: [-66, -104],
        walkers: [{ seed: 4, at: [[16.5, QUAY, -62], 2, 'strolls', true] }],
      }),
  },
]
