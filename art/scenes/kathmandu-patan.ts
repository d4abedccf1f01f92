/** Patan: tiered temples on the old square in the late sun, carved windows along the palace. */
import { Camera } from '../kit/camera.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { company, type Spot, type Wardrobe } from '../kit/company.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { figure } from '../kit/people.ts'
import type { Pt } from '../kit/vec.ts'
import { mendEdge } from '../kit/mend-edge.ts'
import { Mesh } from '../kit/mesh.ts'
import { newarTemple } from '../models/newar-temple.ts'
import { fbm, random } from '../kit/noise.ts'
import { rectOutline } from '../kit/outline.ts'
import type { Plate } from '../kit/press.ts'
import { rod } from '../kit/rods.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid } from '../kit/solid.ts'
import { LATE, patan } from '../materials/patan.ts'

const cam = new Camera([0, 2.1, 0], 0.02, 1.12, 842, 800)
const TEMPLE = { x: 1.2, z: -50 }

/** A carved window: dark lattice in a frame with long sills, on the face +z at (x, y). */
function carvedWindow(f: Mesh, x: number, y: number, w: number, h: number): void {
  f.box(x, y, 0.06, w, h, 0.12, 'carved')
  f.box(x, y + h * 0.12, 0.1, w * 0.66, h * 0.72, 0.12, 'dark')
  for (let i = 1; i < 5; i++) f.box(x - w * 0.33 + (i * w * 0.66) / 5, y + h * 0.12, 0.14, w * 0.035, h * 0.72, 0.1, 'carved') // prettier-ignore
  for (const [dy, k] of [[-0.14, 1.5], [h, 1.7]] as const) f.box(x, y + dy, 0.12, w * k, 0.16, 0.26, 'carved') // prettier-ignore
}
/** The palace along the right: brick, two rows of windows, a jettied bay, tiles. */
function palace(m: Mesh): void {
  const f = m.at(14.4, 0, -54, -Math.PI / 2 + 0.04)
  f.box(0, 0, -5, 66, 11.4, 10, 'brick')
  f.box(0, 0, 0.3, 66, 0.9, 0.8, 'tread')
  f.box(0, 3.9, 0.1, 66, 0.3, 0.3, 'carved')
  f.box(0, 7.5, 0.1, 66, 0.3, 0.3, 'carved')
  f.quad([-33.6, 10.8, 2.2], [33.6, 10.8, 2.2], [33.6, 14.6, -5], [-33.6, 14.6, -5], 'tile')
  f.quad([-33.6, 10.7, 2.2], [33.6, 10.7, 2.2], [33.6, 11.4, 0], [-33.6, 11.4, 0], 'wood')
  f.box(0, 10.6, 2.2, 67.4, 0.3, 0.14, 'eave')
  for (let i = 0; i < 19; i++) {
    const x = -31 + i * 3.45
    rod(f, [x + 1.7, 8.9, 0.1], [x + 1.7, 10.7, 1.9], 0.2, 'carved')
    carvedWindow(f, x, 4.9, 1.3, 1.8)
    if (i % 4 === 2) {
      f.box(x, 0, 0.1, 1.9, 3, 0.2, 'carved')
      f.box(x, 0, 0.18, 1.2, 2.5, 0.1, 'dark')
    } else carvedWindow(f, x, 1.6, 1, 1.3)
    carvedWindow(f, x, 8.3, 1, 1.3)
  }
  for (const x of [-14, 12]) {
    f.box(x, 6.9, 0.9, 5, 3.3, 1.8, 'carved')
    for (let k = 0; k < 5; k++) f.decal(rectOutline(0.72, 1.7), [x - 1.9 + k * 0.95, 8.7, 1.8], [1, 0, 0], [0, 1, 0], 'dark', 0.06) // prettier-ignore
    f.box(x, 8.7, 1.84, 5.1, 0.14, 0.14, 'gold')
  }
}
function square(): Mesh {
  const m = Mesh.create(),
    r = random(15)
  m.terrain(() => 0, -60, 40, -120, -3, 60, 80, 'ground')
  newarTemple(m.at(TEMPLE.x, 0, TEMPLE.z, 0.24), 6.8, 3, 5)
  newarTemple(m.at(-16.5, 0, -74, 0.2), 6, 2, 4)
  palace(m)
  for (let i = 0; i < 22; i++) {
    const h = r.range(8, 12),
      x = -62 + i * 5,
      q = m.at(x, 0, -108 - r() * 8, r.range(-0.1, 0.1))
    q.box(0, 0, 0, 5.6, h, 8, 'brick')
    q.hip(0, h, 0, 7, 2.4, 9.6, 3, 'tile')
    for (const y of [2, 5.2]) for (const dx of [-1.4, 1.4]) carvedWindow(q.at(0, 0, 4), dx, y, 0.9, 1.3)
  }
  return m
}
const folk: Wardrobe = {
  tops: ['#c8403f', '#2f7f8c', '#f0b040', '#7a4a86', '#3f8a6a', '#f3e2c8'],
  bottoms: ['#3a2a58', '#3a3468', '#5a4466'],
  skins: ['#a86a4c', '#8f5a44', '#b97c58'],
  cuts: ['short', 'bun', 'cap', 'long', 'scarf'],
  hats: ['#d9a25c', '#f0b040', '#c8403f'],
  robes: 3,
  wears: ['kurta', 'tucked', 'coat'],
  bags: ['#8a4a3c', '#d9a25c', '#3f6a8a'],
}
const LIGHT: Pt = [-1, -0.5]
/** Walkers about the square, and those who rest on the steps of the plinth. */
function life(): string {
  const crowd = (seed: number, width: number, spots: Spot[]): string =>
    company(
      {
        cam,
        seed,
        wardrobe: folk,
        shade: { sun: LATE, ink: '#6a568a' },
        rim: { towards: LIGHT, ink: '#ffd79c', width },
      },
      spots,
    )
  const steps = Mesh.create().at(TEMPLE.x, 0, TEMPLE.z, 0.24)
  const rest = ([x, step, flip]: readonly [number, number, boolean], i: number): string => {
    const q = cam.project(steps.put([x, step * 0.884, 6.8 * 0.86 + (5 - step) * 6.8 * 0.16 - 0.3]))
    const [top, bottom] = [folk.tops[i % 6]!, folk.bottoms[i % 3]!]
    return place(
      q.x,
      q.y,
      q.k,
      figure(i % 2 ? 'sitsHuggingKnees' : 'sitsLeaningBack', {
        skin: '#a86a4c',
        hair: '#221a3c',
        top,
        bottom,
        cut: folk.cuts[i % 4]!,
        hat: '#d9a25c',
      }),
      flip,
    )
  }
  return (
    crowd(3, 1, [[[-18.4, 0, -58], 3, 'strolls']]) +
    edgeLight(
      (
        [
          [-3.4, 3, false],
          [-7.6, 2, false],
          [2.6, 2, true],
        ] as const
      )
        .map(rest)
        .join(''),
      LIGHT,
      1.4,
      '#ffd79c',
    ) +
    crowd(23, 2, [
      [[-9.8, 0, -36], 2, 'walks', false],
      [[-1.4, 0, -36], 2, 'talks', false],
      [[6.9, 0, -32], 2, 'photographs', true],
      [[-2, 0, -26.5], 2, 'points', false],
    ])
  )
}
function draw(plate: Plate): void {
  bareSky(plate, [[0, '#2a5f80'], [200, '#5f8f9c'], [400, '#b8b49c'], [560, '#f2bd80'], [720, '#fde0ac']]) // prettier-ignore
  const far = Mesh.create()
  far.terrain((x, z) => (150 + 150 * fbm(x / 420, 2, 4, 6)) * smoothstep(-1500, -1900, z), -1200, 1200, -1960, -1480, 140, 12, 'hill') // prettier-ignore
  const haze = rgb('#e9c49c')
  pullSolid(plate, far, cam, { sun: LATE, materials: patan, air: () => ({ amount: 0.6, ink: haze }) })
  pullSolid(plate, square(), cam, {
    sun: LATE,
    materials: patan,
    sky: 0.34,
    bounce: 0.16,
    contact: 4,
    crisp: true,
    shadows: [
      { centre: [TEMPLE.x, 8, TEMPLE.z], radius: 17 },
      { centre: [12, 4, -40], radius: 26 },
      { centre: [-4, 5, -48], radius: 70 },
    ],
    air: (_p, d) => ({ amount: 0.5 * smoothstep(52, 150, d), ink: haze }),
    airSteps: 10,
    airGrain: 0,
  })
  mendEdge(plate, 5)
  plate.svg(life())
}
export const views: View[] = [{ name: 'kathmandu-nepal-2', focusX: 892, draw }]
