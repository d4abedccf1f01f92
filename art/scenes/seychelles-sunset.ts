/** Seychelles: a giant tortoise takes the beach as the sun goes down. */
import { rgb, smoothstep } from '../kit/ink.ts'
import { Camera } from '../kit/camera.ts'
import { palm } from '../kit/flora.ts'
import { boulder } from '../kit/granite.ts'
import { flock } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, noise } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { sea } from '../kit/sea.ts'
import { sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { plateAt, tortoise } from '../kit/tortoise.ts'
import type { Vec3 } from '../kit/vec.ts'

const HORIZON = 672
const EYE = 0.84
const SUN = [-0.86, 0.34, 0.3] as const
const WALKER: Vec3 = [0.3, 0.345, -4.45]
const ground = (x: number, z: number) =>
  0.36 * smoothstep(-8.6, -4.4, z - 0.22 * x) +
  0.5 * smoothstep(2.5, 9, x) +
  0.05 * (fbm(x * 1.1, z * 1.1, 3, 4) - 0.5) -
  0.06 * smoothstep(-8, -12, z)
const materials: Record<string, Material> = {
  sand: {
    tones: ['#ffdfb0', '#eab795', '#b98aa0', '#7d6a9c', '#4f4a86'],
    cuts: [0.5, 0.36, 0.24, 0.1],
    grain: 0.09,
    detail: (p) => {
      if (p[1] < 0.02) return '#fff0d0'
      if (p[1] < 0.09) return '#b98fa4'
      return (noise(p[0] * 2.2, p[2] * 9, 3) - 0.5) * 0.16 + (noise(p[0] * 9, p[2] * 9, 6) - 0.5) * 0.07
    },
  },
  granite: {
    tones: ['#ffcfa6', '#e39a8c', '#a9729a', '#6a5790', '#40407c', '#2a2f66'],
    cuts: [0.66, 0.46, 0.3, 0.18, 0.08],
    grain: 0.08,
    detail: (p) => (fbm((p[0] + p[2]) * 0.9, p[1] * 0.2, 4, 6) - 0.5) * 0.3 - (p[1] < 0.3 ? 0.12 : 0),
  },
  shell: {
    tones: ['#ffe0b4', '#dc9f7c', '#96687a', '#5c4a74', '#373464', '#242452'],
    cuts: [0.64, 0.46, 0.31, 0.18, 0.08],
    grain: 0.06,
    detail: (p) => {
      const { middle, seam } = plateAt(p[0] - WALKER[0], p[2] - WALKER[2])
      if (seam < 0.035) return -0.3
      return Math.sin(middle * 62) > 0.55 ? -0.07 : 0.02
    },
  },
  rim: { tones: ['#ffd3a2', '#b97f7c', '#6a5278', '#393662'], cuts: [0.6, 0.34, 0.14], grain: 0.06 },
  hide: {
    tones: ['#ffd6b0', '#cf978a', '#8a6a84', '#55496f', '#343260'],
    cuts: [0.62, 0.42, 0.25, 0.11],
    grain: 0.06,
    detail: (p) => (noise(p[0] * 44, p[1] * 60 + p[2] * 20, 4) - 0.5) * 0.14,
  },
}
function shoreStones(): Mesh {
  const m = Mesh.create()
  m.terrain(ground, -16, 22, -13, -1.6, 170, 120, 'sand')
  for (const [x, z, sx, sy, y, seed, turn] of [
    [5.4, -13.5, 2.5, 2.5, 1.6, 5, 0.4],
    [8.6, -14.5, 2.8, 3.1, 2.2, 7, 1.2],
    [7, -15.2, 2.2, 1.2, 5.2, 9, 0.2],
    [3.2, -12.4, 1.1, 0.8, 0.6, 12, 2],
    [10.6, -11, 2, 1.6, 1.2, 15, 0.9],
    [-7.6, -15, 1.3, 0.8, 0.2, 18, 0.6],
    [-6, -17, 0.9, 0.5, 0.1, 21, 1.4],
    [-12, -22, 2, 1.2, 0.3, 23, 2.4],
    [1.5, -24, 1.9, 1.5, 0.4, 27, 0.8],
    [4.6, -30, 3, 3, 0.8, 31, 1.1],
    [-1.12, -2.3, 0.36, 0.25, 0.32, 35, 0.5],
    [-0.72, -2.16, 0.13, 0.08, 0.3, 37, 1.5],
    [1.3, -2.2, 0.26, 0.16, 0.3, 39, 2.1],
  ] as const)
    boulder(m.at(x, y, z, turn), 'granite', {
      size: [sx, sy, sx * 0.9],
      seed,
      flutes: sy < 1.3 ? 0.05 : 0.12,
      lean: 0.08,
    })
  return m
}
function draw(plate: Plate): void {
  const cam = new Camera([0, EYE, 0], 0, 1, HORIZON, 800)
  sky(
    plate,
    [
      [0, '#34357e'],
      [150, '#6a58a4'],
      [310, '#b8719f'],
      [470, '#f08c80'],
      [600, '#fbb27a'],
      [672, '#ffdd98'],
    ],
    { steps: 15 },
  )
  sun(plate, 400, 520, 64, '#fff4cc', '#ffdf95', { reach: 6, strength: 0.8 })
  streaks(plate, {
    y0: 10,
    y1: 650,
    cover: 0.55,
    body: '#8d60a2',
    lip: '#ffc99a',
    seed: 27,
    scale: 1.5,
    slant: -0.04,
    opacity: 0.84,
  })
  plate.svg(
    '<g transform="translate(0,-18)"><path d="M-10,692 L-10,650 C60,632 120,640 190,655 C260,668 320,676 380,692Z" fill="#a5709c"/><path d="M-10,692 L-10,672 C80,660 160,672 250,692Z" fill="#7d5c98"/></g>',
  )
  sea(plate, {
    top: HORIZON + 1,
    horizon: HORIZON - 4,
    far: '#f0a487',
    near: '#3f4796',
    dark: '#383f8c',
    light: '#ffc194',
    reflect: 0.4,
    path: { x: 400, ink: '#ffeab6', far: 60, near: 150, strength: 1 },
    seed: 14,
    waves: 1,
    ripple: 0.8,
  })
  const leaf = { trunk: '#5a3f66', trunkLit: '#f0a080', back: '#2a2f6a', mid: '#3a4f7c', lit: '#a8857c' }
  plate.svg(palm(6, 1330, 640, 470, -150, leaf, true, 0.36) + palm(11, 1500, 640, 420, 40, leaf, true, 0.36))
  const air = rgb('#e0917f')
  const m = shoreStones(),
    [x, y, z] = WALKER
  tortoise(m.at(x, y, z))
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.3,
    bounce: 0.14,
    contact: 7,
    clipBelow: 0,
    shadows: [
      { centre: [x + 0.3, y + 0.3, z], radius: 2 },
      { centre: [4, 1, -10], radius: 14 },
    ],
    air: (_p, d) => ({ amount: 0.5 * smoothstep(12, 34, d), ink: air }),
    airSteps: 8,
  })
  const eye = cam.project([x - 1.13, y + 0.72, z + 0.115])
  plate.svg(
    `<g transform="translate(${eye.x},${eye.y}) scale(${eye.k})"><ellipse cx="0" cy="0" rx=".021" ry=".017" fill="#e0ab90"/><circle cx="0" cy="0" r=".013" fill="#1f1c40"/><circle cx="-.005" cy="-.005" r=".004" fill="#fff3d8"/><path d="M-.03,-.008 C-.014,-.026 .016,-.026 .03,-.004 C.014,-.018 -.012,-.018 -.03,-.008Z" fill="#4a3c62"/><path d="M-.088,.05 C-.06,.046 -.02,.05 .045,.062" fill="none" stroke="#3a3460" stroke-width=".007" stroke-linecap="round"/><circle cx="-.072" cy="0" r=".005" fill="#3a3460"/></g>`,
  )
  plate.svg(flock(8, 820, 250, 150, 50, 10, 11, '#4b3f86'))
}
export const views: View[] = [{ name: 'seychelles-3', focusX: 812, draw }]
