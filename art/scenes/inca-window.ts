/** Machu Picchu: the gorge and a condor through a trapezoid window of the Inca wall. */
import { Camera } from '../kit/camera.ts'
import { condor } from '../kit/condor.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { standingLlama } from '../kit/llama.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random, ridged } from '../kit/noise.ts'
import { passerBy } from '../kit/passer-by.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { mist, sky, streaks } from '../kit/sky.ts'
import { fartherThan, pullSolid } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'
import { materials, SUN, WINDOW } from '../materials/inca-wall.ts'

const HORIZON = 530
const cam = new Camera([0, 1.6, 0], 0, 0.92, HORIZON, 800)
/** The wall's front and back faces. */
const [FRONT, BACK] = [-4, -4.9]

/** Steep forest peaks over the gorge: the great tooth left of the middle, a rounder one to the right. */
function peaks(x: number, z: number): number {
  const wx = x + (fbm(x / 70, z / 70, 4, 3) - 0.5) * 60
  const wz = z + (fbm(x / 70, z / 70, 4, 7) - 0.5) * 60
  const bell = (top: number, r: number, width: number, sharp: number): number =>
    -420 + (top + 420) / (1 + (r / width) ** sharp)
  const rough = (ridged(x / 80, z / 80, 5, 9) - 0.45) * 70
  const tooth = Math.hypot((wx + 36) * (wx < -36 ? 1.25 : 1), (wz + 860) * 0.7)
  const round = Math.hypot(wx - 190, (wz + 1080) * 0.8)
  const low = Math.hypot(wx + 190, (wz + 780) * 0.8)
  return (
    Math.max(
      bell(176, tooth, 118, 1.9),
      bell(66, round, 120, 2.2),
      bell(-40, low, 90, 2),
      -330 + 70 * fbm(x / 150, z / 150, 4, 2),
    ) +
    rough * smoothstep(4, 60, tooth)
  )
}
function beyond(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#35788c'],
      [200, '#6fa9ab'],
      [340, '#c3d8ba'],
      [470, '#f6e7b6'],
      [640, '#fff3d2'],
    ],
    { steps: 14 },
  )
  streaks(plate, {
    y0: 60,
    y1: 430,
    cover: 0.5,
    body: '#e3ead2',
    lip: '#fffbe8',
    seed: 23,
    scale: 1.2,
    slant: -0.05,
    opacity: 0.85,
    lightBelow: false,
  })
  const haze = rgb('#e2e6c8')
  const far = Mesh.create()
  far.terrain(
    (x, z) =>
      -700 +
      1150 * (0.2 + 0.95 * ridged(x / 1300 + 4, z / 1300, 6, 12)) * smoothstep(-2700, -3300, z) -
      120 * Math.exp(-(((x + 40) / 420) ** 2)),
    -1700,
    1700,
    -3900,
    -2600,
    260,
    110,
    'far',
  )
  pullSolid(plate, far, cam, {
    sun: SUN,
    materials,
    sky: 0.28,
    air: (p) => ({ amount: 0.5 + 0.4 * smoothstep(120, -250, p[1]), ink: haze }),
    airSteps: 11,
  })
  mist(plate, '#fbf3d6', 470, 640, 0.8, 9, 1.2)
  const m = Mesh.create()
  m.terrain(peaks, -520, 620, -1250, -520, 330, 220, 'jungle')
  const depth = pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.3,
    bounce: 0.16,
    contact: 6,
    shadows: [{ centre: [0, -60, -880], radius: 460 }],
    air: (p, d) => ({
      amount:
        0.16 +
        0.2 * smoothstep(820, 1150, d) +
        0.9 * smoothstep(-10, -190, p[1] + (fbm(p[0] / 70, p[2] / 70, 4, 5) - 0.5) * 110),
      ink: haze,
    }),
    airSteps: 11,
  })
  mist(plate, '#fdf6de', 520, 700, 0.75, 31, 0.9, -100, 1700, fartherThan(plate, depth, 930))
  mist(plate, '#fdf6de', 590, 730, 0.7, 36, 0.8)
}
const edgeAt = (y: number): number =>
  WINDOW.foot + ((WINDOW.head - WINDOW.foot) * (y - WINDOW.sill)) / (WINDOW.lintel - WINDOW.sill)
function wall(m: Mesh): void {
  const { x, sill, lintel } = WINDOW
  const at = (px: number, y: number, z = FRONT): Vec3 => [px, y, z]
  m.quad(at(-4, -1), at(4, -1), at(4, sill), at(-4, sill), 'ashlar')
  m.quad(at(-4, lintel), at(4, lintel), at(4, 4.2), at(-4, 4.2), 'ashlar')
  for (const s of [-1, 1]) {
    const [foot, head] = [x + s * edgeAt(sill), x + s * edgeAt(lintel)]
    m.quad(at(s * 4, sill), at(foot, sill), at(head, lintel), at(s * 4, lintel), 'ashlar')
    m.quad(at(foot, sill), at(foot, sill, BACK), at(head, lintel, BACK), at(head, lintel), 'reveal')
    // blind niches on either side
    const [n, y0, y1] = [x + s * 1.75, 1.38, 2.18]
    const [a, b] = [0.27, 0.21]
    const f = FRONT + 0.012
    m.quad(at(n - a, y0, f), at(n + a, y0, f), at(n + b, y1, f), at(n - b, y1, f), 'niche')
    m.quad(
      at(n - a, y0, f + 0.01),
      at(n - a + 0.07, y0 + 0.05, f + 0.01),
      at(n - b + 0.06, y1, f + 0.01),
      at(n - b, y1, f + 0.01),
      'nicheLit',
    )
    m.quad(
      at(n + a, y0, f + 0.01),
      at(n + a - 0.05, y0 + 0.05, f + 0.01),
      at(n + b - 0.04, y1, f + 0.01),
      at(n + b, y1, f + 0.01),
      'nicheSide',
    )
    m.quad(
      at(n - a, y0, f + 0.012),
      at(n + a, y0, f + 0.012),
      at(n + a - 0.05, y0 + 0.05, f + 0.012),
      at(n - a + 0.07, y0 + 0.05, f + 0.012),
      'nicheLit',
    )
  }
  const [w0, w1] = [edgeAt(sill), edgeAt(lintel)]
  m.quad(at(x - w0, sill), at(x + w0, sill), at(x + w0, sill, BACK), at(x - w0, sill, BACK), 'reveal')
  m.quad(at(x - w1, lintel), at(x + w1, lintel), at(x + w1, lintel, BACK), at(x - w1, lintel, BACK), 'reveal')
}
/** Grass and a small orchid rooted in the sill; row and column are the sill's front edge. */
function tufts(y: number, x0: number, x1: number): string {
  const r = random(12)
  let out = ''
  for (const [cx, n, h] of [
    [x0 + 36, 26, 44],
    [x0 + 120, 10, 20],
    [x1 - 70, 30, 56],
    [x1 - 190, 9, 18],
  ] as const)
    for (let i = 0; i < n; i++) {
      const x = cx + r.range(-24, 24)
      const l = r.range(-22, 22)
      const t = h * r.range(0.5, 1.1)
      out += `<path d="M${(x - 2.4).toFixed(1)},${y}Q${(x + l * 0.2).toFixed(1)},${(y - t * 0.7).toFixed(1)} ${(x + l).toFixed(1)},${(y - t).toFixed(1)}Q${(x + l * 0.4 + 2).toFixed(1)},${(y - t * 0.5).toFixed(1)} ${(x + 2.4).toFixed(1)},${y}Z" fill="${r.pick(['#2f6a4c', '#4b8a50', '#86a950', '#c2c460'])}"/>`
    }
  for (const [dx, dy] of [
    [-66, -58],
    [-52, -72],
    [-82, -74],
    [-94, -52],
  ] as const)
    out += `<path d="M${x1 + dx},${y + dy}q8,-12 15,-3q-3,9 -13,7q-8,8 -13,-1q1,-9 11,-3Z" fill="#d8453a"/><circle cx="${x1 + dx + 1}" cy="${y + dy - 1}" r="2.4" fill="#f6cf7c"/>`
  return out
}
function draw(plate: Plate): void {
  beyond(plate)
  // the grass terrace outside, and two who have come to its edge
  const t = Mesh.create()
  t.terrain(
    (x, z) => -2.1 - 0.5 * smoothstep(-22, -36, z) - 90 * smoothstep(-38 - 3 * Math.sin(x / 5), -70, z),
    -40,
    40,
    -62,
    -9,
    160,
    110,
    'court',
  )
  t.box(0, -2.9, -37.4, 60, 1.3, 1, 'stone', 'coping')
  pullSolid(plate, t, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    shadows: [{ centre: [0, -3, -26], radius: 30 }],
  })
  const at = (x: number, z: number): [number, number, number] => {
    const q = cam.project([x, -2.3, z])
    return [q.x, q.y, q.k]
  }
  plate.svg(
    passerBy(
      ...at(-2.4, -24),
      {
        cut: 'jacket',
        body: '#cf4436',
        shade: '#7d3040',
        rim: '#ffc68f',
        legs: '#27333f',
        head: '#3a2c30',
        hat: '#e9d9b4',
        bag: '#c98f3a',
      },
      { flip: true },
    ) +
      passerBy(
        ...at(-1.4, -24.3),
        {
          cut: 'jacket',
          body: '#3f6670',
          shade: '#27444f',
          rim: '#f0d9a0',
          legs: '#33363f',
          head: '#6d4a3c',
        },
        { flip: true },
      ) +
      standingLlama(
        1004,
        752,
        0.74,
        { coat: '#c98f58', shade: '#7d5648', rim: '#8f6248', dark: '#33262f' },
        true,
      ),
  )
  plate.svg(condor(908, 322, 280, -11))
  const m = Mesh.create()
  wall(m)
  pullSolid(plate, m, cam, { sun: SUN, materials, sky: 0.3 })
  const [a, b] = [
    cam.project([WINDOW.x - WINDOW.foot, WINDOW.sill, FRONT]),
    cam.project([WINDOW.x + WINDOW.foot, WINDOW.sill, FRONT]),
  ]
  plate.svg(tufts(a.y + 3, a.x, b.x))
}
export const views: View[] = [{ name: 'machu-picchu-peru-2', focusX: 835, draw }]
