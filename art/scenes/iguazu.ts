/** South America: the falls of Iguazú from the walkway, a toucan in the near branch. */
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { company } from '../kit/company.ts'
import { bareSky, tower } from '../kit/heavens.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import { limb } from '../models/pine.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { mist } from '../kit/mist.ts'
import { fartherThan, pullSolid } from '../kit/solid.ts'
import { toucan } from '../models/toucan.ts'
import type { Vec3 } from '../kit/vec.ts'
import { horseshoeFalls, rimPoint } from '../models/waterfall.ts'
import { FALLS, flow, SUN, wet as materials } from '../materials/iguazu.ts'

const EYE = 9
const HORIZON = 566
const cam = new Camera([0, EYE, 40], 0, 1.12, HORIZON, 800)

function falls(plate: Plate): Float32Array {
  const m = Mesh.create()
  const r = random(6)
  horseshoeFalls(m, FALLS)
  const clump = (p: Vec3, size: number, n: number): void => {
    for (let i = 0; i < n; i++)
      m.blob(
        p[0] + r.range(-1, 1) * size,
        p[1] + r.range(0, 0.9) * size,
        p[2] + r.range(-1, 1) * size * 0.7,
        size * r.range(0.35, 0.6),
        'forest',
        0.85,
        0.26,
        i + Math.round(p[0]),
        7,
      )
  }
  // forest behind the rim, islands of it on the lip and the ledge
  for (let i = 0; i < 250; i++) {
    const a = r.range(-1.5, 1.5)
    clump(rimPoint(FALLS, a, r.range(34, 76), FALLS.lip + r.range(2, 9)), r.range(6, 11), 4)
  }
  for (let i = 0; i < 420; i++) {
    const a = r.range(-1.3, 1.3)
    const u = Math.atan2(Math.sin(a), Math.cos(a)) * FALLS.r
    const upper = i % 2 === 0
    if (flow(u, upper) > (upper ? 0.455 : 0.44)) continue
    clump(
      upper
        ? rimPoint(FALLS, a, r.range(0, 26), FALLS.lip)
        : rimPoint(FALLS, a, r.range(-17, -5), FALLS.ledge - 1),
      r.range(2.2, 5.4),
      4,
    )
  }
  for (let i = 0; i < 22; i++) {
    const a = r.range(-1, 1)
    const foot = rimPoint(FALLS, a, r.range(36, 70), FALLS.lip)
    const h = r.range(12, 19)
    const top: Vec3 = [foot[0] + r.range(-2, 2), foot[1] + h, foot[2]]
    limb(m, foot, top, 0.5, 0.32, 'bark')
    for (let k = 0; k < 11; k++) {
      const t = k * 0.571
      const mid: Vec3 = [top[0] + Math.cos(t) * 2.6, top[1] + 1 - (k % 3) * 0.6, top[2] + Math.sin(t) * 2.6]
      limb(m, top, mid, 0.3, 0.5, 'palm')
      limb(
        m,
        mid,
        [top[0] + Math.cos(t) * 5, top[1] - 1.6 - (k % 3), top[2] + Math.sin(t) * 5],
        0.5,
        0.06,
        'palm',
      )
    }
  }
  for (let i = 0; i < 60; i++) {
    const a = r.range(-1.3, 1.3)
    const p = rimPoint(FALLS, a, r.range(-56, -34), 0)
    m.blob(p[0], r.range(-1, 1.4), p[2], r.range(1.6, 4.4), i % 4 ? 'rock' : 'forest', 0.7, 0.3, i, 8)
  }
  return pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.32,
    bounce: 0.2,
    contact: 4,
    shadows: [{ centre: [0, 45, -280], radius: 190 }],
    air: (p, d) => ({
      amount: 0.24 * smoothstep(240, 460, d) + 0.5 * smoothstep(20, 0, p[1]) * 0.7,
      ink: rgb('#f1f4e6'),
    }),
    airSteps: 9,
    clipBelow: 0,
  })
}
/** The catwalk: it leaves the lower right corner and runs out over the pool. */
function catwalk(plate: Plate): void {
  const deck = EYE - 3.5
  const place = (m: Mesh) => m.at(13.2, deck, 6, 0.42)
  const feet: Vec3[] = []
  const pull = (build: (q: Mesh) => void): void => {
    const m = Mesh.create()
    build(place(m))
    pullSolid(plate, m, cam, { sun: SUN, materials, sky: 0.32, bounce: 0.14, crisp: true, clipBelow: 0 })
  }
  const rail = (q: Mesh, x: number): void => {
    for (let z = 8; z > -44; z -= 3) q.box(x, 0, z, 0.14, 1.2, 0.14, 'rail')
    for (const y of [0.6, 1.15]) q.box(x, y, -18, 0.09, 0.09, 52, 'rail')
  }
  // the platform is built on an islet of basalt
  pull((q) => {
    const r = random(5)
    for (let i = 0; i < 26; i++)
      q.blob(
        r.range(-9, 3),
        r.range(-deck - 0.6, -deck + 1.1),
        r.range(-53, -43),
        r.range(1, 2.4),
        i % 3 ? 'rock' : 'forest',
        0.6,
        0.16,
        i,
        9,
      )
  })
  pull((q) => {
    q.box(-3, -0.4, -16, 3.4, 0.4, 56, 'plank')
    q.box(-3, -0.4, -46, 9, 0.4, 7, 'plank')
    for (const x of [-6.6, 0.6]) q.box(x, -deck - 1, -48, 0.3, deck + 1, 0.3, 'plank')
    for (let z = 8; z > -44; z -= 6)
      for (const x of [-4.6, -1.4]) {
        q.box(x, -deck - 1, z, 0.3, deck + 1, 0.3, 'plank')
        feet.push([x, -deck, z])
      }
    rail(q, -1.4)
    for (let x = -7.4; x <= 1.5; x += 1.5) q.box(x, 0, -49.4, 0.14, 1.2, 0.14, 'rail')
    for (const y of [0.6, 1.15]) q.box(-3, y, -49.4, 9, 0.09, 0.09, 'rail')
  })
  const on = place(Mesh.create())
  const spot = (x: number, z: number): Vec3 => on.put([x, 0, z])
  plate.svg(
    company(
      {
        cam,
        seed: 8,
        wardrobe: {
          tops: ['#f0b84e', '#e0604a', '#3f7fa4', '#fff0d2', '#8a4a7a', '#2f8a7c'],
          bottoms: ['#3a4068', '#4a4668', '#2f4a6a'],
          skins: ['#8f5f4c', '#a9694c', '#c98d66'],
          cuts: ['short', 'bob', 'hat', 'long', 'cap', 'bun'],
          hats: ['#f6e6c4', '#d8503f', '#3f6f94'],
        },
        rim: { towards: [-1, -1], ink: '#fff6d6', width: 2 },
      },
      [
        [spot(-3.2, -2.6), 1, 'carriesPack', true],
        [spot(-3.4, -6.4), 2, 'points', true],
        [spot(-2.8, -17), 2, 'strolls', true],
        [spot(-3.3, -30), 1, 'photographs', true],
        [spot(-5.2, -46), 2, 'shadesEyes', true],
        [spot(-1, -47), 2, 'stands'],
      ],
    ),
  )
  pull((q) => rail(q, -4.6))
  // the water turns white round every leg
  const rings = feet
    .map((p) => cam.project(on.put(p)))
    .map(({ x, y, k }) => `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(0.62 * k).toFixed(1)}" ry="${(0.13 * k).toFixed(1)}"/>`) // prettier-ignore
  plate.svg(`<g fill="#f8f9ee">${rings.join('')}</g>`, { opacity: 0.8 })
}
/** Leaves that hang into the upper right corner. */
function spray(ink: { dark: string; mid: string; lit: string }): string {
  const r = random(15)
  return Array.from({ length: 46 }, (_, i) => {
    const t = r()
    const [x, y] = [1640 - 330 * t + r.range(-20, 20), 190 + 110 * t + r.range(-70, 50)]
    const turn = r.range(60, 150)
    const l = r.range(44, 84)
    return `<g transform="translate(${x.toFixed(1)},${y.toFixed(1)}) rotate(${turn.toFixed(0)})"><path d="M0,0Q${l * 0.5},${-l * 0.26} ${l},0Q${l * 0.5},${l * 0.26} 0,0Z" fill="${i % 3 ? ink.dark : ink.mid}"/><path d="M0,0Q${l * 0.5},${l * 0.26} ${l},0Q${l * 0.5},${l * 0.06} 0,0Z" fill="${i % 3 ? ink.mid : ink.lit}"/></g>`
  }).join('')
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#23708c'],
    [150, '#6fb4bc'],
    [340, '#dcebd0'],
  ])
  plate.svg(tower(4, 560, 300, 760, 210, ['#fffaea', '#d9ebe0', '#b4d5d2'], -1))
  calmWater(plate, {
    top: 596,
    inks: ['#e6f0e4', '#8fc4bc', '#3d9096', '#1f6f7c'],
    dark: ['#2a7d88', 0.16],
    light: ['#d9eee4', 0.12],
    seed: 7,
  })
  const depth = falls(plate)
  mist(plate, '#f8f9ee', 500, 690, 0.85, 13, 1.1, -1e9, 1e9, fartherThan(plate, depth, 110))
  mist(plate, '#fffcf0', 400, 640, 0.45, 29, 0.8, 520, 1120, fartherThan(plate, depth, 250))
  catwalk(plate)
  const ink = { dark: '#123f48', mid: '#1f6656', lit: '#7fae5c' }
  plate.svg(
    `<path d="M1320,322C1420,300 1520,262 1640,196L1640,236C1530,290 1430,322 1322,336Z" fill="#3b3550"/><path d="M1320,322C1420,300 1520,262 1640,196L1640,206C1530,268 1430,304 1322,327Z" fill="#a9855f"/>${spray(ink)}${toucan(1356, 368, 1.3)}`,
  )
}
export const views: View[] = [{ name: 'south-american-wonders-2', focusX: 890, draw }]
