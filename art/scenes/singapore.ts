/** Singapore: Marina Bay Sands and the Supertrees from the lake in the gardens, minutes after sunset. */
import { rgb, smoothstep } from '../kit/ink.ts'
import { Camera } from '../kit/camera.ts'
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { clump } from '../kit/foliage.ts'
import { bareSky } from '../kit/heavens.ts'
import { figure } from '../kit/people.ts'
import { marinaBaySands } from '../kit/marina-bay.ts'
import { Mesh } from '../kit/mesh.ts'
import { hash, random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import { rib, rod } from '../kit/rods.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid } from '../kit/solid.ts'
import { skyway, supertree } from '../kit/supertree.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'
import { materials, SUN } from '../materials/singapore.ts'

const TURN = -0.74
const SANDS: Vec3 = [13, 0, -585]
/** How far a point lies along the facades. */
const along = (p: Vec3) => Math.cos(TURN) * (p[0] - SANDS[0]) - Math.sin(TURN) * (p[2] - SANDS[2])
const shore = (x: number) => -172 + 56 * smoothstep(-26, -52, x) + 40 * smoothstep(64, 100, x)

/** Where the picture is seen from, its far waterline, and whether it is wide enough for the grove and the big wheel. */
interface Staging {
  cam: Camera
  edge: number
  grove: boolean
}
/** A line at every second floor; lit rooms come in runs of two to four, whole within the width of a tower. */
const rooms = (p: Vec3): string | undefined => {
  const u = (((along(p) + 152) % 94) / 62) * 16,
    tower = Math.floor((along(p) + 152) / 94),
    floor = Math.floor(p[1] / 9.4),
    inV = p[1] / 9.4 - floor
  if (inV < 0.1) return '#a9a6ce'
  if (u < 0.5 || u > 15.5 || inV < 0.42 || inV > 0.82 || u % 1 < 0.16 || floor > 19) return undefined
  const run = Math.floor((u + 2 * hash(tower, floor, 9)) / 4)
  return hash(tower * 7 + run, floor, 5) < 0.17 && hash(Math.floor(u), floor, 3) < 0.86
    ? '#ffd98a'
    : undefined
}
const storeys = (p: Vec3): string | undefined =>
  p[1] / 9.4 - Math.floor(p[1] / 9.4) < 0.1 ? '#56609a' : undefined
function bigWheel(m: Mesh): void {
  const wheel = m.at(528, 92, -1420, 0.45)
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
    m.box(x, 0, -1500 - r() * 160, w, h, w, r() < 0.5 ? 'city' : 'cityB')
    if (r() < 0.4) m.box(x + w * 0.1, h, -1560, w * 0.5, r.range(8, 26), w * 0.5, 'city')
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
              hash(Math.floor(p[0] / 8), Math.floor(p[1] / 8), Math.floor(p[2])) < 0.12 &&
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
/** A row of crowns cut from paper along the far bank, with the last light on their heads. Columns in `gaps` stay clear. */
function crowns(
  seed: number,
  top: number,
  size: number,
  ink: string,
  lit: string,
  gaps: readonly Pt[] = [],
): string {
  const r = random(seed)
  let masses = '',
    heads = ''
  for (let x = -60; x < 1680; x += size * r.range(0.36, 0.62)) {
    const w = size * r.range(0.8, 1.3),
      y = top + r.range(-0.2, 0.24) * size
    if (gaps.some(([from, to]) => x + w * 0.6 > from && x - w * 0.6 < to)) continue
    masses += clump(Math.round(seed * 900 + x), x, y + w * 0.3, w * 1.1, w * 0.9, ink, 9)
    if (r() < 0.7)
      heads += clump(Math.round(seed * 500 + x), x - w * 0.12, y + w * 0.04, w * 0.62, w * 0.26, lit, 8)
  }
  return masses + heads
}
/** The landing we look out from, its lit rail, and a father who shows his daughter the towers in the light of its lamp. */
function nearSide(plate: Plate, cam: Camera): void {
  const m = Mesh.create(),
    y = 6.9
  m.box(13, y - 0.5, -11, 24, 0.5, 8, 'boards')
  for (let i = 0; i < 10; i++) m.box(1.3 + i * 1.7, y, -14.7, 0.08, 1.02, 0.08, 'hull')
  m.box(13, y + 1.02, -14.7, 24, 0.09, 0.14, 'deck')
  m.box(13, y + 0.97, -14.63, 24, 0.05, 0.05, 'lamp')
  for (const h of [0.34, 0.66]) m.box(13, y + h, -14.7, 24, 0.04, 0.03, 'hull')
  pullSolid(plate, m, cam, { sun: SUN, materials, sky: 0.34, contact: 4 })
  const { x: px, y: py, k } = cam.project([2.5, y, -13.1])
  const look = { hair: '#191440', shade: '#4a2a62', lit: 'front' } as const
  plate.svg(
    `<radialGradient id="pool"><stop offset="0" stop-color="#ffc98a" stop-opacity=".75"/><stop offset="1" stop-color="#ffc98a" stop-opacity="0"/></radialGradient><ellipse cx="${px + 10}" cy="${py + 6}" rx="210" ry="26" fill="url(#pool)"/>` +
      `<ellipse cx="${px - 2}" cy="${py + 1}" rx="46" ry="4" fill="#2b2a66"/><ellipse cx="${px + 0.86 * k}" cy="${py + 6}" rx="34" ry="3.4" fill="#2b2a66"/>` +
      edgeLight(
        place(
          px,
          py,
          k,
          figure('points', {
            ...look,
            skin: '#d9946c',
            top: '#fff0cf',
            bottom: '#3c5a9c',
            cut: 'short',
            wear: 'tucked',
            shoes: '#191440',
          }),
          true,
        ) +
          place(
            px + 0.86 * k,
            py + 5,
            k,
            figure('looksUp', {
              ...look,
              skin: '#d9946c',
              top: '#f2685c',
              bottom: '#f2685c',
              skirt: 'knee',
              cut: 'bun',
              size: 0.68,
              shoes: '#fff0cf',
            }),
            true,
          ),
        [-1, -0.3],
        3,
        '#fff3d0',
      ),
  )
}
function draw(plate: Plate, { cam, edge, grove }: Staging): void {
  bareSky(plate, [
    [0, '#0f1342'],
    [200, '#2b2f74'],
    [420, '#6d5592'],
    [560, '#d88f9c'],
    [640, '#ffc49a'],
    [742, '#fff0bc'],
  ])
  farPlane(plate, cam, grove)

  const m = Mesh.create(),
    r = random(9)
  marinaBaySands(m.at(...SANDS, TURN))
  const lit = {
    ...materials,
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

  // the gardens: a wooded bank, a glasshouse, the grove
  const g = Mesh.create()
  g.terrain(
    (x, z) =>
      1.2 * smoothstep(shore(x), shore(x) - 6, z) - 0.6 + 4 * smoothstep(shore(x) - 20, shore(x) - 90, z),
    -320,
    320,
    -330,
    -90,
    130,
    60,
    'bank',
  )
  const planted: [x: number, z: number, h: number][] = [
    [-26, -186, 47],
    [2, -246, 36],
    [70, -245, 36],
  ]
  if (grove) {
    planted.push([-45, -138, 50], [-100, -196, 40], [92, -172, 46])
    skyway(g, [-43, 23, -138], [-27, 23, -184], 7)
  }
  for (const [x, z, h] of planted) supertree(g, x, z, h, Math.round(x + 300), 1)
  // lamps along the shore, each with its own broken streak on the water below it
  const father = cam.project([2.5, 0, -13.1]).x
  let streaks = '',
    lamps = ''
  for (let i = 0; i < 15; i++) {
    const px = 60 + i * 108 + r.range(-30, 30),
      long = i % 3 ? 5 : 8,
      start = r.range(6, 12)
    // none behind the father's head
    if (Math.abs(px - father) < 70) continue
    lamps += `<circle cx="${px}" cy="${edge - 17}" r="11" fill="#ffcf84" fill-opacity=".28"/><path d="M${px - 1.2},${edge}v-17h2.4v17Z" fill="#3a3470"/><circle cx="${px}" cy="${edge - 18}" r="4.6" fill="#ffe0a0"/>`
    for (let k = 0; k < long; k++) {
      const y = edge + start + k * (6 + k * 1.7),
        w = 4 + k * 2.4
      streaks += `M${(px - w + r.range(-3, 3)).toFixed(1)},${y.toFixed(1)}q${w},${(-1.6 - k * 0.35).toFixed(1)} ${2 * w},0q${-w},${(1.6 + k * 0.35).toFixed(1)} ${-2 * w},0Z`
    }
  }
  plate.svg(
    crowns(3, edge - 99, 74, '#47557f', '#7d7797') +
      crowns(5, edge - 73, 84, '#2f4370', '#51618a') +
      `<path d="M0,${edge - 45}H1600V${edge + 15}H0Z" fill="#2f4370"/>`,
  )
  const gAir = rgb('#6a5c96')
  pullSolid(plate, g, cam, {
    sun: SUN,
    materials: { ...materials, bank: { ...materials.bank!, tones: ['#1d2c54'], cuts: [], grain: 0 } },
    sky: 0.34,
    bounce: 0.1,
    contact: 5,
    crisp: true,
    shadows: [{ centre: [0, 20, -180], radius: 180 }],
    air: (_p, d) => ({ amount: 0.3 * smoothstep(150, 330, d), ink: gAir }),
    airSteps: 8,
  })

  // the trunks of the two nearest trees come down to the water
  const [left, right] = [cam.project([-45, 0, -138]).x, cam.project([92, 0, -172]).x]
  const gaps: Pt[] = grove
    ? [
        [left - 47, left + 49],
        [right - 60, right + 60],
      ]
    : []
  plate.svg(
    crowns(8, edge - 70, 92, '#1a2856', '#35507a', gaps) +
      crowns(11, edge - 21, 44, '#121a44', '#26386a', gaps) +
      `<path d="M0,${edge - 8}H${grove ? left - 39 : 374}V${edge + 2}H0ZM${grove ? left + 43 : 374},${edge - 8}H1600V${edge + 2}H374Z" fill="#121a44"/>`,
  )
  calmWater(plate, {
    top: edge,
    inks: ['#f0b8a0', '#7a5a8c', '#2a2c68', '#171c50'],
    seed: 6,
  })
  // the towers and trees in the water, broken by its ripples
  plate.field((x, y) => {
    if (y < edge) return null
    const t = y - edge,
      ripple = Math.round(t / (3 + t * 0.03))
    return [
      plate.sample(x + (hash(ripple, 3, 4) - 0.5) * (4 + t * 0.12), edge - 2 - t * 2.1),
      0.62 - t * 0.0016,
    ]
  })
  plate.svg(lamps)
  plate.svg(`<path d="${streaks}" fill="#ffcf84"/>`)
  nearSide(plate, cam)
}
const wide: Staging = { cam: new Camera([0, 9, 0], 0, 0.9, 742, 800), edge: 815, grove: true }
const link: Staging = { cam: new Camera([0, 9, 0], 0, 0.86, 600, 800), edge: 672, grove: true }
const tall: Staging = { cam: new Camera([0, 9, 0], 0, 0.74, 742, 293), edge: 804, grove: false }
export const views: View[] = [
  {
    name: 'singapore-cover',
    focusX: 860,
    draw: (plate) => draw(plate, wide),
    drawTall: (plate) => draw(plate, tall),
    drawLink: (plate) => draw(plate, link),
  },
]
