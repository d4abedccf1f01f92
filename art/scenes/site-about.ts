/** The desk where trips are planned: a globe, maps and tea, and a window with Delhi's roofs and the dome of Humayun's tomb. */
import { Camera } from '../kit/camera.ts'
import { flatHouse } from '../models/flat-house.ts'
import { gardenTomb } from '../models/garden-tomb.ts'
import { globe } from '../models/globe.ts'
import { bareSky } from '../kit/heavens.ts'
import { clamp, rgb, smoothstep } from '../kit/ink.ts'
import { tree } from '../kit/trees.ts'
import { mendEdge } from '../kit/mend-edge.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid } from '../kit/solid.ts'
import { add, cross, scale, sub, unit, type Pt, type Vec3 } from '../kit/vec.ts'
import { city, FIGURES, room, SUN } from '../materials/delhi.ts'

const EYE: Vec3 = [0, 1.15, 0]
interface Layout {
  cam: Camera
  /** Where the jar of charts, the glass and the books are on the desk, metres to the right of the eye. */
  jar: number
  glass: number
  books: number
}
const GROUND = -14
const TOMB = { x: 20, z: -236 }

function delhi(plate: Plate, cam: Camera): void {
  const m = Mesh.create(),
    r = random(41)
  m.box(0, GROUND - 2, -400, 1600, 2, 780, 'ground')
  gardenTomb(m.at(TOMB.x, GROUND, TOMB.z, 0.5))
  for (let i = 0; i < 130; i++) {
    const [x, z] = [TOMB.x + r.range(-150, 150), r.range(-182, -150)]
    tree(m, i, x, GROUND, z, r.range(6, 10))
  }
  for (let i = 0; i < 260; i++) tree(m, i + 200, r.range(-420, 420), GROUND, -300 - r() * 260, r.range(9, 17))
  for (let row = 0; row < 9; row++) {
    const z = -40 - row * 12
    for (let x = -95 - row * 8; x < 95 + row * 8;) {
      const w = r.range(7, 13)
      const q = m.at(x + w / 2, GROUND, z + r.range(-2, 2), r.range(-0.12, 0.12))
      if (r() < 0.82)
        flatHouse(q, Math.floor(x * 5 + row), w, r.range(4.5, 8.8), 9, r.pick(['wallA', 'wallA', 'wallB', 'wallC', 'wallD'])) // prettier-ignore
      else tree(m, Math.floor(x) + row, x + w / 2, GROUND, z, r.range(8, 11))
      x += w + r.range(0.3, 2.4)
    }
  }
  // the near roof, with its washing
  flatHouse(m.at(0, GROUND, -30, 0.04), 3, 17, 11.4, 8, 'wallB')
  const air = rgb('#efb98a')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials: city,
    sky: 0.34,
    bounce: 0.16,
    contact: 4,
    shadows: [
      { centre: [TOMB.x, 10, TOMB.z], radius: 62 },
      { centre: [0, -8, -90], radius: 130 },
    ],
    air: (p, d) => ({
      amount: clamp(0.62 * smoothstep(60, 420, d) + 0.2 * smoothstep(-6, -14, p[1]) * smoothstep(80, 180, d)) * (d > 180 && p[1] > -6 ? 0.5 : 1), // prettier-ignore
      ink: air,
    }),
    airSteps: 10,
  })
}

/** Half of a cusped arch, from the springing to the crown: x outwards of the axis, y up, in parts of the half width. */
const CUSPS: Pt[] = Array.from({ length: 49 }, (_, i) => {
  const t = i / 48,
    a = (Math.PI / 2) * t,
    lobe = Math.abs(Math.sin(t * Math.PI * 4.5)) * 0.085
  return [(0.93 + lobe) * Math.cos(a) ** 0.82, (0.93 + lobe) * Math.sin(a)] as Pt
})
const OPEN = { x: 0.42, half: 0.94, spring: 1.42, rise: 0.66, sill: 0.8, z: -3.2, deep: 0.34 }
function wall(m: Mesh): void {
  const { x, half, spring, rise, sill, z, deep } = OPEN
  const right = CUSPS.map(([u, v]): Pt => [x + u * half, spring + v * rise])
  const edge: Pt[] = [
    [right[0]![0], sill],
    ...right,
    ...right
      .slice(0, -1)
      .toReversed()
      .map(([px, py]): Pt => [2 * x - px, py]),
    [2 * x - right[0]![0], sill],
  ]
  for (let i = 0; i < edge.length - 1; i++) {
    const [a, b] = [edge[i]!, edge[i + 1]!]
    m.quad([a[0], a[1], z], [a[0], a[1], z - deep], [b[0], b[1], z - deep], [b[0], b[1], z], 'reveal')
    if (i > 0 && i < edge.length - 2)
      m.quad([a[0], a[1], z], [b[0], b[1], z], [b[0], 4.6, z], [a[0], 4.6, z], 'wall')
  }
  const [l, q] = [2 * x - right[0]![0], right[0]![0]]
  m.quad([-4, -1, z], [l, -1, z], [l, 4.6, z], [-4, 4.6, z], 'wall')
  m.quad([q, -1, z], [5, -1, z], [5, 4.6, z], [q, 4.6, z], 'wall')
  m.quad([l, -1, z], [q, -1, z], [q, sill, z], [l, sill, z], 'wall')
  m.box(x, sill - 0.05, z - 0.1, half * 2 + 0.16, 0.05, 0.62, 'sill')
}
/** A side window outside the picture. Its light falls across the right of the desk. */
function sideWindow(m: Mesh): void {
  const x = -1.75,
    pane = (z0: number, z1: number, y0: number, y1: number) =>
      m.quad([x, y0, z0], [x, y0, z1], [x, y1, z1], [x, y1, z0], 'wall')
  pane(3, -6, -1, 1.42)
  pane(3, -6, 3.1, 7)
  pane(3, 0.1, 1.42, 3.1)
  pane(-2.5, -6, 1.42, 3.1)
  for (const z of [-0.2, -0.88, -1.6]) pane(z + 0.035, z - 0.035, 1.42, 3.1)
  pane(0.1, -2.5, 1.78, 1.83)
}
/** A round stick between two points, smooth to the light. */
function tube(m: Mesh, a: Vec3, b: Vec3, r: number, mat: string): void {
  const along = unit(sub(b, a)),
    u = unit(cross(along, [0, 0, 1])),
    v = cross(along, u)
  const n = (i: number): Vec3 => {
    const t = (i / 18) * Math.PI * 2
    return add(scale(u, Math.cos(t)), scale(v, Math.sin(t)))
  }
  for (let i = 0; i < 18; i++) {
    const [p, q] = [n(i), n(i + 1)]
    const [c, d] = [scale(p, r), scale(q, r)]
    m.tri(add(a, c), add(a, d), add(b, d), mat, p, q, q)
    m.tri(add(a, c), add(b, d), add(b, c), mat, p, q, p)
    m.tri(b, add(b, c), add(b, d), 'pages')
  }
}
function things(m: Mesh, l: Layout): void {
  const top = 0.75
  m.box(0, top - 0.06, -1.8, 5, 0.06, 1.84, 'desk')
  globe(m.at(0.56, top, -1.98, 0.1), 0.2, 78)
  // the map, with one corner held by a compass
  m.at(-0.06, top, -1.86, 0.16).box(0, 0.001, 0, 0.92, 0.004, 0.56, 'map')
  m.at(-0.62, top, -2.3, -0.3).box(0, 0.001, 0, 0.7, 0.003, 0.5, 'sheet')
  const c = m.at(0.2, top + 0.006, -1.66)
  c.revolve(0, 0, [[0.06, 0], [0.062, 0.02], [0.052, 0.026]], 'brass', 28) // prettier-ignore
  c.revolve(0, 0, [[0.051, 0.022], [0, 0.0221]], 'dial', 28) // prettier-ignore
  c.at(0, 0, 0, 0.7).quad([-0.006, 0.026, 0.04], [0.006, 0.026, 0.04], [0.002, 0.026, -0.04], [-0.002, 0.026, -0.04], 'needle') // prettier-ignore
  // books under the rolled charts
  let y = top
  for (const [w, h, d, turn, mat] of [
    [0.36, 0.055, 0.26, 0.1, 'bookA'],
    [0.32, 0.045, 0.24, -0.12, 'bookB'],
    [0.34, 0.05, 0.22, 0.2, 'bookC'],
  ] as const) {
    const b = m.at(l.books, y, -2.42, turn)
    b.box(0, 0, 0, w, h, d, mat)
    b.box(0.008, h * 0.16, 0.006, w, h * 0.68, d, 'pages')
    y += h
  }
  const jar = m.at(l.jar, top, -2.42)
  jar.revolve(0, 0, [[0.09, 0], [0.13, 0.08], [0.13, 0.16], [0.09, 0.23], [0.1, 0.26]], 'brass', 24) // prettier-ignore
  for (const [dx, dz, h, k] of [
    [-0.11, 0.02, 0.6, 0.026],
    [0.03, -0.03, 0.72, 0.03],
    [0.14, 0.01, 0.64, 0.024],
  ] as const)
    tube(jar, [dx * 0.3, 0.1, dz], [dx, h, dz], k, 'roll')
  // a glass of tea
  const tea = m.at(l.glass, top, -1.42)
  tea.revolve(0, 0, [[0.026, 0], [0.034, 0.07]], 'tea', 20) // prettier-ignore
  tea.revolve(0, 0, [[0.034, 0.07], [0.037, 0.1]], 'glass', 20) // prettier-ignore
  tea.revolve(0, 0, [[0.034, 0.07], [0, 0.0701]], 'milk', 20) // prettier-ignore
}
/** A framed chart on the wall beside the window, in its shade. */
function picture(m: Mesh): void {
  const [x, y, z] = [-1.2, 1.62, OPEN.z]
  m.box(x, y - 0.3, z + 0.015, 0.48, 0.6, 0.03, 'frame')
  m.box(x, y - 0.27, z + 0.032, 0.42, 0.54, 0.004, 'mount')
  m.box(x, y - 0.22, z + 0.036, 0.32, 0.44, 0.004, 'hung')
}
function inside(plate: Plate, l: Layout): void {
  const m = Mesh.create()
  wall(m)
  sideWindow(m)
  things(m, l)
  picture(m)
  pullSolid(plate, m, l.cam, {
    sun: SUN,
    materials: room,
    sky: 0.3,
    bounce: 0.12,
    contact: 7,
    shadows: [
      { centre: [0.4, 0.9, -1.9], radius: 0.8 },
      { centre: [0, 1.5, -2], radius: 3.4 },
    ],
  })
  mendEdge(plate, 8)
}
function roofLife(cam: Camera): string {
  const at = (p: Vec3, body: string) => {
    const q = cam.project(p)
    return `<g transform="translate(${q.x.toFixed(1)},${q.y.toFixed(1)}) scale(${q.k.toFixed(2)})">${body}</g>`
  }
  const y = GROUND + 11.4
  const kite = cam.project([8.4, 9.4, -46]),
    hand = cam.project([4.3, y + 2.3, -28])
  return (
    at([-2, y + 0.6, -28], FIGURES.washing) +
    at([4, y + 0.9, -28], FIGURES.boy) +
    `<path d="M${hand.x},${hand.y} Q${hand.x + 34},${(hand.y + kite.y) / 2 + 90} ${kite.x},${kite.y}" fill="none" stroke="#fff0d0" stroke-width="1.3"/>` +
    `<g transform="translate(${kite.x},${kite.y}) rotate(18) scale(1.25)"><path d="M0,-22 L18,0 L0,24 L-18,0Z" fill="#c8402f"/><path d="M0,-22 L-18,0 L0,24Z" fill="#f2a33c"/><path d="M0,24 l-7,12 h14Z" fill="#c8402f"/></g>`
  )
}
function draw(plate: Plate, l: Layout): void {
  /** The row of this height at a distance of a hundred metres. */
  const row = (metres: number) => l.cam.horizonY - (metres * l.cam.f) / 100
  bareSky(plate, [
    [row(28.6), '#2d5a74'],
    [row(19.6), '#5d7f8d'],
    [row(11.3), '#b5a294'],
    [row(3.6), '#f4b06c'],
    [row(-3.6), '#fde3b0'],
  ])
  delhi(plate, l.cam)
  plate.svg(roofLife(l.cam))
  inside(plate, l)
}
export const views: View[] = [
  {
    name: 'site-about',
    focusX: 1110,
    draw: (plate) =>
      draw(plate, { cam: new Camera(EYE, 0, 1.05, 480, 800), jar: -0.66, glass: -0.36, books: 0.98 }),
    drawTall: (plate) =>
      draw(plate, { cam: new Camera(EYE, 0, 0.72, 520, 232), jar: -0.29, glass: -0.12, books: 0.84 }),
  },
]
