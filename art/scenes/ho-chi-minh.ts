/** Saigon in warm evening rain: a couple under one poncho on a scooter, and the golden cone of its lamp; the Bitexco tower and the gate of Ben Thanh market stand beyond the wet road. */
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { clamp, mix, rgb, smoothstep } from '../kit/ink.ts'
import { random } from '../kit/noise.ts'
import { grain, type Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { benThanh } from '../models/ben-thanh.ts'
import { bitexco } from '../models/bitexco.ts'
import { ponchoMirror, ponchoRide } from '../models/poncho-ride.ts'
import { LAMP } from '../models/rain-scooter.ts'

const n = (v: number) => v.toFixed(1)
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
interface Layout {
  wide: number
  /** Row of eye level. */
  eye: number
  /** Column of the scooter's middle, row of its tyres, pixels a metre. */
  ride: readonly [x: number, foot: number, k: number]
  /** Column, foot and pixels a metre of the market gate. */
  gate: readonly [x: number, foot: number, k: number]
  /** Column and height of the tower. */
  tower: readonly [x: number, high: number]
  /** Metres before the lamp where the cone meets the road, its near and its far end, and its reach in the air. */
  lands: readonly [near: number, far: number, reach: number]
  /** Far lights of the traffic: column, row, radius, 1 for red and 0 for amber. */
  lights: readonly (readonly [x: number, y: number, r: number, red: 0 | 1])[]
  /** The line of trees and low roofs at the end of the road. */
  trees: string
}
const GATE = {
  roof: '#3a2a66',
  edge: '#54438a',
  lit: '#a383ba',
  wall: '#6c5798',
  dim: '#4a3b80',
  dark: '#362c68',
  clock: '#ffe9ae',
  hand: '#3a2458',
  warm: '#ffb765',
} as const
const BUD = { lit: '#8f86c4', dim: '#6d66ad', floor: '#6a62a8', pad: '#4b4790', rim: '#b9a6d6' } as const

/** All that stands beyond the road. */
function beyond(l: Layout): string {
  const [gx, gf, gk] = l.gate,
    [tx, high] = l.tower
  return (
    edgeLight(place(tx, gf, high, bitexco(BUD, 'bud')), [-1, -0.2], 2, '#cbb0da') +
    `<g transform="translate(0,${gf})">${shape(`${l.trees}V0H-20Z`, '#4b4285')}</g>` +
    place(gx, gf, gk, benThanh(GATE))
  )
}
/** The wet road: it gives back the sky, lighter at its end and dark towards us. */
function road(plate: Plate, l: Layout): void {
  const top = l.gate[1],
    table = Array.from({ length: 41 }, (_, i) => {
      const t = i / 40
      return rgb(
        t < 0.35 ? mix('#8c6ba6', '#2c3f7e', t / 0.35) : mix('#2c3f7e', '#071438', (t - 0.35) / 0.65),
      )
    })
  plate.field((x, y) =>
    y < top
      ? null
      : [table[Math.round(clamp(((y - top) / (1000 - top)) * 40 + (grain(x, y, 11) - 0.5) * 2, 0, 40))]!, 1],
  )
  // the tower, the trees and the gate run down the wet asphalt without an edge
  plate.svg(
    `<defs><filter id="smear" filterUnits="userSpaceOnUse" x="-60" y="0" width="${l.wide + 120}" height="1000"><feGaussianBlur stdDeviation="7 20"/></filter></defs><g filter="url(#smear)"><g transform="translate(0,${2 * top + 14}) scale(1,-1)">${beyond(l)}</g></g>`,
    { mask: (_x, y) => (y < top ? 0 : 0.5 * (1 - smoothstep(top + 20, top + 230, y))) },
  )
  plate.svg(markings(l))
}
/** The pavement before the market with its pale kerb, and two rows of lane dashes that run with the road. */
function markings(l: Layout): string {
  const top = l.gate[1],
    w = l.wide,
    floor = l.ride[1]
  const dash = (x: number, y: number, long: number, high: number) => {
    // the short ends point at the middle of the horizon
    const lean = (at: number) => at + ((at - w * 0.48) * high) / (2.4 * (y - l.eye))
    return `M${n(x)},${n(y)}H${n(x + long)}L${n(lean(x + long))},${n(y + high)}H${n(lean(x))}Z`
  }
  const row = (y: number, from: number, long: number, gap: number, high: number) =>
    Array.from({ length: Math.ceil((w - from) / (long + gap)) }, (_, i) =>
      dash(from + i * (long + gap), y, long, high),
    ).join('')
  return (
    shape(`M-20,${top - 1}H${w + 20}V${top + 13}H-20Z`, '#4a3f80') +
    shape(`M-20,${top + 11}H${w + 20}V${top + 15}H-20Z`, '#cdb4d8') +
    shape(`M-20,${top + 15}H${w + 20}V${top + 22}H-20Z`, '#2a2358') +
    `<g opacity=".62">${shape(row(top + (floor - top) * 0.47, w * -0.03, w * 0.08, w * 0.08, 8), '#c9c0e6')}</g>` +
    `<g opacity=".5">${shape(row(floor + (1000 - floor) * 0.56, w * -0.12, w * 0.19, w * 0.18, w > 1000 ? 18 : 13), '#c9c0e6')}</g>`
  )
}
/** Lamps of the traffic far away, out of focus, and their light on the road. */
function traffic({ lights, gate: [, foot] }: Layout): string {
  const ink = ['#ffb347', '#ff4f4a']
  const defs = ink.map((c, i) => {
    const stops = (list: readonly (readonly [number, number])[]) =>
      list.map(([o, a]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('')
    return `<radialGradient id="far${i}">${stops([[0, 0.8], [0.8, 0.7], [1, 0]])}</radialGradient><radialGradient id="wet${i}">${stops([[0, 0.6], [1, 0]])}</radialGradient>` // prettier-ignore
  })
  const spot = ([x, y, r, red]: Layout['lights'][number]) =>
    `<ellipse cx="${x}" cy="${n(2 * foot - y + r * 1.2)}" rx="${n(r * 0.8)}" ry="${n(r * 2.6)}" fill="url(#wet${red})"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#far${red})"/>`
  return `<defs>${defs.join('')}</defs>${lights.map(spot).join('')}`
}
interface Cone {
  x: number
  y: number
  half: number
  near: number
  far: number
  floor: number
  /** How far the light can be seen in the rain. */
  reach: number
  k: number
}
function coneOf(l: Layout): Cone {
  const [rx, rf, k] = l.ride,
    x = rx + (LAMP.x * k) / 100
  return {
    x,
    y: rf + (LAMP.y * k) / 100,
    half: 0.085 * k,
    near: x + l.lands[0] * k,
    far: x + l.lands[1] * k,
    floor: rf,
    reach: l.lands[2] * k,
    k,
  }
}
/** The light on the wet road where the cone comes down: a pool, and its soft reflections that run down towards us. */
function pool(l: Layout): string {
  const c = coneOf(l),
    mid = (c.near + c.far) / 2,
    half = (c.far - c.near) / 2
  const drips = [
    [-0.02, 0.98, 1],
    [0.02, 0.5, 0.8],
  ] as const
  const down = 1000 - c.floor,
    stops = (list: readonly (readonly [number, string, number])[]) =>
      list.map(([o, ink, a]) => `<stop offset="${o}" stop-color="${ink}" stop-opacity="${a}"/>`).join('')
  return (
    `<defs><radialGradient id="pool">${stops([
      [0, '#fff6cc', 1],
      [0.3, '#ffdc80', 0.95],
      [0.62, '#ffac45', 0.6],
      [1, '#f0703c', 0],
    ])}</radialGradient>` +
    `<radialGradient id="drip">${stops([
      [0, '#ffcf78', 0.42],
      [0.45, '#ffb052', 0.25],
      [1, '#f0803c', 0],
    ])}</radialGradient></defs>` + // prettier-ignore
    `<clipPath id="below"><path d="M0,${c.floor}H${l.wide}V1000H0Z"/></clipPath><g clip-path="url(#below)">${drips
      .map(
        ([at, wide, long]) =>
          `<ellipse cx="${n(mid + at * half)}" cy="${n(c.floor + 4)}" rx="${n(wide * half)}" ry="${n(long * down * 0.94)}" fill="url(#drip)"/>`,
      )
      .join('')}</g>` +
    `<ellipse cx="${n(mid)}" cy="${c.floor}" rx="${n(half * 1.25)}" ry="${n(half * 0.2)}" fill="url(#pool)"/>`
  )
}
/** The cone: from the glass of the lamp to the pool, bright at the lamp and thinner ahead. */
function cone(plate: Plate, l: Layout): void {
  const c = coneOf(l)
  // an inner and an outer wedge, both soft, that fade with the distance from the lamp
  const wedge = (share: number, soft: number) => {
    const rise = c.half * (0.6 + 0.4 * share)
    return `<path d="M${n(c.x)},${n(c.y - rise)}L${n(c.far)},${n(c.y + (0.22 + 0.3 * (1 - share)) * c.k)}V${n(c.floor + 20)}L${n(c.near + (1 - share) * 0.5 * c.k)},${n(c.floor)}L${n(c.x)},${n(c.y + rise)}Z" fill="url(#cone)" filter="url(#soft${soft})"/>`
  }
  const stops = [
    [0, '#fff2b8', 0.95],
    [0.25, '#ffd065', 0.8],
    [0.55, '#ffa245', 0.54],
    [0.8, '#f2805a', 0.2],
    [1, '#e0607a', 0],
  ]
    .map(([o, ink, a]) => `<stop offset="${o}" stop-color="${ink}" stop-opacity="${a}"/>`)
    .join('')
  const soft = [5, 9].map((d, i) => `<filter id="soft${i}" filterUnits="userSpaceOnUse" x="0" y="0" width="${l.wide}" height="1000"><feGaussianBlur stdDeviation="${d}"/></filter>`) // prettier-ignore
  plate.svg(
    `<defs>${soft.join('')}<radialGradient id="cone" gradientUnits="userSpaceOnUse" cx="${n(c.x)}" cy="${n(c.y)}" r="${n(c.reach)}">${stops}</radialGradient></defs><g opacity=".7">${wedge(1, 0)}</g><g opacity=".8">${wedge(0.35, 1)}</g>`,
  )
}
/** The glow about the glass. */
function glow(plate: Plate, l: Layout): void {
  const c = coneOf(l),
    r = 0.34 * c.k
  plate.svg(
    `<defs><radialGradient id="lamp"><stop offset="0" stop-color="#fff3c4" stop-opacity=".85"/><stop offset=".22" stop-color="#ffdc8a" stop-opacity=".42"/><stop offset="1" stop-color="#ffb84f" stop-opacity="0"/></radialGradient></defs><circle cx="${n(c.x + 0.04 * c.k)}" cy="${n(c.y)}" r="${n(r)}" fill="url(#lamp)"/>`,
    { blend: 'screen' },
  )
}
/** Short strokes of rain, aslant by four degrees: pale and sparse in the air, golden in the cone. */
function rain(plate: Plate, l: Layout): void {
  const r = random(21),
    c = coneOf(l),
    [rx, rf, k] = l.ride,
    [gx, gf, gk] = l.gate
  let far = '',
    gold = ''
  const stroke = (x: number, y: number, long: number) => `M${n(x)},${n(y)}l${n(-long * 0.07)},${n(long)}`
  const wide = 96,
    high = 104
  for (let row = 0; row * high < 1000; row++)
    for (let i = -1; i * wide < l.wide; i++) {
      const x = (i + (row % 2) * 0.5 + r.range(0.15, 0.85)) * wide,
        y = row * high + r.range(14, 62),
        long = r.range(30, 42)
      // none over the riders, in the cone and the pool, or on the clock tower
      const out =
        (x > rx - 1.32 * k && x < rx + 1.02 * k && y + long > rf - 1.84 * k) ||
        (x > c.x && y + long > c.y - c.half * 2) ||
        (Math.abs(x - gx) < 6 * gk && y + long > gf - 26 * gk)
      if (!out && x > 8 && x < l.wide - 8 && y + long < 990) far += stroke(x, y, long)
    }
  const drops: [number, number][] = []
  for (let i = 0; i < 900 && drops.length < 46; i++) {
    const x = c.x + r.range(0.1, 0.74) * c.reach,
      top = c.y - c.half * 0.6 + ((x - c.x) / (c.far - c.x)) * 0.22 * c.k,
      foot = Math.min(c.floor - 20, c.y + c.half + ((x - c.x) / (c.near - c.x)) * (c.floor - c.y - c.half)),
      long = r.range(16, 32),
      y = r.range(top + 6, foot - long - 6)
    if (foot - top < long + 12 || Math.hypot(x - c.x, y - c.y) > c.reach * 0.74) continue
    if (drops.some(([a, b]) => Math.abs(a - x) < 13 || Math.hypot(a - x, (b - y) * 0.6) < 30)) continue
    drops.push([x, y])
    gold += stroke(x, y, long)
  }
  plate.svg(
    `<path d="${far}" stroke="#cbd6f0" stroke-opacity=".42" stroke-width="1.500" stroke-linecap="round" fill="none"/><path d="${gold}" stroke="#fff3c0" stroke-opacity=".9" stroke-width="2.200" stroke-linecap="round" fill="none"/>`,
  )
}
function draw(plate: Plate, l: Layout): void {
  const [rx, rf, rk] = l.ride
  bareSky(plate, [
    [0, '#07264a'],
    [l.eye * 0.34, '#1c4c86'],
    [l.eye * 0.68, '#6a63ac'],
    [l.eye, '#dc98b6'],
  ])
  plate.svg(beyond(l))
  road(plate, l)
  plate.svg(traffic(l))
  plate.svg(ponchoMirror(rx, rf, rk), {
    mask: (_x, y) => (y < rf - 4 ? 0 : 0.62 * (1 - 0.8 * smoothstep(rf + 10, 1000, y))),
  })
  plate.svg(pool(l))
  cone(plate, l)
  plate.svg(ponchoRide(rx, rf, rk))
  glow(plate, l)
  rain(plate, l)
}
export const views: View[] = [
  {
    name: 'ho-chi-minh-vietnam-cover',
    focusX: 730,
    draw: (plate) =>
      draw(plate, {
        wide: 1600,
        eye: 562,
        ride: [612, 806, 340],
        gate: [1310, 574, 18],
        tower: [196, 500],
        lands: [0.62, 1.66, 1.6],
        lights: [
          [46, 540, 28, 1],
          [104, 552, 16, 0],
          [1562, 538, 27, 1],
        ],
        trees:
          'M-20,-50Q20,-76 66,-58Q100,-72 134,-50Q180,-62 222,-42Q270,-52 310,-38Q380,-48 430,-36Q520,-42 600,-32H700',
      }),
    drawTall: (plate) =>
      draw(plate, {
        wide: 750,
        eye: 582,
        ride: [322, 876, 240],
        gate: [606, 594, 12],
        tower: [112, 520],
        lands: [0.3, 0.84, 1.1],
        lights: [],
        trees: 'M-20,-44Q20,-64 56,-48Q90,-60 124,-44Q170,-52 210,-40H400',
      }),
  },
]
