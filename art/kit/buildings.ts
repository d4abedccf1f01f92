/** Building pieces in metres. Material names are conventional: stone, lead, tile, wall, dark, gold ... the scene supplies the inks. */
import type { Mesh } from './mesh.ts'
import type { Pt, Vec3 } from './vec.ts'
import { archOutline, rectOutline } from './outline.ts'
import type { Random } from './noise.ts'

/** Profile of a dome: radius r, rise h, springing at y. `bulge` > 0 swells it (onion, Timurid); `point` sharpens the crown. */
export function domeProfile(r: number, h: number, y: number, bulge = 0, point = 0, n = 14): Pt[] {
  const out: Pt[] = []
  for (let i = 0; i <= n; i++) {
    const a = (Math.PI / 2) * (i / n),
      swell = 1 + bulge * Math.sin(Math.min(1, (i / n) * 2.2) * Math.PI)
    const rr = r * Math.cos(a) * swell * (1 - point * 0.35 * Math.sin(a) ** 2)
    out.push([i === n ? 0 : rr, y + h * (Math.sin(a) * (1 - point * 0.15) + point * 0.15 * (i / n) ** 3)])
  }
  return out
}
/** Spire with crescent/ball finial. */
export function finial(m: Mesh, x: number, y: number, z: number, h: number, mat = 'gold'): void {
  m.revolve(
    x,
    z,
    [
      [h * 0.05, y],
      [h * 0.05, y + h * 0.2],
      [h * 0.15, y + h * 0.3],
      [h * 0.05, y + h * 0.42],
      [h * 0.11, y + h * 0.52],
      [h * 0.04, y + h * 0.62],
      [0, y + h],
    ],
    mat,
    8,
  )
}
export function dome(
  m: Mesh,
  x: number,
  y: number,
  z: number,
  r: number,
  rise = r,
  mat = 'lead',
  seg = 36,
): void {
  m.revolve(x, z, [[r * 1.07, y - r * 0.06], [r * 1.07, y], ...domeProfile(r, rise, y)], mat, seg)
  finial(m, x, y + rise - 0.1, z, r * 0.32)
}
/** Cylindrical drum with a ring of arched windows. */
export function drum(
  m: Mesh,
  x: number,
  y: number,
  z: number,
  r: number,
  h: number,
  windows: number,
  mat = 'stone',
  dark = 'dark',
): void {
  m.revolve(
    x,
    z,
    [
      [r, y],
      [r, y + h * 0.86],
      [r * 1.06, y + h * 0.9],
      [r * 1.06, y + h],
      [r * 0.9, y + h],
    ],
    mat,
    48,
  )
  for (let i = 0; i < windows; i++) {
    const a = ((i + 0.5) / windows) * Math.PI * 2,
      s = Math.sin(a),
      c = Math.cos(a)
    m.decal(
      archOutline(((Math.PI * 2 * r) / windows) * 0.5, h * 0.62),
      [x + s * r * 1.002, y + h * 0.14, z + c * r * 1.002],
      [c, 0, -s],
      [0, 1, 0],
      dark,
      0.08,
    )
  }
}
/** Ottoman pencil minaret. */
export function minaret(
  m: Mesh,
  x: number,
  y: number,
  z: number,
  h: number,
  balconies: number[],
  r = h * 0.027,
): void {
  m.box(x, y, z, r * 3.1, h * 0.2, r * 3.1, 'stone', 'stone')
  const p: Pt[] = [
    [r * 1.75, y + h * 0.2],
    [r * 1.08, y + h * 0.26],
  ]
  for (const b of [...balconies].sort((p, q) => p - q)) {
    const Y = y + h * b
    p.push(
      [r, Y - h * 0.035],
      [r * 1.25, Y - h * 0.02],
      [r * 1.85, Y],
      [r * 1.85, Y + h * 0.018],
      [r * 0.96, Y + h * 0.018],
    )
  }
  p.push([r * 0.9, y + h * 0.84], [r * 1.12, y + h * 0.845])
  m.revolve(x, z, p, 'stone', 20)
  m.revolve(
    x,
    z,
    [
      [r * 1.15, y + h * 0.845],
      [r * 0.62, y + h * 0.91],
      [0, y + h],
    ],
    'lead',
    20,
  )
  finial(m, x, y + h * 0.99, z, h * 0.06)
}
/** Row of openings on a face looking along +z at (x0..x1, y, z). */
export function openings(
  m: Mesh,
  x0: number,
  x1: number,
  y: number,
  z: number,
  n: number,
  w: number,
  h: number,
  mat = 'dark',
  arch = true,
  point = 0,
): void {
  for (let i = 0; i < n; i++) {
    const x = x0 + ((x1 - x0) * (i + 0.5)) / n
    if (arch) m.decal(archOutline(w, h, point), [x, y, z], [1, 0, 0], [0, 1, 0], mat, 0.1)
    else m.decal(rectOutline(w, h), [x, y + h / 2, z], [1, 0, 0], [0, 1, 0], mat, 0.1)
  }
}
/** Imperial Ottoman mosque after the Suleymaniye: long axis along x, gallery towards the viewer, court to the right. Base at y. */
export function imperialMosque(m: Mesh, y: number): void {
  const hall = 58,
    half = 29
  m.box(0, y, 0, hall, 17, 58, 'stone', 'lead')
  m.box(0, y + 17, 0, 44, 7, 44, 'stone', 'lead')
  m.box(0, y + 24, 0, 33, 6, 33, 'stone', 'lead')
  // the great arch with its tympanum, stepped shoulders, and four weight towers
  for (const [w, h] of [
    [31, 3],
    [27, 5],
    [22, 7.2],
  ] as const)
    m.box(0, y + 28, 15.5, w, h, 5, 'stone', 'lead')
  m.decal(archOutline(23, 16, 0.05, 14), [0, y + 18.2, 18], [1, 0, 0], [0, 1, 0], 'stoneShade', 0.25)
  for (const [row, n, w] of [
    [19.5, 7, 1.7],
    [24, 6, 1.6],
    [28.3, 4, 1.5],
  ] as const)
    openings(m, -w * n * 0.85, w * n * 0.85, y + row, 18.3, n, w, 3.1)
  for (const sx of [-1, 1])
    for (const sz of [-1, 1]) {
      m.revolve(
        sx * 17,
        sz * 17,
        [
          [3.1, y + 17],
          [3.1, y + 33],
          [3.5, y + 33.4],
          [3.5, y + 34.2],
          [3, y + 34.2],
          [2.7, y + 36.2],
          [1.5, y + 38],
          [0, y + 38.8],
        ],
        'stone',
        8,
      )
      finial(m, sx * 17, y + 38.5, sz * 17, 2.4)
    }
  drum(m, 0, y + 33, 0, 14.2, 5, 32)
  dome(m, 0, y + 38, 0, 13.6, 14.6)
  finial(m, 0, y + 52.2, 0, 5.5)
  // half domes left and right, then their exedrae
  for (const s of [-1, 1]) {
    m.revolve(
      s * 15,
      0,
      [
        [12.6, y + 20],
        [12.6, y + 24.2],
        [13.2, y + 24.4],
        [13.2, y + 25.2],
        ...domeProfile(12.2, 9.5, y + 25.2),
      ],
      'lead',
      40,
    )
    for (let i = -4; i <= 4; i++) {
      const a = (s * Math.PI) / 2 + i * 0.3,
        c = Math.cos(a),
        q = Math.sin(a)
      m.decal(
        archOutline(1.7, 3),
        [s * 15 + q * 12.65, y + 20.8, c * 12.65],
        [c, 0, -q],
        [0, 1, 0],
        'dark',
        0.1,
      )
    }
    for (const q of [-1, 1])
      m.revolve(
        s * 23,
        q * 13,
        [[6, y + 15], [6, y + 19.6], [6.4, y + 20], ...domeProfile(5.9, 4.6, y + 20)],
        'lead',
        24,
      )
  }
  // side aisle: five domes and a two-storey gallery
  for (let i = -2; i <= 2; i++) {
    const r = i % 2 ? 3.2 : 4.3
    m.revolve(
      i * 11,
      23,
      [[r * 1.05, y + 16.5], [r * 1.05, y + 18.6], ...domeProfile(r, r * 0.9, y + 18.6)],
      'lead',
      24,
    )
    finial(m, i * 11, y + 18.5 + r * 0.9, 23, 1.8)
  }
  m.box(0, y, 31, 50, 12, 6, 'stone', 'lead')
  openings(m, -24.5, 24.5, y + 6.6, 34, 17, 2, 3.9, 'dark', true, 0.15)
  openings(m, -24.5, 24.5, y + 0.6, 34, 11, 3.3, 4.8, 'dark', true, 0.15)
  openings(m, -28, 28, y + 13, 29, 13, 1.5, 2.5)
  for (const s of [-1, 1]) {
    m.box(s * 27.5, y, 30, 4, 20, 5, 'stone', 'lead')
    m.revolve(s * 27.5, 30, [[2, y + 20], [2, y + 22], ...domeProfile(2, 2.2, y + 22)], 'lead', 12)
  }
  // the court and its arcade domes
  const cx = half + 24
  m.box(cx, y, 0, 48, 12.5, 56, 'stone', 'lead')
  openings(m, cx - 23, cx + 23, y + 1.2, 28, 11, 2, 3.4, 'dark', false)
  openings(m, cx - 23, cx + 23, y + 6.6, 28, 11, 2, 3.2)
  for (let i = 0; i < 9; i++)
    for (const z of [23.5, -23.5]) {
      const x = cx - 21 + i * 5.3
      m.revolve(x, z, [[2.5, y + 12.3], [2.5, y + 13.4], ...domeProfile(2.45, 2.3, y + 13.4)], 'lead', 16)
      finial(m, x, y + 15.4, z, 1.4)
    }
  minaret(m, half + 1, y, 28, 76, [0.5, 0.62, 0.74])
  minaret(m, half + 1, y, -28, 76, [0.5, 0.62, 0.74])
  minaret(m, cx + 24, y, 28, 57, [0.55, 0.7])
  minaret(m, cx + 24, y, -28, 57, [0.55, 0.7])
}
/** Small tiled house with windows towards the viewer and the left. */
export function house(
  m: Mesh,
  r: Random,
  w: number,
  h: number,
  d: number,
  wall: string,
  roof = 'tile',
  lit = 0.12,
): void {
  m.box(0, -12, 0, w, h + 12, d, wall)
  const kind = r()
  if (kind < 0.62) m.hip(0, h, 0, w + 1, r.range(1.6, 2.6), d + 1, r.range(0, w * 0.5), roof)
  else if (kind < 0.84) m.gable(0, h, 0, w + 1, r.range(1.8, 2.8), d + 1, roof, wall)
  else {
    m.box(0, h, 0, w + 0.5, 0.5, d + 0.5, wall)
    m.box(w * 0.2, h + 0.5, -1, w * 0.4, 2, d * 0.5, wall, roof)
  }
  if (r() < 0.5) m.box(r.range(-0.3, 0.3) * w, h, r.range(-1, 1.5), 0.8, 3.2, 0.8, wall)
  if (r() < 0.18) {
    m.box(0, h * 0.42, d / 2 + 0.6, w * 0.5, h * 0.46, 1.2, wall)
    m.decal(rectOutline(w * 0.36, 1.5), [0, h * 0.66, d / 2 + 1.2], [1, 0, 0], [0, 1, 0], 'dark', 0.08)
  } // jettied bay
  const cols = Math.max(2, Math.floor(w / 2.6)),
    rows = Math.max(1, Math.floor(h / 3.1))
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const glow = r() < lit ? 'lamp' : 'dark'
      m.decal(
        rectOutline(1, 1.6),
        [-w / 2 + ((i + 0.5) * w) / cols, 1.7 + j * 3.1, d / 2],
        [1, 0, 0],
        [0, 1, 0],
        glow,
        0.08,
      )
      if (i < cols - 1)
        m.decal(
          rectOutline(1, 1.6),
          [-w / 2, 1.7 + j * 3.1, -d / 2 + ((i + 0.7) * d) / cols],
          [0, 0, 1] as Vec3,
          [0, 1, 0],
          'dark',
          0.08,
        )
    }
}
