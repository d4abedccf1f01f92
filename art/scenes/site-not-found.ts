/** The page that is not there: the sun has slipped off its meridian, over a night sea; somebody in a boat has seen it go. */
import { rgb } from '../kit/ink.ts'
import { fbm, random } from '../kit/noise.ts'
import { coarse, type Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { sea } from '../kit/sea.ts'
import { mist, sky, streaks, sun } from '../kit/sky.ts'

const HORIZON = 640
const ARC = { x: 690, y: 1010, r: 780 }
const DISC = { x: 1254, y: 540, r: 78 }

/** The meridian with its degrees; it ends where the sun fell off. */
function meridian(): string {
  const at = (deg: number, r: number) => {
    const a = (deg * Math.PI) / 180
    return `${(ARC.x + Math.sin(a) * r).toFixed(1)},${(ARC.y - Math.cos(a) * r).toFixed(1)}`
  }
  let ticks = ''
  for (let deg = -60; deg <= 34; deg += 2)
    ticks += `M${at(deg, ARC.r + 7)}L${at(deg, ARC.r + (deg % 10 ? 15 : 28))}`
  const [x, y] = at(35, ARC.r).split(',').map(Number) as [number, number]
  const fall = `<path d="M${x + 16},${y + 6} q56,24 ${DISC.x - x - 34},${DISC.y - DISC.r - y - 24}" stroke-width="3.4" stroke-dasharray="2 13" stroke-linecap="round"/>`
  return `<g fill="none" stroke="#ffe0a0"><path d="M${at(-61, ARC.r)}A${ARC.r},${ARC.r} 0 0 1 ${at(35, ARC.r)}" stroke-width="4"/><path d="${ticks}" stroke-width="2.6"/>${fall}</g>`
}
function stars(): string {
  const r = random(44)
  let out = ''
  for (let i = 0; i < 230; i++) {
    const [x, y] = [r() * 1600, r() ** 1.3 * 560]
    const size = r() ** 4 * 2.6 + 0.7
    if (Math.hypot(x - DISC.x, y - DISC.y) > 260 && Math.abs(Math.hypot(x - ARC.x, y - ARC.y) - ARC.r) > 34)
      out += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size.toFixed(1)}" fill="${r() < 0.2 ? '#ffd9a0' : '#dfe6ff'}"/>`
  }
  return out
}
/** Small isles on the horizon: [middle, half width, height] in pixels. */
function isles(plate: Plate): void {
  const shape = (cx: number, half: number, high: number, ink: string, seed: number) => {
    let d = `M${cx - half},${HORIZON + 3}`
    for (let i = 0; i <= 40; i++) {
      const t = i / 20 - 1
      const y = HORIZON + 2 - high * (1 - t * t) ** 0.8 * (0.6 + 0.8 * fbm(t * 3 + seed, seed, 4, seed))
      d += `L${(cx + t * half).toFixed(1)},${y.toFixed(1)}`
    }
    return `<path d="${d}Z" fill="${ink}"/>`
  }
  plate.svg(shape(960, 190, 34, '#6a5f93', 3) + shape(1560, 210, 74, '#4c4a86', 8) + shape(250, 250, 60, '#333f7e', 5)) // prettier-ignore
}
/** The dinghy, its rower turned round to look; 1 unit = 1 px at full size, waterline at y=0. */
const DINGHY = `<path d="M-150,-34 C-140,-4 -112,10 -70,14 L84,14 C120,10 146,-12 158,-46 L146,-44 C60,-26 -60,-22 -140,-38Z" fill="#141a44"/><path d="M158,-46 C146,-12 120,10 84,14 L60,14 C100,4 126,-18 138,-43Z" fill="#b8603f"/><path d="M-140,-38 C-60,-22 60,-26 146,-44 L158,-46 L156,-39 C70,-18 -60,-14 -147,-29 L-150,-34Z" fill="#f0a85c"/><path d="M-140,-38 C-60,-22 20,-24 60,-29 L60,-23 C-10,-16 -80,-16 -147,-29Z" fill="#6a5078"/>
<path d="M-30,-34 L-236,12 L-246,20 L-232,18 L-26,-28Z" fill="#7a6486"/><path d="M36,-32 L206,20 L226,26 L214,16 L40,-38Z" fill="#ffc27a"/>
<path d="M-52,-24 C-58,-44 -40,-56 -18,-54 L26,-52 C40,-50 44,-34 40,-24Z" fill="#232a5e"/><path d="M-26,-50 C-34,-84 -30,-112 -6,-118 C18,-116 30,-88 26,-50Z" fill="#a8413e"/><path d="M-6,-118 C18,-116 30,-88 26,-50 L8,-50 C14,-84 10,-104 -6,-118Z" fill="#ff9a5c"/>
<path d="M-20,-104 C-38,-92 -44,-70 -36,-44 L-24,-46 C-30,-66 -26,-80 -12,-92Z" fill="#6e2f44"/><path d="M4,-112 C26,-112 46,-118 62,-138 L54,-146 C40,-130 24,-126 2,-126Z" fill="#ff9a5c"/><path d="M60,-138 L53,-146 L40,-147 L42,-140 L52,-136Z" fill="#ffd0a0"/>
<path d="M-8,-114 L-6,-130 L10,-130 L10,-112Z" fill="#8a5248"/><path d="M-16,-146 C-18,-164 -4,-174 10,-170 C24,-168 28,-154 26,-144 L31,-136 L25,-134 C24,-124 14,-122 6,-124 C-8,-126 -16,-134 -16,-146Z" fill="#a8664c"/><path d="M14,-170 C24,-166 28,-154 26,-144 L31,-136 L25,-134 C24,-126 18,-123 12,-123 C18,-140 18,-156 14,-170Z" fill="#ffc89a"/><path d="M-20,-144 C-24,-170 -2,-182 14,-174 C4,-168 0,-160 -4,-150 C-6,-140 -10,-130 -14,-130 C-18,-134 -20,-138 -20,-144Z" fill="#171a3e"/>`

function draw(plate: Plate): void {
  sky(plate, [[0, '#0e1336'], [200, '#1c2760'], [380, '#3b4386'], [530, '#86659a'], [640, '#e29a84']], { steps: 16, wobble: 10 }) // prettier-ignore
  const band = coarse((x, y) => fbm(x / 260, y / 160, 5, 6) - Math.abs(y - 420 + x * 0.3) / 620, 4)
  plate.field((x, y) => (band(x, y) > 0.4 ? [rgb('#5a5f9c'), (band(x, y) - 0.4) * 1.6] : null), { stipple: 0.9, seed: 5 }) // prettier-ignore
  plate.svg(stars())
  plate.svg(meridian(), { opacity: 0.9 })
  sun(plate, DISC.x, DISC.y, DISC.r, '#ffe9b4', '#ff9d5c', { reach: 4.6, strength: 0.8 })
  streaks(plate, { y0: 430, y1: 636, cover: 0.4, body: '#7a5a94', lip: '#ffbe8c', seed: 12, scale: 1.2, slant: -0.02, opacity: 0.8 }) // prettier-ignore
  isles(plate)
  mist(plate, '#e7a08c', 600, 660, 0.45, 9, 1.4)
  sea(plate, {
    top: HORIZON,
    horizon: HORIZON - 4,
    far: '#c98a8c',
    near: '#121b4c',
    dark: '#0f1440',
    light: '#8a6aa0',
    reflect: 0.4,
    path: { x: DISC.x, ink: '#ffc887', far: 60, near: 150, strength: 0.95 },
    seed: 5,
    ripple: 0.9,
    waves: 1.6,
  })
  const shade = [0, 1, 2, 3, 4, 5]
    .map(
      (i) =>
        `<ellipse cx="${900 + (i % 2 ? 14 : -10) * (i / 3)}" cy="${812 + i * 15}" rx="${150 - i * 21}" ry="${8 - i * 0.7}" fill="#11163f" fill-opacity="${0.85 - i * 0.11}"/>`,
    ) // prettier-ignore
    .join('')
  plate.svg(`${shade}<g transform="translate(900,800) scale(1.06)">${DINGHY}</g>`)
}
export const views: View[] = [{ name: 'site-not-found', focusX: 1080, draw }]
