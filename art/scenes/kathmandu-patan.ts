/** Patan at eight in the morning: one shaft of sun falls between two tiered temples, and in it a boy throws grain to the pigeons. The sun is above the frame, beyond the square. */
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { mix, rgb, smoothstep } from '../kit/ink.ts'
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
  STEEP = 0.95
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
  eave: '#9c5440',
  lamp: '#ffcf7a',
}
/** The temple on the right is farther off, in the haze of the morning. */
const pale = (ink: string) => mix(ink, '#d99a80', 0.3)
const INKS_RIGHT: PagodaInks = {
  brick: [pale('#4b2643'), pale('#6b3646')],
  roof: [pale('#34203f'), pale('#4a2c48')],
  plinth: [pale('#47284a'), pale('#5f3854')],
  timber: [pale('#6b3648'), pale('#834a50')],
  tread: pale('#5c3556'),
  carved: pale('#3d223d'),
  tile: pale('#4f3353'),
  dark: pale('#25162f'),
  soffit: pale('#2b1936'),
  edge: pale('#86504f'),
  band: pale('#3a2441'),
  gilt: [pale('#b9742f'), pale('#dca050')],
  eave: pale('#93503f'),
  lamp: '#ffd78a',
}
const LEFT: Pagoda = { at: [-6.7, 28], core: 1.2, steps: 4, lit: true }
const RIGHT: Pagoda = { at: [11.9, 40], core: 1.3, steps: 3, lit: true }
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
const AWAY = 7.2,
  WOMAN = 545,
  BOY = 830
const FOOT = put(0, 0, AWAY)[1],
  CM = FOCUS / AWAY / 100
/** Pigeons: column, row, how much nearer than the boy, pose. They rise in one sweep from his hand towards us. */
const PIGEONS: readonly (readonly [x: number, y: number, near: number, pose: number])[] = [
  [1050, 642, 0.56, 4],
  [1114, 552, 0.73, 3],
  [1170, 438, 0.91, 0],
  [1208, 298, 1.1, 1],
  [1284, 140, 1.34, 2],
]
/** The shadow on the ground of an outline in centimetres; its zero is at column `x`, `up` metres above the brick. */
function cast(d: string, x: number, up = 0, away = AWAY): string {
  const side = (SUN - MIDDLE) / FOCUS,
    reach = 1 / (STEEP * Math.hypot(1, side))
  return d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, u: string, v: string) => {
    const h = Math.max(0, up - Number(v) / 100)
    return line([
      put(((x - MIDDLE) * away) / FOCUS + Number(u) / 100 - side * reach * h, 0, away - reach * h),
    ])
  })
}
/** Grain in the air: it leaves the fingers together and spreads along an arc, over and down. */
const GRAIN = Array.from({ length: 21 }, (_, i): readonly [x: number, y: number, turn: number] => {
  const t = (i / 20) ** 0.9,
    off = [0, 3, -3, 2, -4, 5, -1, 5, -6, 2, 7, -5, 4, -8, 6, -1, 8, -5, 3, -7, 5][i]!
  return [BOY + 108 + 76 * t, 548 - 88 * t + 140 * t * t + off * (0.5 + t), Math.atan2(-88 + 280 * t, 76) * (180 / Math.PI)] // prettier-ignore
})
function draw(plate: Plate): void {
  bareSky(plate, [[0, '#eeb47c'], [220, '#f6cf97'], [460, '#fdeabb'], [640, '#fff6d6']]) // prettier-ignore
  const [cx, cy] = put(-0.92, 0, 40)
  plate.svg(shape(FAR_ROOFS, '#e9bd8c'))
  plate.svg(
    `<linearGradient id="shade" gradientUnits="userSpaceOnUse" x1="0" y1="590" x2="0" y2="1000"><stop offset="0" stop-color="#6d3a50"/><stop offset=".4" stop-color="#5a3050"/><stop offset="1" stop-color="#4a294c"/></linearGradient><linearGradient id="lit" gradientUnits="userSpaceOnUse" x1="0" y1="590" x2="0" y2="1000"><stop offset="0" stop-color="#fff0c2"/><stop offset=".3" stop-color="#fbd596"/><stop offset=".7" stop-color="#f1ad69"/><stop offset="1" stop-color="#d98253"/></linearGradient>` +
      shape('M-20,600H1620V1020H-20Z', 'url(#shade)') +
      `<path d="${bricks()}" stroke="#865070" stroke-width="1.600" stroke-opacity=".3" fill="none"/>` +
      shape(SHAFT, 'url(#lit)') +
      `<clipPath id="sun"><path d="${SHAFT}"/></clipPath><path clip-path="url(#sun)" d="${bricks()}" stroke="#6a2c48" stroke-width="1.600" stroke-opacity=".28" fill="none"/>`,
  )
  plate.svg(edgeLight(place(cx, cy, FOCUS / 40 / 100, KING_COLUMN), [0.3, -1], 1.6, '#fff3c8'))
  plate.svg(edgeLight(pagoda(put, RIGHT, INKS_RIGHT), [-0.4, -1], 2, '#ffcf86'))
  plate.svg(edgeLight(pagoda(put, LEFT, INKS), [0.7, -1], 2.4, '#ffcf86'))
  const shadows =
    WOMAN_SHADOW.map((d) => shape(cast(d, WOMAN), '#8a4254')).join('') +
    BOY_SHADOW.map((d) => shape(cast(d, BOY), '#8a4254')).join('')
  // the shadows of the two nearest fall before the frame
  const birds = PIGEONS.slice(0, 3).flatMap(([x, y, near, pose]) => pigeonShadow(POSES[pose]!).map((d) => shape(cast(d, x, EYE - ((y - LEVEL) * AWAY) / near / FOCUS, AWAY / near), '#8a4254'))).join('') // prettier-ignore
  plate.svg(
    `<clipPath id="shaft"><path d="${SHAFT}"/></clipPath><g clip-path="url(#shaft)">${shadows}<g opacity=".8">${birds}</g></g>`,
    { opacity: 0.86 },
  )
  const haze = rgb('#fff0bd')
  plate.field((x, y) => {
    const u = (x - SUN) / (y + 957)
    const a = smoothstep(-0.269, -0.262, u) * (1 - smoothstep(-0.01, 0.05, u))
    return [haze, 0.3 * a * smoothstep(260, 520, y) * (1 - smoothstep(620, 860, y))]
  })
  plate.svg(edgeLight(PIGEONS.map(([x, y, near, pose]) => place(x, y, CM * near, pigeon(POSES[pose]!))).join(''), [0.3, -1], 1.5, '#fff4cf')) // prettier-ignore
  plate.svg(
    GRAIN.map(([x, y, turn]) => `<ellipse rx="3.800" ry="2.200" transform="translate(${x.toFixed(1)},${y.toFixed(1)}) rotate(${turn.toFixed(0)})" fill="#b8621f"/>`).join('') + // prettier-ignore
      edgeLight(place(WOMAN, FOOT, CM, womanAndBoy.woman) + place(BOY, FOOT, CM, womanAndBoy.boy), [0.4, -1], 2.4, '#fff0c0'), // prettier-ignore
  )
}
export const views: View[] = [{ name: 'kathmandu-nepal-2', focusX: 800, draw }]
