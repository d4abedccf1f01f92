/** Saigon's landmarks in metres: the lotus-bud tower and the brick cathedral. Materials: curtain, pad, frame, brick, slate, stone, dark. */
import { finial, openings } from './buildings.ts'
import { lerp } from './ink.ts'
import type { Mesh } from './mesh.ts'
import { archOutline } from './outline.ts'
import { rod } from './rods.ts'
import { unit, type Pt, type Vec3 } from './vec.ts'

const UP: Vec3 = [0, 1, 0]
/** Half width and sideways drift of the tower's plan by height. */
const BUD: readonly [y: number, half: number, drift: number][] = [
  [0, 19, 0],
  [40, 21.6, 0.2],
  [90, 22.6, 0.6],
  [140, 20.6, 1.6],
  [180, 16.8, 3],
  [210, 12.8, 4.4],
  [235, 8.6, 5.6],
  [252, 4.6, 6.6],
  [262, 0.6, 7.4],
]
function plan(y: number): { half: number; drift: number } {
  const i = Math.min(
    BUD.length - 2,
    BUD.findIndex(([h], k) => y <= (BUD[k + 1]?.[0] ?? h)),
  )
  const [a, b] = [BUD[i]!, BUD[i + 1]!]
  const t = (y - a[0]) / (b[0] - a[0])
  return { half: lerp(a[1], b[1], t), drift: lerp(a[2], b[2], t) }
}
/** Bitexco Financial Tower, 262 m, its helipad out at the 52nd floor towards +x. */
export function lotusTower(m: Mesh): void {
  const seg = 44
  const ring = (y: number): Vec3[] => {
    const { half, drift } = plan(y)
    return Array.from({ length: seg }, (_, k) => {
      const a = (k / seg) * Math.PI * 2
      return [drift + Math.sin(a) * half, y, Math.cos(a) * half * 0.74]
    })
  }
  const facing = (k: number): Vec3 => {
    const a = (k / seg) * Math.PI * 2
    return unit([Math.sin(a) * 0.74, 0.1, Math.cos(a)])
  }
  for (let y = 0; y < 262; y += 6.55) {
    const [low, high] = [ring(y), ring(Math.min(262, y + 6.55))]
    for (let k = 0; k < seg; k++) {
      const j = (k + 1) % seg
      m.tri(low[k]!, low[j]!, high[j]!, 'curtain', facing(k), facing(j), facing(j))
      m.tri(low[k]!, high[j]!, high[k]!, 'curtain', facing(k), facing(j), facing(k))
    }
  }
  // one fin runs up the edge to the tip
  for (let y = 0; y < 258; y += 8) {
    const at = (h: number): Vec3 => {
      const { half, drift } = plan(h)
      return [drift + half * 0.5, h, half * 0.67]
    }
    rod(m, at(y), at(Math.min(262, y + 8)), 1.3, 'frame')
  }
  m.revolve(
    25,
    3,
    [
      [3, 183],
      [11, 188.6],
      [14.4, 190.2],
      [14.4, 192.4],
      [0, 192.6],
    ],
    'pad',
    32,
  )
  for (const z of [-4, 2, 8]) rod(m, [15, 178, z * 0.7], [25, 188, z], 1.1, 'frame')
}
/** Notre-Dame of Saigon: two brick towers with iron spires to 58 m, the nave behind. Front to +z. */
export function brickCathedral(m: Mesh): void {
  m.box(0, -2, -26, 20, 18, 48, 'brick')
  m.at(0, 16, -26, Math.PI / 2).gable(0, 0, 0, 48, 9, 21, 'slate', 'brick')
  m.box(0, -2, 2, 13, 22, 6, 'brick')
  m.at(0, 20, 2, Math.PI / 2).gable(0, 0, 0, 6, 6, 13, 'slate', 'brick')
  m.decal(archOutline(4, 8), [0, 0.4, 5], [1, 0, 0], UP, 'stone', 0.06)
  m.decal(archOutline(2.8, 6.6), [0, 0.4, 5], [1, 0, 0], UP, 'dark', 0.12)
  const rose: Pt[] = Array.from({ length: 20 }, (_, i) => {
    const a = (i / 20) * Math.PI * 2
    return [Math.cos(a) * 2.6, Math.sin(a) * 2.6]
  })
  m.decal(rose, [0, 14, 5], [1, 0, 0], UP, 'stone', 0.06)
  m.decal(
    rose.map(([u, v]): Pt => [u * 0.76, v * 0.76]),
    [0, 14, 5],
    [1, 0, 0],
    UP,
    'dark',
    0.12,
  )
  for (const y of [9.6, 19.6]) m.box(0, y, 2, 13.4, 0.7, 6.5, 'stone')
  for (const s of [-1, 1]) {
    const t = m.at(s * 10.4, 0, 1)
    t.box(0, -2, 0, 8.4, 38, 8.4, 'brick')
    for (const x of [-1, 1]) t.box(x * 4, -2, 4, 1.1, 36, 1.1, 'brick')
    for (const y of [9.6, 19.6, 30, 36]) t.box(0, y, 0, 9.2, 0.8, 9.2, 'stone')
    for (let k = 0; k < 4; k++) {
      const q = t.at(0, 0, 0, (k * Math.PI) / 2)
      openings(q, -2.6, 2.6, 22, 4.25, 2, 1.6, 6.6)
      openings(q, -2.6, 2.6, 31.2, 4.25, 2, 1.5, 4)
      openings(q, -1.2, 1.2, 2, 4.25, 1, 1.8, 5)
      openings(q, -2.2, 2.2, 11.6, 4.25, 2, 1.1, 5)
    }
    t.revolve(
      0,
      0,
      [
        [5.6, 36.8],
        [4.6, 38.4],
        [0, 57],
      ],
      'slate',
      8,
    )
    for (const x of [-1, 1]) for (const z of [-1, 1]) t.hip(x * 3.8, 36.8, z * 3.8, 1.3, 4, 1.3, 0, 'stone')
    finial(t, 0, 56.6, 0, 4, 'stone')
  }
}
