/** Italy: a white road in Chianti, cypresses up to a farmhouse, a small red car ahead. */
import { bank } from '../kit/bank.ts'
import { Camera } from '../kit/camera.ts'
import { castShadow } from '../kit/company.ts'
import { place } from '../kit/cut.ts'
import { openings } from '../kit/buildings.ts'
import { cypressTree } from '../models/cypress-tree.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { tree } from '../kit/trees.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import { figure, type Look } from '../kit/people.ts'
import type { PoseName } from '../kit/poses.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { smallCar } from '../models/small-car.ts'
import { pullSolid } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'
import { green as materials, roadX, SUN } from '../materials/chianti.ts'

const cam = new Camera([0, 9.5, 0], 0, 1.3, 430, 800)
const haze = rgb('#dfe6c8')
const FARM = { x: 52, z: -322 }

const ground = (x: number, z: number): number =>
  -9 * smoothstep(-42, -142, z) +
  47 * smoothstep(-136, -310, z) * (0.34 + 0.66 * Math.exp(-(((x - FARM.x) / 150) ** 2))) +
  (fbm(x / 90, z / 90, 3, 8) - 0.5) *
    22 *
    smoothstep(-70, -150, z) *
    smoothstep(8, 60, Math.abs(x - roadX(z)))

function ranges(plate: Plate): void {
  for (const [z, base, amp, seed, air] of [
    [-5200, 120, 620, 4, 0.62],
    [-2800, 30, 330, 9, 0.42],
    [-1300, -10, 190, 14, 0.24],
  ] as const) {
    const m = Mesh.create()
    m.terrain(
      (x, zz) =>
        (base + amp * fbm(x / (-z * 0.2) + seed, zz / 700, 4, seed)) * smoothstep(z * 0.78, z, zz) - 20,
      z * 0.5,
      -z * 0.5,
      z * 1.06,
      z * 0.76,
      240,
      30,
      'range',
    )
    pullSolid(plate, m, cam, {
      sun: SUN,
      materials,
      sky: 0.3,
      air: (p) => ({ amount: air + 0.34 * smoothstep(-z * 0.06, 0, p[1]), ink: haze }),
      airSteps: 9,
    })
  }
}
function farmhouse(m: Mesh): void {
  m.box(0, -4, 0, 19, 11, 11, 'stone')
  m.gable(0, 7, 0, 20.4, 3, 12.6, 'tile', 'stone')
  m.box(-11, -4, 2, 8, 8.4, 10, 'stone')
  m.gable(-11, 4.4, 2, 9, 2.4, 11.4, 'tile', 'stone')
  m.box(9, -4, -1, 6.4, 18, 6.4, 'stone')
  m.hip(9, 14, -1, 7.6, 2.2, 7.6, 0, 'tile')
  openings(m, -9, 6, 4, 5.5, 4, 1.1, 1.7, 'dark', false)
  openings(m, -9, 6, 0.4, 5.5, 3, 1.8, 2.6, 'dark', true)
  openings(m, 7.4, 10.6, 10, 2.2, 2, 1.1, 1.9, 'dark', true)
  openings(m, -13.6, -8.4, 0.6, 7, 2, 1.2, 1.8, 'dark', false)
  m.box(-3, 8.6, -2, 1.1, 2.6, 1.1, 'stone')
}
function hills(plate: Plate): void {
  const m = Mesh.create()
  const r = random(6)
  m.terrain(ground, -420, 460, -470, -12, 220, 180, 'fields')
  farmhouse(m.at(FARM.x + 4, ground(FARM.x, FARM.z) + 1, FARM.z, 0.3, 1.15))
  for (let z = -92; z > -304; z -= 8.2)
    for (const s of [-1, 1]) {
      if (r() < 0.16) continue
      const x = roadX(z) + s * r.range(4.6, 5.4)
      cypressTree(m, Math.round(-z * 2 + s), x, ground(x, z) - 0.4, z + r.range(-1, 1), r.range(8, 12), 0.72)
    }
  for (const [dx, dz, h] of [
    [-22, 6, 15],
    [-26, 2, 12],
    [20, -4, 17],
    [24, 2, 13],
    [27, -2, 15],
    [-17, -8, 16],
    [31, 4, 11],
  ] as const)
    cypressTree(
      m,
      Math.round(dx * 7),
      FARM.x + dx,
      ground(FARM.x + dx, FARM.z + dz) - 0.5,
      FARM.z + dz,
      h,
      0.74,
    )
  for (let i = 0; i < 260; i++) {
    const [x, z] = [r.range(-260, 320), r.range(-440, -92)]
    if (Math.abs(x - roadX(z)) < 11 || Math.hypot(x - FARM.x, z - FARM.z) < 24) continue
    const clump = fbm(x / 44, z / 44, 3, 25)
    if (clump > 0.56) tree(m, i, x, ground(x, z) - 0.5, z, r.range(4.4, 7.5), clump > 0.63 ? 'tree' : 'olive')
  }
  // the car goes ahead of us, on the right of the road
  smallCar(m.at(roadX(-41) + 0.2, ground(2, -41), -41, -1.33, 1.5))
  // near vines on their wires
  for (let row = 0; row < 4; row++) {
    for (let i = 0; i < 19; i++) {
      const [x, z] = [8.4 + row * 3.2 + i * 0.34, -30 - i * 1.5]
      const y = ground(x, z)
      if (i % 3 === 0) m.box(x, y, z, 0.12, 1.7, 0.12, 'post')
      for (let k = 0; k < 9; k++)
        m.blob(
          x + r.range(-0.4, 0.4),
          y + r.range(0.7, 1.75),
          z + r.range(-0.8, 0.8),
          r.range(0.2, 0.38),
          'leaf',
          0.8,
          0.3,
          i * 9 + k,
          6,
        )
      if (i % 2 === 0) m.blob(x - 0.42, y + 0.72, z, 0.14, 'grape', 1.5, 0.2, i, 6)
    }
  }
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.32,
    bounce: 0.16,
    contact: 4,
    shadows: [
      { centre: [0, 0, -42], radius: 24 },
      { centre: [30, 10, -200], radius: 190 },
    ],
    air: (_p, d) => ({ amount: 0.24 * smoothstep(150, 430, d), ink: haze }),
    airSteps: 8,
  })
}
/** Poppies in the grass of the brow. */
function poppies(): string {
  const r = random(33)
  let d = ''
  for (let i = 0; i < 420; i++) {
    const [x, z] = [r.range(-26, 26), -r.range(33, 57)]
    if (Math.abs(x - roadX(z)) < 3.4 || fbm(x / 7, z / 7, 3, 31) < 0.47) continue
    const p = cam.project([x, ground(x, z), z])
    const s = p.k * r.range(0.05, 0.09)
    d += `<path d="M${p.x},${p.y}l1,${-s * 3.4}l1,${s * 3.4}Z" fill="#2f6a54"/><ellipse cx="${(p.x + 1).toFixed(1)}" cy="${(p.y - s * 3.6).toFixed(1)}" rx="${s.toFixed(1)}" ry="${(s * 0.75).toFixed(1)}" fill="${r.pick(['#f0564a', '#d93f3a', '#f27a5c'])}"/>`
  }
  return d
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#35788c'],
    [130, '#6fa9ab'],
    [270, '#c3d8ba'],
    [380, '#f6e7b6'],
    [450, '#fff3d2'],
  ])
  ranges(plate)
  hills(plate)
  const stand = (x: number, z: number, pose: PoseName, look: Look, flip = false): string => {
    const at: Vec3 = [x, ground(x, z), z],
      q = cam.project(at)
    return castShadow(cam, at, SUN, '#2a5f52') + place(q.x, q.y, q.k, figure(pose, look), flip)
  }
  const hair = '#2b2038'
  plate.svg(
    poppies() +
      stand(-2.2, -37.6, 'waves', { skin: '#b5785a', hair, top: '#fbf2dc', bottom: '#2f6f8c', skirt: 'knee', cut: 'hat', hat: '#f0cf8a', shoes: '#8a4a3c' }) + // prettier-ignore
      stand(-3.5, -37, 'handOnHip', { skin: '#a9694c', hair, top: '#d9503f', bottom: '#34446c', cut: 'curls', bag: { kind: 'pack', ink: '#d9a13f' } }), // prettier-ignore
  )
  const crest = (x: number): number =>
    1004 - 120 * smoothstep(440, 0, x) - 40 * smoothstep(1100, 1600, x) + 6 * Math.sin(x / 37)
  plate.svg(
    bank(
      5,
      crest,
      {
        body: '#1f4a48',
        blade: '#3a7250',
        lit: '#a9bf62',
        flowers: ['#f0564a', '#e8453f', '#ffd35c', '#fff6e0'],
      },
      { blade: 38 },
    ),
  )
}
export const views: View[] = [{ name: 'magnificent-italy-2', focusX: 905, draw }]
