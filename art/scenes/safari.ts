/** East Africa: a line of elephants under Kilimanjaro in the evening, an umbrella thorn beside them. */
import { acacia } from '../kit/acacia.ts'
import { bank } from '../kit/bank.ts'
import { Camera } from '../kit/camera.ts'
import { elephant } from '../kit/elephant.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { flock, gull } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random, ridged } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import { safariCar } from '../kit/safari-car.ts'
import type { View } from '../kit/scene.ts'
import { mist, sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import { amber as materials, KIBO, SUN } from '../materials/savanna.ts'

const EYE = 2.7
const HORIZON = 650
const cam = new Camera([0, EYE, 0], 0, 1.2, HORIZON, 800)
const haze = rgb('#f3c795')

function mountain(plate: Plate): void {
  const m = Mesh.create()
  const height = (x: number, z: number): number => {
    const [dx, dz] = [x - KIBO.x, z - KIBO.z]
    const r = Math.hypot(dx, dz)
    const a = Math.atan2(dz, dx)
    const dome = Math.min(
      2400 * Math.exp(-((r / 2700) ** 1.5)),
      KIBO.top - 60 * smoothstep(700, 0, r) + 34 * Math.sin(a * 4 + 1),
    )
    const [mx, mz] = [x + 3000, z + 11200]
    const mawenzi =
      1560 * Math.exp(-((Math.hypot(mx, mz) / 1050) ** 1.1)) * (0.72 + 0.5 * ridged(x / 500, z / 500, 4, 6))
    const skirt = 820 * Math.exp(-((Math.hypot(dx * 0.62, dz) / 3600) ** 2))
    return (
      Math.max(dome, skirt, mawenzi) +
      (ridged(a * 5.2 + 20, r / 3200, 5, 6) - 0.5) * 240 * smoothstep(500, 2200, r) -
      60
    )
  }
  m.terrain(height, -6000, 6200, -12600, -7600, 620, 220, 'kibo')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.3,
    air: (p) => ({ amount: 0.1 + 0.9 * smoothstep(1250, 160, p[1]), ink: haze }),
    airSteps: 14,
  })
}
function plain(plate: Plate): void {
  const m = Mesh.create()
  const r = random(6)
  const ground = (x: number, z: number): number =>
    (fbm(x / 30, z / 40, 3, 8) - 0.5) * 0.5 * smoothstep(-20, -80, z)
  m.terrain(ground, -700, 700, -1400, -6, 150, 160, 'plain')
  for (let i = 0; i < 60; i++) {
    const z = -r.range(330, 900)
    const x = r.range(-0.46, 0.46) * -z
    acacia(m, i + 3, x, 0, z, r.range(7, 12), r.range(6, 9), 0.16)
  }
  for (const [x, z, h] of [
    [-46, -170, 9],
    [-62, -210, 10],
    [-84, -230, 9],
    [22, -240, 9],
    [60, -200, 10],
  ] as const)
    acacia(m, Math.round(x), x, 0, z, h, h * 0.8, 0.4)
  safariCar(m.at(-31, 0.1, -92, -0.35))
  acacia(m, 9, 13.4, 0, -46, 14.5, 11, 1.6)
  // the matriarch leads; the calf keeps to the second cow
  const line: readonly [number, number, number, number, number][] = [
    [0.3, -23, 1.06, 0.8, 0],
    [4.2, -21.9, 0.46, -0.9, 0],
    [9.4, -28.6, 0.92, 0.5, 1],
    [15, -34, 0.96, -0.7, 0],
    [20, -38, 0.62, 0.8, 0],
    [26, -45, 0.95, 0.6, 0],
    [34, -54, 0.9, -0.5, 0],
  ]
  for (const [x, z, size, stride, trunk] of line)
    elephant(m.at(x, 0, z, -0.16 + 0.1 * Math.sin(x), size), {
      stride,
      trunk,
      tusks: size > 0.6,
      flare: size > 1 ? 0.62 : 0.4,
    })
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.32,
    bounce: 0.2,
    contact: 5,
    shadows: [
      { centre: [1, 1, -25], radius: 12 },
      { centre: [12, 4, -40], radius: 44 },
      { centre: [0, 0, -150], radius: 190 },
    ],
    air: (_p, d) => ({ amount: 0.62 * smoothstep(60, 700, d), ink: haze }),
    airSteps: 10,
  })
}
/** Dust that the feet stir up. */
function dust(): string {
  const r = random(17)
  let d = ''
  for (const [x, z, w] of [
    [1, -23, 3],
    [4.5, -21.9, 1.2],
    [10, -28.6, 3],
    [16, -34, 3],
    [18, -38, 2.4],
    [23.6, -43, 3],
  ] as const)
    for (let i = 0; i < 7; i++) {
      const p = cam.project([x + r.range(-w, w) * 0.9 + 0.6, 0.12, z + 0.5])
      d += `<ellipse cx="${p.x.toFixed(1)}" cy="${(p.y - p.k * 0.1).toFixed(1)}" rx="${(p.k * r.range(0.4, 1)).toFixed(1)}" ry="${(p.k * r.range(0.1, 0.26)).toFixed(1)}" fill="#ffdca0" fill-opacity="${r.range(0.12, 0.3).toFixed(2)}"/>`
    }
  return d
}
function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#56698c'],
      [150, '#8f93a0'],
      [310, '#d6ab98'],
      [450, '#f4b06c'],
      [580, '#fbd391'],
      [660, '#fde3b0'],
    ],
    { steps: 16 },
  )
  sun(plate, 500, 458, 64, '#fff4d2', '#ffdf9d', { reach: 5.5, strength: 0.85 })
  streaks(plate, {
    y0: -40,
    y1: 520,
    cover: 0.44,
    body: '#c79a94',
    lip: '#ffe2ae',
    seed: 12,
    scale: 1.5,
    slant: 0.04,
    opacity: 0.8,
  })
  mountain(plate)
  mist(plate, '#fbdcae', 470, 650, 0.7, 13, 1.7)
  plain(plate)
  plate.svg(dust(), { stipple: 0.6 })
  const egret = (x: number, y: number, span: number, beat: number): string =>
    gull(x, y, span, beat, -8, '#fff6e4', '#c9a8a4', '#a98a94')
  plate.svg(egret(905, 520, 66, 0.6) + egret(968, 488, 52, 0.2) + egret(866, 470, 44, 0.9))
  const crest = (x: number): number =>
    936 - 46 * smoothstep(520, 0, x) - 60 * smoothstep(1000, 1600, x) + 7 * Math.sin(x / 43)
  plate.svg(bank(5, crest, { body: '#3a2b48', blade: '#6a4a4e', lit: '#bd8a58' }, { blade: 62, lean: 12 }))
  plate.svg(flock(4, 1010, 190, 120, 50, 9, 11, '#5f5470'))
}
export const views: View[] = [{ name: 'african-safari-expedition-cover', focusX: 850, draw }]
