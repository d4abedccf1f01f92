/** Maldives: a dhoni under sail comes in to a sandbank at sunset; the sun is low on the right, out of the picture. */
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { castShadow } from '../kit/company.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { dhoni } from '../models/dhoni.ts'
import { palm, type PalmInks } from '../kit/flora.ts'
import { bareSky } from '../kit/heavens.ts'
import { lerp, rgb, smoothstep } from '../kit/ink.ts'
import { gull } from '../models/gull.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import { figure, type Look } from '../kit/people.ts'
import type { PoseName } from '../kit/poses.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { stillImage } from '../kit/still-image.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'
import { materials as inks, SUN } from '../materials/dhoni-sunset.ts'

const HORIZON = 640
const cam = new Camera([0, 4, 0], 0, 1.1, HORIZON, 800)
const materials = {
  ...inks,
  hull: { ...inks.hull!, grain: 0.01 },
  sail: { ...inks.sail!, grain: 0.01 },
  sand: {
    ...inks.sand!,
    grain: 0.02,
    detail: (p) => {
      const edge = p[1] + (fbm(p[0] * 0.6, p[2] * 0.6, 3, 4) - 0.5) * 0.06
      return edge < 0.03 ? '#fff0cc' : edge < 0.11 ? '#a07f84' : 0.1
    },
  } satisfies Material,
}
/** Sand rises from a waterline that swings in from the right and back out to a tip. */
const shore = (x: number, z: number): number => {
  const edge = 2.4 + 0.02 * (z + 22) ** 2 + (fbm(x / 6, z / 6, 3, 5) - 0.5) * 1.6
  const out = Math.min(x - edge, (z + 34) * 0.9)
  return out < 0
    ? out * 0.14
    : 0.95 * smoothstep(0, 7, out) + (fbm(x / 3, z / 3, 3, 9) - 0.5) * 0.16 * smoothstep(0.5, 3, out)
}
function islet(plate: Plate): void {
  const ink: PalmInks = {
    trunk: '#5a6a78',
    trunkLit: '#d9a070',
    back: '#3f6672',
    mid: '#557c78',
    lit: '#b4a470',
  }
  const r = random(31)
  let grove = ''
  for (let i = 0; i < 15; i++)
    grove += palm(i + 5, r.range(120, 400), HORIZON + 3, r.range(34, 74), r.range(-16, 16), ink, false, 0.24)
  plate.svg(
    `<path d="M60,${HORIZON + 5} C110,${HORIZON - 14} 170,${HORIZON - 22} 260,${HORIZON - 18} C340,${HORIZON - 20} 410,${HORIZON - 8} 450,${HORIZON + 5}Z" fill="#4a7074"/>${grove}<path d="M40,${HORIZON + 6} C140,${HORIZON - 1} 380,${HORIZON - 1} 490,${HORIZON + 6}Z" fill="#ffdca0"/>`,
  )
}
/** Helmsman, a talking pair amidships and a lookout; what the near rail hides of them is cut away. */
function crew(boat: Mesh): string {
  const at = (v: Vec3) => cam.project(boat.put(v))
  const edge = Array.from({ length: 21 }, (_, i) => {
    const t = (i / 20) * 0.86,
      [fore, aft] = [Math.max(0, (t - 0.58) / 0.42), Math.max(0, (0.3 - t) / 0.3)]
    return at([
      lerp(-6.2, 6.4, t) + 0.5 * fore ** 3,
      1.0 + 1.85 * fore ** 2.6 + 0.6 * aft ** 2,
      1.72 * (1 - 0.96 * fore ** 2.1) * (1 - 0.55 * aft ** 2.2),
    ])
  })
  const one = (
    x: number,
    y: number,
    z: number,
    pose: PoseName,
    look: Partial<Look>,
    flip: boolean,
  ): string => {
    const q = at([x, y, z])
    return place(q.x, q.y, q.k, figure(pose, { skin: '#6d4448', hair: '#241c34', top: '#d9bc9c', bottom: '#3f4f74', lit: flip ? 'back' : 'front', ...look }), flip) // prettier-ignore
  }
  const people =
    one(-5.2, 0.75, 0, 'points', { top: '#fff0cc', cut: 'cap', hat: '#2f7f84' }, false) +
    one(-2.4, 0.5, -0.3, 'sits', { top: '#c04a48' }, false) +
    one(-0.6, 0.5, -0.2, 'sitsChinInHand', { top: '#2f7f84', cut: 'scarf', hat: '#f0b45c' }, true) +
    one(2.9, 0.55, 0, 'stands', { top: '#e0a05c', bottom: '#5a3a4c' }, false)
  const line = edge.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')
  return `<clipPath id="rail"><path d="M${line}L${edge.at(-1)!.x},0L${edge[0]!.x - 60},0L${edge[0]!.x - 60},${edge[0]!.y}Z"/></clipPath><g clip-path="url(#rail)">${edgeLight(people, [1, -0.3], 1.5, '#ffd79a')}</g>`
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#1f4a66'],
    [160, '#44788a'],
    [320, '#9aa394'],
    [450, '#efb478'],
    [560, '#ffcf86'],
    [640, '#ffe6a8'],
  ])
  islet(plate)
  calmWater(plate, {
    top: HORIZON + 2,
    inks: ['#f2c48c', '#a9ab94', '#4f8a90', '#25687c', '#154c64'],
    dark: ['#1c5a70', 0.12],
    light: ['#ffd79c', 0.08],
    seed: 21,
  })
  const craft = (at: Vec3, turn: number) => {
    const m = Mesh.create(),
      b = m.at(...at, turn)
    dhoni(b, { sail: true })
    const near = at[2] > -60
    const d = pullSolid(plate, m, cam, {
      sun: SUN,
      materials,
      sky: 0.34,
      bounce: 0.2,
      crisp: true,
      contact: near ? 4 : 0,
      clipBelow: 0,
      shadows: [{ centre: [at[0], 6, at[2]], radius: 12 }],
      shadowSize: 3072,
      air: () => ({ amount: near ? 0 : 0.42, ink: rgb('#f4c68c') }),
    })
    const foot = cam.project(at)
    stillImage(plate, d, () => foot.y + (near ? 4 : 0), '#1d5468', { fade: near ? 330 : 60 })
    return b
  }
  craft([-52, 0, -190], 0.5)
  const boat = craft([-2.6, 0, -32.5], -0.5)
  plate.svg(crew(boat))
  const m = Mesh.create()
  m.terrain(shore, -2, 44, -38, -8, 150, 160, 'sand')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    clipBelow: 0,
    shadows: [{ centre: [12, 0, -22], radius: 26 }],
  })
  const hair = '#241c34'
  const stand = (
    x: number,
    z: number,
    pose: PoseName,
    look: Look,
    lean = 0,
  ): [shadow: string, body: string] => {
    const at: Vec3 = [x, Math.max(0, shore(x, z)), z],
      q = cam.project(at)
    return [
      castShadow(cam, at, [SUN[0], 0.75, SUN[2]], '#77688a', 1.7 * (look.size ?? 1)),
      place(
        q.x,
        q.y,
        q.k,
        `<g transform="rotate(${lean})">${figure(pose, { ...look, lit: 'back' })}</g>`,
        true,
      ),
    ]
  }
  // two men lean back on the rope, a girl wades in to meet the boat's catch
  const first: Pt = [4.6, -23],
    second: Pt = [6.1, -22]
  const people = [
    stand(...first, 'embraces', { skin: '#6d4448', hair, top: '#2f7f84', bottom: '#e8d6b8', cut: 'short', sleeve: false, shoes: '#6d4448' }, -15), // prettier-ignore
    stand(...second, 'embraces', { skin: '#7a4c48', hair, top: '#fff0cc', bottom: '#3f4f74', cut: 'cap', hat: '#e0603f', shoes: '#7a4c48' }, -18), // prettier-ignore
    stand(7.5, -18.6, 'carriesOnHead', { skin: '#7a4c48', hair, top: '#e0603f', bottom: '#e0603f', skirt: 'long', cut: 'long', shoes: '#7a4c48' }), // prettier-ignore
  ]
  const hand = ([x, z]: Pt, lean: number): Pt => {
    const q = cam.project([x, Math.max(0, shore(x, z)), z]),
      a = (-lean * Math.PI) / 180
    const [u, v] = [0.5, 1.29]
    return [q.x - (u * Math.cos(a) - v * Math.sin(a)) * q.k, q.y - (v * Math.cos(a) + u * Math.sin(a)) * q.k]
  }
  const stem = cam.project(boat.put([6.4, 2.3, 0])),
    [h1, h2] = [hand(first, -15), hand(second, -18)]
  plate.svg(
    people.map(([shadow]) => shadow).join('') +
      edgeLight(people.map(([, body]) => body).join(''), [1, -0.3], 1.8, '#ffd79a') +
      `<path d="M${stem.x},${stem.y}Q${(stem.x + h1[0]) / 2},${Math.max(stem.y, h1[1]) + 6} ${h1[0]},${h1[1]}L${h2[0]},${h2[1]}" fill="none" stroke="#35304a" stroke-width="3"/>`,
  )
  const dark: PalmInks = {
    trunk: '#26304c',
    trunkLit: '#c9805c',
    back: '#17364c',
    mid: '#1f4c58',
    lit: '#8a8a60',
  }
  plate.svg(palm(9, 1590, 1010, 760, -90, dark, false, 0.36))
  const bird = (x: number, y: number, span: number, beat: number) =>
    gull(x, y, span, beat, -6, '#fff0cc', '#8f9aa0', '#3f4f64')
  plate.svg(bird(470, 380, 74, 0.6) + bird(400, 430, 54, 0.2))
}
export const views: View[] = [{ name: 'maldives-3', focusX: 860, draw }]
