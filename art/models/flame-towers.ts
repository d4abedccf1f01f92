/** The Flame Towers of Baku by night: three glass towers in the shape of flames, lit from within. Each is cut by hand in units of its height, foot at 0, y down. */
import { mix } from '../kit/ink.ts'
import { random } from '../kit/noise.ts'
import type { Pt } from '../kit/vec.ts'

/** The outline of a tower, and its face that turns away. */
interface Cut {
  whole: string
  away: string
}
/** The left tower bends right, the middle one, the tallest, bends left, the right one bends right and shows its other face. */
const CUTS: Cut[] = [
  {
    whole:
      'M-.14,.04C-.235,-.16 -.255,-.4 -.16,-.62C-.1,-.79 .07,-.86 .13,-1C.142,-.88 .175,-.74 .192,-.57C.215,-.37 .2,-.16 .13,.04Z',
    away: 'M.13,-1C.142,-.88 .175,-.74 .192,-.57C.215,-.37 .2,-.16 .13,.04L.05,.04C.11,-.14 .12,-.32 .08,-.5C.055,-.65 .09,-.84 .13,-1Z',
  },
  {
    whole:
      'M-.125,.04C-.185,-.16 -.2,-.36 -.165,-.55C-.135,-.71 -.115,-.86 -.135,-1C-.02,-.9 .09,-.77 .14,-.58C.195,-.38 .19,-.16 .125,.04Z',
    away: 'M-.135,-1C-.02,-.9 .09,-.77 .14,-.58C.195,-.38 .19,-.16 .125,.04L.02,.04C.085,-.16 .105,-.37 .06,-.56C.025,-.72 -.05,-.88 -.135,-1Z',
  },
  {
    whole:
      'M-.13,.04C-.2,-.14 -.235,-.34 -.2,-.52C-.16,-.72 .04,-.82 .16,-1C.135,-.87 .15,-.75 .19,-.59C.24,-.4 .23,-.16 .14,.04Z',
    away: 'M.16,-1C.095,-.86 -.02,-.74 -.055,-.56C-.085,-.38 -.07,-.16 -.025,.04L-.13,.04C-.2,-.14 -.235,-.34 -.2,-.52C-.16,-.72 .04,-.82 .16,-1Z',
  },
]
export interface Flame {
  /** Middle of the foot. */
  at: Pt
  high: number
}
const FIRE =
  '<linearGradient id="fire" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#fff0ae"/><stop offset=".3" stop-color="#ffcb5e"/><stop offset=".62" stop-color="#ff8b3d"/><stop offset="1" stop-color="#f2453c"/></linearGradient><linearGradient id="embers" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#f0913f"/><stop offset=".45" stop-color="#d24a42"/><stop offset="1" stop-color="#8f1f4e"/></linearGradient>'
/** A few of the floors, bowed as the glass is. */
function floors(): string {
  let d = ''
  for (const v of [0.14, 0.29, 0.44, 0.59, 0.74])
    d += `M-.3,${-v}Q0,${-v + 0.03} .3,${-v - 0.015}V${-v - 0.009}Q0,${-v + 0.037} -.3,${-v + 0.006}Z`
  return `<path d="${d}" fill="#a32a3e" opacity=".26"/>`
}
const n = (v: number) => v.toFixed(1)
/** Points along an outline of curves and straight lines. */
function sampled(outline: string): Pt[] {
  const all: Pt[] = []
  for (const [, kind, list] of outline.matchAll(/([MCL])([^MCLZ]*)/g)) {
    const v = [...list!.matchAll(/-?\d*\.?\d+/g)].map(Number)
    if (kind !== 'C') all.push([v[0]!, v[1]!])
    else
      for (let i = 0; i < v.length; i += 6) {
        const from = all.at(-1)!
        for (let k = 1; k <= 16; k++) {
          const t = k / 16,
            u = 1 - t,
            along = (c: 0 | 1) => u ** 3 * from[c] + 3 * u * u * t * v[i + c]! + 3 * u * t * t * v[i + 2 + c]! + t ** 3 * v[i + 4 + c]! // prettier-ignore
          all.push([along(0), along(1)])
        }
      }
  }
  return all
}
/** A ripple: a thin dark line on the water, pointed at both ends, thicker near one of them. */
function ripple(a: number, b: number, y: number, thick: number, ink: string): string {
  const q = b - a
  return `<path d="M${n(a)},${n(y)}C${n(a + q * 0.3)},${n(y - thick)} ${n(a + q * 0.62)},${n(y - thick * 0.5)} ${n(b)},${n(y - thick * 0.3)}C${n(a + q * 0.66)},${n(y + thick * 0.9)} ${n(a + q * 0.3)},${n(y + thick * 1.1)} ${n(a)},${n(y)}Z" fill="${ink}"/>`
}
/** The towers mirrored in wet stone about the horizon, `squat` times as high as they are: they sway with the water, and ripples that grow towards us cut them. */
export function flameMirror(flames: readonly Flame[], horizon: number, squat: number): string {
  const r = random(8)
  let s =
    '<linearGradient id="mirror" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffeaa6"/><stop offset=".32" stop-color="#ffc45c"/><stop offset=".65" stop-color="#fb8640"/><stop offset="1" stop-color="#e2433f"/></linearGradient>' +
    '<linearGradient id="mirror2" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e98845"/><stop offset=".45" stop-color="#c94446"/><stop offset="1" stop-color="#8f1f4e"/></linearGradient>'
  flames.forEach(({ at: [x, foot], high }, i) => {
    const { whole, away } = CUTS[i]!,
      top = 2 * horizon - foot,
      deep = high * squat,
      sway = (t: number) =>
        (0.6 + 7.5 * t) * Math.sin(2 * Math.PI * (5.2 * Math.max(0, t) ** 0.8 + i * 0.37)),
      mirrored = (outline: string, ink: string) =>
        `<path d="M${sampled(outline)
          .map(([u, v]) => `${n(x + u * high + sway(-v))},${n(top - v * deep)}`)
          .join('L')}Z" fill="url(#${ink})"/>`
    s += mirrored(whole, 'mirror') + mirrored(away, 'mirror2')
    const edge = sampled(whole)
    for (const t of [0.1, 0.21, 0.3, 0.4, 0.48, 0.57, 0.64, 0.72, 0.79, 0.87]) {
      const at = t + r.range(-0.02, 0.02),
        near = edge.filter(([, v]) => Math.abs(-v - at) < 0.05).map(([u]) => x + u * high + sway(at)),
        [from, to] = [Math.min(...near) - 8, Math.max(...near) + 8],
        long = (to - from) * r.range(0.42, 0.8),
        begin = r() < 0.42 ? from : r() < 0.6 ? to - long : from + r() * (to - from - long)
      s += ripple(
        begin,
        begin + long,
        top + at * deep,
        1 + at * 3.2,
        mix('#8d386f', '#33205f', Math.min(1, at * 1.3)),
      )
    }
  })
  return s
}
/** The three towers from left to right: the middle one stands behind. */
export function flameTowers(flames: readonly Flame[]): string {
  return (
    `<defs>${FIRE}</defs>` +
    [1, 0, 2]
      .map((i) => {
        const {
          at: [x, y],
          high,
        } = flames[i]!
        const { whole, away } = CUTS[i]!
        return `<clipPath id="glass${i}"><path d="${whole}"/></clipPath><g transform="translate(${x},${y}) scale(${high})"><path d="${whole}" fill="url(#fire)"/><path d="${away}" fill="url(#embers)"/><g clip-path="url(#glass${i})">${floors()}</g></g>`
      })
      .join('')
  )
}
