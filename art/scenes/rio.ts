/** South America: Rio de Janeiro from above, Sugarloaf over Botafogo bay, two walkers on the ledge. */
import { Camera } from '../kit/camera.ts'
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { crown } from '../kit/crown.ts'
import { graniteDome, SUGARLOAF, URCA } from '../kit/granite-dome.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { bareSky } from '../kit/heavens.ts'
import { tree } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random, type Random } from '../kit/noise.ts'
import { rock } from '../kit/landform.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import { rod } from '../kit/rods.ts'
import type { View } from '../kit/scene.ts'
import { mist } from '../kit/sky.ts'
import { fartherThan, pullSolid } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'
import { coral as materials, SUN } from '../materials/rio.ts'

const EYE = 245
const HORIZON = 392
const cam = new Camera([0, EYE, 0], 0, 2.3, HORIZON, 800)
const haze = rgb('#f2b9a0')
const LOAF = { x: 40, z: -3150 }
const HILL = { x: 372, z: -2850 }

function ranges(plate: Plate): void {
  for (const [z, base, amp, seed, air, from] of [
    [-26000, 100, 1500, 4, 0.62, -1],
    [-15000, 20, 900, 9, 0.42, -1],
    [-9000, -60, 420, 14, 0.24, -1],
  ] as const) {
    const m = Mesh.create()
    const w = -z * 0.42
    m.terrain(
      (x, zz) => {
        const u = x / -z
        const open = smoothstep(0.2, 0.06, u) + 0.5 * smoothstep(0.28, 0.34, u)
        return (
          ((base + amp * fbm((u * 7 + seed) * 1.6, zz / 5000, 5, seed) ** 1.5) * open - 40) *
            smoothstep(z + -z * 0.12, z, zz) +
          from
        )
      },
      -w,
      w,
      z * 1.04,
      z * 0.88,
      300,
      24,
      'ranges',
    )
    pullSolid(plate, m, cam, {
      sun: SUN,
      materials,
      sky: 0.3,
      air: (p) => ({ amount: air + 0.28 * smoothstep(260, 0, p[1]), ink: haze }),
      airSteps: 9,
      clipBelow: 0,
    })
  }
}
/** Metres above the water: the two shores of the bay. */
const land = (x: number, z: number): number => {
  const near = smoothstep(
    1600,
    1500,
    Math.hypot(x * 0.4, z + 300) +
      190 * smoothstep(-130, -520, x) +
      60 * smoothstep(130, -60, Math.abs(x - 90)) -
      420 * smoothstep(160, 520, x),
  )
  const right = smoothstep(300, 420, x + (z + 2500) * 0.24) * smoothstep(-3300, -3100, z)
  const neck = smoothstep(320, 200, Math.hypot((x - 230) * 0.6, z + 3020))
  return -4 + 9 * Math.max(near, right, neck)
}
/** The town along the shore: low houses under tiles, flats with balconies, and a few slabs, with trees between them. */
function town(m: Mesh, r: Random): void {
  for (let row = 0; row < 30; row++) {
    const z = -2960 + row * 46
    for (let x = 290; x < 1000;) {
      const kind = r()
      const w = kind < 0.5 ? r.range(13, 20) : r.range(18, 40)
      const onLand = land(x, z + 26) > 3.5 && land(x - w, z) > 3 && land(x + w, z) > 3
      const clear = Math.hypot(x - HILL.x, z - HILL.z) > 330 && Math.hypot(x - LOAF.x, z - LOAF.z) > 360
      if (onLand && clear) {
        const q = m.at(x, 4, z + r.range(-14, 14), r.range(-0.5, 0.5))
        const wall = r.pick(['wallA', 'wallB', 'wallC', 'wallA'])
        if (kind < 0.5) {
          const h = r.range(7, 13)
          q.box(0, 0, 0, w, h, w * 0.8, wall)
          q.hip(0, h, 0, w + 1.6, 4.6, w * 0.9, w * 0.45, 'tile')
        } else if (kind < 0.78) {
          // balconies: bands of shade from end to end
          const h = r.range(16, 30)
          q.box(0, 0, 0, w, h, 14, wall, 'flat')
          for (let y = 3; y + 3 < h; y += 6) q.box(0, y, 7.1, w - 2.4, 2.4, 0.4, 'dark')
        } else if (kind < 0.86) {
          const h = r.range(42, 66)
          q.box(0, 0, 0, 17, h, 15, wall, 'flat')
          q.box(3, h, 0, 6, 4, 6, wall, 'flat')
          for (const u of [-5, 0, 5]) q.box(u, 4, 7.6, 2.4, h - 8, 0.4, 'dark')
        } else
          for (let i = 0; i < 4; i++)
            tree(m, Math.floor(x + row + i), x + r.range(-10, 10), 3, z + r.range(-12, 12), r.range(12, 19))
      }
      x += w + r.range(5, 20)
    }
  }
}
function bay(plate: Plate): Float32Array {
  const m = Mesh.create()
  const r = random(11)
  m.terrain(land, -1400, 1500, -3500, -1000, 190, 170, 'street')
  graniteDome(m.at(LOAF.x, 0, LOAF.z), SUGARLOAF)
  graniteDome(m.at(HILL.x, 0, HILL.z), URCA)
  graniteDome(m.at(LOAF.x - 330, 0, LOAF.z - 60, 0, 0.36), { ...URCA, seed: 17 })
  // the wooded foot of the two hills
  for (let i = 0; i < 420; i++) {
    const a = r.range(0, Math.PI * 2)
    const [c, w] = r() < 0.5 ? [LOAF, 290] : [HILL, 270]
    const q = w * r.range(0.8, 1.18)
    const [x, z] = [c.x + Math.cos(a) * q, c.z + Math.sin(a) * q * 0.8]
    if (Math.sin(a) > -0.2) m.blob(x, 4 + r.range(0, 14), z, r.range(9, 18), 'forest', 0.8, 0.22, i, 6)
  }
  town(m, r)
  // cable from hill to hill, and a cabin on its way
  const [a, b]: [Vec3, Vec3] = [
    [HILL.x + 2, 236, HILL.z + 30],
    [LOAF.x + 44, 442, LOAF.z + 20],
  ]
  const hang = (t: number): Vec3 => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t - 40 * t * (1 - t),
    a[2] + (b[2] - a[2]) * t,
  ]
  for (let i = 0; i < 30; i++) rod(m, hang(i / 30), hang((i + 1) / 30), 1.3, 'cable')
  for (const t of [0.36, 0.74]) {
    const c = hang(t)
    rod(m, c, [c[0], c[1] - 7, c[2]], 1, 'cable')
    m.box(c[0], c[1] - 16, c[2], 13, 9, 8, 'cabin')
    m.box(c[0], c[1] - 12.6, c[2], 13.4, 4, 8.4, 'dark')
  }
  // a station at each end, open where the cable leaves
  for (const [[x, y, z], w] of [
    [a, 44],
    [b, 30],
  ] as const) {
    m.box(x, y - 26, z, w, 22, 22, 'wallA', 'flat')
    m.box(x, y - 4, z, w + 8, 5, 28, 'wallA', 'flat')
    m.box(x, y - 15, z + 11, w - 8, 8, 1, 'dark')
  }
  return pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.32,
    bounce: 0.16,
    contact: 4,
    crisp: true,
    shadows: [
      { centre: [150, 150, -3000], radius: 420 },
      { centre: [0, 20, -2200], radius: 1300 },
    ],
    air: (p, d) => ({
      amount: 0.16 * smoothstep(2000, 3300, d) + 0.16 * smoothstep(90, 0, p[1]) * smoothstep(2000, 3200, d),
      ink: haze,
    }),
    airSteps: 9,
    clipBelow: 0,
  })
}
/** Yachts at anchor, in pixels: hull, mast and their reflection. None are in front of the town. */
function yachts(plate: Plate, town: Float32Array): string {
  const r = random(21)
  let d = ''
  for (let i = 0; i < 90; i++) {
    const [x, z] = [r.range(-420, 260), r.range(-2740, -2290)]
    if (land(x, z) > -3.6 || land(x + 30, z - 40) > -3.6) continue
    const p = cam.project([x, 0, z])
    const k = p.k * r.range(0.8, 1.25)
    const way = r() < 0.5 ? 1 : -1
    const isOpen = fartherThan(plate, town, -z)
    const hull = [-8, -4, 0, 4, 8].map((u) => p.x + u * k)
    if (hull.some((column) => !isOpen(column, p.y + 2 * k) || !isOpen(column, p.y - 4 * k))) continue
    d += `<path d="M${p.x - way * 6 * k},${p.y - 1.6 * k}L${p.x + way * 7 * k},${p.y - 2 * k}L${p.x + way * 4 * k},${p.y}L${p.x - way * 5 * k},${p.y}Z" fill="#fff3dc"/><path d="M${p.x - way * 5 * k},${p.y}L${p.x + way * 4 * k},${p.y}L${p.x + way * 6 * k},${p.y + 0.9 * k}L${p.x - way * 5 * k},${p.y + 0.9 * k}Z" fill="#35567f"/><path d="M${p.x - 0.4 * k},${p.y - 1.6 * k}l${0.35 * k},${-13 * k}l${0.35 * k},${13 * k}Z" fill="#fff0d8"/>`
    if (i % 6 === 0)
      d += `<path d="M${p.x + 0.6 * k},${p.y - 13 * k}L${p.x + 0.6 * k},${p.y - 2.6 * k}L${p.x + way * 6.5 * k},${p.y - 2.6 * k}Z" fill="#ffe0b4"/>`
  }
  return d
}
/** The wood on the slope below us, in the shade of our hill: rows of crowns that grow towards the eye. */
function slope(): string {
  const r = random(6)
  let s = ''
  for (const [row, base, size, inks] of [
    [0, 812, 60, ['#2f6a68', '#5c8f68', '#1c4a58']],
    [1, 848, 84, ['#245a5e', '#427c62', '#153c4c']],
    [2, 894, 118, ['#1b4852', '#33665a', '#102d40']],
    [3, 952, 160, ['#143844', '#27544f', '#0c2334']],
  ] as const) {
    const top = (x: number) =>
      base - 240 * smoothstep(600, -60, x) * (1 - row * 0.12) + 46 * fbm(x / 170, row, 2, 5)
    let floor = 'M-60,1060'
    for (let x = -60; x <= 1660; x += 40) floor += `L${x},${(top(x) + size * 0.3).toFixed(0)}`
    s += `<path d="${floor}L1660,1060Z" fill="${inks[2]}"/>`
    for (let x = -60; x < 1660; x += size * r.range(0.46, 0.8))
      s += crown(
        row * 300 + Math.round(x),
        x,
        top(x) + r.range(-0.1, 0.12) * size,
        size * r.range(0.85, 1.25),
        inks,
        true,
      )
  }
  return s
}
/** Our ledge: bare rock that comes in from the right, lit along its edge; a couple looks out from it. */
function ledge(): string {
  const look = { hair: '#2a1c34', shoes: '#2b2440' }
  return (
    edgeLight(
      rock(
        [
          [700, 1020],
          [770, 968],
          [860, 950],
          [930, 908],
          [1040, 888],
          [1200, 878],
          [1330, 884],
          [1420, 850],
          [1520, 846],
          [1640, 800],
          [1640, 1020],
        ],
        '#432c55',
        7,
        4,
      ) +
        rock(
          [
            [860, 1020],
            [960, 962],
            [1090, 940],
            [1260, 946],
            [1400, 920],
            [1640, 900],
            [1640, 1020],
          ],
          '#251839',
          7,
          9,
        ),
      [-1, -0.8],
      5,
      '#ffb98a',
    ) +
    edgeLight(
      place(
        1116,
        890,
        112,
        figure('points', {
          ...look,
          skin: '#8f5a48',
          top: '#f6e6c8',
          farTop: '#c9a8a4',
          bottom: '#3f5f86',
          cut: 'hat',
          hat: '#d9a05c',
        }),
        true,
      ) +
        place(
          1196,
          886,
          106,
          figure('shadesEyes', {
            ...look,
            skin: '#a9694c',
            top: '#2f8a86',
            farTop: '#226a74',
            bottom: '#e0a24a',
            skirt: 'knee',
            cut: 'bun',
          }),
          true,
        ),
      [-1, -0.6],
      2.6,
      '#ffe6bc',
    )
  )
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#23508a'],
    [130, '#6a8fb4'],
    [260, '#e2b3a2'],
    [340, '#fdbf8c'],
    [HORIZON, '#ffe3ac'],
  ])
  ranges(plate)
  calmWater(plate, {
    top: HORIZON + 2,
    inks: ['#f6c49c', '#8fb0a8', '#2f8a98', '#1b6f88', '#155a78'],
    dark: ['#1a6480', 0.14],
    light: ['#ffe0b4', 0.1],
    seed: 9,
  })
  mist(plate, '#fbd0a8', 380, 450, 0.4, 13, 1.5)
  plate.svg(yachts(plate, bay(plate)))
  plate.svg(slope() + ledge())
}
export const views: View[] = [{ name: 'south-american-wonders-cover', focusX: 930, draw }]
