/** Houses of a lane in Baku's old town and the rugs that hang on them. Materials: the wall named, trim, timber, panel, pane, dark, door, plinth, terrace, tints, rugs. */
import type { Mesh } from '../kit/mesh.ts'
import { archOutline, rectOutline } from '../kit/outline.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

const X: Vec3 = [1, 0, 0]
const UP: Vec3 = [0, 1, 0]
function window(m: Mesh, x: number, y: number, w: number, h: number): void {
  m.decal(archOutline(w + 0.44, h + 0.36), [x, y - 0.12, 0], X, UP, 'trim', 0.03)
  m.decal(archOutline(w, h), [x, y, 0], X, UP, 'dark', 0.06)
  m.decal(rectOutline(0.07, h * 0.94), [x, y + h * 0.47, 0], X, UP, 'timber', 0.08)
  m.decal(rectOutline(w, 0.07), [x, y + h * 0.56, 0], X, UP, 'timber', 0.08)
  m.box(x, y - 0.3, 0.1, w + 0.7, 0.18, 0.34, 'trim')
}
const TINTS = ['amberGlass', 'pane', 'rubyGlass', 'pane', 'amberGlass']
/** Timber balcony `w` wide with coloured upper lights, its floor at y, 1.3 m out on three struts. */
function balcony(m: Mesh, x: number, y: number, w: number): void {
  const out = 1.3,
    bays = Math.max(3, Math.round(w / 1.05)),
    bay = w / bays
  // a solid bracket near either end
  const profile: Pt[] = [
    [0, y],
    [out * 0.88, y],
    [out * 0.88, y - 0.14],
    [0.16, y - 0.85],
    [0, y - 0.85],
  ]
  for (const u of [-0.42, 0.42]) {
    const [a, b] = [x + u * w - 0.1, x + u * w + 0.1]
    profile.forEach(([z, py], i) => {
      const [z2, py2] = profile[(i + 1) % profile.length]!
      // its top and its back are against the floor and the wall
      if (i === 0 || i === profile.length - 1) return
      m.quad([a, py, z], [b, py, z], [b, py2, z2], [a, py2, z2], 'timber')
      for (const s of [a, b]) m.tri([s, y, 0], [s, py, z], [s, py2, z2], 'beam')
    })
  }
  m.box(x, y, out / 2, w + 0.12, 0.2, out + 0.1, 'beam')
  // its underside, and that of the roof: a box has none
  for (const [level, half, reach] of [
    [y, w / 2 + 0.06, out + 0.05],
    [y + 2.64, w / 2 + 0.25, out + 0.25],
  ] as const)
    m.quad(
      [x - half, level, 0],
      [x + half, level, 0],
      [x + half, level, reach],
      [x - half, level, reach],
      'beam',
    )
  m.box(x, y + 0.2, out / 2, w, 0.95, out, 'timber')
  m.box(x, y + 1.15, out / 2, w - 0.14, 1.5, out - 0.14, 'pane')
  for (let i = 0; i < bays; i++) {
    const cx = x - w / 2 + (i + 0.5) * bay
    m.decal(rectOutline(bay * 0.72, 0.6), [cx, y + 0.68, out], X, UP, 'panel', 0.03)
    m.decal(rectOutline(bay * 0.8, 0.42), [cx, y + 2.34, out - 0.07], X, UP, TINTS[i % TINTS.length]!, 0.02)
  }
  for (let i = 0; i <= bays; i++) m.box(x - w / 2 + i * bay, y + 1.1, out - 0.06, 0.13, 1.56, 0.13, 'timber')
  for (const s of [-1, 1]) m.box(x + (s * w) / 2 - s * 0.06, y + 1.1, out * 0.46, 0.13, 1.56, 0.13, 'timber')
  for (const s of [-1, 1]) {
    const end: Vec3 = [0, 0, -s]
    const side = (outline: Pt[], at: number, z: number, mat: string, lift: number) =>
      m.decal(outline, [x + (s * w) / 2, at, z], end, UP, mat, lift)
    side(rectOutline(out * 0.78, 0.6), y + 0.68, out / 2, 'panel', 0.03)
    for (const [z, tint] of [
      [out * 0.26, 'rubyGlass'],
      [out * 0.7, 'amberGlass'],
    ] as const)
      side(rectOutline(out * 0.36, 0.42), y + 2.34, z, tint, -0.05)
    m.box(x + s * (w / 2 - 0.06), y + 2.04, out / 2, 0.12, 0.09, out - 0.1, 'timber')
  }
  m.box(x, y + 2.04, out - 0.05, w, 0.09, 0.12, 'timber')
  m.box(x, y + 2.64, out / 2, w + 0.5, 0.24, out + 0.5, 'beam')
}
export interface House {
  w: number
  h: number
  wall: string
  door: number
  /** The material of the door. */
  leaf?: string
  /** Windows of the ground floor and of the upper floor, by their place along the front. */
  low?: number[]
  high?: number[]
  /** Its place along the front, its width and its floor. */
  balcony?: [x: number, w: number, y: number]
}
/** House with its front on z=0 towards +z. */
export function laneHouse(
  m: Mesh,
  { w, h, wall, door, leaf = 'door', low = [], high = [], balcony: out }: House,
): void {
  m.box(0, 0, -4, w, h, 8, wall, 'terrace')
  m.box(0, h, -0.2, w + 0.1, 0.35, 0.7, 'trim', 'trim')
  for (const [from, to] of [
    [-w / 2, door - 1],
    [door + 1, w / 2],
  ] as const)
    m.box((from + to) / 2, 0, 0.06, to - from, 0.6, 0.16, 'plinth')
  m.decal(archOutline(2.1, 3.2, 0.15), [door, 0, 0], X, UP, 'trim', 0.08)
  m.decal(archOutline(1.5, 2.8, 0.15), [door, 0, 0], X, UP, leaf, 0.12)
  // boards and a ring
  for (const u of [-0.38, 0, 0.38])
    m.decal(rectOutline(u ? 0.025 : 0.05, u ? 2.2 : 2.6), [door + u, u ? 1.1 : 1.3, 0], X, UP, 'dark', 0.15)
  m.decal(rectOutline(0.11, 0.2), [door + 0.17, 1.2, 0], X, UP, 'handle', 0.17)
  m.box(door, 0, 0.5, 2, 0.16, 0.9, 'trim')
  for (const x of low) window(m, x, 1.3, 0.85, 1.6)
  for (const x of high) window(m, x, 4.4, 0.9, 1.8)
  if (out) balcony(m, out[0], out[2], out[1])
}
export type Weave = 'medallion' | 'bands' | 'lattice'
/** Rug hung flat on a wall at z=0, its foot at y; three inks: ground, border, figure. */
export function hungRug(
  m: Mesh,
  x: number,
  y: number,
  w: number,
  h: number,
  weave: Weave,
  [ground, border, figure]: [string, string, string],
): void {
  const patch = (outline: Pt[], v: number, mat: string, lift: number, u = 0) =>
    m.decal(outline, [x + u, y + h / 2 + v, 0], X, UP, mat, lift)
  const lozenge = (a: number, b: number): Pt[] => [
    [-a, 0],
    [0, -b],
    [a, 0],
    [0, b],
  ]
  patch(rectOutline(w, h + 0.2), 0, 'fringe', 0.03)
  patch(rectOutline(w, h), 0, border, 0.045)
  patch(rectOutline(w * 0.8, h * 0.87), 0, ground, 0.06)
  if (weave === 'medallion') {
    patch(lozenge(w * 0.34, h * 0.34), 0, border, 0.075)
    patch(lozenge(w * 0.25, h * 0.25), 0, figure, 0.09)
    patch(lozenge(w * 0.11, h * 0.11), 0, 'fringe', 0.105)
  }
  if (weave === 'bands')
    for (const [v, mat] of [
      [-0.33, figure],
      [-0.2, border],
      [-0.06, figure],
      [0.1, border],
      [0.22, figure],
      [0.35, border],
    ] as const)
      patch(rectOutline(w * 0.8, h * 0.055), v * h, mat, 0.075)
  if (weave === 'lattice')
    for (const row of [-0.3, -0.1, 0.1, 0.3])
      for (const u of [-0.2, 0.2])
        patch(lozenge(w * 0.15, h * 0.085), row * h, row > 0 === u > 0 ? figure : border, 0.075, u * w)
}
