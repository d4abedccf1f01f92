/** Bangkok: morning on a Thonburi canal, a long-tail coming down between the wooden houses. */
import { clamp, lerp, mix, rgb, smoothstep } from '../kit/ink.ts'
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { palm } from '../kit/flora.ts'
import { bareSky } from '../kit/heavens.ts'
import { tree } from '../kit/life.ts'
import { longTail } from '../kit/long-tail.ts'
import { Mesh } from '../kit/mesh.ts'
import { noise, random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { reflectObject } from '../kit/sea.ts'
import { longTailCrew } from '../kit/long-tail-crew.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { stiltHouse } from '../kit/stilt-house.ts'
import type { Vec3 } from '../kit/vec.ts'
import { cornerPrang } from '../kit/wat.ts'
import { materials as river } from '../materials/bangkok.ts'

const HORIZON = 430
const SUN = [-0.66, 0.5, 0.42] as const
const SHADE = '#2f5266'
const plank = (lit: string, own: string): Material => ({
  tones: [lit, own, mix(own, SHADE, 0.52), mix(own, '#1c3450', 0.78)],
  cuts: [0.56, 0.32, 0.12],
  grain: 0.04,
  detail: (p: Vec3) => {
    const row = p[1] / 0.32
    return (
      (row - Math.floor(row) < 0.16 ? -0.14 : 0) +
      (noise(p[0] * 2, Math.floor(row) * 3 + p[2] * 0.6, 4) - 0.5) * 0.12
    )
  },
})
const sheet = (lit: string, own: string, deep: string): Material => ({
  tones: [lit, own, mix(own, SHADE, 0.5), deep],
  cuts: [0.66, 0.42, 0.2],
  grain: 0.06,
  detail: (p: Vec3) =>
    (Math.abs(p[2] / 0.5 - Math.round(p[2] / 0.5)) < 0.13 ? -0.1 : 0) +
    (noise(p[0] * 0.8, p[2] * 0.8, 3) - 0.5) * 0.14,
})
const materials: Record<string, Material> = {
  ...river,
  teak: plank('#f0b070', '#b5683f'),
  grey: plank('#ffe6b8', '#c9a27a'),
  blue: plank('#bfe0c4', '#5f9c94'),
  rust: sheet('#f0935a', '#bb5a3c', '#4a2f48'),
  tin: sheet('#f6ecc8', '#a9b8a4', '#34506a'),
  post: { tones: ['#c08a5c', '#6f5850', '#33405a'], cuts: [0.5, 0.2], grain: 0.06 },
  porch: { tones: ['#ffdca0', '#c08f62', '#5f5a5c', '#2c3c58'], cuts: [0.54, 0.3, 0.12], grain: 0.04 },
  shutter: { tones: ['#4fb0a0', '#2a7474', '#1f4a62'], cuts: [0.46, 0.2] },
  dark: { tones: ['#24344e'] },
  pot: { tones: ['#e28a55', '#9a5040', '#4a3448'], cuts: [0.5, 0.22] },
  leaf: { tones: ['#d9d670', '#7fae52', '#2f7a58', '#1a4a56'], cuts: [0.66, 0.42, 0.2], grain: 0.15 },
  leafB: { tones: ['#a9c860', '#4f9458', '#22645c', '#163f52'], cuts: [0.66, 0.42, 0.2], grain: 0.15 },
  flower: { tones: ['#ff9d8c', '#e2557a', '#8f3a68'], cuts: [0.5, 0.24] },
  tree: { tones: ['#cfcf6a', '#6fa254', '#2b6f5a', '#174652'], cuts: [0.64, 0.42, 0.2], grain: 0.17 },
  treeB: { tones: ['#e6dc84', '#93b45c', '#3c8060', '#1d5058'], cuts: [0.64, 0.42, 0.2], grain: 0.17 },
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
  cornerPrang(far.at(19, 2, -230, 0.3, 1.35))
  pullSolid(plate, far, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    air: () => ({ amount: 0.58, ink: rgb('#e6dcae') }),
  })
  const leaf = { trunk: '#5a5548', trunkLit: '#e0b070', back: '#1d5a5c', mid: '#3c8a5c', lit: '#c3cf66' }
  for (const [seed, x, y, high, lean, size] of [
    [3, 470, 440, 240, 20, 0.3],
    [5, 1050, 440, 270, -24, 0.3],
    [8, 250, 470, 330, 40, 0.3],
    [9, 1370, 470, 340, -50, 0.3],
    [12, 610, 440, 130, -8, 0.26],
  ] as const)
    plate.svg(palm(seed, x, y, high, lean, leaf, true, size))
  const air = rgb('#dfe0b4')
  const solid = pullSolid(plate, banks(), cam, {
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
  })
  // the houses shade the water along both banks
  const shade = rgb('#1d4f5a')
  plate.field((x, y) => {
    if (y < HORIZON + 6 || solid[Math.floor(y * plate.ss) * plate.w + Math.floor(x * plate.ss)]) return null
    const [wx] = cam.onLevel(x, y, 0)
    const torn = (noise(x / 50, y / 6, 4) - 0.5) * 2.4
    return [shade, 0.62 * smoothstep(4.6, 7.4, Math.abs(wx + 0.6) + torn)]
  })
  const boat = Mesh.create()
  const b = boat.at(-0.9, 0, -23, -1.02)
  longTail(b)
  const d = pullSolid(plate, boat, cam, {
    sun: SUN,
    materials,
    sky: 0.36,
    bounce: 0.2,
    contact: 3,
    crisp: true,
    clipBelow: 0,
  })
  const lies = (along: number) =>
    cam.project([-0.9 + along * Math.cos(1.02), 0, -23 + along * Math.sin(1.02)])
  const [stern, bow] = [lies(-6.2), lies(5)]
  const line = (x: number) => lerp(stern.y, bow.y, clamp((x - stern.x) / (bow.x - stern.x)))
  reflectObject(plate, d, line, '#33707a', 0.5, HORIZON)
  longTailCrew(plate, cam, b, d, { ahead: 1, light: [-1, -0.5], rim: '#fff0c8' })
  // a thread of foam along the waterline, and the arm of the bow wave
  plate.svg(
    `<path d="M${stern.x - 16},${stern.y - 1} Q${(stern.x + bow.x) / 2},${(stern.y + bow.y) / 2 + 3} ${bow.x + 8},${bow.y} Q${(stern.x + bow.x) / 2},${(stern.y + bow.y) / 2 + 6} ${stern.x - 16},${stern.y + 1}Z M${bow.x + 12},${bow.y - 1} q-60,18 -150,24 q80,-2 152,-18Z" fill="#fff6d8" fill-opacity=".75"/>`,
  )
}
export const views: View[] = [{ name: 'bangkok-thailand-2', focusX: 800, draw }]
