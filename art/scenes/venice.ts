/** The Grand Tour: a gondola before the Salute, striped poles at the landing. */
import { Camera } from '../kit/camera.ts'
import { openings } from '../kit/buildings.ts'
import { gondola, GONDOLIER } from '../kit/gondola.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { caique, flock, gull, person, tree } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import { limb } from '../kit/pine.ts'
import type { Plate } from '../kit/press.ts'
import { dogana, salute } from '../kit/salute.ts'
import type { View } from '../kit/scene.ts'
import { reflectObject, sea } from '../kit/sea.ts'
import { mist, sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
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
function shore(plate: Plate): Float32Array {
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
  for (let i = 0; i < 24; i++) person(m, r.range(-30, 34), i % 3 ? 0.8 : 1.4, -228 + r.range(-6, 2), i, 1.05)
  return pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
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
function boats(plate: Plate): void {
  const far = Mesh.create()
  for (const [x, z, t] of [
    [-38, -150, 0.2],
    [-14, -190, -0.3],
    [30, -140, 0.3],
  ] as const)
    gondola(far.at(x, 0, z, t))
  caique(far.at(-46, 0, -110, 0.3), 2)
  for (const [x, z] of [
    [-34.6, -150.6],
    [-10.6, -189],
    [33.4, -141],
  ] as const)
    person(far, x, 0.9, z, 1)
  const d = pullSolid(plate, far, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    shadows: [{ centre: [0, 1, -150], radius: 60 }],
  })
  reflectObject(plate, d, () => HORIZON + (EYE * cam.f) / 148, '#35707f', 0.5, HORIZON, 4)

  const m = Mesh.create()
  const turn = 0.22
  const g = m.at(0.7, 0, -29, turn)
  gondola(g)
  person(g, 0.85, 0.2, 0.28, 4, 0.84)
  person(g, 0.85, 0.2, -0.3, 2, 0.82)
  const depth = pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.2,
    contact: 4,
    shadows: [{ centre: [0.7, 1, -29], radius: 8 }],
    shadowSize: 2048,
  })
  reflectObject(plate, depth, () => HORIZON + (EYE * cam.f) / 29.4, '#24506a', 0.7, HORIZON, 4)
  const p = cam.project(g.put([3.7, 0.98, 0]))
  plate.svg(`<g transform="translate(${p.x},${p.y}) scale(${p.k * 1.05})">${GONDOLIER}</g>`)
  const [bow, stern] = [cam.project(g.put([-4.6, 0, 0.2])), cam.project(g.put([4.4, 0, 0.4]))]
  plate.svg(
    `<path d="M${bow.x},${bow.y - 2}Q${(bow.x + stern.x) / 2},${bow.y + 12} ${stern.x + 60},${stern.y + 4}Q${(bow.x + stern.x) / 2},${stern.y + 26} ${bow.x - 40},${bow.y + 10}Z" fill="#fff0d4" fill-opacity=".5"/>`,
    { stipple: 0.5 },
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
  reflectObject(
    plate,
    d,
    (x) => (x < 500 ? HORIZON + (EYE * cam.f) / 18 : HORIZON + (EYE * cam.f) / 15.4),
    '#24506a',
    0.55,
    HORIZON,
    6,
  )
}
function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#2c6d96'],
      [170, '#69a5b8'],
      [340, '#bcd2c4'],
      [500, '#f6dfb6'],
      [650, '#ffe9c4'],
    ],
    { steps: 15 },
  )
  sun(plate, 585, 300, 58, '#fffaea', '#fff0c8', { reach: 5, strength: 0.7 })
  streaks(plate, {
    y0: -40,
    y1: 520,
    cover: 0.34,
    body: '#dfe0d0',
    lip: '#fff6e0',
    seed: 63,
    scale: 1.5,
    slant: 0.05,
    opacity: 0.8,
    lightBelow: false,
  })
  mist(plate, '#fff0d2', 560, 680, 0.6, 13, 1.5)
  shore(plate)
  sea(plate, {
    top: HORIZON + (EYE * cam.f) / 226,
    horizon: HORIZON,
    far: '#cfd9c4',
    near: '#1f6b80',
    dark: '#1c5f7a',
    light: '#fff0d0',
    reflect: 0.62,
    path: { x: 585, ink: '#fff6dc', far: 40, near: 130, strength: 0.6 },
    seed: 7,
    waves: 1.5,
  })
  boats(plate)
  landing(plate)
  const bird = (x: number, y: number, span: number, beat: number, tilt: number): string =>
    gull(x, y, span, beat, tilt, '#fffaf0', '#a9b4c6', '#3a4a6c')
  plate.svg(bird(430, 250, 110, 0.5, -12) + bird(330, 330, 76, 0.2, 6) + bird(1290, 190, 84, 0.7, -8))
  plate.svg(flock(4, 640, 180, 90, 40, 8, 10, '#3f6485'))
}
export const views: View[] = [{ name: 'european-grand-tour-2', focusX: 835, draw }]
