/** Istanbul below the street: the Basilica Cistern, its columns lit from the foot and doubled in still water. */
import { edgeLight, poly } from '../kit/cut.ts'
import { clamp, mix, rgb, smoothstep, type Rgb } from '../kit/ink.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

/** Columns stand 4.9 m apart, 8.4 m to the springing; the vault rises 2.4 m above. The eye looks along an aisle. */
const BAY = 4.9
const HALF = BAY / 2
const SPRING = 8.4
const RISE = 2.4
const EYE = 1.9
const FIRST = 6.6
const FAR = 88
const F = 1000
const AXIS = 720
const HORIZON = 640
const HAZE = '#f0b064'
const GLOW = '#ffe2a0'

const haze = (z: number): number => clamp(smoothstep(8, 84, z))
const inked = (ink: string, z: number): string => mix(ink, HAZE, haze(z))
/** A point in the hall, or with `up` -1 its image in the water. */
const at = (x: number, y: number, z: number, up: 1 | -1): Pt => [
  AXIS + (x * F) / z,
  HORIZON - ((up * y - EYE) * F) / z,
]
const column = (v: number): number => (Math.floor(v / BAY) + 0.5) * BAY
const mod = (v: number, n: number): number => ((v % n) + n) % n

/** The vault as flat webs: the barrels along the aisle, those across it, and a rib from column to column. */
const VAULT = {
  rib: '#c9713c',
  along: '#8a4238',
  foot: '#a9533a',
  facing: '#743740',
  turned: '#4b2a46',
  joint: '#5f2f3e',
}
const TABLE = new Map<string, Rgb[]>(
  Object.entries(VAULT).map(([k, ink]) => [k, Array.from({ length: 101 }, (_, z) => rgb(inked(ink, z)))]),
)
function vaultAt(dx: number, dy: number, eye: number): Rgb | null {
  if (dy <= 0) return null
  let t = (SPRING - eye) / dy
  if (t > FAR) return null
  /** Where the ray leaves the barrel around its present place, seen across (`s` per metre of depth). */
  const leave = (s: number, centre: number): number => {
    const [p, q] = [s / HALF, dy / RISE],
      [m, n] = [centre / HALF, (SPRING - eye) / RISE]
    const a = p * p + q * q,
      b = p * m + q * n,
      c = m * m + n * n - 1
    return (b + Math.sqrt(Math.max(0, b * b - a * c))) / a
  }
  let along = true
  for (let n = 0; n < 60; n++) {
    const mid = along ? Math.round((dx * t) / BAY) * BAY : column(t - FIRST) + FIRST
    const next = leave(along ? dx : 1, mid)
    if (next <= t + 1e-5 && n > 0) break
    t = Math.max(t, next)
    along = !along
  }
  if (t > FAR) return null
  const u = (dx * t) / BAY - Math.round((dx * t) / BAY),
    v = mod(t - FIRST, BAY) / BAY - 0.5
  const own = Math.abs(u) < Math.abs(v) // under the barrel along the aisle
  const [s, o] = own ? [u, v] : [v, u]
  const turn = Math.asin(clamp(2 * s, -1, 1))
  const inAisle = Math.abs(dx * t) < HALF // elsewhere ribs and joints would only be splinters
  const rib = inAisle && 0.5 - Math.abs(o) < 0.062 && Math.abs(s) < (o < 0 ? 0.47 : 0.36)
  const joint = inAisle && !(own && rib) && mod(turn + 0.14, 0.28) < 0.016
  const part = joint
    ? 'joint'
    : own
      ? rib
        ? 'rib'
        : Math.abs(s) > 0.4
          ? 'foot'
          : 'along'
      : v > 0
        ? 'facing'
        : 'turned'
  return TABLE.get(part)![Math.min(100, Math.round(t))]!
}

/** A block about (x, z) as its front, the side towards the aisle, and its top or bed. */
function block(
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  up: 1 | -1,
  [front, side, lie]: string[],
): string {
  const r = w / 2,
    near = z - r,
    far = z + r,
    inner = x < 0 ? x + r : x - r
  const bed = y > EYE || up < 0 ? y : y + h
  return (
    poly([at(x - r, bed, near, up), at(x + r, bed, near, up), at(x + r, bed, far, up), at(x - r, bed, far, up)], inked(lie!, z)) +
    poly([at(inner, y, near, up), at(inner, y + h, near, up), at(inner, y + h, far, up), at(inner, y, far, up)], inked(side!, z)) +
    poly([at(x - r, y, near, up), at(x + r, y, near, up), at(x + r, y + h, near, up), at(x - r, y + h, near, up)], inked(front!, z))
  ) // prettier-ignore
}
/** A column, its lamp at the foot on the aisle's side: metres, with y up. */
function shaft(x: number, z: number, up: 1 | -1, id: string): string {
  const s = x < 0 ? 1 : -1
  const c = (ink: string): string => inked(ink, z)
  const outline =
    'M-.47,.95L-.42,6.75Q-.5,6.8 -.42,6.88C-.44,7.2 -.5,7.4 -.7,7.64H.7C.5,7.4 .44,7.2 .42,6.88Q.5,6.8 .42,6.75L.47,.95Q.56,.9 .53,.82Q.6,.8 .57,.76Q.74,.72 .72,.56Q.72,.42 .66,.4H-.66Q-.72,.42 -.72,.56Q-.74,.72 -.57,.76Q-.6,.8 -.53,.82Q-.56,.9 -.47,.95Z'
  const flame = (w: number, h: number, dx: number, ink: string): string =>
    `<path d="M${dx - w},.3C${dx - w},${h * 0.55} ${dx - w * 0.45},${h * 0.9} ${dx},${h}C${dx + w * 0.45},${h * 0.9} ${dx + w},${h * 0.55} ${dx + w},.3Z" fill="${c(ink)}"/>`
  let leaves = ''
  for (const [y, w, n] of [
    [6.92, 0.46, 3],
    [7.22, 0.58, 4],
  ] as const)
    for (let i = 0; i < n; i++) {
      const lx = ((i + 0.5) / n - 0.5) * 2 * w,
        r = (w / n) * 0.78
      leaves += `<path d="M${(lx - r).toFixed(3)},${y}Q${(lx - r * 1.1).toFixed(3)},${y + 0.34} ${lx.toFixed(3)},${y + 0.38}Q${(lx + r * 1.1).toFixed(3)},${y + 0.34} ${(lx + r).toFixed(3)},${y}Z" fill="${c(lx > -0.1 ? '#b5613a' : '#6d3844')}"/>`
    }
  const [px, py] = at(x, 0, z, up)
  const k = F / z
  return (
    `<clipPath id="${id}"><path d="${outline}"/></clipPath><g transform="translate(${px.toFixed(2)},${py.toFixed(2)}) scale(${(k * s).toFixed(3)},${(-k * up).toFixed(3)})"><g clip-path="url(#${id})">` +
    `<rect x="-1" y="0" width="2" height="8" fill="${c('#432644')}"/>` +
    `<path d="M-.2,0L-.18,6.8L-.24,7.7H1V0Z" fill="${c('#7d3d40')}"/>` +
    `<path d="M.08,0L.07,6.8L.1,7.7H1V0Z" fill="${c('#a04f3c')}"/>` +
    flame(0.46, 4.7, 0.2, '#d87f3c') +
    flame(0.38, 3.2, 0.22, '#f9b655') +
    flame(0.27, 1.9, 0.24, '#fff0c0') +
    `<path d="M-1,.4H-.24Q-.3,.6 -.22,.76L-.2,.95H-1Z" fill="${c('#6b3644')}"/>` +
    `<path d="M-.24,.76Q.2,.7 .6,.76M-.2,.95Q.15,.9 .5,.95" fill="none" stroke="${c('#f3a94e')}" stroke-width=".035"/>` +
    `</g>${leaves}<path d="M-.5,6.75H.5V6.88H-.5Z" fill="${c('#c3713f')}"/></g>`
  )
}
function columns(up: 1 | -1, last: number, first: number): string {
  let body = ''
  for (let j = last; j >= first; j--)
    for (const i of [6, 5, 4, 3, 2, 1, 0])
      for (const s of [-1, 1]) {
        const x = s * (i + 0.5) * BAY,
          z = FIRST + j * BAY
        if (Math.abs((x * F) / z) > 1100 || (j === 0 && i > 0)) continue
        const foot = block(x, 0, z, 1.5, 0.4, up, ['#8d4639', '#f4ae58', '#ffe6a8'])
        const head =
          block(x, 7.86, z, 1.1, 0.56, up, ['#56304a', '#84423c', '#84423c']) +
          block(x, 7.64, z, 1.42, 0.22, up, ['#6b3846', '#a4543a', '#b9653c'])
        body += head + foot + shaft(x, z, up, `c${up}${s}${i}-${j}`)
      }
  return body
}

const BRIDGE = { z: 13.9, y: 0.5 }
/** The visitors' footbridge across the aisles, with a rail on its far side. */
function bridge(up: 1 | -1): string {
  const { z, y } = BRIDGE
  const bar = (x: number, u: number, lo: number, hi: number, d: number, ink: string): string =>
    poly([at(x, lo, d, up), at(u, lo, d, up), at(u, hi, d, up), at(x, hi, d, up)], ink)
  let body = ''
  const back = z + 0.7
  for (let x = -13.6; x < 14; x += 1.7) body += bar(x - 0.035, x + 0.035, y, y + 1, back, '#5a3040')
  body += bar(-14, 14, y + 0.97, y + 1.05, back, '#5a3040') + bar(-14, 14, y + 0.5, y + 0.54, back, '#5a3040')
  body += poly([at(-14, y, z - 0.7, up), at(14, y, z - 0.7, up), at(14, y, back, up), at(-14, y, back, up)], up > 0 ? '#c77d46' : '#2b1c38') // prettier-ignore
  for (let x = -12.75; x < 14; x += 5.1) body += bar(x - 0.1, x + 0.1, -0.1, y, z - 0.6, '#2b1c38')
  return body + bar(-14, 14, y - 0.16, y, z - 0.7, '#38223e')
}
/** Two at the rail from behind, his arm round her shoulders. */
function couple(up: 1 | -1): string {
  const hers =
    '<path d="M-.52,-.6L-.5,-.1Q-.53,-.01 -.52,0H-.41L-.4,-.1L-.38,-.6ZM-.35,-.6L-.33,-.1L-.35,0H-.24L-.235,-.1L-.2,-.6Z" fill="#2a1b38"/>' +
    '<path d="M-.43,-1.36C-.5,-1.33 -.56,-1.32 -.58,-1.24C-.6,-1.12 -.62,-1 -.59,-.88L-.55,-.9C-.56,-.75 -.58,-.6 -.6,-.5Q-.36,-.46 -.12,-.5C-.15,-.7 -.2,-.85 -.19,-1L-.14,-1.28L-.31,-1.37Z" fill="#b23d43"/>' +
    '<path d="M-.36,-1L-.34,-.5Q-.22,-.48 -.12,-.5C-.15,-.7 -.2,-.85 -.19,-1L-.14,-1.28L-.28,-1.3Z" fill="#7c2a40"/>' +
    '<path d="M-.4,-1.63C-.3,-1.68 -.22,-1.62 -.21,-1.52C-.2,-1.42 -.21,-1.32 -.24,-1.2Q-.33,-1.14 -.44,-1.19C-.47,-1.32 -.49,-1.42 -.47,-1.51Q-.46,-1.6 -.4,-1.63Z" fill="#2a1830"/>'
  const his =
    '<path d="M-.17,-.95L-.15,-.5L-.13,-.08L-.16,0H-.02L-.03,-.08L0,-.5L.02,-.76L.07,-.5L.12,-.08L.11,0H.25L.22,-.08L.19,-.5L.18,-.95Z" fill="#2a1c3c"/>' +
    '<path d="M-.06,-1.62L-.075,-1.48H.075L.06,-1.62Z" fill="#7c4638"/>' +
    '<path d="M-.07,-1.52C-.13,-1.47 -.2,-1.46 -.23,-1.38C-.25,-1.2 -.2,-1.02 -.195,-.8Q0,-.77 .195,-.8C.2,-.95 .2,-1.02 .21,-1.08L.3,-1.08C.315,-1.18 .285,-1.31 .225,-1.4C.19,-1.45 .12,-1.475 .07,-1.52Z" fill="#28506a"/>' +
    '<path d="M.02,-1.5L.03,-.78Q.12,-.78 .195,-.8C.2,-.95 .2,-1.02 .21,-1.08L.3,-1.08C.315,-1.18 .285,-1.31 .225,-1.4C.19,-1.45 .12,-1.475 .07,-1.52Z" fill="#1e3854"/>' +
    '<path d="M-.1,-1.67Q-.115,-1.66 -.105,-1.62L-.085,-1.6Q-.05,-1.56 0,-1.56Q.05,-1.56 .085,-1.6L.105,-1.62Q.115,-1.66 .1,-1.67Q.1,-1.8 0,-1.8Q-.1,-1.8 -.1,-1.67Z" fill="#7c4638"/>' +
    '<path d="M-.1,-1.67Q-.07,-1.57 0,-1.56Q.07,-1.57 .1,-1.67Q.11,-1.81 0,-1.81Q-.11,-1.81 -.1,-1.67Z" fill="#241630"/>'
  const arm =
    '<path d="M-.18,-1.43C-.3,-1.42 -.44,-1.36 -.57,-1.24Q-.6,-1.2 -.55,-1.17C-.44,-1.24 -.3,-1.28 -.16,-1.26Z" fill="#28506a"/><path d="M-.55,-1.26Q-.62,-1.22 -.61,-1.1L-.57,-1.06L-.53,-1.16Z" fill="#a5613f"/>'
  const [x, y] = at(0.1, BRIDGE.y, BRIDGE.z + 0.1, up)
  const k = F / BRIDGE.z
  const body = `<g transform="translate(${x.toFixed(1)},${y.toFixed(1)}) scale(${(k * 1.06).toFixed(2)},${(up * k * 1.06).toFixed(2)})">${hers + his + arm}</g>`
  return edgeLight(body, [-1, -0.25 * up], 1.6, '#ffdc94')
}
/** Cuts of still water across the image: long lenses, wider apart towards us. */
function ripples(): string {
  let d = ''
  for (const [x, y, w, h] of [
    [720, 690, 120, 1.5],
    [650, 722, 190, 2],
    [560, 752, 150, 2.5],
    [560, 836, 200, 3.5],
    [860, 866, 200, 4],
    [1010, 926, 300, 5],
    [1290, 790, 300, 3],
    [150, 770, 280, 3],
    [1420, 900, 360, 5],
    [980, 975, 420, 6],
  ] as const)
    d += `M${x - w / 2},${y}Q${x},${y - h} ${x + w / 2},${y}Q${x},${y + h} ${x - w / 2},${y}Z`
  return `<path d="${d}" fill="#2c3357"/>`
}
function draw(plate: Plate): void {
  const [wall, glow] = [rgb(HAZE), rgb(GLOW)]
  plate.field((x, y) => {
    const up = y < HORIZON
    const seen = vaultAt((x - AXIS) / F, Math.abs(HORIZON - y) / F, up ? EYE : -EYE)
    if (seen) return [seen, 1]
    const t = clamp(1 - Math.hypot((x - AXIS) / 210, (y - HORIZON) / 170))
    return [[0, 1, 2].map((k) => wall[k]! + (glow[k]! - wall[k]!) * t) as unknown as Rgb, 1]
  })
  const below = `<clipPath id="below"><rect y="${HORIZON}" width="1600" height="400"/></clipPath>`
  const view = (up: 1 | -1): string => columns(up, 15, 2) + bridge(up) + couple(up) + columns(up, 1, 0)
  plate.svg(below + `<g clip-path="url(#below)">${view(-1)}</g>`)
  // the water takes its part of the light, the more the steeper one looks into it
  const [far, near] = [rgb('#f2dcc0'), rgb('#6d74a0')]
  plate.field(
    (_x, y) => {
      if (y < HORIZON) return null
      const t = Math.sqrt((y - HORIZON) / 360)
      return [[0, 1, 2].map((k) => far[k]! + (near[k]! - far[k]!) * t) as unknown as Rgb, 1]
    },
    { blend: 'multiply' },
  )
  plate.svg(ripples())
  plate.svg(view(1))
}
export const views: View[] = [{ name: 'istanbul-turkey-3', focusX: 740, draw }]
