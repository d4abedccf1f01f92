/** The Flame Towers of Baku by night: three glass towers in the shape of flames, lit from within. Each is cut by hand in units of its height, foot at 0, y down. */
import { mix } from '../kit/ink.ts'
import { random } from '../kit/noise.ts'
import type { Pt } from '../kit/vec.ts'

/** The outline of a tower, and its face that turns away. */
interface Cut {
  whole: string
  away: string
  /** Left and right edge at every tenth of the height, from the foot. */
  edges: Pt[]
}
/** The left tower bends right, the middle one, the tallest, bends left, the right one bends right and shows its other face. */
const CUTS: Cut[] = [
  {
    whole:
      'M-.14,.04C-.235,-.16 -.255,-.4 -.16,-.62C-.1,-.79 .07,-.86 .13,-1C.142,-.88 .175,-.74 .192,-.57C.215,-.37 .2,-.16 .13,.04Z',
    away: 'M.13,-1C.142,-.88 .175,-.74 .192,-.57C.215,-.37 .2,-.16 .13,.04L.05,.04C.11,-.14 .12,-.32 .08,-.5C.055,-.65 .09,-.84 .13,-1Z',
    edges: [
      [-0.14, 0.13],
      [-0.19, 0.165],
      [-0.225, 0.187],
      [-0.235, 0.197],
      [-0.235, 0.2],
      [-0.21, 0.195],
      [-0.17, 0.19],
    ],
  },
  {
    whole:
      'M-.125,.04C-.185,-.16 -.2,-.36 -.165,-.55C-.135,-.71 -.115,-.86 -.135,-1C-.02,-.9 .09,-.77 .14,-.58C.195,-.38 .19,-.16 .125,.04Z',
    away: 'M-.135,-1C-.02,-.9 .09,-.77 .14,-.58C.195,-.38 .19,-.16 .125,.04L.02,.04C.085,-.16 .105,-.37 .06,-.56C.025,-.72 -.05,-.88 -.135,-1Z',
    edges: [
      [-0.125, 0.125],
      [-0.155, 0.155],
      [-0.178, 0.17],
      [-0.185, 0.172],
      [-0.185, 0.168],
      [-0.172, 0.155],
      [-0.155, 0.14],
    ],
  },
  {
    whole:
      'M-.13,.04C-.2,-.14 -.235,-.34 -.2,-.52C-.16,-.72 .04,-.82 .16,-1C.135,-.87 .15,-.75 .19,-.59C.24,-.4 .23,-.16 .14,.04Z',
    away: 'M.16,-1C.095,-.86 -.02,-.74 -.055,-.56C-.085,-.38 -.07,-.16 -.025,.04L-.13,.04C-.2,-.14 -.235,-.34 -.2,-.52C-.16,-.72 .04,-.82 .16,-1Z',
    edges: [
      [-0.13, 0.14],
      [-0.175, 0.19],
      [-0.205, 0.215],
      [-0.218, 0.225],
      [-0.218, 0.225],
      [-0.205, 0.21],
      [-0.17, 0.19],
    ],
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
/** A flat flake of light, pointed at both ends. */
function flake(a: number, b: number, y: number, thick: number, ink: string): string {
  const q = (b - a) * 0.22,
    n = (v: number) => v.toFixed(1)
  return `<path d="M${n(a)},${n(y)}C${n(a + q)},${n(y - thick)} ${n(b - q)},${n(y - thick)} ${n(b)},${n(y)}C${n(b - q)},${n(y + thick)} ${n(a + q)},${n(y + thick)} ${n(a)},${n(y)}Z" fill="${ink}"/>`
}
/** The towers in wet stone: flat flakes of their width, from gold at the foot to orange. The mirror is about the horizon; `rows` are the edges of the slabs. */
export function flameFlakes(flames: readonly Flame[], horizon: number, rows: readonly number[]): string {
  const r = random(8)
  let s = ''
  flames.forEach(({ at: [x, foot], high }, i) => {
    rows.slice(1).forEach((low, j) => {
      const top = rows[j]!,
        count = low - top > 34 ? 3 : 2
      for (let k = 0; k < count; k++) {
        const y = top + ((low - top) * (k + 0.5)) / count,
          v = (foot - (2 * horizon - y)) / high
        if (v < 0 || v > 0.6) continue
        const [left, right] = CUTS[i]!.edges[Math.round(v * 10)]!,
          keep = 1 - v * 0.95,
          sway = r.range(-0.06, 0.06) * Math.min(1, v * 5),
          middle = (left + right) / 2 + sway,
          half = ((right - left) / 2) * keep * r.range(0.86, 1.06),
          [a, b] = [x + (middle - half) * high, x + (middle + half) * high],
          thick = ((low - top) / count) * (0.82 - v * 0.8),
          ink = v < 0.16 ? mix('#ffe7a0', '#ffc867', v / 0.16) : mix('#ffc867', '#f4703f', (v - 0.16) / 0.34)
        s += flake(a, b, y, thick, ink)
      }
    })
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
