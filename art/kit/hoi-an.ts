/** Hoi An in metres: shophouses on the quay, the covered bridge, a lantern boat. Materials: ochre by name, tile, timber, shutter, glowing, stone, red, wood, plank. */
import { lerp } from './ink.ts'
import type { Mesh } from './mesh.ts'
import type { Random } from './noise.ts'
import { archOutline, rectOutline } from './outline.ts'
import { rod } from './rods.ts'
import type { Vec3 } from './vec.ts'

const ALONG: Vec3 = [1, 0, 0]
const UP: Vec3 = [0, 1, 0]

/** Two storeys, open shop below, balcony or shutters above, a heavy tiled roof. Front to +z at z=0. */
export function shophouse(m: Mesh, r: Random, w: number, wall: string): void {
  const floor = r.range(3.3, 3.8)
  const h = floor + r.range(3, 3.6)
  m.box(0, -1, -5, w, h + 1, 10, wall)
  const bays = Math.max(2, Math.round(w / 2.3))
  const kind = r()
  for (let i = 0; i < bays; i++) {
    const x = -w / 2 + ((i + 0.5) * w) / bays
    const open = r() < 0.72
    m.decal(rectOutline(1.75, 2.7), [x, 1.35, 0], ALONG, UP, open ? 'glowing' : 'shutter', 0.04)
    if (open) {
      m.box(x, 2.1, 0.06, 1.75, 0.1, 0.1, 'timber')
      if (r() < 0.7) m.box(x + r.range(-0.3, 0.3), 0, 0.2, 0.9, 0.8, 0.5, 'timber')
    }
    for (const s of [-1, 1]) m.box(x + s * 0.94, 0, 0.06, 0.14, 2.8, 0.14, 'timber')
    const lit = r() < 0.5
    m.decal(
      kind < 0.4 ? archOutline(1.1, 2) : rectOutline(1.1, 1.9),
      [x, kind < 0.4 ? floor + 0.5 : floor + 1.5, 0],
      ALONG,
      UP,
      lit ? 'glowing' : 'dark',
      0.04,
    )
    for (const s of [-1, 1])
      m.decal(rectOutline(0.52, 1.9), [x + s * 0.84, floor + 1.5, 0], ALONG, UP, 'shutter', 0.06)
  }
  // the shop awning of tiles, then a balcony or a string course
  m.quad(
    [-w / 2, floor - 0.5, 1.5],
    [w / 2, floor - 0.5, 1.5],
    [w / 2, floor + 0.2, 0],
    [-w / 2, floor + 0.2, 0],
    'tile',
  )
  m.quad(
    [-w / 2, floor - 0.62, 1.5],
    [w / 2, floor - 0.62, 1.5],
    [w / 2, floor - 0.5, 1.5],
    [-w / 2, floor - 0.5, 1.5],
    'timber',
  )
  if (kind > 0.55) {
    for (let x = -w / 2 + 0.2; x < w / 2; x += 0.42) m.box(x, floor + 0.2, 0.7, 0.08, 0.9, 0.08, 'timber')
    m.box(0, floor + 1.06, 0.7, w, 0.1, 0.12, 'timber')
  }
  m.box(0, h - 0.1, 0.1, w, 0.3, 0.5, wall)
  m.gable(0, h, -4.6, w + 0.3, r.range(2.6, 3.4), 12.2, 'tile', wall)
  for (const s of [-1, 1]) m.box((s * w) / 2, h, -4.6, 0.4, 0.7, 11, wall)
}
/** The Japanese bridge: 18 m of timber hall on stone arches, roof raised over the middle. Front to +z at z=0. */
export function coveredBridge(m: Mesh): void {
  m.box(0, -1, -2, 19, 2.9, 4, 'stone')
  for (const x of [-5.4, 0, 5.4]) m.decal(archOutline(3.4, 1.9), [x, -0.6, 0], ALONG, UP, 'dark', 0.05)
  m.box(0, 1.9, -2, 19.4, 0.3, 4.6, 'timber')
  m.box(0, 2.2, -3.6, 18, 2.8, 0.3, 'red')
  m.box(0, 2.2, 0, 18, 0.9, 0.2, 'red')
  m.decal(rectOutline(17.6, 1.9), [0, 4, -3.4], ALONG, UP, 'glowing', 0.04)
  for (let i = 0; i <= 10; i++) m.box(-9 + i * 1.8, 2.2, 0, 0.28, 2.9, 0.28, 'red')
  m.box(0, 5, 0, 18.4, 0.35, 0.35, 'red')
  for (const s of [-1, 1]) m.gable(s * 6.4, 5.2, -2, 7.4, 2, 6.2, 'tile', 'red')
  m.box(0, 5, -2, 6, 1.4, 4.4, 'red')
  m.gable(0, 6.3, -2, 7.8, 2.6, 6.8, 'tile', 'red')
  for (const x of [-3.9, 3.9]) rod(m, [x, 8.9, -2], [x * 1.12, 9.4, -2], 0.3, 'stone')
  m.box(0, 8.8, -2, 8, 0.3, 0.4, 'stone')
}
const N = 22
const station = (i: number): { x: number; side: number; top: number; keel: number } => {
  const t = i / N
  const end = Math.abs(t - 0.46) / 0.54
  return {
    x: lerp(-3.1, 3.5, t),
    side: 0.82 * (1 - end ** 2.6 * 0.9),
    top: 0.46 + 0.5 * end ** 2.4,
    keel: -0.16 + 0.62 * end ** 3,
  }
}
/** One side of a 6.6 m sampan, bow towards +x, waterline at y=0: s is -1 for the far side (with floor and thwarts), 1 for the near one. */
export function sampanSide(m: Mesh, s: 1 | -1): void {
  const ring = (i: number): Vec3[] => {
    const { x, side, top, keel } = station(i)
    return [
      [x, top, s * side],
      [x, lerp(keel, top, 0.5), s * side * 0.95],
      [x, keel, 0],
    ]
  }
  for (let i = 0; i < N; i++) {
    const [a, b] = [ring(i), ring(i + 1)]
    m.loft(a, b, 'wood', false)
    rod(m, a[0]!, b[0]!, 0.09, 'plank')
  }
  if (s < 0) {
    m.box(0.2, 0.05, 0, 5, 0.05, 1.2, 'plank')
    for (const x of [-1.2, 0.3, 1.8]) m.box(x, 0.34, 0, 0.34, 0.06, 1.4, 'plank')
  }
}
