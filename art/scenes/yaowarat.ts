/** Yaowarat after dark: a cook at a flaming wok under an umbrella, lit picture signs down the avenue at blue hour. */
import { Camera } from '../kit/camera.ts'
import { company } from '../kit/company.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { glowSign, type Emblem } from '../kit/glow-sign.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import { rectOutline } from '../kit/outline.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid } from '../kit/solid.ts'
import { steam } from '../kit/steam.ts'
import type { Vec3 } from '../kit/vec.ts'
import { BURNER, WOK_COOK } from '../kit/wok-cook.ts'
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
      // a sign on every other house, and none behind the cook; two only where the avenue begins
      const many = side > 0 ? (i > 4 && i % 3 === 0 ? 1 : 0) : i === 1 ? 2 : (i + 1) % 2
      for (let k = 0; k < many; k++) {
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
  const air = rgb('#a8709a')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.36,
    bounce: 0.12,
    contact: 4,
    crisp: true,
    shadows: [{ centre: [-2, 6, -40], radius: 46 }],
    air: (_, d) => ({ amount: 0.5 * smoothstep(16, 110, d), ink: air }),
    airSteps: 10,
  })
}
/** Tuk-tuk going away from us; 1 unit = 1 m, (0,0) on the road between the back wheels. */
const TUK_TUK = `<path d="M-.72,-.1L-.6,-.1L-.58,.0L-.74,.0ZM.58,-.1L.74,-.1L.72,.0L.56,.0Z" fill="#11133a"/><path d="M-.76,-.12L-.74,-.86L.74,-.86L.76,-.12Z" fill="#2a6f9c"/><path d="M.34,-.12L.34,-.86L.74,-.86L.76,-.12Z" fill="#4fb0bc"/><path d="M-.7,-.86L-.66,-1.56L.66,-1.56L.7,-.86Z" fill="#1b1f52"/><path d="M-.5,-.86L-.46,-1.3C-.36,-1.42 -.2,-1.42 -.12,-1.28L-.1,-.86ZM.12,-.86L.14,-1.24C.22,-1.36 .38,-1.36 .44,-1.22L.48,-.86Z" fill="#3d3a78"/><circle cx="-.29" cy="-1.44" r=".11" fill="#241a3c"/><circle cx="-.29" cy="-1.44" r=".11" fill="#c9784c" clip-path="inset(0 0 0 55%)"/><circle cx=".3" cy="-1.4" r=".1" fill="#241a3c"/><path d="M-.82,-1.56C-.8,-1.74 -.6,-1.84 0,-1.84C.6,-1.84 .8,-1.74 .82,-1.56Z" fill="#c9453f"/><path d="M.3,-1.83C.66,-1.81 .8,-1.72 .82,-1.56L.5,-1.56C.5,-1.68 .42,-1.78 .3,-1.83Z" fill="#ff9a6a"/><path d="M-.66,-.6h.24v.16h-.24ZM.42,-.6h.24v.16h-.24Z" fill="#ff4f4a"/><path d="M-.3,-.5h.6v.22h-.6Z" fill="#ffe0a0"/>`

/** The stall's umbrella from a little below: dark gores, a lit underside. */
function umbrella(): string {
  const [cx, top, hem, half] = [1254, 62, 226, 430]
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
/** Evening walkers between the stalls, in twos and threes. */
const walkers = (): string =>
  company(
    {
      cam,
      seed: 31,
      wardrobe: {
        tops: ['#d8604a', '#2f7f8f', '#f0c56a', '#a8507a', '#e9dccf', '#3f5a9c'],
        bottoms: ['#232a66', '#2f2450', '#3a3a6c'],
        skins: ['#a8683e', '#c98a5c', '#8f5638'],
        cuts: ['short', 'bob', 'bun', 'cap', 'long'],
        hats: ['#c9354a', '#2a6f7c'],
        hair: '#171a44',
      },
      rim: { towards: [1, -0.5], ink: '#ffb774', width: 2 },
    },
    [
      [[-4.75, 0, -12.5], 2, 'strolls', false],
      [[-7.4, 0, -16], 2, 'stands'],
      [[3.2, 0, -15], 1, 'carriesBag', true],
      [[-1.2, 0, -24], 2, 'walks', true],
      [[-7.6, 0, -27], 3, 'strolls', false],
      [[3.4, 0, -30], 2, 'strolls', true],
      [[-4, 0, -42], 3, 'walks', false],
    ],
  )
/** A guest on a plastic stool with a bowl in one hand; the fire is in front of her. */
const diner = (): string =>
  edgeLight(
    '<path d="M96,1010L124,874H296L318,1010Z" fill="#b5333f"/><path d="M118,872H302V890H118Z" fill="#e2573f"/>' +
      place(
        206,
        1052,
        372,
        figure('sits', {
          skin: '#c98a5c',
          hair: '#171a44',
          top: '#2f6f9c',
          farTop: '#254a80',
          bottom: '#33285c',
          cut: 'bun',
        }),
      ) +
      '<path d="M296,800H396Q388,852 346,854Q304,852 296,800Z" fill="#fff0d8"/><path d="M296,800H396L393,814H299Z" fill="#d8604a"/><path d="M306,800Q346,786 386,800Z" fill="#f2c15c"/><path d="M352,796L404,744M364,796L414,750" stroke="#7a3f34" stroke-width="5" stroke-linecap="round"/><path d="M296,826q-18,-4 -22,12q14,14 32,8Z" fill="#c98a5c"/>',
    [1, -0.4],
    5,
    '#ffb06a',
  )
/** Roast ducks on a rail in a lit glass case. */
function duckCase(): string {
  const duck = (x: number, s: number) =>
    `<g transform="translate(${x},452) scale(${s})"><path d="M0,-40C10,-40 12,-30 4,-26L4,0" fill="none" stroke="#5f3040" stroke-width="6"/><path d="M-8,0C-10,24 -44,50 -42,104C-40,146 -18,160 2,160C26,160 44,144 44,104C44,52 12,26 10,0Z" fill="#b5522f"/><path d="M-8,0C-10,24 -44,50 -42,104C-40,136 -26,152 -12,158C-24,120 -20,60 2,20L2,0Z" fill="#f2954c"/><path d="M14,60C34,74 38,104 26,128C22,104 22,80 14,60Z" fill="#7d3030"/><path d="M-6,158L-14,186L-4,186L2,162ZM12,158L18,186L28,184L22,152Z" fill="#b5522f"/></g>`
  return `<path d="M1306,700H1330V880H1306ZM1556,700H1580V880H1556Z" fill="#3f2450"/><path d="M1296,396H1584V700H1296Z" fill="#ffbe6a"/><path d="M1296,396H1584V700H1490C1500,600 1470,480 1400,396Z" fill="#ffd590"/><path d="M1296,408H1584V416H1296Z" fill="#6a3a50"/>${duck(1352, 1)}${duck(1440, 1.06)}${duck(1530, 0.98)}<path d="M1284,384H1596V400H1284ZM1284,690H1596V712H1284ZM1284,384H1298V712H1284ZM1584,384H1598V712H1584Z" fill="#3f2450"/><path d="M1320,420L1380,420L1330,680L1316,680Z" fill="#fff6dc" fill-opacity=".3"/>`
}
function stall(plate: Plate): void {
  plate.svg(
    '<path d="M1247,210H1261V900H1247Z" fill="#241a48"/><path d="M1247,210H1252V900H1247Z" fill="#ffb774"/>',
  )
  plate.svg(umbrella())
  plate.svg(duckCase())
  plate.svg(
    `<path d="M950,240V262" stroke="#241a48" stroke-width="5"/><path d="M910,292C914,266 932,258 950,258C968,258 986,266 990,292Z" fill="#2a6f7c"/><ellipse cx="950" cy="292" rx="40" ry="9" fill="#fff3c8"/>`,
  )
  const halo = (id: string, x: number, y: number, rx: number, ry: number, a: number) =>
    `<defs><radialGradient id="${id}"><stop offset="0" stop-color="#ffcf7c" stop-opacity="${a}"/><stop offset=".5" stop-color="#ff8a4c" stop-opacity="${a * 0.4}"/><stop offset="1" stop-color="#ff7a4c" stop-opacity="0"/></radialGradient></defs><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id})"/>`
  plate.svg(halo('f', 760, 690, 380, 340, 0.75) + halo('b', 950, 300, 240, 170, 0.5), {
    blend: 'screen',
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
  bareSky(plate, [
    [0, '#10153f'],
    [200, '#26326e'],
    [400, '#6a629c'],
    [540, '#d08a96'],
    [HORIZON, '#f8c08a'],
  ])
  avenue(plate)
  plate.svg(walkers())
  const t = cam.project([-3.3, 0, -17])
  plate.svg(`<g transform="translate(${t.x},${t.y}) scale(${t.k * 0.92})">${TUK_TUK}</g>`)
  stall(plate)
  counter(plate)
  plate.svg(`<g transform="translate(1090,818)">${WOK_COOK}${BURNER}</g>`)
  plate.svg(steam(3, 764, 600, 220, 520, 90, '#ffe6d0'), { opacity: 0.24 })
  plate.svg(diner())
}
export const views: View[] = [{ name: 'yaowarat-after-dark-cover', focusX: 850, draw }]
