/** Hanoi: the tall narrow shop-house and the twin-towered cathedral. Front on local z=0 towards +z, metres. */
import { openings } from './buildings.ts'
import type { Mesh } from './mesh.ts'
import type { Random } from './noise.ts'
import { archOutline, rectOutline } from './outline.ts'
import type { Vec3 } from './vec.ts'

const U: Vec3 = [1, 0, 0]
const UP: Vec3 = [0, 1, 0]
const AWNINGS = ['awningA', 'awningB', 'awningC']
const SHUTTERS = ['shutterA', 'shutterB']

/** Shop below, shuttered rooms with balconies above, plants on every rail. Materials: the wall's, trim, shop, lamp, goods1-3, awningA-C, shutterA-B, rail, leaf, bloom, tile. */
export function tubeHouse(m: Mesh, r: Random, w: number, floors: number, wall: string): void {
  const base = 3.5
  const h = base + floors * 3.3
  m.box(0, 0, -4.5, w, h, 9, wall)
  m.decal(rectOutline(w * 0.84, 2.7), [0, 1.4, 0], U, UP, 'shop', 0.04)
  for (let i = 0; i < 3; i++)
    m.decal(
      rectOutline(w * 0.2, r.range(0.4, 0.9)),
      [(i - 1) * w * 0.26, r.range(0.7, 1.9), 0],
      U,
      UP,
      `goods${1 + Math.floor(r() * 3)}`,
      0.08,
    )
  m.decal(rectOutline(w * 0.5, 0.16), [0, 2.5, 0], U, UP, 'lamp', 0.08)
  m.box(r.range(-0.3, 0.3) * w, 0, 0.5, w * 0.5, r.range(0.5, 0.8), 0.7, `goods${1 + Math.floor(r() * 3)}`)
  const awning = r.pick(AWNINGS)
  const out = r.range(1, 1.6)
  m.quad([-w * 0.47, 2.55, out], [w * 0.47, 2.55, out], [w * 0.47, 3.2, 0.02], [-w * 0.47, 3.2, 0.02], awning)
  m.quad([-w * 0.47, 2.3, out], [w * 0.47, 2.3, out], [w * 0.47, 2.55, out], [-w * 0.47, 2.55, out], awning)
  const shutter = r.pick(SHUTTERS)
  for (let k = 0; k < floors; k++) {
    const y = base + k * 3.3
    m.box(0, y - 0.08, 0.1, w + 0.1, 0.22, 0.4, 'trim')
    const n = w > 4 ? 3 : 2
    for (let i = 0; i < n; i++) {
      const x = -w / 2 + ((i + 0.5) * w) / n
      const door = i === n - 1 && k < 2
      const high = door ? 2.3 : 1.7
      const low = door ? y + 0.2 : y + 0.8
      m.decal(archOutline(0.94, high + 0.1), [x, low, 0], U, UP, 'trim', 0.05)
      m.decal(archOutline(0.76, high), [x, low, 0], U, UP, r() < 0.2 ? 'lamp' : 'dark', 0.08)
      for (const s of [-1, 1]) m.box(x + s * 0.6, low + 0.05, 0.14, 0.42, high - 0.25, 0.06, shutter)
    }
    if (r() < 0.75) {
      const deep = r.range(0.7, 1.05)
      m.box(0, y + 0.02, deep / 2, w * 0.94, 0.14, deep, 'trim')
      for (let x = -w * 0.46; x <= w * 0.46; x += 0.24)
        m.box(x, y + 0.14, deep - 0.04, 0.05, 0.9, 0.05, 'rail')
      m.box(0, y + 1, deep - 0.04, w * 0.94, 0.09, 0.09, 'rail')
      for (let i = 0; i < 7; i++)
        if (r() < 0.7)
          m.blob(
            -w * 0.42 + (i * w * 0.84) / 6,
            y + r.range(0.5, 1.15),
            deep + r.range(-0.1, 0.14),
            r.range(0.2, 0.36),
            r() < 0.24 ? 'bloom' : 'leaf',
            r.range(0.8, 1.5),
            0.28,
            i + k * 9,
            6,
          )
    }
  }
  const kind = r()
  if (kind < 0.4) m.gable(0, h, -4.5, w + 0.5, 1.7, 10, 'tile', wall)
  else {
    m.box(0, h, -0.3, w + 0.3, 0.5, 1, 'trim')
    m.decal(archOutline(w * 0.7, 1.5), [0, h + 0.4, 0], U, UP, wall, 0.1)
    if (kind > 0.7) m.box(w * 0.1, h, -4, w * 0.6, 2.6, 4, wall, 'tile')
  }
  if (r() < 0.6) m.box(w * 0.42, base + 0.4, 0.6, 0.14, 2.4, 1, r.pick(['signA', 'signB', 'signC']))
}
/** St Joseph's, two square towers of 32 m. Materials: grey, trim, dark. */
export function twinTowers(m: Mesh): void {
  m.box(0, 0, -10, 21, 20, 20, 'grey')
  m.tri([-4.6, 18, 0.05], [4.6, 18, 0.05], [0, 26, 0.05], 'grey')
  m.quad([-4.6, 0, 0.05], [4.6, 0, 0.05], [4.6, 18, 0.05], [-4.6, 18, 0.05], 'grey')
  for (const s of [-1, 1]) {
    const t = m.at(s * 7.6, 0, 0)
    for (const [y, w, h] of [
      [0, 7.4, 11],
      [11, 7, 9],
      [20, 6.6, 9.4],
    ] as const) {
      t.box(0, y, 0, w, h, w, 'grey')
      t.box(0, y + h - 0.5, 0, w + 0.8, 0.6, w + 0.8, 'trim')
      for (const x of [-1, 1]) t.box((x * w) / 2, y, w / 2, 1.1, h, 1.1, 'grey')
      openings(t, -w * 0.3, w * 0.3, y + h * 0.2, w / 2, 2, w * 0.2, h * 0.6, 'dark', true, 0.5)
    }
    for (const x of [-1, 1]) for (const z of [-1, 1]) t.hip(x * 2.8, 29.4, z * 2.8, 1.2, 2.4, 1.2, 0, 'grey')
    t.box(0, 29.4, 0, 5, 0.9, 5, 'trim')
  }
  m.decal(archOutline(3.6, 7.4, 0.4), [0, 0, 0.1], U, UP, 'dark', 0.1)
  m.decal(
    Array.from({ length: 20 }, (_, i) => [1.9 * Math.cos(i * 0.314), 1.9 * Math.sin(i * 0.314)] as const),
    [0, 13.4, 0.1],
    U,
    UP,
    'dark',
    0.1,
  )
  m.box(0, 26, 0, 0.4, 3.6, 0.4, 'trim')
  m.box(0, 28, 0, 1.8, 0.4, 0.4, 'trim')
}
