/** Santorini from the water: a sloop under the caldera wall, the villages like snow along its rim. */
import { Camera } from '../kit/camera.ts'
import { caveHouse, church } from '../kit/cycladic.ts'
import { clamp, rgb, smoothstep } from '../kit/ink.ts'
import { flock, gull } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { disturb, mirrored } from '../kit/mirror.ts'
import { fbm, random, ridged } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { mist, sky, streaks } from '../kit/sky.ts'
import { sloop } from '../kit/sloop.ts'
import { pullSolid, type Material, type SolidOptions } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

const HORIZON = 720
const cam = new Camera([0, 2.6, 0], 0, 1.24, HORIZON, 800)
const SUN: Vec3 = [-0.8, 0.42, 0.36]

const shore = (x: number): number =>
  -790 -
  90 * (fbm(x / 170 + 4, 2, 4, 7) - 0.5) * 2 -
  150 * smoothstep(90, 420, x) +
  60 * smoothstep(-120, -420, x)
/** Metres over the sea: a steep banded wall with buttresses, a gentle back. */
function wall(x: number, z: number): number {
  const d = shore(x) - z,
    crest = 196 + 60 * fbm(x / 210 + 9, 1, 4, 3) - 34 * smoothstep(120, 420, x),
    rise = d * (1.15 + 0.5 * fbm(x / 46, z / 70, 3, 5))
  const face = Math.min(rise, crest + (rise - crest) * 0.05)
  const buttress = (ridged(x / 62, z / 150, 5, 2) - 0.42) * 64 * smoothstep(0, 60, d) * smoothstep(crest * 1.05, crest * 0.6, rise) // prettier-ignore
  return d < 0 ? -8 : face + buttress - 3
}
const white = (...tones: string[]): Material => ({ tones, cuts: [0.56, 0.38, 0.2, 0.1], grain: 0.04 })
const materials: Record<string, Material> = {
  cliff: {
    tones: ['#f7c091', '#d98562', '#a3575a', '#6c4664', '#473c68'],
    cuts: [0.66, 0.48, 0.31, 0.16],
    grain: 0.12,
    detail: (p, n, light) => {
      if (n[1] > 0.9 && p[1] > 150) return 0.06
      const bed = fbm(p[1] / 9 + fbm(p[0] / 90, p[2] / 90, 3, 2) * 3, p[0] / 400, 4, 6)
      if (bed > 0.66 && p[1] < 190) return light > 0 ? '#f3dcb8' : '#8a7a98'
      return (bed - 0.52) * (light > 0 ? 1.1 : 0.5)
    },
  },
  white: white('#fffaea', '#f6dcc0', '#b9b3cc', '#8488b4', '#5f6aa0'),
  whiteB: white('#fff0d2', '#f0cfae', '#b3a3bc', '#7f7ca8', '#5c6298'),
  door: { tones: ['#3d86c4', '#2c5c9a'], cuts: [0.4] },
  dark: { tones: ['#3f5a8a'] },
  lamp: { tones: ['#3f5a8a'] },
  dome: { tones: ['#7cc0ea', '#2f7fc4', '#20569a', '#24407c'], cuts: [0.66, 0.4, 0.2], grain: 0.06 },
  bell: { tones: ['#c98d4a'] },
  plant: { tones: ['#f0609a', '#a8346f'], cuts: [0.4] },
  leaf: { tones: ['#9ab07a', '#4f7f78'], cuts: [0.4] },
  path: { tones: ['#fff0d2', '#d9b49c'], cuts: [0.4] },
  boot: { tones: ['#2f7fc4', '#1f4f8c', '#1c3868'], cuts: [0.5, 0.24] },
  deck: { tones: ['#f2c48c', '#b98466', '#7a5f74'], cuts: [0.5, 0.28] },
  sail: { tones: ['#fffbee', '#fff0d6', '#e3cfc6', '#a9a8c8'], cuts: [0.6, 0.36, 0.2], grain: 0.05 },
  jib: { tones: ['#fff6e0', '#fbe3c0', '#d0bcc0', '#989cc4'], cuts: [0.64, 0.4, 0.22], grain: 0.05 },
  iron: { tones: ['#e8dcd0', '#8f90b0', '#5a6494'], cuts: [0.5, 0.25] },
  hull: { tones: ['#2b4a7c', '#1f3462'], cuts: [0.4] },
  cloth1: { tones: ['#f0644a', '#a8404f'], cuts: [0.3] },
  cloth2: { tones: ['#2f8a9c', '#225c80'], cuts: [0.3] },
  cloth3: { tones: ['#ffcf5a', '#c98a4a'], cuts: [0.3] },
  skin: { tones: ['#d99b70', '#96645c'], cuts: [0.3] },
}
function island(): Mesh {
  const m = Mesh.create(),
    r = random(23)
  m.terrain(wall, -560, 620, -1240, -640, 420, 240, 'cliff')
  /** z of the rim at x: coming from inland, the last ground before it falls away. */
  const rim = (x: number): number => {
    let z = -1180
    while (z < shore(x) && wall(x, z) - wall(x, z + 6) < 4.4) z += 3
    return z
  }
  for (const [from, to, thick] of [
    [-330, -90, 5],
    [-44, 70, 4],
    [150, 310, 4],
  ] as const)
    // prettier-ignore
    for (let x = from; x < to; x += r.range(7, 11))
      for (let row = thick - 1; row > -2; row--) {
        const z = rim(x) + row * 5.4 + r.range(-2, 2),
          mid = Math.abs((x - from) / (to - from) - 0.5) * 2
        if (r() < 0.12 + 0.42 * mid ** 3 + 0.12 * Math.max(0, row)) continue
        caveHouse(m.at(x, wall(x, z) + 2.4, z, r.range(-0.4, 0.4), 1.3), r, r() < 0.8 ? 'white' : 'whiteB')
      }
  for (const [x, k] of [
    [-236, 6.4],
    [-160, 5],
    [6, 5.6],
    [216, 5.4],
  ] as const) {
    // prettier-ignore
    const z = rim(x) + 2
    church(m.at(x, wall(x, z) + 7, z, -0.3), k)
  }
  // the mule path down to the landing
  const turns = [-206, -150, -198, -156, -194, -160, -188]
  turns.slice(1).forEach((to, i) => {
    for (let k = 0; k < 26; k++) {
      const t = k / 26,
        x = turns[i]! + (to - turns[i]!) * t,
        high = 178 - ((i + t) / 6) * 172
      let z = shore(x)
      while (z > -1000 && wall(x, z) < high) z -= 2
      m.box(x, wall(x, z) - 1, z + 1.5, 2.6, 3.4, 3, 'path')
    }
  })
  for (let i = 0; i < 15; i++) {
    const x = -212 + i * 7.6 + r.range(-2, 2),
      z = shore(x) - 4
    caveHouse(m.at(x, Math.max(2, wall(x, z)), z, 0, 1.3), r, i % 4 ? 'white' : 'whiteB')
    m.box(x, -1, shore(x) + 9, 9, 3, 9, 'whiteB')
  }
  return m
}
function draw(plate: Plate): void {
  sky(plate, [[0, '#1f6a98'], [170, '#4a9dba'], [360, '#96cdca'], [560, '#eee2bd'], [720, '#ffdba6']], { steps: 15 }) // prettier-ignore
  streaks(plate, { y0: -30, y1: 470, cover: 0.42, body: '#d3e0d4', lip: '#fff6dc', seed: 26, scale: 1.6, slant: -0.05, opacity: 0.85, lightBelow: false }) // prettier-ignore
  const far = Mesh.create()
  far.terrain((x, z) => (x > 200 ? 118 * smoothstep(240, 620, x) * fbm(x / 260, 3, 4, 4) * 1.7 : -9) * smoothstep(-2400, -2500, z), 200, 1500, -2600, -2380, 160, 8, 'cliff') // prettier-ignore
  const m = island(),
    pale = rgb('#e6c9b4')
  const light: SolidOptions = {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.16,
    contact: 3,
    clipBelow: 0,
    shadows: [
      { centre: [-120, 170, -900], radius: 200 },
      { centre: [0, 100, -900], radius: 620 },
    ],
    air: (p, d) => ({
      amount: clamp(
        0.1 + 0.14 * smoothstep(760, 1150, d) + 0.3 * smoothstep(46, 0, p[1]) + (d > 2000 ? 0.5 : 0),
      ),
      ink: pale,
    }),
    airSteps: 11,
  }
  pullSolid(plate, far, cam, { ...light, shadows: [] })
  mist(plate, '#ffe3b8', 640, 740, 0.5, 9, 1.5)
  pullSolid(plate, m, cam, light)
  // what the water sees: the sky and the wall, upside down
  const above = plate.px.slice()
  plate.field((x, y) => {
    if (y <= HORIZON) return null
    const i = (Math.round((2 * HORIZON - y) * plate.ss) * plate.w + Math.round(x * plate.ss)) * 3
    return [[above[i]!, above[i + 1]!, above[i + 2]!], 1]
  })
  const boat = Mesh.create(),
    at: Vec3 = [3.2, 0, -45]
  sloop(boat.at(at[0], 0, at[2], 0.3))
  const near: SolidOptions = {
    ...light,
    contact: 4,
    air: () => undefined,
    shadows: [{ centre: [at[0], 7, at[2]], radius: 10 }],
  }
  const { clipBelow: _unclipped, ...below } = near
  pullSolid(plate, mirrored(boat), cam, below)
  disturb(plate, { horizon: HORIZON, tint: '#14608c', amount: 0.78, swing: [90, 150], light: ['#a9dcd8', 0.2], waves: 1.3, seed: 6 }) // prettier-ignore
  pullSolid(plate, boat, cam, near)
  const w = cam.project(at)
  plate.svg(
    `<g fill="#fffbec"><path d="M${w.x - 290},${w.y + 4} q60,-16 130,-6 q160,16 380,-2 q120,-8 240,2 q-130,14 -280,8 q-240,18 -490,-6Z" fill-opacity=".9"/><path d="M${w.x + 180},${w.y + 22} q150,-10 320,6 q-140,12 -320,-6Z" fill-opacity=".5"/></g>`,
    { stipple: 0.3 },
  )
  const g = (x: number, y: number, s: number, beat: number, tilt: number) => gull(x, y, s, beat, tilt, '#fffbec', '#a9b3cc', '#2b4a7c') // prettier-ignore
  plate.svg(flock(8, 1240, 190, 100, 40, 9, 9, '#3f6a94') + g(1240, 560, 110, 0.7, -12) + g(1110, 470, 72, 0.2, 8) + g(420, 660, 84, 0.5, -8)) // prettier-ignore
}
export const views: View[] = [{ name: 'santorini-greece-3', focusX: 880, draw }]
