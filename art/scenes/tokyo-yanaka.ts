/** Tokyo: a lane of timber shops in Yanaka when the lanterns come on and the bicycles go home. */
import { Camera } from '../kit/camera.ts'
import { company } from '../kit/company.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { halos, lantern, type Lantern } from '../kit/lantern.ts'
import { tree } from '../kit/trees.ts'
import { mendEdge } from '../kit/mend-edge.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { mist } from '../kit/mist.ts'
import { pullSolid } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'
import { FLOOR, bicycle, lanePole, laneShop } from '../models/yanaka.ts'
import { DUSK, yanaka } from '../materials/yanaka.ts'

const HORIZON = 640
const cam = new Camera([-0.3, 1.75, 0], 0.04, 0.98, HORIZON, 780)
const SIDE = 3

/** Lanterns and the eyes under the edge of the eaves that they hang from, as places in the world. */
const hung: { hook: Vec3; ink: string; shape: Lantern['shape'] }[] = []
const CORD = 0.16
/** The lower edge of the eave over the shop fronts. */
const EAVE = FLOOR - 0.35
/** Half the height of a lantern, in shares of its width. */
const RISE = { long: 0.66, round: 0.42, bulb: 0.5 }
function lane(): Mesh {
  const m = Mesh.create(),
    r = random(27)
  hung.length = 0
  m.terrain(() => 0, -7, 7, -110, -1.6, 28, 180, 'ground')
  for (const s of [-1, 1]) {
    let d = s < 0 ? 3.6 : 4.8
    while (d < 84) {
      const w = r.range(4.4, 6.6),
        z = -(d + w / 2)
      const own = 40 + Math.round(d * 10) + s
      laneShop(m.at(s * SIDE, 0, z, (-s * Math.PI) / 2), random(own), w)
      for (const dz of w > 5.4 ? [-w * 0.3, w * 0.24] : [r.range(-1, 1)]) {
        const ink = r() < 0.34 ? '#ff7a52' : r() < 0.5 ? '#fff0c4' : '#ffc867'
        hung.push({ hook: [s * (SIDE - 1), EAVE, z + dz], ink, shape: r() < 0.5 ? 'long' : 'round' })
      }
      d += w + 0.04
    }
    for (let i = 0; i < 26; i++) {
      const z = -5 - i * r.range(1.6, 2.6),
        x = s * r.range(2.25, 2.6)
      if (r() < 0.3) continue
      m.revolve(x, z, [[0.13, 0], [0.19, 0.3], [0.2, 0.34]], 'pot', 12) // prettier-ignore
      for (let k = 0; k < 14; k++) m.blob(x + r.range(-0.2, 0.2), 0.4 + r() * 0.55, z + r.range(-0.2, 0.2), r.range(0.08, 0.16), 'leaf', 0.9, 0.24, k + i, 6) // prettier-ignore
    }
    for (let i = 0; i < 3; i++) lanePole(m.at(s * 2.75, 0, -(s < 0 ? 10.4 : 17) - i * 19))
  }
  bicycle(m.at(1.86, 0, -8.6, 1.2), 'red')
  bicycle(m.at(-2, 0, -13.4, -1.35), 'teal')
  bicycle(m.at(2.1, 0, -19.5, 1.4), 'teal')
  // the temple grove at the end of the lane
  const t = m.at(3, 0, -118)
  t.box(0, 0, 0, 17, 7, 12, 'timber')
  t.hip(0, 6.4, 0, 27, 7.4, 20, 9, 'tile')
  t.box(0, 13.6, 0, 9.6, 0.7, 0.8, 'ridge')
  for (let i = 0; i < 26; i++) tree(m, i, r.range(-34, 36), 0, -128 - r() * 24, r.range(12, 21))
  tree(m, 71, -4.6, 0, -98, 13)
  return m
}
function wires(): string {
  let d = ''
  for (const s of [-1, 1])
    for (const y of [7.3, 8.4, 8.35])
      for (let i = 0; i < 3; i++) {
        const z = -(s < 0 ? 10.4 : 17) - i * 19
        const [p, q] = [cam.project([s * 2.75 - s * 0.5, y, z]), cam.project([s * 2.75 - s * 0.5, y, z - 19])]
        d += `M${p.x.toFixed(1)},${p.y.toFixed(1)}Q${((p.x + q.x) / 2).toFixed(1)},${((p.y + q.y) / 2 + 0.6 * q.k).toFixed(1)} ${q.x.toFixed(1)},${q.y.toFixed(1)}`
      }
  const over = (
    [
      [-10.4, -17],
      [-29.4, -36],
    ] as const
  ).map(([a, b]) => {
    const [p, q] = [cam.project([-2.75, 8.3, a]), cam.project([2.75, 8.3, b])]
    return `M${p.x},${p.y}Q${(p.x + q.x) / 2},${(p.y + q.y) / 2 + 26} ${q.x},${q.y}`
  })
  return `<path d="${d}${over.join('')}" fill="none" stroke="#2f2a5c" stroke-width="2.2"/>`
}
const CAT = `<path d="M-.13,0 C-.2,-.1 -.18,-.24 -.07,-.31 L-.1,-.46 L-.03,-.42 L.04,-.42 L.1,-.46 L.07,-.31 C.18,-.24 .2,-.1 .13,0Z" fill="#fff0d8"/><path d="M.04,-.42 L.1,-.46 L.07,-.31 C.18,-.24 .2,-.1 .13,0 L.05,0 C.1,-.1 .1,-.24 .02,-.31Z" fill="#b794a8"/><path d="M-.1,-.3 L-.1,-.46 L-.03,-.42 C-.03,-.38 -.06,-.32 -.1,-.3Z M.02,-.12 C.1,-.12 .15,-.06 .13,0 L.02,0Z" fill="#e0884a"/><path d="M.12,-.02 C.24,.01 .32,-.06 .38,-.04 C.4,.02 .26,.06 .1,.03Z" fill="#e0884a"/>`
function life(): string {
  const cat = cam.project([1.15, 0, -8.3])
  return (
    company(
      {
        cam,
        seed: 14,
        wardrobe: {
          tops: ['#b8436a', '#3f6a9c', '#f0b04a', '#e8d4c0', '#2f7f86'],
          bottoms: ['#2f2a5c', '#33386c', '#5a3a5c'],
          skins: ['#e0a07a', '#c98a68', '#edb48c'],
          cuts: ['bob', 'short', 'bun', 'cap', 'short'],
          hats: ['#d8503f', '#33386c'],
          hair: '#1f1a40',
        },
        rim: { towards: [1, -0.8], ink: '#ffd28a', width: 2 },
        shade: { sun: [0.5, 0.7, -0.5], ink: '#4f4680' },
      },
      [
        [[0.42, 0, -8.5], 1, 'squats', false],
        [[-0.8, 0, -12.5], 2, 'strolls', false],
        [[1.75, 0, -14.5], 1, 'photographs', true],
        [[-0.9, 0, -21], 1, 'carriesBag', true],
        [[1.2, 0, -27], 1, 'carriesBag', true],
        [[-0.6, 0, -37], 3, 'walks', false],
      ],
    ) +
    `<ellipse cx="${cat.x + 0.05 * cat.k}" cy="${cat.y}" rx="${0.22 * cat.k}" ry="${0.03 * cat.k}" fill="#4f4680"/><g transform="translate(${cat.x},${cat.y}) scale(${cat.k})">${CAT}</g>`
  )
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#2f3380'],
    [190, '#6a5ca6'],
    [360, '#c87f9f'],
    [500, '#f7a27c'],
    [HORIZON, '#ffdc9c'],
  ])
  mist(plate, '#ffcf96', 500, 680, 0.5, 7, 1.2)
  const haze = rgb('#f2a886')
  pullSolid(plate, lane(), cam, {
    sun: DUSK,
    materials: yanaka,
    sky: 0.34,
    bounce: 0.14,
    contact: 3,
    crisp: true,
    shadows: [
      { centre: [0, 3, -14], radius: 14 },
      { centre: [0, 4, -48], radius: 60 },
    ],
    air: (_p, d) => ({ amount: 0.56 * smoothstep(24, 130, d), ink: haze }),
    airSteps: 10,
  })
  mendEdge(plate, 7)
  plate.svg(wires())
  let cords = ''
  const lights = hung
    .map(({ hook, ink, shape }): Lantern => {
      const { x, y, k } = cam.project(hook),
        size = (shape === 'long' ? 0.48 : 0.54) * k,
        top = y + CORD * k
      cords += `<path d="M${x},${y}V${top + 2}" stroke-width="${Math.max(1, 0.016 * k)}"/><circle cx="${x}" cy="${y + 0.02 * k}" r="${0.022 * k}" stroke-width="${Math.max(1, 0.012 * k)}"/>`
      return { x, y: top + RISE[shape] * size, size, ink, shape }
    })
    .filter(({ x, size }) => size > 5 && x > -90 && x < 1690)
    .toSorted((a, b) => a.size - b.size)
  plate.svg(halos(lights, 1.7, 0.5))
  plate.svg(life())
  plate.svg(`<g fill="none" stroke="#2a2454">${cords}</g>` + lights.map(lantern).join(''))
}
export const views: View[] = [{ name: 'tokyo-japan-2', focusX: 800, draw }]
