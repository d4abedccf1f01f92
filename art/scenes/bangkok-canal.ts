/** Bangkok: morning on a Thonburi canal, a fruit seller rows her sampan between the wooden houses. */
import { clamp, lerp, mix, rgb, smoothstep } from '../kit/ink.ts'
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { coconutPalm } from '../models/coconut-palm.ts'
import { bareSky } from '../kit/heavens.ts'
import { tree } from '../kit/trees.ts'
import { Mesh } from '../kit/mesh.ts'
import { mirrored } from '../kit/mirror.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { figure, type Look } from '../kit/people.ts'
import type { PoseName } from '../kit/poses.ts'
import { noise, random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { fartherThan, pullSolid, type Material } from '../kit/solid.ts'
import { rod } from '../kit/rods.ts'
import { stiltHouse } from '../models/stilt-house.ts'
import type { Vec3 } from '../kit/vec.ts'
import { cornerPrang } from '../models/wat.ts'
import { materials as river } from '../materials/bangkok.ts'

const HORIZON = 430
const SUN = [-0.66, 0.5, 0.42] as const
const SHADE = '#2f5266'
const plank = (lit: string, own: string): Material => ({
  tones: [lit, own, mix(own, SHADE, 0.52), mix(own, '#1c3450', 0.78)],
  cuts: [0.56, 0.32, 0.12],
  grain: 0,
  // one seam to each wide board
  detail: (p: Vec3) => (p[1] / 0.5 - Math.floor(p[1] / 0.5) < 0.1 ? -0.2 : 0),
})
const sheet = (lit: string, own: string, deep: string): Material => ({
  tones: [lit, own, mix(own, SHADE, 0.5), deep],
  cuts: [0.66, 0.42, 0.2],
  grain: 0,
  detail: (p: Vec3) => (Math.abs(p[2] / 0.9 - Math.round(p[2] / 0.9)) < 0.07 ? -0.22 : 0),
})
const inks: Record<string, Material> = {
  ...river,
  teak: plank('#f0b070', '#b5683f'),
  grey: plank('#ffe6b8', '#c9a27a'),
  blue: plank('#bfe0c4', '#5f9c94'),
  rust: sheet('#f0935a', '#bb5a3c', '#4a2f48'),
  tin: sheet('#f6ecc8', '#a9b8a4', '#34506a'),
  post: { tones: ['#c08a5c', '#6f5850', '#33405a'], cuts: [0.5, 0.2], grain: 0 },
  porch: { tones: ['#ffdca0', '#c08f62', '#5f5a5c', '#2c3c58'], cuts: [0.54, 0.3, 0.12], grain: 0 },
  shutter: { tones: ['#4fb0a0', '#2a7474', '#1f4a62'], cuts: [0.46, 0.2] },
  dark: { tones: ['#24344e'] },
  pot: { tones: ['#e28a55', '#9a5040', '#4a3448'], cuts: [0.5, 0.22] },
  leaf: { tones: ['#d9d670', '#7fae52', '#2f7a58', '#1a4a56'], cuts: [0.66, 0.42, 0.2], grain: 0 },
  leafB: { tones: ['#a9c860', '#4f9458', '#22645c', '#163f52'], cuts: [0.66, 0.42, 0.2], grain: 0 },
  flower: { tones: ['#ff9d8c', '#e2557a', '#8f3a68'], cuts: [0.5, 0.24] },
  tree: { tones: ['#cfcf6a', '#6fa254', '#2b6f5a', '#174652'], cuts: [0.64, 0.42, 0.2], grain: 0 },
  treeB: { tones: ['#e6dc84', '#93b45c', '#3c8060', '#1d5058'], cuts: [0.64, 0.42, 0.2], grain: 0 },
  wood: { tones: ['#5f86c8', '#3a57a0', '#2b3a78', '#232a5c'], cuts: [0.56, 0.34, 0.14], grain: 0 },
  canopyB: { tones: ['#f0795a', '#c2504c', '#7a3a5a'], cuts: [0.6, 0.36], grain: 0 },
  hollow: { tones: ['#d09a68', '#8f5f50', '#5a4250', '#33344e'], cuts: [0.56, 0.34, 0.14], grain: 0 },
  strake: { tones: ['#c9744a', '#8f4c3c', '#6a3e44'], cuts: [0.56, 0.34], grain: 0 },
  rim: { tones: ['#ffe2a4', '#c98f5c', '#6f5058'], cuts: [0.5, 0.22] },
  mango: { tones: ['#ffd766', '#f0a83c', '#b0663c'], cuts: [0.56, 0.26] },
  lime: { tones: ['#d3dc78', '#86b050', '#3f7854'], cuts: [0.56, 0.26] },
  basket: { tones: ['#f0c98c', '#b9834f', '#6f5048'], cuts: [0.5, 0.22] },
}
/** The same without stipple. */
const materials = Object.fromEntries(
  Object.entries(inks).map(([name, m]): [string, Material] => [name, { ...m, grain: 0 }]),
)
/** A vendor's sampan, 5.2 m, bow towards +x, waterline at y=0, with baskets of fruit. */
function sampan(m: Mesh): void {
  const n = 44
  const section = (i: number, wall: number): Vec3[] => {
    const x = lerp(-2.6, 2.6, i / n),
      u = Math.abs(x) / 2.6,
      half = 0.56 * (1 - u ** 2.6) + 0.05 - wall,
      top = 0.32 + 0.42 * u ** 3,
      keel = -0.16 + wall + 0.56 * u ** 4
    return [
      [x, top, half],
      [x, lerp(keel, top, 0.3), half * 0.8],
      [x, lerp(keel, top, 0.3), -half * 0.8],
      [x, top, -half],
    ]
  }
  for (let i = 0; i < n; i++) {
    m.loft(section(i, 0), section(i + 1, 0), 'strake', false)
    m.loft(section(i, 0.03).toReversed(), section(i + 1, 0.03).toReversed(), 'hollow', false)
    for (const e of [0, 3]) rod(m, section(i, 0)[e]!, section(i + 1, 0)[e]!, 0.06, 'rim')
  }
  const r = random(4)
  for (const [x, size, fruit] of [
    [-0.55, 0.31, 'mango'],
    [0.26, 0.3, 'lime'],
    [0.98, 0.26, 'flower'],
    [1.6, 0.2, 'mango'],
  ] as const) {
    m.revolve(
      x,
      0,
      [
        [size * 0.6, 0.08],
        [size, 0.34],
        [size * 0.9, 0.34],
      ],
      'basket',
      18,
    )
    for (let k = 0; k < 16; k++) {
      const a = k * 2.4,
        out = size * 0.82 * Math.sqrt(k / 16)
      m.blob(
        x + out * Math.cos(a),
        0.48 - out * 0.42,
        out * Math.sin(a),
        r.range(0.085, 0.1),
        fruit,
        0.9,
        0.02,
        k,
        8,
      )
    }
  }
}
function banks(): Mesh {
  const m = Mesh.create(),
    r = random(23)
  for (const side of [-1, 1]) {
    let z = side < 0 ? -9 : -13
    while (z > -128) {
      const w = r.range(6, 9.5),
        d = r.range(5, 7)
      const gap = r() < 0.1
      if (!gap)
        stiltHouse(
          m.at(side * (9.2 + d / 2 + r.range(-0.3, 0.6)), 0, z - w / 2, (-side * Math.PI) / 2),
          r,
          w,
          d,
          r.pick(['teak', 'teak', 'grey', 'blue']),
          r.pick(['rust', 'tin', 'rust']),
        )
      for (let k = 0; k < (gap ? 9 : 2); k++)
        tree(
          m,
          Math.floor(-z * 3 + k),
          side * r.range(gap ? 9 : 18, gap ? 15 : 26),
          r.range(-1, 0),
          z - r() * w,
          r.range(5, 9),
          r() < 0.5 ? 'tree' : 'treeB',
        )
      z -= w + r.range(3.4, 4.6)
    }
  }
  // the footbridge at the bend, trees closing the view
  for (let i = -14; i <= 14; i++) {
    const x = i * 0.8,
      y = 4.6 - (i / 14) ** 2 * 2.4
    m.box(x, y - 0.4, -104, 0.85, 0.4, 2.4, 'white')
    m.box(x, y + 0.9, -102.9, 0.85, 0.14, 0.14, 'white')
    if (i % 2) m.box(x, y, -102.9, 0.14, 0.9, 0.14, 'white')
  }
  for (const x of [-6.5, 6.5]) m.box(x, -1, -104, 0.8, 5, 2, 'white')
  for (let i = 0; i < 90; i++)
    tree(m, i + 500, r.range(-26, 26), -2, -134 - r() * 26, r.range(6, 12), r() < 0.5 ? 'tree' : 'treeB')
  return m
}
/** The rower without the open hands of the pose: nothing of her is beyond the oar. */
const held = (body: string): string =>
  `<clipPath id="held"><path d="M-2,-2.5H2V-1.4H.56L.28,-.9H2V2H-2Z"/></clipPath><g clip-path="url(#held)">${body}</g>`
function draw(plate: Plate): void {
  const cam = new Camera([-0.6, 2.7, 0], 0, 0.8, HORIZON, 800)
  bareSky(plate, [
    [0, '#2f7f92'],
    [140, '#69aeae'],
    [270, '#b9d8b8'],
    [360, '#f4e2a8'],
    [430, '#ffe9b4'],
  ])
  calmWater(plate, {
    top: HORIZON + 1,
    inks: ['#efe6b0', '#a9c8a0', '#5f9c94', '#33707a', '#1f4c5c'],
    dark: ['#2a6470', 0.2],
    seed: 8,
  })
  const far = Mesh.create()
  cornerPrang(far.at(-24, 2, -230, 0.3, 1.5))
  pullSolid(plate, far, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    air: () => ({ amount: 0.58, ink: rgb('#e6dcae') }),
  })
  for (const [seed, x, y, high, lean] of [
    [3, 462, 440, 210, 0.08],
    [7, 1150, 440, 190, -0.2],
    [8, 306, 470, 350, 0.08],
    [12, 96, 480, 290, -0.1],
    [9, 1330, 470, 350, -0.06],
  ] as const)
    plate.svg(coconutPalm(seed, [x, y], high, lean, ['#5f9f5c', '#28665c'], ['#a9805c', '#6a5548']))
  const air = rgb('#dfe0b4')
  const houses = banks()
  // the houses upside down in the water, torn into level strips that widen towards us
  pullSolid(plate, mirrored(houses), cam, {
    sun: [SUN[0], -SUN[1], SUN[2]],
    materials,
    sky: 0.34,
    air: () => ({ amount: 0.74, ink: rgb('#357a80') }),
  })
  const still = plate.px.slice()
  plate.field((x, y) => {
    if (y < HORIZON + 4) return null
    const near = (y - HORIZON) / 570,
      sway = (noise(2.4, 16 * Math.log(1 + near * 12), 7) - 0.5) * (3 + near * 16),
      at = clamp(x + sway, 0, 1599)
    const i = (Math.floor(y * plate.ss) * plate.w + Math.floor(at * plate.ss)) * 3
    return [[still[i]!, still[i + 1]!, still[i + 2]!], 1]
  })
  const solid = pullSolid(plate, houses, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.2,
    contact: 6,
    shadows: [
      { centre: [0, 3, -26], radius: 30 },
      { centre: [0, 3, -70], radius: 80 },
    ],
    clipBelow: -0.02,
    air: (_p, d) => ({ amount: 0.56 * smoothstep(34, 150, d), ink: air }),
    airSteps: 10,
    airGrain: 0,
  })
  // a neighbour on her porch, behind the pots
  const person = (
    at: Vec3,
    pose: PoseName,
    look: Partial<Look>,
    flip: boolean,
    hides: Float32Array,
  ): void => {
    const q = cam.project(at),
      clear = fartherThan(plate, hides, cam.f / q.k)
    plate.svg(
      edgeLight(
        place(
          q.x,
          q.y,
          q.k,
          figure(pose, { skin: '#b0764e', hair: '#2a2140', top: '#fff', bottom: '#333', ...look }),
          flip,
        ),
        [-1, -0.5],
        2,
        '#fff0c8',
      ),
      { mask: (px, py) => (clear(px, py) ? 1 : 0) },
    )
  }
  person(
    [7.6, 1.35, -14.7],
    'talks',
    { top: '#f4e2c6', bottom: '#a83f5c', skirt: 'long', cut: 'bun' },
    true,
    solid,
  )
  // a second seller far down the canal, then the one close to us
  for (const [x, z, turn, size] of [
    [1.5, -42, 1.15, 0.9],
    [-1.15, -8.9, 0.62, 1],
  ] as const) {
    const trade = Mesh.create(),
      t = trade.at(x, 0, z, turn, size)
    sampan(t)
    const stands = t.put([-1.7, 0.19, 0]),
      q = cam.project(stands),
      water = cam.project([stands[0], 0, stands[2]]).y,
      rower = held(figure('rowsStanding', { skin: '#b0764e', hair: '#2a2140', top: '#3f6fa8', bottom: '#4a3560', cut: 'cone', hat: '#f6d78e', skirt: 'long', shoes: '#b0764e', lit: 'back' })) // prettier-ignore
    plate.svg(`<g transform="translate(${q.x},${2 * water - q.y}) scale(${q.k},${-q.k})">${rower}</g>`, {
      opacity: 0.5,
    })
    pullSolid(plate, mirrored(trade), cam, {
      sun: [SUN[0], -SUN[1], SUN[2]],
      materials,
      sky: 0.36,
      crisp: true,
      air: () => ({ amount: 0.66, ink: rgb('#25606a') }),
    })
    const hull = pullSolid(plate, trade, cam, {
      sun: SUN,
      materials,
      sky: 0.36,
      bounce: 0.2,
      contact: 3,
      crisp: true,
      clipBelow: 0,
    })
    const clear = fartherThan(plate, hull, cam.f / q.k)
    plate.svg(edgeLight(place(q.x, q.y, q.k, rower), [-1, -0.5], q.k / 60, '#fff0c8'), {
      mask: (px, py) => (py < water - 0.12 * q.k && clear(px, py) ? 1 : 0),
    })
    // her fists on the oar, and the oar over the near gunwale into the water
    const fist = (x: number, y: number): string =>
      `<path d="M${x - 0.04},${y - 0.02}L${x + 0.01},${y - 0.055}L${x + 0.055},${y - 0.02}L${x + 0.05},${y + 0.03}L${x},${y + 0.05}L${x - 0.04},${y + 0.025}Z" fill="#b0764e"/><path d="M${x + 0.005},${y - 0.03}L${x + 0.05},${y - 0.012}M${x},${y - 0.005}L${x + 0.05},${y + 0.01}" stroke="#7a4c48" stroke-width=".01"/>`
    plate.svg(
      place(q.x, q.y, q.k, `${fist(0.43, -1.22)}${fist(0.34, -1.06)}<path d="M-.04,-.345L-.5,.5" stroke="#6b4a34" stroke-width=".05"/><path d="M-.056,-.35L-.516,.49" stroke="#c98f5c" stroke-width=".016"/><path d="M-.5,.5L-.62,.78" stroke="#6b4a34" stroke-opacity=".3" stroke-width=".08"/><path d="M-.78,.5C-.76,.56 -.6,.575 -.44,.565C-.3,.555 -.22,.53 -.22,.5C-.26,.535 -.36,.545 -.5,.548C-.62,.55 -.74,.54 -.78,.5Z" fill="#c4dcc4"/>`), // prettier-ignore
    )
  }
}
export const views: View[] = [{ name: 'bangkok-thailand-2', focusX: 800, draw }]
