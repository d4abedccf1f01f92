/** Tashkent: the lane of stalls up to Chorsu bazaar in the morning, its great blue dome over the awnings. */
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'
import { profile } from '../models/profile.ts'

const F = 900
const AXIS = 840
const HORIZON = 690
const EYE = 3.3
const at = (x: number, y: number, z: number): Pt => [AXIS + (x * F) / z, HORIZON - ((y - EYE) * F) / z]
const d = (points: readonly Pt[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`

const RAD = Math.PI / 180
/** A dome of glazed gores, seen a little from below; the light comes from the left. */
interface Dome {
  x: number
  foot: number
  a: number
  h: number
  /** How much the near side of a ring stands higher in the picture than its ends. */
  bow: number
  gores: number
  rows: number
}
const on = ({ x, foot, a, h, bow }: Dome, turn: number, rise: number): Pt => [
  x + a * Math.cos(rise) * Math.sin(turn),
  foot - h * Math.sin(rise) - bow * Math.cos(rise) * Math.cos(turn),
]
/** A piece of the dome between two turns and two rises. */
function patch(dome: Dome, t0: number, t1: number, r0: number, r1: number): string {
  const n = 24
  const row = (r: number, from: number, to: number): Pt[] => Array.from({ length: n + 1 }, (_, i) => on(dome, from + ((to - from) * i) / n, r)) // prettier-ignore
  const side = (t: number, from: number, to: number): Pt[] => Array.from({ length: n + 1 }, (_, i) => on(dome, t, from + ((to - from) * i) / n)) // prettier-ignore
  return d([...row(r0, t0, t1), ...side(t1, r0, r1), ...row(r1, t1, t0), ...side(t0, r1, r0)])
}
function blueDome(dome: Dome): string {
  const { gores, rows } = dome
  const edge = 90 * RAD
  const step = 180 / gores
  let [bands, lozenges, hearts, ribs] = ['', '', '', '']
  const level = (j: number): number => (84 * RAD * j) / rows
  for (let j = 0; j < rows; j += 2) bands += patch(dome, -edge, edge, level(j), level(j + 1))
  for (let i = 0; i < gores; i++) {
    const mid = (-90 + (i + 0.5) * step) * RAD
    for (let j = 0; j < rows; j++) {
      const [c, r] = [level(j + 0.5), level(1) / 2]
      const gem = (k: number): string =>
        d([on(dome, mid - k * 0.4 * step * RAD, c), on(dome, mid, c + k * r * 0.88), on(dome, mid + k * 0.4 * step * RAD, c), on(dome, mid, c - k * r * 0.88)]) // prettier-ignore
      lozenges += gem(1)
      hearts += gem(0.42)
    }
  }
  for (let i = 1; i < gores; i++) {
    const t = (-90 + i * step) * RAD
    const w = 0.55 * RAD
    ribs += patch(dome, t - w, t + w, 0, 86 * RAD)
  }
  const whole = patch(dome, -edge, edge, 0, 90 * RAD)
  return (
    `<path d="${whole}" fill="#58c4cc"/><path d="${bands}" fill="#7bdcd2"/><path d="${lozenges}" fill="#2a74b4"/><path d="${hearts}" fill="#ffcf74"/><path d="${ribs}" fill="#f6f3dc"/>` +
    `<path d="${patch(dome, 34 * RAD, edge, 0, 90 * RAD)}" fill="#23508c" opacity=".42"/><path d="${patch(dome, -edge, -48 * RAD, 0, 90 * RAD)}" fill="#fff6c8" opacity=".2"/>`
  )
}
/** A ring of wall about (x), `r` wide, from `top` to `foot`; its right part is in shade. */
function ring(
  x: number,
  r: number,
  top: number,
  foot: number,
  bow: number,
  lit: string,
  shade: string,
): string {
  const part = (from: number, to: number, ink: string): string => {
    const line = (y: number, a: number, b: number): Pt[] =>
      Array.from({ length: 33 }, (_, i): Pt => {
        const t = (a + ((b - a) * i) / 32) * RAD
        return [x + r * Math.sin(t), y - bow * Math.cos(t)]
      })
    return poly([...line(top, from, to), ...line(foot, to, from)], ink)
  }
  return part(-90, 90, lit) + part(34, 90, shade)
}
/** Pointed arches around a ring. */
function niches(
  x: number,
  r: number,
  foot: number,
  high: number,
  bow: number,
  n: number,
  wide: number,
  ink: string,
  shade: string,
): string {
  let body = ''
  for (let i = 0; i < n; i++) {
    const t = (-84 + (168 * (i + 0.5)) / n) * RAD
    const [cx, w, y] = [x + r * Math.sin(t), wide * Math.cos(t), foot - bow * Math.cos(t)]
    body += `<path d="M${(cx - w).toFixed(1)},${y}V${(y - high * 0.55).toFixed(1)}Q${(cx - w).toFixed(1)},${(y - high * 0.8).toFixed(1)} ${cx.toFixed(1)},${(y - high).toFixed(1)}Q${(cx + w).toFixed(1)},${(y - high * 0.8).toFixed(1)} ${(cx + w).toFixed(1)},${(y - high * 0.55).toFixed(1)}V${y}Z" fill="${t > 34 * RAD ? shade : ink}"/>`
  }
  return body
}
const HALL = { x: AXIS, a: 452 }
/** The round hall: arched wall, tiled frieze, drum with windows, the shallow dome with its lantern. */
function hall(): string {
  const { x, a } = HALL
  let frieze = ''
  for (let i = 0; i < 44; i++) {
    const t = (-86 + (172 * (i + 0.5)) / 44) * RAD
    const [cx, w, y] = [x + (a + 48) * Math.sin(t), 9 * Math.cos(t), 590 - 20 * Math.cos(t)]
    frieze += d([[cx - w, y], [cx, y - 12], [cx + w, y], [cx, y + 12]]) // prettier-ignore
  }
  let windows = ''
  for (let i = 0; i < 17; i++) {
    const t = (-80 + (160 * (i + 0.5)) / 17) * RAD
    const [cx, w, y] = [x + (a - 4) * Math.sin(t), 19 * Math.cos(t), 516 - 17 * Math.cos(t)]
    windows += d([[cx - w, y], [cx + w, y], [cx + w, y + 20], [cx - w, y + 20]]) // prettier-ignore
  }
  const lantern =
    ring(x, 38, 246, 262, 3, '#fbe9c4', '#c39c9a') +
    ring(x, 32, 214, 250, 2, '#f0cf9f', '#b18b92') +
    niches(x, 32, 250, 28, 2, 5, 5, '#6f5a84', '#4f4674') +
    ring(x, 38, 206, 216, 3, '#fff3d6', '#c9a9a2') +
    blueDome({ x, foot: 208, a: 34, h: 40, bow: 2, gores: 6, rows: 2 }) +
    `<path d="M${x},170V128" stroke="#d99a3f" stroke-width="4"/><circle cx="${x}" cy="158" r="7" fill="#f3bd55"/><circle cx="${x}" cy="142" r="4.5" fill="#f3bd55"/>`
  return (
    ring(x, a + 46, 612, 740, 20, '#f3cd9c', '#a9839a') +
    niches(x, a + 46, 742, 104, 20, 17, 30, '#fbe9c8', '#c6a4a4') +
    niches(x, a + 46, 742, 96, 20, 17, 24, '#d39f8a', '#8a6c90') +
    niches(x, a + 46, 742, 70, 20, 17, 12, '#5c4876', '#483c6c') +
    ring(x, a + 47, 568, 612, 20, '#2f78b4', '#2c568f') +
    `<path d="${frieze}" fill="#f6ecd0"/>` +
    ring(x, a + 56, 554, 570, 20, '#fff0d0', '#bf9c9c') +
    ring(x, a - 2, 504, 556, 18, '#f0c896', '#a9839a') +
    `<path d="${windows}" fill="#51457a"/>` +
    ring(x, a + 10, 484, 506, 18, '#fff3d6', '#c3a2a0') +
    blueDome({ x, foot: 486, a, h: 234, bow: 16, gores: 15, rows: 5 }) +
    lantern
  )
}
/** The portal to the lane: a tall frame of tiles around a pointed niche, between two slim towers. */
function portal(): string {
  const [l, r, top, foot] = [AXIS - 92, AXIS + 92, 520, 742]
  let stars = ''
  const star = (x: number, y: number, q: number): void => {
    stars += d(Array.from({ length: 16 }, (_, i): Pt => {
        const a = (i * Math.PI) / 8,
          k = i % 2 ? q * 0.7 : q
        return [x + k * Math.cos(a), y + k * Math.sin(a)]
      })) // prettier-ignore
  }
  for (let y = top + 42; y < foot - 10; y += 30) for (const x of [l + 18, r - 18]) star(x, y, 10)
  for (let x = l + 18; x <= r - 18; x += 29.6) star(x, top + 18, 10)
  const arch = (w: number, h: number, from: number, to: number): string => `M${AXIS + from * w},${foot}V${foot - h * 0.5}Q${AXIS + from * w},${foot - h * 0.82} ${AXIS},${foot - h}Q${AXIS + to * w},${foot - h * 0.82} ${AXIS + to * w},${foot - h * 0.5}V${foot}Z` // prettier-ignore
  const tower = (x: number): string =>
    poly([[x - 11, 506], [x + 11, 506], [x + 11, foot], [x - 11, foot]], '#f6d6a8') +
    poly([[x + 3, 506], [x + 11, 506], [x + 11, foot], [x + 3, foot]], '#b8909a') +
    poly([[x - 14, 500], [x + 14, 500], [x + 14, 510], [x - 14, 510]], '#fff3d6') +
    `<path d="M${x - 11},500Q${x - 11},480 ${x},468Q${x + 11},480 ${x + 11},500Z" fill="#4fbfc8"/><path d="M${x + 3},500V474Q${x + 11},482 ${x + 11},500Z" fill="#2c6ea4"/>` // prettier-ignore
  return (
    poly([[l, top], [r, top], [r, foot], [l, foot]], '#2b70b0') +
    `<path d="${stars}" fill="#fbeecb"/>` +
    poly([[l + 38, top + 40], [r - 38, top + 40], [r - 38, foot], [l + 38, foot]], '#fbe3b8') +
    `<path d="${arch(46, 160, -1, 1)}" fill="#c9958c"/><path d="${arch(46, 160, -1, 0.1)}" fill="#8d6c92"/><path d="${arch(20, 96, -1, 1)}" fill="#473a6a"/>` +
    tower(l - 6) +
    tower(r + 6)
  ) // prettier-ignore
}
function pavilion(x: number, a: number, gores: number): string {
  return (
    ring(x, a + 6, 632, 740, 4, '#f0cb9c', '#a9839a') +
    niches(x, a + 6, 740, 76, 4, 6, 14, '#7a5f88', '#564876') +
    ring(x, a + 10, 620, 636, 4, '#fff0d0', '#bf9c9c') +
    blueDome({ x, foot: 622, a, h: a * 0.78, bow: 4, gores, rows: 3 }) +
    `<path d="M${x},${622 - a * 0.78 - 4}v-30" stroke="#d99a3f" stroke-width="3"/><circle cx="${x}" cy="${622 - a * 0.78 - 18}" r="4.5" fill="#f3bd55"/>`
  )
}
/** A leafy crown in two flat tones, the lit one to the left. */
const tree = (x: number, y: number, w: number, h: number): string =>
  poly([[x - w * 0.07, y], [x + w * 0.07, y], [x + w * 0.04, y - h * 0.5], [x - w * 0.04, y - h * 0.5]], '#6a4a5c') +
  smooth([[x - w * 0.5, y - h * 0.5], [x - w * 0.4, y - h * 0.8], [x - w * 0.08, y - h], [x + w * 0.3, y - h * 0.92], [x + w * 0.52, y - h * 0.62], [x + w * 0.36, y - h * 0.34], [x - w * 0.1, y - h * 0.28], [x - w * 0.4, y - h * 0.34]], '#3f7a68') +
  smooth([[x - w * 0.47, y - h * 0.54], [x - w * 0.38, y - h * 0.79], [x - w * 0.08, y - h * 0.97], [x + w * 0.1, y - h * 0.86], [x + w * 0.04, y - h * 0.66], [x - w * 0.14, y - h * 0.52], [x - w * 0.3, y - h * 0.5]], '#8fb86a') // prettier-ignore

const LOW = { x: 4.4, y: 2.3 }
const HIGH = { x: 7.8, y: 3.2 }
const CLOTH = { red: ['#e8604e', '#a83a4c'], teal: ['#3fa8a4', '#2a7488'], yellow: ['#f6bd52', '#c98a42'] }
const FRUIT: [lit: string, shade: string][] = [
  ['#ffd873', '#d9943f'],
  ['#ee6a4c', '#b03c48'],
  ['#9cc660', '#4f8a58'],
  ['#fba452', '#cf6a42'],
  ['#a272b4', '#6a4a88'],
]
/** One stall along the lane: striped awning, counter with heaps of fruit, the shade behind it. */
function stall(s: 1 | -1, z: number, long: number, cloth: keyof typeof CLOTH, seed: number): string {
  const far = z + long
  const p = (x: number, y: number, q: number): Pt => at(s * x, y, q)
  const [stripe, under] = CLOTH[cloth]
  const gable =
    poly(
      [p(LOW.x - 0.25, LOW.y, z), p(HIGH.x, HIGH.y, z), p(HIGH.x, 0, z), p(LOW.x, 0, z)],
      s > 0 ? '#7c4a6a' : '#3b8390',
    ) +
    [5.6, 6.8]
      .map((x) =>
        poly(
          [
            p(x, 0, z),
            p(x + 0.5, 0, z),
            p(x + 0.5, LOW.y + 0.246 * (x + 0.75 - LOW.x), z),
            p(x, LOW.y + 0.246 * (x + 0.25 - LOW.x), z),
          ],
          s > 0 ? '#6c3f62' : '#317484',
        ),
      )
      .join('') +
    poly([p(LOW.x, LOW.y, z), p(LOW.x, LOW.y, far), p(LOW.x, 0, far), p(LOW.x, 0, z)], '#43345f')
  const [lit, dim] = s > 0 ? ['#c98a5c', '#7c5066'] : ['#8a5a66', '#a86c58']
  const counter =
    poly([p(LOW.x, 0.85, z), p(LOW.x, 0.85, far), p(6, 0.85, far), p(6, 0.85, z)], '#6f4c66') +
    poly([p(LOW.x, 0.85, z), p(LOW.x, 0.85, far), p(LOW.x, 0, far), p(LOW.x, 0, z)], lit!) +
    poly([p(LOW.x, 0.85, z), p(6, 0.85, z), p(6, 0, z), p(LOW.x, 0, z)], dim!)
  let heaps = ''
  const n = 5
  for (let i = n - 1; i >= 0; i--) {
    const q = z + ((i + 0.5) * long) / n
    const [x, y] = p(5.1, 0.82, q)
    const k = F / q
    const [ink, shade] = FRUIT[(i + seed) % FRUIT.length]!
    const r = 0.13 * k
    const ball = (u: number, v: number): string =>
      `<circle cx="${(x + u * k).toFixed(1)}" cy="${(y - v * k).toFixed(1)}" r="${r.toFixed(1)}" fill="${shade}"/><circle cx="${(x + u * k - r * 0.2).toFixed(1)}" cy="${(y - v * k - r * 0.2).toFixed(1)}" r="${(r * 0.78).toFixed(1)}" fill="${ink}"/>`
    for (const [v, us] of [
      [0.34, [-0.1, 0.1]],
      [0.2, [-0.26, 0, 0.26]],
      [0.05, [-0.44, -0.15, 0.15, 0.44]],
    ] as const)
      heaps += us.map((u) => ball(u, v + 0.06)).join('')
  }
  let awning = ''
  const stripes = 9
  for (let i = 0; i < stripes; i++) {
    const [a, b] = [z + (long * i) / stripes, z + (long * (i + 1)) / stripes]
    awning +=
      poly([p(LOW.x - 0.25, LOW.y, a), p(LOW.x - 0.25, LOW.y, b), p(HIGH.x, HIGH.y, b), p(HIGH.x, HIGH.y, a)], i % 2 ? '#fff1d2' : stripe!) +
      poly([p(LOW.x - 0.25, LOW.y, a), p(LOW.x - 0.25, LOW.y, b), p(LOW.x - 0.25, LOW.y - 0.32, b), p(LOW.x - 0.25, LOW.y - 0.32, a)], s > 0 ? (i % 2 ? '#ffe6bc' : stripe!) : i % 2 ? '#cdb4b0' : under!) // prettier-ignore
  }
  const post = (q: number): string => poly([p(LOW.x - 0.18, 0, q), p(LOW.x - 0.06, 0, q), p(LOW.x - 0.06, LOW.y, q), p(LOW.x - 0.18, LOW.y, q)], '#6a4a5c') // prettier-ignore
  return gable + counter + heaps + post(far - 0.15) + post(z + 0.15) + awning
}
/** The shade of the left row on the lane, the paving, both rows of stalls. */
function lane(): string {
  let body = `<path d="M-10,${HORIZON}H1610V1010H-10Z" fill="#fbe3b6"/>`
  for (const z of [10.6, 12.6, 15.4, 19, 24, 31, 42]) {
    const y = at(0, 0, z)[1]
    body += `<path d="M-10,${y.toFixed(1)}H1610" stroke="#eccb9c" stroke-width="${(26 / z).toFixed(1)}"/>`
  }
  for (let x = -12; x <= 12; x += 3) {
    const [a, b] = [at(x, 0, 9), at(x, 0, 80)]
    body += `<path d="M${a.map((v) => v.toFixed(1)).join(',')}L${b.map((v) => v.toFixed(1)).join(',')}" stroke="#eccb9c" stroke-width="2"/>`
  }
  body += poly([at(-4.4, 0, 13.6), at(-2.1, 0, 15), at(-2.1, 0, 70), at(-4.4, 0, 70)], '#bfa0ac')
  return body
}
function stalls(): string {
  const [left, right] = [
    ['teal', 'yellow', 'red', 'teal', 'yellow', 'red'],
    ['red', 'yellow', 'teal', 'red', 'yellow', 'teal', 'red'],
  ] as const
  let body = ''
  for (let i = left.length - 1; i >= 0; i--) body += stall(-1, 13.6 + i * 7.4, 6.8, left[i]!, i + 1)
  for (let i = right.length - 1; i >= 0; i--) body += stall(1, 8.2 + i * 7.2, 6.6, right[i]!, i)
  return body
}
const SKIN = { skin: '#b5795a', hair: '#2c2038', shade: '#4a3566', lit: 'back' } as const
/** Few people in the lane: a mother and her boy on their way to the dome, a porter, two in talk, one with a bundle. */
function people(): string {
  const folk: [x: number, z: number, flip: boolean, size: number, body: string][] = [
    [-0.9, 40, false, 1, figure('talks', { ...SKIN, top: '#7a4a86', bottom: '#3a3454', cut: 'cap', hat: '#2b2a4c', wear: 'kurta' })],
    [0.5, 40, true, 1.02, figure('stands', { ...SKIN, top: '#f3e6c8', bottom: '#5a4a6c', cut: 'short' })],
    [2.6, 29, true, 1, figure('carriesOnHead', { ...SKIN, top: '#3f8a7a', bottom: '#3f8a7a', skirt: 'long', cut: 'scarf', hat: '#f3c95c' })],
    [-1.7, 21.5, false, 1, figure('seenFromBehind', { ...SKIN, top: '#c8434e', bottom: '#c8434e', skirt: 'long', cut: 'scarf', hat: '#f6e3bc', lit: 'front' })],
    [-0.95, 21.5, false, 0.66, figure('seenFromBehind', { ...SKIN, top: '#3577a8', bottom: '#3a3454', cut: 'cap', hat: '#2b2a4c', lit: 'front' })],
  ] // prettier-ignore
  let [shadows, bodies] = ['', '']
  for (const [x, z, flip, size, body] of folk) {
    const [px, py] = at(x, 0, z)
    const k = (F / z) * size
    shadows += `<g transform="matrix(1,0,-1.05,.16,${px.toFixed(1)},${py.toFixed(1)})">${place(0, 0, k, body, flip)}</g>`
    bodies += place(px, py, k, body, flip)
  }
  return `<filter id="laid" x="-10%" y="-10%" width="120%" height="120%"><feFlood flood-color="#b294ac"/><feComposite in2="SourceAlpha" operator="in"/></filter><g filter="url(#laid)">${shadows}</g>${edgeLight(bodies, [-1, -0.4], 1.6, '#fff0cf')}`
}
/** A stamped loaf seen from above and before: `w` wide, about (x, y). */
const loaf = (x: number, y: number, w: number): string => {
  const dots = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 9) * Math.PI * 2
    return `<circle cx="${(x + Math.cos(a) * w * 0.15).toFixed(1)}" cy="${(y - w * 0.05 + Math.sin(a) * w * 0.055).toFixed(1)}" r="${(w * 0.014).toFixed(1)}"/>`
  }).join('')
  const oval = (s: number, dy: number, ink: string) => `<ellipse cx="${x}" cy="${(y + dy * w).toFixed(1)}" rx="${(s * w).toFixed(1)}" ry="${(s * w * 0.4).toFixed(1)}" fill="${ink}"/>` // prettier-ignore
  return (
    oval(0.5, 0.05, '#8a5240') +
    oval(0.5, 0, '#d98f44') +
    `<path d="M${x - 0.5 * w},${y} A${0.5 * w},${0.2 * w} 0 0 1 ${x + 0.1 * w},${y - 0.195 * w} A${0.44 * w},${0.17 * w} 0 0 0 ${x - 0.42 * w},${y + 0.02 * w}Z" fill="#ffd58a"/>` +
    oval(0.29, -0.02, '#a8623c') +
    oval(0.27, -0.045, '#f0bd70') +
    `<g fill="#9c5a3c">${dots}</g>`
  )
}
const head = (x: number, y: number, size: number, flip: boolean, over: string): string =>
  place(x, y, size, profile('#c68a66', '#9a6054', '#2c2038', '#8a4048', over), flip)
/** The baker behind her table hands a loaf to a girl. */
function trade(): string {
  const scarf =
    '<path d="M.33,-.3C.3,-.56 -.02,-.64 -.26,-.54C-.52,-.42 -.58,-.14 -.52,.1C-.5,.24 -.5,.34 -.56,.44C-.4,.56 -.16,.58 0,.5C-.02,.36 -.1,.2 -.06,.02C-.02,-.16 .14,-.3 .33,-.3Z" fill="#e0553f"/><path d="M-.26,-.54C-.52,-.42 -.58,-.14 -.52,.1C-.5,.24 -.5,.34 -.56,.44C-.66,.56 -.72,.7 -.74,.82L-.5,.74C-.42,.6 -.34,.4 -.3,.2C-.26,-.1 -.3,-.3 -.12,-.58Z" fill="#f58a5c"/>'
  const baker =
    '<path d="M-.06,-1.4C-.18,-1.37 -.25,-1.28 -.28,-1.12C-.3,-.9 -.27,-.8 -.3,-.5L.26,-.5C.28,-.7 .27,-.84 .24,-.94C.26,-1.1 .2,-1.3 .08,-1.39Z" fill="#2b6f88"/>' +
    '<path d="M.0,-1.38L.08,-1.39C.2,-1.3 .26,-1.1 .24,-.94C.27,-.84 .28,-.7 .26,-.5L.0,-.5C.06,-.9 .02,-1.1 .0,-1.38Z" fill="#204f74"/>' +
    '<path d="M.1,-1.2C.18,-1.12 .23,-1.02 .24,-.94C.27,-.84 .28,-.7 .26,-.5H-.14C-.1,-.66 -.06,-.8 -.02,-.9C.04,-1 .08,-1.1 .1,-1.2Z" fill="#fbeccb"/><path d="M.14,-.9C.2,-.8 .2,-.66 .18,-.5H.26C.28,-.7 .27,-.84 .24,-.94Z" fill="#d3b7b0"/>' +
    // the far arm, its hand under the loaf
    '<path d="M.14,-1.12L.2,-1.0L.44,-1.0L.56,-1.0Q.6,-1.02 .56,-1.045L.44,-1.06Z" fill="#9a6054"/><path d="M.08,-1.25C.2,-1.21 .29,-1.13 .32,-1.06L.26,-.98C.16,-1.01 .1,-1.07 .08,-1.14Z" fill="#1a4468"/>'
  const near =
    '<path d="M-.16,-1.31C-.24,-1.25 -.22,-1.1 -.12,-.98C-.08,-.92 .0,-.88 .06,-.9L.14,-.99L.08,-1.04C.02,-1.1 .02,-1.24 -.04,-1.31Z" fill="#3f8fa4"/><path d="M.06,-.9L.14,-.99L.08,-1.04C.03,-1.1 .03,-1.2 0,-1.26C.0,-1.12 -.04,-1 -.08,-.94C-.04,-.9 .02,-.88 .06,-.9Z" fill="#204f74"/>' +
    '<path d="M.05,-.905C.16,-.9 .3,-.94 .4,-.985C.46,-.985 .52,-.98 .545,-1C.55,-1.015 .53,-1.02 .49,-1.022C.53,-1.03 .56,-1.05 .55,-1.065C.52,-1.075 .46,-1.07 .41,-1.05C.32,-1.04 .2,-1.02 .13,-.995Z" fill="#c68a66"/><path d="M.05,-.905C.16,-.9 .3,-.94 .4,-.985L.4,-1C.3,-.97 .18,-.94 .08,-.945Z" fill="#9a6054"/>'
  const braid =
    '<path d="M.34,-.22C.37,-.4 .3,-.53 .1,-.57C-.2,-.63 -.5,-.44 -.51,-.14C-.51,.06 -.46,.2 -.38,.3C-.46,.6 -.5,.9 -.44,1.3C-.4,1.36 -.34,1.34 -.32,1.28C-.34,.9 -.28,.5 -.2,.24C-.16,.1 -.2,0 -.1,-.04C.02,-.1 .02,-.16 .1,-.23C.18,-.28 .28,-.26 .34,-.22Z" fill="#2c2038"/><path d="M.36,-.26Q.38,-.5 .12,-.62Q-.2,-.72 -.42,-.5Q-.5,-.4 -.5,-.3Q-.1,-.42 .36,-.26Z" fill="#a8344e"/><path d="M.3,-.36L.2,-.46L.1,-.38L0,-.5L-.12,-.4L-.22,-.5L-.34,-.38" fill="none" stroke="#ffd98a" stroke-width=".05"/>'
  const girl =
    '<path d="M.05,-.97C.14,-.95 .19,-.88 .2,-.8C.2,-.66 .22,-.5 .25,-.34L-.2,-.34C-.16,-.55 -.15,-.72 -.13,-.8C-.12,-.9 -.06,-.96 .02,-.97Z" fill="#f0b443"/><path d="M-.02,-.97C-.06,-.96 -.12,-.9 -.13,-.8C-.15,-.72 -.16,-.55 -.2,-.34H-.02C-.06,-.6 -.06,-.8 -.02,-.97Z" fill="#ffd67c"/>' +
    '<path d="M-.1,-.86L-.24,-.93L-.36,-.985Q-.4,-1 -.39,-1.02L-.33,-1.025L-.22,-.985L-.06,-.93Z" fill="#9a6054"/>'
  const hers =
    '<path d="M.12,-.92C.18,-.87 .16,-.78 .08,-.76C0,-.74 -.1,-.79 -.17,-.83L-.14,-.91C-.08,-.88 -.02,-.9 .04,-.93Z" fill="#f0b443"/><path d="M.12,-.8C.1,-.76 .05,-.75 0,-.755C-.07,-.76 -.13,-.8 -.17,-.83L-.16,-.86C-.1,-.82 0,-.79 .12,-.8Z" fill="#c07f42"/><path d="M-.165,-.835C-.22,-.85 -.27,-.88 -.31,-.92C-.36,-.92 -.41,-.94 -.415,-.955C-.4,-.965 -.37,-.96 -.345,-.957C-.37,-.975 -.37,-.99 -.36,-.995C-.33,-.99 -.3,-.975 -.28,-.96L-.145,-.9Z" fill="#c68a66"/>'
  const [bx, gx, y, k] = [262, 530, 1080, 260]
  const hands = loaf(bx + 0.66 * k, y - 1.03 * k, 84)
  return (
    place(bx, y, k, baker + head(-0.02, -1.5, 0.235, false, scarf)) +
    place(gx, y - 26, k, girl + head(0.0, -1.085, 0.2, true, braid)) +
    hands +
    place(bx, y, k, near) +
    place(gx, y - 26, k, hers)
  )
}
/** The table in the near corner with its cloth and the loaves. */
function table(): string {
  const stripes = Array.from({ length: 15 }, (_, i) => {
    const ink = ['#7c3055', '#2f5f86', '#c98a4a', '#3f3a68'][i % 4]
    const x = -26 + i * 48
    return `<path d="M${x},948h34v62h-34Z" fill="${ink}"/><path d="M${x + 17},958l10,18l-10,18l-10,-18Z" fill="#f3e0b8"/>`
  }).join('')
  const rows: [y: number, w: number, from: number, stacks: number[]][] = [
    [908, 148, 38, [2, 1, 1, 1, 2]],
    [934, 164, -6, [1, 2, 1, 1, 2]],
  ]
  const loaves = rows.flatMap(([y, w, from, stacks], row) =>
    stacks.map((high, i) => {
      const x = from + i * w * (row ? 0.9 : 0.98)
      return (
        `<ellipse cx="${x + 8}" cy="${y + 10}" rx="${w * 0.52}" ry="${w * 0.19}" fill="#3c2f58"/>` +
        Array.from({ length: high }, (_, k) => loaf(x + (k ? 5 : 0), y - k * w * 0.1, w)).join('')
      )
    }),
  )
  return (
    `<path d="M-10,886H742L690,948H-10Z" fill="#6c4c68"/><path d="M690,948L742,886V1010H690Z" fill="#2f2850"/><path d="M-10,948H690V1010H-10Z" fill="#4c3f68"/><clipPath id="front"><path d="M-10,944H690V1010H-10Z"/></clipPath><g clip-path="url(#front)">${stripes}</g><path d="M-10,944H691V951H-10Z" fill="#f3e0b8"/><path d="M690,944L742,884V891L690,951Z" fill="#b59aa2"/>` +
    loaves.join('')
  )
}
function draw(plate: Plate): void {
  bareSky(plate, [[0, '#1f6f9e'], [190, '#55a5c2'], [380, '#a9d6d2'], [560, '#f0ecc8'], [700, '#fff1cc']]) // prettier-ignore
  const far = tree(60, 704, 150, 170) + pavilion(212, 84, 9) + tree(330, 704, 120, 130) + pavilion(1470, 84, 9) + tree(1362, 704, 110, 128) + tree(1588, 704, 150, 160) // prettier-ignore
  plate.svg(far + hall() + lane() + portal())
  plate.svg(stalls())
  plate.svg(people())
  plate.svg(edgeLight(trade(), [-1, -0.5], 1.5, '#ffe9c0'))
  plate.svg(table())
}
export const views: View[] = [{ name: 'tashkent-uzbekistan-2', focusX: 740, draw }]
