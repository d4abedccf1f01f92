/** Baku: a lane of the old town by day, the Maiden Tower at its end. */
import { hungRug, glazedBalcony, laneHouse, teaTable } from '../kit/baku-lane.ts'
import { maidenTower } from '../kit/baku.ts'
import { Camera } from '../kit/camera.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import { cat } from '../kit/paris.ts'
import { company, type Spot } from '../kit/company.ts'
import { bareSky } from '../kit/heavens.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid } from '../kit/solid.ts'
import { materials as inks, SUN } from '../materials/baku-day.ts'

const HORIZON = 746
const cam = new Camera([0.3, 1.75, 0], 0, 1, HORIZON, 800)
/** Faces without stipple: the courses of the tower and of the walls are the texture. */
const materials = Object.fromEntries(
  Object.entries(inks).map(([name, ink]) => [name, { ...ink, grain: 0.02 }]),
)
const QUARTER = Math.PI / 2

/** Both sides of the lane; the left keeps its shade, the right has the sun. */
function lane(m: Mesh): void {
  const r = random(16)
  const walls = ['honey', 'sand', 'amber']
  for (const side of [-1, 1] as const) {
    let k = side > 0 ? 1 : 0
    for (let z = -2.6; z > -52;) {
      const w = r.range(7, 10.5)
      const h = side < 0 ? r.range(5.8, 8.4) : r.range(6.2, 9.6)
      const x = side * (side < 0 ? 3.5 : 4.1) + side * r.range(0, 0.7) + (side > 0 ? -0.012 : 0.006) * z
      const f = m.at(x, 0, z - w / 2, -side * QUARTER)
      laneHouse(f, r, w, h, walls[k++ % 3]!)
      if (side > 0 && z > -34) {
        const d = r.range(0.3, 0.42) * w
        hungRug(f, -d + 0.15, 1, 1.2, 1.9, k % 2 ? 'rugWine' : 'rugRed')
        // not on the second wall: the corner of the nearest house would cut it
        if (z < -16) hungRug(f, d, 0.9, 1.3, 2.1, k % 2 ? 'rugRed' : 'rugWine')
      }
      z -= w
    }
  }
  glazedBalcony(m.at(-3.6, 0.5, -9.5, QUARTER), 0, 3.5, 5)
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#1f6f9e'],
    [240, '#4aa3bf'],
    [470, '#9ad3cf'],
    [700, '#f6e6bd'],
  ])
  const m = Mesh.create()
  m.box(0, -2, -62, 160, 2, 121, 'lane')
  lane(m)
  maidenTower(m.at(3.4, 0, -74, 0.35))
  // the square round its foot
  for (const [x, z, w, h] of [
    [-20, -88, 18, 8],
    [-34, -70, 20, 7],
    [30, -92, 24, 9],
    [44, -74, 16, 8],
  ] as const)
    m.box(x, 0, z, w, h, 12, 'sand', 'terrace')
  const haze = rgb('#e9dcc0')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.36,
    bounce: 0.2,
    contact: 6,
    crisp: true,
    shadows: [
      { centre: [0, 4, -9], radius: 11 },
      { centre: [0, 4, -18], radius: 24 },
      { centre: [0, 10, -46], radius: 62 },
    ],
    air: (_p, d) => ({ amount: 0.2 * smoothstep(36, 90, d), ink: haze }),
    airSteps: 8,
  })
  const at = (x: number, z: number): [number, number, number] => {
    const q = cam.project([x, 0, z])
    return [q.x, q.y, q.k]
  }
  const [catX, catY, catK] = at(1.3, -11.8)
  const dark = (x: number, z: number, r: number): string => {
    const [px, py, k] = at(x, z)
    return `<ellipse cx="${px}" cy="${py}" rx="${r * k}" ry="${r * k * 0.1}" fill="#6c5c90"/>`
  }
  plate.svg(dark(-2.2, -13.4, 0.95) + dark(1.36, -11.8, 0.26))
  plate.svg(teaTable(...at(-2.3, -13.4)) + cat(catX, catY, catK * 0.46))
  const crowd = (seed: number, width: number, spots: Spot[]): string =>
    company(
      {
        cam,
        seed,
        wardrobe: {
          tops: ['#c8404a', '#3f8fa0', '#d98a4a', '#f0b24c', '#5a5a8a'],
          bottoms: ['#4b4a74', '#3a3a66', '#6a5468'],
          skins: ['#c98d6b', '#b97c58', '#d9a07c'],
          cuts: ['short', 'bob', 'cap', 'bun'],
          hats: ['#5b4a58', '#f3e2c8'],
          wears: ['tucked'],
          bags: ['#8a4a3c', '#f0b24c'],
        },
        shade: { sun: SUN, ink: '#8f7f96' },
        rim: { towards: [1, -0.4], ink: '#ffd9a0', width },
      },
      spots,
    )
  plate.svg(
    crowd(8, 1, [[[3.4, 0, -26], 1, 'walks', true]]) + crowd(13, 1, [[[-0.1, 0, -13.4], 2, 'points', false]]),
  )
}
export const views: View[] = [{ name: 'baku-azerbaijan-2', focusX: 840, draw }]
