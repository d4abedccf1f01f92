/** Cairo: a street of the Mamluk quarter in the morning, striped stone on the right, turned-wood bays on the left, a three-stage minaret at the bend. */
import { domeProfile, finial } from '../kit/buildings.ts'
import { Camera } from '../kit/camera.ts'
import { cairoMinaret } from '../kit/felucca.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { flock } from '../kit/life.ts'
import { mendEdge } from '../kit/mend-edge.ts'
import { Mesh } from '../kit/mesh.ts'
import { random, type Random } from '../kit/noise.ts'
import { onlooker } from '../kit/onlooker.ts'
import { archOutline, rectOutline } from '../kit/outline.ts'
import type { Plate } from '../kit/press.ts'
import { rod } from '../kit/rods.ts'
import type { View } from '../kit/scene.ts'
import { mist, sky, streaks } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'
import { mamluk, MORNING } from '../materials/mamluk.ts'

const HORIZON = 744
const cam = new Camera([-0.4, 1.9, 0], 0.03, 0.98, HORIZON, 800)
const X: Vec3 = [1, 0, 0]
const Y: Vec3 = [0, 1, 0]

/** Stepped crenels along a parapet `w` long at height y, on the face +z. */
function crenels(f: Mesh, x: number, y: number, z: number, w: number): void {
  const n = Math.round(w / 1.1)
  for (let i = 0; i < n; i++) {
    const cx = x - w / 2 + ((i + 0.5) * w) / n
    f.box(cx, y, z, 0.84, 0.5, 0.4, 'plain')
    f.box(cx, y + 0.5, z, 0.5, 0.42, 0.4, 'plain')
    f.box(cx, y + 0.92, z, 0.2, 0.3, 0.4, 'plain')
  }
}
/** The mosque's street front: striped wall, tall shallow niches, a portal under its half dome. Face +z, `w` along x. */
function front(f: Mesh, w: number): void {
  const h = 13
  f.box(0, 0, -5, w, h, 10, 'stripe')
  f.box(0, 0, 0.15, w, 1.1, 0.3, 'plain')
  f.box(0, h - 0.5, 0.1, w, 0.5, 0.5, 'plain')
  crenels(f, 0, h, 0, w)
  const bays = Math.round(w / 6.4)
  for (let i = 0; i < bays; i++) {
    const x = -w / 2 + ((i + 0.5) * w) / bays
    if (i === bays - 5) {
      f.box(x, 0, 0.4, 7.4, 16.6, 1.6, 'stripe')
      crenels(f, x, 16.6, 1, 7.4)
      f.decal(archOutline(4.9, 14.2, 0.25, 12), [x, 0.4, 1.2], X, Y, 'plain', 0.05)
      f.decal(archOutline(4.3, 13.7, 0.25, 12), [x, 0.4, 1.2], X, Y, 'niche', 0.1)
      for (let row = 0; row < 4; row++)
        for (let k = 0; k < 6 - row; k++) f.decal(archOutline(0.62, 0.9, 0.4), [x - ((5 - row) / 2 - k) * 0.68, 8.5 + row * 0.92, 1.2], X, Y, 'stone', 0.16) // prettier-ignore
      f.decal(rectOutline(4, 0.9), [x, 7.4, 1.2], X, Y, 'plain', 0.15)
      f.decal(archOutline(2.3, 4.6, 0.15), [x, 0.4, 1.2], X, Y, 'dark', 0.16)
      f.decal(rectOutline(1.4, 1.6), [x, 6, 1.2], X, Y, 'dark', 0.16)
      for (let k = 0; k < 3; k++) f.box(x, 0, 1.5 + k * 0.4, 4.6, 0.54 - k * 0.18, 0.5, 'plain')
      continue
    }
    f.decal(archOutline(3.4, 10.6, 0.3, 10), [x, 1.3, 0], X, Y, 'plain', 0.05)
    f.decal(archOutline(2.9, 10.2, 0.3, 10), [x, 1.3, 0], X, Y, 'niche', 0.1)
    f.decal(rectOutline(1.5, 2.5), [x, 3.3, 0], X, Y, 'dark', 0.16)
    for (const s of [-0.5, 0, 0.5]) f.box(x + s, 2.1, 0.2, 0.08, 2.5, 0.06, 'gold')
    for (const s of [-0.42, 0.42]) f.decal(archOutline(0.64, 2.2, 0.1), [x + s, 7.2, 0], X, Y, 'dark', 0.16)
    f.decal(rectOutline(0.7, 0.7), [x, 9.9, 0], X, Y, 'dark', 0.16)
  }
}
/** A merchant's house: shop below, a bay of turned wood above. Face +z. */
function merchant(f: Mesh, r: Random, w: number, wall: string): void {
  const h = r.range(9, 13)
  f.box(0, 0, -5, w, h, 10, wall)
  f.box(0, h, -0.2, w, 0.5, 0.6, wall)
  f.decal(archOutline(w * 0.36, 3, 0.1), [-w * 0.22, 0, 0], X, Y, 'dark', 0.05)
  f.decal(rectOutline(1.4, 2.6), [w * 0.27, 1.3, 0], X, Y, 'beam', 0.05)
  f.quad([-w * 0.45, 3.5, 0.05], [w * 0.02, 3.5, 0.05], [w * 0.02, 2.8, 1.5], [-w * 0.45, 2.8, 1.5], r.pick(['clothA', 'clothB', 'clothC'])) // prettier-ignore
  const bay = w * r.range(0.4, 0.56),
    x = w * r.range(-0.14, 0.14)
  for (const y of h > 11 ? [4, 7.7] : [4.2]) {
    f.box(x, y, 0.6, bay, 2.9, 1.2, 'wood')
    f.box(x, y + 2.9, 0.7, bay + 0.3, 0.18, 1.5, 'beam')
    f.box(x, y - 0.2, 0.6, bay + 0.14, 0.22, 1.26, 'beam')
    for (let k = 1; k < 4; k++) f.box(x - bay / 2 + (k * bay) / 4, y, 1.22, 0.1, 2.9, 0.06, 'beam')
    f.decal(rectOutline(bay * 0.2, 0.8), [x - bay * 0.12, y + 1.7, 1.2], X, Y, 'dark', 0.05)
    for (const s of [-1, 1]) rod(f, [x + s * bay * 0.42, y - 0.9, 0.05], [x + s * bay * 0.42, y - 0.2, 0.9], 0.16, 'beam') // prettier-ignore
  }
  for (const s of [-0.4, 0.4]) f.decal(rectOutline(0.7, 1.3), [w * s, h - 1.9, 0], X, Y, 'dark', 0.05)
}
function garden(m: Mesh, r: Random, z: number, w: number): void {
  m.box(-5.7, 0, z, 0.6, 2.7, w, 'stripe', 'plain')
  for (let i = 0; i < 60; i++) m.blob(-6.4 + r.range(-0.9, 0.7), r.range(2.4, 3.7), z + r.range(-0.5, 0.5) * w, r.range(0.25, 0.55), 'leaf', 0.85, 0.24, i, 7) // prettier-ignore
}
function street(): Mesh {
  const m = Mesh.create(),
    r = random(19)
  m.terrain(() => 0, -16, 16, -150, -2, 40, 180, 'ground')
  front(m.at(7.2, 0, -44, -Math.PI / 2), 76)
  let d = 5
  for (let i = 0; d < 92; i++) {
    const w = r.range(7, 9.5)
    // one plot is a garden: its low wall lets the sun into the street
    if (d > 16 && d < 25) garden(m, r, -(d + w / 2), w)
    else
      merchant(m.at(-5.4, 0, -(d + w / 2), Math.PI / 2), r, w, ['plasterA', 'plasterB', 'plasterC'][i % 3]!)
    d += w + 0.05
  }
  // the bend: minaret, tomb dome and the houses under them
  cairoMinaret(m.at(4.6, 0, -116, 0.5), 40, 'banded')
  const t = m.at(-6.4, 0, -128)
  t.box(0, 0, 0, 17, 15, 17, 'banded')
  t.revolve(0, 0, [[7.2, 15], [7, 20], [7.3, 20.3], ...domeProfile(7, 9.6, 20.4, 0.05, 0.5, 14)], 'lead', 40) // prettier-ignore
  for (let i = 0; i < 12; i++) t.decal(archOutline(1.2, 3), [Math.sin(i * 0.5236) * 7.1, 15.8, Math.cos(i * 0.5236) * 7.1], [Math.cos(i * 0.5236), 0, -Math.sin(i * 0.5236)], Y, 'dark', 0.1) // prettier-ignore
  finial(t, 0, 30, 0, 3.4)
  for (let i = 0; i < 9; i++) merchant(m.at(-22 + i * 6.4, 0, -106 - (i % 3) * 3), r, 6.6, ['plasterB', 'plasterA', 'plasterC'][i % 3]!) // prettier-ignore
  // cloths over the street
  for (const [z, y, mat] of [
    [-46, 7.6, 'clothB'],
    [-58, 8, 'clothA'],
    [-71, 7.4, 'clothC'],
  ] as const)
    // prettier-ignore
    for (let k = 0; k < 10; k++) {
      const sag = (t: number) => y - 3.6 * t * (1 - t)
      const [a, b] = [k / 10, (k + 1) / 10]
      m.quad([-5.4 + 12.4 * a, sag(a), z], [-5.4 + 12.4 * b, sag(b), z], [-5.4 + 12.4 * b, sag(b) + 0.2, z - 4], [-5.4 + 12.4 * a, sag(a) + 0.2, z - 4], mat) // prettier-ignore
    }
  // the lamp seller's stall under its poles, crates of fruit
  for (let k = 0; k < 3; k++) rod(m, [-4.6 + k * 0.45, 3.5, -3], [-4.6 + k * 0.45, 3.5, -14], 0.07, 'beam')
  for (const z of [-7, -10.5, -14]) rod(m, [-5.4, 3.56, z], [-3.5, 3.56, z], 0.09, 'beam')
  for (let i = 0; i < 15; i++) {
    const [x, y, z] = [-4.6 + 0.45 * Math.floor(r.range(0, 3)), r.range(2.1, 3.1), -7.6 - i * 0.42]
    rod(m, [x, y + 0.3, z], [x, 3.5, z], 0.02, 'iron')
    m.revolve(x, z, [[0.03, y - 0.3], [0.13, y - 0.2], [0.18, y], [0.12, y + 0.2], [0.02, y + 0.32]], r.pick(['lampA', 'lampA', 'lampB', 'lampC']), 6) // prettier-ignore
    m.revolve(x, z, [[0.14, y + 0.16], [0.1, y + 0.26], [0.01, y + 0.36]], 'gold', 6) // prettier-ignore
  }
  for (let i = 0; i < 7; i++) {
    const z = -15.5 - i * 1.5
    m.box(-4, 0, z, 1.3, 0.62, 1.2, 'beam')
    for (let k = 0; k < 34; k++) m.blob(-4 + r.range(-0.52, 0.52), 0.64 + r() * 0.26, z + r.range(-0.48, 0.48), 0.1, i % 3 === 1 ? 'lime' : 'orange', 1, 0, 1, 6) // prettier-ignore
  }
  return m
}
const skin: [string, string] = ['#8f5a44', '#d99a6c']
const PEOPLE = [
  onlooker({ coat: ['#3f7f9c', '#b9e0d4', '#2a5278'], legs: ['#3a3f6c', '#7a80a4'], hair: '#fff0d4', skin, long: true }), // prettier-ignore
  onlooker({ coat: ['#b8434f', '#ff9a7a', '#742f52'], legs: ['#3a3562', '#7a6a90'], hair: '#f2b85c', skin, long: true }), // prettier-ignore
  onlooker({ coat: ['#f4e2c4', '#fffae6', '#b59aa0'], legs: ['#7a6a80', '#b9a4ac'], hair: '#2a2240', skin, long: true }), // prettier-ignore
  onlooker({ coat: ['#efa83c', '#ffe6a0', '#a8663c'], legs: ['#3a4a78', '#7a8ab0'], hair: '#2a2240', skin }),
]
function life(): string {
  return (
    [
      [2.6, -52, 0, 1],
      [-0.6, -44, 2, 1],
      [3.6, -34, 1, 0.97],
      [0.3, -29, 3, 1],
      [-2.3, -19, 2, 1.02],
      [-1.5, -18.8, 1, 0.97],
      [2.2, -14.4, 0, 1.03],
      [2.95, -14.2, 3, 0.68],
    ] as const
  ) // prettier-ignore
    .map(([x, z, who, size]) => {
      const p = cam.project([x, 0, z])
      return `<path d="M${p.x - 0.1 * p.k},${p.y} l${1.3 * p.k},${-0.14 * p.k} l${0.2 * p.k},${0.1 * p.k} l${-1.2 * p.k},${0.12 * p.k}Z" fill="#5c5480" fill-opacity=".6"/><g transform="translate(${p.x.toFixed(1)},${p.y.toFixed(1)}) scale(${(p.k * size).toFixed(1)})">${PEOPLE[who]}</g>`
    })
    .join('')
}
function draw(plate: Plate): void {
  sky(plate, [[0, '#37719c'], [190, '#73a8bc'], [380, '#bfd2c0'], [560, '#f2e2b4'], [744, '#ffd69c']], { steps: 15 }) // prettier-ignore
  streaks(plate, { y0: 0, y1: 600, cover: 0.4, body: '#e2dccb', lip: '#fff6dc', seed: 63, scale: 1.5, slant: 0.04, opacity: 0.85, lightBelow: false }) // prettier-ignore
  mist(plate, '#ffe6b4', 480, 720, 0.5, 6, 1.4)
  const haze = rgb('#f0cfa4')
  pullSolid(plate, street(), cam, {
    sun: MORNING,
    materials: mamluk,
    sky: 0.34,
    bounce: 0.18,
    contact: 3,
    shadows: [
      { centre: [1, 5, -24], radius: 26 },
      { centre: [0, 12, -75], radius: 80 },
    ],
    air: (_p, d) => ({ amount: 0.36 * smoothstep(40, 140, d), ink: haze }),
    airSteps: 9,
  })
  mendEdge(plate, 7)
  plate.svg(life() + flock(5, 640, 250, 110, 50, 13, 11, '#4a5a84'))
}
export const views: View[] = [{ name: 'cairo-egypt-2', focusX: 880, draw }]
