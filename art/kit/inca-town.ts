/**
 * An Inca town about a green plaza, stepping up to the left in long terraces: rows of gabled houses on the further part, fields on the nearer.
 * Local frame in metres: the plaza at y=0 runs along z, terraces climb towards -x. Materials: those of incaHouse and wall, court, plaza.
 */
import { incaHouse } from './inca-house.ts'
import type { Mesh } from './mesh.ts'
import { random, type Random } from './noise.ts'
import type { Vec3 } from './vec.ts'

/** Depth of a house terrace and the height between two of them. */
const TREAD = 21
const RISE = 6
const PLAZA = { left: -17, right: 19, back: -150, front: 128 }

/** Terraces follow the hill in a slow curve: sideways shift at z, and the turn of what stands there. */
const bend = (z: number): number => 11 * Math.sin((z + 30) / 62)
const veer = (z: number): number => Math.atan((11 / 62) * Math.cos((z + 30) / 62))

function terrace(
  m: Mesh,
  left: number,
  right: number,
  back: number,
  front: number,
  top: number,
  grass = 'court',
): void {
  const n = Math.ceil((front - back) / 6)
  const at = (x: number, y: number, i: number): Vec3 => {
    const z = back + ((front - back) * i) / n
    return [x + bend(z), y, z]
  }
  for (let i = 0; i < n; i++) {
    m.quad(
      at(right, top - 14, i + 1),
      at(right, top - 14, i),
      at(right, top, i),
      at(right, top, i + 1),
      'wall',
    )
    m.quad(at(left, top, i + 1), at(right, top, i + 1), at(right, top, i), at(left, top, i), grass)
    m.quad(
      at(right, top + 0.5, i + 1),
      at(right, top + 0.5, i),
      at(right - 1, top + 0.5, i),
      at(right - 1, top + 0.5, i + 1),
      'coping',
    )
    m.quad(
      at(right + 0.06, top - 0.2, i + 1),
      at(right + 0.06, top - 0.2, i),
      at(right, top + 0.5, i),
      at(right, top + 0.5, i + 1),
      'coping',
    )
  }
  m.quad(at(left, top - 14, n), at(right, top - 14, n), at(right, top, n), at(left, top, n), 'wall')
}
function row(m: Mesh, r: Random, x: number, y: number, back: number, front: number, gaps: number): void {
  for (let z = front - 7; z > back + 4;) {
    const d = r.range(10.4, 11.8)
    if (r() > gaps)
      incaHouse(
        m.at(x + bend(z - d / 2) + r.range(-0.8, 0.4), y, z - d / 2, veer(z - d / 2)),
        r.range(12.5, 15),
        d,
        r.range(4, 4.9),
        d * r.range(0.52, 0.6),
        r.pick([0, 0.03, 0.03, 0.2]),
      )
    z -= d + r.range(6, 9.5)
  }
}
export function incaTown(m: Mesh, seed: number): void {
  const r = random(seed)
  const { left, right, back, front } = PLAZA
  terrace(m, left, right, back, front, 0, 'plaza')
  // the upper town
  for (let k = 1; k <= 4; k++) {
    const [edge, y] = [left - (k - 1) * TREAD, k * RISE]
    const [near, far] = [24 - k * 3, back + 6 + k * 9]
    terrace(m, edge - TREAD - 2, edge, far, near, y)
    if (k < 4) row(m, r, edge - TREAD * 0.54, y, far, near, 0.1)
  }
  // fields before it, in steps of half the height
  for (let k = 1; k <= 8; k++)
    terrace(
      m,
      left - k * 10.5 - 2,
      left - (k - 1) * 10.5,
      10,
      front - 6 - k * 5 + r.range(-4, 4),
      k * 3,
      r.pick(['court', 'plaza']),
    )
  // the long stair between them
  for (let i = 0; i < 24; i++) m.box(left - 1.75 - i * 3.5 + bend(27), i - 8, 27, 3.6, 11.2, 4.4, 'coping')
  // the lower town
  for (let k = 1; k <= 4; k++) {
    const [edge, y] = [right + k * TREAD, -k * RISE]
    const [near, far] = [74 - k * 9, back + 8 + k * 4]
    terrace(m, edge - TREAD, edge, far, near + 16, y)
    if (k < 4) row(m, r, edge - TREAD * 0.52, y, far, near, 0.12)
  }
}
