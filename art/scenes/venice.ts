/** The Grand Tour: a couple in a gondola before the Salute, the morning sun from the left, striped poles at the landing. */
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { company } from '../kit/company.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { openings } from '../kit/buildings.ts'
import { beam, FERRO, gondola, GONDOLIER, rail } from '../models/gondola.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { tree } from '../kit/trees.ts'
import { gull } from '../models/gull.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import { limb } from '../models/pine.ts'
import type { Plate } from '../kit/press.ts'
import { dogana, salute } from '../models/salute.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid } from '../kit/solid.ts'
import { stillImage } from '../kit/still-image.ts'
import type { Vec3 } from '../kit/vec.ts'
import { morning as materials, POLES, SUN } from '../materials/venice.ts'

const EYE = 4.2
const HORIZON = 650
const cam = new Camera([0, EYE, 0], 0, 1.25, HORIZON, 800)
const haze = rgb('#f2dcc0')

function palazzo(m: Mesh, r: ReturnType<typeof random>, w: number, h: number, wall: string): void {
  m.box(0, -2, -6, w, h + 2, 12, wall)
  m.hip(0, h, -6, w + 1.2, 2.6, 13, w * 0.5, 'tile')
  m.box(0, h - 0.5, 0.1, w + 0.4, 0.5, 0.5, 'white')
  m.decal(
    [
      [-1.1, 0],
      [1.1, 0],
      [1.1, 3.4],
      [-1.1, 3.4],
    ],
    [0, 0.2, 0],
    [1, 0, 0],
    [0, 1, 0],
    'dark',
    0.1,
  )
  for (let y = 5; y + 4 < h; y += 4.8) {
    openings(m, -w * 0.24, w * 0.24, y - 0.2, 0, 4, 1.5, 3.5, 'white', true, 0.5)
    openings(m, -w * 0.24, w * 0.24, y, 0.06, 4, 1.05, 3, 'dark', true, 0.5)
    for (const s of [-1, 1])
      openings(m, s * w * 0.36 - 1, s * w * 0.36 + 1, y, 0.06, 1, 1.2, 2.6, 'dark', true, 0.5)
    m.box(0, y - 0.9, 0.5, w * 0.52, 0.8, 0.7, 'white')
  }
  for (const x of [-0.3, 0.34])
    if (r() < 0.7)
      m.revolve(
        x * w,
        -5,
        [
          [0.5, h],
          [0.5, h + 3.2],
          [1, h + 4.4],
          [0.9, h + 4.6],
        ],
        wall,
        8,
      )
}
function shore(plate: Plate): void {
  const m = Mesh.create()
  const r = random(8)
  salute(m.at(14, 0.6, -250, -0.24))
  dogana(m.at(-20, 0, -246, 0.06), 66)
  m.box(-20, -1, -240, 150, 1.7, 26, 'white')
  for (let i = 0; i < 13; i++)
    palazzo(
      m.at(-62 + i * 13 + r.range(-1, 1), 0, -300 - r.range(0, 12)),
      r,
      12,
      r.range(13, 18),
      r.pick(['wallA', 'wallB', 'wallC', 'wallD']),
    )
  // the palaces of the canal come towards us on the right
  let [x, z] = [47, -246]
  for (let i = 0; i < 9; i++) {
    const w = r.range(13, 18)
    palazzo(
      m.at(x, 0, z, -0.62),
      r,
      w,
      r.range(15, 21),
      (['wallA', 'wallC', 'wallD', 'wallB'] as const)[i % 4]!,
    )
    x += w * 0.84
    z += w * 0.62
  }
  for (let i = 0; i < 5; i++) tree(m, i, 40 + r.range(-3, 3), 0.5, -262 + r.range(-8, 4), r.range(9, 13))
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    crisp: true,
    sky: 0.34,
    bounce: 0.18,
    contact: 4,
    shadows: [
      { centre: [14, 25, -250], radius: 48 },
      { centre: [20, 10, -230], radius: 140 },
    ],
    air: (p) => ({ amount: 0.06 + 0.26 * smoothstep(-256, -310, p[2]), ink: haze }),
    airSteps: 8,
    clipBelow: 0,
  })
}
/** Those on the quay: far off, in twos and threes before the steps of the church. */
const quay = (): string =>
  company(
    {
      cam,
      seed: 12,
      wardrobe: {
        tops: ['#d9503f', '#fff3dc', '#3f8f96', '#f0b84e', '#4a5a92'],
        bottoms: ['#2f3a60', '#8f7a80', '#f3e4cc'],
        skins: ['#c98d66', '#8a5a48', '#e0a67c'],
        cuts: ['short', 'bob', 'hat'],
        hats: ['#f3d492'],
      },
      shade: { sun: SUN, ink: '#8f8cae' },
    },
    [
      [[-22, 0.7, -227], 2, 'photographs'],
      [[-8, 0.7, -228], 3, 'talks'],
      [[8, 0.7, -227], 2, 'strolls'],
      [[17, 0.7, -228], 1, 'looksUp'],
      [[27, 0.7, -227], 3, 'points'],
    ],
  )
function boats(plate: Plate): void {
  const far = Mesh.create()
  for (const [x, z, t] of [
    [-38, -150, 0.2],
    [-14, -190, -0.3],
    [30, -140, 0.3],
  ] as const)
    gondola(far.at(x, 0, z, t))
  const d = pullSolid(plate, far, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    shadows: [{ centre: [0, 1, -150], radius: 60 }],
  })
  stillImage(plate, d, () => HORIZON + (EYE * cam.f) / 148, '#35707f', { fade: 40 })
  const oarsman = figure('rowsStanding', { skin: '#b9805c', hair: '#33243c', top: '#fff3dc', bottom: '#26345c', cut: 'hat', hat: '#f3d492' }) // prettier-ignore
  plate.svg(
    (
      [
        [-34.6, -150.6],
        [-10.6, -189],
        [33.4, -141],
      ] as const
    )
      .map(([x, z]) => {
        const p = cam.project([x, 0.9, z])
        return place(p.x, p.y, p.k, oarsman, true)
      })
      .join(''),
  )

  const m = Mesh.create()
  const turn = 0.62
  const g = m.at(0.7, 0, -29, turn)
  gondola(g)
  const depth = pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.2,
    contact: 4,
    shadows: [{ centre: [0.7, 1, -29], radius: 8 }],
    shadowSize: 2048,
  })
  stillImage(plate, depth, () => HORIZON + (EYE * cam.f) / 29.4, '#24506a', { fade: 120 })
  const at = (v: Vec3) => cam.project(g.put(v))
  // the couple on the seat: what the near rail hides of them is cut away
  const edge = Array.from({ length: 21 }, (_, i) =>
    at([-3 + i * 0.3, rail(-3 + i * 0.3), beam(-3 + i * 0.3)]),
  )
  const aboard = ([x, y, z]: Vec3, body: string, flip: boolean): string => {
    const q = at([x, y, z])
    return place(q.x, q.y, q.k, body, flip)
  }
  const dress = { hair: '#3a2438', lit: 'front' as const, shade: '#4a2f5c' }
  const couple =
    aboard([0.5, 0.12, -0.2], figure('sits', { ...dress, skin: '#a86c50', top: '#fff3dc', bottom: '#4a5a92', cut: 'short' }), true) + // prettier-ignore
    aboard([1.0, 0.12, 0.2], figure('sitsChinInHand', { ...dress, skin: '#d9a078', top: '#f0b84e', bottom: '#f0b84e', skirt: 'long', cut: 'hat', hat: '#fff3dc' }), true) // prettier-ignore
  const p = at([3.7, 0.98, 0]),
    stem = g.put([-5.2, 0.5, 0])
  plate.svg(
    `<clipPath id="rail"><path d="M${edge.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}L${edge.at(-1)!.x},0L${edge[0]!.x},0Z"/></clipPath><g clip-path="url(#rail)">${edgeLight(couple, [-1, -0.5], 1.6, '#fff3d4')}</g>` +
      `<g transform="translate(${p.x},${p.y}) scale(${p.k * 1.05})">${GONDOLIER}</g>` +
      `<g transform="${cam.onFace(stem, [Math.cos(turn), 0, -Math.sin(turn)], [0, 1, 0])}"><g transform="translate(0,.5)">${FERRO}</g></g>`,
  )
  // the line of foam along the near side, from the stem aft
  const line = Array.from({ length: 19 }, (_, i) =>
    at([-2.9 + i * 0.32, 0, 0.36 + 0.16 * Math.sin((i / 18) * Math.PI)]),
  )
  plate.svg(
    `<path d="M${line.map(({ x, y }) => `${x.toFixed(1)},${(y - 1).toFixed(1)}`).join('L')}L${line
      .toReversed()
      .map(({ x, y }, i) => `${x.toFixed(1)},${(y + 1 + 7 * Math.sin((i / 18) * Math.PI)).toFixed(1)}`)
      .join('L')}Z" fill="#dcebe0" opacity=".85"/>`,
  )
}
/** The landing where we stand: poles and two covered gondolas. */
function landing(plate: Plate): void {
  const m = Mesh.create()
  POLES.forEach(([x, z, h, lean], i) => {
    for (let k = 0; k < 10; k++) {
      const [a, b] = [-0.5 + ((h + 0.5) * k) / 10, -0.5 + ((h + 0.5) * (k + 1)) / 10]
      limb(m, [x + lean * a, a, z], [x + lean * b, b, z], 0.13, 0.13, `pole${i}`)
    }
    m.revolve(
      x + lean * h,
      z,
      [
        [0.17, h],
        [0.17, h + 0.12],
        [0.06, h + 0.2],
        [0.15, h + 0.36],
        [0.1, h + 0.5],
        [0, h + 0.56],
      ],
      'gold',
      12,
    )
  })
  gondola(m.at(11.6, 0, -21.6, 0.4), true)
  gondola(m.at(13.4, 0, -25.4, 0.36), true)
  const d = pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.16,
    contact: 5,
    shadows: [{ centre: [8, 2, -19], radius: 12 }],
  })
  stillImage(
    plate,
    d,
    (x) => (x < 500 ? HORIZON + (EYE * cam.f) / 18 : HORIZON + (EYE * cam.f) / 15.4),
    '#24506a',
  )
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#2c6d96'],
    [170, '#69a5b8'],
    [340, '#bcd2c4'],
    [500, '#f6dfb6'],
    [650, '#ffe9c4'],
  ])
  shore(plate)
  plate.svg(quay())
  const top = HORIZON + (EYE * cam.f) / 226
  // the church and the palaces in the water: their colours, upright, in a few broad bands
  const above = plate.px.slice()
  calmWater(plate, {
    top,
    inks: ['#cfd9c4', '#8fc0bb', '#4f97a5', '#2a7a90', '#1a5e7c'],
    dark: ['#1c6480', 0.12],
    light: ['#cfe6dc', 0.09],
    seed: 7,
  })
  plate.field((x, y) => {
    const t = (y - top) / 190
    if (t < 0 || t > 1) return null
    const px = Math.min(1599, Math.max(0, x + 5 * Math.sin(y / (3 + 4 * t)))),
      i = (Math.round((2 * top - y) * plate.ss) * plate.w + Math.round(px * plate.ss)) * 3
    return [[above[i]!, above[i + 1]!, above[i + 2]!], 0.5 * (1 - t)]
  })
  boats(plate)
  landing(plate)
  const bird = (x: number, y: number, span: number, beat: number, tilt: number): string =>
    gull(x, y, span, beat, tilt, '#fffaf0', '#a9b4c6', '#3a4a6c')
  plate.svg(bird(430, 250, 110, 0.5, -12) + bird(330, 330, 76, 0.2, 6) + bird(1290, 190, 84, 0.7, -8))
}
export const views: View[] = [{ name: 'european-grand-tour-2', focusX: 835, draw }]
