/** Tashkent: the Khast Imam square in late sun, a family on their way past a melon barrow. */
import { Camera } from '../kit/camera.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { tree } from '../kit/life.ts'
import { melonCart } from '../kit/melon-cart.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import { glazed, ribs } from '../kit/onion.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { castShadow, company, type Wardrobe } from '../kit/company.ts'
import { edgeLight, place, poly } from '../kit/cut.ts'
import { clump } from '../kit/foliage.ts'
import { figure, type Look } from '../kit/people.ts'
import type { PoseName } from '../kit/poses.ts'
import { bareSky } from '../kit/heavens.ts'
import { raking } from '../kit/light.ts'
import type { Pt } from '../kit/vec.ts'
import { arcade, pishtaq, ribbedDome, tallMinaret } from '../kit/timurid.ts'
import { INK, materials, TURN } from '../materials/tashkent.ts'

const HORIZON = 792
const cam = new Camera([0, 1.7, 0], 0, 0.92, HORIZON, 800)
const SUN = raking(-66, 24).sun
const wardrobe: Wardrobe = {
  tops: ['#b8434a', '#2f6f86', '#f7e6c8', '#e0a23c', '#4a4f86'],
  bottoms: ['#3a3158', '#5a4a6a', '#2b3f5c'],
  skins: ['#b97a58', '#a8684c', '#c98d66'],
  cuts: ['short', 'bun', 'cap', 'short', 'scarf'],
  hats: ['#2f2a48', '#c8434e', '#f3e2bf'],
  robes: 3,
}
const TURQUOISE = [
  ['#9becd8', '#35aeb0', '#2f6f96'],
  ['#5fd0c4', '#2a92a2', '#2d5a86'],
]
/** The mosque: portal in the middle, a dome over either wing, a minaret beyond each. */
function mosque(m: Mesh): Record<string, Material> {
  const s = m.at(-9.5, 0, -122, TURN)
  pishtaq(s.at(0, 0, 4))
  const glazes: Record<string, Material> = {}
  for (const side of [-1, 1]) {
    arcade(s.at(side * 23, 0, 0), 4, 6)
    s.box(side * 23, 0, -17, 26, 15, 26, 'brick', 'roof')
    s.box(side * 23, 15, -15, 21, 3.4, 21, 'brick', 'roof')
    const name = side < 0 ? 'domeLeft' : 'domeRight'
    const d = s.at(side * 23, 0, -14)
    const [foot, rise] = ribbedDome(d, 18.4, 9, 9.6, name)
    glazes[name] = glazed(d.put([0, foot, 0]), rise, ribs(30), TURQUOISE)
    const t = s.at(side * 39.5, 0, side < 0 ? -36 : 1)
    tallMinaret(t, 54, `${name}Small`)
    glazes[`${name}Small`] = glazed(t.put([0, 51, 0]), 4, ribs(16), TURQUOISE)
  }
  s.box(0, 0, -14, 22, 19, 28, 'brick', 'roof')
  return glazes
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#14344f'],
    [220, '#5d7f8d'],
    [390, '#b5a294'],
    [560, '#f4b06c'],
    [730, INK.cream],
  ])
  const far = Mesh.create()
  far.terrain(
    (x, z) => 900 * (0.2 + fbm(x / 1500, 2, 5, 8)) * smoothstep(-7000, -9000, z) - 40,
    -5600,
    5600,
    -9600,
    -6800,
    200,
    24,
    'far',
  )
  const haze = rgb(INK.haze)
  pullSolid(plate, far, cam, { sun: SUN, materials, air: () => ({ amount: 0.55, ink: haze }) })

  const m = Mesh.create()
  const surfaces = { ...materials, ...mosque(m) }
  m.box(0, -2, -206, 560, 2, 400, 'plaza')
  const r = random(9)
  for (let i = 0; i < 40; i++) {
    const left = i % 2 === 0
    tree(m, i, left ? r.range(-130, -62) : r.range(40, 110), 0, r.range(-190, -112), r.range(10, 16))
  }
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials: surfaces,
    sky: 0.34,
    bounce: 0.14,
    contact: 5,
    crisp: true,
    shadows: [
      { centre: [-8, 22, -122], radius: 60 },
      { centre: [-8, 10, -130], radius: 170 },
    ],
    air: (p, d) => ({
      amount: (0.5 - 0.34 * smoothstep(0, 16, p[1])) * smoothstep(118, 220, d),
      ink: haze,
    }),
    airSteps: 9,
  })
  const at = (x: number, z: number): [number, number, number] => {
    const q = cam.project([x, 0, z])
    return [q.x, q.y, q.k]
  }
  const shade = { sun: SUN, ink: '#a9748a' }
  const rim = { towards: [-1, -0.5] as Pt, ink: '#ffe2ae' }
  plate.svg(
    company({ cam, seed: 5, wardrobe, shade, rim: { ...rim, width: 1.2 } }, [
      [[-14, 0, -46], 2, 'strolls', true],
      [[-7.5, 0, -64], 3, 'looksUp', false],
      [[30, 0, -78], 2, 'stands', true],
    ]),
  )
  // the shade of planes that are out of the picture
  const r2 = random(14)
  let shadeOf = ''
  for (const [x, y, w] of [
    [60, 992, 420],
    [330, 1004, 380],
    [1390, 990, 460],
    [1600, 960, 420],
    [1180, 1008, 260],
    [-20, 962, 260],
  ] as const)
    for (let i = 0; i < 4; i++)
      shadeOf += clump(
        i * 7 + x,
        x + r2.range(-0.3, 0.3) * w,
        y + r2.range(-8, 8),
        w * r2.range(0.5, 0.9),
        46,
        '#b98488',
        12,
      )
  plate.svg(shadeOf)
  // the seller's barrow and those who stop at it
  const [cx, cy, ck] = at(3.1, -18.4)
  plate.svg(
    poly(
      [
        [-1.2, -0.2],
        [1.3, -0.2],
        [4.4, -1.6],
        [2, -1.6],
      ].map(([x = 0, z = 0]): Pt => at(3.1 + x, -18.4 + z).slice(0, 2) as unknown as Pt),
      shade.ink,
    ) +
      company({ cam, seed: 8, wardrobe, shade, rim: { ...rim, width: 2.4 } }, [
        [[5.2, 0, -18.7], 1, 'handOnHip', true],
      ]) +
      melonCart(cx, cy, ck),
  )
  // three generations on their way across: the grandmother with a melon, her daughter, and a boy who has seen the domes
  const walker = (x: number, z: number, pose: PoseName, look: Omit<Look, 'hair'>, flip = false): string => {
    const [px, py, k] = at(x, z)
    return (
      castShadow(cam, [x, 0, z], SUN, shade.ink, 1.7 * (look.size ?? 1)) +
      edgeLight(
        place(px, py, k, figure(pose, { hair: '#2b2233', lit: flip ? 'front' : 'back', ...look }), flip),
        [-1, -0.5],
        3.4,
        '#ffe2ae',
      )
    )
  }
  plate.svg(
    walker(-3.5, -14.6, 'carriesBag', {
      skin: '#b97a58',
      top: '#b8434a',
      bottom: '#b8434a',
      skirt: 'long',
      cut: 'scarf',
      hat: '#f3e2bf',
      size: 0.95,
    }) +
      walker(-2.35, -14.2, 'strolls', {
        skin: '#c98d66',
        top: '#f7e6c8',
        bottom: '#2f6f86',
        skirt: 'long',
        cut: 'long',
        bag: { kind: 'sling', ink: '#e0a23c' },
      }) +
      walker(-1.2, -13.8, 'points', {
        skin: '#c98d66',
        top: '#2f8a96',
        bottom: '#3a3158',
        cut: 'cap',
        hat: '#2f2a48',
        size: 0.7,
      }),
  )
}
export const views: View[] = [{ name: 'tashkent-uzbekistan-cover', focusX: 850, draw }]
