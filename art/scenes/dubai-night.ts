/** Dubai from an abra at dusk: a family on the bench under its canopy, the tower beyond the creek in its own gap of sky. */
import { boatFamily, boatFamilyShade } from '../models/boat-family.ts'
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { creekBoat, type Canopy } from '../models/creek-boat.ts'
import { knot, quayHouse, quayMosque, spire } from '../models/creek-skyline.ts'
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
  deck: wood('#85546a', '#553760', '#412c58'),
  seam: wood('#3b2650', '#3b2650', '#33224e'),
  plank: wood('#c07a58', '#6a3f5a', '#3f2853'),
  frame: wood('#5f3b5c', '#5a3659', '#4d2f57'),
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
  /** The father's place along the bench. */
  seat: number
  tower: [x: number, high: number]
  /** A boat that crosses in the middle distance: the middle of its waterline, and pixels per metre. */
  crossing?: [x: number, y: number, k: number]
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
/** An abra that crosses, 11 m long, with a lantern under its roof and its mirror below. */
function ferry(x: number, y: number, k: number): string {
  const hull =
    'M-5.6,-1.1C-5.2,-.4 -4.6,-.05 -3.6,0H3.8C4.8,-.1 5.5,-.6 6,-1.5L6.4,-2.1L5.5,-1.25C3,-.7 -2.6,-.7 -5.6,-1.1Z'
  const riders = [-2.4, -1.5, -0.3, 0.5, 1.9]
    .map(
      (u, i) =>
        `M${u - 0.3},-.4C${u - 0.36},-1.3 ${u - 0.2},-1.5 ${u},-1.5S${u + 0.36},-1.3 ${u + 0.3},-.4ZM${u - 0.2},-${1.76 + (i % 2) * 0.06}a.2,.24 0 0 1 .4,0a.2,.24 0 0 1 -.4,0Z`,
    )
    .join('')
  const frame = 'M-3.9,-.8V-3H-3.7V-.8ZM-.1,-.8V-3H.1V-.8ZM3.3,-.8V-3H3.5V-.8ZM-4.5,-2.95C-2,-3.5 1.6,-3.5 4.2,-2.95V-2.75H-4.5Z' // prettier-ignore
  const boat = `<g fill="#3c2a62"><path d="${hull}"/><path d="${riders}"/><path d="${frame}"/></g><path d="M5.5,-1.25L6.4,-2.1L6,-1.5C5.6,-.8 5.2,-.4 4.6,-.2ZM-4.5,-2.95C-2,-3.5 1.6,-3.5 4.2,-2.95L4.2,-2.88C1.6,-3.36 -2,-3.36 -4.5,-2.88Z" fill="#ffcf96"/>`
  const bars = [0.3, 0.8, 1.35, 2]
    .map(
      (v, i) =>
        `M${-4.6 + i * 0.5},${v}Q0,${v - 0.2} ${4.9 - i * 0.7},${v}Q0,${v + 0.3} ${-4.6 + i * 0.5},${v}Z`,
    )
    .join('')
  return (
    `<g transform="translate(${x},${y}) scale(${k})"><path d="${bars}" fill="#6a4b84"/><path d="M2.1,.32Q2.7,.14 3.3,.32Q2.7,.5 2.1,.32ZM1.9,.98Q2.7,.76 3.4,.98Q2.7,1.2 1.9,.98ZM2.2,1.7Q2.7,1.5 3.1,1.7Q2.7,1.9 2.2,1.7Z" fill="#fff0c4"/>${boat}` +
    `<path d="M2.35,-2.85h.5l.22,.3v.75l-.22,.3h-.5l-.22,-.3v-.75Z" fill="#e2604a"/><path d="M2.3,-2.45h.6v.6h-.6Z" fill="#fff3d0"/></g>`
  )
}
function draw(plate: Plate, { cam, boat, seat, tower, crossing, city }: Staging): void {
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
    light: ['#ffdca4', 0.05],
    seed: 12,
  })
  plate.svg(column(tower[0], water))
  if (crossing) plate.svg(ferry(...crossing))
  const m = Mesh.create(),
    hull = m.at(boat.x, 0, boat.z, Math.PI / 2 - boat.heading)
  creekBoat(hull, boat.roof)
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.2,
    bounce: 0,
    crisp: true,
    shadows: [{ centre: hull.put([1.5, 0.5, 0]), radius: 5.5 }],
  })
  const spot = cam.project(hull.put([seat, 0, -0.72]))
  plate.svg(boatFamilyShade(spot))
  plate.svg(boatFamily(spot))
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
/** The low bank behind the heads, bare so that they stand against the glow. */
const shore = (x: number, w: number): string => `<path d="M${x},4v-9h${w}v9Z" fill="#a8708f"/>`
const city =
  knot(30, 1, [
    [4, -40, 70, 104],
    [1, 40, 60, 176],
    [0, 118, 56, 236],
    [4, 96, 60, 112],
    [0, 182, 50, 196],
  ]) +
  quayHouse(-50, 150, 60, [40, 90], 0.9) +
  quayHouse(108, 120, 40, [30, 90]) +
  shore(240, 900) +
  quayMosque(302) +
  right(1330)
const wide: Staging = {
  cam: new Camera([0, 1, 0], 0, 0.656, 560, 800),
  boat: { x: -0.4, z: -2.1, heading: 0.61, roof: { end: 1, high: 2.45, posts: [0.02] } },
  seat: 0.3,
  tower: [1136, 486],
  crossing: [962, 582, 14.5],
  city,
}
const tall: Staging = {
  cam: new Camera([0, 1, 0], 0, 0.515, 640, 474),
  boat: { x: -0.4, z: -2.1, heading: 0.455, roof: { end: 0.8, high: 2.5, posts: [0.36] } },
  seat: 0.3,
  tower: [588, 446],
  city:
    shore(0, 750) +
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
