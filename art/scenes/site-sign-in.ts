/** Signing in: a houseboat lies lit under the palms of the Kerala backwaters, the moon on the water. The middle stays calm for the card. */
import { Camera } from '../kit/camera.ts'
import { palm } from '../kit/flora.ts'
import { houseboat } from '../kit/houseboat.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { lilyPads } from '../kit/leaves.ts'
import { lightColumns } from '../kit/lights.ts'
import { Mesh } from '../kit/mesh.ts'
import { disturb, mirrored } from '../kit/mirror.ts'
import { fbm, random } from '../kit/noise.ts'
import { onlooker } from '../kit/onlooker.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { mist, sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid, type Material, type SolidOptions } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

const HORIZON = 560
const cam = new Camera([0, 2.6, 0], 0, 1.08, HORIZON, 800)
const BOAT: Vec3 = [-9.8, 0, -47]
const MOON = { x: 1300, y: 236, r: 58 }
const GLOW: Vec3 = [BOAT[0] - 3.6, 2.4, BOAT[2]]

/** Lamplight of the open deck on what stands near it; mirrored points count as their own. */
const lamplight = (p: Vec3, n: Vec3, light: number): number => {
  const d: Vec3 = [GLOW[0] - p[0], GLOW[1] - Math.abs(p[1]), GLOW[2] - p[2]],
    l = Math.hypot(...d)
  const facing = Math.abs(n[0] * d[0] + (p[1] < 0 ? -1 : 1) * n[1] * d[1] + n[2] * d[2]) / l
  return (0.62 * facing) / (1 + (l / 3) ** 2) - 0.25 * light
}
const night = (...tones: string[]): Material => ({ tones, cuts: [0.56, 0.4, 0.25, 0.13], grain: 0.07, detail: lamplight }) // prettier-ignore
const materials: Record<string, Material> = {
  hull: night('#e89a5c', '#7a4a60', '#3a2f5c', '#232350', '#171a42'),
  strake: night('#ffc880', '#a86a68', '#5a4a78', '#343366', '#202350'),
  deck: night('#ffd090', '#b8786a', '#66507c', '#3a3668', '#262650'),
  wall: night('#ffcf8c', '#b87c6c', '#6a547e', '#40396c', '#2a2a58'),
  reed: night('#f2c080', '#b08a84', '#7a709c', '#4a4a84', '#2c3068'),
  reedB: night('#d9a46c', '#94726f', '#625a8c', '#3d3e78', '#262a60'),
  rib: night('#ffd090', '#c09a8c', '#8f86ac', '#5a588e', '#383a72'),
  post: night('#8a5a58', '#5a3f60', '#3a2f5c', '#262450', '#1a1c44'),
  pane: { tones: ['#3a3f7c'] },
  lamp: { tones: ['#ffdc8c'], glow: true },
  bank: { tones: ['#4a6a88', '#2f4a78', '#1f3264', '#142250'], cuts: [0.4, 0.26, 0.14], grain: 0.18 },
}
/** Far banks with their crowns: dark lumps that thin out into the haze. */
function banks(): Mesh {
  const m = Mesh.create(),
    r = random(14)
  for (let i = 0; i < 260; i++) {
    const x = r.range(-150, 150),
      z = -118 - r() * 34 - 0.12 * Math.abs(x)
    m.blob(x, 1.5 + r() * 3.6, z, r.range(2.4, 5.6), 'bank', 0.8, 0.24, i, 8)
  }
  m.terrain((x, z) => -0.6 + 2.4 * smoothstep(-112, -122, z) * (0.5 + fbm(x / 14, z / 14, 3, 4)), -160, 160, -170, -108, 120, 24, 'bank') // prettier-ignore
  return m
}
const INKS = { trunk: '#1f2a5c', trunkLit: '#6a7ab8', back: '#101a46', mid: '#1f3a6c', lit: '#4f82a0' }
const FAR = { trunk: '#2a3a70', trunkLit: '#4a5a94', back: '#22346a', mid: '#2c467a', lit: '#3f6090' }
/** Palms along the far bank; `up` is -1 for their image in the water. */
function farPalms(up: 1 | -1): string {
  const r = random(27)
  let out = ''
  for (let i = 0; i < 15; i++) {
    const x = i * 112 + r.range(-40, 40)
    if (x > 620 && x < 860) continue
    out += palm(i + 3, x, 0, r.range(96, 170), r.range(-44, 44), FAR, false, 0.46)
  }
  return `<g transform="translate(0,${HORIZON + up * -6}) scale(1,${up})">${out}</g>`
}
function draw(plate: Plate): void {
  sky(plate, [[0, '#0c1236'], [200, '#17225c'], [360, '#2f3f82'], [470, '#5f6aa2'], [562, '#b08fae']], { steps: 16 }) // prettier-ignore
  const r = random(3)
  plate.svg(Array.from({ length: 240 }, () => `<circle cx="${(r() * 1600).toFixed(1)}" cy="${(r() ** 1.3 * 470).toFixed(1)}" r="${(0.7 + r() ** 4 * 2.3).toFixed(1)}" fill="#e4eaff"/>`).join('')) // prettier-ignore
  sun(plate, MOON.x, MOON.y, MOON.r, '#fff6dc', '#8f9ad8', { reach: 4.6, strength: 0.55 })
  streaks(plate, { y0: 150, y1: 550, cover: 0.4, body: '#3a4688', lip: '#a9a8d8', seed: 18, scale: 1.5, slant: 0.03, opacity: 0.75 }) // prettier-ignore
  const haze = rgb('#6a74ac')
  const light: SolidOptions = {
    sun: [0.62, 0.5, 0.42],
    materials,
    sky: 0.3,
    bounce: 0.06,
    contact: 5,
    clipBelow: 0,
    shadows: [{ centre: BOAT, radius: 14 }],
    air: (_p, d) => ({ amount: 0.46 * smoothstep(60, 170, d), ink: haze }),
    airSteps: 8,
  }
  plate.svg(farPalms(1))
  pullSolid(plate, banks(), cam, { ...light, shadows: [] })
  mist(plate, '#8f94c4', 500, 580, 0.4, 9, 1.5)
  const above = plate.px.slice()
  plate.field((x, y) => {
    if (y <= HORIZON) return null
    // the moon itself comes back as a broken column, not as a disc
    const up = 2 * HORIZON - y,
      col = Math.hypot(x - MOON.x, up - MOON.y) < MOON.r + 3 ? x + 2.4 * MOON.r : x
    const i = (Math.round(up * plate.ss) * plate.w + Math.round(col * plate.ss)) * 3
    return [[above[i]!, above[i + 1]!, above[i + 2]!], 1]
  })
  const boat = Mesh.create()
  houseboat(boat.at(BOAT[0], 0, BOAT[2], 0.16))
  const { clipBelow: _unclipped, ...below } = light
  pullSolid(plate, mirrored(boat), cam, below)
  disturb(plate, { horizon: HORIZON, tint: '#0d1844', amount: 0.5, swing: [34, 60], light: ['#6f7ab8', 0.24], waves: 1.6, seed: 5 }) // prettier-ignore
  const lamps = [-3.6, 0.4, 2.4, 4.3, 8.1].map((dx) => cam.project([BOAT[0] + dx, 0, BOAT[2] + 2.2]))
  lightColumns(plate, [{ x: MOON.x, y: HORIZON + 8, ink: '#fff0c8', half: 34, reach: 430, strength: 0.9 }, ...lamps.map(({ x, y }, i) => ({ x, y: y + 34, ink: '#ffc870', half: i ? 10 : 20, reach: i ? 130 : 230 }))], { horizon: HORIZON - 4, waves: 1.5, seed: 7 }) // prettier-ignore
  pullSolid(plate, boat, cam, light)
  const p = cam.project([BOAT[0] - 7.4, 0.75, BOAT[2] + 1])
  const boatman = onlooker({ coat: ['#c8a48c', '#ffd090', '#6a507c'], legs: ['#e0c8b0', '#fff0d0'], hair: '#141844', skin: ['#7a4f58', '#d9966c'] }) // prettier-ignore
  plate.svg(`<g transform="translate(${p.x.toFixed(1)},${p.y.toFixed(1)}) scale(${(-p.k).toFixed(1)},${p.k.toFixed(1)})">${boatman}</g><path d="M${p.x - 12},${p.y - 40} L${p.x - 66},${p.y + 62}" stroke="#8a7a9c" stroke-width="4" stroke-linecap="round"/>`) // prettier-ignore
  const lamp = cam.project(GLOW),
    halo = rgb('#ffcf80')
  plate.field(
    (x, y) => {
      const q = Math.hypot(x - lamp.x, y - lamp.y) / 150
      return q < 1 ? [halo, 0.5 * (1 - q) ** 2] : null
    },
    { stipple: 0.6, seed: 4 },
  )
  plate.svg(lilyPads(6, 330, 880, 330, 100, 30, { dark: '#16305c', mid: '#1f4a70', lit: '#6a94b4' }))
  plate.svg(palm(5, 1640, 1040, 640, -60, INKS, false, 0.4) + palm(8, -70, 1030, 960, 90, INKS, false, 0.3)) // prettier-ignore
}
export const views: View[] = [{ name: 'site-sign-in', focusX: 480, draw }]
