/** The Flame Towers of Baku by night on their hill: lamps climb their glass like fire, trees and lit halls at their feet. */
import { poly, smooth } from '../kit/cut.ts'
import { random } from '../kit/noise.ts'
import { roundTree } from '../kit/round-tree.ts'
import type { Pt } from '../kit/vec.ts'

const GRADIENTS =
  '<defs><radialGradient id="g"><stop offset="0" stop-color="#ffe9b0" stop-opacity=".9"/><stop offset="1" stop-color="#ffb45c" stop-opacity="0"/></radialGradient><linearGradient id="f" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#ffd873"/><stop offset=".4" stop-color="#ff9a4a"/><stop offset="1" stop-color="#e2433f"/></linearGradient><linearGradient id="d" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#d9743c"/><stop offset="1" stop-color="#7a2450"/></linearGradient></defs>'
/** Tips of the three tongues of lamps, in shares of the tower's height. */
type Tips = [number, number, number]
export interface Flame {
  at: Pt
  high: number
  lean: -1 | 1
  tips: Tips
}
/** A flame of glass, narrow at its foot, that bends to its point. */
function flame({ at: [x, y], high, lean, tips: [t0, t1, t2] }: Flame, mirrored = false): string {
  const at = (u: number, v: number) => `${(x + lean * u * high).toFixed(1)},${(y - v * high).toFixed(1)}`
  const left = `${at(-0.15, 0)}C${at(-0.25, 0.2)} ${at(-0.23, 0.5)} ${at(-0.08, 0.73)}C${at(-0.01, 0.85)} ${at(0.07, 0.93)} ${at(0.13, 1)}`
  const right = `C${at(0.09, 0.86)} ${at(0.15, 0.66)} ${at(0.19, 0.44)}C${at(0.215, 0.28)} ${at(0.19, 0.12)} ${at(0.14, 0)}`
  const whole = `M${left}${right}Z`
  // the edge where the two faces meet turns as it climbs
  const side = `M${at(0.13, 1)}C${at(0.02, 0.86)} ${at(-0.02, 0.7)} ${at(0.03, 0.5)}C${at(0.07, 0.34)} ${at(0.09, 0.16)} ${at(0.04, 0)}L${at(0.14, 0)}C${at(0.19, 0.12)} ${at(0.215, 0.28)} ${at(0.19, 0.44)}C${at(0.15, 0.66)} ${at(0.09, 0.86)} ${at(0.13, 1)}Z`
  let floors = ''
  for (let i = 1; i < 26; i++)
    floors += `M${at(-0.28, i / 26)}L${at(0.26, i / 26)}L${at(0.26, i / 26 + 0.005)}L${at(-0.28, i / 26 + 0.005)}Z`
  const id = `t${Math.round(x)}`
  // one body of fire with three tongues of unequal height, bent like the tower
  const fire = `M${at(-0.3, -0.02)}V${(y - 0.16 * high).toFixed(1)}C${at(-0.2, 0.26)} ${at(-0.19, t0 - 0.1)} ${at(-0.14, t0)}C${at(-0.13, t0 - 0.14)} ${at(-0.11, 0.24)} ${at(-0.08, 0.22)}C${at(-0.04, 0.32)} ${at(-0.1, t1 - 0.2)} ${at(0, t1)}C${at(-0.02, t1 - 0.18)} ${at(0.05, 0.34)} ${at(0.06, 0.2)}C${at(0.1, 0.24)} ${at(0.1, t2 - 0.1)} ${at(0.14, t2)}C${at(0.15, t2 - 0.14)} ${at(0.19, 0.2)} ${at(0.3, 0.1)}V${(y + 0.02 * high).toFixed(1)}Z`
  if (mirrored)
    return `<clipPath id="${id}"><path d="${whole}"/></clipPath><path d="${whole}" fill="url(#f)"/><g clip-path="url(#${id})"><path d="${fire}" fill="#ffe79c" opacity=".55"/><path d="${side}" fill="url(#d)" opacity=".82"/></g>`
  // the entrance hall at the foot: a dark band with tall lit panes, and a slab under it
  const hall = high * 0.07
  let panes = ''
  for (let u = -0.118; u < 0.12; u += 0.046)
    panes += `M${at(u, 0)}V${(y - hall * 0.78).toFixed(1)}L${at(u + 0.03, 0).split(',')[0]},${(y - hall * 0.78).toFixed(1)}V${y.toFixed(1)}Z`
  return (
    `<clipPath id="${id}"><path d="${whole}"/></clipPath><path d="${whole}" fill="url(#f)"/>` +
    `<g clip-path="url(#${id})"><path d="${fire}" fill="#ffe79c" opacity=".55"/><path d="${side}" fill="url(#d)" opacity=".82"/><path d="${floors}" fill="#5a1c48" opacity=".45"/>` +
    `<path d="M${at(-0.3, 0)}V${(y - hall).toFixed(1)}L${at(0.3, 0).split(',')[0]},${(y - hall).toFixed(1)}V${y.toFixed(1)}Z" fill="#8c3a4c"/><path d="${panes}" fill="#ffcf86"/></g>` +
    `<path d="M${at(-0.185, 0)}L${at(0.175, 0)}L${at(0.19, -0.028)}L${at(-0.2, -0.028)}Z" fill="#c07a62"/><path d="M${at(-0.2, -0.028)}L${at(0.19, -0.028)}L${at(0.19, -0.05)}L${at(-0.2, -0.05)}Z" fill="#6b3a60"/>`
  )
}
const tree = (x: number, y: number, r: number, glow: string): string =>
  roundTree({ at: [x, y], r, inks: [glow, '#232452', '#191638'], off: [0.04, 0.09], stem: 0.06 })
export interface Hill {
  /** The crest from left to right. */
  crest: Pt[]
  floor: number
  flames: [Flame, Flame, Flame]
  /** The stair up the slope: foot and head. */
  stair: [Pt, Pt]
}
export function flameHill({ crest, floor, flames, stair: [foot, head] }: Hill): string {
  const r = random(41)
  const middle = flames.reduce((sum, { at: [x] }) => sum + x, 0) / 3,
    top = flames[1].at[1]
  const crestAt = (x: number): number => {
    const i = Math.max(
        1,
        crest.findIndex(([cx]) => cx > x),
      ),
      [a, b] = [crest[i - 1]!, crest[i]!]
    return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
  }
  const first = crest[0]!,
    last = crest.at(-1)!
  const ground = (drop: number, ink: string) =>
    smooth(
      [[first[0], floor + 80], ...crest.map(([x, y]): Pt => [x, y + drop]), [last[0], floor + 80]],
      ink,
      0.6,
    )
  // trees behind the towers, then the towers, then trees that cover a corner of each slab
  let behind = '',
    slope = ''
  for (let x = first[0] + 20; x < last[0] - 20; x += r.range(26, 60)) {
    const near = Math.abs(x - middle) < 330
    behind += tree(x, crestAt(x) + 8, r.range(14, 26), near ? '#8a4660' : '#3a2f68')
  }
  for (let row = 0; row < 3; row++)
    for (let x = first[0] + row * 17; x < last[0]; x += r.range(34, 96)) {
      const y = crestAt(x) + 26 + row * 24 + r.range(-5, 5),
        t = (y - foot[1]) / (head[1] - foot[1]),
        path = foot[0] + (head[0] - foot[0]) * t
      if (t > -0.2 && t < 1.1 && Math.abs(x - path) < 56) continue
      slope += tree(
        x,
        y + 6,
        r.range(17, 27) + row * 3,
        Math.abs(x - middle) < 300 - row * 40 ? '#a2505c' : '#3d3270',
      )
    }
  // the stair: two flights with a landing, a lamp on every landing
  let lamps = ''
  const flights = 7
  for (let i = 0; i <= flights; i++) {
    const t = i / flights,
      x = foot[0] + (head[0] - foot[0]) * t,
      y = foot[1] + (head[1] - foot[1]) * t,
      k = 1 - 0.45 * t
    for (const s of [-1, 1])
      lamps += `<circle cx="${(x + s * 17 * k).toFixed(1)}" cy="${(y - 7 * k).toFixed(1)}" r="${(9 * k).toFixed(1)}" fill="url(#g)"/><circle cx="${(x + s * 17 * k).toFixed(1)}" cy="${(y - 7 * k).toFixed(1)}" r="${(2.3 * k).toFixed(1)}" fill="#fff0c4"/>`
  }
  const stair = poly(
    [
      [foot[0] - 15, foot[1]],
      [foot[0] + 15, foot[1]],
      [head[0] + 7, head[1]],
      [head[0] - 7, head[1]],
    ],
    '#c58468',
  )
  return (
    GRADIENTS +
    `<ellipse cx="${middle}" cy="${top - 60}" rx="430" ry="260" fill="url(#g)" opacity=".3"/>` +
    behind +
    ground(0, '#4c3468') +
    flames.map((f) => flame(f)).join('') +
    ground(24, '#37295f') +
    slope +
    stair +
    lamps
  )
}
/** The wet square below `far`: a sheen that pales towards the hill, and in it the flames upside down, parted into bars that waver. */
export function flameMirror({ flames }: Hill, far: number, wide: number): string {
  const depth = 985 - far
  const [{ at: mid }] = [flames[1]]
  let clips = '',
    bars = ''
  for (let y = far + 3, i = 0; y < 985; i++) {
    const t = (y - far) / depth,
      half = 1.6 + 4 * t
    // each bar gives the whole width, and is moved a little to one side
    clips += `<clipPath id="bar${i}"><path d="M-60,${n(y)}Q${wide / 2},${n(y - half * 2)} ${wide + 60},${n(y)}Q${wide / 2},${n(y + half * 2)} -60,${n(y)}Z"/></clipPath>`
    bars += `<g clip-path="url(#bar${i})"><use href="#fire" x="${n((2 + 7 * t) * Math.sin(i * 0.62))}"/></g>`
    y += half * 2 + 0.4 + 3 * t
  }
  const mirrored = flames
    .map((f) => {
      const tall = f.high / flames[1].high
      return `<g transform="translate(0,${n(far + 2)}) scale(1,${n((-depth / f.high) * tall * 0.98)}) translate(0,${n(-f.at[1])})">${flame(f, true)}</g>`
    })
    .join('')
  return (
    GRADIENTS +
    `<defs><radialGradient id="wet" gradientUnits="userSpaceOnUse" gradientTransform="translate(${n(mid[0])},${n(far)}) scale(1,.42)" cx="0" cy="0" r="${n(wide * 0.44)}"><stop offset="0" stop-color="#c0566a"/><stop offset=".5" stop-color="#7a3f78" stop-opacity=".75"/><stop offset="1" stop-color="#453366" stop-opacity="0"/></radialGradient>${clips}<g id="fire">${mirrored}</g></defs>` +
    `<rect x="-40" y="${n(far)}" width="${wide + 80}" height="400" fill="url(#wet)"/><g opacity=".85">${bars}</g>`
  )
}
const n = (v: number) => v.toFixed(2)
