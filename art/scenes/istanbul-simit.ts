/** Istanbul from simit to supper: a tray of simit on the ferry's rail, a gull asking, domes across the water in the morning. */
import { dome, drum, minaret } from '../kit/buildings.ts'
import { Camera } from '../kit/camera.ts'
import { house } from '../kit/house.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { caique, cypress, ferry, gull, tree } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { imperialMosque } from '../kit/mosque.ts'
import { fbm, hash, noise, random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { reflectObject, sea } from '../kit/sea.ts'
import { simit, teaGlass } from '../kit/simit.ts'
import { mist, sky } from '../kit/sky.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { steam } from '../kit/steam.ts'
import type { Vec3 } from '../kit/vec.ts'
import { materials as town, SUN } from '../materials/istanbul.ts'

const HORIZON = 438
interface Layout {
  /** Over the city, and at the rail, where the eye is the origin; metres. */
  cam: Camera
  rail: Camera
  /** How far along the shore the ferry is, and where the glass is; without it there is none. */
  ferry: number
  glass?: number
  /** Columns and rows of the piece held out and of the gull that comes for it, and their size. */
  hand: [number, number, number]
  gull: [number, number, number]
}
const CAP = -0.255
const TRAY = { x: 0.035, z: -0.96, r: 0.205 }

/** A sesame seed sits in most cells of a 6 mm grid. */
const seeded = (p: Vec3): boolean => {
  const cell = p.map((v) => Math.floor(v / 0.006))
  const [i, j, k] = [cell[0]!, cell[1]!, cell[2]!]
  const off = (axis: number) => 0.18 + 0.64 * hash(i + axis * 31, j, k)
  return Math.hypot(p[0] / 0.006 - i - off(0), p[1] / 0.006 - j - off(1), p[2] / 0.006 - k - off(2)) < 0.36
}
const materials: Record<string, Material> = {
  ...town,
  stone: { ...town.stone!, tones: ['#fff0d6', '#f7cfb0', '#cf9aa6', '#9a86b0', '#6a6a9a'] },
  lead: { ...town.lead!, tones: ['#fdeadb', '#c3c6d6', '#8fa2c4', '#6482ac', '#4a6a96'] },
  simit: {
    tones: ['#f9bf62', '#dd8a38', '#b0592c', '#7a3a2c', '#522838'],
    cuts: [0.66, 0.46, 0.28, 0.14],
    grain: 0.08,
    detail: (p, _, light) => (seeded(p) ? (light > 0.1 ? '#fff0c4' : '#c99a6c') : undefined),
  },
  tray: { tones: ['#e8b46c', '#b87843', '#7d4a3c', '#52303a'], cuts: [0.6, 0.36, 0.16], grain: 0.06 },
  teak: {
    tones: ['#cf9058', '#8a5238', '#61393a', '#432a38'],
    cuts: [0.53, 0.27, 0.14],
    grain: 0.05,
    detail: (p, n) =>
      n[1] > 0.5 && (Math.abs((p[0] * 1.7) % 1) < 0.006 || noise(p[0] * 5, p[2] * 120, 4) > 0.75)
        ? '#9a5f3c'
        : undefined,
  },
  panel: { tones: ['#fff3dc', '#cfc4cc', '#8f95b4', '#656f9a'], cuts: [0.6, 0.3, 0.12] },
  china: { tones: ['#fffaf0', '#e6e2e4', '#a9b3cc', '#7482a8'], cuts: [0.6, 0.36, 0.16] },
  tea: { tones: ['#f2853c', '#c2452a', '#8a2430', '#5f1a30'], cuts: [0.56, 0.32, 0.16], grain: 0.06 },
  tumbler: { tones: ['#fff6e6', '#e8d8d0', '#b9b9cc'], cuts: [0.5, 0.2] },
}
function city(plate: Plate, cam: Camera): void {
  const m = Mesh.create()
  const r = random(27)
  const hill = (x: number, z: number): number => {
    const rise = smoothstep(14, -120, z)
    const crest = 52 - 0.00022 * (x - 70) ** 2 - 12 * smoothstep(190, 330, Math.abs(x - 60))
    return 2 + Math.max(8, crest) * rise + (fbm(x / 40, z / 40, 3, 4) - 0.5) * 5 * rise
  }
  m.terrain(hill, -520, 520, -320, 14, 150, 60, 'ground')
  m.box(0, -3, 15.5, 1040, 5, 3, 'wallA')
  const q = m.at(62, 55 * (1 - 1.08), -165, 0.13, 1.08)
  q.box(24, 39, 6, 132, 16, 92, 'stone', 'ground')
  imperialMosque(q, 55)
  for (let row = 0; row < 10; row++) {
    const z = -92 + row * 10.6
    let x = -430 + r() * 8
    while (x < 430) {
      const w = r.range(6, 11) + (r() < 0.15 ? 6 : 0)
      const h = r.range(4.5, 9) + (r() < 0.16 ? 4.5 : 0) + (row > 7 ? 4 : 0)
      const precinct = x > 4 && x < 160 && row < 2
      if (!precinct && r() > 0.12)
        house(
          m.at(x, hill(x, z) - 1, z + r.range(-2.5, 2.5), r.range(-0.22, 0.22)),
          r,
          w,
          h,
          r.range(7, 10),
          r.pick(['wallA', 'wallB', 'wallC']),
          'tile',
          0.02,
        )
      else if (row > 0) tree(m, Math.floor(x * 7 + row), x + 2, hill(x, z), z, r.range(9, 13))
      x += w + r.range(0.4, 2.6)
    }
  }
  for (let i = 0; i < 70; i++) {
    const [x, z] = [r.range(-400, 400), r.range(-100, 5)]
    if (r() < 0.5) cypress(m, x, hill(x, z), z, r.range(12, 20))
    else tree(m, i + 50, x, hill(x, z), z, r.range(8, 12))
  }
  for (let i = 0; i < 26; i++)
    tree(m, i + 300, -60 + i * 9.6, hill(0, -150) - 4, -140 + r.range(-12, 12), r.range(12, 18))
  for (const [x, z, s] of [
    [-236, -90, 0.86],
    [-96, -22, 0.56],
    [262, -60, 0.6],
  ] as const) {
    const k = m.at(x, hill(x, z), z, 0.15, s)
    k.box(0, -12, 0, 32, 28, 30, 'stone', 'lead')
    drum(k, 0, 16, 0, 12.4, 5, 16)
    dome(k, 0, 21, 0, 12, 11)
    minaret(k, 21, 0, 5, 62, [0.66])
    if (s > 0.8) minaret(k, -21, 0, 5, 62, [0.66])
  }
  const air = rgb('#eec3b6')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.14,
    contact: 5,
    crisp: true,
    shadows: [
      { centre: [70, 40, -110], radius: 170 },
      { centre: [0, 30, -110], radius: 460 },
    ],
    air: (p) => ({
      amount: 0.16 + 0.16 * smoothstep(-20, -230, p[2]) + 0.26 * smoothstep(28, 2, p[1]),
      ink: air,
    }),
    airSteps: 10,
  })
}
function water(plate: Plate, { cam, ferry: ferryX }: Layout): void {
  const shore = cam.project([0, 0, 17]).y
  sea(plate, {
    top: shore,
    horizon: HORIZON - 2,
    waves: 1.3,
    far: '#d9b0ac',
    near: '#1f5f86',
    dark: '#1f5580',
    light: '#fbd6b8',
    reflect: 0.5,
    seed: 7,
  })
  const boat = Mesh.create()
  const at: Vec3 = [ferryX, 0, 380]
  ferry(boat.at(at[0], 0, at[2], 0.24))
  for (const [x, z, t] of [
    [46, 470, 0.3],
    [72, 400, -0.4],
    [120, 330, 0.2],
  ] as const)
    caique(boat.at(x, 0, z, t), x)
  const d = pullSolid(plate, boat, cam, {
    sun: SUN,
    materials,
    sky: 0.36,
    bounce: 0.2,
    contact: 3,
    shadows: [{ centre: [at[0], 6, at[2]], radius: 60 }],
    shadowSize: 2048,
    air: () => ({ amount: 0.08, ink: rgb('#eec3b6') }),
  })
  const w = cam.project(at)
  reflectObject(plate, d, () => w.y + 1, '#2f6f90', 0.7, HORIZON)
  plate.svg(
    `<path d="M${w.x - 30 * w.k - 6},${w.y + 2}q30,-8 80,-3q110,7 ${30 * w.k},3q120,0 190,3q-140,9 -300,5q-120,0 -${28 * w.k},-8Z" fill="#fff4e2" fill-opacity=".85"/>`,
    { stipple: 0.4 },
  )
}
function table(plate: Plate, { rail, glass }: Layout): void {
  const m = Mesh.create()
  const r = random(11)
  m.box(0, CAP - 0.07, -0.93, 6, 0.07, 0.4, 'teak')
  m.box(0, CAP - 0.6, -0.9, 6, 0.53, 0.3, 'panel')
  const { x, z } = TRAY
  m.revolve(
    x,
    z,
    [
      [TRAY.r * 0.95, CAP],
      [TRAY.r, CAP + 0.004],
      [TRAY.r * 1.03, CAP + 0.026],
      [TRAY.r, CAP + 0.028],
      [TRAY.r * 0.97, CAP + 0.01],
      [0, CAP + 0.01],
    ],
    'tray',
    72,
  )
  const foot = CAP + 0.03
  // stacks, each ring a little out of true
  for (const [dx, dz, n] of [
    [-0.105, -0.07, 6],
    [0.035, -0.1, 8],
    [0.135, -0.03, 5],
    [-0.06, 0.02, 4],
  ] as const)
    for (let i = 0; i < n; i++)
      simit(
        m,
        [x + dx + r.range(-0.012, 0.012), foot + i * 0.0315, z + dz + r.range(-0.01, 0.01)],
        [r.range(-0.13, 0.13), 1, r.range(-0.1, 0.1)],
        r.range(0, 6),
      )
  // and three stood up in front, so that they read as rings
  simit(m, [x - 0.125, foot + 0.052, z + 0.115], [-0.2, 0.4, 1], 1, 1.06)
  simit(m, [x + 0.02, foot + 0.055, z + 0.125], [0.1, 0.34, 1], 3, 1.1)
  simit(m, [x + 0.145, foot + 0.047, z + 0.1], [0.42, 0.5, 1], 5, 1.04)
  if (glass !== undefined) teaGlass(m.at(glass, CAP, -0.9, 0, 1.35))
  pullSolid(plate, m, rail, {
    sun: [-0.72, 0.5, 0.42],
    materials,
    sky: 0.32,
    bounce: 0.16,
    contact: 7,
    shadows: [
      { centre: [0.05, CAP, -0.95], radius: 0.42 },
      { centre: [0, CAP, -0.9], radius: 1.6 },
    ],
  })
}
/** A passenger's hand holding out a piece of simit; (0,0) at the piece. */
const HAND = `<path d="M96,96L330,420L520,420L190,60Z" fill="#2f5f8f"/><path d="M96,96L330,420L372,420L120,84Z" fill="#8fb6cc"/><path d="M150,52C176,40 200,52 206,76L196,100L108,122C92,110 96,92 104,84Z" fill="#e8e0e0"/><path d="M16,10C4,24 14,40 34,44C48,72 78,104 112,108L180,84C184,62 166,40 140,30C116,14 92,0 70,-4L34,-14C22,-16 16,-6 24,2L54,14C44,18 26,6 16,10Z" fill="#b5744c"/><path d="M34,44C48,72 78,104 112,108L128,103C92,92 66,66 54,40C44,40 38,42 34,44ZM34,-14C22,-16 16,-6 24,2L54,14L66,10L40,-2Z" fill="#ffc698"/><path d="M40,26C54,32 66,30 76,24M46,42C58,48 70,46 82,38" fill="none" stroke="#7a4436" stroke-width="4" stroke-linecap="round"/><path d="M-44,6C-48,-20 -24,-40 4,-34C28,-28 36,-6 28,12L6,8C8,-4 2,-12 -8,-12C-18,-10 -22,0 -18,10Z" fill="#d98436"/><path d="M-44,6C-48,-20 -24,-40 4,-34C-18,-28 -32,-12 -30,8Z" fill="#f9bf62"/><g fill="#fff0c4"><circle cx="-34" cy="-12" r="3"/><circle cx="-22" cy="-24" r="3"/><circle cx="-6" cy="-26" r="3"/><circle cx="10" cy="-20" r="3"/><circle cx="20" cy="-6" r="3"/><circle cx="-30" cy="2" r="3"/><circle cx="-14" cy="-16" r="3"/></g>`

function draw(plate: Plate, l: Layout): void {
  sky(
    plate,
    [
      [0, '#3a6a9c'],
      [120, '#7ba6c0'],
      [230, '#d3d2cc'],
      [330, '#f9cdb0'],
      [HORIZON, '#fde6c0'],
    ],
    { steps: 15, wobble: 9 },
  )
  mist(plate, '#fbdcc0', 330, 450, 0.5, 21, 1.6)
  city(plate, l.cam)
  water(plate, l)
  const g = (x: number, y: number, s: number, b: number, t: number) =>
    gull(x, y, s, b, t, '#fffaf0', '#a9aecc', '#2c3a60')
  plate.svg(g(330, 330, 96, 0.4, -8) + g(1440, 250, 84, 0.8, -12))
  table(plate, l)
  if (l.glass !== undefined) {
    const tea = l.rail.project([l.glass, CAP + 0.13, -0.9])
    plate.svg(steam(6, tea.x, tea.y, 70, 150, -30, '#fff6ea'), { opacity: 0.7 })
  }
  const [gx, gy, span] = l.gull,
    [hx, hy, size] = l.hand
  plate.svg(g(gx, gy, span, 0.75, 8))
  plate.svg(`<g transform="translate(${hx},${hy}) scale(${size})">${HAND}</g>`)
}
export const views: View[] = [
  {
    name: 'istanbul-from-simit-to-supper-cover',
    focusX: 930,
    draw: (plate) =>
      draw(plate, {
        cam: new Camera([0, 9, 640], 0, 1.28, HORIZON, 800),
        rail: new Camera([0, 0, 0], 0, 0.9, HORIZON, 800),
        ferry: -58,
        glass: -0.31,
        hand: [1236, 528, 1.2],
        gull: [1140, 440, 330],
      }),
    drawTall: (plate) =>
      draw(plate, {
        cam: new Camera([0, 9, 640], 0, 1.28, HORIZON, 250),
        rail: new Camera([0, 0, 0], 0, 0.7, 520, 246),
        ferry: 9,
        hand: [592, 486, 0.95],
        gull: [516, 412, 262],
      }),
  },
]
