/** Singapore: a row of painted shophouses in the morning, tall shutters over the covered walkway, a bicycle, a rain tree's shade in front. */
import { Camera } from '../kit/camera.ts'
import { castShadow, company } from '../kit/company.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky, tower } from '../kit/heavens.ts'
import { Mesh } from '../kit/mesh.ts'
import { random, type Random } from '../kit/noise.ts'
import { archOutline, rectOutline } from '../kit/outline.ts'
import { figure, type Look } from '../kit/people.ts'
import { limb } from '../models/pine.ts'
import type { PoseName } from '../kit/poses.ts'
import type { Plate } from '../kit/press.ts'
import { rod } from '../kit/rods.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'
import { bicycle } from '../models/yanaka.ts'

const HORIZON = 742
const cam = new Camera([-5, 1.8, 0], 0.42, 0.78, HORIZON, 800)
const SUN: Vec3 = [-0.66, 0.6, 0.56]
const X: Vec3 = [1, 0, 0]
const Y: Vec3 = [0, 1, 0]
const FACE = -16
const W = 5.6
const lit = (...inks: [string, string, string, string]): Material => ({ tones: inks, cuts: [0.46, 0.3, 0.13], grain: 0.04 }) // prettier-ignore
const materials: Record<string, Material> = {
  mint: lit('#cdeccf', '#93c4ae', '#5f8c94', '#42607f'),
  rose: lit('#ffc6bc', '#ea9190', '#a5668a', '#6a4c80'),
  sun: lit('#ffe29a', '#f2b65c', '#a97a72', '#6c567c'),
  sky: lit('#bfe2ee', '#82b4d0', '#5a80b0', '#425a94'),
  coral: lit('#ffb48c', '#ee7f62', '#a35468', '#66426f'),
  cream: lit('#fff6de', '#f3d9b6', '#ab98a6', '#6d6a92'),
  lilac: lit('#ddd0ee', '#b09cce', '#7c6ca8', '#565090'),
  trim: lit('#fffbee', '#f6e6cc', '#b7a9b2', '#7a7698'),
  shutA: lit('#3fa09a', '#28747e', '#235472', '#1f3c66'),
  shutB: lit('#e0604a', '#a83f48', '#6f3252', '#4a2c58'),
  shutC: lit('#4a7fc0', '#335c9c', '#2c447e', '#263466'),
  shutD: lit('#f2c25a', '#c98a42', '#84584f', '#573f5c'),
  slat: lit('#2c5f74', '#21456a', '#1d3460', '#1a2854'),
  inside: lit('#c98f72', '#8f6270', '#5a456c', '#3d365f'),
  pane: { tones: ['#8fb8c8', '#4f7a9c', '#345484'], cuts: [0.4, 0.14] },
  dark: { tones: ['#3a3a68', '#2c2d5a'], cuts: [0.3] },
  glow: { tones: ['#ffd88c'], glow: true },
  tile: { tones: ['#f2986a', '#c8644e', '#86485c', '#553c62'], cuts: [0.52, 0.34, 0.16], grain: 0.06 },
  tileA: { tones: ['#7fd0c0', '#3f8a98', '#2c5c84'], cuts: [0.46, 0.2] },
  tileB: { tones: ['#fff0cc', '#d9a890', '#8a6a8c'], cuts: [0.46, 0.2] },
  walk: { tones: ['#f6dcb8', '#c99c8c', '#7c6a8c', '#54507c'], cuts: [0.6, 0.38, 0.2], grain: 0.05, detail: (p) => ((Math.floor(p[0] / 0.6) + Math.floor(p[2] / 0.6)) % 2 ? -0.05 : 0) }, // prettier-ignore
  road: { tones: ['#e6cdb4', '#a48f9c', '#646086', '#454672'], cuts: [0.66, 0.44, 0.25], grain: 0.02 }, // prettier-ignore
  line: { tones: ['#fffbee', '#b7a9b2', '#7a7698'], cuts: [0.6, 0.3] },
  pot: { tones: ['#f09a68', '#b8604c', '#7a4460', '#4c345c'], cuts: [0.46, 0.3, 0.13], grain: 0.004 },
  leaf: { tones: ['#cfd878', '#86ac62', '#44806c', '#2a5668', '#1f3c5c'], cuts: [0.62, 0.44, 0.27, 0.13], grain: 0.05 }, // prettier-ignore
  bark: { tones: ['#a8806c', '#6a5468', '#3f3a5c', '#2a2a50'], cuts: [0.5, 0.28, 0.13], grain: 0.1 },
  iron: { tones: ['#8a90a8', '#4f5880', '#2c3562'], cuts: [0.5, 0.25] },
  lattice: lit('#c98a58', '#8a5a50', '#573f5c', '#352d54'),
  red: lit('#ff7a5a', '#d0483f', '#8a3452', '#55305c'),
}
/** One shophouse `W` wide at x; three tall shuttered windows over a deep arch, a moulded head. */
function shophouse(m: Mesh, r: Random, x: number, wall: string, shut: string, kind: number): void {
  const f = m.at(x, 0, FACE),
    z = 0
  // the covered walkway: piers, a beam, the shop set back in its shade
  f.box(0, 0, z - 3.2, W, 4.1, 0.3, 'inside')
  for (const s of [-1, 1]) f.box(s * (W / 2 - 0.3), 0, z - 0.35, 0.6, 4.1, 0.7, wall)
  for (const s of [-1, 1]) {
    f.box(s * (W / 2 - 0.3), 0, z - 0.3, 0.74, 0.5, 0.8, 'trim')
    f.box(s * (W / 2 - 0.3), 3.3, z - 0.3, 0.74, 0.2, 0.84, 'trim')
  }
  // the shop front: a pair of panelled doors with a fanlight, and a window with its own shutters on either side
  f.decal(rectOutline(1.7, 3.5), [0, 1.76, z - 3.04], X, Y, 'trim', 0.03)
  f.decal(rectOutline(1.44, 0.62), [0, 3.02, z - 3], X, Y, kind % 3 ? 'glow' : 'pane', 0.03)
  for (const s of [-1, 1]) {
    const ajar = kind % 2 === 0 && s > 0
    f.decal(rectOutline(0.66, 2.5), [s * 0.36, 1.27, z - 3], X, Y, ajar ? 'glow' : shut, 0.03)
    if (!ajar)
      for (const y of [0.55, 1.3, 2.05])
        f.decal(rectOutline(0.42, 0.5), [s * 0.36, y, z - 2.96], X, Y, 'slat', 0.02)
    const wx = s * 1.72
    f.decal(rectOutline(1.34, 1.9), [wx, 1.98, z - 3.04], X, Y, 'trim', 0.03)
    f.decal(rectOutline(1.1, 1.66), [wx, 1.98, z - 3], X, Y, (kind + s) % 3 ? 'pane' : 'glow', 0.03)
    for (const u of [-0.28, 0, 0.28])
      f.decal(rectOutline(0.06, 1.66), [wx + u, 1.98, z - 2.96], X, Y, 'lattice', 0.02)
    f.decal(rectOutline(1.34, 0.7), [wx, 0.55, z - 3], X, Y, kind % 2 ? 'tileA' : 'tileB', 0.03)
    f.decal(rectOutline(1.1, 0.2), [wx, 0.66, z - 2.96], X, Y, shut, 0.02)
  }
  f.box(0, 3.5, z - 1.6, W, 0.6, 3.3, wall)
  for (let i = 0; i < 14; i++) f.box(-W / 2 + 0.2 + i * 0.4, 3.62, z + 0.07, 0.3, 0.3, 0.03, i % 2 ? 'tileA' : 'tileB') // prettier-ignore
  // upper floor
  f.box(0, 4.1, z - 4, W, 5.3, 8, wall)
  for (const s of [-1, 1]) f.box(s * (W / 2 - 0.22), 4.1, z + 0.08, 0.36, 5.1, 0.2, 'trim')
  f.box(0, 4.1, z + 0.1, W, 0.2, 0.3, 'trim')
  for (let i = 0; i < 3; i++) {
    const wx = (i - 1) * 1.62
    f.box(wx, 4.75, z + 0.06, 1.26, 3.3, 0.1, 'trim')
    if (kind % 2) f.decal(archOutline(1.26, 0.66), [wx, 7.95, z], X, Y, 'trim', 0.1)
    f.box(wx, 4.85, z + 0.1, 1.06, 2.4, 0.1, r() < 0.2 ? 'dark' : shut)
    f.decal(kind % 2 ? archOutline(1, 0.92) : rectOutline(1.04, 0.62), [wx, kind % 2 ? 7.36 : 7.66, z + 0.1], X, Y, 'pane', 0.03) // prettier-ignore
    for (const s of [-1, 1]) {
      const open = r() < 0.5
      if (open) f.box(wx + s * 0.72, 4.85, z + 0.22, 0.3, 2.4, 0.3, shut)
      for (let k = 0; k < 9; k++) f.box(wx + s * 0.27, 4.95 + k * 0.25, z + 0.17, 0.4, 0.1, 0.03, 'slat')
    }
    f.box(wx, 4.6, z + 0.2, 1.36, 0.14, 0.4, 'trim')
    f.decal(rectOutline(1, 0.26), [wx, 4.4, z], X, Y, i % 2 ? 'tileA' : 'tileB', 0.06)
  }
  f.box(0, 8.75, z + 0.12, W, 0.16, 0.4, 'trim')
  for (let i = 0; i < 9; i++) f.decal(archOutline(0.34, 0.34), [-W / 2 + 0.5 + i * 0.58, 8.92, z], X, Y, 'trim', 0.08) // prettier-ignore
  f.box(0, 9.4, z + 0.2, W + 0.04, 0.24, 0.6, 'trim')
  f.quad(
    [-W / 2, 9.55, z + 0.4],
    [W / 2, 9.55, z + 0.4],
    [W / 2, 11.9, z - 4.4],
    [-W / 2, 11.9, z - 4.4],
    'tile',
  )
  for (let i = 0; i <= 13; i++) rod(f, [-W / 2 + (i * W) / 13, 9.6, z + 0.4], [-W / 2 + (i * W) / 13, 11.95, z - 4.4], 0.14, 'tile') // prettier-ignore
  for (const s of [-1, 1]) f.box((s * W) / 2, 9.4, z - 2, 0.26, 1.3, 4.8, 'trim')
  if (kind % 3 === 0) {
    f.box(0, 9.6, z + 0.3, 2.6, 1, 0.3, wall)
    f.decal(archOutline(2.6, 1.1), [0, 10.6, z + 0.45], X, Y, wall, 0)
    f.box(0, 10.5, z + 0.34, 2.9, 0.14, 0.4, 'trim')
  }
}
const ROW = [['lilac', 'shutC'], ['mint', 'shutB'], ['sun', 'shutA'], ['rose', 'shutC'], ['cream', 'shutA'], ['sky', 'shutB'], ['coral', 'shutD'], ['mint', 'shutC'], ['cream', 'shutB'], ['rose', 'shutA']] as const // prettier-ignore
function street(): Mesh {
  const m = Mesh.create(),
    r = random(24)
  m.terrain(() => -0.16, -20, 60, -13, -2, 60, 30, 'road')
  m.box(20, -0.4, FACE - 1.2, 80, 0.42, 4.2, 'walk')
  for (let i = 0; i < 20; i++) m.box(-14 + i * 3, -0.155, -8.2, 1.7, 0.02, 0.16, 'line')
  ROW.forEach(([wall, shut], i) => shophouse(m, r, -8.4 + i * (W + 0.02), wall, shut, i))
  for (let i = 0; i < 22; i++) {
    const x = -9 + i * r.range(1.6, 2.4)
    if (r() < 0.3) continue
    m.revolve(x, FACE + 0.55, [[0.16, 0], [0.25, 0.4], [0.27, 0.44]], 'pot', 12) // prettier-ignore
    m.revolve(x, FACE + 0.55, [[0.035, 0.4], [0.03, 0.9]], 'bark', 6) // prettier-ignore
    for (let k = 0; k < 18; k++) m.blob(x + r.range(-0.28, 0.28), 0.86 + r() * 0.6, FACE + 0.55 + r.range(-0.2, 0.2), r.range(0.1, 0.2), 'leaf', 0.9, 0.24, k + i, 6) // prettier-ignore
  }
  bicycle(m.at(3.2, 0.02, FACE + 0.5, 0.12), 'red')
  // the rain tree on our side: a leaning trunk, limbs and a roof of leaves
  const foot: Vec3 = [-8.2, -0.2, -7.6]
  limb(m, foot, [-7.6, 3.4, -7.8], 0.5, 0.38, 'bark')
  for (const to of [[-4.6, 7.2, -8.6], [-9.4, 7.4, -9.4], [-6.6, 7.8, -6.4], [-2.4, 6.9, -7.2]] as Vec3[]) limb(m, [-7.6, 3.3, -7.8], to, 0.32, 0.12, 'bark') // prettier-ignore
  for (let i = 0; i < 240; i++) m.blob(r.range(-11.5, -0.4), 7.6 + r.range(-0.7, 1.3), r.range(-10.4, -5.2), r.range(0.35, 0.75), 'leaf', 0.72, 0.28, i, 7) // prettier-ignore
  return m
}
const life = (): string =>
  company(
    {
      cam,
      seed: 15,
      wardrobe: {
        tops: ['#2f8a80', '#fff0d4', '#d9533f', '#f2c25a', '#5a7fc0'],
        bottoms: ['#3a4478', '#5a6a94', '#6a4c80'],
        skins: ['#a8704e', '#c98d66', '#e0a67c'],
        cuts: ['short', 'bob', 'hat', 'bun', 'cap'],
        hats: ['#d9a860', '#3f8a98'],
        bags: ['#b9673a', '#2f6f78'],
      },
      shade: { sun: SUN, ink: '#6d6a92' },
      rim: { towards: [-1, -1], ink: '#fff6dc', width: 2 },
    },
    [
      [[11.4, 0, FACE + 1.2], 2, 'talks', false],
      [[17, 0, FACE + 1], 1, 'readsMap', true],
    ],
  ) + family()
/** A mother and her son on the way home from the market, and a neighbour who waters his pots. */
function family(): string {
  const one = (
    at: Vec3,
    pose: PoseName,
    look: Omit<Look, 'hair'>,
    flip = false,
  ): [shadow: string, body: string] => {
    const { x, y, k } = cam.project(at)
    return [
      castShadow(cam, at, SUN, '#6d6a92', 1.72 * (look.size ?? 1)),
      place(
        x,
        y,
        k,
        figure(pose, { lit: flip ? 'front' : 'back', hair: '#2b2233', shoes: '#3a3158', ...look }),
        flip,
      ),
    ]
  }
  const all = [
    one([7.4, 0, FACE + 1], 'bends', {
      skin: '#c98d66',
      top: '#f6ead0',
      bottom: '#4a5a8c',
      cut: 'cap',
      hat: '#cfc6cc',
    }),
    one([0.9, -0.16, -10], 'strolls', {
      skin: '#d9a07c',
      top: '#f2c25a',
      bottom: '#2f6f80',
      skirt: 'knee',
      cut: 'bun',
      bag: { kind: 'tote', ink: '#d9533f' },
    }),
    one([1.66, -0.16, -9.9], 'waves', {
      skin: '#d9a07c',
      top: '#3a7fb0',
      bottom: '#fff0d4',
      cut: 'short',
      size: 0.66,
    }),
  ]
  // the can in his hands, and its water
  const can = cam.project([7.86, 0.5, FACE + 1])
  return (
    all.map(([shadow]) => shadow).join('') +
    edgeLight(all.map(([, body]) => body).join(''), [-1, -1], 2, '#fff6dc') +
    place(
      can.x,
      can.y,
      can.k,
      '<path d="M-.14,-.02h.26v.26h-.26Z" fill="#2f8a80"/><path d="M.1,.16L.36,-.06L.4,-.01L.12,.24Z" fill="#24707a"/><path d="M-.1,-.02q.1,-.16 .2,0" stroke="#24707a" stroke-width=".04" fill="none"/><path d="M.38,-.04q.12,.1 .14,.34M.4,-.02q.06,.1 .06,.32" stroke="#dff2ee" stroke-width=".022" fill="none"/>',
    )
  )
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#1c6aa4'],
    [240, '#62abc8'],
    [480, '#b9e0d8'],
    [HORIZON, '#fff0c8'],
  ])
  plate.svg(tower(5, 1240, 640, 1100, 420, ['#fffdf0', '#e3eee6', '#c4dde0'], -1))
  pullSolid(plate, street(), cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.16,
    contact: 3,
    crisp: true,
    shadows: [
      { centre: [1, 4, FACE + 3], radius: 14 },
      { centre: [16, 4, FACE], radius: 40 },
    ],
  })
  plate.svg(life())
}
export const views: View[] = [{ name: 'singapore-2', focusX: 800, draw }]
