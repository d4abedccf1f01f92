/** Yaowarat after dark: a cook at a flaming wok under an umbrella, lit picture signs down the avenue at blue hour. */
import { Camera } from '../kit/camera.ts'
import { glowSign, type Emblem } from '../kit/glow-sign.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { person } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import { rectOutline } from '../kit/outline.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { sky, streaks } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import { steam } from '../kit/steam.ts'
import type { Vec3 } from '../kit/vec.ts'
import { FIRE, WOK_COOK } from '../kit/wok-cook.ts'
import { materials } from '../materials/yaowarat.ts'

const HORIZON = 640
const cam = new Camera([0, 1.6, 0], -0.1, 0.9, HORIZON, 700)
const SUN: Vec3 = [0.5, 0.42, 0.5]
const LOOKS: readonly [panel: string, mark: string, bulb: string][] = [
  ['red', 'gold', 'cream'],
  ['gold', 'red', 'cream'],
  ['teal', 'cream', 'gold'],
  ['red', 'cream', 'gold'],
  ['pink', 'cream', 'gold'],
  ['cream', 'red', 'gold'],
  ['blue', 'gold', 'cream'],
]
const EMBLEMS: readonly Emblem[] = ['bowl', 'fish', 'lantern', 'pot', 'rings']

function avenue(plate: Plate): void {
  const m = Mesh.create()
  const r = random(34)
  m.box(-2, -0.2, -96, 80, 0.2, 180, 'street')
  for (const side of [-1, 1])
    for (let i = 0; i < 14; i++) {
      const z = -10 - i * 8.4
      const h = r.range(12.5, 17)
      const x = side < 0 ? -11.4 : 7.4
      const q = m.at(x, 0, z)
      const wall = r.pick(['wallA', 'wallB', 'wallC'])
      q.box(side * 5, 0, 0, 10, h, 8.3, wall)
      q.box(side * 4.9, h, 0, 10.4, 0.6, 8.3, 'trim')
      q.box(side * 4.9, 4, 0, 10.5, 0.3, 8.3, 'trim')
      q.decal(
        rectOutline(6.6, 2.9),
        [0, 1.55, 0],
        [0, 0, side < 0 ? -1 : 1],
        [0, 1, 0],
        r.pick(['shop', 'shopB']),
        0.05,
      )
      q.quad([0, 3.9, -4], [0, 3.9, 4], [-side * 1.9, 3, 4], [-side * 1.9, 3, -4], 'awning')
      for (let y = 5; y + 2 < h; y += 3.3)
        for (const d of [-2.6, 0, 2.6])
          q.decal(
            rectOutline(1.3, 1.8),
            [0, y + 0.8, d],
            [0, 0, side < 0 ? -1 : 1],
            [0, 1, 0],
            r() < 0.3 ? 'lit' : 'pane',
            0.05,
          )
      // two signs a house, one over the other's shoulder
      for (const k of [0, 1]) {
        const w = r.range(1.3, 2.5)
        const tall = r() < 0.7
        const sh = tall ? w * r.range(1.9, 2.9) : w * 0.9
        const [panel, mark, bulb] = LOOKS[(i * 2 + k * 3 + (side > 0 ? 1 : 0)) % LOOKS.length]!
        const n = tall ? Math.max(2, Math.round(sh / w)) : 1
        const from = Math.floor(r() * 5)
        glowSign(
          q.at(
            -side * (0.3 + w / 2 + r.range(0, 0.9)),
            k ? r.range(8, 10.4) : r.range(5.4, 6.4),
            3.4 - k * 3.4,
          ),
          {
            w,
            h: sh,
            panel,
            mark,
            bulb,
            emblems: Array.from({ length: n }, (_, e) => EMBLEMS[(from + e * 2) % 5]!),
          },
        )
      }
    }
  for (let i = 0; i < 54; i++) {
    const side = r() < 0.7 ? -1 : 1
    person(
      m,
      side < 0 ? r.range(-10, -2.6) : r.range(2.6, 6),
      0,
      -13 - 62 * r() ** 1.4,
      i,
      r.range(0.94, 1.06),
    )
  }
  const air = rgb('#a8709a')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.36,
    bounce: 0.12,
    contact: 4,
    shadows: [{ centre: [-2, 6, -40], radius: 46 }],
    air: (_, d) => ({ amount: 0.5 * smoothstep(16, 110, d), ink: air }),
    airSteps: 10,
  })
}
/** Tuk-tuk going away from us; 1 unit = 1 m, (0,0) on the road between the back wheels. */
const TUK_TUK = `<path d="M-.72,-.1L-.6,-.1L-.58,.0L-.74,.0ZM.58,-.1L.74,-.1L.72,.0L.56,.0Z" fill="#11133a"/><path d="M-.76,-.12L-.74,-.86L.74,-.86L.76,-.12Z" fill="#2a6f9c"/><path d="M.34,-.12L.34,-.86L.74,-.86L.76,-.12Z" fill="#4fb0bc"/><path d="M-.7,-.86L-.66,-1.56L.66,-1.56L.7,-.86Z" fill="#1b1f52"/><path d="M-.5,-.86L-.46,-1.3C-.36,-1.42 -.2,-1.42 -.12,-1.28L-.1,-.86ZM.12,-.86L.14,-1.24C.22,-1.36 .38,-1.36 .44,-1.22L.48,-.86Z" fill="#3d3a78"/><circle cx="-.29" cy="-1.44" r=".11" fill="#241a3c"/><circle cx="-.29" cy="-1.44" r=".11" fill="#c9784c" clip-path="inset(0 0 0 55%)"/><circle cx=".3" cy="-1.4" r=".1" fill="#241a3c"/><path d="M-.82,-1.56C-.8,-1.74 -.6,-1.84 0,-1.84C.6,-1.84 .8,-1.74 .82,-1.56Z" fill="#c9453f"/><path d="M.3,-1.83C.66,-1.81 .8,-1.72 .82,-1.56L.5,-1.56C.5,-1.68 .42,-1.78 .3,-1.83Z" fill="#ff9a6a"/><path d="M-.66,-.6h.24v.16h-.24ZM.42,-.6h.24v.16h-.24Z" fill="#ff4f4a"/><path d="M-.3,-.5h.6v.22h-.6Z" fill="#ffe0a0"/>`

/** The stall's umbrella from a little below: dark gores, a lit underside. */
function umbrella(): string {
  const [cx, top, hem, half] = [1130, 62, 226, 400]
  const edges = [-1, -0.72, -0.36, 0.04, 0.42, 0.76, 1]
  const inks = ['#a83a5c', '#7d2f5c', '#94345c', '#6a2a58', '#54244f', '#3f1f4a']
  let out = `<ellipse cx="${cx}" cy="${hem}" rx="${half - 6}" ry="34" fill="#f2a04f"/><ellipse cx="${cx - 60}" cy="${hem + 2}" rx="${half * 0.56}" ry="22" fill="#ffcf7c"/>`
  inks.forEach((ink, i) => {
    const [a, b] = [cx + edges[i]! * half, cx + edges[i + 1]! * half]
    const q = (x: number) =>
      `${(cx + (x - cx) * 0.72).toFixed(0)},${(top + 34 + 40 * Math.abs((x - cx) / half)).toFixed(0)}`
    out += `<path d="M${cx},${top}Q${q(a)} ${a},${hem}Q${(a + b) / 2},${hem - 26} ${b},${hem}Q${q(b)} ${cx},${top}Z" fill="${ink}"/>`
  })
  return out + `<path d="M${cx - 5},${top - 26}h10v30h-10Z" fill="#ffcf7c"/>`
}
/** Somebody at a low table with their back to us, rim-lit by the fire on the right; (0,0) the seat. */
const DINER = `<path d="M-120,240C-132,80 -128,-20 -84,-66C-52,-92 46,-92 78,-62C122,-14 128,80 118,240Z" fill="#232a66"/><path d="M46,-84C60,-80 70,-72 78,-62C122,-14 128,80 118,240L88,240C98,100 92,0 46,-84Z" fill="#ff9a5c"/><path d="M-44,-96L40,-96L46,-66C20,-50 -28,-50 -52,-66Z" fill="#8a4a44"/><path d="M-74,-150C-78,-206 -40,-236 0,-234C46,-232 76,-200 70,-146C66,-110 40,-88 2,-86C-40,-86 -70,-110 -74,-150Z" fill="#171a44"/><path d="M34,-226C62,-212 76,-186 70,-146C68,-122 54,-104 34,-94C52,-130 56,-180 34,-226Z" fill="#e8845c"/><path d="M-20,-232C-8,-262 34,-262 36,-234C30,-222 -10,-220 -20,-232Z" fill="#171a44"/><path d="M80,-52C112,-36 124,0 124,36C152,26 178,2 190,-34L210,-26C208,36 172,90 118,96C94,94 84,62 82,24Z" fill="#232a66"/><path d="M80,-52C112,-36 126,0 126,36C152,26 178,2 190,-34L197,-31C186,14 152,42 112,48C112,14 100,-26 80,-52Z" fill="#ff9a5c"/><path d="M190,-34L210,-26C206,10 190,40 168,60C186,30 192,0 190,-34Z" fill="#ff9a5c"/><path d="M186,-40C186,-58 206,-64 214,-52C220,-40 212,-22 202,-22Z" fill="#c9784c"/><path d="M204,-50L262,-92M210,-42L270,-76" stroke="#ffd99a" stroke-width="5" stroke-linecap="round"/>`

/** Roast ducks on a rail in a lit glass case. */
function duckCase(): string {
  const duck = (x: number, s: number) =>
    `<g transform="translate(${x},452) scale(${s})"><path d="M0,-40C10,-40 12,-30 4,-26L4,0" fill="none" stroke="#5f3040" stroke-width="6"/><path d="M-8,0C-10,24 -44,50 -42,104C-40,146 -18,160 2,160C26,160 44,144 44,104C44,52 12,26 10,0Z" fill="#b5522f"/><path d="M-8,0C-10,24 -44,50 -42,104C-40,136 -26,152 -12,158C-24,120 -20,60 2,20L2,0Z" fill="#f2954c"/><path d="M14,60C34,74 38,104 26,128C22,104 22,80 14,60Z" fill="#7d3030"/><path d="M-6,158L-14,186L-4,186L2,162ZM12,158L18,186L28,184L22,152Z" fill="#b5522f"/></g>`
  return `<path d="M1306,700H1330V880H1306ZM1556,700H1580V880H1556Z" fill="#3f2450"/><path d="M1296,396H1584V700H1296Z" fill="#ffbe6a"/><path d="M1296,396H1584V700H1490C1500,600 1470,480 1400,396Z" fill="#ffd590"/><path d="M1296,408H1584V416H1296Z" fill="#6a3a50"/>${duck(1352, 1)}${duck(1440, 1.06)}${duck(1530, 0.98)}<path d="M1284,384H1596V400H1284ZM1284,690H1596V712H1284ZM1284,384H1298V712H1284ZM1584,384H1598V712H1584Z" fill="#3f2450"/><path d="M1320,420L1380,420L1330,680L1316,680Z" fill="#fff6dc" fill-opacity=".3"/>`
}
function stall(plate: Plate): void {
  plate.svg(
    '<path d="M1124,210H1138V800H1124Z" fill="#241a48"/><path d="M1124,210H1129V800H1124Z" fill="#ffb774"/>',
  )
  plate.svg(umbrella())
  plate.svg(duckCase())
  plate.svg(
    `<path d="M996,214V262" stroke="#241a48" stroke-width="5"/><path d="M956,292C960,266 978,258 996,258C1014,258 1032,266 1036,292Z" fill="#2a6f7c"/><ellipse cx="996" cy="292" rx="40" ry="9" fill="#fff3c8"/>`,
  )
  const halo = (id: string, x: number, y: number, rx: number, ry: number, a: number) =>
    `<defs><radialGradient id="${id}"><stop offset="0" stop-color="#ffcf7c" stop-opacity="${a}"/><stop offset=".5" stop-color="#ff8a4c" stop-opacity="${a * 0.4}"/><stop offset="1" stop-color="#ff7a4c" stop-opacity="0"/></radialGradient></defs><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id})"/>`
  plate.svg(halo('f', 760, 690, 380, 340, 0.75) + halo('b', 996, 300, 240, 170, 0.5), {
    blend: 'screen',
    stipple: 0.5,
  })
}
/** The cart's counter across the front, stove ring, bowls and bottles. */
function counter(plate: Plate): void {
  const m = Mesh.create()
  const near = new Camera([0, 1.6, 0], 0, 0.9, 500, 800)
  const top = 0.98
  m.box(0.72, top - 0.05, -2.2, 2.3, 0.05, 0.9, 'steel')
  m.box(0.72, 0, -2.2, 2.24, top - 0.05, 0.84, 'cart')
  for (const [x, z] of [
    [0.3, -2.02],
    [0.56, -1.86],
    [0.8, -2.06],
  ] as const)
    m.revolve(
      x,
      z,
      [
        [0.05, top],
        [0.055, top + 0.016],
        [0.1, top + 0.05],
        [0.12, top + 0.095],
        [0.105, top + 0.09],
        [0, top + 0.06],
      ],
      'china',
      40,
    )
  for (const [x, z, h] of [
    [0.98, -2.4, 0.3],
    [1.1, -2.36, 0.26],
    [0.9, -2.34, 0.22],
  ] as const)
    m.revolve(
      x,
      z,
      [
        [0.036, top],
        [0.038, top + h * 0.55],
        [0.014, top + h * 0.78],
        [0.014, top + h],
        [0, top + h],
      ],
      x < 1 ? 'bottle' : 'cart',
      24,
    )
  // the ring the wok sits in
  m.revolve(
    -0.06,
    -2.58,
    [
      [0.3, top - 0.04],
      [0.28, top + 0.05],
      [0.24, top + 0.05],
    ],
    'iron',
    36,
  )
  for (let i = 0; i < 6; i++)
    m.revolve(
      1.08,
      -1.98,
      [
        [0.06, top + i * 0.03],
        [0.115, top + 0.02 + i * 0.03],
        [0.1, top + 0.024 + i * 0.03],
      ],
      'china',
      32,
    )
  pullSolid(plate, m, near, {
    sun: [-0.7, 0.5, 0.4],
    materials,
    sky: 0.3,
    bounce: 0.12,
    contact: 5,
    shadows: [{ centre: [0.7, 1, -2], radius: 1.6 }],
  })
}
function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#12173f'],
      [170, '#222f6a'],
      [340, '#54599a'],
      [500, '#b97f9a'],
      [640, '#f3b98a'],
    ],
    { steps: 14 },
  )
  streaks(plate, {
    y0: -20,
    y1: 560,
    cover: 0.4,
    body: '#4a4690',
    lip: '#e88f92',
    seed: 19,
    scale: 1.3,
    opacity: 0.8,
  })
  avenue(plate)
  const t = cam.project([-3.3, 0, -17])
  plate.svg(`<g transform="translate(${t.x},${t.y}) scale(${t.k * 0.92})">${TUK_TUK}</g>`)
  stall(plate)
  counter(plate)
  plate.svg(`<g transform="translate(1090,818)">${FIRE}${WOK_COOK}</g>`)
  plate.svg(steam(3, 764, 650, 250, 560, 110, '#ffe6d0'), { opacity: 0.5, stipple: 0.35 })
  plate.svg(`<g transform="translate(262,800) scale(1.05)">${DINER}</g>`)
}
export const views: View[] = [{ name: 'yaowarat-after-dark-cover', focusX: 850, draw }]
