/** Kathmandu: the great stupa of Boudha, prayer flags, and the Himalaya catching first light. */
import { rgb, smoothstep } from '../kit/ink.ts'
import { fbm, random, ridged } from '../kit/noise.ts'
import { Mesh } from '../kit/mesh.ts'
import type { Vec3 } from '../kit/vec.ts'
import { Camera } from '../kit/camera.ts'
import { pullSolid } from '../kit/solid.ts'
import { sky, streaks, mist } from '../kit/sky.ts'
import { domeProfile, finial } from '../kit/buildings.ts'
import { house } from '../kit/house.ts'
import { flock, person, tree } from '../kit/life.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { eyes, flags, stupa } from '../kit/stupa.ts'
import { INK, materials, SUN } from '../materials/kathmandu.ts'

function mountains(plate: Plate): void {
  const m = Mesh.create(),
    peaks: [number, number, number, number][] = [
      [-2350, -9200, 2750, 1500],
      [-900, -9800, 3150, 1350],
      [420, -9400, 2700, 1200],
      [1500, -9300, 3480, 1700],
      [2900, -9600, 2900, 1600],
      [-3700, -9600, 2500, 1500],
    ]
  const h = (x: number, z: number) => {
    const wx = x + (fbm(x / 700, z / 700, 4, 3) - 0.5) * 520,
      wz = z + (fbm(x / 700, z / 700, 4, 9) - 0.5) * 520
    let e = 300
    for (const [px, pz, ph, pr] of peaks) {
      const d = Math.hypot(wx - px, (wz - pz) * 0.8) / pr
      e = Math.max(e, ph * (1 - d * 0.78 + 0.16 * Math.max(0, d - 0.35)))
    }
    return e + (ridged(x / 900, z / 900, 6, 4, 0.5) - 0.42) * 880 * smoothstep(0, 900, e)
  }
  m.terrain(h, -5200, 5200, -11200, -7000, 420, 190, 'snow')
  const air = rgb('#a8cbd2'),
    cam = new Camera([0, 600, 0], 0, 1.15, 640, 800)
  pullSolid(plate, m, cam, {
    sun: [-0.8, 0.42, 0.3],
    materials,
    sky: 0.28,
    shadows: [{ centre: [0, 1500, -9000], radius: 5600 }],
    air: (p) => ({ amount: 0.14 + 0.86 * smoothstep(1500, 450, p[1]), ink: air }),
    airSteps: 14,
  })
}
function forestHills(plate: Plate, cam: Camera): void {
  const m = Mesh.create()
  m.terrain(
    (x, z) =>
      20 +
      (120 + 60 * Math.sin(x / 330 + 1.2)) *
        smoothstep(-1050, -1500, z) *
        (0.65 + 0.7 * fbm(x / 220, z / 300, 5, 6)),
    -1500,
    1500,
    -1900,
    -950,
    220,
    60,
    'hill',
  )
  const air = rgb('#a9cdcb')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    air: (p) => ({ amount: 0.34 + 0.5 * smoothstep(110, 10, p[1]), ink: air }),
    airSteps: 9,
  })
}
const TURN = -0.36
function draw(plate: Plate): void {
  const cam = new Camera([4, 15, 130], 0, 1.3, 716, 800)
  sky(
    plate,
    [
      [0, INK.deep],
      [170, '#2d6590'],
      [380, '#7fb4c4'],
      [560, '#d5e3d0'],
      [680, INK.cream],
    ],
    { steps: 15 },
  )
  streaks(plate, {
    y0: -40,
    y1: 430,
    cover: 0.5,
    body: '#cfe0da',
    lip: '#fff3d6',
    seed: 31,
    scale: 1.5,
    slant: 0.07,
    opacity: 0.8,
    lightBelow: false,
  })
  mountains(plate)
  mist(plate, '#e8e6cf', 520, 720, 0.85, 13, 1.5)
  forestHills(plate, cam)
  mist(plate, '#efe3c6', 660, 800, 0.6, 23, 1.2)

  const m = Mesh.create(),
    r = random(5)
  m.box(0, -2, 0, 400, 2, 260, 'ground')
  // the ring of houses round the stupa
  for (let i = 0; i < 46; i++) {
    const a = -Math.PI * 1.02 + (i / 45) * Math.PI * 1.04,
      R = 62 + r.range(0, 3),
      w = r.range(7.5, 10),
      h = r.range(10, 17)
    if (Math.abs(a + Math.PI / 2) > 1.75) continue
    const q = m.at(2 + Math.cos(a) * R * 1.25, 0, -6 + Math.sin(a) * R, -Math.PI / 2 - a)
    house(q, r, w, h, 9, r.pick(['brickA', 'brickB', 'plaster', 'brickA']), 'tile', 0.16)
    q.box(0, h * 0.62, 5.2, w * 0.8, 0.3, 1.4, 'wood')
    q.box(0, h * 0.62, 5.8, w * 0.8, 1, 0.15, 'wood')
    if (i % 4 === 1) {
      q.hip(0, h + 2, 0, w * 0.8, 3, 7, 0.5, 'tile')
      finial(q, 0, h + 4.6, 0, 2.6)
    }
    if (i % 3 === 0) tree(m, i, 2 + Math.cos(a) * (R + 10) * 1.25, 4, -6 + Math.sin(a) * (R + 10), 17)
  }
  const s = m.at(0, 0, 0, TURN),
    top = stupa(s)
  for (let i = 0; i < 90; i++) {
    const a = r.range(0, Math.PI * 2),
      R = r.range(44, 56),
      x = Math.cos(a) * R,
      z = Math.sin(a) * R * 0.95
    if (z > -20 && z < 62) person(m, x, 0, z, i, 1.08)
  }
  // pilgrims walking the terrace in twos and threes
  for (let g = 0; g < 15; g++) {
    const t0 = -31 + g * 4.4 + r.range(-1.4, 1.4),
      z0 = r.range(34.4, 37.2),
      n = 1 + Math.floor(r() * 3.4)
    for (let i = 0; i < n; i++)
      person(
        m.at(0, 0, 0, TURN),
        t0 + i * r.range(0.7, 1.1),
        4.2,
        z0 + r.range(-0.6, 0.6),
        Math.floor(r() * 9),
        r() < 0.15 ? 0.68 : r.range(0.92, 1.06),
      )
  }
  for (let g = 0; g < 7; g++) {
    const t0 = r.range(-24, 20)
    for (let i = 0; i < 2; i++)
      person(m.at(0, 0, 0, TURN), t0 + i * 0.9, 7.8, 29.4 + r.range(0, 1.6), Math.floor(r() * 9))
  }
  for (const [x, z] of [
    [-25, 25],
    [25, 25],
  ] as const) {
    s.revolve(
      x * 1.15,
      z * 1.15,
      [[2, 7.8], [2, 8.6], ...domeProfile(1.7, 1.7, 8.6).slice(0, 11), [0.5, 10.4], [0.45, 10.9], [0, 12.6]],
      'white',
      16,
    )
  }
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.18,
    contact: 7,
    shadows: [
      { centre: [0, 15, 0], radius: 60 },
      { centre: [0, 15, -10], radius: 130 },
    ],
    air: (p) => ({ amount: 0.42 * smoothstep(20, -75, p[2]) * (p[1] > 26 ? 0 : 1), ink: rgb('#e6c9b6') }),
    airSteps: 8,
  })

  // the eyes, on the two faces we see
  const w = 4.32,
    y0 = 28.3,
    rot = (p: Vec3): Vec3 => s.put(p),
    dir = (p: Vec3): Vec3 => {
      const o = s.put([0, 0, 0]),
        q = s.put(p)
      return [q[0] - o[0], q[1] - o[1], q[2] - o[2]]
    }
  plate.svg(
    `<g transform="${cam.onFace(rot([0, y0, w]), dir([1, 0, 0]), [0, 1, 0])}">${eyes(false)}</g><g transform="${cam.onFace(rot([w, y0, 0]), dir([0, 0, -1]), [0, 1, 0])}">${eyes(true)}</g>`,
  )
  // prayer flags from the parasol to every corner
  let str = ''
  const apex: Vec3 = [0, top + 1.6, 0]
  ;(
    [
      [-62, 5, 14],
      [-46, 2, 34],
      [-24, 4, 52],
      [62, 5, 12],
      [47, 2, 34],
      [25, 4, 52],
      [-66, 12, -16],
      [66, 12, -16],
    ] as Vec3[]
  ).forEach((b, i) => {
    str += flags(cam, apex, b, 3.4, 1.25, 1.05, i + 1)
  })
  plate.svg(str)
  // two strings across the very foreground
  plate.svg(flags(cam, [-23, 25, 72], [-9.5, 37, 78], 1.6, 1.05, 1.05, 21))
  plate.svg(
    flock(4, 470, 300, 120, 60, 16, 11, '#2d3f66') +
      flock(9, 1330, 330, 110, 40, 10, 9, '#2d3f66') +
      flock(15, 1110, 640, 120, 70, 11, 15, '#fff8e6') +
      flock(16, 1150, 655, 120, 60, 9, 14, '#4c5384'),
  )
}
export const views: View[] = [{ name: 'kathmandu-nepal-cover', focusX: 730, draw }]
