/** Somebody answers: one lit window above the roofs of Delhi at blue hour, a woman on the telephone, the Qutb Minar far off. */
import { Camera } from '../kit/camera.ts'
import { flatHouse } from '../kit/flat-house.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { flock, tree } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import { onlooker } from '../kit/onlooker.ts'
import { limb } from '../kit/pine.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { mist, sky, streaks } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'
import { CALLER, dusk, DUSK, facade, lampWall } from '../materials/delhi-dusk.ts'

const cam = new Camera([0, 0, 0], 0, 1.2, 500, 800)
const GROUND = -13
/** The corner the wall starts from, and how far it turns away from us. */
const WALL = { x: -0.5, z: -8.2, turn: 0.2 }
const WINDOW = { u: 2.25, half: 0.92, sill: -0.85, top: 1.12 }

/** The Qutb Minar: 72.5 m in five tapering storeys, fluted below, each with its balcony. */
function qutb(m: Mesh): void {
  const storeys: [number, number, number, string][] = [[0, 29, 7.1, 'red'], [29, 44, 5, 'red'], [44, 56, 3.9, 'red'], [56, 62, 3, 'marble'], [62, 71, 2.5, 'marble']] // prettier-ignore
  storeys.forEach(([a, b, r, mat], i) => {
    const up = storeys[i + 1]?.[2] ?? 1.9
    m.revolve(0, 0, [[r, a], [up * 1.06, b - 1.6], [up * 1.5, b - 0.3], [up * 1.5, b + 0.8]], mat, 32) // prettier-ignore
    for (let k = 0; k < 16 && i < 3; k++) {
      const t = ((k + 0.5) / 16) * Math.PI * 2
      const at = (q: number, y: number): Vec3 => [Math.sin(t) * q, y, Math.cos(t) * q]
      limb(m, at(r, a), at(up * 1.06, b - 1.6), r * 0.11, up * 0.11, mat)
    }
  })
  m.revolve(0, 0, [[2, 71.8], [1.8, 72.2], [0, 72.8]], 'marble', 16) // prettier-ignore
}
/** The string cot on the roof, for the first cool hour. */
function charpai(m: Mesh): void {
  m.box(0, 0.42, 0, 2, 0.1, 1, 'red')
  m.box(-0.6, 0.52, 0, 0.5, 0.12, 0.8, 'marble')
  for (const x of [-0.95, 0.95]) for (const z of [-0.45, 0.45]) m.box(x, 0, z, 0.1, 0.6, 0.1, 'dark')
}
function town(plate: Plate): void {
  const m = Mesh.create(),
    r = random(12)
  m.terrain(() => GROUND, -260, 120, -520, -26, 40, 40, 'ground')
  qutb(m.at(-62, GROUND, -330))
  for (let i = 0; i < 150; i++) tree(m, i, r.range(-190, 60), GROUND, -180 - r() * 240, r.range(8, 15))
  for (let row = 0; row < 9; row++) {
    const z = -47 - row * 15
    for (let x = -40 - row * 9; x < 24;) {
      const w = r.range(6.5, 12)
      const q = m.at(x + w / 2, GROUND, z + r.range(-2.5, 2.5), r.range(-0.16, 0.16))
      if (r() < 0.84)
        flatHouse(
          q,
          Math.floor(x * 5 + row * 3),
          w,
          r.range(4.5, 10.4),
          9,
          r.pick(['wallA', 'wallB', 'wallC']),
          0.4,
        )
      else tree(m, Math.floor(x) + row, x + w / 2, GROUND, z, r.range(8, 11))
      x += w + r.range(0.3, 2)
    }
  }
  flatHouse(m.at(-9.4, GROUND, -30, 0.12), 4, 11, 7.6, 9, 'wallB')
  charpai(m.at(-11, GROUND + 7.6, -29.4, 0.3))
  const air = rgb('#a9789e')
  pullSolid(plate, m, cam, {
    sun: DUSK,
    materials: dusk,
    sky: 0.34,
    bounce: 0.12,
    contact: 4,
    shadows: [{ centre: [-20, -8, -90], radius: 110 }],
    air: (p, d) => ({ amount: 0.6 * smoothstep(40, 380, d) * (p[1] > 4 ? 0.62 : 1), ink: air }),
    airSteps: 10,
  })
}

function shutter(m: Mesh, u: number, w: number): void {
  const h = WINDOW.top - WINDOW.sill
  m.box(u, WINDOW.sill, 0.05, w, h, 0.06, 'shutter')
  for (const [y, hh] of [
    [0.1, h / 2 - 0.16],
    [h / 2 + 0.06, h / 2 - 0.16],
  ] as const)
    // prettier-ignore
    for (let i = 0; i < 9; i++)
      m.box(u, WINDOW.sill + y + ((i + 0.15) * hh) / 9, 0.085, w - 0.18, (hh / 9) * 0.55, 0.02, 'slat')
}
function house(plate: Plate): Mesh {
  const m = Mesh.create(),
    f = m.at(WALL.x, 0, WALL.z, -WALL.turn),
    { u, half, sill, top } = WINDOW,
    r = random(31)
  const face = (a: number, b: number, c: number, d: number) => f.quad([a, c, 0], [b, c, 0], [b, d, 0], [a, d, 0], 'plaster') // prettier-ignore
  for (let i = 0; i < 8; i++) {
    face(i * 0.9, (i + 1) * 0.9, -4, sill)
    face(i * 0.9, (i + 1) * 0.9, top, 4)
  }
  face(0, u - half, sill, top)
  face(u + half, 7.2, sill, top)
  f.quad([0, -4, 0], [0, 4, 0], [0, 4, -5], [0, -4, -5], 'plaster')
  f.box(0, -4, 0.02, 0.3, 8, 0.12, 'stone')
  // the opening: warm jambs, the room behind
  for (const s of [-1, 1]) {
    const e = u + s * half
    f.quad([e, sill, 0], [e, sill, -0.3], [e, top, -0.3], [e, top, 0], 'jamb')
    f.box(u + s * (half + 0.07), sill, 0.02, 0.14, top - sill, 0.1, 'stone')
  }
  f.quad([u - half - 0.6, sill - 0.4, -1.5], [u + half + 1, sill - 0.4, -1.5], [u + half + 1, top + 0.5, -1.5], [u - half - 0.6, top + 0.5, -1.5], 'room') // prettier-ignore
  f.box(u, sill - 0.12, 0.14, half * 2 + 0.5, 0.12, 0.42, 'stone')
  f.box(u, top, 0.03, half * 2 + 0.5, 0.16, 0.16, 'stone')
  // the sloping eave on its brackets
  f.quad([u - 1.9, top + 0.72, 0], [u + 1.9, top + 0.72, 0], [u + 2.02, top + 0.34, 0.95], [u - 2.02, top + 0.34, 0.95], 'stone') // prettier-ignore
  f.box(u, top + 0.28, 0.95, 4.04, 0.08, 0.06, 'stone')
  for (const x of [-1.7, -0.85, 0.85, 1.7])
    for (const [y, z, d] of [
      [0.06, 0.1, 0.2],
      [0.18, 0.18, 0.36],
      [0.3, 0.25, 0.5],
    ] as const)
      // prettier-ignore
      f.box(u + x, top + y - 0.02, z, 0.16, 0.13, d, 'stone')
  shutter(f, u - half - 0.14 - 0.46, 0.88)
  shutter(f, u + half + 0.14 + 0.46, 0.88)
  // pots on the ledge
  for (const [x, k, kind] of [
    [-1.02, 1, 'marigold'],
    [0.72, 0.8, 'marigold'],
    [1.02, 1.15, 'leaf'],
  ] as const) {
    // prettier-ignore
    const profile: Pt[] = [[0.07, 0], [0.1, 0.15], [0.12, 0.15], [0.12, 0.19], [0.1, 0.19]] // prettier-ignore
    f.revolve(u + x, 0.2, profile.map(([a, b]): Pt => [a * k, sill + b * k]), 'pot', 18) // prettier-ignore
    for (let i = 0; i < 26; i++) {
      const [a, q] = [r() * 6.28, r() ** 0.6 * 0.15 * k]
      f.blob(u + x + Math.cos(a) * q, sill + (0.22 + r() * 0.2) * k, 0.2 + Math.sin(a) * q, r.range(0.03, 0.055), i % 3 === 0 ? kind : 'leaf', 0.9, 0.2, i, 6) // prettier-ignore
    }
  }
  // bougainvillea over the corner of the roof
  for (let i = 0; i < 700; i++) {
    const t = r(),
      w = 0.5 + 0.8 * (1 - t)
    f.blob(4.4 - t * 0.75 + r.range(-w, w) * 0.6, 2.3 - t * 2.6 + r.range(-0.3, 0.3), 0.12 + r() * 0.3, r.range(0.04, 0.1), r() < 0.68 ? 'bract' : 'leaf', 0.8, 0.24, i, 6) // prettier-ignore
  }
  const [c, s] = [Math.cos(WALL.turn), Math.sin(WALL.turn)]
  const inRoom = (p: Vec3): Vec3 => {
    const [dx, dz] = [p[0] - WALL.x, p[2] - WALL.z]
    return [c * dx + s * dz - u, p[1], c * dz - s * dx]
  }
  pullSolid(plate, m, cam, {
    sun: DUSK,
    materials: { ...facade, room: lampWall(inRoom) },
    sky: 0.3,
    bounce: 0.1,
    contact: 6,
    shadows: [{ centre: f.put([u, 0, 0]), radius: 4.4 }],
  })
  return f
}
/** Wires from our roof to theirs, and the crows of the evening; 1 unit = 1 px. */
const WIRES = `<g fill="none" stroke="#1a2156" stroke-width="3"><path d="M-10,96 Q380,250 735,150"/><path d="M-10,140 Q380,280 735,176" stroke-width="2.2"/></g><g fill="#1a2156"><path d="M232,170 c-7,-4 -9,-14 -4,-22 c-1,-8 8,-12 13,-7 l8,3 l-7,3 c2,9 0,17 -5,22 l-9,13 l-3,-1Z"/><path d="M268,181 c-6,-4 -8,-12 -4,-19 c-1,-7 -10,-10 -13,-5 l-7,3 l6,2 c-1,8 2,14 7,18 l8,12 l3,-1Z"/><path d="M512,194 c-7,-4 -9,-14 -4,-22 c-1,-8 8,-12 13,-7 l8,3 l-7,3 c2,9 0,17 -5,22 l-9,13 l-3,-1Z"/></g>`

function draw(plate: Plate): void {
  sky(plate, [[0, '#141a46'], [140, '#27356f'], [270, '#5a5f97'], [390, '#c98a92'], [505, '#f3b98a']], { steps: 16 }) // prettier-ignore
  plate.svg(`<g transform="rotate(-24 250 236)"><path d="M250,206 a30,30 0 1 0 0,60 a36,36 0 0 1 0,-60Z" transform="rotate(180 250 236)" fill="#fff3d0"/></g><circle cx="330" cy="290" r="3.4" fill="#fff3d0"/>`) // prettier-ignore
  streaks(plate, { y0: 130, y1: 500, cover: 0.45, body: '#7a5f98', lip: '#ffc49a', seed: 41, scale: 1.4, slant: 0.02, opacity: 0.8 }) // prettier-ignore
  mist(plate, '#f0a98c', 440, 540, 0.5, 7, 1.4)
  town(plate)
  plate.svg(`${flock(4, 560, 330, 90, 40, 9, 9, '#3a3a7c')}${WIRES}`)
  const p = cam.project([-8.3, GROUND + 7.6, -31])
  const boy = onlooker({ coat: ['#c8607c', '#ffb09a', '#5f3470'], legs: ['#2b2f6a', '#5a5a98'], hair: '#1c1c48', skin: ['#8a5560', '#d99a84'], long: true }) // prettier-ignore
  plate.svg(
    `<g transform="translate(${p.x.toFixed(1)},${p.y.toFixed(1)}) scale(${p.k.toFixed(1)})">${boy}</g>`,
  )
  const f = house(plate)
  const o = f.put([WINDOW.u, WINDOW.sill, -0.12]),
    a = f.put([WINDOW.u + 1, WINDOW.sill, -0.12])
  plate.svg(`<g transform="${cam.onFace(o, [a[0] - o[0], 0, a[2] - o[2]], [0, 1, 0])}">${CALLER}</g>`)
}
export const views: View[] = [{ name: 'site-contact', focusX: 1090, draw }]
