/** Tashkent: the Khast Imam square in late sun, a melon seller under the planes. */
import { Camera } from '../kit/camera.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { flock, person, tree } from '../kit/life.ts'
import { melonCart } from '../kit/melon-cart.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import { glazed, ribs } from '../kit/onion.ts'
import { passerBy } from '../kit/passer-by.ts'
import { planeBough } from '../kit/plane-bough.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { arcade, pishtaq, ribbedDome, tallMinaret } from '../kit/timurid.ts'
import { INK, materials, SUN, TURN } from '../materials/tashkent.ts'

const HORIZON = 792
const cam = new Camera([0, 2.7, 0], 0, 0.92, HORIZON, 800)
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
  sky(
    plate,
    [
      [0, '#2d5a74'],
      [200, '#5d7f8d'],
      [390, '#b5a294'],
      [560, '#f4b06c'],
      [730, INK.cream],
    ],
    { steps: 15 },
  )
  sun(plate, 536, 412, 66, '#fff4d2', '#ffdf9d', { reach: 6, strength: 0.85 })
  streaks(plate, {
    y0: -40,
    y1: 600,
    cover: 0.42,
    body: '#c79c90',
    lip: '#ffe6b8',
    seed: 52,
    scale: 1.6,
    slant: 0.05,
    opacity: 0.8,
  })
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
  for (let i = 0; i < 34; i++) person(m, r.range(-46, 34), 0, r.range(-112, -56), i, r.range(0.95, 1.05))
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials: surfaces,
    sky: 0.34,
    bounce: 0.14,
    contact: 5,
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
  // the planes' own shade lies along the bottom
  const q = random(31)
  let shade = ''
  for (let i = 0; i < 60; i++)
    shade += `<ellipse cx="${(i * 28 - 20).toFixed(0)}" cy="${(958 + 10 * Math.sin(i / 7) + q.range(-9, 14)).toFixed(0)}" rx="${q.range(40, 110).toFixed(0)}" ry="${q.range(5, 13).toFixed(1)}"/>`
  let flecks = ''
  for (let i = 0; i < 46; i++)
    flecks += `<ellipse cx="${q.range(0, 1600).toFixed(0)}" cy="${q.range(946, 996).toFixed(0)}" rx="${q.range(8, 26).toFixed(0)}" ry="${q.range(2, 5).toFixed(1)}"/>`
  plate.svg(
    `<g fill="#6b4f6c">${shade}<path d="M0,966H1600V1000H0Z"/></g><g fill="#d99f7c" fill-opacity=".75">${flecks}</g>`,
  )
  const light = '#ffd99a'
  plate.svg(
    passerBy(...at(5.6, -23.2), {
      cut: 'coat',
      body: '#35507c',
      shade: '#2b3560',
      rim: light,
      legs: '#33294a',
      head: '#c98d66',
      hat: '#2f2a48',
    }) +
      melonCart(at(3.4, -22.4)[0], at(3.4, -22.4)[1], at(3.4, -22.4)[2]) +
      passerBy(...at(-0.6, -22), {
        cut: 'coat',
        body: '#c8434e',
        shade: '#7f3055',
        rim: light,
        legs: '#b98a72',
        head: '#3a2a45',
        bag: '#e8a23c',
      }) +
      passerBy(
        ...at(-1.5, -22.4),
        {
          cut: 'jacket',
          body: '#fbe6c4',
          shade: '#b3949c',
          rim: '#fff6de',
          legs: '#4a3a58',
          head: '#33294a',
          hat: '#2b3f5c',
        },
        { stride: 0.7 },
      ),
  )
  plate.svg(
    planeBough(
      14,
      -30,
      20,
      [
        [430, 60],
        [330, 170],
        [210, 270],
        [60, 380],
        [300, 20],
      ],
      ['#2b4a52', '#3f6a50', '#c2a34c'],
    ),
  )
  plate.svg(flock(12, 720, 250, 150, 60, 10, 11, '#4a4560'))
}
export const views: View[] = [{ name: 'tashkent-uzbekistan-cover', focusX: 860, draw }]
