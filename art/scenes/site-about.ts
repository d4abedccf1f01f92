/** The desk where trips are planned: a man draws the way across a map; in the cusped window Delhi's roofs and the dome of Humayun's tomb. */
import { Camera } from '../kit/camera.ts'
import { smoothPath } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { clamp, rgb, smoothstep } from '../kit/ink.ts'
import { points } from '../kit/limbs.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid } from '../kit/solid.ts'
import { tree } from '../kit/trees.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'
import { city, FIGURES, SUN } from '../materials/delhi.ts'
import { flatHouse } from '../models/flat-house.ts'
import { gardenTomb } from '../models/garden-tomb.ts'
import { globe } from '../models/globe.ts'
import { planner } from '../models/planner.ts'

const EYE: Vec3 = [0, 1.15, 0]
interface Layout {
  cam: Camera
  /** The opening: its middle, half width, the rows of springing, crown and sill. */
  arch: { x: number; half: number; spring: number; crown: number; sill: number }
  /** Row of the table's far edge. */
  table: number
  /** Corners of the map: far left, far right, near right, near left. */
  map: [Pt, Pt, Pt, Pt]
  /** Where the way begins on the map, at the tip of the pencil. */
  start: Pt
  man: { x: number; y: number; k: number }
  globe: { x: number; y: number; r: number }
  tea: Pt
  /** Sunlit fields of the table. */
  light: string
  bars: string
}
const GROUND = -14
const TOMB = { x: 20, z: -236 }

function delhi(plate: Plate, cam: Camera): void {
  const m = Mesh.create(),
    r = random(41)
  m.box(0, GROUND - 2, -400, 1600, 2, 780, 'ground')
  gardenTomb(m.at(TOMB.x, GROUND, TOMB.z, 0.5))
  for (let i = 0; i < 130; i++) {
    const [x, z] = [TOMB.x + r.range(-150, 150), r.range(-182, -150)]
    tree(m, i, x, GROUND, z, r.range(6, 10))
  }
  for (let i = 0; i < 260; i++) tree(m, i + 200, r.range(-420, 420), GROUND, -300 - r() * 260, r.range(9, 17))
  for (let row = 0; row < 9; row++) {
    const z = -40 - row * 12
    for (let x = -95 - row * 8; x < 95 + row * 8;) {
      const w = r.range(7, 13)
      const q = m.at(x + w / 2, GROUND, z + r.range(-2, 2), r.range(-0.12, 0.12))
      if (r() < 0.82)
        flatHouse(q, Math.floor(x * 5 + row), w, r.range(4.5, 8.8), 9, r.pick(['wallA', 'wallA', 'wallB', 'wallC', 'wallD'])) // prettier-ignore
      else tree(m, Math.floor(x) + row, x + w / 2, GROUND, z, r.range(8, 11))
      x += w + r.range(0.3, 2.4)
    }
  }
  // the near roof, with its washing
  flatHouse(m.at(0, GROUND, -30, 0.04), 3, 17, 11.4, 8, 'wallB')
  const air = rgb('#efb98a')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials: city,
    sky: 0.34,
    bounce: 0.16,
    contact: 4,
    crisp: true,
    shadows: [
      { centre: [TOMB.x, 10, TOMB.z], radius: 62 },
      { centre: [0, -8, -90], radius: 130 },
    ],
    air: (p, d) => ({
      amount: clamp(0.62 * smoothstep(60, 420, d) + 0.2 * smoothstep(-6, -14, p[1]) * smoothstep(80, 180, d)) * (d > 180 && p[1] > -6 ? 0.5 : 1), // prettier-ignore
      ink: air,
    }),
    airSteps: 10,
  })
}

/** The outline of a cusped opening: nine foils on imposts. */
function cusped({ x, half, spring, crown, sill }: Layout['arch']): string {
  const many = 9
  const at = (i: number): Pt => {
    const a = Math.PI * (1 - i / many)
    return [x + half * Math.cos(a), spring - (spring - crown) * Math.sin(a)]
  }
  let d = `M${x - half},${sill}V${spring}`
  for (let i = 1; i <= many; i++) {
    const [p, q] = [at(i - 1), at(i)]
    const chord = Math.hypot(q[0] - p[0], q[1] - p[1])
    d += `A${(chord * 0.56).toFixed(1)},${(chord * 0.56).toFixed(1)} 0 0 1 ${q[0].toFixed(1)},${q[1].toFixed(1)}`
  }
  return `${d}V${sill}Z`
}
function wall({ arch, table }: Layout): string {
  const { x, half, spring, sill } = arch
  const hole = cusped(arch)
  const inner = cusped({ ...arch, x: x - half * 0.035, half: half * 0.97, crown: arch.crown + half * 0.04, spring: spring + 4 }) // prettier-ignore
  const impost = (px: number, side: 1 | -1): string =>
    `<path d="M${px - side * 4},${spring - 12}H${px + side * 24}L${px + side * 16},${spring + 6}H${px + side * 14}L${px + side * 6},${spring + 26}H${px - side * 4}Z" fill="#76608e"/>`
  return (
    // the thickness of the wall, then the wall with a raised border round the opening
    `<clipPath id="hole"><path d="${hole}"/></clipPath><g clip-path="url(#hole)"><path d="M-10,-10H1610V1010H-10Z${inner}" fill="#8d6a86" fill-rule="evenodd"/></g>` +
    `<path d="M-10,-10H1610V${table + 20}H-10Z${hole}" fill="#463f70" fill-rule="evenodd"/>` +
    `<path d="${cusped({ x, half: half + 34, spring: spring - 2, crown: arch.crown - 34, sill })}${hole}" fill="#5d4f80" fill-rule="evenodd"/>` +
    impost(x - half, 1) +
    impost(x + half, -1) +
    // sill in the sun
    `<path d="M${x - half - 60},${sill}H${x + half + 60}V${sill + 24}H${x - half - 60}Z" fill="#ffdca4"/><path d="M${x - half - 60},${sill + 24}H${x + half + 60}V${sill + 44}H${x - half - 60}Z" fill="#8a5f78"/><path d="M-10,${sill + 44}H1610V${table + 4}H-10Z" fill="#3a3464"/>`
  )
}
/** Seas and lands of no country, a grid and the way across, in unit coordinates of the sheet. */
function chart({ map: [a, b, c, d], start }: Layout): string {
  const at = ([u, v]: Pt): Pt => {
    const w = v ** 1.12
    return [0, 1].map((k) => (a[k]! * (1 - u) + b[k]! * u) * (1 - w) + (d[k]! * (1 - u) + c[k]! * u) * w) as unknown as Pt // prettier-ignore
  }
  const line = (list: string): string => points(list).map((p) => at(p).map((v) => v.toFixed(1)).join(',')).join('L') // prettier-ignore
  const sheet = `M${line('0,0 1,0 1,1 0,1')}Z`
  const lands = [
    '0,0 .3,0 .34,.1 .24,.2 .26,.32 .14,.4 .08,.3 0,.34',
    '.44,.06 .56,0 .78,0 .8,.14 .7,.2 .66,.34 .56,.3 .52,.16',
    '0,.62 .1,.58 .2,.66 .3,.62 .36,.76 .3,.9 .34,1 0,1',
    '.46,.56 .56,.5 .62,.6 .7,.62 .68,.76 .58,.74 .54,.84 .46,.74',
    '.88,.2 1,.16 1,.6 .92,.56 .9,.42 .84,.34',
    '.74,.88 .86,.8 1,.84 1,1 .72,1',
    '.36,.38 .41,.34 .43,.42 .38,.46',
  ]
  const grid = [0.2, 0.4, 0.6, 0.8].map((t) => `M${line(`${t},0 ${t},1`)}`).join('') + [0.25, 0.5, 0.75].map((t) => `M${line(`0,${t} 1,${t}`)}`).join('') // prettier-ignore
  const way = (list: string): string => {
    const [first, ...rest] = points(list).map(at)
    let path = `M${first!.map((v) => v.toFixed(1)).join(',')}`
    for (let i = 0; i < rest.length; i += 2) path += `Q${rest[i]!.map((v) => v.toFixed(1)).join(',')} ${rest[i + 1]!.map((v) => v.toFixed(1)).join(',')}` // prettier-ignore
    return path
  }
  const stop = (p: Pt): string => {
    const [x, y] = at(p)
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="9" ry="5" fill="#c8402f"/>`
  }
  return (
    `<path d="${sheet}" fill="#3a2a50" transform="translate(8,9)"/><clipPath id="sheet"><path d="${sheet}"/></clipPath><g clip-path="url(#sheet)"><path d="${sheet}" fill="#cfe3cf"/>` +
    lands
      .map(
        (l) =>
          `<path d="${smoothPath(points(l).map(at), 0.7)}" fill="#efca84" stroke="#b39a6c" stroke-width="2"/>`,
      )
      .join('') + // prettier-ignore
    `<path d="${grid}" stroke="#a8b49a" stroke-width="1.500" fill="none"/></g>` +
    `<path d="${way(`${start.join()} ${start[0] + 0.09},.28 .5,.3 .64,.34 .6,.64 .76,.44 .94,.34`)}" fill="none" stroke="#c8402f" stroke-width="5" stroke-dasharray="16 9"/>` +
    stop([0.5, 0.3]) +
    stop([0.6, 0.64]) +
    stop([0.94, 0.34])
  )
}
/** A glass of tea on its saucer, the steam above it; the foot at (x, y). */
const tea = ([x, y]: Pt): string =>
  `<g transform="translate(${x},${y})"><path d="M0,-6C60,-16 150,-2 170,10C110,18 40,16 0,8Z" fill="#3a2a50"/><ellipse cx="0" cy="2" rx="62" ry="15" fill="#a06a5c"/><ellipse cx="0" cy="-3" rx="62" ry="15" fill="#ffe6c0"/><ellipse cx="0" cy="-3" rx="38" ry="8" fill="#d9a98c"/>` +
  '<path d="M-36,-104H36L26,-6Q0,2 -26,-6Z" fill="#fff3dc" fill-opacity=".75"/><path d="M-33,-82H33L25,-8Q0,-1 -25,-8Z" fill="#c9743c"/><path d="M4,-82H33L25,-8Q14,-4 4,-4Z" fill="#8f4c3c"/><ellipse cx="0" cy="-82" rx="33" ry="7" fill="#e8b07a"/><path d="M-24,-76L-18,-14" stroke="#ffdca4" stroke-width="5" stroke-linecap="round"/>' +
  '<path d="M-6,-112C-30,-150 20,-168 -4,-206C-14,-222 -6,-240 6,-250C0,-232 14,-224 16,-206C20,-172 -14,-156 8,-112Z" fill="#fff3dc" fill-opacity=".55"/></g>'
function room(l: Layout): string {
  const r = random(5)
  let grain = ''
  for (let i = 0; i < 26; i++) {
    const t = r(),
      y = l.table + 14 + (1000 - l.table) * t,
      x = r.range(0, 1600),
      w = r.range(60, 240)
    grain += `M${(x - w).toFixed(0)},${y.toFixed(0)}Q${x.toFixed(0)},${(y - 2 - 4 * t).toFixed(1)} ${(x + w).toFixed(0)},${y.toFixed(0)}Q${x.toFixed(0)},${(y + 2 + 4 * t).toFixed(1)} ${(x - w).toFixed(0)},${y.toFixed(0)}Z`
  }
  const { x, y, r: size } = l.globe
  return (
    wall(l) +
    `<path d="M-10,${l.table}H1610V1010H-10Z" fill="#6a4058"/><path d="${l.light}" fill="#e39a5c"/><path d="${grain}" fill="#7a3f4a" opacity=".35"/><path d="${l.bars}" fill="#6a4058"/>` +
    // shadow of the globe along the table
    `<path d="M${x - size * 0.5},${y + size * 1.6}C${x},${y + size * 1.5} ${x + size},${y + size * 1.5} ${x + size * 3},${y + size * 1.72}V${y + size * 2}C${x + size},${y + size * 1.86} ${x},${y + size * 1.8} ${x - size * 0.5},${y + size * 1.64}Z" fill="#4a2f50"/>` +
    chart(l) +
    globe(x, y, size, 78) +
    tea(l.tea) +
    `<g transform="translate(${l.man.x},${l.man.y}) scale(${l.man.k})"><path d="M300,930L470,880L560,850L640,842L600,872L500,910L380,990L300,1080Z" fill="#3a2a50" opacity=".55"/></g>`
  )
}
function roofLife(cam: Camera): string {
  const at = (p: Vec3, body: string) => {
    const q = cam.project(p)
    return `<g transform="translate(${q.x.toFixed(1)},${q.y.toFixed(1)}) scale(${q.k.toFixed(2)})">${body}</g>`
  }
  const y = GROUND + 11.4
  const kite = cam.project([8.4, 9.4, -46]),
    hand = cam.project([4.3, y + 2.3, -28])
  return (
    at([-2, y + 0.6, -28], FIGURES.washing) +
    at([4, y + 0.9, -28], FIGURES.boy) +
    `<path d="M${hand.x},${hand.y} Q${hand.x + 34},${(hand.y + kite.y) / 2 + 90} ${kite.x},${kite.y}" fill="none" stroke="#fff0d0" stroke-width="1.3"/>` +
    `<g transform="translate(${kite.x},${kite.y}) rotate(18) scale(1.25)"><path d="M0,-22 L18,0 L0,24 L-18,0Z" fill="#c8402f"/><path d="M0,-22 L-18,0 L0,24Z" fill="#f2a33c"/><path d="M0,24 l-7,12 h14Z" fill="#c8402f"/></g>`
  )
}
function draw(plate: Plate, l: Layout): void {
  /** The row of this height at a distance of a hundred metres. */
  const row = (metres: number) => l.cam.horizonY - (metres * l.cam.f) / 100
  bareSky(plate, [
    [row(28.6), '#2d5a74'],
    [row(19.6), '#5d7f8d'],
    [row(11.3), '#b5a294'],
    [row(3.6), '#f4b06c'],
    [row(-3.6), '#fde3b0'],
  ])
  delhi(plate, l.cam)
  plate.svg(roofLife(l.cam))
  plate.svg(room(l))
  plate.svg(`<g transform="translate(${l.man.x},${l.man.y}) scale(${l.man.k})">${planner()}</g>`)
}
export const views: View[] = [
  {
    name: 'site-about',
    focusX: 1110,
    draw: (plate) =>
      draw(plate, {
        cam: new Camera(EYE, 0, 1.05, 480, 850),
        arch: { x: 990, half: 420, spring: 352, crown: 40, sill: 640 },
        table: 706,
        map: [[560, 752], [1110, 740], [1256, 880], [430, 916]], // prettier-ignore
        start: [0.2, 0.62],
        man: { x: -10, y: 0, k: 1 },
        globe: { x: 1432, y: 566, r: 118 },
        tea: [1330, 930],
        light: 'M520,706H1610V1010H240Z',
        bars: 'M1010,706H1050L1190,1010H1120ZM-10,960L1610,900V926L-10,1000Z',
      }),
    drawTall: (plate) =>
      draw(plate, {
        cam: new Camera(EYE, 0, 0.72, 520, 350),
        arch: { x: 430, half: 290, spring: 372, crown: 120, sill: 650 },
        table: 706,
        map: [[300, 752], [650, 744], [736, 868], [220, 896]], // prettier-ignore
        start: [0.32, 0.62],
        man: { x: -88, y: 197, k: 0.76 },
        globe: { x: 650, y: 596, r: 86 },
        tea: [610, 948],
        light: 'M200,706H760V1010H20Z',
        bars: 'M470,706H496L600,1010H556ZM-10,960L760,910V930L-10,990Z',
      }),
  },
]
