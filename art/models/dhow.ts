/** An Omani dhow under two lateen sails, cut by hand with its crew and its mirror in the water. */
import { place } from '../kit/cut.ts'
import { random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'

// drawn with the waterline at y = 0, the stern post at x = 0 and the bow to the right; the hull is 520 px long
const MAIN = 'M522,-114C410,-252 282,-410 181,-535C158,-436 142,-300 119,-96C250,-86 400,-100 522,-114Z'
const MIZZEN = 'M262,-142C180,-214 76,-296 10,-361C-8,-290 -20,-210 -22,-117C70,-104 160,-112 262,-142Z'
const HULL =
  'M-3,-94C70,-84 120,-66 210,-58C330,-50 440,-66 517,-107L532,-126L541,-121C520,-62 476,-14 413,4L2,4Z'
const SAIL = { light: '#fff2d6', mid: '#f6dcae', shade: '#cf9c78', seam: '#d9ae82' }
const SPAR = '#4a2a36'

/** The round cap of Oman on a head of the cast: cloth and an embroidered band. */
export const kumma = (x: number, y: number, ink: string, band: string): string =>
  `<g transform="translate(${x},${y}) scale(.235)"><path d="M-.49,-.16C-.52,-.46 -.46,-.66 -.34,-.69C-.12,-.74 .12,-.74 .26,-.69C.37,-.65 .4,-.5 .375,-.25C.1,-.32 -.2,-.3 -.49,-.16Z" fill="${ink}"/><path d="M-.5,-.36C-.2,-.5 .12,-.5 .39,-.44V-.34C.1,-.41 -.2,-.39 -.5,-.25Z" fill="${band}"/></g>`

type Point = readonly [number, number]
const along = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
/** A yard, thickest at the middle, and the turns of rope that hold the sail to it. */
function yard(low: Point, high: Point, from: number, to: number, turns: number): string {
  const l = Math.hypot(high[0] - low[0], high[1] - low[1]),
    [nx, ny] = [(high[1] - low[1]) / l, -(high[0] - low[0]) / l],
    off = ([x, y]: Point, d: number): string => `${(x + nx * d).toFixed(1)},${(y + ny * d).toFixed(1)}`,
    middle = along(low, high, 0.5)
  let rope = ''
  for (let i = 0; i <= turns; i++) {
    const p = along(low, high, from + ((to - from) * i) / turns)
    rope += `M${off(p, -5)}L${off(along(p, high, 4 / l), 5)}`
  }
  return `<path d="M${off(low, 2.4)}Q${off(middle, 6)} ${off(high, 1.4)}L${off(high, -1.4)}Q${off(middle, -6)} ${off(low, -2.4)}Z" fill="${SPAR}"/><path d="${rope}" stroke="#e9c79a" stroke-width="1.8" fill="none"/>`
}
/** A sail: its cloths, each with a soft shade along the seam, and one broad shade that comes from the luff. */
function sail(id: string, d: string, cloths: readonly string[], shade: string): string {
  return (
    `<clipPath id="${id}"><path d="${d}"/></clipPath><path d="${d}" fill="${SAIL.light}"/><g clip-path="url(#${id})">` +
    `<path d="${d}" fill="url(#${shade})"/>` +
    cloths
      .map(
        (seam) =>
          [18, 14, 10, 6]
            .map(
              (w) =>
                `<path d="${seam}" transform="translate(${-w / 2},0)" fill="none" stroke="${SAIL.shade}" stroke-opacity=".07" stroke-width="${w}"/>`,
            )
            .join('') + `<path d="${seam}" fill="none" stroke="${SAIL.seam}" stroke-width="1.6"/>`,
      )
      .join('') +
    '</g>'
  )
}
/** Seams that run with the leech, from the luff to the foot. */
const seams = (tack: Point, peak: Point, clew: Point, bulge: number, at: readonly number[]): string[] =>
  at.map((t) => {
    const a = along(peak, tack, t),
      b = along(clew, tack, t),
      m = along(a, b, 0.5)
    return `M${a[0]},${a[1] - 8}Q${m[0] + bulge * (1 - t)},${m[1]} ${b[0]},${b[1] + 24}`
  })
const stops = (list: readonly (readonly [number, string])[]): string =>
  list.map(([o, ink]) => `<stop offset="${o}" stop-color="${ink}"/>`).join('')

let serial = 0
function boat(): string {
  const id = `dhow${serial++}`
  const look = { skin: '#7a4c3c', hair: '#241a34', shoes: '#2b2440', shade: '#3a2444' }
  const crew =
    place(66, -68, 47, figure('waves', { ...look, top: '#b9523a', farTop: '#b9523a', bottom: '#5a3a50' }) + kumma(0.03, -1.6, '#fff3d8', '#c9803c')) + // prettier-ignore
    place(12, -74, 46, figure('sits', { ...look, top: '#2f6f86', farTop: '#27586e', bottom: '#2f6f86' }) + kumma(0.03, -1.2, '#fff3d8', '#b9523a')) + // prettier-ignore
    place(328, -29, 47, figure('sits', { ...look, top: '#d9924a', farTop: '#b06c3e', bottom: '#5a3a50' }) + kumma(0.03, -1.2, '#fff3d8', '#2f6f86')) // prettier-ignore
  const planks = [30, 44, 58]
    .map(
      (k) =>
        `<path d="M-3,${-94 + k}C70,${-84 + k} 120,${-66 + k} 210,${-58 + k}C330,${-50 + k} 440,${-66 + k * 0.9} 535,${-118 + k * 0.7}" fill="none" stroke="#4c2636" stroke-width="1.4"/>`,
    )
    .join('')
  return (
    // light falls from the left: the cloth near the leech has it, the luff turns away
    `<linearGradient id="${id}a" gradientUnits="userSpaceOnUse" x1="205" y1="-190" x2="360" y2="-316">${stops(
      [
        [0, SAIL.light],
        [0.3, SAIL.light],
        [0.62, SAIL.mid],
        [1, SAIL.shade],
      ],
    )}</linearGradient>` + // prettier-ignore
    `<linearGradient id="${id}b" gradientUnits="userSpaceOnUse" x1="10" y1="-300" x2="150" y2="-120">${stops([
      [0, SAIL.light],
      [0.36, SAIL.light],
      [0.66, '#edc796'],
      [1, '#b98468'],
    ])}</linearGradient>` + // prettier-ignore
    `<path d="M98,-72L126,-284L132,-282L108,-70Z" fill="#7a4a3a"/>` +
    sail(`${id}m`, MIZZEN, seams([262, -142], [10, -361], [-22, -117], -26, [0.24, 0.5]), `${id}b`) +
    yard([258, -150], [4, -370], 0.3, 0.95, 13) +
    `<path d="M284,-50L325,-402L332,-400L298,-48Z" fill="#7a4a3a"/><path d="M328,-398L522,-118" stroke="${SPAR}" stroke-width="2"/>` +
    sail(
      `${id}s`,
      MAIN,
      seams([522, -114], [181, -535], [119, -96], -40, [0.17, 0.36, 0.56, 0.76]),
      `${id}a`,
    ) +
    yard([526, -109], [167, -554], 0.06, 0.95, 30) +
    // sheets of both sails
    `<path d="M119,-96L92,-78M-22,-117L2,-90" stroke="${SPAR}" stroke-width="2"/>` +
    // the far rail, inside
    `<path d="M-3,-94C120,-92 400,-74 517,-107C440,-66 330,-50 210,-58C120,-66 70,-84 -3,-94Z" fill="#4a2834"/><path d="M284,-50L289.4,-96H303.4L298,-48Z" fill="#7a4a3a"/>` +
    crew +
    `<path d="M-16,-70L4,-76V6L-20,4Z" fill="#3f2030"/>` +
    `<clipPath id="${id}h"><path d="${HULL}"/></clipPath><path d="${HULL}" fill="#7d4438"/><g clip-path="url(#${id}h)">` +
    // the bow turns out of the light
    `<path d="M545,-130C470,-90 420,-50 372,10H560Z" fill="#5f3036"/><path d="M0,-14C140,-8 300,-8 450,-22L540,-34V10H0Z" fill="#47253a"/>` +
    planks +
    `<path d="M-3,-84C70,-74 120,-56 210,-48C330,-40 440,-56 535,-112" fill="none" stroke="#2c8494" stroke-width="9"/><path d="M-3,-94C70,-84 120,-66 210,-58C330,-50 440,-66 540,-126" fill="none" stroke="#e2a76c" stroke-width="12"/>` +
    '</g>' +
    // the open rail of the poop
    `<path d="${[4, 20, 36, 52, 68, 84, 100].map((x) => `M${x},${(-93 + x * 0.14).toFixed(1)}V${(-111 + x * 0.13).toFixed(1)}`).join('')}" stroke="#e2a76c" stroke-width="2.6"/><path d="M-4,-112L104,-98" stroke="#e2a76c" stroke-width="4" stroke-linecap="round"/>`
  )
}
/** The dhow with its stern post at (x, y) on the water, its mirror in bars that part towards us, and its wake. */
export function dhow(x: number, y: number, scale: number): string {
  const r = random(7),
    id = `dhow${serial++}`
  let bars = ''
  for (let depth = 8, i = 0; depth < 300; i++) {
    // the longest in the middle of its row, never two of one length
    const near = Math.min(1, depth / 190),
      centre = 262 - near * 50 + r.range(-30, 30) + (i % 2 ? 24 : -24) * near,
      reach = (310 - 150 * near) * r.range(0.8, 1.05),
      half = 8 - 2 * near
    const lens = (from: number, to: number, y: number, h: number): string => {
      const m = (from + to) / 2 + r.range(-30, 30)
      return `M${from.toFixed(1)},${y.toFixed(1)}Q${m.toFixed(1)},${(y - h * 2).toFixed(1)} ${to.toFixed(1)},${y.toFixed(1)}Q${m.toFixed(1)},${(y + h * 2).toFixed(1)} ${from.toFixed(1)},${y.toFixed(1)}Z`
    }
    bars += lens(centre - reach, centre + reach, depth, half)
    depth += 11 + 9 * near + r.range(0, 4 * near)
  }
  return `<g transform="translate(${x},${y}) scale(${scale})"><clipPath id="${id}"><path d="M-24,0H450V6H-24Z${bars}"/></clipPath><linearGradient id="${id}f" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="200"><stop offset="0" stop-color="#fff" stop-opacity=".62"/><stop offset=".45" stop-color="#fff" stop-opacity=".56"/><stop offset="1" stop-color="#fff" stop-opacity=".26"/></linearGradient><mask id="${id}g" maskUnits="userSpaceOnUse" x="-100" y="0" width="700" height="320"><path d="M-100,0H600V320H-100Z" fill="url(#${id}f)"/></mask><g clip-path="url(#${id})" mask="url(#${id}g)"><g transform="scale(1,-1)">${boat()}</g></g><path d="M-18,0C-60,-3 -120,1 -190,8C-130,9 -70,9 -18,6Z" fill="#fff3d8" fill-opacity=".8"/><path d="M-40,14C-80,12 -120,15 -160,20C-120,21 -80,20 -40,14Z" fill="#fff3d8" fill-opacity=".5"/>${boat()}</g>`
}
