/** Pieces of a Paris quay: mansard houses, chimney stacks, an arched bridge, an excursion boat. */
import type { Mesh } from '../kit/mesh.ts'
import type { Random } from '../kit/noise.ts'
import { rectOutline } from '../kit/outline.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

const X: Vec3 = [1, 0, 0]
const UP: Vec3 = [0, 1, 0]

/** Party-wall chimney: a slab along z with a row of pots. */
export function chimney(
  m: Mesh,
  r: Random,
  x: number,
  y: number,
  z: number,
  long: number,
  high: number,
): void {
  m.box(x, y, z, 0.9, high, long, 'plaster')
  m.box(x, y + high, z, 1.2, 0.35, long + 0.3, 'stone')
  for (let q = -long / 2 + 0.45; q < long / 2 - 0.2; q += 0.62) {
    if (r() < 0.12) continue
    const tall = r.range(0.7, 1.25)
    m.revolve(
      x,
      z + q,
      [
        [0.24, y + high + 0.3],
        [0.17, y + high + 0.3 + tall],
        [0, y + high + 0.3 + tall],
      ],
      r() < 0.86 ? 'pot' : 'zinc',
      7,
    )
  }
}
/** Dormer standing on the steep slope, window towards +z. */
function dormer(m: Mesh, x: number, y: number, z: number, glass: string): void {
  m.box(x, y, z - 0.7, 1.5, 2, 1.5, 'white')
  m.gable(x, y + 2, z - 0.7, 1.9, 0.5, 1.8, 'zincTop')
  m.decal(rectOutline(0.95, 1.6), [x, y + 1, z + 0.05], X, UP, glass, 0.06)
}
/** A house of the boulevards; the cornice is at y=0, walls reach `high` metres below it. Long side along x. */
export function mansion(m: Mesh, r: Random, w: number, d: number, high: number, wall = 'stone'): void {
  m.box(0, -high, 0, w, high, d, wall)
  m.box(0, -0.35, 0, w + 0.5, 0.7, d + 0.9, 'white')
  const [W, D] = [w / 2, d / 2]
  const ring = (y: number, z: number): Vec3[] => [
    [-W, y, z],
    [W, y, z],
    [W, y, -z],
    [-W, y, -z],
  ]
  m.loft(ring(0.3, D), ring(4, D - 1.3), 'zinc')
  m.box(0, 3.9, 0, w, 0.3, d - 2.3, 'white')
  m.gable(0, 4.2, 0, w, 2.1, d - 2.7, 'zincTop', 'plaster')
  const bays = Math.max(2, Math.floor(w / 3.3))
  for (let i = 0; i < bays; i++) {
    const x = -W + ((i + 0.5) * w) / bays
    if (r() > 0.08) dormer(m, x, 0.8, D - 0.1, r() < 0.16 ? 'lamp' : 'glass')
    for (let j = 0; j * 3.3 + 3 < high; j++) {
      const y = -2.1 - j * 3.3
      m.decal(rectOutline(1.2, 2.1), [x, y, D], X, UP, r() < 0.05 ? 'lamp' : 'dark', 0.05)
    }
  }
  for (const y of [-3.4, -13.3]) {
    if (-y > high) continue
    m.box(0, y, D + 0.35, w, 0.25, 0.8, 'white')
    m.box(0, y + 0.25, D + 0.7, w, 0.85, 0.08, 'rail')
  }
  for (const s of [-1, 1])
    chimney(m, r, s * (W - 0.3), 3, r.range(-1, 1), d * r.range(0.34, 0.6), r.range(4.4, 6))
}
/** Stone bridge along x, centred, with open segmental arches; water at y=0. */
export function archBridge(m: Mesh, long: number, wide: number, deck: number, arches: number): void {
  const span = long / arches
  const pier = span * 0.11
  for (let i = 0; i < arches; i++) {
    const mid = -long / 2 + (i + 0.5) * span
    const half = span / 2 - pier / 2
    const curve = (k: number): Pt => {
      const t = -1 + k / 8
      return [mid + half * t, 1 + (deck - 2.6) * Math.sqrt(1 - t * t * 0.96)]
    }
    for (let k = 0; k < 16; k++) {
      const [[x0, y0], [x1, y1]] = [curve(k), curve(k + 1)]
      for (const z of [wide / 2, -wide / 2]) {
        m.quad([x0, y0, z], [x1, y1, z], [x1, deck, z], [x0, deck, z], 'stone')
        if (z > 0)
          m.quad([x0, y0, z + 0.2], [x1, y1, z + 0.2], [x1, y1 + 1, z + 0.2], [x0, y0 + 1, z + 0.2], 'white')
      }
      m.quad([x0, y0, wide / 2], [x0, y0, -wide / 2], [x1, y1, -wide / 2], [x1, y1, wide / 2], 'soffit')
    }
  }
  for (let i = 0; i <= arches; i++) {
    const x = -long / 2 + i * span
    m.box(x, -2, 0, pier, deck + 2, wide, 'stone')
    m.revolve(
      x,
      wide / 2,
      [
        [pier * 0.75, -2],
        [pier * 0.75, deck * 0.6],
        [0, deck * 0.74],
      ],
      'stone',
      10,
    )
  }
  m.box(0, deck, 0, long + 6, 0.8, wide + 1.2, 'white', 'paving')
  for (const s of [-1, 1]) m.box(0, deck + 0.8, s * (wide / 2 + 0.3), long + 6, 1.1, 0.4, 'white')
}
/** Glass-roofed excursion boat, 46 m, bow towards -x, waterline at y=0. */
export function excursionBoat(m: Mesh): void {
  const hull = (k: number, y: number, sheer: number): Vec3[] =>
    Array.from({ length: 24 }, (_, i) => {
      const a = (i / 24) * Math.PI * 2
      const c = Math.cos(a)
      const x = 23 * Math.sign(c) * Math.abs(c) ** 0.45
      const bow = Math.max(0, -x - 12) / 11
      return [x - bow * bow * sheer, y + bow * sheer * 0.5, Math.sin(a) * 4.4 * k * (1 - 0.5 * bow * bow)]
    })
  m.loft(hull(0.94, -0.3, 0), hull(1, 1.5, 1.6), 'hull')
  m.loft(hull(1, 1.5, 1.6), hull(1.02, 2, 1.8), 'white')
  m.prism(
    hull(0.95, 0, 0)
      .map((p): Pt => [p[0], p[2]])
      .reverse(),
    1.2,
    1.5,
    'paving',
  )
  m.box(3, 1.5, 0, 32, 2.6, 6.4, 'glass', 'white')
  m.box(3, 4.1, 0, 33, 0.35, 7, 'white', 'paving')
  m.box(-15.5, 1.5, 0, 4, 3.2, 4.4, 'white', 'white')
  m.decal(rectOutline(3, 1.2), [-15.5, 3.5, 2.2], X, UP, 'glass', 0.06)
  for (let i = 0; i < 12; i++) m.box(-12.4 + i * 2.8, 1.5, 3.25, 0.3, 2.6, 0.1, 'white')
}
/** A cat on the ridge, looking at the sun: 1 unit = 1 m, paws at y=0. */
export function cat(x: number, y: number, k: number): string {
  return `<g transform="translate(${x},${y}) scale(${k})"><path d="M-.16,0 C-.2,-.2 -.2,-.36 -.14,-.46 C-.26,-.5 -.28,-.62 -.24,-.7 L-.25,-.84 L-.16,-.76 L-.06,-.77 L.02,-.85 L.03,-.7 C.06,-.6 .04,-.52 -.02,-.47 C.16,-.38 .24,-.2 .22,0Z M.18,-.06 C.4,-.02 .5,-.12 .46,-.3 C.56,-.32 .62,.02 .36,.06 C.28,.08 .2,.04 .18,0Z" fill="#25304d"/><path d="M-.16,0 C-.2,-.2 -.2,-.36 -.14,-.46 C-.26,-.5 -.28,-.62 -.24,-.7 C-.2,-.6 -.16,-.52 -.08,-.48 C-.12,-.34 -.12,-.2 -.1,0Z" fill="#e8a987"/></g>`
}
