/** Tashkent: the lane of stalls up to Chorsu bazaar in the morning, its great blue dome over the awnings. */
import { domeProfile, finial } from '../kit/buildings.ts'
import { Camera } from '../kit/camera.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { tree } from '../kit/trees.ts'
import { mendEdge } from '../kit/mend-edge.ts'
import { Mesh } from '../kit/mesh.ts'
import { random, type Random } from '../kit/noise.ts'
import { archOutline, rectOutline } from '../kit/outline.ts'
import { company, type Spot, type Wardrobe } from '../kit/company.ts'
import { bareSky } from '../kit/heavens.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { fartherThan, pullSolid, type Material } from '../kit/solid.ts'
import { pishtaq } from '../models/timurid.ts'
import type { Vec3 } from '../kit/vec.ts'
import { AIR, blueDome, chorsu, MORNING } from '../materials/chorsu.ts'

const HORIZON = 700
const cam = new Camera([0, 3.5, 0], 0, 0.92, HORIZON, 800)
const X: Vec3 = [1, 0, 0]
const UP: Vec3 = [0, 1, 0]
/** The position, width and height of the great dome, in metres. */
const HALL = { x: 3, z: -112, r: 29, wall: 9.5, rise: 16.5 }

/** Round hall under the dome: arched bays, a tiled frieze, the shallow dome with its lantern, a portal to the lane. */
function hall(m: Mesh): Record<string, Material> {
  const { x, z, r, wall, rise } = HALL
  const h = m.at(x, 0, z)
  const round = (mat: string, ...profile: [number, number][]) => h.revolve(0, 0, profile, mat, 72)
  round('trim', [r + 4.4, 0], [r + 4.4, 1], [r + 3, 1])
  round('brick', [r + 3, 1], [r + 3, wall - 2.2])
  round('tile', [r + 3.02, wall - 2.2], [r + 3.02, wall - 0.5])
  round('trim', [r + 3, wall - 0.5], [r + 3.6, wall], [r + 3.6, wall + 0.5], [r, wall + 0.5])
  round('brick', [r - 0.6, wall + 0.5], [r - 0.6, wall + 2.6])
  round('trim', [r - 0.6, wall + 2.6], [r + 0.5, wall + 3], [r + 0.5, wall + 3.5], [r - 1, wall + 3.5])
  for (let i = 0; i < 40; i++) {
    const f = h.at(0, 0, 0, (i / 40) * Math.PI * 2)
    f.decal(archOutline(3.5, 5.4, 0.4), [0, 1.2, r + 3], X, UP, 'trim', 0.08)
    f.decal(archOutline(2.9, 5, 0.4), [0, 1.2, r + 3], X, UP, 'niche', 0.14)
    f.decal(archOutline(1.5, 3.2, 0.4), [0, 1.2, r + 3], X, UP, 'dark', 0.2)
    f.decal(rectOutline(2.6, 1.2), [0, wall + 1.6, r - 0.6], X, UP, 'dark', 0.1)
  }
  const foot = wall + 3.5
  h.revolve(0, 0, domeProfile(r, rise, foot, 0, 0.4, 22), 'great', 120)
  const top = foot + rise * 0.985
  round('trim', [2.9, top - 1.2], [2.9, top], [2.5, top])
  round('brick', [2.3, top], [2.3, top + 2.2])
  for (let i = 0; i < 8; i++)
    h.at(0, 0, 0, (i * Math.PI) / 4).decal(
      archOutline(0.9, 1.7, 0.4),
      [0, top + 0.3, 2.3],
      X,
      UP,
      'dark',
      0.06,
    )
  round('trim', [2.3, top + 2.2], [2.9, top + 2.5], [2.6, top + 2.7])
  h.revolve(0, 0, domeProfile(2.6, 2.6, top + 2.7, 0.06, 0.5, 10), 'crown', 36)
  finial(h, 0, top + 5.2, 0, 2.6)
  pishtaq(m.at(x, 0, z + r + 3.6, 0, 0.42))
  return {
    great: blueDome(x, foot, z, rise),
    crown: blueDome(x, top + 2.7, z, 2.6, 12, 2.5),
  }
}
/** A domed pavilion beside the hall, `r` metres wide. */
function pavilion(m: Mesh, name: string, x: number, z: number, r: number): Record<string, Material> {
  const p = m.at(x, 0, z)
  p.revolve(0, 0, [[r + 0.8, 0], [r + 0.8, 6], [r + 1.2, 6.4], [r, 6.4]], 'brick', 40) // prettier-ignore
  p.revolve(0, 0, [[r, 6.4], [r, 7.8], [r + 0.4, 8.1], [r, 8.2]], 'trim', 40) // prettier-ignore
  for (let i = 0; i < 14; i++) {
    const f = p.at(0, 0, 0, (i / 14) * Math.PI * 2)
    f.decal(archOutline(2.6, 4.6, 0.4), [0, 0.4, r + 0.8], X, UP, 'trim', 0.06)
    f.decal(archOutline(2, 4.2, 0.4), [0, 0.4, r + 0.8], X, UP, 'dark', 0.12)
  }
  p.revolve(0, 0, domeProfile(r, r * 0.8, 8.2, 0, 0.4, 14), name, 64)
  finial(p, 0, 8 + r * 0.8, 0, 2.4)
  return { [name]: blueDome(x, 8.2, z, r * 0.8, 16, 3.5) }
}
const GOODS = ['melon', 'tomato', 'apricot', 'water', 'herb', 'spice', 'grape', 'apricot'] as const
/** One stall, counter towards +z, `w` along x: a striped awning on poles, crates in front, heaps on top, its keeper behind. */
function stall(m: Mesh, r: Random, w: number, colour: string, seed: number): void {
  const stripes = 9
  for (let i = 0; i < stripes; i++) {
    const [a, b] = [-w / 2 + (w * i) / stripes, -w / 2 + (w * (i + 1)) / stripes]
    const mat = i % 2 ? 'cream' : colour
    m.quad([a, 2.35, 1.7], [b, 2.35, 1.7], [b, 3.2, -1.3], [a, 3.2, -1.3], mat)
    const sag = 2.02 + r.range(-0.04, 0.04)
    m.quad([a, sag, 1.74], [b, sag, 1.74], [b, 2.36, 1.7], [a, 2.36, 1.7], mat)
  }
  for (const x of [-w / 2 + 0.1, w / 2 - 0.1])
    for (const [z, h] of [[1.6, 2.35], [-1.2, 3.15]] as const) m.box(x, 0, z, 0.09, h, 0.09, 'pole') // prettier-ignore
  m.box(0, 0, -1.25, w, 2.9, 0.08, 'back')
  m.box(0, 0, 0.7, w - 0.3, 0.72, 1.5, 'crate')
  const heaps = Math.floor(w / 0.95)
  for (let i = 0; i < heaps; i++) {
    const x = -w / 2 + 0.15 + ((i + 0.5) * (w - 0.3)) / heaps
    const kind = GOODS[(i + seed) % GOODS.length]!
    if (kind === 'spice') {
      for (const z of [0.35, 1.05]) m.revolve(x, z, [[0.4, 0.72], [0.34, 0.86], [0, 1.34]], kind, 16) // prettier-ignore
      continue
    }
    const size = kind === 'melon' || kind === 'water' ? 0.19 : 0.095
    const n = size > 0.1 ? 22 : 54
    for (let k = 0; k < n; k++) {
      const t = Math.sqrt(k / n)
      const [dx, dz] = [r.range(-0.42, 0.42) * (1.1 - 0.75 * t), r.range(-0.66, 0.66) * (1.1 - 0.6 * t)]
      m.blob(x + dx, 0.76 + size * 0.6 + 0.42 * t, 0.7 + dz, size * r.range(0.85, 1.1), kind, size > 0.1 ? 0.84 : 1, 0, k, 6) // prettier-ignore
    }
  }
}
function market(m: Mesh): void {
  const r = random(41)
  const colours = ['red', 'teal', 'yellow', 'teal', 'red', 'yellow']
  for (let i = 0; i < 9; i++) {
    const w = r.range(5, 6.2)
    const z = -15.5 - i * 6.7
    stall(m.at(-7.6 + r.range(-0.2, 0.2), 0, z - w / 2, Math.PI / 2), r, w, colours[i % 6]!, i)
    stall(m.at(8.6 + r.range(-0.2, 0.2), 0, z - 4 - w / 2, -Math.PI / 2), r, w, colours[(i + 4) % 6]!, i + 3)
    // only the awnings of the second row are visible
    stall(m.at(-14.4 + r.range(-0.4, 0.4), 0, z - w / 2, -Math.PI / 2), r, w, colours[(i + 2) % 6]!, i)
    stall(m.at(15.6 + r.range(-0.4, 0.4), 0, z - 5 - w / 2, Math.PI / 2), r, w, colours[(i + 1) % 6]!, i)
  }
  for (let i = 0; i < 34; i++) {
    const left = i % 2 === 0
    tree(m, i, left ? r.range(-120, -42) : r.range(46, 120), 0, r.range(-150, -96), r.range(9, 15))
  }
}
const folk: Wardrobe = {
  tops: ['#c8434e', '#35608c', '#e9a83c', '#f3e6c8', '#3f8a7a', '#7a4a86'],
  bottoms: ['#3a3454', '#3a4478', '#6a5a74'],
  skins: ['#b07a58', '#a86c50', '#c98d66'],
  cuts: ['cap', 'scarf', 'short', 'bun'],
  hats: ['#262a48', '#f3e6c8', '#c8434e'],
  robes: 2,
  wears: ['kurta', 'coat', 'tucked'],
  bags: ['#d9964a', '#8a4a3c', '#3f7a86'],
}
const crowd = (seed: number, width: number, spots: Spot[]): string =>
  company(
    {
      cam,
      seed,
      wardrobe: folk,
      shade: { sun: MORNING, ink: '#8d86a6' },
      rim: { towards: [-1, -0.6], ink: '#fff0cf', width },
    },
    spots,
  )
/** Keepers behind their counters, then those who walk up the lane, the far ones first. */
function life(plate: Plate, depth: Float32Array): void {
  const behind = (x: number, z: number, flip: boolean): void => {
    const clear = fartherThan(plate, depth, -z - 0.4)
    plate.svg(crowd(Math.round(-z), 1.6, [[[x, 0, z], 1, 'stands', flip]]), {
      mask: (px, py) => (clear(px, py) ? 1 : 0),
    })
  }
  for (const z of [-45, -33, -25]) behind(-8.2, z, false)
  for (const z of [-49, -36, -28]) behind(9.2, z, true)
  plate.svg(
    crowd(4, 1, [
      [[-3.4, 0, -66], 2, 'strolls'],
      [[2.6, 0, -60], 3, 'walks'],
      [[-1, 0, -50], 3, 'talks'],
      [[4.4, 0, -46], 2, 'carriesBag', false],
    ]) +
      crowd(17, 2, [
        [[-3.6, 0, -33], 2, 'strolls', false],
        [[4.2, 0, -29], 1, 'carriesOnHead', true],
        [[1.9, 0, -38], 2, 'talks', true],
      ]) +
      crowd(21, 2.6, [[[-0.6, 0, -21.4], 2, 'points', false]]),
  )
}
/** A stamped loaf seen from above and before: `w` wide, about (x, y). */
const loaf = (x: number, y: number, w: number): string => {
  const dots = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 9) * Math.PI * 2
    return `<circle cx="${(x + Math.cos(a) * w * 0.15).toFixed(1)}" cy="${(y - w * 0.05 + Math.sin(a) * w * 0.055).toFixed(1)}" r="${(w * 0.014).toFixed(1)}"/>`
  }).join('')
  const ring = (s: number, dy: number, ink: string) => `<ellipse cx="${x}" cy="${(y + dy * w).toFixed(1)}" rx="${(s * w).toFixed(1)}" ry="${(s * w * 0.4).toFixed(1)}" fill="${ink}"/>` // prettier-ignore
  return (
    ring(0.5, 0.05, '#8a5240') +
    ring(0.5, 0, '#d98f44') +
    `<path d="M${x - 0.5 * w},${y} A${0.5 * w},${0.2 * w} 0 0 1 ${x + 0.1 * w},${y - 0.195 * w} A${0.44 * w},${0.17 * w} 0 0 0 ${x - 0.42 * w},${y + 0.02 * w}Z" fill="#ffd58a"/>` +
    ring(0.29, -0.02, '#a8623c') +
    ring(0.27, -0.045, '#f0bd70') +
    `<g fill="#9c5a3c">${dots}</g>`
  )
}
/** The baker's table in the near corner, in the shade of our own awning. */
function bread(): string {
  const r = random(6)
  const stripes = Array.from({ length: 15 }, (_, i) => {
    const ink = ['#7c3055', '#2f5f86', '#c98a4a', '#3f3a68'][i % 4]
    const x = -20 + i * 44
    return `<path d="M${x},914h30l-6,100h-30Z" fill="${ink}"/><path d="M${x + 14},940l9,17l-11,17l-9,-17Z" fill="#e9d9bc" fill-opacity=".8"/>`
  }).join('')
  const rows = [[868, 5, 168], [892, 4, 186]] as const // prettier-ignore
  const loaves = rows.flatMap(([y, n, w], row) =>
    Array.from({ length: n }, (_, i) => {
      const x = 40 + row * 66 + i * w * 0.72 + r.range(-7, 7)
      const high = 1 + ((i * 2 + row) % 3)
      return Array.from({ length: high }, (__, k) => loaf(x + r.range(-4, 4), y - k * w * 0.085, w)).join('')
    }),
  )
  return `<path d="M-10,862H612L640,914H-10Z" fill="#6c4c68"/><path d="M-10,914H640V1010H-10Z" fill="#4c3f68"/>${stripes}<path d="M-10,910H640V918H-10Z" fill="#e9d9bc"/>${loaves.join('')}`
}
function draw(plate: Plate): void {
  bareSky(plate, [[0, '#1f6f9e'], [190, '#55a5c2'], [380, '#a9d6d2'], [560, '#f0ecc8'], [700, '#fff1cc']]) // prettier-ignore
  const m = Mesh.create()
  const surfaces = { ...chorsu, ...hall(m), ...pavilion(m, 'left', -50, -128, 9), ...pavilion(m, 'right', 58, -120, 10) } // prettier-ignore
  m.box(0, -2, -100, 420, 2, 194, 'plaza')
  market(m)
  const haze = rgb(AIR)
  const depth = pullSolid(plate, m, cam, {
    sun: MORNING,
    materials: surfaces,
    sky: 0.34,
    bounce: 0.16,
    contact: 4,
    crisp: true,
    shadows: [
      { centre: [0, 2, -30], radius: 24 },
      { centre: [0, 10, -90], radius: 100 },
    ],
    air: (p, d) => ({ amount: (0.4 - 0.3 * smoothstep(0, 22, p[1])) * smoothstep(60, 190, d), ink: haze }),
    airSteps: 9,
  })
  mendEdge(plate, 8)
  life(plate, depth)
  plate.svg(bread())
}
export const views: View[] = [{ name: 'tashkent-uzbekistan-2', focusX: 840, draw }]
