/** Tokyo: a lane of timber shops in Yanaka when the lanterns come on and the bicycles go home. */
import { Camera } from '../kit/camera.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { halos, lantern, type Lantern } from '../kit/lantern.ts'
import { flock, tree } from '../kit/life.ts'
import { mendEdge } from '../kit/mend-edge.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import { onlooker } from '../kit/onlooker.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { mist, sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'
import { bicycle, lanePole, laneShop } from '../kit/yanaka.ts'
import { DUSK, yanaka } from '../materials/yanaka.ts'

const HORIZON = 640
const cam = new Camera([-0.3, 1.75, 0], 0.04, 0.98, HORIZON, 780)
const SIDE = 3

/** Lanterns under the eaves, as places in the world with their inks and shapes. */
const hung: { at: Vec3; ink: string; shape: Lantern['shape'] }[] = []
function lane(): Mesh {
  const m = Mesh.create(),
    r = random(27)
  hung.length = 0
  m.terrain(() => 0, -7, 7, -110, -1.6, 28, 180, 'ground')
  for (const s of [-1, 1]) {
    let d = s < 0 ? 3.6 : 4.8
    while (d < 84) {
      const w = r.range(4.4, 6.6),
        z = -(d + w / 2)
      laneShop(m.at(s * SIDE, 0, z, (-s * Math.PI) / 2), r, w)
      for (const dz of w > 5.4 ? [-w * 0.3, w * 0.24] : [r.range(-1, 1)]) {
        const ink = r() < 0.34 ? '#ff7a52' : r() < 0.5 ? '#fff0c4' : '#ffc867'
        hung.push({ at: [s * (SIDE - 0.78), 2.02, z + dz], ink, shape: r() < 0.5 ? 'long' : 'round' })
      }
      d += w + 0.04
    }
    for (let i = 0; i < 26; i++) {
      const z = -5 - i * r.range(1.6, 2.6),
        x = s * r.range(2.25, 2.6)
      if (r() < 0.3) continue
      m.revolve(x, z, [[0.13, 0], [0.19, 0.3], [0.2, 0.34]], 'pot', 12) // prettier-ignore
      for (let k = 0; k < 14; k++) m.blob(x + r.range(-0.2, 0.2), 0.4 + r() * 0.55, z + r.range(-0.2, 0.2), r.range(0.08, 0.16), 'leaf', 0.9, 0.24, k + i, 6) // prettier-ignore
    }
    for (let i = 0; i < 3; i++) lanePole(m.at(s * 2.75, 0, -(s < 0 ? 10.4 : 17) - i * 19))
  }
  bicycle(m.at(1.86, 0, -8.6, 1.2), 'red')
  bicycle(m.at(-2, 0, -13.4, -1.35), 'teal')
  bicycle(m.at(2.1, 0, -19.5, 1.4), 'teal')
  // the temple grove at the end of the lane
  const t = m.at(3, 0, -118)
  t.box(0, 0, 0, 17, 7, 12, 'timber')
  t.hip(0, 6.4, 0, 27, 7.4, 20, 9, 'tile')
  t.box(0, 13.6, 0, 9.6, 0.7, 0.8, 'ridge')
  for (let i = 0; i < 26; i++) tree(m, i, r.range(-34, 36), 0, -128 - r() * 24, r.range(12, 21))
  tree(m, 71, -4.6, 0, -98, 13)
  return m
}
function wires(): string {
  let d = ''
  for (const s of [-1, 1])
    for (const y of [7.3, 8.4, 8.35])
      for (let i = 0; i < 3; i++) {
        const z = -(s < 0 ? 10.4 : 17) - i * 19
        const [p, q] = [cam.project([s * 2.75 - s * 0.5, y, z]), cam.project([s * 2.75 - s * 0.5, y, z - 19])]
        d += `M${p.x.toFixed(1)},${p.y.toFixed(1)}Q${((p.x + q.x) / 2).toFixed(1)},${((p.y + q.y) / 2 + 0.6 * q.k).toFixed(1)} ${q.x.toFixed(1)},${q.y.toFixed(1)}`
      }
  const over = (
    [
      [-10.4, -17],
      [-29.4, -36],
    ] as const
  ).map(([a, b]) => {
    const [p, q] = [cam.project([-2.75, 8.3, a]), cam.project([2.75, 8.3, b])]
    return `M${p.x},${p.y}Q${(p.x + q.x) / 2},${(p.y + q.y) / 2 + 26} ${q.x},${q.y}`
  })
  return `<path d="${d}${over.join('')}" fill="none" stroke="#2f2a5c" stroke-width="2.2"/>`
}
const skin: [string, string] = ['#9a6450', '#ffc090']
const PEOPLE = [
  onlooker({ coat: ['#b8436a', '#ff9a80', '#6a2a60'], legs: ['#2f2a5c', '#8a5a70'], hair: '#1f1a40', skin, long: true }), // prettier-ignore
  onlooker({ coat: ['#3f6a9c', '#ffd0a0', '#2a3f74'], legs: ['#2a2854', '#7a5a78'], hair: '#1f1a40', skin }),
  onlooker({ coat: ['#f0b04a', '#fff0b4', '#a86a4c'], legs: ['#2f2a5c', '#8a5a70'], hair: '#1f1a40', skin, braid: true }), // prettier-ignore
  onlooker({ coat: ['#e8d4c0', '#fff4dc', '#9a84a4'], legs: ['#33386c', '#7a6a98'], hair: '#4a3a5c', skin, hat: ['#c99a6a', '#ffe6b4'] }), // prettier-ignore
]
const CAT = `<path d="M-.13,0 C-.2,-.1 -.18,-.24 -.07,-.31 L-.1,-.46 L-.03,-.42 L.04,-.42 L.1,-.46 L.07,-.31 C.18,-.24 .2,-.1 .13,0Z" fill="#fff0d8"/><path d="M.04,-.42 L.1,-.46 L.07,-.31 C.18,-.24 .2,-.1 .13,0 L.05,0 C.1,-.1 .1,-.24 .02,-.31Z" fill="#b794a8"/><path d="M-.1,-.3 L-.1,-.46 L-.03,-.42 C-.03,-.38 -.06,-.32 -.1,-.3Z M.02,-.12 C.1,-.12 .15,-.06 .13,0 L.02,0Z" fill="#e0884a"/><path d="M.12,-.02 C.24,.01 .32,-.06 .38,-.04 C.4,.02 .26,.06 .1,.03Z" fill="#e0884a"/>`
function life(): string {
  return (
    [
      [0.9, -30, PEOPLE[1]!, 1],
      [-1.3, -22, PEOPLE[3]!, 0.98],
      [1.2, -17.4, PEOPLE[2]!, 0.96],
      [-0.75, -11.6, PEOPLE[0]!, 0.98],
      [-0.1, -11.4, PEOPLE[1]!, 1.03],
      [1.0, -8.3, CAT, 1],
    ] as const
  ) // prettier-ignore
    .map(([x, z, body, size]) => {
      const p = cam.project([x, 0, z])
      return `<ellipse cx="${(p.x + 0.2 * p.k).toFixed(1)}" cy="${p.y.toFixed(1)}" rx="${(0.4 * p.k).toFixed(1)}" ry="${(0.05 * p.k).toFixed(1)}" fill="#413f78" fill-opacity=".6"/><g transform="translate(${p.x.toFixed(1)},${p.y.toFixed(1)}) scale(${(p.k * size).toFixed(1)})">${body}</g>`
    })
    .join('')
}
function draw(plate: Plate): void {
  sky(plate, [[0, '#35387f'], [170, '#6f5fa4'], [330, '#c87f9f'], [480, '#f59c7c'], [640, '#ffd796']], { steps: 15 }) // prettier-ignore
  sun(plate, 700, 486, 50, '#fff4d0', '#ffdc96', { reach: 6, strength: 0.8 })
  streaks(plate, { y0: 20, y1: 560, cover: 0.5, body: '#8f68a4', lip: '#ffc69a', seed: 29, scale: 1.4, slant: 0.04, opacity: 0.85 }) // prettier-ignore
  mist(plate, '#ffcf96', 500, 680, 0.5, 7, 1.2)
  const haze = rgb('#f2a886')
  pullSolid(plate, lane(), cam, {
    sun: DUSK,
    materials: yanaka,
    sky: 0.34,
    bounce: 0.14,
    contact: 3,
    shadows: [
      { centre: [0, 3, -14], radius: 14 },
      { centre: [0, 4, -48], radius: 60 },
    ],
    air: (_p, d) => ({ amount: 0.56 * smoothstep(24, 130, d), ink: haze }),
    airSteps: 10,
  })
  mendEdge(plate, 7)
  plate.svg(wires())
  const lights = hung
    .map(({ at, ink, shape }): Lantern => {
      const p = cam.project(at)
      return { x: p.x, y: p.y, size: (shape === 'long' ? 0.5 : 0.56) * p.k, ink, shape }
    })
    .filter(({ x, size }) => size > 5 && x > -90 && x < 1690)
    .toSorted((a, b) => a.size - b.size)
  plate.svg(halos(lights, 1.7, 0.5), { stipple: 0.5 })
  plate.svg(life())
  plate.svg(lights.map(lantern).join(''))
  plate.svg(flock(4, 560, 250, 90, 40, 9, 10, '#3f3a78'))
}
export const views: View[] = [{ name: 'tokyo-japan-2', focusX: 800, draw }]
