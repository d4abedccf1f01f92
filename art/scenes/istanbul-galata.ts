/** Istanbul: a stepped street below the Galata Tower in the morning, a simit seller going up with his tray. */
import { finial } from '../kit/buildings.ts'
import { Camera } from '../kit/camera.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { flock, gull, tree } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { random, type Random } from '../kit/noise.ts'
import { onlooker } from '../kit/onlooker.ts'
import { archOutline, rectOutline } from '../kit/outline.ts'
import type { Plate } from '../kit/press.ts'
import { rod } from '../kit/rods.ts'
import type { View } from '../kit/scene.ts'
import { mist, sky, streaks } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import { materials, MORNING } from '../materials/istanbul-morning.ts'

const cam = new Camera([0.4, 2.3, 0], 0.03, 1.12, 742, 800)
/** Height of the street at depth z: steps with two landings. */
const rise = (z: number): number => {
  const d = -z - 4
  const run = Math.max(0, d) - 2.4 * smoothstep(7, 9.4, d) - 2.4 * smoothstep(20, 22.4, d)
  return Math.round((run * 0.225) / 0.16) * 0.16
}

/** The Galata Tower: 67 m with its cone, 16.5 m across, gallery at 52 m. */
function galata(m: Mesh): void {
  m.revolve(0, 0, [[9.2, -30], [8.6, 0], [8.3, 36], [8.8, 36.4], [8.8, 37.4], [8.3, 37.8], [8.3, 44.6], [9.4, 45.4], [9.6, 46.2], [8, 46.4]], 'stone', 44) // prettier-ignore
  m.revolve(0, 0, [[7.6, 46.2], [7.6, 52.4], [8.4, 52.8], [8.4, 53.4]], 'stone', 44) // prettier-ignore
  m.revolve(0, 0, [[9.1, 53], [8.6, 53.6], [4.2, 59.6], [1.6, 64.2], [0, 66]], 'cone', 44) // prettier-ignore
  finial(m, 0, 65.6, 0, 5)
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * Math.PI * 2,
      [s, c] = [Math.sin(a), Math.cos(a)]
    const hole = (r: number, y: number, w: number, h: number) => m.decal(archOutline(w, h), [s * r, y, c * r], [c, 0, -s], [0, 1, 0], 'dark', 0.1) // prettier-ignore
    hole(7.6, 47.6, 2, 4)
    hole(8.3, 38.8, 2.1, 4.6)
    if (i % 2) {
      hole(8.4, 28, 1, 2.4)
      hole(8.5, 16, 1, 2.4)
    }
    for (const k of [0, 0.33, 0.66]) {
      const b = a + (k * Math.PI) / 7
      m.box(Math.sin(b) * 9.4, 46.2, Math.cos(b) * 9.4, 0.14, 1.3, 0.14, 'iron')
    }
  }
  m.revolve(0, 0, [[9.45, 47.4], [9.45, 47.6]], 'iron', 44) // prettier-ignore
}
/** A Galata house, street face local +z: shop below, a bay on brackets, a row of windows to each floor. */
function house(m: Mesh, r: Random, w: number, floors: number, wall: string): void {
  const F = 3.3,
    h = 3.6 + floors * F,
    d = 9
  m.box(0, -6, -d / 2, w, h + 6, d, wall)
  m.box(0, h, -d / 2 + 0.2, w + 0.4, 0.35, d + 0.8, 'trim')
  m.hip(0, h + 0.35, -d / 2, w + 0.3, 1.5, d + 0.6, w * 0.5, 'tile')
  m.box(0, 3.35, 0.05, w, 0.25, 0.3, 'trim')
  // the shop
  m.box(-w * 0.2, 0, 0.02, w * 0.44, 2.7, 0.1, 'wood')
  m.box(-w * 0.2, 0.7, 0.05, w * 0.36, 1.7, 0.1, 'glass')
  m.box(w * 0.3, 0, 0.03, 1.1, 2.5, 0.1, 'shutter')
  if (r() < 0.66) m.quad([-w * 0.44, 3.1, 0.1], [w * 0.06, 3.1, 0.1], [w * 0.06, 2.5, 1.5], [-w * 0.44, 2.5, 1.5], r.pick(['awningA', 'awningB'])) // prettier-ignore
  const bay = r() < 0.62,
    bx = w * r.pick([-0.12, 0.12, 0]),
    bw = w * 0.46
  if (bay) {
    const top = 3.6 + F * Math.min(floors, 2)
    m.box(bx, 3.7, 0.5, bw, top - 3.7, 1, wall)
    m.box(bx, top, 0.55, bw + 0.3, 0.2, 1.3, 'trim')
    m.box(bx, 3.5, 0.5, bw + 0.14, 0.22, 1.1, 'trim')
    for (const s of [-1, 1]) m.box(bx + s * bw * 0.4, 2.9, 0.3, 0.2, 0.6, 0.6, 'trim')
  }
  const cols = Math.max(2, Math.round(w / 2))
  for (let f = 0; f < floors; f++)
    for (let i = 0; i < cols; i++) {
      const x = -w / 2 + ((i + 0.5) * w) / cols,
        inBay = bay && f < 2 && Math.abs(x - bx) < bw / 2,
        z = inBay ? 1 : 0,
        y = 4.3 + f * F
      m.box(x, y, z + 0.02, 1.06, 2, 0.08, 'trim')
      m.box(x, y + 0.1, z + 0.05, 0.8, 1.8, 0.08, 'glass')
      m.box(x, y + 0.95, z + 0.08, 0.8, 0.07, 0.06, 'trim')
      if (!inBay && r() < 0.5) for (const s of [-1, 1]) m.box(x + s * 0.68, y + 0.05, z + 0.05, 0.36, 1.9, 0.08, 'shutter') // prettier-ignore
      m.box(x, y - 0.12, z + 0.1, 1.3, 0.12, 0.26, 'trim')
      if (r() < 0.2)
        for (let k = 0; k < 7; k++) m.blob(x + r.range(-0.45, 0.45), y + 0.1, z + 0.2, r.range(0.1, 0.18), k % 3 ? 'leaf' : 'flower', 0.9, 0.2, k, 6) // prettier-ignore
    }
  if (bay)
    for (let f = 0; f < Math.min(2, floors); f++)
      for (const s of [-1, 1])
        m.decal(rectOutline(0.5, 1.8), [bx + (s * bw) / 2, 5.2 + f * F, 0.5], [0, 0, -s], [0, 1, 0], 'glass', 0.04) // prettier-ignore
}
const WALLS = ['rose', 'cream', 'ochre', 'blue', 'pistachio', 'brick', 'cream', 'ochre']
function street(): Mesh {
  const m = Mesh.create(),
    r = random(38)
  for (let i = 0; i < 150; i++) {
    const z = -2.4 - i * 0.5,
      y = rise(z)
    m.box(0, y - 3, z, 11.4, 2.86, 0.52, 'riser')
    m.box(0, y - 0.15, z + 0.02, 11.4, 0.15, 0.56, 'riser', 'step')
  }
  for (const s of [-1, 1]) {
    let d = s < 0 ? 11.5 : 4.6
    for (let i = 0; d < 78; i++) {
      const w = r.range(6, 8.6),
        z = -(d + w / 2)
      const floors = d < 24 ? 2 + Math.floor(r() * 1.9) : 1 + Math.floor(r() * 1.9)
      house(m.at(s * 5.7, rise(z - w * 0.2), z, (-s * Math.PI) / 2), r, w, floors, WALLS[(i * 3 + (s > 0 ? 1 : 4)) % 8]!) // prettier-ignore
      d += w + 0.05
    }
    for (let i = 0; i < 16; i++) {
      const z = -6 - i * r.range(1.6, 3),
        x = s * r.range(4.6, 5.1),
        y = rise(z)
      m.revolve(x, z, [[0.16, y], [0.24, y + 0.36], [0.27, y + 0.4]], 'pot', 14) // prettier-ignore
      for (let k = 0; k < 14; k++) m.blob(x + r.range(-0.24, 0.24), y + r.range(0.45, 0.95), z + r.range(-0.2, 0.2), r.range(0.1, 0.19), k % 5 ? 'leaf' : 'flower', 0.9, 0.22, k + i, 6) // prettier-ignore
    }
  }
  // on the left a garden wall lets the sun down to the steps
  for (let i = 0; i < 5; i++) m.box(-5.9, rise(-3 - i * 2) - 2, -3 - i * 2, 0.5, 4.2, 2, 'cream', 'trim')
  for (let i = 0; i < 150; i++) m.blob(-5.9 + r.range(-0.4, 0.4), rise(-6) + r.range(1.6, 2.7), -2.6 - r() * 9, r.range(0.14, 0.3), i % 6 ? 'leaf' : 'flower', 0.85, 0.22, i, 6) // prettier-ignore
  tree(m, 5, -10.6, 0, -9.5, 7.6)
  tree(m, 9, -12.5, 0, -15, 9)
  house(m.at(-17, 0.6, -19, 0.3), r, 8, 2, 'rose')
  // houses across the top, under the tower
  for (let i = 0; i < 26; i++) {
    const z = -84 - r() * 70,
      x = r.range(-46, 50)
    house(m.at(x, 11 + (-84 - z) * 0.05, z, r.range(-0.3, 0.3)), r, r.range(7, 10), 1 + Math.floor(r() * 1.6), r.pick(WALLS)) // prettier-ignore
  }
  for (let i = 0; i < 12; i++) tree(m, i + 40, r.range(-16, 20), 13, -86 - r() * 30, r.range(7, 10))
  // the hand rail up the middle
  for (let i = 0; i < 34; i++) {
    const [z0, z1] = [-5 - i * 2, -7 - i * 2]
    rod(m, [-1.5, rise(z0), z0], [-1.5, rise(z0) + 0.95, z0], 0.07, 'iron')
    rod(m, [-1.5, rise(z0) + 0.95, z0], [-1.5, rise(z1) + 0.95, z1], 0.08, 'iron')
  }
  return m
}
/** His tray of simit, carried on the head; 1 unit = 1 m, the head's crown at y=-1.79. */
function tray(): string {
  const r = random(9)
  let rings = ''
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 9 - row; i++) {
      const x = (i - (8 - row) / 2) * 0.125 + r.range(-0.012, 0.012),
        y = -1.93 - row * 0.07
      rings += `<ellipse cx="${x}" cy="${y}" rx=".062" ry=".045" fill="none" stroke="#8a4a34" stroke-width=".05"/><path d="M${x - 0.064},${y} a.064,.046 0 0 1 .09,-.036" fill="none" stroke="#f5b860" stroke-width=".036"/>`
    }
  return `<path d="M-.14,-1.77 h.28 v-.05 h-.28Z" fill="#fff4dc"/><path d="M-.64,-1.88 L.64,-1.88 L.58,-1.8 L-.58,-1.8Z" fill="#7a4a44"/><path d="M-.64,-1.88 L-.1,-1.88 L-.1,-1.8 L-.58,-1.8Z" fill="#d98a50"/>${rings}`
}
const SELLER = onlooker({ coat: ['#f0e2cc', '#fffaea', '#b3a3b4'], legs: ['#33466c', '#6f86a8'], hair: '#2f2740', skin: ['#b07a5c', '#f2c096'], wave: 'left' }) // prettier-ignore
const PEOPLE = [
  onlooker({ coat: ['#d9553f', '#ff9a70', '#8a3450'], legs: ['#2f3f6a', '#6a7aa4'], hair: '#3a2634', skin: ['#b07a5c', '#f2c096'], long: true, braid: true }), // prettier-ignore
  onlooker({ coat: ['#2f7f8c', '#8fd0c4', '#24506f'], legs: ['#4a4468', '#8a80a0'], hair: '#2f2740', skin: ['#b07a5c', '#f2c096'], hat: ['#e0b060', '#fff0c8'] }), // prettier-ignore
  onlooker({ coat: ['#efb040', '#ffe9a0', '#a86a40'], legs: ['#2f3f6a', '#6a7aa4'], hair: '#5a3a2c', skin: ['#b07a5c', '#f2c096'] }), // prettier-ignore
]
const CAT = `<path d="M-.13,0 C-.2,-.1 -.18,-.24 -.07,-.31 L-.1,-.46 L-.03,-.42 L.04,-.42 L.1,-.46 L.07,-.31 C.18,-.24 .2,-.1 .13,0Z" fill="#e8985a"/><path d="M.04,-.42 L.1,-.46 L.07,-.31 C.18,-.24 .2,-.1 .13,0 L.05,0 C.1,-.1 .1,-.24 .02,-.31Z" fill="#a85c48"/><path d="M.12,-.02 C.24,.01 .32,-.06 .38,-.04 C.4,.02 .26,.06 .1,.03Z" fill="#a85c48"/><path d="M-.12,-.16 h.12 M-.13,-.1 h.12 M-.09,-.22 h.1" stroke="#b86a44" stroke-width=".018"/>`
function life(): string {
  const put = (x: number, z: number, body: string, size = 1) => {
    const p = cam.project([x, rise(z), z])
    return `<ellipse cx="${(p.x + 0.34 * p.k).toFixed(1)}" cy="${p.y.toFixed(1)}" rx="${(0.44 * p.k).toFixed(1)}" ry="${(0.05 * p.k).toFixed(1)}" fill="#454f80" fill-opacity=".5"/><g transform="translate(${p.x.toFixed(1)},${p.y.toFixed(1)}) scale(${(p.k * size).toFixed(1)})">${body}</g>`
  }
  return (
    put(0.4, -34.2, PEOPLE[0]!) + put(-2.6, -28, PEOPLE[2]!, 0.96) + put(2.2, -21.6, PEOPLE[1]!) + put(2.95, -21.4, PEOPLE[0]!, 0.96) + put(2.75, -13.2, PEOPLE[2]!, 0.68) + put(-2.9, -12.6, CAT) + put(0.9, -12.9, SELLER + tray(), 1.04) + put(3.3, -9.6, CAT) // prettier-ignore
  )
}
function draw(plate: Plate): void {
  sky(plate, [[0, '#2a6c9a'], [170, '#62a6c0'], [340, '#aed4cf'], [520, '#f0e8c8'], [680, '#ffdfae']], { steps: 15 }) // prettier-ignore
  streaks(plate, { y0: -30, y1: 520, cover: 0.44, body: '#dbe6dc', lip: '#fff8e2', seed: 22, scale: 1.5, slant: 0.05, opacity: 0.9, lightBelow: false }) // prettier-ignore
  mist(plate, '#fff0cc', 420, 640, 0.5, 5, 1.5)
  const tower = Mesh.create(),
    air = rgb('#d9d6c4')
  galata(tower.at(3.4, 0, -192))
  pullSolid(plate, tower, cam, {
    sun: MORNING,
    materials,
    sky: 0.32,
    bounce: 0.16,
    contact: 4,
    shadows: [{ centre: [3.4, 32, -192], radius: 42 }],
    air: () => ({ amount: 0.12, ink: air }),
  })
  const pale = rgb('#e9d9c0')
  pullSolid(plate, street(), cam, {
    sun: MORNING,
    materials,
    sky: 0.34,
    bounce: 0.2,
    contact: 3,
    shadows: [
      { centre: [0, 5, -16], radius: 18 },
      { centre: [0, 10, -50], radius: 60 },
    ],
    air: (_p, d) => ({ amount: 0.34 * smoothstep(26, 130, d), ink: pale }),
    airSteps: 9,
  })
  plate.svg(life())
  const g = (x: number, y: number, s: number, beat: number, tilt: number) => gull(x, y, s, beat, tilt, '#fffaea', '#a9b3c4', '#33466c') // prettier-ignore
  plate.svg(flock(8, 640, 330, 60, 30, 7, 8, '#4a6a90') + g(700, 150, 104, 0.7, -12) + g(900, 84, 70, 0.2, 8) + g(640, 270, 58, 0.8, -6)) // prettier-ignore
}
export const views: View[] = [{ name: 'istanbul-turkey-2', focusX: 840, draw }]
