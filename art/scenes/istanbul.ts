/** Istanbul: the Suleymaniye above the Golden Horn, a ferry crossing in the last of the afternoon. */
import { rgb, smoothstep } from '../kit/ink.ts'
import { fbm, random } from '../kit/noise.ts'
import { Mesh } from '../kit/mesh.ts'
import { Camera } from '../kit/camera.ts'
import { pullSolid } from '../kit/solid.ts'
import { calmWater } from '../kit/calm-water.ts'
import { bareSky } from '../kit/heavens.ts'
import { mist } from '../kit/mist.ts'
import { minaret, dome, drum, openings } from '../kit/buildings.ts'
import { house } from '../kit/house.ts'
import { imperialMosque } from '../models/mosque.ts'
import { cypress, tree } from '../kit/trees.ts'
import { caique } from '../models/caique.ts'
import { ferry } from '../models/bosphorus-ferry.ts'
import { gull } from '../models/gull.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { INK, materials as warm, SUN } from '../materials/istanbul.ts'

/** The same surfaces with clean edges, and fewer planes on the landmark. */
const materials = {
  ...Object.fromEntries(Object.entries(warm).map(([name, m]) => [name, { ...m, grain: 0 }])),
  stone: { tones: [INK.cream, '#c98f86', '#8f7088'], cuts: [0.42, 0.16], grain: 0 },
  lead: { tones: ['#d6c9b6', '#8496a4', '#56708a'], cuts: [0.62, 0.3], grain: 0 },
  hull: { tones: ['#26334a'] },
}

/** The ferry crosses below the mosque. */
const SHIP = { x: 575, y: 926, scale: 0.95 }
const SHIP_INKS = {
  white: '#fbe3c4',
  dim: '#c9a294',
  hull: '#26334a',
  aft: '#182338',
  boot: '#a5443c',
  glass: '#2b4a5e',
  lamp: '#ffd678',
}

function draw(plate: Plate): void {
  const cam = new Camera([0, 17, 640], 0, 2.22, 756, 800)
  bareSky(plate, [
    [0, '#0a2a46'],
    [190, '#3c6680'],
    [350, '#b09c98'],
    [500, INK.apricot],
    [640, '#fbd391'],
    [760, INK.cream],
  ])
  // far bank, in the haze
  const far = Mesh.create()
  const hillFar = (x: number) => 62 + 26 * Math.sin(x / 210 + 1) + 18 * fbm(x / 120, 3, 4, 8)
  far.terrain(
    (x, z) => hillFar(x) * smoothstep(-900, -1100, z) - 4,
    -800,
    800,
    -1500,
    -860,
    120,
    20,
    'ground',
  )
  const rf = random(8)
  for (let i = 0; i < 260; i++) {
    const x = rf.range(-620, 620)
    far.box(x, hillFar(x) - 20 - rf() * 30, -1000, rf.range(8, 20), rf.range(18, 34), 10, 'wallA', 'tile')
  }
  for (const [x, s] of [
    [-330, 1.1],
    [410, 0.9],
  ] as const) {
    const f = far.at(x, hillFar(x) - 6, -1040, 0, s)
    f.box(0, -10, 0, 50, 28, 40, 'stone', 'lead')
    drum(f, 0, 16, 0, 16, 8, 16)
    dome(f, 0, 24, 0, 16, 14)
    for (const q of [-34, 34]) minaret(f, q, 0, 0, 66, [0.6, 0.75])
  }
  const haze = rgb('#e9b98a')
  pullSolid(plate, far, cam, { sun: SUN, materials, air: () => ({ amount: 0.74, ink: haze }) })
  mist(plate, '#f7cf95', 560, 790, 0.5, 21, 1.6)

  // the third hill
  const city = Mesh.create(),
    r = random(19)
  const hill = (x: number, z: number) => {
    // shore at z=0, plateau at 44 m under the mosque
    const rise = smoothstep(14, -120, z),
      crest = 57 - 0.0003 * (x - 20) ** 2 - 8 * smoothstep(120, 260, Math.abs(x - 10))
    return 2 + Math.max(4, crest) * rise + (fbm(x / 40, z / 40, 3, 4) - 0.5) * 5 * rise
  }
  city.terrain(hill, -460, 460, -320, 14, 150, 60, 'ground')
  city.box(0, -3, 15.5, 920, 5, 3, 'wallA')
  const mx = 2,
    mz = -165,
    my = 58
  const q = city.at(mx, my * (1 - 1.12), mz, 0.13, 1.12)
  q.box(24, my - 16, 6, 132, 16, 92, 'stone', 'ground')
  for (let i = 0; i < 15; i++)
    q.decal(
      [
        [-2.2, 0],
        [2.2, 0],
        [2.2, 6],
        [0, 9],
        [-2.2, 6],
      ],
      [-36 + i * 8.6, my - 13, 52],
      [1, 0, 0],
      [0, 1, 0],
      'dark',
      0.2,
    )
  imperialMosque(q, my)
  // the terraced college below: rows of small domes and chimneys
  for (let i = 0; i < 17; i++) {
    const x = -42 + i * 7.6
    q.box(x, my - 24, 58, 7.4, 15, 9, 'stone', 'lead')
    q.revolve(
      x,
      58,
      [
        [3.1, my - 9.2],
        [2.9, my - 7.6],
        [1.9, my - 6.2],
        [0, my - 5.6],
      ],
      'lead',
      14,
    )
    if (i % 2) q.box(x + 3.6, my - 9, 60, 0.9, 5, 0.9, 'stone')
  }
  // houses down the slope, back to front
  for (let row = 0; row < 11; row++) {
    const z = -96 + row * 10.2
    let x = -330 + r() * 8
    while (x < 330) {
      const w = r.range(6, 11) + (r() < 0.15 ? 6 : 0),
        h = r.range(4.5, 9) + (r() < 0.16 ? 4.5 : 0) + (row > 8 ? 4 : 0),
        inPrecinct = x > -52 && x < 100 && row < 2
      if (!inPrecinct && r() > 0.1)
        house(
          city.at(x, hill(x, z) - 1, z + r.range(-2.5, 2.5), r.range(-0.22, 0.22)),
          r,
          w,
          h,
          r.range(7, 10),
          r.pick(['wallA', 'wallB', 'wallC']),
          'tile',
          0.07,
        )
      else if (row > 0) tree(city, Math.floor(x * 7 + row), x + 2, hill(x, z), z, r.range(9, 13))
      x += w + r.range(0.4, 2.6)
    }
  }
  for (let i = 0; i < 60; i++) {
    const x = r.range(-300, 320),
      z = r.range(-100, 5)
    if (r() < 0.5) cypress(city, x, hill(x, z), z, r.range(12, 20))
    else tree(city, i + 50, x, hill(x, z), z, r.range(8, 12))
  }
  for (let i = 0; i < 26; i++) {
    const x = i < 13 ? -130 + i * 7 : 96 + (i - 13) * 7
    tree(city, i + 300, x, hill(x, -150) - 2, -140 + r.range(-12, 12), r.range(12, 18))
  }
  const small = city.at(-146, hill(-146, -90), -92, 0, 0.62)
  small.box(0, -10, 0, 34, 24, 30, 'stone', 'lead')
  drum(small, 0, 13, 0, 12.5, 5, 16)
  dome(small, 0, 18, 0, 12, 11)
  minaret(small, 22, 0, 6, 58, [0.66])
  // two quarter mosques near the quay break the roof line
  for (const [x, z, s] of [
    [-74, -26, 0.62],
    [132, -34, 0.56],
  ] as const) {
    const k = city.at(x, hill(x, z) + 3, z, 0.15, s)
    k.box(0, -12, 0, 30, 30, 28, 'stone', 'lead')
    k.box(0, 18, 0, 24, 4, 24, 'stone', 'lead')
    openings(k, -13, 13, 4, 14, 5, 2.4, 5)
    openings(k, -13, 13, 11.5, 14, 5, 2, 4)
    drum(k, 0, 21, 0, 11.4, 5, 16)
    dome(k, 0, 26, 0, 11, 10.5)
    for (const q of [-1, 1]) {
      k.revolve(
        q * 12,
        12,
        [
          [2.2, 18],
          [2.2, 24],
          [1.4, 26],
          [0, 27],
        ],
        'stone',
        8,
      )
    }
    minaret(k, 19, 0, 4, 62, [0.66])
  }
  const air = rgb('#e4a781')
  pullSolid(plate, city, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.14,
    shadows: [
      { centre: [20, 40, -110], radius: 170 },
      { centre: [0, 30, -110], radius: 360 },
    ],
    contact: 7,
    crisp: true,
    air: (p) => ({
      amount: 0.2 * smoothstep(-20, -230, p[2]) + 0.2 * smoothstep(26, 4, p[1]) * smoothstep(0, -60, p[2]),
      ink: air,
    }),
    airSteps: 10,
    airGrain: 0,
  })

  // the water
  const shore = cam.project([0, 0, 17]).y
  calmWater(plate, {
    top: shore,
    inks: ['#e0a585', '#8d7a84', '#3f6074', '#123a50', '#081f33'],
    dark: ['#10334a', 0.3],
    light: ['#8fa0a4', 0.05],
    seed: 7,
  })

  const boat = Mesh.create()
  for (const [x, z, t] of [
    [-62, 300, 0.5],
    [-74, 270, -0.1],
    [78, 250, 0.3],
    [-52, 60, 0],
    [40, 70, 0.2],
    [90, 50, -0.2],
    [-100, 64, 0.2],
  ] as const)
    caique(boat.at(x, 0, z, t), Math.round(x))
  pullSolid(plate, boat, cam, {
    sun: SUN,
    materials,
    sky: 0.36,
    bounce: 0.2,
    contact: 4,
  })
  plate.svg(
    smoke(SHIP.x + 354 * SHIP.scale, SHIP.y - 244 * SHIP.scale) +
      ferry(SHIP.x, SHIP.y, SHIP.scale, SHIP_INKS, '#fff1d6'),
  )
  const g = (x: number, y: number, s: number, b: number, t: number) =>
    gull(x, y, s, b, t, '#fff4dd', '#a694ac', '#2c3552')
  plate.svg(
    g(660, 196, 112, 0.45, -12) +
      g(1345, 352, 92, 0.2, 8) +
      g(1432, 430, 64, 0.6, -10) +
      g(262, 344, 150, 0.6, -16),
  )
}
/** Smoke from the funnel, blown astern and thinned out. */
const smoke = (x: number, y: number): string =>
  `<path d="M${x - 7},${y}c-2,-20 10,-32 30,-34c22,-14 44,-8 60,-2c30,-8 60,-4 84,2c40,-4 90,-2 150,-10c-50,18 -100,22 -146,22c-30,8 -62,6 -88,2c-24,8 -48,4 -60,2c-8,4 -14,10 -16,18Z" fill="#e9bd98"/><path d="M${x - 7},${y}c0,-12 10,-20 26,-20c24,6 44,4 62,-2c28,6 58,4 84,-2c26,2 60,0 92,-8c-36,14 -70,16 -88,16c-30,8 -62,6 -88,2c-24,8 -48,4 -60,2c-8,4 -14,10 -16,12Z" fill="#b98683"/>`
export const views: View[] = [{ name: 'istanbul-turkey-cover', focusX: 860, draw }]
