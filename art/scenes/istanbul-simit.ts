/** Istanbul from simit to supper: a tray of simit on the ferry's rail, a gull coming for a piece, domes across the water in the morning. */
import { calmWater } from '../kit/calm-water.ts'
import { bareSky } from '../kit/heavens.ts'
import { dome, drum, minaret } from '../kit/buildings.ts'
import { Camera } from '../kit/camera.ts'
import { house } from '../kit/house.ts'
import { taper } from '../kit/cut.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { cypress, tree } from '../kit/trees.ts'
import { caique } from '../models/caique.ts'
import { ferry } from '../models/bosphorus-ferry.ts'
import { gull } from '../models/gull.ts'
import { Mesh } from '../kit/mesh.ts'
import { imperialMosque } from '../models/mosque.ts'
import { fbm, hash, noise, random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { simit, teaGlass } from '../models/simit.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { steam } from '../kit/steam.ts'
import type { Vec3 } from '../kit/vec.ts'
import { materials as town, SUN } from '../materials/istanbul.ts'

const HORIZON = 438
interface Layout {
  /** Over the city, and at the rail, where the eye is the origin; metres. */
  cam: Camera
  rail: Camera
  /** The column of the ferry's bow, where the tray and the glass are, and how high its steam rises in pixels. */
  ferry: number
  tray: number
  glass: number
  steam: number
  /** Columns and rows of the piece held out and of the gull that comes for it, and their size. */
  hand: [number, number, number]
  gull: [number, number, number]
}
const CAP = -0.255
const TRAY = { z: -0.96, r: 0.205 }

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
  tray: { tones: ['#e8b46c', '#a5663a', '#5e3234', '#38202c'], cuts: [0.6, 0.38, 0.18], grain: 0.06 },
  teak: {
    tones: ['#c98a54', '#52302f', '#4a2a30', '#2e1c2a'],
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
const SHIP_INKS = {
  white: '#fff0de',
  dim: '#c9b4bc',
  hull: '#2c3a5e',
  aft: '#1f2a48',
  boot: '#b5503f',
  glass: '#3a5474',
  lamp: '#ffd678',
}
function water(plate: Plate, { cam, ferry: ferryX }: Layout): void {
  const shore = cam.project([0, 0, 17]).y
  calmWater(plate, {
    top: shore,
    inks: ['#dcb4ac', '#9aa0ac', '#5d8399', '#33698a', '#1f5f86'],
    dark: ['#2f6488', 0.3],
    light: ['#f3d3ba', 0.16],
    seed: 7,
  })
  const boat = Mesh.create()
  for (const [x, z, t] of [
    [46, 470, 0.3],
    [72, 400, -0.4],
    [120, 330, 0.2],
  ] as const)
    caique(boat.at(x, 0, z, t), x)
  pullSolid(plate, boat, cam, {
    sun: SUN,
    materials,
    sky: 0.36,
    bounce: 0.2,
    contact: 3,
    air: () => ({ amount: 0.08, ink: rgb('#eec3b6') }),
  })
  plate.svg(ferry(ferryX, 514, 0.7, SHIP_INKS, '#fff4e2'))
}
function table(plate: Plate, { rail, tray: x, glass }: Layout): void {
  const m = Mesh.create()
  const r = random(11)
  m.box(0, CAP - 0.07, -0.93, 6, 0.07, 0.4, 'teak')
  m.box(0, CAP - 0.6, -0.9, 6, 0.53, 0.3, 'panel')
  const { z } = TRAY
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
    [-0.122, -0.02, 6],
    [0.134, -0.08, 4],
  ] as const)
    for (let i = 0; i < n; i++)
      simit(
        m,
        [x + dx + r.range(-0.01, 0.01), foot + i * 0.0315, z + dz + r.range(-0.008, 0.008)],
        [r.range(-0.11, 0.11), 1, r.range(-0.08, 0.08)],
        r.range(0, 6),
      )
  // one leans on them, with the water visible through it
  simit(m, [x - 0.02, foot + 0.062, z + 0.1], [0.06, 0.4, 1], 1, 1.2)
  teaGlass(m.at(glass, CAP, -0.9, 0, 1.35))
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
/** A passenger's right hand from the thumb's side, holding out a piece of simit between thumb and two fingers; (0,0) at the fingertips. */
const SKIN = '#c48358'
const SKIN_SHADE = '#8a4f3d'
const HAND =
  // sleeve and cuff
  '<path d="M196,-6L640,330L560,470L168,92Z" fill="#3c74a4"/><path d="M168,92L560,470L520,520L150,84Z" fill="#274d7c"/><path d="M196,-6L640,330L628,352L192,18Z" fill="#9fc6d6"/>' +
  '<path d="M190,-22C210,-18 222,0 216,24L190,86C182,102 164,104 152,94Z" fill="#f4ece2"/><path d="M152,94L168,58C184,70 196,68 204,54L190,86C182,102 164,104 152,94Z" fill="#b9b4c8"/>' +
  // little and ring finger, curled under the palm
  `<path d="${taper([104, 52], 17, [62, 62], 15)}${taper([62, 62], 15, [66, 40], 12)}" fill="${SKIN_SHADE}"/><path d="${taper([98, 40], 18, [48, 46], 15.5)}${taper([48, 46], 15.5, [58, 24], 12)}" fill="#9c5c44"/>` +
  // the piece of ring that the gull is offered
  '<path d="M12,10C-2,26 -34,30 -58,14C-86,-6 -88,-44 -66,-66C-60,-72 -50,-70 -46,-62C-42,-54 -48,-48 -52,-40C-58,-26 -50,-10 -36,-6C-22,-2 -10,-8 -2,-16Z" fill="#dd8f3c"/><path d="M12,10C-2,26 -34,30 -58,14C-86,-6 -88,-44 -66,-66C-74,-40 -66,-12 -46,2C-28,12 -8,10 6,-4Z" fill="#a95a2c"/><path d="M-66,-66C-60,-72 -50,-70 -46,-62C-42,-54 -48,-48 -52,-40C-58,-52 -64,-58 -66,-66Z" fill="#f6dba4"/>' +
  (
    [
      [-66, -46, 20],
      [-70, -26, 70],
      [-62, -8, 40],
      [-50, 10, 10],
      [-34, 14, 100],
      [-18, 18, 30],
      [-58, -34, 120],
      [-54, -16, 60],
      [-40, 0, 140],
      [-24, 4, 20],
      [-76, -10, 10],
      [-46, 20, 60],
      [-8, 6, 80],
    ] as const
  )
    .map(
      ([x, y, t]) =>
        `<ellipse cx="${x}" cy="${y}" rx="4.4" ry="2.6" transform="rotate(${t} ${x} ${y})" fill="#fff0c4"/>`,
    )
    .join('') +
  // middle finger behind the index
  `<path d="${taper([92, 2], 16, [42, -16], 14.5)}${taper([42, -16], 14.5, [4, 0], 10.5)}" fill="#9c5c44"/>` +
  // the back of the hand down to the wrist
  `<path d="M196,-12C172,-34 128,-52 98,-44C84,-40 74,-30 74,-16C70,10 78,44 104,66C124,82 148,88 164,84L182,78C198,60 206,14 196,-12Z" fill="${SKIN}"/><path d="M104,66C124,82 148,88 164,84L182,78C188,70 194,58 197,44C178,58 142,60 116,44C100,34 86,20 76,12C78,34 88,54 104,66Z" fill="${SKIN_SHADE}"/>` +
  // index over the top of the piece, thumb below it
  `<path d="${taper([96, -26], 18, [44, -42], 15)}${taper([44, -42], 15, [-8, -14], 11)}" fill="${SKIN_SHADE}"/><path d="${taper([96, -29], 15.6, [43, -45], 12.6)}${taper([43, -45], 12.6, [-8, -17], 8.8)}" fill="${SKIN}"/><path d="M-17,-18l12,-8l4,9l-10,7Z" fill="#ecbb92"/>` +
  `<path d="${taper([116, 36], 22, [58, 28], 16)}${taper([58, 28], 16, [10, 14], 11.5)}" fill="${SKIN_SHADE}"/><path d="${taper([118, 30], 20, [57, 24], 13.4)}${taper([57, 24], 13.4, [9, 10.5], 9.2)}" fill="${SKIN}"/><path d="M2,2l13,2l-2,8l-11,-2Z" fill="#ecbb92"/><path d="M52,16q6,8 2,17" stroke="${SKIN_SHADE}" stroke-width="2.4" fill="none"/>` +
  `<path d="M40,-52q7,6 6,14" stroke="${SKIN_SHADE}" stroke-width="2.4" fill="none"/>`

function draw(plate: Plate, l: Layout): void {
  bareSky(plate, [
    [0, '#3a6a9c'],
    [120, '#7ba6c0'],
    [210, '#e2dcd0'],
    [300, '#fbdcc0'],
    [HORIZON, '#fff1d6'],
  ])
  city(plate, l.cam)
  water(plate, l)
  const g = (x: number, y: number, s: number, b: number, t: number) =>
    gull(x, y, s, b, t, '#fffaf0', '#a9aecc', '#2c3a60')
  plate.svg(g(236, 196, 96, 0.4, -8) + g(1440, 250, 84, 0.8, -12))
  table(plate, l)
  const tea = l.rail.project([l.glass, CAP + 0.13, -0.9])
  plate.svg(steam(6, tea.x, tea.y, 70, l.steam, -0.2 * l.steam, '#fff6ea'), { opacity: 0.7 })
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
        ferry: 72,
        tray: 0.035,
        glass: -0.31,
        steam: 150,
        hand: [1236, 520, 1.05],
        gull: [1120, 420, 330],
      }),
    drawTall: (plate) =>
      draw(plate, {
        cam: new Camera([0, 9, 640], 0, 1.28, HORIZON, 250),
        rail: new Camera([0, 0, 0], 0, 0.66, 575, 252),
        ferry: 26,
        tray: 0,
        glass: 0.31,
        steam: 110,
        hand: [560, 470, 0.84],
        gull: [546, 352, 220],
      }),
  },
]
