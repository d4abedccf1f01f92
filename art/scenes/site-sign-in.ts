/** Signing in: a houseboat lies lit under the palms of the Kerala backwaters, the moon on the water. The middle stays calm for the card. */
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { palm } from '../kit/flora.ts'
import { disc, starrySky } from '../kit/heavens.ts'
import { houseboat } from '../models/houseboat.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid, type Material, type SolidOptions } from '../kit/solid.ts'
import { stillImage } from '../kit/still-image.ts'
import type { Vec3 } from '../kit/vec.ts'

const HORIZON = 560
const cam = new Camera([0, 2.6, 0], 0, 1.08, HORIZON, 800)
const BOAT: Vec3 = [-9.6, 0, -50]
const TURN = -0.5
const MOON = { x: 1300, y: 236, r: 58 }
const GLOW: Vec3 = [BOAT[0] - 3.6 * Math.cos(TURN), 2.4, BOAT[2] + 3.6 * Math.sin(TURN)]

/** Lamplight from the open deck on objects near it. */
const lamplight = (p: Vec3, n: Vec3, light: number): number => {
  const d: Vec3 = [GLOW[0] - p[0], GLOW[1] - p[1], GLOW[2] - p[2]],
    l = Math.hypot(...d)
  const facing = Math.abs(n[0] * d[0] + n[1] * d[1] + n[2] * d[2]) / l
  return (0.62 * facing) / (1 + (l / 3) ** 2) - 0.25 * light
}
const night = (...tones: string[]): Material => ({ tones, cuts: [0.56, 0.4, 0.25, 0.13], grain: 0.015, detail: lamplight }) // prettier-ignore
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
/** Palms along the far bank. */
function farPalms(): string {
  const r = random(27)
  let out = ''
  for (let i = 0; i < 15; i++) {
    const x = i * 112 + r.range(-40, 40)
    if (x > 620 && x < 860) continue
    out += palm(i + 3, x, 0, r.range(96, 170), r.range(-44, 44), FAR, false, 0.46)
  }
  return `<g transform="translate(0,${HORIZON - 6})">${out}</g>`
}
function draw(plate: Plate): void {
  starrySky(plate, [[0, '#0c1236'], [200, '#17225c'], [360, '#2f3f82'], [470, '#5f6aa2'], [562, '#b08fae']], 3, 240) // prettier-ignore
  disc(plate, MOON.x, MOON.y, MOON.r, '#fff6dc', '#8f9ad8', 4.6, 0.5)
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
  plate.svg(farPalms())
  pullSolid(plate, banks(), cam, { ...light, shadows: [] })
  const above = plate.px.slice()
  calmWater(plate, {
    top: HORIZON,
    inks: ['#4f5f9c', '#2c3f80', '#1a2a64', '#101c4c', '#0d1640'],
    dark: ['#0f1a48', 0.1],
    light: ['#5a6cac', 0.05],
    path: { x: MOON.x, ink: '#ffeec4', far: 22, near: 74 },
    seed: 5,
  })
  // reflections of the banks; the moon's reflection is a path of light only
  plate.field((x, y) => {
    const t = (y - HORIZON) / 150
    if (t <= 0 || t >= 1) return null
    const px = Math.min(1599, Math.max(0, x + (2 + 10 * t) * Math.sin(y / (3 + 6 * t)))),
      i = (Math.round((2 * HORIZON - y) * plate.ss) * plate.w + Math.round(px * plate.ss)) * 3
    return [[above[i]!, above[i + 1]!, above[i + 2]!], 0.6 * (1 - t)]
  })
  const boat = Mesh.create(),
    lies = boat.at(BOAT[0], 0, BOAT[2], TURN)
  houseboat(lies)
  const depth = pullSolid(plate, boat, cam, light)
  const [fore, aft] = [cam.project(lies.put([-8, 0, 1])), cam.project(lies.put([8, 0, 1]))]
  stillImage(plate, depth, (x) => fore.y + ((aft.y - fore.y) * (x - fore.x)) / (aft.x - fore.x), '#131f54', { strength: 0.8, fade: 260 }) // prettier-ignore
  // the boatman on the fore deck; the near rail hides his feet
  const p = cam.project(lies.put([-7.7, 0.95, 0.2]))
  const boatman = figure('rowsStanding', { skin: '#9c6656', hair: '#141844', top: '#e0c0a0', bottom: '#f0dcc0', skirt: 'knee', cut: 'short', shoes: '#9c6656', lit: 'back', shade: '#2a2a60' }) // prettier-ignore
  const rail = cam.project(lies.put([-7.7, 1.1, 1.7]))
  plate.svg(`<clipPath id="deck"><path d="M0,0H1600V${rail.y}H${p.x - 14}L${p.x - 22},1000H0Z"/></clipPath><g clip-path="url(#deck)">${edgeLight(place(p.x, p.y, p.k * 1.08, boatman, true), [1, -0.2], 1.6, '#ffd090')}</g>`) // prettier-ignore
  const lamp = cam.project(GLOW),
    halo = rgb('#ffcf80')
  plate.field(
    (x, y) => {
      const q = Math.hypot(x - lamp.x, y - lamp.y) / 150
      return q < 1 ? [halo, 0.5 * (1 - q) ** 2] : null
    },
    { stipple: 0.05, seed: 4 },
  )
  plate.svg(palm(5, 1640, 1040, 640, -60, INKS, false, 0.4) + palm(8, -70, 1030, 960, 90, INKS, false, 0.3)) // prettier-ignore
}
export const views: View[] = [{ name: 'site-sign-in', focusX: 480, draw }]
