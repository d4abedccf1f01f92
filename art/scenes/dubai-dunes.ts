/** Dubai: two camels and their leader on a dune crest, the sun just up on the right, out of the picture. */
import { edgeLight, place, smooth } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'
import { camel } from '../models/camel.ts'

const INK = {
  lip: '#fff0c8',
  lit: '#ffd596',
  warm: '#f6ad6c',
  ripple: '#e59660',
  plain: '#e98f5c',
  near: '#d0694e',
  shade: '#8d4a68',
  deep: '#6f3c66',
}
/** The crest from the apex to the right edge. The caravan walks on the stretch from 600 to 1120. */
const CREST: Pt[] = [
  [545, 205],
  [528, 290],
  [482, 380],
  [452, 450],
  [470, 510],
  [540, 556],
  [640, 592],
  [760, 622],
  [900, 645],
  [1060, 662],
  [1240, 672],
  [1430, 672],
  [1610, 664],
]
/** The row of the crest in a column of its long stretch. */
function crestAt(x: number): number {
  const i = CREST.findIndex(([px], k) => k > 4 && px >= x)
  const [a, b] = [CREST[i - 1]!, CREST[i]!]
  return a[1] + ((x - a[0]) / (b[0] - a[0])) * (b[1] - a[1])
}
/** An open smooth line through the points (Catmull-Rom), without the leading M. */
function along(points: readonly Pt[]): string {
  const at = (i: number): Pt => points[Math.min(points.length - 1, Math.max(0, i))]!
  let d = `${at(0)[0]},${at(0)[1]}`
  for (let i = 0; i < points.length - 1; i++) {
    const [o, p, q, r] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const c = (k: 0 | 1): string => (p[k] + (q[k] - o[k]) / 6).toFixed(1)
    const e = (k: 0 | 1): string => (q[k] - (r[k] - p[k]) / 6).toFixed(1)
    d += `C${c(0)},${c(1)} ${e(0)},${e(1)} ${q[0]},${q[1]}`
  }
  return d
}
/** Where the shadow of the crest ends on the plain. */
const shadowEdge = (x: number): number => 862 - 0.128 * (x - 250)

/** A ripple of sand: thin at both ends, `w` thick in the middle. */
function lens(x: number, y: number, u: number, v: number, w: number, ink: string): string {
  const [mx, my] = [(x + u) / 2, (y + v) / 2 - 16]
  return `<path d="M${x},${y}Q${mx},${my} ${u},${v}Q${mx},${my + w * 2} ${x},${y}Z" fill="${ink}"/>`
}

function sands(): string {
  // the Burj Khalifa and the towers round it, in the haze beyond the dunes
  const city =
    '<path d="M1236,420V376H1246V360H1252V332L1255,262L1258,332V360H1264V376H1274V420ZM1196,420V388H1212V420ZM1290,420V380L1304,372V420ZM1316,420V392H1330V420Z" fill="#b9a2a4"/>'
  const far =
    city +
    smooth([[-60, 420], [70, 352], [190, 384], [330, 440], [460, 520], [-60, 540]], '#f4c496') +
    smooth([[-60, 470], [40, 440], [150, 452], [300, 520], [-60, 560]], '#d99a80') +
    smooth([[1010, 420], [1180, 368], [1370, 336], [1560, 344], [1700, 372], [1700, 600], [1010, 560]], '#f8cfa0') +
    smooth([[1400, 470], [1560, 412], [1700, 386], [1700, 620], [1340, 600]], '#e3a582') // prettier-ignore
  const flank =
    `<linearGradient id="flank" x1="900" y1="280" x2="760" y2="680" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="${INK.lit}"/><stop offset=".55" stop-color="${INK.warm}"/><stop offset="1" stop-color="#f3a264"/></linearGradient>` +
    `<path d="M545,205C640,258 760,300 900,352S1290,452 1610,566V720H400V420Z" fill="url(#flank)"/>`
  // the wind's lines lie along the flank, wider apart towards the foot
  const ripples = [
    [812, 604, 1210, 560, 4],
    [980, 628, 1480, 590, 6],
    [760, 560, 1080, 520, 3],
    [1120, 642, 1620, 628, 7],
    [640, 520, 860, 486, 2.5],
    [1180, 590, 1620, 560, 5],
  ]
    .map(([x, y, u, v, w]) => lens(x!, y!, u!, v!, w!, INK.ripple))
    .join('')
  const slip =
    `<linearGradient id="slip" x1="0" y1="240" x2="0" y2="690" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="${INK.deep}"/><stop offset="1" stop-color="${INK.shade}"/></linearGradient>` +
    `<path d="M${along(CREST)}L1610,${shadowEdge(1610)}L-10,${shadowEdge(-10)}V486Q280,352 545,205Z" fill="url(#slip)"/>` +
    `<path d="M${along(CREST)}" fill="none" stroke="${INK.lip}" stroke-width="5" stroke-linejoin="round"/>`
  const plain =
    `<linearGradient id="plain" x1="0" y1="640" x2="0" y2="1000" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="${INK.plain}"/><stop offset="1" stop-color="${INK.near}"/></linearGradient>` +
    `<path d="M-10,${shadowEdge(-10)}L1610,${shadowEdge(1610)}V1010H-10Z" fill="url(#plain)"/>` +
    [
      [1180, 792, 1640, 742, 9],
      [1010, 846, 1420, 812, 8],
      [600, 985, 1080, 952, 9],
    ]
      .map(([x, y, u, v, w]) => lens(x!, y!, u!, v!, w!, '#dc7d52'))
      .join('')
  return far + flank + ripples + plain + slip
}
/** A drawing turned by the slope that it stands on, in degrees. */
const tilted = (x: number, y: number, scale: number, slope: number, body: string): string =>
  `<g transform="translate(${x},${y}) rotate(${slope})">${place(0, 0, scale, body)}</g>`

interface Walker {
  x: number
  scale: number
  slope: number
  body: string
}
const SHADES = { coat: '#8a5250', shade: '#5c3858' }
const K = 68

/** The small caravan: a camel with bales, a camel with its rider, and the leader on foot. */
function walkers(): [Walker, Walker, Walker] {
  const laden = camel({ ...SHADES, cloth: '#a03f4c', band: '#f3c98c', legs: [[[0.52, 0.66], [0.28, 0.06]], [[0.86, 0.68], [0.94, 0]], [[-1.02, 0.6], [-1.14, 0.05]], [[-0.64, 0.58], [-0.52, 0]]] }) // prettier-ignore
  const ridden = camel({ ...SHADES, coat: '#96594f', cloth: '#23707c', band: '#f3c98c', legs: [[[0.92, 0.68], [0.98, 0.02]], [[0.62, 0.66], [0.4, 0.06]], [[-0.58, 0.58], [-0.44, 0]], [[-1.0, 0.6], [-1.08, 0.04]]] }) // prettier-ignore
  const bales = '<path d="M-.62,-1.98Q-.66,-1.5 -.4,-1.44H.32Q.56,-1.5 .5,-1.98Q-.06,-2.1 -.62,-1.98Z" fill="#c98a5c"/><path d="M-.3,-2.3Q-.1,-2.6 .2,-2.34L.3,-2.02H-.4Z" fill="#5f4a7c"/><path d="M-.3,-2.04L-.28,-1.44M.2,-2.04L.2,-1.44" stroke="#5c3858" stroke-width=".04"/>' // prettier-ignore
  const rider = place(-0.1, -1.72, 0.98, figure('sits', { skin: '#8a5648', hair: '#2c1c3c', top: '#e8c9a8', bottom: '#e8c9a8', skirt: 'long', cut: 'scarf', hat: '#c9503f', shoes: '#5c3858', shade: '#4f3058' })) // prettier-ignore
  const leader = figure('walks', { skin: '#7a4a44', hair: '#2c1c3c', top: '#e6cfb4', bottom: '#b08a86', wear: 'kurta', cut: 'scarf', hat: '#f6e6cc', shade: '#4f3058', size: 1.04 }) // prettier-ignore
  return [
    { x: 640, scale: K, slope: 15, body: laden + bales },
    { x: 886, scale: K, slope: 9, body: ridden + rider },
    { x: 1104, scale: K * 1.08, slope: 0, body: leader },
  ]
}
/** Their shadows reach beyond the dune's own, onto the plain: the outlines, laid along the low light. */
function shadows(): string {
  const laid = walkers().map(({ x, scale, body }) => {
    const y = crestAt(x)
    // the light falls towards us and to the left, one pixel down for each to the left
    const t = (shadowEdge(x) - y) / (1 - 0.128)
    const [u, v] = [x - t, y + t]
    return `<g transform="matrix(1,-0.128,0.62,-0.78,${u.toFixed(1)},${(v - 4).toFixed(1)})">${place(0, 0, scale, body)}</g>`
  })
  return `<filter id="shade" x="-10%" y="-10%" width="120%" height="120%"><feFlood flood-color="${INK.shade}"/><feComposite in2="SourceAlpha" operator="in"/></filter><g filter="url(#shade)">${laid.join('')}</g>`
}
function caravan(): string {
  const [a, b, c] = walkers()
  const bodies = edgeLight(
    [a, b, c].map(({ x, scale, slope, body }) => tilted(x, crestAt(x) + 3, scale, slope, body)).join(''),
    [1, -0.45],
    2.4,
    '#ffd79c',
  )
  /** A point of a walker, in metres before the turn, as a place in the picture. */
  const on = ({ x, scale, slope }: Walker, [u, v]: Pt): Pt => {
    const [sin, cos] = [Math.sin((slope * Math.PI) / 180), Math.cos((slope * Math.PI) / 180)]
    return [x + scale * (u * cos + v * sin), crestAt(x) + 3 + scale * (u * sin - v * cos)]
  }
  const rope = (from: Pt, to: Pt): string =>
    `<path d="M${from[0].toFixed(1)},${from[1].toFixed(1)}Q${((from[0] + to[0]) / 2).toFixed(1)},${(Math.max(from[1], to[1]) + 10).toFixed(1)} ${to[0].toFixed(1)},${to[1].toFixed(1)}" fill="none" stroke="#4a2c50" stroke-width="2.2"/>`
  return (
    bodies + rope(on(b, [1.92, 2.05]), on(c, [-0.17, 0.87])) + rope(on(a, [1.92, 2.05]), on(b, [-0.53, 1.75]))
  )
}
/** Dry grass on the near sand, each tuft with a shadow along the light. */
function tussocks(): string {
  const r = random(11)
  let [dark, lit, laid, drift] = ['', '', '', '']
  for (const [x, y, h] of [
    [1300, 900, 92],
    [1440, 948, 124],
    [1180, 962, 60],
  ] as const) {
    const w = h * 0.3
    drift += `M${(x - w).toFixed(1)},${y + 4}Q${x},${(y - h * 0.16).toFixed(1)} ${(x + w).toFixed(1)},${y + 4}Q${x},${(y + h * 0.1).toFixed(1)} ${(x - w).toFixed(1)},${y + 4}Z`
    for (let i = 0; i < 15; i++) {
      const lean = (i - 7) / 9 + r.range(-0.08, 0.08)
      const len = h * (1 - 0.35 * Math.abs(lean)) * r.range(0.8, 1.05)
      const foot = x + lean * h * 0.14
      const [tip, top]: Pt = [foot + lean * len * 0.8, y - len]
      const blade = (dx: number, dy: number): string =>
        `M${(foot - 3).toFixed(1)},${y}Q${(foot + dx * 0.35).toFixed(1)},${(y + dy * 0.65).toFixed(1)} ${(foot + dx).toFixed(1)},${(y + dy).toFixed(1)}Q${(foot + dx * 0.35 + 5).toFixed(1)},${(y + dy * 0.6).toFixed(1)} ${(foot + 3).toFixed(1)},${y}Z`
      laid += blade(-0.62 * len + lean * len * 0.5, 0.5 * len)
      if (lean > 0.1) lit += blade(tip - foot, top - y)
      else dark += blade(tip - foot, top - y)
    }
  }
  return `<path d="${laid}" fill="#a9505c"/><path d="${dark}" fill="#5a3560"/><path d="${lit}" fill="#f0b070"/><path d="${drift}" fill="#e38a5c"/>`
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#41608f'],
    [150, '#7c94b0'],
    [290, '#c7b6b4'],
    [410, '#f3bd9a'],
    [500, '#fcca8e'],
    [570, '#ffe2ae'],
  ])
  plate.svg(sands() + shadows() + caravan())
  plate.svg(tussocks())
}
export const views: View[] = [{ name: 'dubai-uae-3', focusX: 810, draw }]
