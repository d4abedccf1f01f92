/** Wooden house on stilts over a canal, its porch towards +z, water at y=0. Materials: plank walls by name, tin or tile roof by name, post, porch, shutter, dark, lamp, leaf, pot, cloth1-3. */
import type { Mesh } from '../kit/mesh.ts'
import type { Random } from '../kit/noise.ts'
import { rectOutline } from '../kit/outline.ts'
import { rod } from '../kit/rods.ts'
import type { Vec3 } from '../kit/vec.ts'

const UP = [0, 1, 0] as const
const ALONG = [1, 0, 0] as const

function roof(m: Mesh, y: number, w: number, d: number, rise: number, mat: string, wall: string): void {
  m.gable(0, y, 0, w + 1.4, rise, d + 2, mat, wall)
  for (const s of [-1, 1])
    for (const e of [-1, 1])
      rod(
        m,
        [(s * (w + 1.4)) / 2, y - 0.05, (e * (d + 2)) / 2],
        [(s * (w + 1.4)) / 2, y + rise + 0.1, 0],
        0.2,
        'porch',
      )
}
/** Potted plants along a stretch of rail, in groups with gaps between: sword leaves, a fern, or a small bush in flower. */
function pots(m: Mesh, r: Random, from: number, to: number, y: number, z: number): void {
  for (let x = from; x < to; x += r() < 0.3 ? r.range(1.6, 2.4) : r.range(0.45, 0.7)) {
    const tall = r.range(0.26, 0.36),
      kind = r()
    m.revolve(
      x,
      z,
      [
        [0.13, y],
        [0.2, y + tall],
      ],
      'pot',
      8,
    )
    const foot = y + tall
    if (kind < 0.68) {
      const sword = kind < 0.34,
        many = sword ? 8 : 13,
        mat = r() < 0.5 ? 'leaf' : 'leafB'
      for (let k = 0; k < many; k++) {
        const a = k * 2.4 + r() * 0.5,
          out = sword ? r.range(0.06, 0.2) : r.range(0.24, 0.4),
          high = sword ? r.range(0.45, 0.8) : r.range(0.2, 0.46),
          [c, s] = [Math.cos(a), Math.sin(a)],
          wide = sword ? 0.05 : 0.06
        const on = (u: number, v: number, side: number): Vec3 => [
          x + c * u - s * side * wide,
          foot + v,
          z + s * u + c * side * wide,
        ]
        const bend = sword ? high : high * 0.55
        m.quad(
          on(0.03, 0, -0.6),
          on(0.03, 0, 0.6),
          on(out * 0.6, high * 0.8, 1),
          on(out * 0.6, high * 0.8, -1),
          mat,
        )
        m.tri(on(out * 0.6, high * 0.8, -1), on(out * 0.6, high * 0.8, 1), on(out * 1.25, bend, 0), mat)
      }
    } else
      for (let k = 0; k < 9; k++)
        m.blob(
          x + r.range(-0.2, 0.2),
          foot + r.range(0.06, 0.42),
          z + r.range(-0.14, 0.2),
          k < 5 ? r.range(0.11, 0.17) : r.range(0.05, 0.07),
          k < 5 ? 'leafB' : 'flower',
          0.9,
          0.2,
          k,
          6,
        )
  }
}
export function stiltHouse(m: Mesh, r: Random, w: number, d: number, wall: string, cover: string): void {
  const floor = r.range(1.1, 1.5),
    tall = r() < 0.3 ? 5.4 : r.range(2.7, 3.2),
    deep = 2.2
  for (let x = -w / 2 + 0.3; x <= w / 2; x += 1.9)
    for (const z of [d / 2 + deep - 0.2, d / 2, -d / 2]) m.box(x, -0.05, z, 0.24, floor + 0.05, 0.24, 'post')
  m.box(0, floor - 0.22, deep / 2, w + 0.3, 0.22, d + deep, 'porch')
  m.box(0, floor, 0, w, tall, d, wall)
  roof(m, floor + tall, w, d, r.range(2, 3), cover, wall)
  // porch roof on thin posts
  const eave = floor + 2.5
  m.quad(
    [-w / 2 - 0.4, eave - 0.5, d / 2 + deep + 0.4],
    [w / 2 + 0.4, eave - 0.5, d / 2 + deep + 0.4],
    [w / 2 + 0.4, eave + 0.25, d / 2],
    [-w / 2 - 0.4, eave + 0.25, d / 2],
    cover,
  )
  for (let i = 0; i <= 3; i++) m.box(-w / 2 + (w * i) / 3, floor, d / 2 + deep - 0.1, 0.13, 2.1, 0.13, 'post')
  for (const h of [0.4, 0.8]) m.box(0, floor + h, d / 2 + deep - 0.1, w, 0.07, 0.07, 'porch')
  const doors = Math.max(2, Math.floor(w / 1.9))
  for (let i = 0; i < doors; i++) {
    const x = -w / 2 + ((i + 0.5) * w) / doors
    const door = i === doors >> 1
    m.decal(
      rectOutline(door ? 1.1 : 0.9, door ? 2 : 1.1),
      [x, floor + (door ? 1 : 1.5), d / 2],
      ALONG,
      UP,
      r() < 0.24 ? 'lamp' : 'dark',
      0.05,
    )
    if (!door)
      for (const s of [-1, 1])
        m.decal(rectOutline(0.42, 1.2), [x + s * 0.7, floor + 1.5, d / 2], ALONG, UP, 'shutter', 0.08)
    if (tall > 4) {
      m.decal(rectOutline(0.9, 1.2), [x, floor + 4, d / 2], ALONG, UP, r() < 0.2 ? 'lamp' : 'dark', 0.05)
      for (const s of [-1, 1])
        m.decal(rectOutline(0.42, 1.3), [x + s * 0.7, floor + 4, d / 2], ALONG, UP, 'shutter', 0.08)
    }
  }
  pots(m, r, -w / 2 + 0.3, w / 2 - 0.3, floor, d / 2 + deep + 0.1)
  if (r() < 0.55)
    for (let i = 0; i < 5; i++) {
      const x = -w * 0.3 + i * 0.55
      m.decal(
        [
          [-0.2, 0],
          [0.2, 0],
          [0.18, -0.75],
          [-0.22, -0.7],
        ],
        [x, floor + 2, d / 2 + deep - 0.3],
        ALONG,
        UP,
        `cloth${1 + (i % 3)}`,
        0,
      )
    }
  for (let i = 0; i < 5; i++)
    m.box(w * 0.36, floor - 0.3 - i * 0.32, d / 2 + deep + 0.2 + i * 0.26, 1, 0.08, 0.28, 'porch')
  for (const s of [-0.46, 0.46])
    rod(
      m,
      [w * 0.36 + s, floor - 0.2, d / 2 + deep + 0.1],
      [w * 0.36 + s, floor - 1.75, d / 2 + deep + 1.36],
      0.12,
      'post',
    )
}
