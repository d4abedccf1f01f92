/** Bali: the temple of Uluwatu on its cliff above the surf, violet dusk. */
import { Camera } from '../kit/camera.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { flock, person, tree } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { courtWall, meru } from '../kit/meru.ts'
import { fbm, random } from '../kit/noise.ts'
import { grain, type Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { fromBrink, seaCliff, type Brink } from '../kit/sea-cliff.ts'
import { sea } from '../kit/sea.ts'
import { sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import { GUESTS, MACAQUE } from '../kit/temple-guests.ts'
import type { Vec3 } from '../kit/vec.ts'
import { materials, SUN } from '../materials/uluwatu.ts'

const HORIZON = 372
const EYE = 39
const cam = new Camera([0, EYE, 0], 0, 1.15, HORIZON, 800)
const HEAD: Brink = [
  [46, -196, 35],
  [14, -178, 35],
  [-8, -162, 35],
  [-19, -147, 35.6],
  [-23, -134, 36],
  [-18, -122, 36],
  [-8, -118, 35.6],
  [1, -124, 35],
  [8, -131, 34.6],
  [17, -126, 34.4],
  [22, -114, 34.4],
  [31, -110, 34],
  [38, -117, 34],
  [47, -113, 34],
  [52, -98, 34],
  [80, -92, 34],
]
const TEMPLE: Vec3 = [-9.4, 36.4, -134]
function surf(plate: Plate): void {
  const foam = rgb('#fff0dc'),
    shoal = rgb('#7fa0c8')
  plate.field(
    (x, y) => {
      if (y < HORIZON + 60) return null
      const p = cam.onLevel(x, y, 0)
      const d = fromBrink(HEAD, p[0], p[2]) - 3
      if (d > 42) return null
      const n = fbm(p[0] / 7, p[2] / 7, 4, 12) + (grain(x, y, 7) - 0.5) * 0.06
      const roll = Math.sin(d * 0.46 + fbm(p[0] / 16, p[2] / 16, 3, 3) * 7)
      const near = 1 - smoothstep(0, 42, d)
      if (n + 0.34 * near + 0.2 * Math.max(0, roll) * near > 0.92) return [foam, 0.92]
      if (n + 0.4 * near > 0.7) return [shoal, 0.5]
      return null
    },
    { stipple: 0.2 },
  )
}
function headland(): Mesh {
  const m = Mesh.create(),
    r = random(11)
  seaCliff(m, HEAD, [0.72, -0.69], 5)
  const t = m.at(...TEMPLE, 0.5)
  t.box(0, -3, 0, 15, 3.1, 13, 'brick', 'plinth')
  meru(t.at(0, 0.1, -0.4, 0, 1.6), 3, 3.2)
  courtWall(t, -7.4, -1.3, 6.3, 1.3)
  courtWall(t, 1.3, 7.4, 6.3, 1.3)
  courtWall(t.at(-7.4, 0, 0, Math.PI / 2), -6.3, 6.3, 0, 1.3)
  courtWall(t.at(7.4, 0, 0, Math.PI / 2), -6.3, 6.3, 0, 1.3)
  const side = m.at(14, 35, -141, 0.5)
  side.box(0, -3, 0, 8, 3.2, 8, 'brick', 'plinth')
  meru(side.at(0, 0.1, 0, 0, 1.2), 3, 2.7)
  // the parapet and the visitors along the brink
  const line = HEAD.slice(8, 15).map(([x, z, y]): Vec3 => [x + 1.2, y + 0.3, z - 1.6])
  line.slice(1).forEach((b, i) => {
    const a = line[i]!,
      long = Math.hypot(b[0] - a[0], b[2] - a[2])
    courtWall(m.at(a[0], (a[1] + b[1]) / 2, a[2], Math.atan2(-(b[2] - a[2]), b[0] - a[0])), 0, long, 0, 0.9)
  })
  for (const [x, z] of [
    [18.4, -125],
    [23.4, -117],
    [24.6, -116.6],
    [32, -113.6],
    [44, -116.4],
    [45.2, -116],
  ] as const)
    person(m, x, 34.8, z, Math.round(x), 1.25)
  for (let i = 0; i < 34; i++) {
    const d = r.range(8, 40),
      x = 4 + r() * 40
    tree(m, i, x + d * 0.5 + 12, 34.6 + d * 0.05, -134 + x * 0.3 - d * 0.8, r.range(4, 8))
  }
  for (const [x, z, h] of [
    [-18, -145, 4],
    [0, -146, 5.4],
    [3.4, -142, 4.6],
  ] as const)
    tree(m, Math.round(x * 5), x, 35.4, z, h)
  return m
}
/** Our own brink, its wall, and who stands there. */
function near(plate: Plate): void {
  const r = random(8)
  const tufts = ['#3d3070', '#2c2558', '#221d4a']
    .map((ink, k) => {
      let d = ''
      for (let i = 0; i < 150; i++) {
        const x = r.range(-10, 760),
          foot = 840 + 0.00026 * x * x + k * 34,
          h = r.range(24, 74) * (1 - x / 1500)
        const l = r.range(-16, 26)
        d += `M${(x - 3).toFixed(1)},${(foot + 20).toFixed(1)}Q${(x + l * 0.2).toFixed(1)},${(foot - h * 0.5).toFixed(1)} ${(x + l).toFixed(1)},${(foot - h).toFixed(1)}Q${(x + l * 0.4 + 4).toFixed(1)},${(foot - h * 0.4).toFixed(1)} ${(x + 4).toFixed(1)},${(foot + 20).toFixed(1)}Z`
      }
      return `<path d="${d}" fill="${ink}"/>`
    })
    .join('')
  plate.svg(
    `<path d="M-10,838 C120,836 300,850 430,884 C560,916 680,950 770,1010 L-10,1010Z" fill="#3d3070"/>${tufts}<path d="M-10,880 C160,884 330,900 470,940 C560,966 620,986 660,1010 L-10,1010Z" fill="#221d4a"/>`,
  )
  const k = 92
  plate.svg(
    `<path d="M-10,884 L372,884 L372,960 L-10,960Z" fill="#5a4688"/><path d="M-10,868 L384,868 L384,888 L-10,888Z" fill="#e6b3a4"/><path d="M-10,868 L384,868 L384,873 L-10,873Z" fill="#ffe6c0"/><path d="M354,846 L416,846 L416,970 L354,970Z" fill="#6a5296"/><path d="M354,846 L370,846 L370,970 L354,970Z" fill="#f0b494"/><path d="M346,834 L424,834 L424,850 L346,850Z" fill="#e6b3a4"/>` +
      `<g transform="translate(385,834) scale(${k * 1.02})">${MACAQUE}</g><g transform="translate(505,958) scale(${k})">${GUESTS}</g>`,
  )
}
function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#33357c'],
      [90, '#6355a0'],
      [190, '#b06c9e'],
      [270, '#ee8d80'],
      [330, '#fdb878'],
      [374, '#ffdc98'],
    ],
    { steps: 15, wobble: 8 },
  )
  sun(plate, 482, 338, 52, '#fff6dc', '#ffd492', { reach: 6, strength: 0.85 })
  streaks(plate, {
    y0: -40,
    y1: 320,
    cover: 0.48,
    body: '#8a5c9e',
    lip: '#ffb88c',
    seed: 34,
    scale: 1.3,
    slant: -0.05,
    opacity: 0.85,
  })
  sea(plate, {
    top: HORIZON + 1,
    horizon: HORIZON - 4,
    far: '#f0a48c',
    near: '#31418c',
    dark: '#2c387f',
    light: '#f7b89c',
    reflect: 0.22,
    path: { x: 482, ink: '#ffe6ac', far: 30, near: 150, strength: 0.75 },
    waves: 3.4,
    seed: 19,
  })
  surf(plate)
  const light = { sun: SUN, materials, sky: 0.34, bounce: 0.18, clipBelow: 0 }
  pullSolid(plate, headland(), cam, {
    ...light,
    contact: 5,
    shadows: [
      { centre: [TEMPLE[0], 40, TEMPLE[2]], radius: 20 },
      { centre: [14, 20, -128], radius: 64 },
    ],
    air: (p, d) => ({
      amount: 0.16 * smoothstep(14, 0, p[1]) + 0.2 * smoothstep(150, 200, d),
      ink: rgb('#d08fae'),
    }),
    airSteps: 8,
  })
  near(plate)
  plate.svg(flock(7, 640, 190, 120, 40, 9, 12, '#3a3070') + flock(3, 360, 560, 90, 40, 6, 11, '#fff0dc'))
}
export const views: View[] = [{ name: 'bali-indonesia-3', focusX: 790, draw }]
