/** Saint Petersburg: a bridge stands open over the Neva in the White Night, the gilded needle in its gap. */
import { basculeBridge } from '../kit/bascule.ts'
import { Camera } from '../kit/camera.ts'
import { rgb } from '../kit/ink.ts'
import { flock, person } from '../kit/life.ts'
import { lightColumns } from '../kit/lights.ts'
import { Mesh } from '../kit/mesh.ts'
import { freighter, needleFortress } from '../kit/neva-fortress.ts'
import { random } from '../kit/noise.ts'
import { passerBy, type Dress } from '../kit/passer-by.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { reflectObject, sea } from '../kit/sea.ts'
import { mist, sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import { INK, materials, SUN } from '../materials/neva.ts'

const HORIZON = 700
const cam = new Camera([0, 7.5, 0], 0, 1.02, HORIZON, 800)
const LIGHT = { sun: SUN, materials, sky: 0.36, bounce: 0.12, clipBelow: 0 }

function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#2c4482'],
      [180, '#5f7ab2'],
      [360, '#a3aed0'],
      [520, '#e6bcc4'],
      [690, '#fbcf9f'],
    ],
    { steps: 15 },
  )
  sun(plate, 926, 600, 54, '#fff3d6', '#ffd9a6', { reach: 6, strength: 0.8 })
  streaks(plate, {
    y0: -40,
    y1: 600,
    cover: 0.44,
    body: '#8f8fc0',
    lip: '#ffd5c2',
    seed: 71,
    scale: 1.7,
    slant: 0.04,
    opacity: 0.85,
  })
  const far = Mesh.create()
  needleFortress(far.at(15, 0, -520), random(5))
  const haze = rgb(INK.haze)
  pullSolid(plate, far, cam, {
    ...LIGHT,
    contact: 3,
    shadows: [{ centre: [15, 30, -530], radius: 250 }],
    air: (p) => ({ amount: p[1] > 54 ? 0.06 : 0.34, ink: haze }),
    airSteps: 9,
  })
  mist(plate, '#f6d3c2', 640, 730, 0.3, 14, 1.5)
  const ship = Mesh.create()
  freighter(ship.at(-5, 0, -168, 0.14))
  const m = Mesh.create()
  const b = m.at(4.5, 0, -100, 0.16)
  basculeBridge(b, 1.02)
  const r = random(8)
  for (let i = 0; i < 30; i++) {
    const side = i % 2 ? 1 : -1
    person(b, side * r.range(29, 64), 9, r.range(8, 12.4), i, r.range(0.95, 1.05))
  }
  // the river first, so that everything can stand in it
  sea(plate, {
    top: HORIZON + 12,
    horizon: HORIZON,
    far: '#d9b3b8',
    near: '#33508c',
    dark: '#2b437c',
    light: '#b9b3d0',
    reflect: 0.6,
    seed: 12,
    waves: 1.6,
    path: { x: 926, ink: '#ffe0b0', far: 34, near: 110, strength: 0.7 },
  })
  const hull = pullSolid(plate, ship, cam, {
    ...LIGHT,
    contact: 3,
    shadows: [{ centre: [-2, 6, -168], radius: 40 }],
    shadowSize: 2048,
  })
  reflectObject(plate, hull, () => cam.project([0, 0, -136]).y, '#3f5a92', 0.7, HORIZON, 6)
  const depth = pullSolid(plate, m, cam, {
    ...LIGHT,
    contact: 5,
    shadows: [
      { centre: [4, 12, -100], radius: 46 },
      { centre: [4, 10, -100], radius: 150 },
    ],
  })
  const foot = (x: number): number => cam.project(b.put([(x - 876) / 17, 0, 17])).y
  reflectObject(plate, depth, foot, '#2f4a86', 0.72, HORIZON, 5)
  lightColumns(
    plate,
    [-62, -48, -33, 40, 55].map((x) => {
      const q = cam.project(b.put([x, 0, 13]))
      return { x: q.x, y: foot(q.x) + 14, ink: '#ffe0a2', half: 6, reach: 90, strength: 0.7 }
    }),
    { horizon: HORIZON, seed: 3 },
  )
  watchers(plate)
  plate.svg(flock(9, 520, 300, 120, 50, 8, 11, '#3a4f86'))
}
/** The near embankment: a granite parapet and the night's crowd leaning towards the water. */
function watchers(plate: Plate): void {
  plate.svg(
    '<path d="M-10,930H1610V1010H-10Z" fill="#2a3868"/><path d="M-10,918H1610V934H-10Z" fill="#6d74a6"/><path d="M-10,918H1610V922H-10Z" fill="#b9a5bc"/>' +
      Array.from(
        { length: 9 },
        (_, i) => `<path d="M${60 + i * 190},934V1010" stroke="#1f2c52" stroke-width="3"/>`,
      ).join(''),
  )
  const dress = (
    cut: Dress['cut'],
    body: string,
    shade: string,
    head: string,
    more: Partial<Dress> = {},
  ): Dress => ({ cut, body, shade, rim: '#f6c3a6', legs: INK.dark, head, ...more })
  const people: [number, number, Dress][] = [
    [250, 74, dress('jacket', '#3f5f94', '#2c4176', '#2b2848')],
    [306, 70, dress('coat', '#a8485a', '#6a3058', '#4a3048')],
    [598, 76, dress('coat', '#4a4f86', '#333b70', '#5d4048', { bag: '#e0a05a' })],
    [655, 72, dress('jacket', '#e0b48e', '#96788c', '#2b2848')],
    [704, 60, dress('jacket', '#4f8a9a', '#35608a', '#6b4a48')],
    [1082, 74, dress('coat', '#c9625a', '#7f3a60', '#33294e')],
    [1420, 74, dress('jacket', '#5d5a96', '#403f78', '#3a2a45')],
    [1476, 72, dress('coat', '#2f6a86', '#274a78', '#2b2848')],
  ]
  plate.svg(people.map(([x, k, d]) => passerBy(x, 1004, k, d, { flip: true, stride: 0.1 })).join(''))
}
export const views: View[] = [{ name: 'saint-petersburg-russia-3', focusX: 860, draw }]
