/** Thank you: the morning boat leaves the small harbour of the home picture, and people on the mole wave it off. */
import { Camera } from '../kit/camera.ts'
import { harbourTown } from '../kit/harbour-town.ts'
import { clamp, rgb, smoothstep } from '../kit/ink.ts'
import { ferry, flock, gull } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { onlooker } from '../kit/onlooker.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { reflectObject, sea } from '../kit/sea.ts'
import { mist, sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'
import { materials } from '../materials/home.ts'

const EYE: Vec3 = [-70, 9, -200]
const HORIZON = 470
const cam = new Camera(EYE, 0.73, 1.3, HORIZON, 800)
const LIGHT: Vec3 = [-0.8, 0.34, -0.2]
/** A spot given in metres ahead and to the right of the eye. */
const ahead = (forward: number, right: number, y = 0): Vec3 => [
  EYE[0] + cam.fwd[0] * forward + cam.right[0] * right,
  y,
  EYE[2] + cam.fwd[2] * forward + cam.right[2] * right,
]

function mole(plate: Plate): void {
  const m = Mesh.create(),
    [x, , z] = ahead(19, 8.6),
    q = m.at(x, 0, z, -0.6)
  q.box(0, -1, 2.6, 17, 6.1, 10, 'stone', 'paving')
  q.box(0, 5.1, -2.2, 17, 0.35, 0.6, 'stone')
  for (const [bx, bz] of [
    [-7.4, 0.4],
    [-1.2, -1.3],
  ] as const)
    q.revolve(bx, bz, [[0.24, 5.1], [0.2, 5.5], [0.34, 5.62], [0.34, 5.74], [0.1, 5.82]], 'hull', 18) // prettier-ignore
  pullSolid(plate, m, cam, {
    sun: LIGHT,
    materials: { ...materials, paving: { tones: ['#c99a98', '#7d6f98', '#4d4f86', '#333b70'], cuts: [0.6, 0.32, 0.16], grain: 0.04, detail: materials.paving!.detail! } }, // prettier-ignore
    sky: 0.3,
    bounce: 0.1,
    contact: 6,
    shadows: [{ centre: [x, 5, z], radius: 12 }],
  })
  const people = [
    onlooker({ coat: ['#c4553f', '#ffb183', '#7c3350'], legs: ['#26345f', '#5a6290'], hair: '#2b2448', skin: ['#a8683e', '#eeb083'], long: true, wave: 'left', braid: true }), // prettier-ignore
    onlooker({ coat: ['#3f6f94', '#ffd9ae', '#2b4a78'], legs: ['#2b3566', '#6d78a8'], hair: '#2b2448', skin: ['#b9805c', '#f2c19a'], wave: 'right', hat: ['#d9a25c', '#fff0c8'] }), // prettier-ignore
    onlooker({ coat: ['#e8a93c', '#fff0b8', '#a8683e'], legs: ['#3b3566', '#7d78a8'], hair: '#3a2440', skin: ['#a8683e', '#eeb083'], wave: 'left' }), // prettier-ignore
  ]
  const spots: [number, number, number][] = [
    [3.1, 19, 1],
    [4.2, 18.8, 1.03],
    [5.25, 19.2, 0.66],
  ]
  plate.svg(
    spots
      .map(([right, forward, size], i) => {
        const p = cam.project(ahead(forward, right, 5.1))
        return `<ellipse cx="${p.x + 46}" cy="${p.y}" rx="62" ry="5" fill="#333b70" fill-opacity=".6"/><g transform="translate(${p.x.toFixed(1)},${p.y.toFixed(1)}) scale(${(p.k * size).toFixed(1)})">${people[i]}</g>`
      })
      .join(''),
  )
}
function draw(plate: Plate): void {
  sky(plate, [[0, '#335a8a'], [120, '#6f97b8'], [240, '#b9c6cc'], [350, '#f2cfb8'], [470, '#ffe2b4']], { steps: 15, wobble: 9 }) // prettier-ignore
  sun(plate, 404, 206, 58, '#fff8e0', '#ffe0a4', { reach: 6, strength: 0.8 })
  streaks(plate, { y0: 10, y1: 440, cover: 0.46, body: '#d3b7bd', lip: '#fff0d2', seed: 36, scale: 1.5, slant: 0.03, opacity: 0.85 }) // prettier-ignore
  mist(plate, '#ffe6c2', 380, 480, 0.5, 4, 1.5)
  sea(plate, {
    top: HORIZON + 2,
    horizon: HORIZON - 2,
    far: '#e6bfa8',
    near: '#20628a',
    dark: '#1c4a78',
    light: '#ffe0b8',
    reflect: 0.5,
    path: { x: 404, ink: '#fff4d0', far: 50, near: 150, strength: 0.9 },
    seed: 22,
    ripple: 0.8,
    waves: 2,
  })
  const m = harbourTown(),
    air = rgb('#eec2ab')
  pullSolid(plate, m, cam, {
    sun: LIGHT,
    materials,
    sky: 0.34,
    bounce: 0.16,
    contact: 5,
    clipBelow: 0,
    shadows: [
      { centre: [110, 15, -400], radius: 170 },
      { centre: [200, 30, -700], radius: 640 },
    ],
    air: (_p, d) => ({ amount: clamp(0.1 + 0.62 * smoothstep(190, 1100, d)), ink: air }),
    airSteps: 11,
  })
  const boat = Mesh.create(),
    at = ahead(118, 6)
  ferry(boat.at(at[0], 0, at[2], -0.2))
  const d = pullSolid(plate, boat, cam, {
    sun: LIGHT,
    materials,
    sky: 0.36,
    bounce: 0.2,
    contact: 4,
    shadows: [{ centre: [at[0], 6, at[2]], radius: 36 }],
    shadowSize: 2048,
  })
  const line = cam.project(at)
  reflectObject(plate, d, () => line.y + 4, '#5f7fa4', 0.7, HORIZON - 2)
  plate.svg(foam(line.x, line.y, line.k), { stipple: 0.35 })
  plate.svg(flock(9, 640, 330, 120, 40, 9, 9, '#5a6690'))
  mole(plate)
  plate.svg(
    gull(690, 150, 120, 0.7, -12, '#fff6e2', '#a99ab8', '#26406c') +
      gull(560, 236, 76, 0.2, 8, '#fff6e2', '#a99ab8', '#26406c') +
      gull(250, 690, 150, 0.5, -10, '#fff6e2', '#a99ab8', '#26406c') +
      gull(1010, 96, 64, 0.9, 4, '#fff6e2', '#a99ab8', '#26406c'),
  )
}
/** Bow wave and wash along a hull 60 m long, heading left; `k` pixels per metre. */
function foam(x: number, y: number, k: number): string {
  const [bow, stern] = [x - 28 * k, x + 30 * k]
  return `<g fill="#fff6e0" transform="rotate(-2.1 ${x} ${y})"><path d="M${bow - 8},${y + 4} q60,-16 150,-4 q200,10 420,4 q200,-6 ${stern - bow - 560},0 q-90,12 -300,10 q-300,4 -640,2 q-30,0 -45,-12Z" fill-opacity=".85"/><path d="M${bow - 60},${y + 28} q110,-18 260,0 q-130,12 -260,0Z" fill-opacity=".5"/><path d="M${stern - 60},${y + 8} q160,-10 320,2 q160,10 300,2 v16 q-260,10 -620,-20Z" fill-opacity=".55"/></g>`
}
export const views: View[] = [{ name: 'site-thank-you', focusX: 800, draw }]
