/** Singapore: Marina Bay Sands and the Supertrees from the lake in the gardens, minutes after sunset. */
import { rgb, smoothstep } from '../kit/ink.ts'
import { Camera } from '../kit/camera.ts'
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { figure } from '../kit/people.ts'
import { marinaBaySands } from '../kit/marina-bay.ts'
import { Mesh } from '../kit/mesh.ts'
import { hash, random, type Random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import { rib, rod } from '../kit/rods.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid } from '../kit/solid.ts'
import { skyway, supertree } from '../kit/supertree.ts'
import type { Vec3 } from '../kit/vec.ts'
import { materials, SUN } from '../materials/singapore.ts'

const TURN = -0.74
const SANDS: Vec3 = [13, 0, -585]
/** How far a point lies along the facades. */
const along = (p: Vec3) => Math.cos(TURN) * (p[0] - SANDS[0]) - Math.sin(TURN) * (p[2] - SANDS[2])
const shore = (x: number) => -172 + 56 * smoothstep(-26, -52, x) + 40 * smoothstep(64, 100, x)

/** A line at every second floor and a few large rooms with the lamps on: cool fronts, so that only the gardens are warm. */
const windows =
  (local: (p: Vec3) => number, lit: number, slab: string) =>
  (p: Vec3): number | string | undefined => {
    const [u, v] = [local(p) / 8.4, p[1] / 9.4],
      [inU, inV] = [u - Math.floor(u), v - Math.floor(v)]
    if (inV < 0.12) return slab
    return inU > 0.2 && inU < 0.8 && inV > 0.4 && inV < 0.86 && hash(Math.floor(u), Math.floor(v), 3) < lit
      ? '#ffd98a'
      : undefined
  }
function farPlane(plate: Plate, cam: Camera): void {
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
/** Rain tree: a wide flat crown of many clumps. */
function rainTree(m: Mesh, r: Random, x: number, z: number, h: number, mat: string): void {
  for (let k = 0; k < 12; k++) {
    const t = r.range(-1, 1)
    m.blob(
      x + t * h * 0.62,
      0.5 + h * (0.62 - 0.26 * t * t) * r.range(0.7, 1),
      z + r.range(-0.3, 0.3) * h,
      h * r.range(0.1, 0.17),
      mat,
      0.72,
      0.2,
      k,
      7,
    )
  }
}
/** The landing we stand behind, its lit rail, and a father who shows his daughter the towers. */
function nearSide(plate: Plate, cam: Camera): void {
  const m = Mesh.create(),
    y = 5.35
  m.box(14, y - 0.5, -23, 22, 0.5, 8, 'boards')
  for (let i = 0; i < 13; i++) m.box(3.2 + i * 1.5, y, -26.8, 0.09, 1.08, 0.09, 'hull')
  m.box(14, y + 1.08, -26.8, 22, 0.09, 0.16, 'deck')
  m.box(14, y + 1.03, -26.72, 22, 0.05, 0.06, 'lamp')
  for (const h of [0.3, 0.55, 0.8]) m.box(14, y + h, -26.8, 22, 0.03, 0.03, 'hull')
  pullSolid(plate, m, cam, { sun: SUN, materials, sky: 0.34, contact: 4 })
  const { x: px, y: py, k } = cam.project([4.4, y, -24.4])
  const look = { hair: '#151a45', shoes: '#12163c' }
  plate.svg(
    edgeLight(
      place(
        px,
        py,
        k,
        figure('points', {
          ...look,
          skin: '#a9687a',
          top: '#3c5a9c',
          farTop: '#2b3f7c',
          bottom: '#1b2152',
          cut: 'short',
        }),
        true,
      ) +
        place(
          px + 0.95 * k,
          py,
          k,
          figure('looksUp', {
            ...look,
            skin: '#c07f7c',
            top: '#ffcf7a',
            farTop: '#c98f6a',
            bottom: '#7a3f70',
            skirt: 'knee',
            cut: 'bun',
            size: 0.68,
          }),
          true,
        ),
      [-1, -0.5],
      3,
      '#ffc49c',
    ),
  )
}
function draw(plate: Plate): void {
  const cam = new Camera([0, 9, 0], 0, 0.9, 742, 800)
  bareSky(plate, [
    [0, '#0f1342'],
    [200, '#2b2f74'],
    [420, '#6d5592'],
    [560, '#d88f9c'],
    [640, '#ffc49a'],
    [742, '#fff0bc'],
  ])
  farPlane(plate, cam)

  const m = Mesh.create(),
    r = random(9)
  marinaBaySands(m.at(...SANDS, TURN))
  const lit = {
    ...materials,
    rooms: {
      tones: ['#c3b3cf', '#8b90bf', '#5c679f', '#3d4986', '#2b3571'],
      cuts: [0.8, 0.6, 0.44, 0.26],
      grain: 0.008,
      detail: windows(along, 0.075, '#a9a6ce'),
    },
    ends: {
      tones: ['#747db2', '#48528f', '#343e7b', '#272f68'],
      cuts: [0.5, 0.24, 0.08],
      grain: 0.008,
      detail: windows((p) => p[0] * 1.4, 0.05, '#56609a'),
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
  for (let i = 0; i < 420; i++) {
    const x = r.range(-250, 250),
      z = shore(x) - 5 - r() * 120,
      h = r.range(5, 14) * (r() < 0.12 ? 1.35 : 1)
    if (Math.abs(x + 45) < 7 && z > -144) continue
    if (i % 3) rainTree(g, r, x, z, h, r() < 0.34 ? 'treeB' : 'tree')
    else
      for (let k = 0; k < 5; k++)
        g.blob(
          x + r.range(-3, 3),
          1.2,
          z + r.range(-1, 2),
          r.range(0.6, 1.5),
          r() < 0.5 ? 'treeB' : 'tree',
          0.8,
          0.2,
          i + k,
          6,
        )
  }
  for (const [x, z, h] of [
    [-45, -138, 50],
    [-26, -186, 47],
    [-100, -196, 40],
    [2, -246, 36],
    [92, -172, 46],
    [70, -245, 36],
  ] as const)
    supertree(g, x, z, h, Math.round(x + 300), 1)
  skyway(g, [-43, 23, -138], [-27, 23, -184], 7)
  // lamps along the shore, each with its own broken streak on the water below it
  let streaks = ''
  for (let i = 0; i < 23; i++) {
    const x = -150 + i * 13.6 + r.range(-3, 3),
      z = shore(x) - 1.5,
      { x: px } = cam.project([x, 1.6, z]),
      { y: py } = cam.project([x, 0, shore(x) + 3]),
      long = i % 3 ? 6 : 10,
      start = r.range(4, 12)
    g.box(x, 0.4, z, 0.8, 1.9, 0.8, i % 4 ? 'lamp' : 'lampWarm')
    for (let k = 0; k < long; k++) {
      const y = py + start + k * (6 + k * 1.7),
        w = 4 + k * 2.4
      streaks += `M${(px - w + r.range(-3, 3)).toFixed(1)},${y.toFixed(1)}q${w},${(-1.6 - k * 0.35).toFixed(1)} ${2 * w},0q${-w},${(1.6 + k * 0.35).toFixed(1)} ${-2 * w},0Z`
    }
  }
  const gAir = rgb('#6a5c96')
  pullSolid(plate, g, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.1,
    contact: 5,
    crisp: true,
    shadows: [{ centre: [0, 20, -180], radius: 180 }],
    air: (_p, d) => ({ amount: 0.3 * smoothstep(150, 330, d), ink: gAir }),
    airSteps: 8,
  })

  const top = (x: number) => cam.project([((x - 800) / cam.f) * 172, 0, shore(((x - 800) / cam.f) * 172)]).y
  const edge = Math.round(top(800))
  calmWater(plate, {
    top: edge,
    inks: ['#f0b8a0', '#7a5a8c', '#2a2c68', '#171c50'],
    dark: ['#1a1f56', 0.2],
    light: ['#b98aa4', 0.08],
    seed: 6,
  })
  plate.svg(`<path d="${streaks}" fill="#ffcf84"/>`)
  nearSide(plate, cam)
}
export const views: View[] = [{ name: 'singapore-cover', focusX: 860, draw }]
