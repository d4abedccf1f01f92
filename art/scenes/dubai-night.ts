/** Dubai from an abra at dusk: a family on the bench under its canopy, the tower beyond the creek in its own gap of sky. */
import { boatFamily, boatFamilyShade } from '../models/boat-family.ts'
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { creekBoat, type Canopy } from '../models/creek-boat.ts'
import { knot, quayHouse, quayMosque, spire } from '../models/creek-skyline.ts'
import { edgeLight } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { Mesh } from '../kit/mesh.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

/** The afterglow, low and to the right beyond the bow. */
const SUN: Vec3 = [0.68, 0.36, -0.64]
const wood = (...tones: string[]): Material => ({
  tones,
  cuts: [0.34, 0.17, 0.08].slice(0, tones.length - 1),
})
const materials: Record<string, Material> = {
  deck: wood('#553760', '#553760', '#412c58'),
  seam: wood('#3b2650', '#3b2650', '#33224e'),
  plank: wood('#c07a58', '#6a3f5a', '#3f2853'),
  frame: wood('#d9925f', '#7d4a5c', '#4d2f57'),
  // the canopy shades the near end of the rail
  cap: {
    ...wood('#f4b878', '#8f5658', '#5f3858'),
    detail: ([x, , z]) => (z > -2.75 + 0.3 * x ? -0.3 : 0),
  },
  stem: { tones: ['#e9a468', '#7a4658', '#3f2650'], cuts: [0.22, 0.05] },
  seat: wood('#d9925f', '#94585a', '#5a3658'),
  seatFront: wood('#452a54', '#452a54', '#452a54'),
  lip: wood('#f4b878', '#a8645a', '#6a4060'),
  post: wood('#8a4f5a', '#33224e', '#17153c'),
  roof: wood('#17153c', '#17153c', '#17153c'),
  beam: wood('#3a2f66', '#2f2658', '#241d4c'),
  fringeA: wood('#e9604a', '#b8433f', '#b8433f'),
  fringeB: wood('#ffdfa4', '#e9c08a', '#e9c08a'),
}
interface Staging {
  cam: Camera
  /** The boat: its origin, and its heading to the right of straight ahead, in radians. */
  boat: { x: number; z: number; heading: number; roof: Canopy }
  /** The mother's place along the bench. */
  seat: number
  /** How far ahead of her the girl kneels. */
  reach: number
  tower: [x: number, high: number]
  /** Where a coil of rope lies in the boat. */
  rope: [along: number, aside: number]
  city: string
}
/** The tower's light on the water: one broken column that widens towards us. */
function column(x: number, top: number): string {
  let d = ''
  for (let i = 0, y = top + 5; i < 16; i++) {
    const half = (11 + i * 3.1) * [1, 0.72, 0.9, 0.55][i % 4]!,
      thick = 1.6 + i * 0.42,
      mid = x + [0, 3, -2, 1][i % 4]! * (1 + i * 0.12)
    d += `M${mid - half},${y}Q${mid},${y - thick} ${mid + half},${y}Q${mid},${y + thick} ${mid - half},${y}Z`
    y += thick * 2 + 1.6 + i * 0.7
  }
  return `<path d="${d}" fill="#fff3d0"/>`
}
/** A rope laid in a flat spiral on the deck, its end towards us. */
function coil(x: number, y: number, k: number): string {
  const turns = 29.2,
    at = (r: number, a: number) => `${(r * k * Math.cos(a)).toFixed(1)},${(-r * k * Math.sin(a)).toFixed(1)}`
  let d = `M${at(0.05, 0)}`
  for (let i = 1; i <= 150; i++) d += `L${at(0.05 + (0.33 * i) / 150, (turns * i) / 150)}`
  d += `Q0,${(0.62 * k).toFixed(1)} ${(0.5 * k).toFixed(1)},${(0.6 * k).toFixed(1)}`
  return (
    `<ellipse cx="${x - 0.04 * k}" cy="${y + 0.025 * k}" rx="${0.43 * k}" ry="${0.155 * k}" fill="#33224e"/>` +
    `<g transform="translate(${x},${y}) scale(1,.34)" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${d}" stroke="#7a4f5c" stroke-width="${0.068 * k}"/><path d="${d}" stroke="#c4936e" stroke-width="${0.046 * k}"/></g>`
  )
}
function draw(plate: Plate, { cam, boat, seat, reach, tower, rope, city }: Staging): void {
  const water = cam.horizonY + 4
  bareSky(plate, [
    [0, '#22255f'],
    [water * 0.36, '#6a4f9a'],
    [water * 0.66, '#d98094'],
    [water * 0.87, '#ffc48a'],
    [water, '#fff0c8'],
  ])
  plate.svg(`<g transform="translate(0,${water})">${city}${spire(...tower)}</g>`)
  calmWater(plate, {
    top: water,
    inks: ['#f9cb98', '#c78798', '#6d5294', '#332c6e'],
    dark: ['#4a3a7c', 0.1],
    light: ['#ffdca4', 0.06],
    seed: 7,
  })
  plate.svg(column(tower[0], water))
  const m = Mesh.create(),
    hull = m.at(boat.x, 0, boat.z, Math.PI / 2 - boat.heading)
  creekBoat(hull, boat.roof)
  const places = [
    [seat - 0.78, -0.86, 0.96],
    [seat, -0.89, 1],
    [seat + reach, -0.97, 1.17],
  ] as const
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.2,
    bounce: 0,
    crisp: true,
    shadows: [{ centre: hull.put([1.5, 0.5, 0]), radius: 5.5 }],
  })
  const [near, middle, far] = places.map(([along, aside, grow]) => {
    const { x, y, k } = cam.project(hull.put([along, 0, aside]))
    return { x, y, k: k * grow }
  })
  const loop = cam.project(hull.put([rope[0], 0, rope[1]]))
  plate.svg(coil(loop.x, loop.y, loop.k))
  plate.svg(boatFamilyShade(near!, middle!))
  const family = boatFamily(near!, middle!, far!)
  plate.svg(edgeLight(family, [1, -0.55], 3.6, '#ffd9a0'))
}
const right = (x: number) =>
  knot(x, 1, [
    [4, -20, 60, 88],
    [3, 22, 58, 250],
    [2, 92, 84, 190],
    [1, 176, 54, 214],
    [4, 224, 70, 104],
  ]) +
  quayHouse(x - 40, 170, 20, [50, 130]) +
  quayHouse(x + 150, 160, 32, [40, 100], 0.6)
const oldTown =
  quayHouse(396, 60, 30, [24]) +
  quayMosque(474) +
  quayHouse(580, 120, 24, [40, 84]) +
  quayHouse(812, 220, 15, [40, 170])
const city =
  knot(30, 1, [
    [4, -40, 70, 104],
    [1, 40, 60, 176],
    [0, 118, 56, 236],
    [4, 96, 60, 112],
    [0, 182, 50, 196],
    [4, 240, 74, 84],
  ]) +
  quayHouse(-50, 150, 60, [40, 90], 0.9) +
  quayHouse(108, 120, 40, [30, 90]) +
  quayHouse(256, 100, 48, [24, 70], 0.62) +
  oldTown +
  quayHouse(716, 90, 40, [24, 60], 0.5) +
  right(1330)
const wide: Staging = {
  cam: new Camera([0, 1, 0], 0, 0.656, 560, 800),
  boat: { x: -0.4, z: -2.1, heading: 0.61, roof: { end: 1, high: 2.45, posts: [0.02] } },
  seat: 0.74,
  reach: 1.56,
  tower: [1136, 486],
  rope: [2.2, 0.4],
  city,
}
const tall: Staging = {
  cam: new Camera([0, 1, 0], 0, 0.515, 640, 474),
  boat: { x: -0.4, z: -2.1, heading: 0.455, roof: { end: 0.8, high: 2.5, posts: [0.36] } },
  seat: 0.8,
  reach: 1.68,
  tower: [588, 446],
  rope: [2.05, -0.08],
  city:
    quayHouse(150, 90, 46, [20, 60], 0.66) +
    quayHouse(260, 150, 26, [110]) +
    quayHouse(424, 110, 14, [30]) +
    knot(652, 1, [
      [4, -14, 34, 70],
      [1, 10, 44, 116],
    ]) +
    quayHouse(636, 130, 20, [40, 90]),
}
export const views: View[] = [
  {
    name: 'splendid-dubai-cover',
    focusX: 900,
    draw: (plate) => draw(plate, wide),
    drawTall: (plate) => draw(plate, tall),
  },
]
