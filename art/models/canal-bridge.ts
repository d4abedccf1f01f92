/** A low granite bridge over a canal, from the water before it: its arch and the arch's mirror are one opening. */
import { random } from '../kit/noise.ts'
import type { Pt } from '../kit/vec.ts'

export interface Bridge {
  wide: number
  /** Middle column, waterline row, half width and height of the near arch. */
  cx: number
  base: number
  a: number
  b: number
  /** Column and row that the soffit runs towards, and the far arch's size as a share of the near one's. */
  vx: number
  horizon: number
  ratio: number
  /** Rows of the parapet's top in the middle and at the edges of the picture. */
  top: [middle: number, edge: number]
  /** How high the ring of wedge stones is. */
  ring: number
}
const FACE = ['#38325f', '#332d59', '#3e3768', '#2f2a54'] as const
const WATER = '#1b1d49'
const n = (v: number) => v.toFixed(1)
const f = ([x, y]: Pt) => `${n(x)},${n(y)}`
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const lens = (x: number, y: number, w: number, h: number) =>
  `M${n(x - w)},${n(y)}Q${n(x)},${n(y - h * 2)} ${n(x + w)},${n(y)}Q${n(x)},${n(y + h * 2)} ${n(x - w)},${n(y)}Z`

/** A point of a basket arch: a little fuller than an ellipse. */
const basket = (angle: number): Pt => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return [-Math.sign(c) * Math.abs(c) ** 0.84, s ** 0.84]
}
const near = ({ cx, base, a, b }: Bridge, angle: number, out = 0): Pt => {
  const [x, y] = basket(angle)
  return [cx + x * (a + out), base - y * (b + out)]
}
const far = (o: Bridge, angle: number): Pt => {
  const [x, y] = near(o, angle)
  return [o.vx + (x - o.vx) * o.ratio, o.horizon + (y - o.horizon) * o.ratio]
}
/** Angles that part the near arch into stones of one length. */
function joints(o: Bridge, many: number): number[] {
  const steps = 900,
    along = [0]
  for (let i = 1; i <= steps; i++) {
    const [p, q] = [near(o, ((i - 1) / steps) * Math.PI), near(o, (i / steps) * Math.PI)]
    along.push(along[i - 1]! + Math.hypot(q[0] - p[0], q[1] - p[1]))
  }
  return Array.from({ length: many + 1 }, (_, k) => {
    const i = along.findIndex((v) => v >= (along[steps]! * k) / many)
    return (i / steps) * Math.PI
  })
}
/** An arch from the left foot over the crown to the right foot, down to the waterline. */
function arch(o: Bridge, at: (angle: number) => Pt): string {
  const points = Array.from({ length: 121 }, (_, i) => at((i / 120) * Math.PI))
  return `M${n(points[0]![0])},${n(o.base)}L${points.map(f).join('L')}V${n(o.base)}Z`
}
const nearArch = (o: Bridge, out = 0) => arch(o, (angle) => near(o, angle, out))
const farArch = (o: Bridge) => arch(o, (angle) => far(o, angle))

/** The near face with its stones, coping and soffit. Its ids begin with the name. Without the parapet the stones go on to the edge of the picture. */
export function bridge(o: Bridge, name: string, parapet = true): string {
  const { wide, base, b, ring, top } = o
  let crest = ''
  for (let x = -wide / 20; x <= wide * 1.06; x += wide / 20) {
    const y = top[0] + (top[1] - top[0]) * Math.abs((x - wide / 2) / (wide / 2)) ** 1.7
    crest += `${crest ? 'L' : 'M'}${n(x)},${n(y)}`
  }
  const face = parapet ? `${crest}V${base}H${n(-wide / 20)}Z` : `M0,-200H${wide}V${base}H0Z`
  // courses of large stones behind the ring
  const r = random(5)
  let stones = ''
  const course = 84
  for (let step = 0, y = base; y > (parapet ? 0 : -160); step++, y -= course) {
    let x = step % 2 ? -90 : -20
    while (x < wide) {
      const w = r.range(130, 200)
      stones += shape(
        `M${n(x + 2)},${n(y - 2)}H${n(x + w - 2)}V${n(y - course + 2)}H${n(x + 2)}Z`,
        FACE[Math.floor(r() * 4)]!,
      )
      x += w
    }
  }
  // the ring and the soffit, joint by joint
  const many = 23,
    cuts = joints(o, many)
  let wedges = '',
    under = ''
  for (let i = 0; i < many; i++) {
    const [p, q] = [cuts[i]!, cuts[i + 1]!],
      along = Array.from({ length: 7 }, (_, k) => p + (q - p) * (0.028 + (0.944 * k) / 6))
    wedges += shape(
      `M${along.map((v) => f(near(o, v))).join('L')}L${along
        .toReversed()
        .map((v) => f(near(o, v, ring)))
        .join('L')}Z`,
      i % 2 ? '#4a4178' : '#443b70',
    )
    if (i) under += `M${f(near(o, p))}L${f(far(o, p))}`
  }
  return (
    `<defs><clipPath id="${name}face"><path clip-rule="evenodd" d="${face}${nearArch(o)}"/></clipPath>` +
    `<linearGradient id="${name}soffit" gradientUnits="userSpaceOnUse" x1="0" y1="${n(base - b)}" x2="0" y2="${n(base)}"><stop offset="0" stop-color="#5a4c84"/><stop offset=".5" stop-color="#8a5f88"/><stop offset="1" stop-color="#d99a86"/></linearGradient></defs>` +
    `<path fill-rule="evenodd" d="${nearArch(o)}${farArch(o)}" fill="url(#${name}soffit)"/>` +
    `<path d="${under}" stroke="#3f3569" stroke-width="2.4" fill="none"/>` +
    `<path d="${farArch(o).replace('Z', '')}" stroke="#ffd9a6" stroke-width="4" fill="none"/>` +
    `<g clip-path="url(#${name}face)"><path d="${face}" fill="#25204a"/>${stones}${shape(nearArch(o, ring + 3), '#25204a')}${wedges}` +
    (parapet
      ? `<path d="${crest}" stroke="#25204a" stroke-width="62" fill="none"/><path d="${crest}" stroke="#4a4178" stroke-width="52" fill="none"/><path d="${crest}" stroke="#8f83b4" stroke-width="7" fill="none"/>`
      : '') +
    '</g>'
  )
}
/** The colours of the open sky in the water, from the horizon to the foot of the mirror. */
export const open = (o: Bridge): string =>
  `<linearGradient id="open" gradientUnits="userSpaceOnUse" x1="0" y1="${n(o.horizon)}" x2="0" y2="${n(o.base + o.b * o.ratio)}"><stop offset="0" stop-color="#ffe9bf"/><stop offset=".4" stop-color="#e3c3bb"/><stop offset=".7" stop-color="#a9b4cc"/><stop offset="1" stop-color="#7d93c0"/></linearGradient>`

/** The bridge in the water: the same stones turned over and dimmed, in bars that part towards us. */
export function bridgeMirror(o: Bridge): string {
  const { wide, cx, base, a, b } = o
  const r = random(8)
  // the edge of the opening breaks in flat lenses, wider towards us
  let out = '',
    back = ''
  for (let i = 0; i < 22; i++) {
    const side = i % 2 ? -1 : 1,
      t = ((Math.floor(i / 2) + 0.75 + side * 0.22 + r.range(-0.1, 0.1)) / 11) ** 0.8 * (Math.PI / 2),
      angle = side < 0 ? t : Math.PI - t,
      [x, up] = far(o, angle),
      [ahead] = far(o, angle + 0.01),
      slant = Math.min(1, Math.abs(ahead - x) / (a * 0.01)),
      y = 2 * base - up,
      d = lens(x, y, (9 + 84 * slant ** 2 * r.range(0.7, 1.2)) * Math.min(1, wide / 1200), 1.6 + 4.6 * slant)
    if (slant < 0.36) continue
    if ((i >> 1) % 2) out += d
    else back += d
  }
  // open water between the bars of the stones
  let bars = ''
  for (let i = 0, y = base + 16; y < 1000; i++, y += 17 + i * 1.9)
    for (let x = r.range(-200, 60); x < wide + 200; x += r.range(290, 460))
      bars += lens(x, y, r.range(90, 150) + i * 5, 1.2 + i * 0.33)
  const turned = `matrix(1,0,0,-1,0,${n(2 * base)})`
  return (
    `<defs>${open(o)}<clipPath id="stones"><path clip-rule="evenodd" d="M0,${n(-1000 + base)}H${wide}V${n(base)}H0Z${farArch(o)}" transform="${turned}"/></clipPath>` +
    `<linearGradient id="wet" gradientUnits="userSpaceOnUse" x1="0" y1="${n(base)}" x2="0" y2="${n(base + b)}"><stop offset="0" stop-color="#a87686"/><stop offset=".5" stop-color="#5f4d80"/><stop offset="1" stop-color="#453c72"/></linearGradient></defs>` +
    `<g clip-path="url(#stones)">${shape(`M0,${n(base)}H${wide}V1000H0Z`, WATER)}<g transform="${turned}" opacity=".5">${bridge(o, 'low', false)}</g>` +
    `<path d="${bars}" fill="${WATER}" opacity=".8"/></g>` +
    shape(lens(cx - a - 60, base, 130, 1.6) + lens(cx + a + 70, base, 140, 1.6), '#b79cb8') +
    shape(back, 'url(#wet)') +
    shape(out, 'url(#open)') +
    shape(lens(cx - a * 0.94, base + b * 0.84, 120, 4), '#3d366c') +
    shape(lens(cx + a * 1.02, base + b * 0.72, 100, 3.4), '#3d366c')
  )
}
