/** The page that is not there: the sun has slipped off its meridian, over a night sea; somebody in a boat has seen it go. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky, disc } from '../kit/heavens.ts'
import { fbm, random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { mist } from '../kit/sky.ts'

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
/** The dinghy, 3.6 m, its oars shipped; the rower has stopped to look. Metres, waterline at 0, y down. */
const dinghy = (): string =>
  // the far side, the thwart and the blades of the oars that lie across the stern
  '<path d="M-1.75,-.62Q0,-.36 1.8,-.7L1.5,-.1H-1.4Z" fill="#3a2f5c"/><path d="M-.5,-.5H.35V-.38H-.5Z" fill="#c98a5c"/><path d="M-.9,-.52L-2.3,-.74L-2.6,-.84L-2.62,-.72L-2.3,-.66L-.9,-.44Z" fill="#8a6a84"/>' +
  place(
    -0.1,
    -0.06,
    1,
    figure('sits', {
      skin: '#b9744f',
      hair: '#171a3e',
      top: '#d8604a',
      farTop: '#a3424a',
      bottom: '#3a3f74',
      shoes: '#1c1f4c',
      cut: 'short',
    }),
  ) +
  '<path d="M-.7,-.5L-2.2,-.6L-2.52,-.68L-2.5,-.54L-2.2,-.5L-.7,-.42Z" fill="#e9b078"/>' +
  '<path d="M-1.8,-.66Q0,-.3 1.86,-.76Q1.7,-.1 1.2,.14H-1.3Q-1.7,-.1 -1.8,-.66Z" fill="#1c2050"/><path d="M1.86,-.76Q1.7,-.1 1.2,.14H.7Q1.3,-.1 1.5,-.62Z" fill="#b8603f"/><path d="M-1.8,-.66Q0,-.3 1.86,-.76L1.84,-.66Q0,-.2 -1.78,-.56Z" fill="#f0a85c"/>'

function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#0b1034'],
    [220, '#1c2760'],
    [400, '#43478a'],
    [540, '#9a6a9c'],
    [HORIZON, '#f0a888'],
  ])
  plate.svg(stars())
  plate.svg(meridian(), { opacity: 0.9 })
  disc(plate, DISC.x, DISC.y, DISC.r, '#ffe9b4', '#ff9d5c', 4.6, 0.8)
  isles(plate)
  mist(plate, '#e7a08c', 600, 660, 0.45, 9, 1.4)
  calmWater(plate, {
    top: HORIZON,
    inks: ['#d9938c', '#5f4a84', '#242a66', '#10174a'],
    dark: ['#141a50', 0.2],
    light: ['#8a6aa0', 0.08],
    path: { x: DISC.x, ink: '#ffc887', far: 60, near: 190 },
    seed: 5,
  })
  plate.svg(
    '<ellipse cx="900" cy="828" rx="240" ry="20" fill="#0c1240"/>' +
      edgeLight(place(900, 812, 118, dinghy()), [1, -0.5], 4, '#ffb981'),
  )
}
export const views: View[] = [{ name: 'site-not-found', focusX: 1080, draw }]
