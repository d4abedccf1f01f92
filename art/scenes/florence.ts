/** Italy: Florence at the very last light. The town lies in dusk, the great dome still burns, and two people at the parapet of a terrace touch their glasses of red wine before it. */
import { Camera } from '../kit/camera.ts'
import { bareSky } from '../kit/heavens.ts'
import { campanile, duomo } from '../models/duomo-cut.ts'
import { place } from '../kit/cut.ts'
import type { Plate } from '../kit/press.ts'
import { random } from '../kit/noise.ts'
import type { View } from '../kit/scene.ts'
import { toast } from '../models/terrace-toast.ts'

interface Layout {
  wide: number
  horizon: number
  /** Column of the dome and pixels a metre there. */
  dome: readonly [x: number, k: number]
  /** Column between the two people, row of their elbows on the parapet, and pixels a centimetre. */
  pair: readonly [x: number, y: number, k: number]
}
const EYE = 66
const FAR = 880
/** The darkest ink: cypresses against the evening. */
const DARK = '#2a2352'
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

/** Two ridges in the evening air. */
const hills = (): string =>
  '<linearGradient id="far" x1="0" y1="0" x2="1600" y2="0" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#eda283"/><stop offset=".6" stop-color="#c48392"/><stop offset="1" stop-color="#9c6d9a"/></linearGradient>' +
  '<linearGradient id="ridge" x1="0" y1="0" x2="1600" y2="0" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#c57d84"/><stop offset=".6" stop-color="#966796"/><stop offset="1" stop-color="#745692"/></linearGradient>' +
  '<linearGradient id="plain" x1="0" y1="0" x2="0" y2="190" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#a8749a" stop-opacity="0"/><stop offset=".3" stop-color="#a06e9a"/><stop offset="1" stop-color="#6a4a86"/></linearGradient>' +
  shape(
    'M-10,-48C120,-66 240,-70 380,-56C520,-42 640,-52 800,-58C960,-64 1080,-92 1240,-92C1400,-92 1500,-72 1610,-66V300H-10Z',
    'url(#far)',
  ) +
  shape(
    'M-10,-14C140,-34 300,-44 440,-37C600,-29 760,-2 900,-12C1060,-26 1200,-42 1340,-34C1460,-28 1540,-18 1610,-22V300H-10Z',
    'url(#ridge)',
  ) +
  shape('M-10,-10H1610V460H-10Z', 'url(#plain)')
/** A cypress: a dark spindle whose tufts point up, with a narrow edge of the last sun on the left that tapers away. */
function cypress(x: number, top: number, foot: number, w: number): string {
  const h = foot - top,
    r = random(x),
    wide = (v: number) => w * 1.5 * v ** 0.72 * (1 - 0.42 * v),
    at = (u: number, v: number) => `${(x + u).toFixed(1)},${(top + v * h).toFixed(1)}`,
    side = (s: 1 | -1): string => {
      let d = '',
        from = 0
      for (let v = 0.1; v < 1.1; v += r.range(0.1, 0.14)) {
        const mid = (from + v) / 2
        d += `Q${at(s * wide(mid) * 1.07, mid)} ${at(s * wide(v) * 0.95, v)}Q${at(s * wide(v) * 0.98, v - 0.006)} ${at(s * wide(v) * 1.02, v - 0.018)}`
        from = v
      }
      return d
    },
    outline = `M${at(0, 0)}${side(1)}L${at(0, 1.1)}Z M${at(0, 0)}${side(-1)}L${at(0, 1.1)}Z`,
    edge = Array.from({ length: 21 }, (_, i) => {
      const v = 0.02 + (i / 20) * 0.8
      return at(-wide(v) * (1 - 0.24 * Math.sin((Math.PI * i) / 20)), v)
    })
  return (
    `<clipPath id="cypress${x}"><path d="${outline}"/></clipPath>` +
    shape(outline, DARK) +
    `<g clip-path="url(#cypress${x})">${shape(`M${edge.join('L')}L${at(-w * 2, 0.82)}L${at(-w * 2, 0)}Z`, '#a4625f')}</g>`
  )
}
/** Low hipped and gabled roofs on their walls, in one calm line at about the row `y`. */
function roofs(seed: number, y: number, size: number, wall: string, roof: string): string {
  const r = random(seed)
  let walls = '',
    tops = ''
  for (let x = -30; x < 1640;) {
    const w = size * r.range(0.9, 1.8),
      rise = size * r.range(0.17, 0.24),
      eaves = y - size * r.range(-0.18, 0.34),
      hip = r() < 0.55 ? 0.24 * w : 0.5 * w,
      over = size * 0.07,
      p = (px: number, py: number) => `${px.toFixed(1)},${py.toFixed(1)}`
    walls += `M${p(x, eaves - 1)}H${(x + w).toFixed(1)}V${y + 400}H${x.toFixed(1)}Z`
    tops += `M${p(x - over, eaves)}L${p(x + hip, eaves - rise)}L${p(x + w - hip, eaves - rise)}L${p(x + w + over, eaves)}Z`
    if (r() < 0.4)
      tops += `M${p(x + w * 0.34, eaves - rise * 0.4)}V${(eaves - rise * 1.5).toFixed(1)}h${(size * 0.09).toFixed(1)}V${(eaves - rise * 0.4).toFixed(1)}Z`
    x += w * 0.97
  }
  return shape(walls, wall) + shape(tops, roof)
}
function draw(plate: Plate, l: Layout): void {
  const h = l.horizon,
    [x, k] = l.dome,
    cam = new Camera([0, EYE, 0], 0, (k * FAR) / 1600, h, x)
  bareSky(plate, [
    [0, '#262b6c'],
    [h * 0.3, '#5f4f94'],
    [h * 0.55, '#c47a90'],
    [h * 0.72, '#f4a27a'],
    [h * 0.86, '#ffd08e'],
    [h, '#fff0c4'],
  ])
  plate.svg(
    place(0, h, 1, hills()) +
      `<radialGradient id="sun" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="760" gradientTransform="translate(-60,${h - 20}) scale(1,.42)"><stop offset="0" stop-color="#fff2c0" stop-opacity=".8"/><stop offset=".4" stop-color="#ffd08a" stop-opacity=".34"/><stop offset="1" stop-color="#ffb070" stop-opacity="0"/></radialGradient><path d="M0,0H1600V1000H0Z" fill="url(#sun)"/>`,
  )
  const tower = cam.project([-103, 0, -FAR])
  plate.svg(
    roofs(5, h + 40, 30, '#93679a', '#9a6896') +
      roofs(8, h + 84, 42, '#815a92', '#8b5d90') +
      campanile(tower.x, tower.y, tower.k) +
      duomo(cam, [0, -FAR], 0.72) +
      roofs(9, h + 29.4 * k, 54, '#79568f', '#835890') +
      place(
        tower.x,
        tower.y,
        tower.k,
        shape('M-16.6,-36.6H16V-18H-16.6Z', '#6f4f8c') +
          shape('M-18.6,-36.4L-13.4,-41H12.4L18,-36.4Z', '#714a83'),
      ) +
      shape(`M-10,${h + 30 * k + 8}H1610V${h + 60 * k}H-10Z`, '#6d4d8c') +
      roofs(3, h + 30 * k, 62, '#6d4d8c', '#7b5089') +
      roofs(14, h + 39 * k, 84, '#5d427f', '#6a467f') +
      roofs(21, h + 50 * k, 104, '#4c3772', '#593c74'),
  )
  if (l.wide > 800)
    plate.svg(
      place(l.pair[0] - 800, l.pair[1] - 884, 1, cypress(1410, 404, 900, 48) + cypress(1504, 214, 900, 62)),
    )
  plate.svg(toast(...l.pair))
}
const WIDE: Layout = { wide: 1600, horizon: 440, dome: [806, 5.4], pair: [800, 884, 7.3] }
export const views: View[] = [
  {
    name: 'magnificent-italy-cover',
    focusX: 810,
    draw: (plate) => draw(plate, WIDE),
    drawTall: (plate) => draw(plate, { wide: 750, horizon: 420, dome: [375, 5.3], pair: [375, 905, 5.25] }),
    drawLink: (plate) => draw(plate, { ...WIDE, horizon: 316, dome: [906, 5.1], pair: [900, 742, 7] }),
  },
]
