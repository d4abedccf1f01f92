/** The home picture: a traveller arrives in a vaulted terminus by the water. The window and its reflection in the polished floor are a globe; the old town of Istanbul is across the water. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place, poly } from '../kit/cut.ts'
import { bareSky, disc } from '../kit/heavens.ts'
import { mix } from '../kit/ink.ts'
import { FERRY, oldTown } from '../models/old-harbour.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { TRAVELLER, WAITING } from '../models/terminus-folk.ts'
import type { Pt } from '../kit/vec.ts'

const DARK = '#15183c'
interface Layout {
  wide: number
  /** Centre column of the globe, row of its equator (where the floor meets the window), and its radius. */
  cx: number
  base: number
  r: number
  /** Row of the horizon and column where the lines of the hall meet. */
  horizon: number
  vx: number
  /** Height of the eye above the floor, and distance of the window, in metres. */
  eye: number
  far: number
  /** Longitudes of the window's mullions, as shares of the radius. */
  meridians: [number, number]
  /** Columns of the feet and distances of the traveller and of those who wait. */
  traveller: [x: number, far: number]
  waiting: [x: number, far: number]
}
/** Height of the window's transom, as a share of the radius. */
const PARALLEL = 0.8
/** Radius of the hall as a share of the globe's: the ring of stones fills the rest of its end wall. */
const HALL = 1.16
const f = ([x, y]: Pt) => `${x.toFixed(1)},${y.toFixed(1)}`
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const disk = (x: number, y: number, r: number) => `M${x - r},${y}A${r},${r} 0 0 1 ${x + r},${y}Z`
const half = ({ cx, base }: Layout, radius: number) => disk(cx, base, radius)
const onArch = ({ cx, base, r }: Layout, degrees: number, share: number): Pt => {
  const a = (degrees * Math.PI) / 180
  return [cx - Math.cos(a) * r * share, base - Math.sin(a) * r * share]
}
/** The sun, low behind the mosque. */
const sunOf = ({ cx, r, horizon }: Layout): Pt => [cx + r * 0.03, horizon - r * 0.27]
const ring = (l: Layout, outer: number, inner: number, fill: string) =>
  `<path fill-rule="evenodd" d="${half(l, outer)}${half(l, inner)}" fill="${fill}"/>`
/** Pixels per metre at the window, and a point of the floor by its column at the window and its distance. */
const scaleOf = (l: Layout): number => (l.base - l.horizon) / l.eye
const onFloor = (l: Layout, x: number, far: number): Pt => [
  l.vx + ((x - l.vx) * l.far) / far,
  l.horizon + ((l.base - l.horizon) * l.far) / far,
]
/** The sky by its height above the horizon, as a share of the radius. */
const SKY: [up: number, ink: string][] = [
  [1.15, '#33418a'],
  [0.8, '#5d5a99'],
  [0.58, '#a8709a'],
  [0.4, '#e58f86'],
  [0.22, '#fbb57f'],
  [0, '#ffe0a0'],
]

/** What is seen through the glass. */
function outside(plate: Plate, l: Layout): void {
  const { cx, base, r, horizon: h } = l,
    s = r / 372
  bareSky(
    plate,
    SKY.map(([up, ink]) => [h - up * r, ink]),
  )
  const [sx, sy] = sunOf(l)
  disc(plate, sx, sy, 38 * s, '#fff6d2', '#ffe0a0', 4.5, 0.6)
  plate.svg(oldTown(cx, h, s))
  calmWater(plate, {
    top: h,
    bottom: base,
    inks: ['#f9c48c', '#d58c89', '#8a6492'],
    path: { x: sx, ink: '#fff3cb', far: 34 * s, near: 56 * s },
    seed: 3,
  })
  const [fx, fy] = [cx - 54 * s, h + 19 * s]
  plate.svg(
    `<ellipse cx="${fx}" cy="${fy + 3 * s}" rx="${30 * s}" ry="${3.4 * s}" fill="#5d4a85"/>` +
      edgeLight(place(fx, fy, 0.68 * s, FERRY), [1, -1], 1.2 * s, '#ffe0ac'),
  )
}
/** Distances of the vault's ribs, and how deep a rib is, in metres. */
const RIBS = [2.4, 5.2, 8, 10.8, 13.6]
const RIB = 0.62
/** The barrel vault towards us in arches, each band darker the farther it is from the window; then the window in its ring of stones. */
function hall(l: Layout): string {
  const { wide, base, r, cx, vx, horizon: h, far } = l,
    s = r / 372,
    arch = (at: number, share: number) => {
      const t = far / at
      return disk(vx + (cx - vx) * t, h + (base - h) * t, r * HALL * t * share)
    },
    glow = (id: string, near: string, away: string) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${base}" r="${r * 3}"><stop offset=".36" stop-color="${near}"/><stop offset="1" stop-color="${away}"/></radialGradient>`
  let vault = `<defs>${glow('vault', '#42397c', '#171a44')}${glow('soffit', '#7a4f86', '#1f2259')}${glow('face', '#292962', '#111339')}</defs><rect width="${wide}" height="1000" fill="url(#vault)"/>`
  for (const at of RIBS)
    vault +=
      shape(arch(at, 1), 'url(#face)') +
      shape(arch(at, 0.935), 'url(#soffit)') +
      shape(arch(at + RIB, 0.935), 'url(#vault)')
  let stones = ''
  for (let i = 0; i < 23; i += 2) {
    const a = (180 / 23) * i,
      b = (180 / 23) * (i + 1)
    stones += `M${f(onArch(l, a, 1.045))}L${f(onArch(l, b, 1.045))}L${f(onArch(l, b, HALL))}L${f(onArch(l, a, HALL))}Z`
  }
  return (
    `<clipPath id="glass"><path clip-rule="evenodd" d="M0,0H${wide}V1000H0Z${half(l, r)}"/></clipPath><g clip-path="url(#glass)">${vault}</g>` +
    ring(l, r * HALL, r * 1.045, '#252960') +
    shape(stones, '#2d316b') +
    ring(l, r * 1.045, r, '#3b3a74') +
    ring(l, r * 1.014, r * 0.995, '#f0aa80') +
    `<g fill="none" stroke="${DARK}" stroke-width="${5.5 * s}">${graticule(l, -1)}</g>`
  )
}
/** Mullions and transom of the window (-1), or their reflection (1). */
function graticule({ cx, base, r, meridians }: Layout, side: 1 | -1): string {
  const y = base + side * PARALLEL * r,
    w = r * Math.sqrt(1 - PARALLEL ** 2)
  let d = `M${cx - w},${y}H${cx + w}`
  for (const share of meridians)
    d += `M${cx - share * r},${base}A${share * r},${r} 0 0 ${side < 0 ? 1 : 0} ${cx + share * r},${base}`
  return `<path d="${d}"/>`
}
/** The lit undersides of the ribs in the polished floor, fainter towards us: with the vault they are rings round the globe. */
function ribsInFloor(l: Layout): string {
  const { cx, base, r, vx, horizon: h, far } = l,
    low = (at: number) => {
      const t = far / at
      return { x: vx + (cx - vx) * t, y: h + (base - h) * t, q: r * HALL * t * 0.935 }
    },
    side = r * HALL * 0.93
  const rings = RIBS.map((at) => {
    const near = low(at),
      away = low(at + RIB)
    return `<path d="M${f([near.x - near.q, near.y])}A${near.q},${near.q} 0 0 0 ${f([near.x + near.q, near.y])}L${f([away.x + away.q, away.y])}A${away.q},${away.q} 0 0 1 ${f([away.x - away.q, away.y])}Z" fill-opacity="${(0.1 + at * 0.01).toFixed(2)}"/>`
  })
  return `<clipPath id="between"><path d="M${[onFloor(l, cx - side, far), onFloor(l, cx + side, far), onFloor(l, cx + side, 0.8), onFloor(l, cx - side, 0.8)].map(f).join('L')}Z"/></clipPath><g clip-path="url(#between)" fill="#7a5090">${rings.join('')}</g>`
}
function floor(l: Layout): string {
  const { base, r, cx, far, horizon: h } = l,
    s = r / 372
  const [left, right] = [cx - r * HALL, cx + r * HALL],
    tile = (right - left) / 12
  let slabs = ''
  const deep = tile / scaleOf(l)
  for (let row = 0; far - row * deep > 1; row++)
    for (let i = 0; i < 12; i++) {
      const [a, b] = [far - row * deep, Math.max(0.6, far - (row + 1) * deep)]
      if ((row + i) % 2)
        slabs += `M${[onFloor(l, left + i * tile, a), onFloor(l, left + (i + 1) * tile, a), onFloor(l, left + (i + 1) * tile, b), onFloor(l, left + i * tile, b)].map(f).join('L')}Z`
    }
  // what is far away is mirrored at the horizon, the window at the foot of its wall
  const stops = SKY.toReversed()
    .map(([up, ink]) => {
      const y = h + up * r,
        t = (y - base) / r
      return `<stop offset="${Math.max(0, t).toFixed(3)}" stop-color="${mix(ink, '#cc6684', 0.12 + 0.36 * Math.max(0, t))}"/>`
    })
    .join('')
  const globe = `M${cx - r},${base}A${r},${r} 0 0 0 ${cx + r},${base}Z`
  return (
    `<defs><linearGradient id="pool" gradientUnits="userSpaceOnUse" x1="0" y1="${base}" x2="0" y2="${base + r}">${stops}</linearGradient><clipPath id="lit"><path d="${globe}"/></clipPath></defs>` +
    poly(
      [
        onFloor(l, left, far),
        onFloor(l, right, far),
        onFloor(l, right, far / 40),
        onFloor(l, left, far / 40),
      ],
      '#20235a',
    ) +
    shape(slabs, '#262a63') +
    ribsInFloor(l) +
    `<circle cx="${cx}" cy="${base}" r="${r * 1.03}" fill="#3a3270" clip-path="url(#below)"/><clipPath id="below"><rect y="${base}" width="${l.wide}" height="1000"/></clipPath>` +
    shape(globe, 'url(#pool)') +
    `<g clip-path="url(#lit)">${`<path d="${slabs}" fill="#6d3566" opacity=".2"/>`}<g fill="none" stroke="#5c3a74" stroke-width="${5 * s}">${graticule(l, 1)}</g></g>` +
    `<path d="M${left},${base - 3 * s}H${right}v${8 * s}H${left}Z" fill="${DARK}"/>` +
    plinth(l, -1) +
    plinth(l, 1)
  )
}
/** The sun in the floor, as the water breaks it: flat flakes in three steps of light, smaller towards us. */
function streak(l: Layout): string {
  const s = l.r / 372,
    flake = (dx: number, down: number, high: number, half: number): string => {
      const [x, y] = [sunOf(l)[0] + dx * s, l.base + down * s]
      return `M${x - half * s},${y}Q${x},${y - high * s} ${x + half * s},${y}Q${x},${y + high * s} ${x - half * s},${y}Z`
    }
  return (
    shape(flake(0, 14, 16, 62) + flake(7, 27, 14, 50) + flake(-6, 40, 13, 54), '#fff0c4') +
    shape(flake(5, 56, 11, 38) + flake(-4, 69, 10, 42), '#ffe2b0') +
    shape(flake(3, 86, 9, 26) + flake(-2, 104, 7, 18), '#fbcd9f')
  )
}
/** The step along a wall of the hall, which its ribs spring from. */
function plinth(l: Layout, side: 1 | -1): string {
  const [back, front] = [1, 0.93].map((share) => l.cx + side * l.r * HALL * share),
    near = 0.8,
    at = (x: number, far: number, up: number): Pt => {
      const [px, py] = onFloor(l, x, far)
      return [px, py - (up * scaleOf(l) * l.far) / far]
    }
  return (
    poly(
      [at(back!, l.far, 0.34), at(back!, near, 0.34), at(front!, near, 0.34), at(front!, l.far, 0.34)],
      '#322f6c',
    ) +
    poly(
      [at(front!, l.far, 0.34), at(front!, near, 0.34), at(front!, near, 0), at(front!, l.far, 0)],
      '#191b49',
    )
  )
}
interface Spot {
  x: number
  k: number
  feet: number
}
/** A figure upside down in the lit part of the polished floor, darker, and fainter towards us. */
function mirrored(
  plate: Plate,
  { cx, base, r }: Layout,
  { x, feet, k }: Spot,
  body: string,
  high: number,
  flip = false,
): void {
  plate.svg(
    `<filter id="mirrored" filterUnits="userSpaceOnUse" x="0" y="0" width="${plate.wide}" height="1000" color-interpolation-filters="sRGB"><feFlood flood-color="#3a2a63"/><feComposite in2="SourceAlpha" operator="in" result="floor"/><feComposite in="SourceGraphic" in2="floor" operator="arithmetic" k1="0" k2=".35" k3=".65" k4="0"/></filter>` +
      `<g filter="url(#mirrored)"><g transform="matrix(${flip ? -k : k},0,0,${-k},${x},${feet})">${body}</g></g>`,
    {
      mask: (px, y) =>
        Math.hypot(px - cx, y - base) < r ? 0.95 - (0.85 * Math.max(0, y - feet)) / (high * k) : 0,
    },
  )
}
function people(plate: Plate, l: Layout): void {
  const spot = ([x, far]: [number, number]): Spot => {
    const k = (scaleOf(l) * l.far) / far
    return { x, k, feet: l.horizon + l.eye * k }
  }
  const her = spot(l.traveller),
    them = spot(l.waiting)
  mirrored(plate, l, them, WAITING, 2.2)
  mirrored(plate, l, her, TRAVELLER, 1.8, true)
  plate.svg(
    edgeLight(place(them.x, them.feet, them.k, WAITING), [1, -0.3], them.k / 60, '#ffc690') +
      edgeLight(place(her.x, her.feet, her.k, TRAVELLER, true), [-1, -0.45], her.k / 90, '#ffcf98'),
  )
}
function draw(plate: Plate, l: Layout): void {
  outside(plate, l)
  plate.svg(hall(l) + floor(l) + streak(l))
  people(plate, l)
}

export const views: View[] = [
  {
    name: 'home-hero',
    focusX: 1055,
    draw: (plate) =>
      draw(plate, {
        wide: 1600,
        cx: 1090,
        vx: 1110,
        base: 515,
        r: 372,
        horizon: 440,
        eye: 1,
        far: 18,
        meridians: [0.26, 0.86],
        traveller: [1312, 6],
        waiting: [882, 9.6],
      }),
    // the words of the home page are long: the people are above and beside them
    drawLink: (plate) =>
      draw(plate, {
        wide: 1600,
        cx: 1180,
        vx: 1200,
        base: 430,
        r: 330,
        horizon: 360,
        eye: 1,
        far: 18,
        meridians: [0.26, 0.86],
        traveller: [1377, 6.3],
        waiting: [996, 10.1],
      }),
    drawTall: (plate) =>
      draw(plate, {
        wide: 750,
        cx: 434,
        vx: 440,
        base: 430,
        r: 290,
        horizon: 374,
        eye: 1,
        far: 18,
        meridians: [0.23, 0.9],
        traveller: [607, 5.36],
        waiting: [266, 8.54],
      }),
  },
]
