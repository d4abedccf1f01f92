/** Maldives: water villas on a lagoon. A quick study from kit pieces only, to test how fast the other scenes go. */
import { smoothstep, rgb } from '../kit/ink.ts'
import { fbm } from '../kit/noise.ts'
import { Mesh } from '../kit/mesh.ts'
import { rectOutline } from '../kit/outline.ts'
import { Camera } from '../kit/camera.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { sky, sun, cumulus } from '../kit/sky.ts'
import { sea } from '../kit/sea.ts'
import { palm } from '../kit/flora.ts'
import { flock, person } from '../kit/life.ts'
import type { View } from '../kit/scene.ts'
import type { Plate } from '../kit/press.ts'

const M = (lit: string, mid: string, shade: string, grain = 0.04): Material => ({
  tones: [lit, mid, shade],
  cuts: [0.5, 0.26],
  grain,
})
const materials: Record<string, Material> = {
  thatch: {
    tones: ['#ffdf9a', '#e3b06c', '#b27f5e', '#6f5358'],
    cuts: [0.66, 0.46, 0.26],
    grain: 0.3,
    detail: (p) =>
      (fbm(p[0] * 2.2 + p[2] * 2.2, p[1] * 0.45, 3, 6) - 0.5) * 0.5 - (p[1] % 1.1 < 0.14 ? 0.22 : 0),
  },
  wood: M('#f4c99a', '#c08a6c', '#7c5a64'),
  white: M('#fff6e2', '#f2d2b4', '#a99ab4'),
  glass: { tones: ['#2f6d8a'] },
  lamp: { tones: ['#ffe9a8'], glow: true },
  hull: M('#3f4f6a', '#2a3850', '#1f2c42'),
  cloth1: M('#e8574a', '#a63f48', '#6f3044'),
  cloth2: M('#2f86a6', '#23607c', '#1b4560'),
  cloth3: M('#ffe3ae', '#c9a487', '#8a6f78'),
  skin: M('#c98d6b', '#7e5650', '#5a4048'),
}
function draw(plate: Plate): void {
  const H = 430,
    cam = new Camera([0, 5.2, 60], 0, 1.15, H, 800)
  sky(plate, [
    [0, '#1f6f9e'],
    [150, '#4aa3bf'],
    [290, '#9ad3cf'],
    [380, '#f6e6bd'],
    [432, '#ffd9a2'],
  ])
  sun(plate, 1180, 330, 58, '#fffbe6', '#ffedb4', { reach: 7 })
  cumulus(plate, 5, 690, 428, 560, 190, ['#fff8e8', '#ffe3c4', '#e3bfc0', '#a6a9c6'], 0.7)
  cumulus(plate, 9, 1400, 428, 420, 120, ['#fff8e8', '#ffe3c4', '#e3bfc0', '#a6a9c6'], -0.7)
  plate.svg(
    '<path d="M980,431 C1060,424 1120,420 1200,424 C1290,418 1400,424 1610,428 L1610,433 L980,433Z" fill="#2f7f7c"/>',
  )
  sea(plate, {
    top: 430,
    horizon: 424,
    far: '#1c7fa6',
    near: '#7fe0cf',
    dark: '#2aa3b0',
    light: '#d6fff0',
    reflect: 0.3,
    waves: 1.2,
    ripple: 0.7,
    seed: 5,
    path: { x: 1180, ink: '#fff3c8', far: 40, near: 120, strength: 0.75 },
  })
  const shoal = rgb('#bff3df')
  plate.field(
    (x, y) => {
      if (y < 560) return null
      const n = fbm(x / 420, y / 90, 4, 3)
      return [shoal, 0.75 * smoothstep(0.5, 0.66, n + 0.2 * smoothstep(640, 960, y))]
    },
    { stipple: 0.5 },
  )
  const m = Mesh.create()
  const villa = (x: number, z: number, t: number) => {
    const v = m.at(x, 0, z, t)
    for (const i of [-4, 0, 4]) for (const k of [-3.4, 3.4]) v.box(i, -1, k, 0.3, 2.6, 0.3, 'wood')
    v.box(0, 1.4, 0.8, 10.5, 0.3, 10, 'wood')
    v.box(0, 1.7, -0.6, 8, 2.7, 6.2, 'white')
    v.hip(0, 4.2, -0.6, 11.4, 3.8, 9.4, 3.2, 'thatch')
    for (const i of [-2.5, 0, 2.5])
      v.decal(rectOutline(1.9, 2), [i, 3, 2.5], [1, 0, 0], [0, 1, 0], i ? 'glass' : 'lamp', 0.05)
    for (const i of [-5, -2.5, 0, 2.5, 5]) v.box(i, 1.7, 5.6, 0.1, 0.9, 0.1, 'wood')
    v.box(0, 2.5, 5.6, 10, 0.1, 0.1, 'wood')
    person(v, 3.4, 1.7, 4, x)
  }
  for (const [x, z, t] of [
    [8, 6, 0.42],
    [20, -10, 0.36],
    [32, -28, 0.3],
    [45, -50, 0.25],
    [60, -80, 0.2],
  ] as const)
    villa(x, z, t)
  for (let i = 0; i < 40; i++) {
    const x = -14 + i * 2,
      z = 4 - i * 2.1
    m.box(x, 1.35, z - 9, 2.4, 0.25, 2.4, 'wood')
    if (i % 2) {
      m.box(x, -1, z - 10, 0.2, 2.5, 0.2, 'wood')
      m.box(x, 1.5, z - 8, 0.12, 1, 0.12, 'wood')
    }
  }
  const air = rgb('#e8e3c4')
  pullSolid(plate, m, cam, {
    sun: [0.82, 0.4, 0.3],
    materials,
    sky: 0.36,
    contact: 6,
    shadows: [{ centre: [15, 3, -10], radius: 60 }],
    air: (_p, z) => ({ amount: 0.4 * smoothstep(60, 150, z), ink: air }),
    airSteps: 8,
    clipBelow: -0.2,
  })
  const inks = { trunk: '#6b4a52', trunkLit: '#f0b98a', back: '#0f4a55', mid: '#1f7463', lit: '#9cc25c' }
  plate.svg(
    '<path d="M-10,905 C150,850 330,880 520,950 C580,972 620,990 650,1010 L-10,1010Z" fill="#f6dcae"/><path d="M-10,960 C160,910 320,930 470,1010 L-10,1010Z" fill="#d9b08e"/>',
  )
  plate.svg(palm(4, 120, 960, 640, 250, inks, false) + palm(9, 40, 980, 470, -30, inks, false))
  plate.svg(flock(7, 760, 250, 120, 40, 8, 10, '#1f4f6a'))
}
export const views: View[] = [{ name: 'maldives-cover', focusX: 700, draw }]
