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
import { BURNER, WOK_COOK } from '../models/wok-cook.ts'
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
const TUK_TUK = `<path d="M-.72,-.1L-.6,-.1L-.58,.0L-.74,.0ZM.58,-.1L.74,-.1L.72,.0L.56,.0Z" fill="#11133a"/><path d="M-.76,-.12L-.74,-.86L.74,-.86L.76,-.12Z" fill="#2a6f9c"/><path d="M.34,-.12L.34,-.86L.74,-.86L.76,-.12Z" fill="#4fb0bc"/><path d="M-.7,-.86L-.66,-1.56L.66,-1.56L.7,-.86Z" fill="#1b1f52"/><path d="M-.54,-.98C-.54,-1.12 -.42,-1.17 -.34,-1.18L-.33,-1.24C-.4,-1.3 -.4,-1.46 -.28,-1.46C-.16,-1.46 -.16,-1.3 -.23,-1.24L-.22,-1.18C-.12,-1.17 -.04,-1.1 -.02,-.98ZM.06,-.98C.08,-1.1 .16,-1.15 .22,-1.16L.23,-1.2C.16,-1.26 .16,-1.42 .28,-1.42C.4,-1.42 .4,-1.26 .33,-1.2L.34,-1.16C.42,-1.14 .5,-1.1 .52,-.98Z" fill="#8a4a6c"/><path d="M-.28,-1.46C-.16,-1.46 -.16,-1.32 -.2,-1.28L-.36,-1.28C-.4,-1.34 -.38,-1.46 -.28,-1.46ZM.28,-1.42C.4,-1.42 .4,-1.3 .36,-1.24L.2,-1.24C.16,-1.3 .18,-1.42 .28,-1.42Z" fill="#120f30"/><path d="M-.68,-1.02H.68V-.86H-.68Z" fill="#3d3a78"/><path d="M-.82,-1.56C-.8,-1.74 -.6,-1.84 0,-1.84C.6,-1.84 .8,-1.74 .82,-1.56Z" fill="#c9453f"/><path d="M.3,-1.83C.66,-1.81 .8,-1.72 .82,-1.56L.5,-1.56C.5,-1.68 .42,-1.78 .3,-1.83Z" fill="#ff9a6a"/><path d="M-.66,-.6h.24v.16h-.24ZM.42,-.6h.24v.16h-.24Z" fill="#ff4f4a"/><path d="M-.3,-.5h.6v.22h-.6Z" fill="#ffe0a0"/>`

/** The stall's umbrella from a little below: dark gores, a lit underside. */
function umbrella(): string {
  const [cx, top, hem, half] = [1254, 70, 226, 338]
  const edges = [-1, -0.72, -0.36, 0.04, 0.42, 0.76, 1]
  const inks = ['#a83a5c', '#7d2f5c', '#94345c', '#6a2a58', '#54244f', '#3f1f4a']
  let out = `<ellipse cx="${cx}" cy="${hem}" rx="${half - 6}" ry="30" fill="#f2a04f"/><ellipse cx="${cx - 60}" cy="${hem + 2}" rx="${half * 0.56}" ry="22" fill="#ffcf7c"/>`
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
/** A bowl on the counter, its lit side to the fire and its shade away from it; `r` is half its width. */
const bowl = (x: number, y: number, r: number): string =>
  place(
    x,
    y,
    r,
    '<ellipse cx=".5" cy=".84" rx="1.1" ry=".15" fill="#241f56"/><path d="M-1,0C-.92,.48 -.6,.74 -.4,.8L-.38,.9Q0,.98 .38,.9L.4,.8C.6,.74 .92,.48 1,0Z" fill="#f4e4d2"/><path d="M.1,.18C.16,.5 .1,.8 0,.95Q.24,.95 .38,.9L.4,.8C.6,.74 .92,.48 1,0Z" fill="#8f84b8"/><ellipse rx="1" ry=".22" fill="#fff6e4"/><ellipse cy=".02" rx=".92" ry=".18" fill="#b7a6c8"/><path d="M-.2,.195C-.1,.06 .4,-.02 .9,-.02C.96,.1 .4,.2 -.2,.195Z" fill="#f6e2cc"/>',
  )
const bottle = (x: number, y: number, h: number, ink: string, shade: string): string =>
  place(
    x,
    y,
    h,
    `<ellipse cx=".14" cy="-.01" rx=".24" ry=".05" fill="#241f56"/><path d="M-.13,-.02V-.52C-.13,-.66 -.05,-.7 -.05,-.8V-1H.05V-.8C.05,-.7 .13,-.66 .13,-.52V-.02Q0,.04 -.13,-.02Z" fill="${ink}"/><path d="M.04,.015V-.6C.04,-.7 .02,-.8 .02,-1H.05V-.8C.05,-.7 .13,-.66 .13,-.52V-.02Q.1,.01 .04,.015Z" fill="${shade}"/><path d="M-.05,-1.04H.05V-.94H-.05Z" fill="#f2ece0"/>`,
  )
/** A guest on a plastic stool: one hand under the bowl, the other on the chopsticks; the fire is in front of her. */
function diner(): string {
  const [cloth, shade, skin, dark] = ['#2f7f9c', '#1f5480', '#c98a5c', '#8f5540']
  const head = figure('sits', { skin, hair: '#171a44', top: cloth, bottom: shade, cut: 'bun' })
  return edgeLight(
    '<path d="M100,1010L126,906H292L314,1010Z" fill="#b5333f"/><path d="M118,896H300V916H118Z" fill="#e2573f"/>' +
      place(
        206,
        1052,
        372,
        // the far leg, and the far arm that holds the bowl
        '<path d="M0,-.56C.2,-.6 .36,-.6 .46,-.58C.55,-.56 .57,-.5 .56,-.42L.54,.2H.4L.41,-.4L0,-.42Z" fill="#231d48"/>' +
          `<path d="M.02,-.96C.1,-.9 .16,-.8 .22,-.7L.28,-.66L.22,-.56C.14,-.58 .1,-.62 .06,-.7Z" fill="${shade}"/><path d="M.2,-.69C.28,-.65 .36,-.62 .42,-.61L.42,-.545C.34,-.54 .26,-.55 .19,-.58Z" fill="${dark}"/>` +
          // the seat, the thigh and the shin
          '<path d="M-.19,-.5C-.22,-.43 -.16,-.41 -.1,-.41C.06,-.41 .2,-.41 .29,-.4L.27,.2H.43L.47,-.42C.48,-.53 .42,-.585 .34,-.6C.22,-.62 .1,-.63 0,-.62Z" fill="#33285c"/><path d="M-.19,-.46C-.2,-.42 -.16,-.41 -.1,-.41C.06,-.41 .2,-.41 .29,-.4L.27,.2H.33L.35,-.44C.2,-.47 0,-.46 -.19,-.46Z" fill="#231d48"/>' +
          `<clipPath id="diner"><path d="M-1,-2H1V-1.02H-1Z"/></clipPath><g clip-path="url(#diner)">${head}</g>` +
          // the blouse: a rounded back, a waist, the hem over the hip
          `<path d="M-.1,-1.06C-.17,-1.03 -.2,-.94 -.2,-.85C-.2,-.76 -.16,-.7 -.155,-.64C-.16,-.58 -.21,-.52 -.2,-.46C-.1,-.43 .04,-.45 .12,-.5C.1,-.56 .06,-.6 .06,-.65C.07,-.72 .12,-.78 .12,-.85C.12,-.93 .08,-1 .03,-1.06C0,-1.03 -.06,-1.03 -.1,-1.06Z" fill="${cloth}"/><path d="M-.1,-1.06C-.17,-1.03 -.2,-.94 -.2,-.85C-.2,-.76 -.16,-.7 -.155,-.64C-.16,-.58 -.21,-.52 -.2,-.46C-.15,-.445 -.08,-.445 -.02,-.46C-.1,-.52 -.09,-.62 -.08,-.7C-.08,-.82 -.12,-.94 -.1,-1.06Z" fill="${shade}"/>` +
          // noodles, the bowl, and the far thumb on its rim
          '<path d="M.33,-.7Q.45,-.77 .57,-.7Z" fill="#f2c15c"/><path d="M.31,-.71H.59C.58,-.62 .53,-.57 .5,-.56L.49,-.54H.41L.4,-.56C.37,-.57 .32,-.62 .31,-.71Z" fill="#fff0d8"/><path d="M.31,-.71H.59L.582,-.672H.318Z" fill="#d8604a"/>' +
          `<path d="M.37,-.56C.41,-.58 .47,-.57 .53,-.575C.55,-.56 .53,-.53 .48,-.525C.44,-.52 .4,-.53 .37,-.545Z" fill="${skin}"/>` +
          '<path d="M.45,-.71L.235,-.92M.475,-.715L.26,-.94" stroke="#e8c48a" stroke-width=".013" stroke-linecap="round"/>' +
          // the near arm: sleeve to the elbow, forearm up to the sticks
          `<path d="M.04,-.735C.12,-.76 .2,-.8 .28,-.855L.325,-.795C.26,-.72 .16,-.65 .06,-.62Z" fill="${skin}"/><path d="M.06,-.62C.16,-.65 .26,-.72 .325,-.795L.305,-.82C.24,-.75 .14,-.69 .05,-.67Z" fill="${dark}"/>` +
          `<path d="M-.1,-1.05C-.17,-1 -.15,-.9 -.11,-.82C-.08,-.75 -.05,-.68 0,-.625C.03,-.59 .08,-.59 .13,-.63L.11,-.76C.08,-.8 .06,-.86 .04,-.94C.02,-1.02 -.04,-1.08 -.1,-1.05Z" fill="#3a93ae"/><path d="M-.12,-1.03C-.17,-.98 -.15,-.9 -.11,-.82C-.08,-.75 -.05,-.68 0,-.625C.03,-.59 .08,-.59 .13,-.63L.125,-.66C.08,-.635 .05,-.64 .02,-.67C-.04,-.74 -.08,-.84 -.12,-1.03Z" fill="${shade}"/>` +
          `<path d="M.27,-.86C.3,-.9 .35,-.905 .385,-.87C.4,-.85 .39,-.825 .37,-.81C.36,-.79 .34,-.78 .315,-.785Z" fill="${skin}"/><path d="M.385,-.86L.345,-.84M.375,-.825L.34,-.815" stroke="${dark}" stroke-width=".009" stroke-linecap="round"/>`,
      ),
    [1, -0.4],
    5,
    '#ffb06a',
  )
}
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
    `<path d="M1000,238V272" stroke="#241a48" stroke-width="5"/><path d="M960,304C964,278 982,270 1000,270C1018,270 1036,278 1040,304Z" fill="#2a6f7c"/><ellipse cx="1000" cy="304" rx="40" ry="9" fill="#fff3c8"/>`,
  )
  const halo = (id: string, x: number, y: number, rx: number, ry: number, a: number) =>
    `<defs><radialGradient id="${id}"><stop offset="0" stop-color="#ffcf7c" stop-opacity="${a}"/><stop offset=".5" stop-color="#ff8a4c" stop-opacity="${a * 0.4}"/><stop offset="1" stop-color="#ff7a4c" stop-opacity="0"/></radialGradient></defs><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id})"/>`
  plate.svg(halo('f', 780, 690, 380, 340, 0.75) + halo('b', 1000, 312, 240, 170, 0.5), {
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
  // the ring the wok sits in
  m.revolve(
    -0.027,
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
  plate.svg(
    bottle(1336, 846, 172, '#2f8f6c', '#1c5c58') +
      bottle(1396, 850, 196, '#2f8f6c', '#1c5c58') +
      bottle(1460, 858, 176, '#d0553c', '#8a2f48') +
      bowl(1386, 868, 80) +
      bowl(1030, 872, 82) +
      bowl(1226, 902, 92),
  )
  plate.svg(`<g transform="translate(1110,818)">${WOK_COOK}${BURNER}</g>`)
  plate.svg(steam(3, 784, 600, 220, 520, 90, '#ffe6d0'), { opacity: 0.24 })
  plate.svg(diner())
}
export const views: View[] = [{ name: 'yaowarat-after-dark-cover', focusX: 970, draw }]
