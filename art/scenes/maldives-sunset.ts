/** Maldives: a dhoni under sail comes in to a sandbank at sunset. */
import { CATCH_BOY, HAULER } from '../kit/boatmen.ts'
import { Camera } from '../kit/camera.ts'
import { dhoni } from '../kit/dhoni.ts'
import { palm, type PalmInks } from '../kit/flora.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { flock, gull } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { reflectObject, sea } from '../kit/sea.ts'
import { mist, sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'
import { materials, SUN } from '../materials/dhoni-sunset.ts'

const HORIZON = 640
const cam = new Camera([0, 4, 0], 0, 1.1, HORIZON, 800)
const SUN_X = 1016
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
function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#1f4a66'],
      [160, '#44788a'],
      [320, '#9aa394'],
      [450, '#efb478'],
      [560, '#ffcf86'],
      [640, '#ffe6a8'],
    ],
    { steps: 15 },
  )
  sun(plate, SUN_X, 500, 74, '#fff8dc', '#ffdf92', { reach: 6, strength: 0.85 })
  streaks(plate, {
    y0: -40,
    y1: 560,
    cover: 0.48,
    body: '#7f8a90',
    lip: '#ffd492',
    seed: 88,
    scale: 1.6,
    slant: -0.04,
    opacity: 0.85,
  })
  islet(plate)
  mist(plate, '#ffe0a4', HORIZON - 40, HORIZON + 8, 0.4, 8, 1.4)
  sea(plate, {
    top: HORIZON + 2,
    horizon: HORIZON - 4,
    far: '#f0bd84',
    near: '#17566a',
    dark: '#164a60',
    light: '#ffd294',
    reflect: 0.45,
    path: { x: SUN_X, ink: '#fff0bc', far: 40, near: 130, strength: 0.95 },
    waves: 1.5,
    seed: 21,
  })
  const craft = (at: Vec3, turn: number, crew: number) => {
    const m = Mesh.create(),
      b = m.at(...at, turn)
    dhoni(b, { sail: true, crew })
    const near = at[2] > -60
    const d = pullSolid(plate, m, cam, {
      sun: SUN,
      materials,
      sky: 0.34,
      bounce: 0.2,
      contact: near ? 4 : 0,
      clipBelow: 0,
      shadows: [{ centre: [at[0], 6, at[2]], radius: 12 }],
      shadowSize: 3072,
      air: () => ({ amount: near ? 0 : 0.42, ink: rgb('#f4c68c') }),
    })
    const foot = cam.project(at)
    reflectObject(plate, d, () => foot.y + (near ? 4 : 0), '#1d5468', 0.72, HORIZON, 4)
    return b
  }
  craft([-52, 0, -190], 0.5, 2)
  const boat = craft([-2.2, 0, -33.5], -0.16, 4)
  const lies = (x: number) => cam.project(boat.put([x, 0, 0]))
  const [stern, bow] = [lies(-6.3), lies(5.2)]
  plate.svg(
    `<path d="M${stern.x - 90},${stern.y + 1} Q${stern.x},${stern.y - 6} ${bow.x},${bow.y - 2} q40,0 90,10 q-70,0 -110,4 Q${stern.x + 60},${stern.y + 12} ${stern.x - 90},${stern.y + 1}Z" fill="#fff0c8" fill-opacity=".6"/>`,
    { stipple: 0.4 },
  )
  const m = Mesh.create()
  m.terrain(shore, -2, 44, -38, -8, 150, 160, 'sand')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    clipBelow: 0,
    shadows: [{ centre: [12, 0, -22], radius: 26 }],
  })
  const put = (x: number, z: number, body: string, k = 1) => {
    const q = cam.project([x, Math.max(0, shore(x, z)), z])
    return `<path d="M${q.x - 4},${q.y - 3} l${-q.k * 1.9},${q.k * 0.16} l${q.k * 0.2},${q.k * 0.07} l${q.k * 1.9},${-q.k * 0.1}Z" fill="#6d6484" fill-opacity=".75"/><g transform="translate(${q.x.toFixed(1)},${q.y.toFixed(1)}) scale(${(q.k * k).toFixed(2)})">${body}</g>`
  }
  const man = [5, -24] as const
  const hands = cam.project([man[0] - 0.62, Math.max(0, shore(...man)) + 1.02, man[1]]),
    stem = cam.project(boat.put([6.4, 2.3, 0]))
  plate.svg(
    `<path d="M${stem.x},${stem.y} Q${(stem.x + hands.x) / 2},${Math.max(stem.y, hands.y) + 14} ${hands.x},${hands.y}" fill="none" stroke="#35304a" stroke-width="3.4"/>`,
  )
  plate.svg(put(man[0], man[1], HAULER) + put(6.6, -18.6, CATCH_BOY))
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
  plate.svg(bird(470, 380, 74, 0.6) + bird(400, 430, 54, 0.2) + flock(4, 330, 520, 80, 30, 7, 9, '#3f5f70'))
}
export const views: View[] = [{ name: 'maldives-3', focusX: 860, draw }]
