/** Tashkent: the Khast Imam square in late sun, a family on their way past a melon barrow. */
import { Camera } from '../kit/camera.ts'
import { mix, rgb, smoothstep } from '../kit/ink.ts'
import { melonCart } from '../kit/melon-cart.ts'
import { laidShadow } from '../kit/laid-shadow.ts'
import { broadTree } from '../kit/foliage.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm } from '../kit/noise.ts'
import { glazed, ribs } from '../kit/onion.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { edgeLight, place, poly } from '../kit/cut.ts'
import { figure, type Look } from '../kit/people.ts'
import type { PoseName } from '../kit/poses.ts'
import { bareSky } from '../kit/heavens.ts'
import { raking } from '../kit/light.ts'
import type { Pt } from '../kit/vec.ts'
import { arcade, pishtaq, ribbedDome, tallMinaret } from '../kit/timurid.ts'
import { INK, materials, TURN } from '../materials/tashkent.ts'

/** Where the picture is seen from, and where the family and the barrow are. */
interface Staging {
  cam: Camera
  /** Metres that the family and the barrow are moved to the right and away. */
  family: [number, number]
  barrow: [number, number]
}
const SUN = raking(-66, 24).sun
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
function draw(plate: Plate, { cam, family, barrow }: Staging): void {
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
  const surfaces = { ...materials, minaret: { ...materials.minaret!, grain: 0.025 }, ...mosque(m) }
  m.box(0, -2, -206, 560, 2, 400, 'plaza')
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
  // planes on either side of the mosque, farthest first: how far to the side for their distance, distance, height
  const planes = [
    [-0.5, 190, 14],
    [0.46, 188, 14],
    [0.3, 182, 12],
    [-0.42, 172, 14],
    [0.37, 160, 13],
    [0.51, 152, 15],
    [-0.47, 142, 15],
    [0.42, 132, 15],
    [-0.54, 124, 17],
    [0.555, 122, 18],
  ] as const
  plate.svg(
    planes
      .map(([aside, away, high], i) => {
        const { x, y, k } = cam.project([aside * away, 0, -away])
        const far = (away - 120) / 160
        const ink = (tone: string) => mix(tone, INK.haze, far)
        return broadTree(i + 3, x, y, high * k, [ink('#b7b45c'), ink('#5c8458')], ink('#5b4458'))
      })
      .join(''),
  )
  const at = (x: number, z: number): [number, number, number] => {
    const q = cam.project([x, 0, z])
    return [q.x, q.y, q.k]
  }
  const shade = { sun: SUN, ink: '#a9748a' }
  const rim = { towards: [-1, -0.5] as Pt, ink: '#ffe2ae' }
  interface Walker {
    at: [x: number, z: number]
    pose: PoseName
    look: Omit<Look, 'hair'>
    flip?: boolean
    rim?: number
  }
  const cast = (people: Walker[]): [shadows: string, bodies: string] => {
    const drawn = people.map(({ at: [x, z], pose, look, flip = false, rim: width = 3.4 }) => {
      const [px, py, k] = at(x, z),
        body = figure(pose, { hair: '#2b2233', lit: flip ? 'front' : 'back', ...look })
      return [
        laidShadow(cam, [x, 0, z], SUN, shade.ink, place(0, 0, 1, body, flip)),
        edgeLight(place(px, py, k, body, flip), rim.towards, width, rim.ink),
      ]
    })
    return [drawn.map(([shadow]) => shadow).join(''), drawn.map(([, body]) => body).join('')]
  }
  const beyond = cast([
    { at: [-17, -40], pose: 'photographs', look: { skin: '#b97a58', top: '#4a4f86', bottom: '#5a4a6a', cut: 'short' }, rim: 1.4 }, // prettier-ignore
    { at: [-4.6, -47], pose: 'talks', look: { skin: '#a8684c', top: '#f7e6c8', bottom: '#2b3f5c', cut: 'cap', hat: '#2f2a48', wear: 'kurta' }, rim: 1.2 }, // prettier-ignore
    { at: [-3.5, -46.6], pose: 'stands', look: { skin: '#c98d66', top: '#2f6f86', bottom: '#3a3158', cut: 'short' }, flip: true, rim: 1.2 }, // prettier-ignore
  ])
  const [bx, bz] = [3.1 + barrow[0], -16.4 + barrow[1]]
  const [cx, cy, ck] = at(bx, bz)
  const seller = cast([
    { at: [bx + 2.15, bz - 0.35], pose: 'handOnHip', look: { skin: '#a8684c', top: '#2f6f86', bottom: '#3a3158', cut: 'cap', hat: '#f3e2bf' }, flip: true, rim: 2.4 }, // prettier-ignore
  ])
  const [fx, fz] = [-2.5 + family[0], -10.4 + family[1]]
  const kin = cast([
    { at: [fx + 1.15, fz - 0.3], pose: 'talks', look: { skin: '#c98d66', top: '#f7e6c8', bottom: '#2f6f86', skirt: 'long', cut: 'long' }, flip: true }, // prettier-ignore
    { at: [fx, fz], pose: 'walks', look: { skin: '#b97a58', top: '#b8434a', bottom: '#8f3450', skirt: 'long', cut: 'scarf', hat: '#f3e2bf', size: 0.92, bag: { kind: 'sling', ink: '#e0a23c' } } }, // prettier-ignore
    { at: [fx + 2.2, fz - 0.9], pose: 'runs', look: { skin: '#c98d66', top: '#e0a23c', bottom: '#3a3158', cut: 'cap', hat: '#2f2a48', size: 0.68 } }, // prettier-ignore
  ])
  plate.svg(beyond.join(''))
  plate.svg(
    poly(
      [
        [-1.2, -0.2],
        [1.3, -0.2],
        [4.4, -1.6],
        [2, -1.6],
      ].map(([x = 0, z = 0]): Pt => at(bx + x, bz + z).slice(0, 2) as unknown as Pt),
      shade.ink,
    ) +
      seller.join('') +
      melonCart(cx, cy, ck),
  )
  // the boy runs ahead to the melons; his mother waits for his grandmother
  plate.svg(kin.join(''))
}
const wide: Staging = {
  cam: new Camera([0, 1.25, 0], 0, 0.92, 792, 800),
  family: [-0.2, 0],
  barrow: [3.1, 0],
}
// the family and the barrow are clear of the name at the lower left
const link: Staging = {
  cam: new Camera([0, 1.25, 0], 0, 0.86, 650, 800),
  family: [2.4, 0],
  barrow: [2.9, 0],
}
const tall: Staging = {
  cam: new Camera([0, 1.25, 0], 0, 0.66, 712, 408),
  family: [0.72, 3.4],
  barrow: [1.6, -7.6],
}
export const views: View[] = [
  {
    name: 'tashkent-uzbekistan-cover',
    focusX: 850,
    draw: (plate) => draw(plate, wide),
    drawTall: (plate) => draw(plate, tall),
    drawLink: (plate) => draw(plate, link),
  },
]
