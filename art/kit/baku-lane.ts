/** Houses of a lane in Baku's old town and what hangs on them. Materials: the wall named, trim, timber, pane, dark, door, terrace, iron, rugs. */
import type { Mesh } from './mesh.ts'
import type { Random } from './noise.ts'
import { archOutline, rectOutline } from './outline.ts'
import type { Vec3 } from './vec.ts'

const X: Vec3 = [1, 0, 0]
const UP: Vec3 = [0, 1, 0]
function window(m: Mesh, x: number, y: number, w: number, h: number): void {
  m.decal(archOutline(w + 0.5, h + 0.4), [x, y - 0.12, 0], X, UP, 'trim', 0.03)
  m.decal(archOutline(w, h), [x, y, 0], X, UP, 'dark', 0.06)
  m.box(x, y - 0.3, 0.1, w + 0.8, 0.2, 0.4, 'trim')
  for (const dx of [-w / 6, w / 6]) m.box(x + dx, y, 0.06, 0.06, h * 0.96, 0.06, 'timber')
}
/** Glazed timber balcony `w` wide on brackets, its floor at y, standing 1.3 m out. */
export function glazedBalcony(m: Mesh, x: number, y: number, w: number): void {
  const out = 1.3
  m.box(x, y, out / 2, w, 0.22, out + 0.1, 'timber')
  m.box(x, y + 0.2, out / 2, w, 0.9, out, 'timber')
  m.box(x, y + 1.1, out / 2, w - 0.1, 1.5, out - 0.1, 'pane')
  m.box(x, y + 2.6, out / 2, w + 0.3, 0.3, out + 0.4, 'timber')
  const n = Math.max(3, Math.round(w / 0.7))
  for (let i = 0; i <= n; i++) m.box(x - w / 2 + (i * w) / n, y + 1, out, 0.11, 1.7, 0.12, 'timber')
  for (let i = 0; i < n; i++)
    m.decal(
      archOutline((w / n) * 0.62, 0.62),
      [x - w / 2 + ((i + 0.5) * w) / n, y + 0.36, out],
      X,
      UP,
      'panel',
      0.04,
    )
  m.box(x, y + 2.1, out, w, 0.08, 0.12, 'timber')
  for (const s of [-1, 1]) {
    for (const z of [0.35, 0.7, 1.05]) m.box(x + (s * w) / 2, y + 1, z, 0.1, 1.7, 0.09, 'timber')
    // corbels: three beams, each shorter than the one above
    for (const [down, reach] of [
      [0.2, 0.86],
      [0.4, 0.58],
      [0.6, 0.3],
    ] as const)
      m.box(x + s * w * 0.36, y - down, (out * reach) / 2, 0.26, 0.2, out * reach, 'timber')
  }
}
/** House with its front on z=0 towards +z: `w` along the lane, `h` to the parapet. */
export function laneHouse(m: Mesh, r: Random, w: number, h: number, wall: string): void {
  m.box(0, 0, -4, w, h, 8, wall, 'terrace')
  m.box(0, h, -0.2, w + 0.1, 0.35, 0.7, 'trim', 'trim')
  m.box(0, 0, 0.06, w, 0.7, 0.16, 'plinth')
  const door = r.range(-0.28, 0.28) * w
  m.decal(archOutline(2.2, 3.3, 0.15), [door, 0, 0], X, UP, 'trim', 0.08)
  m.decal(archOutline(1.5, 2.8, 0.15), [door, 0, 0], X, UP, 'door', 0.12)
  m.box(door, 0, 0.5, 2, 0.18, 0.9, 'trim')
  for (const s of [-1, 1]) {
    const x = door + s * r.range(2.3, 2.9)
    if (Math.abs(x) < w / 2 - 0.9) window(m, x, 1.3, 0.85, 1.6)
  }
  if (h < 5.6) return
  if (r() < 0.62) glazedBalcony(m, r.range(-0.12, 0.12) * w, 3.7, Math.min(w * 0.72, r.range(3.6, 5.2)))
  else for (let x = -w / 2 + 1.5; x < w / 2 - 1; x += 2.4) window(m, x, 4.1, 0.95, 1.9)
  if (h > 9) for (let x = -w / 2 + 1.5; x < w / 2 - 1; x += 2.4) window(m, x, 7.4, 0.85, 1.4)
}
/** Rug hung flat on a wall at z=0, its foot at y. */
export function hungRug(m: Mesh, x: number, y: number, w: number, h: number, mat: string): void {
  m.decal(rectOutline(w + 0.16, h + 0.24), [x, y + h / 2, 0], X, UP, 'fringe', 0.08)
  m.decal(rectOutline(w, h), [x, y + h / 2, 0], X, UP, mat, 0.11)
  m.decal(rectOutline(w * 0.78, h * 0.84), [x, y + h / 2, 0], X, UP, 'rugBorder', 0.13)
  m.decal(rectOutline(w * 0.66, h * 0.76), [x, y + h / 2, 0], X, UP, mat, 0.15)
  for (const k of [-0.22, 0, 0.22]) {
    const c: Vec3 = [x, y + h / 2 + k * h, 0]
    const lozenge = (q: number): [number, number][] => [
      [-w * 0.24 * q, 0],
      [0, -h * 0.1 * q],
      [w * 0.24 * q, 0],
      [0, h * 0.1 * q],
    ]
    m.decal(lozenge(1), c, X, UP, 'rugBorder', 0.17)
    m.decal(lozenge(0.6), c, X, UP, k ? 'rugBlue' : 'fringe', 0.19)
  }
}
/** Tea outside a door: low table, two stools, a pot and two pear-shaped glasses; 1 unit = 1 m, feet at y=0. */
export function teaTable(x: number, y: number, k: number): string {
  const glass = (gx: number): string =>
    `<path d="M${gx - 0.05},-.93 C${gx - 0.02},-.88 ${gx - 0.02},-.86 ${gx - 0.045},-.82 C${gx - 0.05},-.78 ${gx + 0.05},-.78 ${gx + 0.045},-.82 C${gx + 0.02},-.86 ${gx + 0.02},-.88 ${gx + 0.05},-.93Z" fill="#c8582f"/><path d="M${gx - 0.08},-.775 H${gx + 0.08} L${gx + 0.06},-.755 H${gx - 0.06}Z" fill="#f6ead2"/>`
  const stool = (sx: number): string =>
    `<path d="M${sx - 0.22},-.46 H${sx + 0.22} V-.4 H${sx - 0.22}Z" fill="#b5513f"/><path d="M${sx - 0.19},-.4 L${sx - 0.22},0 H${sx - 0.16} L${sx - 0.13},-.4Z M${sx + 0.19},-.4 L${sx + 0.22},0 H${sx + 0.16} L${sx + 0.13},-.4Z" fill="#4a3550"/>`
  return `<g transform="translate(${x.toFixed(1)},${y.toFixed(1)}) scale(${k})">${stool(-0.66)}${stool(0.7)}<path d="M-.42,-.76 H.46 V-.7 H-.42Z" fill="#8d5a4c"/><path d="M-.36,-.7 L-.42,0 H-.36 L-.3,-.7Z M.4,-.7 L.46,0 H.4 L.34,-.7Z M-.36,-.34 H.4 V-.3 H-.36Z" fill="#553a50"/><path d="M-.44,-.77 L-.3,-.77 L-.26,-.56 L-.42,-.6Z M.2,-.77 L.48,-.77 L.46,-.58 L.26,-.55Z" fill="#c0433f"/>${glass(-0.2)}${glass(0.3)}<path d="M-.06,-.77 C-.1,-.86 -.08,-.96 .02,-.98 C.14,-.98 .16,-.86 .12,-.77Z" fill="#3f86a6"/><path d="M.13,-.9 L.22,-.95 L.22,-.91 L.13,-.84Z M0,-.98 L.05,-1.02 L.08,-.98Z" fill="#2f6f92"/></g>`
}
