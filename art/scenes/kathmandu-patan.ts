/** Patan at eight in the morning: one shaft of sun falls between two tiered temples, and in it a boy throws grain to the pigeons. The sun is above the frame, beyond the square. */
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { BOY_SHADOW, WOMAN_SHADOW, womanAndBoy } from '../models/grain-throwers.ts'
import { KING_COLUMN } from '../models/king-column.ts'
import { pagoda, spread, type Pagoda, type PagodaInks } from '../models/patan-pagoda.ts'
import { pigeon, pigeonShadow, POSES } from '../models/pigeon-burst.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

/** Height of the eye in metres, pixels of the focal length, row of eye level, middle column. */
const EYE = 1.2,
  FOCUS = 2000,
  LEVEL = 545,
  MIDDLE = 800
/** Column of the sun, and the tangent of its height. */
const SUN = 940,
  STEEP = 0.75
const put = (x: number, high: number, away: number): Pt => [
  MIDDLE + (FOCUS * x) / away,
  LEVEL + (FOCUS * (EYE - high)) / away,
]
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const line = (points: readonly Pt[]) => points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')
const INKS: PagodaInks = {
  brick: ['#4b2643', '#8c463e'],
  roof: ['#2f1d3d', '#603448'],
  plinth: ['#47284a', '#7f4648'],
  timber: ['#6b3648', '#a85a42'],
  tread: '#5c3556',
  carved: '#3a1f3a',
  tile: '#4a2f50',
  dark: '#1b1029',
  soffit: '#231430',
  edge: '#86504f',
  band: '#36213f',
  gilt: ['#b9742f', '#ffcf7a'],
  lamp: '#ffcf7a',
}
/** The temple on the right turns no side to the sun. */
const INKS_RIGHT: PagodaInks = {
  ...INKS,
  brick: ['#47243f', '#5e3146'],
  roof: ['#2f1d3d', '#412744'],
  plinth: ['#44264a', '#573453'],
  timber: ['#683548', '#7f4650'],
  gilt: ['#b9742f', '#cc8f4a'],
}
const LEFT: Pagoda = { at: [-6.4, 28], core: 1.2, steps: 4, lit: true }
const RIGHT: Pagoda = { at: [6.26, 24], core: 1.54, steps: 4, lit: true }
/** The corner of a plinth where an edge of the shaft begins: the near one on the left, the far one on the right. */
const corner = ({ at: [x, z], core, steps }: Pagoda): Pt => {
  const half = core * spread(steps)
  return put(x - Math.sign(x) * half, 0, z + Math.sign(x) * half)
}
/** A point far towards us on the edge of a shadow that begins at the first. */
const towardsUs = ([x, y]: Pt, rows = 520): Pt => [SUN + ((x - SUN) * rows) / (y - LEVEL), LEVEL + rows]
/** The outline of the light on the ground. */
const SHAFT = (() => {
  const [a, b] = [corner(LEFT), corner(RIGHT)],
    half = LEFT.core * spread(LEFT.steps),
    far = put(LEFT.at[0] + half, 0, LEFT.at[1] + half)
  return `M${line([[far[0] - 60, 592], [far[0] - 60, far[1]], far, a, towardsUs(a), towardsUs(b), b, [b[0] + 40, b[1]], [b[0] + 40, 592]])}Z`
})()

/** The far side of the square: roofs of houses in the haze. */
const FAR_ROOFS =
  'M-20,620V500L30,486L96,502V512L150,498L210,512L560,512L572,500L650,486L712,500V510H720L790,494L850,508V500H842L872,484H880L876,474H872L889,458L906,474H902L898,484H906L936,500H928V510L980,496L1040,512L1500,512L1530,492L1592,476L1640,486V620Z'
/** Rows of brick, in perspective, each by half a brick beside the last. */
function bricks(): string {
  let d = ''
  const rows = Array.from({ length: 30 }, (_, i) => 4.74 * 1.075 ** i).filter((z) => z < 30)
  rows.forEach((z, i) => {
    const [, y] = put(0, 0, z)
    d += `M-20,${y.toFixed(1)}H1620`
    const next = rows[i + 1]
    if (!next || z > 19) return
    for (let m = -14; m <= 14; m++) {
      const x = (m + (i % 2) * 0.5) * 0.62
      d += `M${line([put(x, 0, z), put(x, 0, next)])}`
    }
  })
  return d
}
/** Where the group stands: metres away, and the columns of the woman and the boy. */
const AWAY = 7.62,
  WOMAN = 545,
  BOY = 850
const FOOT = put(0, 0, AWAY)[1],
  CM = FOCUS / AWAY / 100
/** Pigeons: column, row, size, pose. The first is low enough to throw its shadow into the light. */
const PIGEONS: readonly (readonly [x: number, y: number, size: number, pose: number])[] = [
  [1036, 802, 0.92, 4],
  [1192, 694, 1.02, 3],
  [1378, 572, 1.06, 1],
  [958, 222, 0.74, 2],
  [904, 400, 0.82, 0],
]
/** The shadow on the ground of an outline in centimetres; its zero is at column `x` and `up` centimetres above the brick. */
function cast(d: string, x: number, up = 0): string {
  const side = (SUN - MIDDLE) / FOCUS,
    reach = 1 / (STEEP * Math.hypot(1, side))
  return d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, u: string, v: string) => {
    const h = Math.max(0, (up - Number(v)) / 100)
    return line([
      put(((x - MIDDLE) * AWAY) / FOCUS + Number(u) / 100 - side * reach * h, 0, AWAY - reach * h),
    ])
  })
}
/** Grain in the air: column, row, radius. */
const GRAIN = [[966, 549, 2.8], [977, 540, 2.6], [984, 553, 2.9], [994, 545, 2.8], [1003, 556, 2.6], [1009, 548, 2.8], [1012, 566, 2.6]] as const // prettier-ignore
function draw(plate: Plate): void {
  bareSky(plate, [[0, '#eeb47c'], [220, '#f6cf97'], [460, '#fdeabb'], [640, '#fff6d6']]) // prettier-ignore
  const [cx, cy] = put(-0.45, 0, 30)
  plate.svg(shape(FAR_ROOFS, '#e9bd8c'))
  plate.svg(
    `<linearGradient id="shade" gradientUnits="userSpaceOnUse" x1="0" y1="590" x2="0" y2="1000"><stop offset="0" stop-color="#6d3a50"/><stop offset=".4" stop-color="#5a3050"/><stop offset="1" stop-color="#4a294c"/></linearGradient><linearGradient id="lit" gradientUnits="userSpaceOnUse" x1="0" y1="590" x2="0" y2="1000"><stop offset="0" stop-color="#fff0c2"/><stop offset=".3" stop-color="#fbd596"/><stop offset=".7" stop-color="#f1ad69"/><stop offset="1" stop-color="#d98253"/></linearGradient>` +
      shape('M-20,600H1620V1020H-20Z', 'url(#shade)') +
      `<path d="${bricks()}" stroke="#865070" stroke-width="1.600" stroke-opacity=".3" fill="none"/>` +
      shape(SHAFT, 'url(#lit)') +
      `<clipPath id="sun"><path d="${SHAFT}"/></clipPath><path clip-path="url(#sun)" d="${bricks()}" stroke="#6a2c48" stroke-width="1.600" stroke-opacity=".28" fill="none"/>`,
  )
  plate.svg(edgeLight(place(cx, cy, FOCUS / 30 / 100, KING_COLUMN), [0.3, -1], 1.6, '#fff3c8'))
  plate.svg(edgeLight(pagoda(put, RIGHT, INKS_RIGHT), [-0.4, -1], 2, '#ffcf86'))
  plate.svg(edgeLight(pagoda(put, LEFT, INKS), [0.7, -1], 2.4, '#ffcf86'))
  const shadows =
    WOMAN_SHADOW.map((d) => shape(cast(d, WOMAN), '#8a4254')).join('') +
    BOY_SHADOW.map((d) => shape(cast(d, BOY), '#8a4254')).join('')
  const birds = PIGEONS.slice(0, 1).flatMap(([x, y, size, pose]) => pigeonShadow(POSES[pose]!).map((d) => shape(cast(d.replace(/-?[\d.]+/g, (v) => String(Number(v) * size)), x, (FOOT - y) / CM), '#8a4254'))).join('') // prettier-ignore
  plate.svg(
    `<clipPath id="shaft"><path d="${SHAFT}"/></clipPath><g clip-path="url(#shaft)">${shadows}<g opacity=".62">${birds}</g></g>`,
    { opacity: 0.86 },
  )
  const haze = rgb('#fff0bd')
  plate.field((x, y) => {
    const u = (x - SUN) / (y + 957)
    const a = smoothstep(-0.269, -0.262, u) * (1 - smoothstep(-0.01, 0.05, u))
    return [haze, 0.3 * a * smoothstep(260, 520, y) * (1 - smoothstep(620, 860, y))]
  })
  plate.svg(edgeLight(PIGEONS.map(([x, y, size, pose]) => place(x, y, CM * size, pigeon(POSES[pose]!))).join(''), [0.3, -1], 1.5, '#fff4cf')) // prettier-ignore
  plate.svg(
    GRAIN.map(([x, y, r]) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.7}" fill="#c4762f"/>`).join('') +
      edgeLight(place(WOMAN, FOOT, CM, womanAndBoy.woman) + place(BOY, FOOT, CM, womanAndBoy.boy), [0.4, -1], 2.4, '#fff0c0'), // prettier-ignore
  )
}
export const views: View[] = [{ name: 'kathmandu-nepal-2', focusX: 800, draw }]
