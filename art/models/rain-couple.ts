/** Two people arm in arm under one umbrella, walking: metres, feet at y = 0, y down, facing right. He holds its shaft, she holds his arm. */
import { smooth, taper } from '../kit/cut.ts'
import { mix } from '../kit/ink.ts'
import { figure, type Look } from '../kit/people.ts'
import type { PoseName } from '../kit/poses.ts'
import type { Pt } from '../kit/vec.ts'

const f = (v: number) => v.toFixed(3)
const NIGHT = '#1f2450'
/** A smooth open line: the seams are soft, and collar and hem keep their corners. */
function line(points: readonly Pt[]): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!
  let d = `${f(at(0)[0])},${f(at(0)[1])}`
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${f(b[0] + (c[0] - a[0]) / 6)},${f(b[1] + (c[1] - a[1]) / 6)} ${f(c[0] - (e[0] - b[0]) / 6)},${f(c[1] - (e[1] - b[1]) / 6)} ${f(c[0])},${f(c[1])}`
  }
  return d
}
let serial = 0
/** A shape in two tones: the shade stays along its left edge. */
export function garment(front: readonly Pt[], rear: readonly Pt[], ink: string, over: string): string {
  const id = `rc${serial++}`,
    shift = [0.055, -0.01],
    d = `M${line(front)}L${line(rear)}Z`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><path d="${d}" fill="${mix(ink, NIGHT, 0.34)}"/><g clip-path="url(#${id})"><path d="${d}" transform="translate(${shift[0]},${shift[1]})" fill="${ink}"/>${over}</g>`
}
const sleeve = (a: Pt, b: Pt, c: Pt, ink: string): string =>
  `<path d="${taper(a, 0.066, b, 0.056)}${taper(b, 0.056, c, 0.042)}" fill="${ink}"/>`
/** Four fingers closed round a vertical shaft at (x, y), the thumb above them. */
const fist = (x: number, y: number, skin: string): string => {
  const dark = mix(skin, NIGHT, 0.34)
  return (
    `<path d="M${x - 0.05},${y + 0.035}C${x - 0.06},${y - 0.03} ${x - 0.03},${y - 0.055} ${x + 0.02},${y - 0.05}L${x + 0.034},${y + 0.04}C${x},${y + 0.062} ${x - 0.03},${y + 0.06} ${x - 0.05},${y + 0.035}Z" fill="${dark}"/>` +
    [-0.03, -0.006, 0.018, 0.04]
      .map(
        (dy, i) =>
          `<path d="${taper([x - 0.016, y + dy + 0.004], 0.0135, [x + 0.034 - i * 0.003, y + dy], 0.012)}" fill="${skin}"/>`,
      )
      .join('') +
    `<path d="${taper([x - 0.03, y - 0.02], 0.014, [x + 0.012, y - 0.056], 0.011)}" fill="${skin}"/>`
  )
}
/** The canopy from below: its near panels, and inside it the far panels with their ribs. `inks` are light, own, shade, inside, rib. */
function canopy(
  x: number,
  y: number,
  w: number,
  inks: readonly [string, string, string, string, string],
): { inside: string; outside: string } {
  const [rx, ry, high] = [w / 2, w * 0.088, w * 0.31]
  const rim = (a: number): Pt => [x + Math.cos(a) * rx, y - Math.sin(a) * ry]
  const at = (k: number) => rim(Math.PI - (k * Math.PI) / 4)
  const hub: Pt = [x, y - high * 0.82]
  const bow = (a: Pt, b: Pt, dip: number): string =>
    `Q${f((a[0] + b[0]) / 2)},${f((a[1] + b[1]) / 2 + dip)} ${f(b[0])},${f(b[1])}`
  // the far half of the rim, seen from inside
  const below = [0, 1, 2, 3, 4].map((k) => rim(Math.PI + (k * Math.PI) / 4))
  let inside = `M${f(at(0)[0])},${f(at(0)[1])}`
  for (let k = 0; k < 4; k++) inside += bow(below[k]!, below[k + 1]!, -0.012)
  inside += `L${f(x + rx * 0.6)},${f(y - high * 0.6)}L${f(x - rx * 0.6)},${f(y - high * 0.6)}Z`
  const ribs = below
    .slice(1, 4)
    .map(([bx, by]) => `M${f(hub[0])},${f(hub[1])}L${f(bx)},${f(by)}`)
    .join('')
  // the near panels: each from the crown along its rib to the rim
  const crown: Pt = [x, y - high]
  const along = ([bx, by]: Pt): string =>
    `Q${f(x + (bx - x) * 0.72)},${f(y - high * 0.98 + (by - y) * 0.3)} ${f(bx)},${f(by)}`
  const panel = (a: Pt, b: Pt, ink: string): string =>
    `<path d="M${f(crown[0])},${f(crown[1])}${along(a)}${bow(a, b, -0.03)}Q${f(x + (b[0] - x) * 0.72)},${f(y - high * 0.98 + (b[1] - y) * 0.3)} ${f(crown[0])},${f(crown[1])}Z" fill="${ink}"/>`
  const tones = [inks[0], inks[1], mix(inks[1], inks[2], 0.5), inks[2]]
  return {
    inside: `<path d="${inside}" fill="${inks[3]}"/><path d="${ribs}" stroke="${inks[4]}" stroke-width=".011" fill="none"/>`,
    outside:
      [0, 1, 2, 3].map((k) => panel(at(k), at(k + 1), tones[3 - k]!)).join('') +
      `<path d="M${f(x - 0.014)},${f(y - high + 0.01)}l.006,-.075h.016l.006,.075Z" fill="${NIGHT}"/>`,
  }
}
export interface Rain {
  coats: [his: string, hers: string]
  umbrella: readonly [light: string, own: string, shade: string, inside: string, rib: string]
}
export function rainCouple({ coats: [his, hers], umbrella }: Rain): string {
  const skin = '#d09a78',
    hair = '#1b1a30'
  const look = (more: Partial<Look>): Look => ({
    skin,
    hair,
    top: his,
    bottom: '#3b3f68',
    far: '#20224a',
    shoes: '#15162e',
    lit: 'front',
    shade: NIGHT,
    ...more,
  })
  const shaft = 0.8,
    hub = 0.47
  const { inside, outside } = canopy(hub, -1.82, 1.84, umbrella)
  const tilted = (body: string): string => `<g transform="rotate(-7 ${hub} -1.82)">${body}</g>`
  const rod = `<path d="M${hub + 0.03},-2.2L${hub + 0.044},-2.2L${shaft + 0.012},-1.1L${shaft - 0.008},-1.1Z" fill="${NIGHT}"/><path d="M${shaft},-1.11c.02,.09 -.05,.12 -.075,.06" fill="none" stroke="${NIGHT}" stroke-width=".022" stroke-linecap="round"/>`
  /** The head of one figure of the cast and the legs of another. */
  const ends = (
    poses: [PoseName, PoseName],
    at: readonly [number, number],
    /** How far the legs stride, as a share of the pose. */
    stride: number,
    size: number,
    more: Partial<Look>,
    hem: number,
  ): string =>
    poses
      .map((pose, i) => {
        const id = `rc${serial++}`
        return `<clipPath id="${id}"><path d="${i ? `M-1,${-hem}H1V.2H-1Z` : 'M-1,-2H1V-1.455H-1Z'}"/></clipPath><g transform="translate(${at[i]},0) scale(${i ? size * stride : size},${size})"><g clip-path="url(#${id})">${figure(pose, look(more))}</g></g>`
      })
      .join('')
  // him, a step ahead on the far side
  const man = ends(['strolls', 'strolls'], [0.45, 0.47], 0.92, 1.04, { cut: 'short' }, 0.6)
  const hisCoat = garment(
    [
      [0.4, -1.53],
      [0.49, -1.44],
      [0.53, -1.22],
      [0.5, -1.0],
      [0.55, -0.76],
      [0.61, -0.46],
    ],
    [
      [0.13, -0.45],
      [0.18, -0.76],
      [0.22, -1.02],
      [0.19, -1.24],
      [0.22, -1.44],
      [0.31, -1.53],
    ],
    his,
    `<path d="M.46,-1.5L.445,-1.2L.47,-.4L.492,-.4L.465,-1.2L.49,-1.48Z" fill="${mix(his, NIGHT, 0.45)}"/><path d="M.19,-1.02Q.35,-.97 .56,-1.03V-.985Q.35,-.93 .19,-.98Z" fill="${mix(his, NIGHT, 0.5)}"/><path d="M.33,-1.57L.46,-1.54L.53,-1.38L.42,-1.46Z" fill="${mix(his, '#ffffff', 0.2)}"/>`,
  )
  const scarf = smooth(
    [
      [0.3, -1.52],
      [0.38, -1.535],
      [0.45, -1.525],
      [0.475, -1.49],
      [0.46, -1.445],
      [0.38, -1.435],
      [0.31, -1.46],
    ],
    '#8f3450',
  )
  const bent = (by: number): string =>
    taper([0.34, -1.42], 0.058 - by, [0.31, -1.12], 0.052 - by) + taper([0.31, -1.12], 0.052 - by, [0.62, -1.25], 0.042 - by) // prettier-ignore
  const hisArm =
    `<path d="${bent(0)}" fill="${mix(his, NIGHT, 0.42)}"/><path d="${taper([0.346, -1.43], 0.052, [0.318, -1.126], 0.042)}" fill="${his}"/><path d="${taper([0.316, -1.126], 0.042, [0.625, -1.256], 0.032)}" fill="${mix(his, '#ffffff', 0.1)}"/>` +
    fist(shaft - 0.132, -1.275, skin)
  // her, on the near side: her far hand lies in the crook of his arm
  const woman = ends(
    ['looksUp', 'strolls'],
    [-0.005, -0.165],
    0.8,
    1,
    { top: hers, cut: 'bob', bottom: '#5a2c52', skirt: 'knee' },
    0.42,
  )
  const herFar =
    `<path d="${taper([0.03, -1.34], 0.062, [0.12, -1.06], 0.05)}" fill="${mix(hers, NIGHT, 0.4)}"/><path d="${taper([0.125, -1.06], 0.05, [0.37, -1.19], 0.036)}" fill="${mix(hers, NIGHT, 0.28)}"/><path d="${taper([0.355, -1.183], 0.042, [0.38, -1.194], 0.042)}" fill="${mix(hers, NIGHT, 0.6)}"/>` +
    smooth(
      [
        [0.375, -1.236],
        [0.43, -1.245],
        [0.49, -1.222],
        [0.525, -1.185],
        [0.505, -1.165],
        [0.45, -1.152],
        [0.385, -1.158],
      ],
      skin,
    ) +
    `<path d="M.455,-1.205L.515,-1.178M.44,-1.182L.49,-1.162" stroke="${mix(skin, NIGHT, 0.4)}" stroke-width=".007" fill="none"/>`
  const herCoat = garment(
    [
      [0.09, -1.44],
      [0.155, -1.34],
      [0.185, -1.2],
      [0.15, -1.04],
      [0.21, -0.8],
      [0.285, -0.41],
    ],
    [
      [-0.215, -0.41],
      [-0.16, -0.8],
      [-0.09, -1.03],
      [-0.115, -1.2],
      [-0.09, -1.36],
      [0.0, -1.45],
    ],
    hers,
    `<path d="M-.2,-1.07Q.04,-1.02 .24,-1.07L.24,-1.025Q.04,-.975 -.2,-1.025Z" fill="${mix(hers, NIGHT, 0.6)}"/><path d="M.02,-1.47L.12,-1.46L.17,-1.34L.09,-1.39L0,-1.38Z" fill="#f6e6cc"/><path d="M.07,-1C.09,-.8 .15,-.6 .17,-.4L.08,-.4C.09,-.6 .09,-.8 .07,-1Z" fill="${mix(hers, NIGHT, 0.2)}"/>`,
  )
  const herArm =
    sleeve([-0.015, -1.37], [-0.07, -1.11], [0.07, -0.97], mix(hers, NIGHT, 0.34)) +
    `<path d="${taper([0.005, -1.37], 0.05, [-0.045, -1.115], 0.042)}${taper([-0.04, -1.115], 0.04, [0.08, -0.985], 0.03)}" fill="${hers}"/>` +
    // a handbag on her arm
    `<path d="M.07,-.98Q-.01,-.84 .01,-.76M.1,-.95Q.17,-.84 .15,-.76" fill="none" stroke="#5a2440" stroke-width=".016"/><path d="M-.03,-.78H.19L.215,-.6Q.09,-.57 -.055,-.6Z" fill="#7a2844"/><path d="M-.03,-.78H.19L.195,-.72Q.09,-.67 -.035,-.72Z" fill="#a8405c"/>` +
    `<path d="${taper([0.09, -0.965], 0.03, [0.135, -0.92], 0.026)}${taper([0.13, -0.94], 0.013, [0.155, -0.9], 0.011)}${taper([0.115, -0.92], 0.013, [0.135, -0.88], 0.011)}" fill="${skin}"/>`
  const at = (x: number, body: string): string => `<g transform="translate(${x},0)">${body}</g>`
  return (
    tilted(inside) +
    rod +
    man +
    at(0.09, hisCoat + scarf) +
    at(0.09, hisArm) +
    herFar +
    woman +
    at(-0.11, herCoat + herArm) +
    tilted(outside)
  )
}
