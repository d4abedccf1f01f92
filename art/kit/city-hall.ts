/** Saigon's City Hall in metres: a French front of 62 m with corner pavilions and a belfry to 37 m. Front to +z at z=0. Materials: cream, trim, mansard, glow, dark. */
import { finial, openings } from './buildings.ts'
import type { Mesh } from './mesh.ts'
import { archOutline, rectOutline } from './outline.ts'
import type { Pt, Vec3 } from './vec.ts'

const ALONG: Vec3 = [1, 0, 0]
const UP: Vec3 = [0, 1, 0]

function pavilion(m: Mesh, w: number, h: number, roof: number): void {
  m.box(0, -1, -6, w, h + 1, 13, 'cream')
  openings(m, -w / 2 + 0.6, w / 2 - 0.6, 0.6, 0.5, 3, 2, 4.6, 'glow')
  openings(m, -w / 2 + 0.6, w / 2 - 0.6, 7.2, 0.5, 3, 1.7, 4.2, 'glow')
  for (const y of [6.1, h - 0.4]) m.box(0, y, -6, w + 0.9, 0.7, 13.9, 'trim')
  for (let i = 0; i <= 3; i++) m.box(-w / 2 + (i * w) / 3, 0, 0.6, 0.6, h, 0.5, 'trim')
  m.box(0, h + 0.3, -6, w, roof * 0.7, 12, 'mansard', 'mansard', w * 0.12)
  m.box(0, h + 0.3 + roof * 0.7, -6, w * 0.78, 0.5, 9.4, 'trim')
  m.decal(archOutline(1.6, 2.2), [0, h + 0.5, -0.4], ALONG, UP, 'glow', 0.6)
}
function belfry(m: Mesh): void {
  m.box(0, 0, -4, 9, 19, 9, 'cream')
  const gable: Pt[] = [
    [-5.4, 0],
    [5.4, 0],
    [4.6, 1.2],
    [0, 4.6],
    [-4.6, 1.2],
  ]
  m.decal(gable, [0, 13.4, 0.6], ALONG, UP, 'trim', 0.5)
  m.decal(
    gable.map(([u, v]): Pt => [u * 0.8, 0.5 + v * 0.74]),
    [0, 13.4, 0.6],
    ALONG,
    UP,
    'cream',
    0.6,
  )
  m.box(0, 19, -4, 10, 0.8, 10, 'trim')
  m.box(0, 19.8, -4, 7.4, 7, 7.4, 'cream')
  for (let k = 0; k < 4; k++) {
    const q = m.at(0, 0, -4, (k * Math.PI) / 2)
    q.decal(archOutline(2.6, 4.4), [0, 20.8, 3.7], ALONG, UP, 'glow', 0.06)
    for (const x of [-1, 1]) q.box(x * 2.9, 19.8, 3.8, 0.7, 6.6, 0.5, 'trim')
  }
  m.box(0, 26.6, -4, 8.6, 0.8, 8.6, 'trim')
  const disc: Pt[] = Array.from({ length: 18 }, (_, i) => {
    const a = (i / 18) * Math.PI * 2
    return [Math.cos(a) * 1.5, Math.sin(a) * 1.5]
  })
  m.box(0, 27.4, -4, 5.4, 3.6, 5.4, 'cream')
  m.decal(disc, [0, 29.2, -1.3], ALONG, UP, 'glow', 0.08)
  m.revolve(
    0,
    -4,
    [
      [3.9, 31],
      [3.7, 31.6],
      [2.6, 33.2],
      [1.5, 34],
      [1.4, 35.6],
      [1.8, 35.8],
      [0.6, 37],
      [0, 37.4],
    ],
    'mansard',
    8,
  )
  finial(m, 0, 37, -4, 3.4, 'trim')
}
export function cityHall(m: Mesh): void {
  m.box(0, -1, -7, 62, 12.6, 13, 'cream')
  openings(m, -21, -6, 0.4, -0.5, 5, 1.9, 4.8, 'glow')
  openings(m, 6, 21, 0.4, -0.5, 5, 1.9, 4.8, 'glow')
  for (const s of [-1, 1])
    for (let i = 0; i < 5; i++) {
      const x = s * (7.5 + i * 3)
      m.decal(rectOutline(1.3, 3), [x, 8.6, -0.5], ALONG, UP, i % 3 ? 'glow' : 'dark', 0.08)
      m.box(x + s * 1.5, 0, -0.3, 0.5, 11.4, 0.5, 'trim')
    }
  for (const y of [6, 11.2]) m.box(0, y, -7, 62.6, 0.6, 13.8, 'trim')
  m.box(0, 11.6, -7, 60, 3.4, 12, 'mansard', 'mansard', 1.6)
  for (const x of [-18, -14, -10, 10, 14, 18]) m.box(x, 11.6, -1.6, 1.4, 2.4, 1.6, 'trim')
  pavilion(m.at(-26, 0, 0.6), 10, 13.4, 6)
  pavilion(m.at(26, 0, 0.6), 10, 13.4, 6)
  pavilion(m.at(0, 0, 1), 11.4, 13.6, 3)
  belfry(m)
}
