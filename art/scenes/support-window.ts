/** 24/7 support: the one lit window of a terrace at blue hour, a person on the telephone, a cat on the sill. */
import { Camera } from '../kit/camera.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import { archOutline, rectOutline } from '../kit/outline.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'
import { CAT, DESK } from '../models/night-desk.ts'

const HORIZON = 612
const SUN: Vec3 = [-0.72, 0.4, 0.45]
const cam = new Camera([3.7, 4.3, 11.2], -0.42, 0.98, HORIZON, 780)
/** The bay: centre column, sill, and the size of its front opening, metres. */
const BAY = { x: -0.35, sill: 3.5, w: 2.5, h: 2.06, out: 0.72 }

const brick = (ink: string) => (p: Vec3, n: Vec3) => {
  if (Math.abs(n[1]) > 0.5) return undefined
  const row = Math.floor(p[1] / 0.26)
  const u = (n[2] > 0.5 ? p[0] : p[2]) / 0.62 + (row % 2) * 0.5
  return fbm(Math.floor(u) * 3.1, row * 2.7, 1, 6) > 0.74 ? ink : undefined
}
const materials: Record<string, Material> = {
  stucco: { tones: ['#5c69a8', '#434f91', '#2f3a7c', '#212963'], cuts: [0.62, 0.38, 0.16], grain: 0.04 },
  brick: {
    tones: ['#7a5a8e', '#5f4680', '#453670', '#2c2758'],
    cuts: [0.62, 0.38, 0.16],
    grain: 0.04,
    detail: brick('#6b4c84'),
  },
  pale: {
    tones: ['#4a5999', '#394788', '#283373', '#1d255b'],
    cuts: [0.62, 0.38, 0.16],
    grain: 0.04,
    detail: brick('#41508f'),
  },
  trim: { tones: ['#8f99c9', '#6a75b2', '#475393', '#2d3775'], cuts: [0.62, 0.36, 0.16], grain: 0.03 },
  slate: {
    tones: ['#4a5594', '#343f7e', '#262f6a', '#1a2152'],
    cuts: [0.66, 0.46, 0.2],
    grain: 0.05,
    detail: (p) => (Math.abs((p[1] * 4.2) % 1) < 0.14 ? -0.12 : 0),
  },
  pot: { tones: ['#8a5a80', '#5f4276', '#3a2f62'], cuts: [0.5, 0.25] },
  glass: { tones: ['#3d4c8c', '#2b3778', '#1e2860'], cuts: [0.6, 0.3] },
  door: { tones: ['#3f8088', '#2c5f78', '#1e3f62'], cuts: [0.5, 0.25] },
  amber: { tones: ['#ffd27c'], glow: true },
  speck: { tones: ['#ffcf86'], glow: true },
  town: { tones: ['#5b619e', '#454d8c', '#343c7a'], cuts: [0.5, 0.25] },
  townRoof: { tones: ['#4f5492', '#3b427f', '#2c3470'], cuts: [0.5, 0.25] },
  leaf: { tones: ['#33527d', '#243c6c', '#172752', '#0f173c'], cuts: [0.62, 0.4, 0.22], grain: 0.1 },
  rose: { tones: ['#d07f9a', '#8d5486', '#4d3a70'], cuts: [0.55, 0.3], grain: 0.1 },
}
/** Sash window with surround, sill and glazing bars, on the front wall z=0. */
function sash(m: Mesh, x: number, y: number, w: number, h: number): void {
  m.box(x, y - 0.1, 0.02, w + 0.34, h + 0.3, 0.1, 'trim')
  m.box(x, y - 0.16, 0.1, w + 0.5, 0.14, 0.34, 'trim')
  m.decal(rectOutline(w, h), [x, y + h / 2 + 0.03, 0.08], [1, 0, 0], [0, 1, 0], 'glass', 0.02)
  m.box(x, y + h / 2, 0.1, w, 0.08, 0.08, 'trim')
  m.box(x, y, 0.1, 0.06, h, 0.06, 'trim')
}
function chimney(m: Mesh, x: number, y: number, z: number): void {
  m.box(x, y, z, 1.3, 1.9, 0.8, 'brick')
  m.box(x, y + 1.9, z, 1.5, 0.16, 1, 'trim')
  for (const d of [-0.38, 0, 0.38])
    m.revolve(
      x + d,
      z,
      [
        [0.15, y + 2],
        [0.12, y + 2.6],
      ],
      'pot',
      8,
    )
}
/** One house of the row: front at z=0, 6.2 m to the eaves, which run through. */
function houseFront(m: Mesh, x0: number, x1: number, wall: string): void {
  const [x, w] = [(x0 + x1) / 2, x1 - x0]
  m.box(x, -4, -4, w, 10.2, 8, wall)
  m.box(x, 3.1, 0.06, w, 0.16, 0.16, 'trim')
  m.box(x, 5.9, 0.16, w, 0.34, 0.42, 'trim')
  m.gable(x, 6.2, -4, w, 2.7, 8.7, 'slate', wall)
}
function dormer(m: Mesh, x: number, y: number): void {
  m.box(x, y, -1.5, 1.5, 1.25, 2, 'trim')
  m.decal(rectOutline(0.9, 0.9), [x, y + 0.62, -0.5], [1, 0, 0], [0, 1, 0], 'glass', 0.03)
  m.box(x, y + 0.2, -0.48, 0.06, 0.9, 0.06, 'trim')
  m.at(x, y + 1.25, -1.5, Math.PI / 2).gable(0, 0, 0, 2.3, 0.6, 1.9, 'slate', 'trim')
}
function terrace(m: Mesh): void {
  houseFront(m, -2.7, 3.1, 'stucco')
  houseFront(m, -7.7, -2.7, 'brick')
  houseFront(m, 3.1, 9.4, 'pale')
  chimney(m, -2.7, 7.3, -3.4)
  chimney(m, -7.1, 7.6, -3.8)
  dormer(m, -5.2, 6.5)
  dormer(m, 1.5, 6.5)
  for (const x of [-6.4, -4.2]) {
    sash(m, x, 3.5, 1.05, 1.85)
    sash(m, x, 0.4, 1.05, 1.9)
  }
  sash(m, 2, 3.5, 1, 1.85)
  sash(m, 4.3, 3.5, 1.05, 1.85)
  // the bay, on brackets
  const { x, sill, w, h, out } = BAY
  const plan = (d: number): [number, number][] => [
    [x - w / 2 - 0.62 - d, 0],
    [x - w / 2 - 0.08 - d, out + d],
    [x + w / 2 + 0.08 + d, out + d],
    [x + w / 2 + 0.62 + d, 0],
  ]
  m.prism(plan(0), sill - 0.62, sill, 'trim')
  m.prism(plan(0.16), sill - 0.06, sill + 0.04, 'trim')
  m.prism(plan(0.06), sill - 0.8, sill - 0.62, 'trim')
  m.prism(plan(-0.06), sill, sill + h, 'trim')
  m.prism(plan(0.12), sill + h, sill + h + 0.26, 'trim', 'slate')
  for (const d of [-0.9, 0.9]) m.box(x + d, sill - 1.2, 0.2, 0.18, 0.5, 0.4, 'trim')
  // front door under it, and the ground-floor sash
  m.box(-1.2, -1, 0.04, 1.7, 3.75, 0.16, 'trim')
  m.decal(archOutline(1.2, 2.9), [-1.2, -0.4, 0.13], [1, 0, 0], [0, 1, 0], 'door', 0.02)
  m.box(-1.2, 1.55, 0.14, 1.2, 0.1, 0.06, 'trim')
  m.decal(archOutline(1, 0.72), [-1.2, 1.7, 0.16], [1, 0, 0], [0, 1, 0], 'glass', 0.02)
  for (const d of [-0.28, 0.28]) m.box(-1.2 + d, 0.3, 0.15, 0.38, 1.05, 0.06, 'door')
  sash(m, 1.5, 0.4, 1.15, 1.9)
  sash(m, 4.6, 0.4, 1.15, 1.9)
}
/** The rose hedge under our own window: two masses of leaves, nearly calm, and roses in a few bunches. */
function hedge(): string {
  const r = random(31)
  const top = (x: number) => 788 - 30 * Math.sin(x / 210 + 0.8) - 34 * smoothstep(900, 1500, x)
  const leaf = (x: number, y: number, turn: number, k: number): string =>
    `<path d="M-1,0C-.5,-.5 .5,-.5 1,0C.5,.5 -.5,.5 -1,0Z" transform="translate(${x.toFixed(0)},${y.toFixed(0)}) rotate(${turn.toFixed(0)}) scale(${k.toFixed(1)})"/>`
  const mass = (down: number, ink: string, lit: string): string => {
    let edge = '',
      line = ''
    const high = (x: number) => top(x) + down + 26 * (fbm(x / 90, down, 3, 4) - 0.5) * 2
    for (let x = -40; x <= 1640; x += 20) line += `L${x},${high(x).toFixed(0)}`
    // leaves stand off the edge, thick in some places and absent in others
    for (let x = -30; x < 1640; x += r.range(7, 15))
      if (fbm(x / 70, down + 9, 2, 3) > 0.4)
        edge += leaf(x, high(x) + r.range(-8, 10), r.range(-150, -30), r.range(12, 21))
    let within = ''
    for (const c of [130, 610, 840, 1290, 1500])
      for (let i = 0; i < 9; i++) {
        const x = c + down * 0.7 + r.range(-80, 80)
        within += leaf(x, high(x) + r.range(18, 52), r.range(-160, -20), r.range(11, 17))
      }
    return `<g fill="${ink}"><path d="M-40,1040${line}L1640,1040Z"/>${edge}</g><g fill="${lit}">${within}</g>`
  }
  const rose = (x: number, y: number, s: number): string =>
    `<g transform="translate(${x.toFixed(0)},${y.toFixed(0)}) scale(${s.toFixed(2)})"><path d="M-18,2C-22,-14 -8,-22 2,-18C16,-20 22,-6 18,4C16,18 0,20 -8,16C-16,14 -18,10 -18,2Z" fill="#a85a86"/><path d="M-15,-4C-12,-18 10,-19 15,-4C8,-9 -6,-10 -15,-4Z" fill="#e8a0b0"/><path d="M-14,3C-4,-6 8,-6 15,1C10,14 -7,15 -14,3Z" fill="#d07f9a"/><path d="M-6,2C0,-4 7,-2 8,2C3,6 -3,6 -6,2Z" fill="#8d4478"/></g>`
  const bunch = (x: number, y: number, k: number): string =>
    `<g fill="#35517f">${[-170, -140, -60, -20, 30, 160].map((t) => leaf(x + Math.cos((t * Math.PI) / 180) * 46 * k, y + 8 + Math.sin((t * Math.PI) / 180) * 30 * k, t, 18 * k)).join('')}</g>` +
    rose(x - 26 * k, y + 10, 0.82 * k) +
    rose(x + 24 * k, y + 14, 0.7 * k) +
    rose(x, y - 10 * k, k)
  // what the window lights: leaves on the crest under the bay
  let lit = ''
  for (let i = 0; i < 30; i++) {
    const x = r.range(700, 1150)
    lit += leaf(x, top(x) + r.range(26, 62), r.range(-150, -30), r.range(11, 18))
  }
  return (
    mass(26, '#263d6c', '#34507e') +
    `<g fill="#b98474">${lit}</g>` +
    mass(118, '#131d49', '#1f2f60') +
    bunch(500, 880, 1.2) +
    bunch(1150, 850, 1.1) +
    bunch(1010, 940, 0.9)
  )
}
function town(plate: Plate): void {
  const m = Mesh.create()
  const r = random(12)
  const ground = (x: number, z: number) =>
    -13 + 8 * smoothstep(-90, -330, z) + 26 * smoothstep(-260, -560, z) * fbm(x / 130, 2, 3, 6)
  m.terrain((x, z) => ground(x, z) - 1, -620, 40, -600, -30, 60, 60, 'town')
  for (let i = 0; i < 420; i++) {
    const z = -46 - 360 * r() ** 0.8
    const x = r.range(-1.35, 0.2) * -z - 8
    const [w, h] = [r.range(5, 9), r.range(4, 7)]
    const q = m.at(x, ground(x, z), z, r.range(-0.5, 0.5))
    q.box(0, -6, 0, w, h + 6, 8, 'town')
    q.gable(0, h, 0, w + 0.6, r.range(2.4, 4.4), 8.6, 'townRoof', 'town')
    if (r() < 0.3)
      q.decal(rectOutline(1, 1.4), [r.range(-2, 2), h - 2, 4.05], [1, 0, 0], [0, 1, 0], 'speck', 0.05)
  }
  const church = m.at(-84, ground(-84, -150) - 2, -150, 0.4)
  church.box(0, 0, 0, 7, 24, 7, 'town')
  church.hip(0, 24, 0, 7.6, 15, 7.6, 0, 'townRoof')
  church.box(14, 0, 0, 24, 11, 11, 'town')
  church.gable(14, 11, 0, 24, 7, 11.6, 'townRoof', 'town')
  const air = rgb('#b98a9c')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    air: (_, d) => ({ amount: 0.06 + 0.6 * smoothstep(60, 430, d), ink: air }),
    airSteps: 9,
  })
}
/** The front opening of the bay in picture coordinates: (0,0) left sill, (1,1) right head. */
const pane = (u: number, v: number): string => {
  const p = cam.project([BAY.x + (u - 0.5) * BAY.w, BAY.sill + 0.1 + v * (BAY.h - 0.16), BAY.out + 0.02])
  return `${p.x.toFixed(1)},${p.y.toFixed(1)}`
}
const quadOf = (u0: number, v0: number, u1: number, v1: number) =>
  `M${pane(u0, v0)}L${pane(u1, v0)}L${pane(u1, v1)}L${pane(u0, v1)}Z`

function litBay(plate: Plate): void {
  const face = cam.onFace([BAY.x, BAY.sill + 0.1, BAY.out + 0.02], [1, 0, 0], [0, 1, 0])
  const bar = (u: number, v0: number, v1: number, w: number) => quadOf(u - w, v0, u + w, v1)
  const side = (x0: number, x1: number, z0: number, z1: number): string => {
    const at = (x: number, y: number, z: number) => {
      const p = cam.project([x, y, z])
      return `${p.x.toFixed(1)},${p.y.toFixed(1)}`
    }
    const [lo, hi] = [BAY.sill + 0.12, BAY.sill + BAY.h - 0.08]
    return `M${at(x0, lo, z0)}L${at(x1, lo, z1)}L${at(x1, hi, z1)}L${at(x0, hi, z0)}Z`
  }
  const r = BAY.x + BAY.w / 2
  const sill = (from: number, to: number): string =>
    `M${[
      [from, BAY.out + 0.04],
      [to, BAY.out + 0.04],
      [to, BAY.out + 0.2],
      [from, BAY.out + 0.2],
    ]
      .map(([u, z]) => cam.project([BAY.x + (u! - 0.5) * BAY.w, BAY.sill + 0.045, z!]))
      .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join('L')}Z`
  plate.svg(
    `<clipPath id="p"><path d="${quadOf(0, 0, 1, 1)}"/></clipPath><path d="${side(r + 0.14, r + 0.5, BAY.out - 0.02, 0.12)}" fill="#f0a655"/>` +
      `<g clip-path="url(#p)"><g transform="${face}">${DESK}</g></g>` +
      // light on the sill, and the bars of the side pane
      `<path fill="#f0b070" d="${sill(-0.02, 1.02)}"/><path fill="#7f8bc2" d="${side(r + 0.3, r + 0.335, BAY.out - 0.33, BAY.out - 0.37)}"/>` +
      `<path fill="#7f8bc2" d="${bar(0.3, 0, 1, 0.012)}${bar(0.76, 0, 1, 0.012)}${quadOf(0, 0.9, 1, 0.925)}"/><path fill="#525f9f" d="${bar(0.014, 0, 1, 0.014)}${quadOf(0, 0.97, 1, 1)}"/>`,
  )
}
/** Street lamp close to the eye; lantern centred on (0,0), post running down out of the picture. */
const LAMP = `<path d="M-9,60L-13,720L13,720L9,60Z" fill="#10143c"/><path d="M-9,60L-13,720L-8,720L-5,60Z" fill="#c9805c"/><path d="M-20,58L20,58L14,84L-14,84Z" fill="#10143c"/><path d="M-58,112L58,112L58,120L-58,120Z" fill="#10143c"/><circle cx="-58" cy="116" r="8" fill="#10143c"/><circle cx="58" cy="116" r="8" fill="#10143c"/><path d="M-46,-52L46,-52L26,58L-26,58Z" fill="#ffd584"/><path d="M-14,-52L14,-52L9,58L-9,58Z" fill="#fff1c2"/><path d="M-46,-52L-40,-52L-22,58L-26,58ZM46,-52L40,-52L22,58L26,58Z" fill="#10143c"/><path d="M-58,-50C-40,-84 -22,-92 -10,-96L-6,-116L6,-116L10,-96C22,-92 40,-84 58,-50Z" fill="#161b4c"/><path d="M-58,-50C-40,-84 -22,-92 -10,-96L-3,-96C-14,-88 -28,-74 -36,-50Z" fill="#4a5594"/>`

function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#141a46'],
    [170, '#27356f'],
    [350, '#5a5f97'],
    [500, '#c98a92'],
    [600, '#f3b98a'],
  ])
  const r = random(9)
  let stars = ''
  for (let i = 0; i < 70; i++)
    stars += `<circle cx="${r.range(0, 1600).toFixed(0)}" cy="${(330 * r() ** 1.6).toFixed(0)}" r="${r.range(0.8, 2).toFixed(1)}"/>`
  plate.svg(`<g fill="#fff1cf">${stars}</g>`, { opacity: 0.85 })
  plate.svg(`<path d="M610,46A50,50 0 1 0 666,116A40,40 0 1 1 610,46Z" fill="#fff0cc"/>`)
  town(plate)
  const m = Mesh.create()
  terrace(m)
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.1,
    contact: 6,
    crisp: true,
    shadowSize: 3072,
    shadows: [{ centre: [0, 4, -1], radius: 11 }],
  })
  const at = (p: Vec3) => cam.project(p)
  litBay(plate)
  const cat = at([BAY.x + 0.99, BAY.sill + 0.04, BAY.out + 0.14])
  plate.svg(`<g transform="translate(${cat.x},${cat.y}) scale(${cat.k})">${CAT}</g>`)
  const glow = rgb('#ffb874')
  plate.field(
    (x, y) => {
      const q = Math.hypot(x - 300, y - 470) / 260
      return q < 1 ? [glow, 0.5 * (1 - q) ** 2] : null
    },
    { stipple: 0.06, seed: 3 },
  )
  plate.svg(`${hedge()}<g transform="translate(300,470)">${LAMP}</g>`)
}
export const views: View[] = [{ name: '24-7-support-cover', focusX: 900, draw }]
