/** Maldives: a lone sandbank from above at noon, two people and a parasol on it, a dhoni at its edge. */
import { parasol, RAY, SITTERS } from '../models/beach-set.ts'
import { Camera } from '../kit/camera.ts'
import { place } from '../kit/cut.ts'
import { dhoni } from '../models/dhoni.ts'
import { frame, outline } from '../kit/facets.ts'
import { FOREDECK, loftedDhoni, ORANGE_HULL } from '../models/lofted-dhoni.ts'
import { figure, type Look } from '../kit/people.ts'
import type { PoseName } from '../kit/poses.ts'
import { bareSky, tower } from '../kit/heavens.ts'
import { clamp, rgb, smoothstep } from '../kit/ink.ts'
import { lagoon } from '../kit/lagoon.ts'
import { gull } from '../models/gull.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid } from '../kit/solid.ts'
import { unit, type Vec3 } from '../kit/vec.ts'
import { materials } from '../materials/sandbank.ts'

const SUN = [-0.5, 0.8, 0.24] as const
/** The bank's spine: x, z and half width. */
const SPINE: [x: number, z: number, wide: number][] = [
  [-4.6, -36.5, 4.6],
  [-1.5, -42, 6.6],
  [4, -54, 6],
  [10, -68, 5],
  [13.5, -84, 4],
  [12, -102, 3],
  [4, -120, 2.2],
  [-9, -134, 1],
]
/** Metres from the bank's edge: positive out on the water, negative up on the sand. */
function fromBank(x: number, z: number): number {
  let best = Infinity
  for (let i = 0; i + 1 < SPINE.length; i++) {
    const [ax, az, aw] = SPINE[i]!,
      [bx, bz, bw] = SPINE[i + 1]!
    const [dx, dz] = [bx - ax, bz - az]
    const t = clamp(((x - ax) * dx + (z - az) * dz) / (dx * dx + dz * dz))
    best = Math.min(best, Math.hypot(x - ax - t * dx, z - az - t * dz) - aw - (bw - aw) * t)
  }
  return best + (fbm(x / 7, z / 7, 3, 21) - 0.5) * 2.2
}
/** The inside of the bend is a pool; the outside falls off to the channel. */
function depth(x: number, z: number): number {
  const d = fromBank(x, z)
  if (d < -0.4) return -1
  const outer = smoothstep(-14, 10, x - 4 + (z + 80) * 0.16 + 6 * smoothstep(-60, -34, z))
  const far = Math.max(0, -z - 150) * 0.12
  return Math.max(
    0.02,
    d * (0.5 + 0.85 * outer) + far + (fbm(x / 40, z / 46, 3, 13) - 0.5) * 13 * smoothstep(4, 26, d),
  )
}
/** The dhoni with her crew: its shadow, and the boat itself. */
function afloat(cam: Camera, x: number, size: number): { shade: string; boat: string } {
  const hull = frame([x, 0, -39.5], Math.PI - 0.3, size)
  const inks = {
    ...ORANGE_HULL,
    under: '#4fb3b0',
    awning: ['#fffaf0', '#d5dcea', '#b3bdd8'],
  } as const
  const { under, back, awning, front, casts } = loftedDhoni(cam, hull, inks, -1, unit([...SUN]))
  const drop = ([x, y, z]: Vec3): Vec3 => [
    x - (SUN[0] / SUN[1]) * (y + 1.1),
    0,
    z - (SUN[2] / SUN[1]) * (y + 1.1),
  ]
  const person = (u: number, h: number, v: number, pose: PoseName, look: Partial<Look>, flip = false) => {
    const { x, y, k } = cam.project(hull(u, h, v))
    return place(x, y, k * 1.3 * size, figure(pose, { skin: '#8f5639', hair: '#2a1d2e', top: '#e8574a', bottom: '#22527a', ...look }), flip) // prettier-ignore
  }
  return {
    shade: `<g fill="#0e7f98">${casts.map((list) => `<path d="${outline(cam, list.map(drop))}"/>`).join('')}</g>`,
    boat:
      under +
      back +
      person(
        -5.1,
        FOREDECK,
        0,
        'handOnHip',
        { top: '#2a8f9c', bottom: '#f2e6cf', cut: 'cap', hat: '#e8574a' },
        true,
      ) + // prettier-ignore
      person(3.3, FOREDECK, -0.2, 'waves', { cut: 'short' }, true) +
      awning +
      front,
  }
}
const standing = (cam: Camera, [x, y, z]: Vec3, body: string, k = 1): string => {
  const q = cam.project([x, y, z])
  return `<g transform="translate(${q.x.toFixed(1)},${q.y.toFixed(1)}) scale(${(q.k * k).toFixed(2)})">${body}</g>`
}
/** Two lines of prints from the boat to the parasol. */
function prints(cam: Camera): string {
  return Array.from({ length: 38 }, (_, i) => {
    const t = i / 37,
      bend = Math.sin(t * 3.1) * 0.9
    return [0, 0.8]
      .map((gap) => {
        const q = cam.project([3.6 - 6.2 * t + (i % 2 ? 0.14 : -0.14) + gap, 0.8, -44.6 + 2.6 * t - bend])
        return `<ellipse cx="${q.x.toFixed(1)}" cy="${q.y.toFixed(1)}" rx="${(q.k * 0.1).toFixed(1)}" ry="${(q.k * 0.06).toFixed(1)}" fill="#d9c3ae"/>`
      })
      .join('')
  }).join('')
}
/** `moored` is how far to the right the dhoni is, and its size; `birds` is where gulls fly over the water, with their span. */
function draw(
  plate: Plate,
  cam: Camera,
  moored: [x: number, size: number],
  birds: [x: number, y: number, span: number][],
): void {
  const h = cam.horizonY,
    left = cam.axisX - 800
  bareSky(plate, [
    [0, '#1f6a9c'],
    [h * 0.47, '#86c6d2'],
    [h, '#e2efd8'],
  ])
  plate.svg(
    tower(21, 1180 + left, h - 1, 400, 72, ['#fffaec', '#ece3d8', '#c3d0da'], -1) +
      tower(6, 690 + left, h - 1, 230, 34, ['#fffaec', '#ece3d8', '#c3d0da'], -1),
  )
  lagoon(plate, cam, {
    top: h + 1,
    depth,
    bands: [
      [0.5, '#f6fdea'],
      [1.5, '#d3f5e2'],
      [3, '#a6ead6'],
      [5.4, '#74dccb'],
      [9, '#43c9c2'],
      [14, '#26b0b8'],
      [21, '#1b93ac'],
      [31, '#136c94'],
      [999, '#0d4a77'],
    ],
    coral: { ink: '#1a8296', from: 5.4, to: 17, size: 9, cover: 0.55 },
    glint: { ink: '#a8ecdc', reach: 26, strength: 0.2 },
    seed: 4,
  })
  // the reef's far rim, and islands beyond it
  plate.svg(
    `<g transform="translate(${left},${h - 128})"><path d="M-10,198 C180,190 320,194 470,190 C640,186 760,191 900,188 C760,192 620,191 470,193 C300,197 150,196 -10,202Z" fill="#fffdf0" fill-opacity=".8"/><path d="M220,131 q70,-12 150,-10 q60,1 110,10Z M960,131 q40,-7 90,-6 q40,0 60,6Z" fill="#3f8f8c"/><path d="M190,132 h320 l-30,3 h-260Z M945,132 h180 l-20,2 h-140Z" fill="#fff2d4"/></g>`,
    { stipple: 0.2 },
  )
  const swim = (x: number, z: number, turn: number, k: number) => {
    const q = cam.project([x, 0, z])
    // none that the edge of the picture would cut
    if (q.x < 60) return ''
    const body = (dx: number, ink: string, o: number) =>
      `<g transform="translate(${q.x + dx},${q.y + dx * 0.5}) scale(${q.k * k},${q.k * k * 0.42}) rotate(${turn})" fill="${ink}" fill-opacity="${o}">${RAY}</g>`
    return body(12, '#1d8fa0', 0.6) + body(0, '#2c4a70', 0.95)
  }
  plate.svg(swim(-14.5, -46, 116, 1.5) + swim(-18.5, -51, 104, 1.2) + swim(-12.6, -54, 122, 1.1))
  // a garden of coral at our feet
  const garden = rgb('#0e5a7a'),
    bed = rgb('#1c8a9c')
  plate.field(
    (x, y) => {
      const near = smoothstep(860, 1000, y + 0.16 * (420 - x)) * smoothstep(760, 420, x)
      const n = fbm(x / 120, y / 52, 5, 33) + 0.62 * near
      return near > 0 && n > 0.86 ? [n > 0.94 ? garden : bed, 1] : null
    },
    { stipple: 0.3 },
  )
  const far = Mesh.create()
  dhoni(far.at(64, 0, -215, 2.7), { sail: true, crew: 2 })
  pullSolid(plate, far, cam, { sun: SUN, materials, air: () => ({ amount: 0.25, ink: rgb('#7fbfd0') }) })
  const m = Mesh.create()
  m.terrain(
    (x, z) => {
      const d = -fromBank(x, z)
      return d < 0 ? d * 0.2 : 0.95 * smoothstep(0, 5.5, d) + 0.05 * d * smoothstep(0, 1, d)
    },
    -22,
    26,
    -140,
    -28,
    130,
    300,
    'sand',
  )
  const boat = afloat(cam, ...moored)
  plate.svg(boat.shade, { opacity: 0.6 })
  const put: Vec3 = [-3.4, 1, -41.6]
  parasol(m.at(put[0], put[1], put[2]), 1.9)
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.36,
    bounce: 0.2,
    contact: 4,
    clipBelow: 0,
    shadows: [
      { centre: [2, 1, -42], radius: 14 },
      { centre: [4, 1, -80], radius: 66 },
    ],
    air: (_p, d) => ({ amount: 0.24 * smoothstep(80, 150, d), ink: rgb('#cfeee0') }),
    airSteps: 6,
  })
  plate.svg(prints(cam))
  plate.svg(standing(cam, [put[0] + 1.9, 1, put[2] - 0.5], SITTERS, 1.5) + boat.boat)
  const bird = ([x, y, span]: (typeof birds)[number], i: number) =>
    gull(x + 26, y + 90, span * 0.8, 0.5 + 0.4 * i, 8 * i - 12, '#1f93a6', '#1f93a6', '#1f93a6') +
    gull(x, y, span, 0.5 + 0.4 * i, 8 * i - 12, '#fffdf4', '#b9cbd8', '#4a5f80')
  plate.svg(birds.map(bird).join(''))
}
export const views: View[] = [
  {
    name: 'tropical-paradise-maldives-cover',
    focusX: 880,
    draw: (plate) =>
      draw(
        plate,
        new Camera([0, 15, 0], 0, 1, 128, 800),
        [11.6, 1],
        [
          [330, 420, 120],
          [470, 500, 84],
        ],
      ),
    drawTall: (plate) => draw(plate, new Camera([0, 19, 0], 0, 0.68, 230, 275), [9.6, 0.86], []),
  },
]
