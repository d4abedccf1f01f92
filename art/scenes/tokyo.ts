/** Tokyo under spring rain: a five-storey pagoda beyond a wet square, cherry in flower over it, two people arm in arm under one umbrella. Weather light, no disc. */
import { blossom, bough, flower, twig, type Cloud, type Pinks } from '../models/blossom.ts'
import { Camera } from '../kit/camera.ts'
import { edgeLight, place, poly } from '../kit/cut.ts'
import { bokashi } from '../kit/heavens.ts'
import { clamp, rgb, smoothstep, type Rgb } from '../kit/ink.ts'
import { Mesh } from '../kit/mesh.ts'
import { mirrored } from '../kit/mirror.ts'
import { noise, random } from '../kit/noise.ts'
import { pagoda } from '../models/pagoda.ts'
import { Plate } from '../kit/press.ts'
import { rainCouple } from '../models/rain-couple.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { triple, type Pt } from '../kit/vec.ts'

const lerp3 = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]
/** Eye level, and the eye's height over the wet square: low, so that the stones are a mirror. */
const HORIZON = 604
const EYE = 0.46
/** The pagoda stands far off, on the same ground. */
const AWAY = 165
/** Light from the upper right through the rain. */
const SUN = [0.72, 0.52, 0.46] as const
const flat = (tones: string[], cuts: number[]): Material => ({ tones, cuts, grain: 0 })
const PAGODA: Record<string, Material> = {
  stone: flat(['#c4bfca', '#8f8ca6', '#66658a'], [0.56, 0.3]),
  red: flat(['#e2523a', '#c9432f', '#a63636', '#83293a'], [0.5, 0.3, 0.14]),
  post: flat(['#c9432f', '#a63636', '#7d2838', '#641f38'], [0.5, 0.3, 0.14]),
  door: flat(['#5b2038', '#43182f'], [0.4]),
  lamp: { tones: ['#ffd995'], glow: true },
  rail: flat(['#f0684c', '#c9432f', '#8f2f3a'], [0.58, 0.3]),
  tile: flat(['#8ba4b2', '#5d7a90', '#3f5672', '#2f4264'], [0.62, 0.42, 0.22]),
  ridge: flat(['#a9bcc4', '#4a627c', '#2b3f60'], [0.6, 0.3]),
  eave: flat(['#8f2f3a', '#6b2438', '#541d36'], [0.5, 0.2]),
  gold: flat(['#f0cb80', '#c9954c', '#8f6440'], [0.55, 0.3]),
}
/** The pagoda's camera: `unit` pixels for a metre, its axis in column x. */
const camera = (x: number, unit: number) => new Camera([0, EYE, 0], 0, (unit * AWAY) / 1600, HORIZON, x)
const TURN = -0.7
const tower = (): Mesh => {
  const m = Mesh.create(),
    p = m.at(0, 0, -AWAY, TURN)
  pagoda(p)
  // the block and the bowl that carry the mast
  p.box(0, 32.2, 0, 1.7, 1.7, 1.7, 'gold')
  p.revolve(0, 0, [[1.05, 33.9], [0.8, 34.6], [0.3, 34.8]], 'gold', 20) // prettier-ignore
  return m
}
const GARDEN: Pinks = ['#a9809f', '#cf9ab4', '#e3b4c6']
const NEAR: Pinks = ['#a85580', '#df85a6', '#f7bccb']

/** Roofs of the city in the rain, and the tall tower beyond them. */
function city(plate: Plate, tall: number): void {
  const r = random(11)
  let d = `M-20,${HORIZON - 48}H1620V${HORIZON + 24}H-20Z`
  for (let x = -40; x < 1640;) {
    const w = r.range(50, 130),
      high = r.range(14, 84)
    d += `M${x.toFixed(0)},${HORIZON + 24}V${(HORIZON - 44 - high).toFixed(0)}h${w.toFixed(0)}V${HORIZON + 24}Z`
    if (r() < 0.4)
      d += `M${(x + w * 0.2).toFixed(0)},${HORIZON + 24}V${(HORIZON - 62 - high).toFixed(0)}h${(w * 0.34).toFixed(0)}V${HORIZON + 24}Z`
    const gap = r.range(-10, 60)
    x += w + (gap < 16 ? -6 : gap)
  }
  plate.svg(`<path d="${d}" fill="#93a6b6"/>`, { opacity: 0.62 })
  const low = HORIZON + 20
  plate.svg(
    `<path d="M${tall - 17},${low}L${tall - 6},250L${tall - 1.5},236V120H${tall + 1.5}V236L${tall + 6},250L${tall + 17},${low}ZM${tall - 16},296l4,-18h24l4,18l-9,14h-14ZM${tall - 11},238l3,-12h16l3,12l-6,9h-10Z" fill="#8ea5b3"/>`,
    { opacity: 0.6, mask: (_x, y) => 1 - 0.85 * smoothstep(380, 590, y) },
  )
}
/** A cherry of the garden: a low fork, limbs that reach out level, a spray of blossom at the end of each, with air between them. */
function cherry(seed: number, x: number, foot: number, high: number, crown: readonly Cloud[]): string {
  const at = (u: number, v: number): Pt => [x + u * high, foot - v * high],
    bark = '#5f4a66'
  const limbs = crown
    .map(([u, v]) =>
      bough(
        [at(u < 0 ? -0.01 : 0.01, 0.22), at(u * 0.42, 0.2 + (v - 0.2) * 0.62), at(u * 0.95, v - 0.01)],
        high * 0.036,
        high * 0.01,
        bark,
      ),
    ) // prettier-ignore
    .join('')
  return (
    bough([at(0.025, -0.01), at(-0.025, 0.14), at(0.005, 0.28)], high * 0.085, high * 0.06, bark) +
    limbs +
    blossom(seed, crown.map(([u, v, rx, ry, turn]): Cloud => [...at(u, v), rx * high, ry * high, turn ?? 0]), GARDEN, high * 0.034) // prettier-ignore
  )
}
/** Where the trees of the garden stand. */
const G = HORIZON + 6
const CROWNS: readonly (readonly Cloud[])[] = [
  [
    [-0.5, 0.56, 0.24, 0.1, 0.12],
    [-0.26, 0.76, 0.32, 0.15, -0.14],
    [0.12, 0.86, 0.32, 0.14, 0.1],
    [0.4, 0.7, 0.28, 0.13, 0.2],
    [0.04, 0.64, 0.17, 0.07, 0],
    [0.6, 0.5, 0.15, 0.07, 0.3],
  ],
  [
    [-0.42, 0.64, 0.3, 0.13, -0.2],
    [-0.06, 0.83, 0.34, 0.15, 0.06],
    [0.34, 0.74, 0.31, 0.14, -0.06],
    [0.54, 0.52, 0.19, 0.085, 0.2],
    [-0.14, 0.56, 0.14, 0.06, 0],
  ],
  [
    [-0.48, 0.52, 0.22, 0.095, -0.1],
    [-0.28, 0.72, 0.31, 0.14, -0.16],
    [0.08, 0.84, 0.36, 0.15, 0.05],
    [0.46, 0.68, 0.28, 0.13, 0.16],
    [0.2, 0.6, 0.15, 0.065, 0],
  ],
]
/** The main hall far off in the rain: a great hipped roof with a gable, `w` wide. */
const hall = (x: number, w: number): string => {
  const foot = groundAt(10)
  const at = (u: number, v: number): string => `${(x + u * w).toFixed(1)},${(foot - v * w).toFixed(1)}`
  return (
    `<path d="M${at(-0.36, 0)}L${at(-0.36, 0.24)}L${at(0.36, 0.24)}L${at(0.36, 0)}Z" fill="#8494a8"/>` +
    `<path d="M${at(-0.56, 0.215)}Q${at(-0.36, 0.25)} ${at(-0.24, 0.4)}L${at(-0.29, 0.44)}Q${at(-0.2, 0.45)} ${at(-0.17, 0.58)}L${at(-0.19, 0.61)}H${(x + 0.19 * w).toFixed(1)}L${at(0.17, 0.58)}Q${at(0.2, 0.45)} ${at(0.29, 0.44)}L${at(0.24, 0.4)}Q${at(0.36, 0.25)} ${at(0.56, 0.215)}Q${at(0, 0.17)} ${at(-0.56, 0.215)}Z" fill="#6f849b"/>`
  )
}
/** A stone lantern, 1 = 1 m, foot at y = 0, lit. */
const LANTERN =
  poly([[-0.42, 0], [-0.36, -0.16], [0.36, -0.16], [0.42, 0]], '#4a4c6c') +
  poly([[-0.15, -0.14], [-0.12, -0.94], [0.12, -0.94], [0.15, -0.14]], '#565878') +
  poly([[0.02, -0.14], [0.02, -0.94], [0.12, -0.94], [0.15, -0.14]], '#7b7c98') +
  poly([[-0.34, -1.06], [-0.22, -0.92], [0.22, -0.92], [0.34, -1.06]], '#5f6180') +
  poly([[-0.27, -1.06], [-0.24, -1.46], [0.24, -1.46], [0.27, -1.06]], '#3f3f60') +
  poly([[-0.17, -1.11], [-0.15, -1.41], [0.15, -1.41], [0.17, -1.11]], '#ffdf98') +
  `<path d="M-.012,-1.11V-1.41H.012V-1.11ZM-.17,-1.25H.17V-1.275H-.17Z" fill="#7a4a4a"/>` +
  `<path d="M-.54,-1.44Q-.3,-1.52 -.1,-1.76H.1Q.3,-1.52 .54,-1.44L.5,-1.36Q0,-1.46 -.5,-1.36Z" fill="#4f5272"/><path d="M0,-1.76H.1Q.3,-1.52 .54,-1.44L.5,-1.36Q.3,-1.41 .16,-1.42Q.14,-1.6 0,-1.76Z" fill="#8486a0"/><path d="M-.1,-1.74Q-.12,-1.92 0,-2.02Q.12,-1.92 .1,-1.74Z" fill="#5f6180"/>` // prettier-ignore

/** Somebody far off under an umbrella, walking to the left. */
const stroller = (umbrella: string): string =>
  `<path d="M-.3,-.02L-.12,-.5L.02,-.5L-.12,0ZM.1,-.5L.3,-.06L.2,0L-.04,-.5Z" fill="#3a3d66"/>` +
  `<path d="M-.2,-1.42Q0,-1.52 .18,-1.42L.28,-.42H-.24Z" fill="#4a5580"/>` +
  `<path d="M-.62,-1.42C-.5,-1.9 .46,-1.94 .6,-1.46Q0,-1.54 -.62,-1.42Z" fill="${umbrella}"/>`

/** Wet flagstones in true perspective: tone by distance, joints every 1.5 m, a few paler stones. */
function pavement(x: number): string {
  const focal = 830,
    row = (z: number) => HORIZON + (EYE * focal) / z,
    column = (m: number, y: number) => x + (m * (y - HORIZON)) / EYE
  const r = random(5)
  let stones = '',
    joints = ''
  const zs = Array.from({ length: 22 }, (_, i) => 3.1 + i * 1.15 + i * i * 0.09)
  for (let i = 0; i + 1 < zs.length; i++) {
    const [b, a] = [row(zs[i]!), row(zs[i + 1]!)],
      shift = (i % 2) * 0.8,
      thick = Math.min(2.6, (b - HORIZON) * 0.013 + 0.3)
    joints += `<path d="M-20,${b.toFixed(1)}H1620" stroke-width="${thick.toFixed(2)}"/>`
    for (let j = -30; j < 30; j++) {
      const m = j * 1.6 + shift,
        [xa, xb] = [column(m, a), column(m, b)]
      if (Math.min(xa, xb) > 1700 || Math.max(xa, xb) < -500) continue
      if (i < 12)
        joints += `<path d="M${xa.toFixed(1)},${a.toFixed(1)}L${xb.toFixed(1)},${b.toFixed(1)}" stroke-width="${thick.toFixed(2)}"/>`
      if (r() < 0.2)
        stones += `<path d="M${xa.toFixed(1)},${a.toFixed(1)}H${column(m + 1.6, a).toFixed(1)}L${column(m + 1.6, b).toFixed(1)},${b.toFixed(1)}H${xb.toFixed(1)}Z" fill="${r() < 0.4 ? '#d9d3da' : '#1d2448'}" fill-opacity="${r.range(0.05, 0.12).toFixed(2)}"/>`
    }
  }
  return stones + `<g stroke="#262c55" stroke-opacity=".4" fill="none">${joints}</g>`
}
interface Layout {
  x: number
  unit: number
  /** The couple's column and pixels for a metre, and the lantern's. */
  pair: readonly [x: number, k: number]
  lamp: readonly [x: number, k: number]
  tall: number
  garden: string
  /** Columns from the pagoda's axis and pixels for a metre of the people far off, and their umbrellas. */
  far: readonly (readonly [dx: number, k: number, umbrella: string])[]
  near: readonly [x: number, scale: number]
}
/** How far a mirror slides to the side, this far below its foot: slow waves that widen towards us. */
const waver = (down: number): number => {
  const wave = 5.2 * Math.log(1 + Math.max(0, down) / 30)
  return Math.min(8, 0.034 * down) * (Math.sin(wave * Math.PI * 2) * 0.7 + Math.sin(wave * 3.7 + 1) * 0.5)
}
const groundAt = (k: number): number => HORIZON + EYE * k
function draw(plate: Plate, l: Layout): void {
  const { x, unit } = l
  bokashi(plate, '#111c3e', '#a9c1ca', '#f3e6dc', HORIZON - 40)
  city(plate, l.tall)
  const shore = groundAt(11)
  plate.svg(
    `<path d="M-20,${shore - 34}C200,${shore - 46} 420,${shore - 30} 700,${shore - 40}S1300,${shore - 30} 1620,${shore - 44}V${shore + 3}H-20Z" fill="#7d8ea2"/><path d="M-20,${shore - 12}C260,${shore - 24} 500,${shore - 8} 800,${shore - 18}S1400,${shore - 8} 1620,${shore - 20}V${shore + 3}H-20Z" fill="#5d7086"/>`,
  )
  plate.svg(l.garden)
  const cam = camera(x, unit)
  const solid = { materials: PAGODA, sky: 0.36, crisp: true } as const
  const [lx, lk] = l.lamp
  plate.field((px, py) => {
    const d = Math.hypot(px - lx, py - groundAt(lk) + 1.26 * lk) / (lk * 1.5)
    return d > 1 ? null : [rgb('#ffd68c'), 0.4 * (1 - d) ** 2]
  })
  // everything that stands on the square is given back upside down, whole far off and lost towards us
  const above = plate.px.slice(),
    ink = new Plate(plate.ss, plate.wide)
  const depth = pullSolid(ink, mirrored(tower()), cam, { ...solid, sun: [SUN[0], -SUN[1], SUN[2]] })
  const [near, mid, dark] = ['#9a98ae', '#565a84', '#1b2350'].map(rgb) as [Rgb, Rgb, Rgb]
  const has = (px: number, py: number): boolean =>
    depth[Math.floor(py * ink.ss) * ink.w + Math.floor(px * ink.ss)]! > 0
  plate.field((px, py) => {
    const down = py - shore
    if (down < 0) return null
    const t = down / (1000 - shore),
      base = lerp3(t < 0.35 ? near : mid, t < 0.35 ? mid : dark, t < 0.35 ? t / 0.35 : (t - 0.35) / 0.65)
    const sx = clamp(px + waver(down), 0, plate.wide - 1),
      keep = 1 - smoothstep(0.3, 1.1, t)
    if (has(sx, py)) {
      const seen = ink.sample(sx - 0.5 / ink.ss, py - 0.5 / ink.ss),
        lamp = seen[0] > 235 && seen[1] > 195
      return [lerp3(base, seen, (lamp ? 0.3 : 0.16) + (lamp ? 0.62 : 0.5) * keep), 1]
    }
    const up = 2 * shore - py,
      i = (Math.floor(up * plate.ss) * plate.w + Math.floor(sx * plate.ss)) * 3
    return [lerp3(base, triple(above, i), 0.55 * keep * keep), 1]
  })
  plate.svg(pavement(x), { mask: (_px, py) => 1 - smoothstep(HORIZON + 60, HORIZON + 170, py) })
  // light from its doors on the wet stones
  plate.field((px, py) => {
    const d = Math.hypot((px - x) / 300, (py - shore - 16) / 62)
    return d > 1 || py < shore ? null : [rgb('#ffcf94'), 0.34 * (1 - d) ** 1.4]
  })
  pullSolid(plate, tower(), cam, {
    ...solid,
    sun: SUN,
    shadows: [{ centre: [0, 22, -AWAY], radius: 30 }],
    contact: 4,
    clipBelow: 0,
  })
  // its stone on the wet square, haze about its foot, and people on their way to it
  const foot = [[-1, 1], [1, 1], [1, -1]].map(([u, v]): Pt => {
    const [c, sn] = [Math.cos(TURN), Math.sin(TURN)],
      q = cam.project([9.5 * (u! * c + v! * sn), 0, -AWAY + 9.5 * (v! * c - u! * sn)])
    return [q.x, q.y]
  }) // prettier-ignore
  plate.svg(`<path d="M${foot.map(([fx, fy]) => `${fx.toFixed(1)},${fy.toFixed(1)}`).join('L')}" fill="none" stroke="#4a4c74" stroke-width="1.6"/>`) // prettier-ignore
  plate.field((_px, py) => {
    const t = smoothstep(470, shore - 8, py) * (1 - smoothstep(shore - 6, shore + 30, py))
    return t > 0 ? [rgb('#b4c2cd'), 0.3 * t] : null
  })
  for (const [dx, k, umbrella] of l.far) {
    const y = groundAt(k)
    plate.svg(place(x + dx, y, k, `<g transform="scale(1,-1)">${stroller(umbrella)}</g>`), { opacity: 0.4 })
    plate.svg(place(x + dx, y, k, stroller(umbrella)))
  }
  // the mirror of what stands near us breaks into bands that waver and thin as they come down
  const stands = (px: number, k: number, body: string, reach: number, rim: number, short = 1): void => {
    const y = groundAt(k),
      glass = new Plate(plate.ss, plate.wide)
    glass.px.set(plate.px)
    glass.svg(place(px, y - 1, k, `<g transform="scale(1,${-short})">${body}</g>`))
    const before = plate.px.slice()
    plate.field((qx, qy) => {
      const down = qy - y
      if (down < -1 || down > reach || Math.abs(qx - px) > 2 * k) return null
      const t = down / reach,
        step = 9 * Math.log(1 + Math.max(0, down) / 40),
        band = Math.floor(step),
        sx = qx + waver(down),
        open =
          0.16 +
          0.84 * (1 - smoothstep(0.2, 0.86, t)) +
          0.3 * (noise(qx / 34, band * 3.1, 5) - 0.5) * smoothstep(0.1, 0.4, t)
      if (open < 0.94 && step - band > open) return null
      const X = Math.floor(sx * plate.ss),
        Y = Math.floor(qy * plate.ss)
      if (X < 0 || X >= plate.w || Y >= plate.h) return null
      const i = (Y * plate.w + X) * 3
      if (
        Math.abs(glass.px[i]! - before[i]!) +
          Math.abs(glass.px[i + 1]! - before[i + 1]!) +
          Math.abs(glass.px[i + 2]! - before[i + 2]!) <
        3
      )
        return null
      return [triple(glass.px, i), 0.82 * (1 - smoothstep(0.1, 1, t))]
    })
    plate.svg(edgeLight(place(px, y, k, body), [0.4, -1], rim, '#cdd9e2'))
  }
  plate.field((px, py) => {
    const v = (py - groundAt(lk)) / (lk * 2.2),
      u = (px - lx) / (lk * (0.34 + 0.3 * Math.max(0, v)))
    return v < 0 || v > 1 || Math.abs(u) > 1
      ? null
      : [rgb('#ffc878'), 0.3 * (1 - u * u) * (1 - v) * Math.min(1, v * 6)]
  })
  stands(lx, lk, LANTERN, lk * 3, 1.4)
  const couple = `<g transform="scale(-1,1)">${rainCouple({ coats: ['#2d5d7c', '#eab54e'], umbrella: ['#ef5f47', '#d8402f', '#8d2436', '#5c1a36', '#a03a40'] })}</g>`
  weather(plate)
  const [px, pk] = l.pair,
    feet = groundAt(pk)
  // no drop falls under the umbrella
  const dry = (qx: number, qy: number): boolean =>
    Math.abs(qx - px + 0.45 * pk) < 1.15 * pk && qy > feet - 2.5 * pk
  rain(plate, 8, [[190, 26, 60, 1.1, 0.4], [84, 70, 120, 1.6, 0.42]], dry) // prettier-ignore
  // a little foreshortened, so that the red of the umbrella lies in the picture
  stands(px, pk, couple, 640, 1.4, 0.8)
  rain(plate, 9, [[26, 130, 210, 2.2, 0.36]], dry)
  plate.svg(nearBough(...l.near))
}
/** Rings where drops fall, and petals that the rain has brought down. */
function weather(plate: Plate): void {
  const r = random(8)
  let rings = '',
    petals = ''
  for (let i = 0; i < 24; i++) {
    // spread over the stones: one to each part of the square
    const y = HORIZON + 60 + (330 * (Math.floor(i / 6) + r())) / 4,
      k = (y - HORIZON) / 200
    rings += `<ellipse cx="${((1600 * ((i % 6) + r.range(0.1, 0.9))) / 6).toFixed(0)}" cy="${y.toFixed(0)}" rx="${(r.range(10, 19) * k).toFixed(1)}" ry="${(r.range(2.2, 3.6) * k).toFixed(1)}" stroke-width="${(1.2 * k).toFixed(1)}"/>`
  }
  for (let i = 0; i < 30; i++) {
    const y = HORIZON + 110 + 280 * r() ** 0.7,
      k = (y - HORIZON) / 200,
      px = 1600 * r()
    petals += `<path d="M0,0C.5,-.34 1.2,-.3 1.5,0C1.2,.26 .5,.3 0,0Z" transform="translate(${px.toFixed(0)},${y.toFixed(0)}) rotate(${r.range(-20, 30).toFixed(0)}) scale(${(r.range(5, 8) * k).toFixed(1)},${(r.range(4, 6) * k).toFixed(1)})" fill="${r() < 0.6 ? '#f3b3c6' : '#d988a8'}"/>`
  }
  plate.svg(`<g fill="none" stroke="#cfd9e4" stroke-opacity=".42">${rings}</g>${petals}`)
}
/** Rain in one slant: fine and close far off, long and few near us. */
function rain(
  plate: Plate,
  seed: number,
  falls: readonly (readonly [many: number, low: number, high: number, width: number, strength: number])[],
  clear: (x: number, y: number) => boolean,
): void {
  const r = random(seed)
  for (const [many, low, high, width, strength] of falls) {
    const lines = { pale: '', dark: '' }
    for (let i = 0; i < many; i++) {
      // one to each part of a grid, anywhere in it
      const columns = Math.ceil(Math.sqrt(many * 1.7)),
        rx = ((i % columns) + r.range(0.15, 0.85)) * (1720 / columns) - 80,
        ry = (Math.floor(i / columns) + r.range(0.1, 0.9)) * (1060 / Math.ceil(many / columns)) - 80,
        long = r.range(low, high)
      // pale against the dark of the sky and the stones, dark against the mist between them
      if ([0, 0.5, 1].some((t) => clear(rx + long * 0.17 * t, ry + long * t))) continue
      lines[ry > 150 && ry < HORIZON - 30 ? 'dark' : 'pale'] +=
        `M${rx.toFixed(0)},${ry.toFixed(0)}l${(long * 0.17).toFixed(1)},${long.toFixed(1)}`
    }
    plate.svg(`<path d="${lines.pale}" stroke="#eef2f4" stroke-width="${width}" fill="none"/>`, {
      opacity: strength * 0.8,
    })
    plate.svg(`<path d="${lines.dark}" stroke="#52708c" stroke-width="${width}" fill="none"/>`, {
      opacity: strength,
    })
  }
}
/** The near bough, from the upper right corner (x is its column there): sprays along bare twigs, a few flowers that look at us, buds on their stalks. */
function nearBough(x: number, scale: number): string {
  const r = random(21),
    bark = '#231a34'
  const clouds: Cloud[] = [
    [-10, 4, 150, 50, 0.06],
    [-214, 16, 92, 40, -0.24],
    [-330, 74, 62, 30, -0.3],
    [-30, 166, 96, 44, 0.3],
    [-150, 112, 44, 24, 0.2],
    [-428, 114, 66, 30, -0.2],
    [-226, 184, 66, 30, 0.14],
    [-560, 166, 58, 26, -0.12],
    [-396, 200, 36, 20, 0.2],
  ]
  const boughs: [points: Pt[], wide: number][] = [
    [[[60, -30], [-120, 66], [-270, 98], [-420, 140], [-560, 172], [-612, 190]], 32], // prettier-ignore
    [[[-60, 36], [-84, 110], [-50, 176]], 13],
    [[[-200, 86], [-246, 136], [-226, 190]], 10],
    [[[-130, 70], [-220, 40], [-300, 20]], 10],
    [[[-360, 124], [-414, 164], [-396, 204]], 8],
  ] // prettier-ignore
  const bare: readonly (readonly [x: number, y: number, dx: number, dy: number])[] = [
    [-420, 138, -96, -46],
    [-596, 182, -66, 34],
    [-280, 98, -14, 56],
    [-236, 166, -92, 36],
    [-60, 150, -112, 44],
  ]
  const open = clouds
    .flatMap(([cx, cy, rx, ry]) =>
      Array.from({ length: rx > 60 ? 3 : 1 }, (_, i) => {
        const a = Math.PI * (0.14 + 0.34 * i + r.range(-0.1, 0.1)),
          out = r.range(0.5, 0.86)
        return flower(cx + Math.cos(a) * rx * out, cy + Math.sin(a) * ry * out, r.range(18, 23), r.range(0, 72), '#fde3e6', '#b8466f') // prettier-ignore
      }),
    )
    .join('')
  return `<g transform="translate(${x},0) scale(${scale})">${bare.map((b) => twig(...b, [bark, '#d0608c'])).join('')}${boughs.map(([points, wide]) => bough(points, wide, 3, bark)).join('')}${blossom(31, clouds, NEAR, 21)}${open}</g>`
}
export const views: View[] = [
  {
    name: 'tokyo-japan-cover',
    focusX: 860,
    draw: (plate) =>
      draw(plate, {
        x: 590,
        unit: 11.3,
        far: [
          [128, 13.6, '#7a4a6a'],
          [154, 12.6, '#4d6c86'],
        ],
        pair: [1130, 176],
        lamp: [264, 74],
        tall: 352,
        near: [1600, 0.98],
        garden:
          cherry(3, 66, G, 178, CROWNS[0]!) +
          hall(1284, 144) +
          cherry(6, 858, G, 126, CROWNS[1]!) +
          cherry(9, 1496, G, 168, CROWNS[2]!),
      }),
    drawTall: (plate) =>
      draw(plate, {
        x: 196,
        unit: 10.7,
        far: [[140, 13, '#7a4a6a']],
        pair: [578, 158],
        lamp: [688, 66],
        tall: -200,
        near: [750, 0.7],
        garden: hall(400, 150),
      }),
  },
]
