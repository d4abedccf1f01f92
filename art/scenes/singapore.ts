/** Singapore: Marina Bay Sands and the Supertrees from the lake in the gardens, minutes after sunset. */
import { rgb, smoothstep } from '../kit/ink.ts'
import { Camera } from '../kit/camera.ts'
import { calmWater } from '../kit/calm-water.ts'
import { poly } from '../kit/cut.ts'
import { gardenQuay, upright } from '../models/garden-quay.ts'
import { bareSky } from '../kit/heavens.ts'
import { marinaBaySands, TOWERS } from '../models/marina-bay.ts'
import { Mesh } from '../kit/mesh.ts'
import { hash, random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import { rib, rod } from '../kit/rods.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid } from '../kit/solid.ts'
import { skyway, supertree } from '../models/supertree.ts'
import type { Vec3 } from '../kit/vec.ts'
import { materials, SUN } from '../materials/singapore.ts'

const TURN = -0.74
const SANDS: Vec3 = [13, 0, -585]
/** How far a point lies along the facades. */
const along = (p: Vec3) => Math.cos(TURN) * (p[0] - SANDS[0]) - Math.sin(TURN) * (p[2] - SANDS[2])

/** Where the picture is seen from, its far waterline, and whether it is wide enough for the grove and the big wheel. */
interface Staging {
  cam: Camera
  edge: number
  grove: boolean
  /** Where the family sits on the near quay, in metres to the right. */
  quay: number
}
/** The lit rooms of each tower by floor: groups that step down from left to right, each with its first room and its number. */
const LIT: readonly (readonly [floor: number, first: number, many: number])[][] = [
  [[16, 2, 2], [15, 3, 4], [11, 9, 5], [10, 10, 2], [5, 3, 1], [4, 2, 5]],
  [[17, 10, 2], [13, 2, 5], [12, 4, 2], [8, 8, 3], [7, 9, 5], [3, 4, 2]],
  [[18, 3, 2], [15, 8, 5], [14, 11, 2], [10, 2, 3], [9, 3, 6], [8, 6, 1], [5, 9, 2], [4, 7, 5]],
] // prettier-ignore
/** A line at every second floor, sixteen rooms to a tower. */
const rooms = (p: Vec3): string | undefined => {
  const u = (((along(p) + 152) % 94) / 62) * 16,
    tower = Math.floor((along(p) + 152) / 94),
    floor = Math.floor(p[1] / 9.4),
    inV = p[1] / 9.4 - floor
  if (inV < 0.1) return '#a9a6ce'
  if (inV < 0.3 || inV > 0.84 || u % 1 < 0.14) return undefined
  const room = Math.floor(u)
  return LIT[tower]?.some(([row, first, many]) => row === floor && room >= first && room < first + many)
    ? '#ffdc92'
    : undefined
}
const storeys = (p: Vec3): string | undefined =>
  p[1] / 9.4 - Math.floor(p[1] / 9.4) < 0.1 ? '#56609a' : undefined
function bigWheel(m: Mesh): void {
  const wheel = m.at(305, 92, -1420, 0.45)
  for (let i = 0; i < 48; i++) {
    const at = (k: number, q: number, z: number): Vec3 => {
      const a = (k / 48) * Math.PI * 2
      return [q * Math.sin(a), q * Math.cos(a), z]
    }
    rod(wheel, at(i, 75, 0), at(i + 1, 75, 0), 3.4, 'wheel')
    if (i % 3 === 0) rod(wheel, at(i, 75, 0), [0, 0, 0], 0.9, 'wheel')
    if (i % 2 === 0) wheel.blob(...at(i, 80, 0), 3.6, i % 6 ? 'wheel' : 'lamp', 1, 0, 1, 6)
  }
  rib(
    wheel,
    [
      [-46, -92, 8],
      [0, 0, 8],
      [46, -92, 8],
    ],
    5,
    'wheel',
  )
}
function farPlane(plate: Plate, cam: Camera, hasWheel: boolean): void {
  const m = Mesh.create(),
    r = random(41)
  for (let i = 0; i < 74; i++) {
    const x = r.range(-1150, 1300),
      core = Math.exp(-(((x + 560) / 260) ** 2)),
      h = r.range(36, 84) + core * r.range(40, 190),
      w = r.range(28, 52)
    const z = -1500 - r() * 160
    m.box(x, 0, z, w, h, w, r() < 0.5 ? 'city' : 'cityB')
    if (r() < 0.4) m.box(x + w * 0.1, h, z, w * 0.5, r.range(8, 26), w * 0.5, 'city')
  }
  if (hasWheel) bigWheel(m)
  const air = rgb('#c890a0')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials: {
      ...materials,
      ...Object.fromEntries(
        (['city', 'cityB'] as const).map((name) => [
          name,
          {
            ...materials[name]!,
            detail: (p: Vec3) =>
              p[0] < 0 &&
              hash(Math.floor(p[0] / 8), Math.floor(p[1] / 8), Math.floor(p[2])) < 0.05 &&
              (p[0] / 8) % 1 > -0.7
                ? '#ffd9a0'
                : undefined,
          },
        ]),
      ),
    },
    sky: 0.34,
    air: (p) => ({ amount: 0.42 + 0.4 * smoothstep(120, 0, p[1]), ink: air }),
    airSteps: 9,
  })
}
/** A wooded line along the far bank: one dark mass of crowns in three sizes, lit only along its upper left rim. */
function treeline(seed: number, top: number, size: number, base: number, ink: string, lit: string): string {
  const r = random(seed)
  let x = -60 - r() * size,
    y = top,
    d = `M${x.toFixed(1)},${base}V${y.toFixed(1)}`
  while (x < 1680) {
    const w = size * r.pick([0.26, 0.44, 0.44, 0.7, 0.95]),
      next = top + r.range(-0.2, 0.14) * size,
      rise = r.range(0.38, 0.66)
    d += `C${(x - w * 0.04).toFixed(1)},${(y - w * rise).toFixed(1)} ${(x + w * 0.94).toFixed(1)},${(next - w * (1 - rise)).toFixed(1)} ${(x + w).toFixed(1)},${next.toFixed(1)}`
    x += w
    y = next
  }
  d += `V${base}Z`
  return `<path d="${d}" fill="${lit}"/><path transform="translate(3.5 4.5)" d="${d}" fill="${ink}"/>`
}
function draw(plate: Plate, { cam, edge, grove, quay }: Staging): void {
  const rise = edge - wide.edge
  bareSky(plate, [
    [0, '#0f1342'],
    [200 + rise, '#2b2f74'],
    [420 + rise, '#6d5592'],
    [560 + rise, '#d88f9c'],
    [640 + rise, '#ffc49a'],
    [742 + rise, '#fff0bc'],
  ])
  farPlane(plate, cam, grove)

  const m = Mesh.create(),
    r = random(9)
  marinaBaySands(m.at(...SANDS, TURN))
  const lit = {
    ...materials,
    // three flat tones by slope: the deck's rim casts no teeth on it
    keel: {
      tones: ['#e0a9b4'],
      detail: (_p: Vec3, n: Vec3) => (n[1] < -0.6 ? '#30366f' : n[1] < -0.28 ? '#b793b4' : '#e0a9b4'),
    },
    rooms: {
      tones: ['#c3b3cf', '#8b90bf', '#5c679f', '#3d4986', '#2b3571'],
      cuts: [0.8, 0.6, 0.44, 0.26],
      grain: 0.008,
      detail: rooms,
    },
    ends: {
      tones: ['#747db2', '#48528f', '#343e7b', '#272f68'],
      cuts: [0.5, 0.24, 0.08],
      grain: 0.008,
      detail: storeys,
    },
  }
  const air = rgb('#b07f9c')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials: lit,
    sky: 0.34,
    bounce: 0.12,
    contact: 6,
    crisp: true,
    shadows: [
      { centre: [60, 190, -520], radius: 150 },
      { centre: [24, 100, -575], radius: 300 },
    ],
    air: (p, d) => ({ amount: 0.1 * smoothstep(430, 700, d) + 0.34 * smoothstep(90, 0, p[1]), ink: air }),
    airSteps: 10,
  })

  // the gardens: every trunk comes down behind one low planted bank
  const g = Mesh.create()
  const planted: [x: number, z: number, h: number][] = grove
    ? [
        [-29.5, -186, 45],
        [-3, -246, 36],
        [-45, -150, 54],
        [-92, -196, 40],
      ]
    : [
        [-19.6, -186, 41],
        [2, -246, 30],
      ]
  if (grove) skyway(g, [-43, 23, -150], [-30, 23, -184], 7)
  for (const [x, z, h] of planted) supertree(g, x, z, h, Math.round(x + 300), 1)
  // lamps along the shore, each with its own broken streak on the water below it
  let streaks = '',
    lamps = ''
  for (let i = 0; i < 15; i++) {
    const px = 60 + i * 108 + r.range(-30, 30),
      start = r.range(6, 12)
    // none behind the wall and the people
    if (px > cam.axisX + (quay - 1.25) * 222) continue
    lamps += `<circle cx="${px}" cy="${edge - 17}" r="11" fill="#ffcf84" fill-opacity=".28"/><path d="M${px - 1.2},${edge}v-17h2.4v17Z" fill="#3a3470"/><circle cx="${px}" cy="${edge - 18}" r="4.6" fill="#ffe0a0"/>`
    for (let k = 0, y = edge + start; k < 6 + ((i * 5) % 4); k++) {
      const half = 5 + k * 1.1,
        x = px + (k % 2 ? 1 : -1) * k * 0.35
      streaks += `M${x - half},${y}Q${x},${y - 2 - k * 0.25} ${x + half},${y}Q${x},${y + 3 + k * 0.4} ${x - half},${y}Z`
      y += 6.5 + k * 1.5
    }
  }
  plate.svg(
    treeline(3, edge - 96, 92, edge, '#565a8c', '#8880a6') +
      treeline(5, edge - 66, 78, edge, '#2a376c', '#56608f'),
  )
  const gAir = rgb('#6a5c96')
  pullSolid(plate, g, cam, {
    sun: SUN,
    materials: {
      ...materials,
      rods: { tones: ['#ffe2c4', '#ffa0b0', '#d070c0', '#7a50a8'], cuts: [0.6, 0.4, 0.2], grain: 0 },
      core: { tones: ['#f08f9a', '#8a4a8c', '#48357a', '#262a5c'], cuts: [0.66, 0.4, 0.18], grain: 0 },
      leaf: { tones: ['#b0649c', '#6a4488', '#43347a'], cuts: [0.7, 0.3], grain: 0 },
      fern: { tones: ['#8f5494', '#5d3f85', '#3a3272'], cuts: [0.7, 0.3], grain: 0 },
    },
    sky: 0.34,
    bounce: 0.1,
    contact: 5,
    crisp: true,
    shadows: [{ centre: [0, 20, -180], radius: 180 }],
    air: (_p, d) => ({ amount: 0.3 * smoothstep(150, 330, d), ink: gAir }),
    airSteps: 8,
  })

  // the low bank that hides the feet, with a mound of planting at each trunk
  let mounds = ''
  for (const [x, z, h] of planted) {
    const { x: px, k } = cam.project([x, 0, z]),
      w = h * 0.2 * k
    mounds += `<path d="M${px - w},${edge}C${px - w * 0.9},${edge - 34} ${px - w * 0.4},${edge - 52} ${px},${edge - 50}C${px + w * 0.5},${edge - 50} ${px + w * 0.9},${edge - 30} ${px + w},${edge}Z" fill="#18224e"/>`
  }
  plate.svg(treeline(11, edge - 26, 46, edge + 2, '#18224e', '#34457c') + mounds)
  calmWater(plate, {
    top: edge,
    inks: ['#202860', '#33306e', '#5c4a88', '#3a3878', '#23265f'],
    seed: 6,
  })
  // the towers, the trees and the lamps in the water
  let mirrored = ''
  for (const at of TOWERS) {
    const p = (u: number) =>
        cam.project([
          SANDS[0] + Math.cos(TURN) * u + Math.sin(TURN) * 22,
          60,
          SANDS[2] - Math.sin(TURN) * u + Math.cos(TURN) * 22,
        ] as const).x,
      [l, r] = [p(at - 31), p(at + 31)]
    mirrored +=
      upright(r + 8, 14, edge, 1010, '#2b2f6c', at + 200) +
      upright((l + r) / 2, (r - l) / 2 - 4, edge, 1010, '#6f69a8', at + 300)
  }
  for (const [x, z, h] of planted) {
    const { x: px, k } = cam.project([x, 0, z])
    mirrored += upright(px, h * 0.07 * k, edge, 1010, '#a85c98', Math.round(x + 400))
  }
  plate.svg(mirrored)
  plate.svg(
    `<g transform="translate(0,${edge}) scale(1,-1) translate(0,${-edge})">${treeline(5, edge - 40, 78, edge, '#232a62', '#232a62')}</g>` +
      // the stone edge of the far bank, lit by its lamps
      poly(
        [
          [-20, edge - 4],
          [1640, edge - 4],
          [1640, edge + 1],
          [-20, edge + 1],
        ],
        '#6f6cae',
      ),
  )
  plate.svg(lamps)
  plate.svg(`<path d="${streaks}" fill="#ffcf84"/>`)
  gardenQuay(plate, cam, quay, materials)
}
const wide: Staging = { cam: new Camera([0, 9, 0], 0, 0.9, 742, 800), edge: 815, grove: true, quay: 2.3 }
const link: Staging = { cam: new Camera([0, 9, 0], 0, 0.86, 600, 800), edge: 672, grove: true, quay: 2.3 }
const tall: Staging = { cam: new Camera([0, 9, 0], 0, 0.86, 742, 252), edge: 812, grove: false, quay: 1.31 }
export const views: View[] = [
  {
    name: 'singapore-cover',
    focusX: 860,
    draw: (plate) => draw(plate, wide),
    drawTall: (plate) => draw(plate, tall),
    drawLink: (plate) => draw(plate, link),
  },
]
