/** A small harbour town on a bay that bends to the left: hill, houses, church, quay, mole and light. Materials as in materials/home.ts. */
import { drum, dome } from './buildings.ts'
import { house } from './house.ts'
import { lerp, smoothstep } from './ink.ts'
import { caique, cypress, person, tree } from './life.ts'
import { Mesh } from './mesh.ts'
import { fbm, random } from './noise.ts'
import { archOutline } from './outline.ts'
import type { Vec3 } from './vec.ts'

/** x of the shore at depth z: in at the harbour, then round the bay to the left. */
const shore = (z: number) => {
  const d = -z
  return (
    40 +
    46 * smoothstep(190, 330, d) -
    22 * smoothstep(430, 560, d) +
    90 * smoothstep(600, 980, d) -
    300 * smoothstep(1000, 1700, d)
  )
}
function land(x: number, z: number): number {
  const d = x - shore(z)
  if (d < 0) return Math.max(-8, d * 0.6)
  const rough = fbm(x / 70, z / 70, 4, 7) - 0.5
  const slope = 2.4 + Math.max(0, d - 10) * 0.3
  const crest = 66 + 30 * smoothstep(500, 1100, -z) + rough * 40
  return Math.min(slope, crest + (slope - crest) * 0.16) + rough * 14 * smoothstep(10, 90, d)
}
function lighthouse(m: Mesh): void {
  m.revolve(
    0,
    0,
    [
      [3.4, 0],
      [3.4, 2.4],
      [2.5, 2.5],
      [1.9, 12.5],
      [2.6, 12.7],
      [2.6, 13.4],
      [1.3, 13.4],
    ],
    'white',
    20,
  )
  m.revolve(
    0,
    0,
    [
      [1.2, 13.4],
      [1.2, 15.6],
    ],
    'lamp',
    12,
  )
  m.revolve(
    0,
    0,
    [
      [1.7, 15.6],
      [1.5, 16],
      [0.4, 17.2],
      [0, 18.4],
    ],
    'boot',
    14,
  )
  m.revolve(
    0,
    0,
    [
      [2.34, 5.4],
      [2.1, 8.4],
    ],
    'boot',
    20,
  )
}
function bellTower(m: Mesh): void {
  m.box(0, -8, 0, 6, 26, 6, 'stone')
  for (const y of [8, 17.4]) m.box(0, y, 0, 6.8, 0.7, 6.8, 'stone')
  m.box(0, 18, 0, 5.4, 6.4, 5.4, 'stone')
  for (let k = 0; k < 4; k++)
    m.at(0, 0, 0, (k * Math.PI) / 2).decal(
      archOutline(1.9, 4.4),
      [0, 18.8, 2.7],
      [1, 0, 0],
      [0, 1, 0],
      'dark',
      0.08,
    )
  m.box(0, 24.4, 0, 6.4, 0.8, 6.4, 'stone')
  m.hip(0, 25.2, 0, 6, 7.5, 6, 0, 'tile')
}
export function harbourTown(): Mesh {
  const m = Mesh.create(),
    r = random(29)
  m.terrain(land, -320, 900, -1750, -150, 200, 230, 'hill')
  // quay, mole and light
  for (let i = 0; i < 40; i++) {
    const z = -286 - i * 6
    m.box(shore(z) + 2, -4, z, 9, 6.2, 7, 'stone', 'paving')
  }
  const mole = (t: number): Vec3 => [lerp(86, 8, t), 0, -318 - 40 * Math.sin(t * 1.9)]
  for (let i = 0; i < 34; i++) {
    const [x, , z] = mole(i / 33)
    m.at(x, 0, z, 0.3 - (i / 33) * 0.6).box(0, -4, 0, 4.4, 6.2, 6.4, 'stone', 'paving')
    m.at(x, 0, z, 0.3 - (i / 33) * 0.6).box(0, 2.2, -2.6, 4.4, 1.3, 1, 'stone')
    if (r() < 0.16) person(m, x, 2.2, z + 1, i)
  }
  const end = mole(1)
  m.revolve(
    end[0],
    end[2],
    [
      [6, -4],
      [6, 2.8],
      [5.4, 3],
    ],
    'stone',
    20,
  )
  m.revolve(
    end[0],
    end[2],
    [
      [5.4, 3],
      [0, 3.01],
    ],
    'paving',
    20,
  )
  lighthouse(m.at(end[0], 3, end[2]))
  // the town, row by row along the shore
  const church: Vec3 = [142, 0, -392]
  for (let row = 0; row < 13; row++) {
    let z = -250 + r() * 6
    while (z > -660) {
      const w = r.range(7, 12),
        x = shore(z) + 13 + row * 10.5 + r.range(-1.6, 1.6),
        edge = Math.abs(z + 440) / 215,
        gap =
          r() < 0.1 + 0.5 * Math.max(0, edge - 0.5) + row * 0.035 ||
          Math.hypot(x - church[0], z - church[2]) < 19
      if (gap) {
        if (r() < 0.7) {
          if (r() < 0.4) cypress(m, x, land(x, z) - 1, z, r.range(9, 15), 'cypress')
          else tree(m, Math.floor(z * 3 + row), x, land(x, z) - 1, z, r.range(6, 10))
        }
      } else
        house(
          m.at(x, land(x, z) - 0.6, z, -0.75 + r.range(-0.2, 0.2)),
          r,
          w,
          r.range(5, 9) + (row < 2 ? 3 : 0),
          r.range(7, 9),
          r.pick(['wallA', 'wallA', 'wallB', 'wallC']),
          'tile',
          0.12,
        )
      z -= w + r.range(0.6, 3)
    }
  }
  const q = m.at(church[0], land(church[0], church[2]), church[2], -0.7)
  q.box(0, -10, 0, 15, 19, 26, 'wallA')
  q.at(0, 9, 0, Math.PI / 2).gable(0, 0, 0, 27, 5, 16, 'tile', 'wallA')
  q.decal(archOutline(3, 5), [0, -0.2, 13], [1, 0, 0], [0, 1, 0], 'dark', 0.1)
  drum(q, 0, 12, -7, 5, 3.4, 10)
  dome(q, 0, 15.4, -7, 5, 5, 'tile', 24)
  bellTower(q.at(-11.5, 0, 6))
  for (let i = 0; i < 420; i++) {
    const z = -210 - r() * 900,
      x = shore(z) + 16 + r() ** 0.7 * 300
    if (z > -660 && x < shore(z) + 140 && r() < 0.86) continue
    if (r() < 0.26) cypress(m, x, land(x, z) - 1, z, r.range(8, 15), 'cypress')
    else tree(m, i, x, land(x, z) - 2, z, r.range(5, 10))
  }
  for (let i = 0; i < 1100; i++) {
    const z = -640 - r() ** 0.8 * 1050,
      d = r() ** 1.3 * 420,
      x = shore(z) + 12 + d
    if (fbm(x / 90, z / 90, 3, 14) < 0.47) continue
    m.blob(x, land(x, z) + 2, z, r.range(5, 11), 'tree', 0.75, 0.2, i, 6)
  }
  for (let i = 0; i < 70; i++) {
    const z = -760 - r() * 700,
      x = shore(z) + 14 + r() * 60
    m.box(x, land(x, z) - 3, z, r.range(9, 15), r.range(9, 13), 9, 'wallA', 'tile')
  }
  // moored boats inside the mole
  for (let i = 0; i < 22; i++) {
    const z = r.range(-430, -338),
      x = shore(z) - r.range(6, 44)
    const b = m.at(x, 0, z, r.range(-0.8, 0.8), r.range(1, 1.5))
    caique(b, i)
    if (i % 3 === 0)
      b.revolve(
        0.2,
        0,
        [
          [0.1, 0.6],
          [0.06, r.range(8, 11)],
        ],
        'stone',
        5,
      )
  }
  return m
}
