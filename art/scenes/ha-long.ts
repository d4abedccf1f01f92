/** Ha Long Bay in morning mist: a junk under sail, a rower in her sampan, karsts in four flats of one ink. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { bokashi } from '../kit/heavens.ts'
import { rock } from '../kit/landform.ts'
import { random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

const WATER = 690
/** A limestone tower: sheer walls, a notch that the tide has cut at its foot, trees on its crown. */
function karst(x: number, w: number, h: number, ink: string, seed: number, foot = WATER): string {
  const r = random(seed),
    lean = r.range(-0.08, 0.08) * w,
    at = (u: number, v: number): Pt => [x + u * w + lean * v, foot - v * h]
  return rock(
    [
      [x - 0.44 * w, foot + 20],
      at(-0.5, 0.05),
      at(-0.46, 0.3),
      at(-0.42 + r.range(-0.05, 0.05), 0.55),
      at(-0.34, 0.8),
      at(-0.2, 0.93),
      at(-0.02, 1),
      at(0.16, 0.95),
      at(0.27, 0.82 + r.range(-0.06, 0.06)),
      at(0.34, 0.66),
      at(0.43, 0.52),
      at(0.45, 0.24),
      at(0.5, 0.05),
      [x + 0.44 * w, foot + 20],
    ],
    ink,
    Math.min(12, h * 0.03),
    seed,
  )
}
/** The lit flutes on the face of a near tower, light from the left. */
function flutes(x: number, w: number, h: number, ink: string, seed: number): string {
  const r = random(seed)
  let s = ''
  for (let i = 0; i < 5; i++) {
    const u = -0.36 + i * 0.11 + r.range(-0.03, 0.03),
      v = r.range(0.5, 0.86),
      long = r.range(0.2, 0.42),
      wide = r.range(0.02, 0.05)
    s += rock(
      [
        [x + u * w, WATER - v * h],
        [x + (u + wide) * w, WATER - (v - long * 0.3) * h],
        [x + (u + wide * 0.6) * w, WATER - (v - long) * h],
        [x + (u - wide * 0.7) * w, WATER - (v - long * 0.6) * h],
      ],
      ink,
      3,
      seed + i,
    )
  }
  return s
}
/** One battened sail: the mast at x = 0 from 0 up to -1; panels hang from battens that fan out towards the leech. */
function sail(lit: string, shade: string, batten: string): string {
  const luff = (t: number): Pt => [-0.13 - 0.03 * Math.sin(t * Math.PI), -0.08 - 0.88 * t]
  const leech = (t: number): Pt => [
    0.5 * (1 - t) ** 0.55 + 0.1 * Math.sin(t * 3.1) + 0.02,
    -0.04 - 0.98 * t ** 0.86,
  ]
  let s = ''
  const panels = 7
  for (let i = 0; i < panels; i++) {
    const a = i / panels,
      b = (i + 1) / panels,
      [l0, l1, r0, r1] = [luff(a), luff(b), leech(a), leech(b)],
      // each panel bellies out between its battens
      belly: Pt = [Math.max(r0[0], r1[0]) + 0.035, (r0[1] + r1[1]) / 2]
    const body = (fill: string, from: number): string => {
      const [p0, p1]: Pt[] = [
        [l0[0] + (r0[0] - l0[0]) * from, l0[1] + (r0[1] - l0[1]) * from],
        [l1[0] + (r1[0] - l1[0]) * from, l1[1] + (r1[1] - l1[1]) * from],
      ]
      return `<path d="M${p0!.join()}L${r0.join()}Q${belly.join()} ${r1.join()}L${p1!.join()}Z" fill="${fill}"/>`
    }
    s += body(lit, 0) + body(shade, 0.46 + 0.1 * Math.sin(i * 2.1))
  }
  for (let i = 0; i <= panels; i++) {
    const [l, r] = [luff(i / panels), leech(i / panels)]
    s += `<path d="M${l.join()}L${r.join()}" stroke="${batten}" stroke-width=".012"/>`
  }
  return s
}
/** A junk of 24 m that comes towards us on the port bow. Metres, waterline at 0, y down. */
function junk(): string {
  const mast = (x: number, h: number, foot: number) =>
    `<path d="M${x - 0.14},${-foot}L${x - 0.07},${-h}H${x + 0.07}L${x + 0.14},${-foot}Z" fill="#43283a"/>`
  const set = (x: number, foot: number, h: number) =>
    `<g transform="translate(${x},${-foot}) scale(${h})">${sail('#e0573a', '#a8363a', '#5d2236')}</g>`
  const windows = [0, 1, 2, 3, 4]
    .map((i) => `<path d="M${-0.4 + i * 1.5},-4.2h.8v.9h-.8Z" fill="#ffd88a"/>`)
    .join('')
  const crew = (x: number, y: number, name: 'points' | 'stands', top: string, flip = false) =>
    place(
      x,
      y,
      1,
      figure(name, { skin: '#c98d66', hair: '#241a30', top, bottom: '#41506a', cut: 'hat', hat: '#f3e2b4' }),
      flip,
    )
  return (
    mast(-6, 13.4, 2.4) +
    mast(0.6, 19.4, 2.4) +
    mast(7.4, 12.4, 3.6) +
    set(7.4, 4.2, 8) +
    // behind the rail of the bow
    crew(-9.2, -3.3, 'stands', '#f3e6cf', true) +
    // hull: high stern at the right, sheer to a raked stem at the left
    smooth(
      [
        [-11.6, -4.1],
        [-10.4, -3.5],
        [-7, -2.5],
        [-2, -2.1],
        [4, -2.4],
        [8.6, -3.2],
        [11, -4.3],
        [10.8, -2.2],
        [10, 0.3],
        [9.9, 0.32],
        [-7.9, 0.32],
        [-8, 0.3],
        [-10.2, -1.9],
      ],
      '#7c3f33',
      0.5,
    ) +
    `<path d="M-9.5,-1.1C-6,-.7 4,-.6 10.55,-1.3L10,.32H-7.95Z" fill="#512a33"/>` +
    // house with its windows, gallery roof and awning
    poly(
      [
        [-1.4, -2.2],
        [-1.4, -4.6],
        [7.6, -5],
        [8.2, -2.9],
      ],
      '#b7633c',
    ) +
    windows +
    poly(
      [
        [-2, -4.6],
        [-1.6, -5],
        [8, -5.4],
        [8.4, -4.9],
      ],
      '#efc991',
    ) +
    `<path d="M-11.6,-4.1C-10.4,-3.4 -7,-2.5 -2,-2.1C2,-2.1 6,-2.5 8.6,-3.2L11,-4.3L11.1,-4.6C8,-3.2 4,-2.6 0,-2.5C-4,-2.6 -9,-3.3 -11.7,-4.5Z" fill="#e3a05d"/>` +
    set(-6, 3.2, 9) +
    set(0.6, 6.9, 11.6) +
    crew(1.7, -5.05, 'points', '#2f7f86', true) +
    crew(5.6, -5.2, 'stands', '#f3e6cf')
  )
}
/** A woven sampan of five metres with its rower; she stands within it. */
const sampan = (): string =>
  place(
    0.7,
    -0.12,
    1,
    figure('rowsStanding', {
      skin: '#bd7c57',
      hair: '#1f1830',
      top: '#3b3d6e',
      bottom: '#20234a',
      shoes: '#20234a',
      cut: 'cone',
      hat: '#f6dfa6',
    }),
    true,
  ) +
  '<path d="M-2.9,-.62C-2.3,-.3 -1.4,-.22 0,-.22C1.4,-.22 2.3,-.3 2.9,-.7C2.6,0 2,.2 1.2,.22H-1.3C-2.1,.2 -2.7,-.1 -2.9,-.62Z" fill="#2c2444"/><path d="M-2.9,-.62C-2.3,-.3 -1.4,-.22 0,-.22C1.4,-.22 2.3,-.3 2.9,-.7L2.84,-.52C2.3,-.18 1.4,-.12 0,-.12C-1.4,-.12 -2.3,-.18 -2.84,-.46Z" fill="#c98f5a"/><path d="M-1.9,-.28h.9v-.36q-.45,-.22 -.9,0Z" fill="#8fae5a"/><path d="M-1.2,-.26h.7v-.3q-.35,-.2 -.7,0Z" fill="#e6a24a"/>'

interface Layout {
  dx: number
  junk: { x: number; y: number; k: number }
  boat: { x: number; y: number; k: number }
}
function draw(plate: Plate, { dx, junk: j, boat }: Layout): void {
  bokashi(plate, '#2c6a74', '#d6e9d8', '#fff3d8', WATER)
  const plane = (body: string) => plate.svg(`<g transform="translate(${dx},0)">${body}</g>`)
  const mist = (from: number, strength: number): void => {
    plate.field((_x, y) =>
      y < from || y > WATER + 2 ? null : [[246, 240, 216], ((y - from) / (WATER - from)) ** 1.6 * strength],
    )
  }
  plane(
    karst(120, 170, 250, '#b9d6c8', 3) +
      karst(300, 120, 170, '#b9d6c8', 4) +
      karst(640, 210, 300, '#b9d6c8', 5) +
      karst(820, 130, 190, '#b9d6c8', 6) +
      karst(1330, 190, 270, '#b9d6c8', 7) +
      karst(1500, 150, 170, '#b9d6c8', 8),
  )
  mist(500, 0.8)
  plane(
    karst(10, 250, 330, '#8dbdb1', 12) +
      karst(470, 180, 380, '#8dbdb1', 13) +
      karst(1210, 230, 340, '#8dbdb1', 14) +
      karst(1440, 150, 220, '#8dbdb1', 15),
  )
  mist(540, 0.75)
  plane(
    karst(250, 270, 470, '#5c9a95', 22) +
      flutes(250, 270, 470, '#8cbfae', 22) +
      karst(1500, 280, 420, '#5c9a95', 23) +
      flutes(1500, 280, 420, '#8cbfae', 26),
  )
  mist(580, 0.6)
  calmWater(plate, {
    top: WATER,
    inks: ['#e6e6cd', '#a6cdc0', '#5d9c9a', '#24586a', '#0e2e42'],
    light: ['#d8e8d2', 0.1],
    dark: ['#2a6270', 0.12],
    seed: 6,
  })
  // the red of the sails lies on the water in a few broken bars
  const r = random(9)
  let bars = ''
  for (let i = 0; i < 15; i++) {
    const y = j.y + 6 + i * i * 0.95,
      w = j.k * (6.4 - i * 0.3) * r.range(0.6, 1)
    bars += `<path d="M${(j.x - w + r.range(-14, 14)).toFixed(1)},${y.toFixed(1)}Q${j.x},${(y - 3 - i * 0.3).toFixed(1)} ${(j.x + w).toFixed(1)},${y.toFixed(1)}Q${j.x},${(y + 4 + i * 0.3).toFixed(1)} ${(j.x - w).toFixed(1)},${y.toFixed(1)}Z" fill="${i < 4 ? '#4e2c3c' : '#b8493f'}" opacity="${(0.9 - i * 0.045).toFixed(2)}"/>`
  }
  plate.svg(bars)
  plate.svg(edgeLight(place(j.x, j.y, j.k, junk()), [-1, -0.5], j.k * 0.13, '#ffe3b0'))
  plate.svg(
    smooth(
      [
        [j.x - j.k * 10, j.y + 9],
        [j.x - j.k * 6, j.y + 4],
        [j.x + j.k * 7, j.y + 4],
        [j.x + j.k * 14, j.y + 10],
        [j.x, j.y + 15],
      ],
      '#f3efd9',
      0.9,
    ),
    { opacity: 0.8 },
  )
  plate.svg(
    smooth(
      [
        [boat.x - boat.k * 2.7, boat.y + boat.k * 0.2],
        [boat.x, boat.y + boat.k * 0.12],
        [boat.x + boat.k * 2.7, boat.y + boat.k * 0.2],
        [boat.x + boat.k * 0.8, boat.y + boat.k * 0.62],
        [boat.x - boat.k * 1.4, boat.y + boat.k * 0.5],
      ],
      '#143a4c',
      0.8,
    ) + edgeLight(place(boat.x, boat.y, boat.k, sampan()), [-1, -0.5], boat.k / 34, '#ffe9bd'),
  )
}
export const views: View[] = [
  {
    name: 'exclusive-vietnam-cover',
    focusX: 860,
    draw: (plate) => draw(plate, { dx: 0, junk: { x: 930, y: 752, k: 30 }, boat: { x: 480, y: 880, k: 74 } }),
    drawTall: (plate) =>
      draw(plate, { dx: -130, junk: { x: 420, y: 740, k: 26 }, boat: { x: 236, y: 890, k: 62 } }),
  },
]
