/** Baku: the Flame Towers over the walled old town and the Maiden Tower, from the bay at blue hour. */
import { flameTower, maidenTower, oldHouse, townWall } from '../kit/baku.ts'
import { Camera } from '../kit/camera.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { caique, flock, person, tree } from '../kit/life.ts'
import { lightColumns, type WaterLight } from '../kit/lights.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random, type Random } from '../kit/noise.ts'
import { passerBy } from '../kit/passer-by.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { reflectObject, sea } from '../kit/sea.ts'
import { mist, sky, streaks } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import { windTree } from '../kit/wind-tree.ts'
import { fire, INK, materials, SUN, TOWN } from '../materials/baku.ts'

const HORIZON = 706
const SHORE = -140
const cam = new Camera([0, 9, 0], 0, 0.95, HORIZON, 800)
const HILL = 66
/** The three towers: x, z, height, half width, bend of the tip. */
const TOWERS: readonly [number, number, number, number, number][] = [
  [-44, -640, 160, 33, 0.8],
  [46, -680, 186, 35, -0.75],
  [122, -620, 136, 31, -0.95],
]
const ground = (x: number, z: number): number =>
  TOWN +
  HILL * smoothstep(-215, -560, z) * (0.78 + 0.3 * fbm(x / 120, z / 160, 3, 5)) +
  12 * smoothstep(60, 260, Math.abs(x + 20)) * smoothstep(-260, -420, z)

function houses(m: Mesh, r: Random): void {
  for (let row = 0; row < 15; row++) {
    const z = -196 - row * 23
    const half = 150 + row * 24
    for (let x = -half; x < half;) {
      const w = r.range(9, 16)
      const kind = r()
      const inView = Math.abs(x + w / 2) < 0.56 * -z + 30
      if (inView && kind < 0.88)
        oldHouse(
          m.at(x + w / 2, ground(x, z), z + r.range(-6, 6), r.range(-0.25, 0.25)),
          r,
          w,
          r.range(9, 13),
          1 + Math.floor(r() * 2.6) + (row > 9 && r() < 0.3 ? 2 : 0),
          r.pick(['honey', 'sand', 'rose', 'honey']),
        )
      else if (inView) tree(m, Math.floor(x * 3 + row), x + w / 2, ground(x, z), z, r.range(8, 13))
      x += w + r.range(0.6, 3)
    }
  }
  // two palace domes and a stout minaret rise from the middle of the town
  for (const [x, z, q] of [
    [42, -300, 8],
    [62, -318, 6],
  ] as const) {
    const d = m.at(x, ground(x, z), z)
    d.box(0, 0, 0, q * 2.4, 12, q * 2.4, 'sand', 'terrace')
    d.revolve(
      0,
      0,
      [
        [q, 12],
        [q, 15],
        [q * 0.98, 15],
        [q * 0.86, 15 + q * 0.5],
        [q * 0.5, 15 + q * 0.9],
        [0, 15 + q * 1.1],
      ],
      'dome',
      28,
    )
  }
  const t = m.at(88, ground(88, -290), -290)
  t.revolve(
    0,
    0,
    [
      [3.4, 0],
      [3, 24],
      [4.2, 25],
      [4.2, 26.4],
      [2.6, 26.4],
      [2.5, 30],
      [1.6, 32],
      [0, 33],
    ],
    'honey',
    20,
  )
}
function promenade(m: Mesh, r: Random, lights: WaterLight[]): void {
  m.box(0, -2, SHORE - 26, 700, 2 + TOWN - 2, 52, 'quay', 'stone')
  m.box(0, TOWN - 2, SHORE - 40, 700, 2, 30, 'stone')
  for (let x = -118; x < 124; x += r.range(11, 15)) {
    const y = TOWN - 2
    m.box(x, y, SHORE - 3, 0.22, 5, 0.22, 'iron')
    m.revolve(
      x,
      SHORE - 3,
      [
        [0, y + 4.7],
        [0.62, y + 5.2],
        [0.5, y + 5.9],
        [0, y + 6.2],
      ],
      'lamp',
      10,
    )
    const q = cam.project([x, 0, SHORE])
    lights.push({ x: q.x, y: q.y + 3, ink: '#ffcf7a', half: 6, reach: 120, strength: 0.85 })
    if (Math.abs(x + 28) > 16) tree(m, Math.round(x * 5), x + 6, y + 1, SHORE - 11, r.range(6, 9))
  }
  for (let i = 0; i < 40; i++)
    person(m, r.range(-96, 100), TOWN - 2, SHORE - r.range(1.5, 7), i, r.range(0.95, 1.1))
}
function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#141a46'],
      [210, '#27356f'],
      [400, '#5a5f97'],
      [560, '#c98a92'],
      [690, '#f3b98a'],
    ],
    { steps: 15 },
  )
  streaks(plate, {
    y0: -40,
    y1: 600,
    cover: 0.4,
    body: '#4d5596',
    lip: '#e39a98',
    seed: 27,
    scale: 1.6,
    slant: 0.05,
    opacity: 0.8,
  })
  const r = random(31)
  let stars = ''
  for (let i = 0; i < 60; i++)
    stars += `<circle cx="${r.range(0, 1600).toFixed(0)}" cy="${(r() ** 1.6 * 300).toFixed(0)}" r="${r.range(0.7, 1.5).toFixed(1)}"/>`
  plate.svg(`<g fill="#dfe2ff">${stars}</g>`)

  const haze = rgb(INK.haze)
  const towers = Mesh.create()
  const fires = Object.fromEntries(
    TOWERS.map(([, , h], i) => [`fire${i}`, fire(HILL + 2, h, 3 + i * 5)] as const),
  )
  TOWERS.forEach(([x, z, h, w, bend], i) => {
    flameTower(towers.at(x, HILL + 2, z, i * 0.2 - 0.2), h, w, bend, `fire${i}`)
  })
  pullSolid(plate, towers, cam, {
    sun: SUN,
    materials: { ...materials, ...fires },
    sky: 0.4,
    air: (p) => ({ amount: 0.28 * smoothstep(HILL + 60, HILL, p[1]), ink: rgb('#c98a92') }),
    airSteps: 8,
  })
  mist(plate, '#d79a98', 500, 640, 0.4, 8, 1.4)

  const m = Mesh.create()
  const lights: WaterLight[] = []
  m.terrain(ground, -420, 420, -640, SHORE - 50, 120, 90, 'hill')
  houses(m, r)
  townWall(m.at(2, TOWN, -186, 0.06), 128, 56)
  townWall(m.at(-150, TOWN, -186, -0.04), 112)
  maidenTower(m.at(-27, TOWN, -172, 0.25))
  promenade(m, r, lights)
  const depth = pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.4,
    bounce: 0.1,
    contact: 5,
    clipBelow: 0,
    shadows: [
      { centre: [-10, 12, -180], radius: 70 },
      { centre: [0, 20, -330], radius: 280 },
    ],
    air: (_p, d) => ({ amount: 0.5 * smoothstep(230, 620, d), ink: haze }),
    airSteps: 10,
  })
  const shore = cam.project([0, 0, SHORE]).y
  sea(plate, {
    top: shore,
    horizon: HORIZON,
    far: '#8f7fa8',
    near: '#232c6b',
    dark: '#1d2560',
    light: '#a98fb4',
    reflect: 0.6,
    seed: 4,
    waves: 1.5,
  })
  reflectObject(plate, depth, () => shore, '#2b3478', 0.5, HORIZON, 7)
  lightColumns(plate, lights, { horizon: HORIZON, seed: 5 })
  const k = cam.project([-27, 0, SHORE]).x
  lightColumns(
    plate,
    [
      { x: k, y: shore + 2, ink: '#f6b974', half: 46, reach: 150, strength: 0.7 },
      { x: 800 + 2.2 * 40, y: shore + 2, ink: INK.coral, half: 52, reach: 170, strength: 0.55 },
    ],
    { horizon: HORIZON, seed: 8 },
  )
  const boat = Mesh.create()
  caique(boat.at(19.5, 0, -76, 0.25, 1.1), 1)
  const hull = pullSolid(plate, boat, cam, { sun: SUN, materials, sky: 0.4, contact: 3 })
  reflectObject(plate, hull, () => cam.project([19.5, 0, -75]).y, '#232c6b', 0.7, HORIZON, 3)
  foreground(plate)
  plate.svg(flock(6, 470, 330, 120, 50, 9, 10, '#1d2560'))
}
/** The near end of the boulevard: a parapet in the dark, a lamp, two people looking out, a tree the wind has bent. */
function foreground(plate: Plate): void {
  const coat = (body: string, shade: string, rim: string) => ({
    cut: 'coat' as const,
    body,
    shade,
    rim,
    legs: '#191e48',
    head: '#20204c',
  })
  plate.svg(
    '<path d="M-10,1010V962L560,950L1610,930V1010Z" fill="#161b48"/><path d="M-10,962L560,950L1610,930V939L560,958L-10,970Z" fill="#4f4f8e"/>',
  )
  plate.svg(
    passerBy(742, 954, 84, coat('#a8445c', '#5c2c5c', '#ffb98a')) +
      passerBy(804, 953, 80, { ...coat('#2f6a8c', '#26407a', '#c9d4e0'), cut: 'jacket' }),
  )
  plate.svg(
    '<circle cx="1066" cy="742" r="80" fill="#ffcf7a" fill-opacity=".34"/><circle cx="1066" cy="742" r="44" fill="#ffdf9a" fill-opacity=".4"/>',
    { stipple: 0.7 },
  )
  plate.svg(
    '<path d="M1052,948 L1058,900 L1062,764 L1070,764 L1074,900 L1080,948Z" fill="#12163c"/><path d="M1049,766 Q1046,730 1054,716 L1078,716 Q1086,730 1083,766Z" fill="#ffe6a6"/><path d="M1046,718 L1066,698 L1086,718Z M1050,764 H1082 V770 H1050Z" fill="#12163c"/>',
  )
  plate.svg(windTree(8, 1560, 945, 330, ['#10143a', '#141a48', '#1f2d66', '#56639c']))
}
export const views: View[] = [{ name: 'baku-azerbaijan-cover', focusX: 850, draw }]
