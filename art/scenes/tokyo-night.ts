/** Tokyo after rain: the lit tower at the end of a wet street, umbrellas on the crossing. */
import { Camera } from '../kit/camera.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { tree } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { disturb, mirrored } from '../kit/mirror.ts'
import { random, type Random } from '../kit/noise.ts'
import { onlooker, type Onlooker } from '../kit/onlooker.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid, type SolidOptions } from '../kit/solid.ts'
import { tokyoTower } from '../kit/tokyo-tower.ts'
import type { Vec3 } from '../kit/vec.ts'
import { night, NIGHT_SUN } from '../materials/tokyo-night.ts'

const HORIZON = 690
const cam = new Camera([0.6, 1.9, 0], 0, 1.02, HORIZON, 740)
const TOWER: Vec3 = [84, 0, -905]
const KERB = 11.5

/** A building along the street; the street face is local +z, `w` along it. */
function building(m: Mesh, r: Random, w: number, h: number): void {
  const wall = r.pick(['wallA', 'wallB', 'wallC', 'wallA'])
  m.box(0, 0, -6, w, h, 12, wall, 'roof')
  m.box(0, h, -6, w * 0.4, 2.6, 5, 'roof')
  m.box(0, 0, 0.25, w * 0.96, 3.3, 0.5, 'dark')
  const shop = r.pick(['lampA', 'lampB', 'lampC', 'lampA'])
  const n = Math.max(2, Math.round(w / 3.4))
  for (let i = 0; i < n; i++)
    if (r() < 0.84) m.box(-w / 2 + ((i + 0.5) * w) / n, 0.5, 0.52, (w / n) * 0.8, 2.3, 0.1, shop)
  m.box(0, 3.3, 0.8, w * 0.98, 0.24, 1.6, r.pick(['awning', 'roof', 'awningB']))
  const cols = Math.max(2, Math.round(w / 2.3))
  for (let y = 4.6; y + 1.8 < h; y += 3.3) {
    const busy = r() < 0.8
    for (let i = 0; i < cols; i++) {
      const x = -w / 2 + ((i + 0.5) * w) / cols
      const mat = busy && r() < 0.36 ? r.pick(['lampA', 'lampA', 'lampB', 'lampC']) : 'pane'
      m.box(x, y, 0.02, (w / cols) * 0.72, 1.75, 0.08, mat)
    }
    m.box(0, y - 0.55, 0.06, w, 0.22, 0.3, 'band')
  }
  // upright signs, shapes only
  if (r() < 0.8 && h > 9) {
    const x = w * r.range(-0.42, 0.42),
      tall = Math.min(h - 6, r.range(4, 10)),
      y = r.range(4.4, Math.max(4.5, h - tall - 1)),
      ink = r.pick(['signA', 'signB', 'signC', 'signD'])
    m.box(x, y, 0.95, 0.3, tall, 1.5, ink)
    m.box(x, y - 0.1, 0.95, 0.36, 0.14, 1.6, 'dark')
    m.box(x, y + tall, 0.95, 0.36, 0.14, 1.6, 'dark')
    for (let k = 0; k < Math.floor(tall / 1.5); k++)
      for (const s of [-1, 1]) m.box(x + s * 0.16, y + 0.5 + k * 1.5, 0.95, 0.02, 0.8, 0.8, 'paper')
  }
}
function street(): Mesh {
  const m = Mesh.create(),
    r = random(52)
  for (const s of [-1, 1]) {
    for (let d = s < 0 ? 9 : 6; d < 330;) {
      const w = r.range(9, 16),
        h = d < 40 ? r.range(17, 30) : d < 150 ? r.range(10, 26) : r.range(7, 15)
      building(m.at(s * (KERB + 4.4), 0, -(d + w / 2), s < 0 ? Math.PI / 2 : -Math.PI / 2), r, w, h)
      d += w + r.range(0.2, 1.4)
    }
    for (let i = 0; i < 34; i++) m.box(s * (KERB + 2.2), 0, -9 - i * 10, 4.4, 0.16, 10, 'walk')
    for (let i = 0; i < 9; i++) {
      const z = -19 - i * 22,
        x = s * (KERB + 0.5)
      m.box(x, 0, z, 0.16, 6.4, 0.16, 'post')
      m.box(x - s * 1, 6.3, z, 2.2, 0.12, 0.14, 'post')
      m.box(x - s * 1.8, 6.16, z, 0.9, 0.14, 0.3, 'lampA')
    }
    for (let i = 0; i < 12; i++) tree(m, i + s, s * (KERB + 1.2), 0.1, -30 - i * 13.5, r.range(4.4, 6))
  }
  for (let i = 0; i < 70; i++) tree(m, i + 90, r.range(-90, 190), 0, -400 - r() * 240, r.range(16, 30))
  for (let i = 0; i < 40; i++) {
    const x = r.range(-220, 330),
      q = m.at(x, 0, -560 - r() * 200)
    if (Math.abs(x - 60) > 52) {
      const [w, h] = [r.range(24, 44), r.range(36, 92)]
      q.box(0, 0, 0, w, h, 20, 'far')
      for (let y = 6; y < h - 4; y += 7)
        for (let k = 0; k < 5; k++) if (r() < 0.4) q.box(-w / 2 + ((k + 0.5) * w) / 5, y, 10.1, w / 9, 3, 0.2, 'lampA') // prettier-ignore
    }
  }
  taxi(m.at(-3.4, 0, -21), 'cabA')
  taxi(m.at(3.3, 0, -46), 'cabB')
  taxi(m.at(-3.2, 0, -72), 'cabB')
  return m
}
/** A Tokyo taxi from behind: tail lamps, roof lantern. */
function taxi(m: Mesh, body: string): void {
  m.box(0, 0.32, 0, 1.76, 0.62, 4.4, body)
  m.box(0, 0.94, 0.1, 1.66, 0.62, 2.7, 'pane', body, 0.16)
  m.box(0, 1.54, 0.1, 1.3, 0.05, 2.2, body)
  m.box(0, 1.59, 0.1, 0.5, 0.2, 0.24, 'lampA')
  for (const s of [-1, 1]) {
    m.box(s * 0.7, 0.66, 2.21, 0.3, 0.2, 0.05, 'tail')
    m.box(s * 0.72, 0, 1.4, 0.24, 0.62, 0.62, 'dark')
    m.box(s * 0.72, 0, -1.4, 0.24, 0.62, 0.62, 'dark')
  }
  m.box(0, 0.56, 2.21, 0.5, 0.16, 0.05, 'paper')
}
/** White bars of the crossing, with the wet shining through. */
function crossing(): string {
  let out = ''
  for (let i = -9; i <= 9; i++) {
    const x = i * 1.16
    const at = (px: number, pz: number) => {
      const p = cam.project([px, 0, pz])
      return `${p.x.toFixed(1)},${p.y.toFixed(1)}`
    }
    out += `<path d="M${at(x - 0.29, -9.2)}L${at(x + 0.29, -9.2)}L${at(x + 0.29, -14.4)}L${at(x - 0.29, -14.4)}Z" fill="#b9c4ee" fill-opacity=".5"/>`
  }
  return out
}
const UMBRELLAS = [['#e8506a', '#ff9aa0', '#8f2f66'], ['#f2b53c', '#ffe6a0', '#a8683e'], ['#3fa8b0', '#9ff0e0', '#235f86'], ['#dfe6ff', '#ffffff', '#8f9ad0']] as const // prettier-ignore
const umbrella = ([own, lit, deep]: (typeof UMBRELLAS)[number]): string =>
  `<path d="M.16,-1.1 L.13,-2.1" stroke="#11163f" stroke-width=".035"/><path d="M-.56,-1.78 C-.5,-2.18 -.2,-2.32 .13,-2.32 C.46,-2.32 .76,-2.18 .82,-1.78 Q.6,-1.88 .48,-1.77 Q.3,-1.88 .13,-1.77 Q-.04,-1.88 -.22,-1.77 Q-.38,-1.88 -.56,-1.78Z" fill="${own}"/><path d="M.13,-2.32 C.46,-2.32 .76,-2.18 .82,-1.78 Q.6,-1.88 .48,-1.77 C.46,-2.02 .34,-2.22 .13,-2.32Z" fill="${deep}"/><path d="M-.56,-1.78 C-.5,-2.18 -.2,-2.32 .13,-2.32 C-.1,-2.2 -.2,-2 -.22,-1.77 Q-.38,-1.88 -.56,-1.78Z" fill="${lit}"/><path d="M.12,-2.32 h.02 v-.1 h-.02Z" fill="${deep}"/>`
const WALKERS: Onlooker[] = [
  { coat: ['#3a3f8a', '#ff9a6a', '#1d2259'], legs: ['#1a1f50', '#5a4a86'], hair: '#11143a', skin: ['#9a6a70', '#ffc79a'], long: true }, // prettier-ignore
  { coat: ['#6a3f7c', '#ffb078', '#371f5a'], legs: ['#1a1f50', '#5a4a86'], hair: '#11143a', skin: ['#9a6a70', '#ffc79a'] }, // prettier-ignore
  { coat: ['#d9684a', '#ffd08a', '#7a2f56'], legs: ['#1a1f50', '#5a4a86'], hair: '#11143a', skin: ['#9a6a70', '#ffc79a'], braid: true, long: true }, // prettier-ignore
  { coat: ['#2a5f80', '#ffc48a', '#1a2f62'], legs: ['#181c4a', '#4a4280'], hair: '#11143a', skin: ['#9a6a70', '#ffc79a'] }, // prettier-ignore
]
function people(up: 1 | -1): string {
  return (
    [
      [12.6, -37, 0, 1],
      [-12.8, -35, 0, 2],
      [-13, -31, 3, 3],
      [6.6, -13.4, 3, 3],
      [-3.1, -12.4, 2, 2],
      [3.2, -10.9, 1, 1],
      [2.2, -10.4, 0, 0],
    ] as const
  ) // prettier-ignore
    .map(([x, z, cover, who]) => {
      const p = cam.project([x, x > KERB || x < -KERB ? up * 0.16 : 0, z])
      return `<g transform="translate(${p.x.toFixed(1)},${p.y.toFixed(1)}) scale(${p.k.toFixed(1)},${(up * p.k).toFixed(1)})">${onlooker(WALKERS[who]!)}${umbrella(UMBRELLAS[cover]!)}</g>`
    })
    .join('')
}
function draw(plate: Plate): void {
  sky(plate, [[0, '#0f1438'], [220, '#1f2a66'], [420, '#4a4a90'], [570, '#94658e'], [690, '#e29a7c']], { steps: 16 }) // prettier-ignore
  const at = cam.project([TOWER[0], 150, TOWER[2]])
  sun(plate, at.x, at.y - 20, 24, '#7a5a8e', '#ff9a5c', { reach: 15, strength: 0.5 })
  streaks(plate, { y0: -40, y1: 640, cover: 0.46, body: '#33386f', lip: '#b9728a', seed: 61, scale: 1.6, slant: 0.03, opacity: 0.8 }) // prettier-ignore
  const tower = Mesh.create()
  tokyoTower(tower.at(TOWER[0], 0, TOWER[2], 0.42), 1.15)
  const haze = rgb('#8a5f90')
  const light: SolidOptions = {
    sun: NIGHT_SUN,
    materials: night,
    sky: 0.34,
    bounce: 0.08,
    contact: 4,
    air: (_p, d) => ({ amount: 0.5 * smoothstep(60, 620, d) * (d > 800 ? 0 : 1), ink: haze }),
    airSteps: 10,
  }
  const m = street()
  const above = plate.px.slice()
  // the sky below the horizon, upside down, is what the wet street sees first
  plate.field((x, y) => {
    if (y <= HORIZON) return null
    const i = (Math.round((2 * HORIZON - y) * plate.ss) * plate.w + Math.round(x * plate.ss)) * 3
    return [[above[i]!, above[i + 1]!, above[i + 2]!], 1]
  })
  pullSolid(plate, mirrored(tower), cam, light)
  pullSolid(plate, mirrored(m), cam, light)
  plate.svg(people(-1))
  disturb(plate, { horizon: HORIZON, tint: '#141a48', amount: 0.5, swing: [26, 120], light: ['#8f8fd0', 0.26], waves: 2.2, seed: 4 }) // prettier-ignore
  plate.svg(crossing(), { stipple: 0.25 })
  pullSolid(plate, tower, cam, light)
  pullSolid(plate, m, cam, light)
  plate.svg(wires())
  plate.svg(people(1))
}
function wires(): string {
  const hang = (a: Vec3, b: Vec3) => {
    const [p, q] = [cam.project(a), cam.project(b)]
    return `M${p.x.toFixed(1)},${p.y.toFixed(1)}Q${((p.x + q.x) / 2).toFixed(1)},${((p.y + q.y) / 2 + 34).toFixed(1)} ${q.x.toFixed(1)},${q.y.toFixed(1)}`
  }
  return `<path d="${hang([-15, 11, -18], [15, 12.5, -26])}${hang([-15, 12, -18], [15, 13, -30])}${hang([-15, 10, -40], [15, 11, -44])}" fill="none" stroke="#10143c" stroke-width="2.4"/>`
}
export const views: View[] = [{ name: 'tokyo-japan-3', focusX: 850, draw }]
