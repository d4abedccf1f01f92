/** Hoi An at blue hour: lantern boats on the Thu Bon, yellow shophouses, the covered bridge. */
import { Camera } from '../kit/camera.ts'
import { coveredBridge, shophouse } from '../kit/hoi-an.ts'
import { mix, rgb, smoothstep } from '../kit/ink.ts'
import { floater, garland, halos, lantern, type Lantern } from '../kit/lantern.ts'
import { lanternBoat } from '../kit/lantern-boat.ts'
import { elephantEars } from '../kit/leaves.ts'
import { person } from '../kit/life.ts'
import { lightColumns, type WaterLight } from '../kit/lights.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { sea } from '../kit/sea.ts'
import { sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import { stroller } from '../kit/stroller.ts'
import type { Vec3 } from '../kit/vec.ts'
import { INK, materials, SUN } from '../materials/hoi-an.ts'

const EYE = 3
const HORIZON = 625
const cam = new Camera([0, EYE, 0], 0, 1, HORIZON, 800)
const SILK = ['#ff6a4c', '#ffb84a', '#ff8fb0', '#5fcfc0', '#ffe08a', '#c98af0']
/** The quay runs off to the right: its corner and its turn. */
const TURN = 0.5
const CORNER: Vec3 = [-28, 0, -36]
const along = (u: number, y: number, v: number): Vec3 => [
  CORNER[0] + u * Math.cos(TURN) + v * Math.sin(TURN),
  y,
  CORNER[2] - u * Math.sin(TURN) + v * Math.cos(TURN),
]
const QUAY = 1.2

function town(plate: Plate): Lantern[] {
  const m = Mesh.create()
  const r = random(22)
  const q = m.at(...CORNER, TURN)
  const hung: Lantern[] = []
  const hang = (u: number, y: number, v: number, size: number): void => {
    const p = cam.project(along(u, y, v))
    if (p.x < -40 || p.x > 1640) return
    hung.push({
      x: p.x,
      y: p.y,
      size: size * p.k,
      ink: r.pick(SILK),
      shape: r.pick(['round', 'bulb', 'long'] as const),
    })
  }
  q.box(18, -2, -3, 76, 2 + QUAY, 9, 'stone', 'paving')
  q.box(78, -2, -3, 34, 2 + QUAY, 9, 'stone', 'paving')
  const walls = ['ochre', 'ochre', 'ochreB', 'ochreC']
  const row = (from: number, to: number): void => {
    for (let u = from; u < to;) {
      const w = r.range(5.6, 8.6)
      shophouse(q.at(u + w / 2, QUAY, -4 + r.range(-0.3, 0.3), 0), r, w - 0.1, r.pick(walls))
      for (let k = 0.7; k < w; k += r.range(1, 1.7)) hang(u + k, QUAY + 2.5, -2.4, r.range(0.5, 0.66))
      if (r() < 0.35)
        for (let i = 0; i < 150; i++) {
          const fall = r()
          q.blob(
            u + 1.2 + r.range(-1, 1) * (0.5 + 1.1 * fall),
            QUAY + 6.4 - 2.9 * fall ** 0.7 + r.range(-0.3, 0.3),
            -3.8 + r.range(0.2, 0.5) + 1.3 * Math.max(0, fall - 0.5),
            r.range(0.08, 0.2),
            r() < 0.66 ? 'flower' : 'tree',
            0.9,
            0.3,
            i,
            5,
          )
        }
      u += w
    }
  }
  row(-12, 38)
  row(63, 92)
  coveredBridge(q.at(50.4, QUAY - 0.6, -3, 0))
  for (let i = 0; i < 9; i++) hang(42.6 + i * 1.9, QUAY + 4, -2.6, 0.56)
  for (let i = 0; i < 420; i++) {
    const u = r.range(-24, 100)
    const crown = 6.4 + 4 * fbm(u / 9, 2, 3, 6)
    q.blob(u, crown * r.range(0.6, 1.16), -17 - r() * 8, r.range(0.7, 1.7), 'tree', 0.8, 0.24, i, 7)
  }
  for (let i = 0; i < 5; i++) person(q, 45 + i * 2.4, QUAY + 1.6, -3.6, i)
  for (let i = 0; i < 12; i++) q.box(-8 + i * 4, QUAY - 2.2, 1.7, 0.24, 2.8, 0.24, 'hull')
  for (let i = 0; i < 5; i++) q.box(14, QUAY - 0.35 - i * 0.3, 1.8 + i * 0.34, 4, 0.3, 0.4, 'stone', 'paving')
  const haze = rgb(INK.haze)
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.5,
    bounce: 0.1,
    contact: 5,
    shadows: [{ centre: along(24, 4, -4), radius: 44 }],
    air: (_p, d) => ({ amount: 0.3 * smoothstep(46, 90, d), ink: haze }),
    airSteps: 8,
  })
  plate.svg(crowd())
  return hung
}
/** Families and couples on the quay before the shops. */
function crowd(): string {
  const r = random(44)
  const tops = [
    ['#ff9a7c', '#a84a6c'],
    ['#fff0c8', '#b98a90'],
    ['#5fb8b0', '#3a5f90'],
    ['#8a78c0', '#4c4488'],
    ['#f2b04e', '#a8645c'],
    ['#5a78b8', '#38447e'],
  ] as const
  const people: [number, string][] = []
  for (const [u, n] of [
    [1.5, 2],
    [4.6, 1],
    [9, 3],
    [13.4, 2],
    [17.8, 1],
    [21.4, 3],
    [26.5, 2],
    [30.5, 2],
    [35.6, 3],
  ] as const)
    for (let i = 0; i < n; i++) {
      const [top, topShade] = r.pick(tops)
      const v = r.range(-0.9, 0.9)
      const p = cam.project(along(u + i * r.range(0.62, 0.86), QUAY, v))
      const child = i === 2
      const body = stroller({
        top,
        topShade,
        legs: r.pick(['#2c2a64', '#453864', '#33487c']),
        skin: r.pick(['#c98a68', '#e0a37c', '#a86c58']),
        hair: r.pick(['#241d44', '#332650', '#5c3a50']),
        rim: '#ffdc98',
        wear: r() < 0.4 ? 'dress' : 'trousers',
        pose: r.pick(['walk', 'walk', 'stand', 'point'] as const),
        size: child ? 0.66 : r.range(0.92, 1.04),
      })
      const k = p.k
      people.push([
        p.y,
        `<g transform="translate(${p.x.toFixed(1)},${p.y.toFixed(1)}) scale(${(u % 2 < 1 ? -k : k).toFixed(2)},${k.toFixed(2)})">${body}</g>`,
      ])
    }
  return people
    .sort((a, b) => a[0] - b[0])
    .map(([, body]) => body)
    .join('')
}
function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#141a4c'],
      [180, '#27357a'],
      [340, '#54589c'],
      [470, '#a07aa4'],
      [560, '#e29a90'],
      [640, '#f9c08c'],
    ],
    { steps: 15 },
  )
  sun(plate, 1290, 150, 44, '#fff0c8', '#c9b4e0', { reach: 5, strength: 0.5 })
  streaks(plate, {
    y0: 60,
    y1: 600,
    cover: 0.4,
    body: '#5c5494',
    lip: '#f0a48c',
    seed: 71,
    scale: 1.5,
    slant: 0.05,
    opacity: 0.75,
  })
  const hung = town(plate)
  const edge = (x: number): number => {
    // the foot of the quay, as a row of the picture
    const at = (u: number) => cam.project(along(u, -0.1, 1.6))
    const [a, b] = [at(-6), at(90)]
    return a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x)
  }
  sea(plate, {
    top: Math.round(edge(800)),
    horizon: HORIZON,
    waves: 1.3,
    far: '#a8748c',
    near: '#171c54',
    dark: '#141848',
    light: '#f0a884',
    reflect: 0.78,
    seed: 13,
    mask: (x, y) => (y > edge(x) ? 1 : 0),
  })
  const columns = hung.map((l): WaterLight => {
    const y = edge(l.x) + 2
    return {
      x: l.x,
      y,
      ink: mix(l.ink, '#ffdf8a', 0.4),
      half: l.size * 0.2,
      reach: l.size * 5.4,
      strength: 0.85,
    }
  })
  plate.svg(halos(hung, 1.7, 0.5), { stipple: 0.6, blend: 'screen' })
  plate.svg(hung.map(lantern).join(''))
  lightColumns(plate, columns, { horizon: HORIZON, waves: 1.3, seed: 6 })
  lanternBoat(plate, cam, materials, SILK, [8.6, -31, 0.3], false)
  lanternBoat(plate, cam, materials, SILK, [0.5, -17.6, 0.14], true)
  const r = random(17)
  const afloat = Array.from({ length: 22 }, (_, i): Lantern => {
    const t = i / 21
    const y = 745 + 240 * t ** 1.3
    return {
      x: 120 + 1300 * r() * (0.5 + 0.5 * t) + 240 * (1 - t),
      y,
      size: ((y - HORIZON) / EYE) * 0.36,
      ink: r.pick(SILK),
      shape: 'round',
    }
  }).filter((l) => !(l.x > 480 && l.x < 1180 && l.y > 800 && l.y < 935))
  plate.svg(halos(afloat, 1.3, 0.55), { stipple: 0.6, blend: 'screen' })
  plate.svg(afloat.map((l) => floater(l.x, l.y, l.size, l.ink)).join(''))
  // lines of lanterns over our heads
  const near = garland(5, [560, -30], [1660, 120], 90, 9, [62, 104], SILK)
  const far = garland(9, [-60, 232], [1660, 300], 46, 19, [30, 48], SILK)
  for (const g of [far, near]) {
    plate.svg(g.line)
    plate.svg(halos(g.lanterns, 1.3, 0.4), { stipple: 0.6, blend: 'screen' })
    plate.svg(g.lanterns.map(lantern).join(''))
  }
  const ink = { dark: '#12163f', mid: '#1c2f5c', lit: '#8a5f74' }
  plate.svg(elephantEars(5, 1570, 1020, 330, 170, ink, 13) + elephantEars(8, 30, 1030, 260, 130, ink, 9))
}
export const views: View[] = [{ name: 'asian-adventure-cover', focusX: 840, draw }]
