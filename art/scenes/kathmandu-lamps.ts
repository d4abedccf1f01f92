/** Kathmandu at lamp-lighting: butter lamps before the stupa of Boudha, the afterglow behind its spire. */
import { Camera } from '../kit/camera.ts'
import { house } from '../kit/house.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { flock, person, tree } from '../kit/life.ts'
import { mendEdge } from '../kit/mend-edge.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import { onlooker } from '../kit/onlooker.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { mist, sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import { eyes, flags, stupa } from '../kit/stupa.ts'
import type { Vec3 } from '../kit/vec.ts'
import { DUSK, materials } from '../materials/kathmandu-dusk.ts'

const cam = new Camera([-6, 1.95, 130], 0.03, 1.06, 752, 800)
const TURN = 0.3

/** Flames as [x, y, width in pixels]. */
type Flame = readonly [number, number, number]
function flames(plate: Plate, list: readonly Flame[]): void {
  const halo = rgb('#ffc35c')
  const big = list.filter(([, , w]) => w > 5)
  plate.field(
    (x, y) => {
      let a = 0
      for (const [fx, fy, w] of big) {
        const q = Math.hypot(x - fx, (y - fy + w) * 0.8) / (w * 3.4)
        if (q < 1) a = Math.max(a, 0.85 * (1 - q) ** 1.4)
      }
      return a > 0 ? [halo, a] : null
    },
    { stipple: 0.55, seed: 6 },
  )
  plate.svg(
    list
      .map(([x, y, w]) =>
        w > 5
          ? `<path d="M${x},${y} c${-w * 0.62},${-w * 0.3} ${-w * 0.42},${-w * 1.3} ${w * 0.06},${-w * 2.3} c${w * 0.3},${w * 0.9} ${w * 0.62},${w * 1.6} ${-w * 0.06},${w * 2.3}Z" fill="#ff9a3c"/><path d="M${x},${y - w * 0.1} c${-w * 0.36},${-w * 0.3} ${-w * 0.22},${-w * 0.9} ${w * 0.04},${-w * 1.6} c${w * 0.22},${w * 0.7} ${w * 0.34},${w * 1.2} ${-w * 0.04},${w * 1.6}Z" fill="#fff3c0"/>`
          : `<circle cx="${x}" cy="${y}" r="${w * 1.5}" fill="#ffb04a" fill-opacity=".4"/><circle cx="${x}" cy="${y}" r="${w * 0.6}" fill="#fff0b8"/>`,
      )
      .join(''),
  )
}
function square(m: Mesh): void {
  const r = random(5)
  m.terrain(() => 0, -110, 110, -110, 127, 70, 90, 'ground')
  for (let i = 0; i < 46; i++) {
    const a = -Math.PI * 1.02 + (i / 45) * Math.PI * 1.04,
      R = 63 + r.range(0, 3),
      h = r.range(10, 17)
    const q = m.at(2 + Math.cos(a) * R * 1.25, 0, -6 + Math.sin(a) * R, -Math.PI / 2 - a)
    house(q, r, r.range(7.5, 10), h, 9, r.pick(['brickA', 'brickB', 'plaster', 'brickA']), 'tile', 0.4)
    q.box(0, h * 0.62, 5.2, 7, 0.3, 1.4, 'wood')
    if (i % 3 === 0) tree(m, i, 2 + Math.cos(a) * (R + 10) * 1.25, 4, -6 + Math.sin(a) * (R + 10), 16)
  }
  for (let i = 0; i < 130; i++) {
    const a = r.range(0, Math.PI),
      R = r.range(45, 56)
    person(m, Math.cos(a) * R * 1.1, 0, Math.sin(a) * R, i, r.range(0.92, 1.1))
  }
}
/** Lamps along the terrace edges: places in the world. */
function edgeLamps(at: Mesh): Vec3[] {
  const out: Vec3[] = []
  for (const [half, y] of [
    [39, 4.3],
    [33, 7.9],
    [27.5, 11.1],
    [41.5, 0.3],
  ] as const)
    // prettier-ignore
    for (let t = -half * 0.66; t <= half * 0.66; t += 1.5) {
      out.push(at.put([t, y, half]), at.put([-half, y, t]))
    }
  return out
}
/** The lamp stand before us: three stone steps of brass cups. */
function stand(plate: Plate): Flame[] {
  const m = Mesh.create(),
    r = random(17),
    out: Flame[] = []
  for (let row = 0; row < 4; row++) {
    const z = 124.7 - row * 0.6,
      top = 1.16 + row * 0.15
    m.box(-7.4, 0, z, 5.6, top, 0.6, 'step')
    for (let i = 0; i < 23; i++) {
      const x = -10.15 + i * 0.245 + r.range(-0.03, 0.03) + (row % 2) * 0.12,
        zz = z + r.range(-0.08, 0.08)
      if (r() < 0.07) continue
      const c = m.at(x, top, zz)
      c.revolve(0, 0, [[0.045, 0], [0.02, 0.03], [0.03, 0.05], [0.075, 0.085], [0.082, 0.12], [0.066, 0.12]], 'brass', 14) // prettier-ignore
      if (r() < 0.1) continue
      const p = cam.project([x, top + 0.12, zz])
      out.push([p.x, p.y, 0.05 * p.k * r.range(0.8, 1.2)])
    }
  }
  pullSolid(plate, m, cam, {
    sun: [-0.3, 0.8, 0.4],
    materials,
    sky: 0.34,
    bounce: 0.1,
    contact: 6,
  })
  mendEdge(plate, 7)
  return out.toSorted((a, b) => a[1] - b[1])
}
const PILGRIMS = [
  onlooker({ coat: ['#8f2f3f', '#ff9a5c', '#561f44'], legs: ['#6a2a3c', '#c8604a'], hair: '#5f4048', skin: ['#9a6450', '#ffc080'], long: true }), // prettier-ignore
  onlooker({ coat: ['#b84a6a', '#ffc080', '#6a2a60'], legs: ['#3a2a60', '#a8605c'], hair: '#1f1c48', skin: ['#9a6450', '#ffc080'], long: true, braid: true }), // prettier-ignore
  onlooker({ coat: ['#3f5a90', '#ffd09a', '#27306c'], legs: ['#2b2a60', '#8a5a68'], hair: '#1f1c48', skin: ['#9a6450', '#ffc080'] }), // prettier-ignore
]
function draw(plate: Plate): void {
  sky(plate, [[0, '#141a48'], [240, '#2b3a7c'], [430, '#6a649e'], [590, '#cf8a90'], [740, '#f7bd88']], { steps: 16 }) // prettier-ignore
  sun(plate, 1240, 210, 34, '#fff3d8', '#6f74b0', { reach: 4, strength: 0.5 })
  streaks(plate, { y0: 60, y1: 700, cover: 0.46, body: '#5a5492', lip: '#f0a08c', seed: 47, scale: 1.6, slant: 0.04, opacity: 0.8 }) // prettier-ignore
  mist(plate, '#f0a98a', 620, 790, 0.5, 8, 1.4)
  const m = Mesh.create()
  square(m)
  const s = m.at(0, 0, 0, TURN),
    top = stupa(s),
    air = rgb('#7a5f98')
  pullSolid(plate, m, cam, {
    sun: DUSK,
    materials,
    sky: 0.3,
    bounce: 0.1,
    contact: 5,
    shadows: [{ centre: [0, 15, 0], radius: 62 }],
    air: (p) => ({ amount: 0.3 * smoothstep(0, -75, p[2]) * (p[1] > 26 ? 0 : 1), ink: air }),
    airSteps: 8,
  })
  const dir = (p: Vec3): Vec3 => {
    const [o, q] = [s.put([0, 0, 0]), s.put(p)]
    return [q[0] - o[0], q[1] - o[1], q[2] - o[2]]
  }
  const face = (p: Vec3, u: Vec3, shade: boolean) => `<g transform="${cam.onFace(s.put(p), dir(u), [0, 1, 0])}">${eyes(shade)}</g>` // prettier-ignore
  plate.svg(face([0, 28.3, 4.32], [1, 0, 0], true) + face([-4.32, 28.3, 0], [0, 0, 1], false))
  const apex: Vec3 = [0, top + 1.6, 0]
  const ends: Vec3[] = [[-62, 5, 14], [-44, 2, 36], [-20, 3, 54], [62, 5, 12], [46, 2, 36], [24, 3, 54], [-66, 12, -16], [66, 12, -16]] // prettier-ignore
  plate.svg(ends.map((b, i) => flags(cam, apex, b, 3.4, 1.25, 1.05, i + 1)).join(''), { opacity: 0.72 })
  flames(plate, edgeLamps(s).map((p): Flame => [cam.project(p).x, cam.project(p).y, 2.6])) // prettier-ignore
  const walkers = (
    [
      [-1.7, 114, 0, 1],
      [-0.7, 113.6, 1, 0.98],
      [2.1, 108, 2, 1.02],
    ] as const
  ) // prettier-ignore
    .toSorted((a, b) => a[1] - b[1])
    .map(([x, z, who, size]) => {
      const p = cam.project([x, 0, z])
      return `<g transform="translate(${p.x.toFixed(1)},${p.y.toFixed(1)}) scale(${(p.k * size).toFixed(1)})">${PILGRIMS[who]}</g>`
    })
  plate.svg(walkers.join(''))
  flames(plate, stand(plate))
  plate.svg(flock(4, 470, 330, 120, 60, 12, 11, '#2a2f6c'))
}
export const views: View[] = [{ name: 'kathmandu-nepal-3', focusX: 780, draw }]
