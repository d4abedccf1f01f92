/** Lit street signs with pictures: a bowl, a fish, a lantern, a teapot, rings. No lettering. Metres; the face looks towards +z. */
import type { Mesh } from './mesh.ts'
import { rectOutline } from './outline.ts'
import type { Pt, Vec3 } from './vec.ts'

export type Emblem = 'bowl' | 'fish' | 'lantern' | 'pot' | 'rings'
export interface Sign {
  w: number
  h: number
  /** Material of the lit panel, of its picture and of the bulbs round it. */
  panel: string
  mark: string
  bulb: string
  emblems: readonly Emblem[]
}
const disc = (rx: number, ry: number, from = 0, to = Math.PI * 2, cx = 0, cy = 0): Pt[] =>
  Array.from({ length: 21 }, (_, i) => {
    const a = from + ((to - from) * i) / 20
    return [cx + rx * Math.cos(a), cy + ry * Math.sin(a)]
  })
/** The parts of a picture 1 unit wide, each in the mark's ink (true) or the panel's (false), back to front. */
const PARTS: Record<Emblem, readonly [boolean, readonly Pt[]][]> = {
  bowl: [
    [true, disc(0.46, 0.42, Math.PI, Math.PI * 2, 0, 0.02)],
    [
      true,
      [
        [-0.18, -0.42],
        [0.18, -0.42],
        [0.14, -0.34],
        [-0.14, -0.34],
      ],
    ],
    [true, disc(0.05, 0.13, 0, 6.28, -0.2, 0.26)],
    [true, disc(0.05, 0.16, 0, 6.28, 0.02, 0.3)],
    [true, disc(0.05, 0.13, 0, 6.28, 0.24, 0.26)],
  ],
  fish: [
    [true, disc(0.34, 0.2, 0, 6.28, -0.1)],
    [
      true,
      [
        [0.18, 0],
        [0.48, 0.2],
        [0.4, 0],
        [0.48, -0.2],
      ],
    ],
    [false, disc(0.04, 0.04, 0, 6.28, -0.28, 0.05)],
    [
      false,
      [
        [-0.12, 0.12],
        [-0.06, 0.12],
        [-0.02, 0],
        [-0.06, -0.12],
        [-0.12, -0.12],
        [-0.08, 0],
      ],
    ],
  ],
  lantern: [
    [true, disc(0.36, 0.3)],
    [true, rectOutline(0.3, 0.72)],
    [false, disc(0.06, 0.26)],
    [false, disc(0.03, 0.24, 0, 6.28, -0.2)],
    [false, disc(0.03, 0.24, 0, 6.28, 0.2)],
  ],
  pot: [
    [true, disc(0.32, 0.26, 0, 6.28, 0, -0.06)],
    [
      true,
      [
        [0.24, -0.02],
        [0.5, 0.18],
        [0.44, 0.22],
        [0.2, 0.12],
      ],
    ],
    [true, disc(0.2, 0.2, 0, 6.28, -0.32, -0.04)],
    [false, disc(0.11, 0.12, 0, 6.28, -0.35, -0.04)],
    [true, disc(0.07, 0.07, 0, 6.28, 0, 0.26)],
  ],
  rings: [
    [true, disc(0.4, 0.4)],
    [false, disc(0.3, 0.3)],
    [true, disc(0.2, 0.2)],
    [false, disc(0.1, 0.1)],
  ],
}
/** One sign, its middle on the origin. */
export function glowSign(m: Mesh, { w, h, panel, mark, bulb, emblems }: Sign): void {
  m.box(0, -h / 2, 0, w, h, 0.3, 'signBox')
  const at = (x: number, y: number): Vec3 => [x, y, 0.15]
  const [u, v]: [Vec3, Vec3] = [
    [1, 0, 0],
    [0, 1, 0],
  ]
  m.decal(rectOutline(w * 0.96, h - w * 0.04), at(0, 0), u, v, mark, 0.02)
  m.decal(rectOutline(w * 0.86, h - w * 0.14), at(0, 0), u, v, panel, 0.04)
  const step = (h - w * 0.16) / emblems.length
  const size = Math.min(w * 0.74, step * 0.86)
  emblems.forEach((name, i) => {
    const y = h / 2 - w * 0.08 - step * (i + 0.5)
    PARTS[name].forEach(([inMark, shape], k) =>
      m.decal(
        shape.map(([a, b]) => [a * size, b * size] as const),
        at(0, y),
        u,
        v,
        inMark ? mark : panel,
        0.06 + k * 0.012,
      ),
    )
  })
  const n = Math.round(h / 0.42)
  for (let i = 0; i <= n; i++)
    for (const s of [-1, 1])
      m.decal(disc(0.075, 0.075), at((s * w * 0.98) / 2, -h / 2 + (i * h) / n), u, v, bulb, 0.08)
}
