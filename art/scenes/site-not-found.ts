/** Not found: the sun has slipped off its meridian, over a sea at night. A rower has stopped to look. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky, disc } from '../kit/heavens.ts'
import { fbm, random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'

const HORIZON = 640
const ARC = { x: 690, y: 1010, r: 780 }
const DISC = { x: 1254, y: 540, r: 78 }

/** The meridian with its degree marks. It ends where the sun was. */
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
    return `<linearGradient id="isle${seed}" x1="0" y1="0" x2="0" y2="1"><stop offset=".3" stop-color="${ink}"/><stop offset="1" stop-color="#b07c98"/></linearGradient><path d="${d}Z" fill="url(#isle${seed})"/>`
  }
  plate.svg(shape(960, 190, 34, '#6a5f93', 3) + shape(1560, 210, 74, '#4c4a86', 8) + shape(250, 250, 60, '#333f7e', 5)) // prettier-ignore
}
/** The dinghy, 3.6 m: its rower has lifted the oars to look, his back to the bow. Metres, waterline at 0, y down. */
const oar = (ink: string, ...[ax, ay, bx, by]: [number, number, number, number]): string => {
  const l = Math.hypot(bx - ax, by - ay),
    turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI
  return `<g transform="translate(${ax},${ay}) rotate(${turn.toFixed(1)})"><path d="M-.16,-.022H${l - 0.5}Q${l - 0.4},-.075 ${l},-.07Q${l + 0.03},0 ${l},.07Q${l - 0.4},.075 ${l - 0.5},.022H-.16Z" fill="${ink}"/></g>`
}
const dinghy = (): string =>
  // the far side, the thwart and the far oar
  '<path d="M-2,-.84Q-.2,-.5 1.76,-.72L1.5,-.1H-1.4Z" fill="#3a2f5c"/><path d="M-.5,-.5H.35V-.38H-.5Z" fill="#c98a5c"/>' +
  oar('#a8707c', 0.3, -0.7, -1.36, -0.92) +
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
      lit: 'front',
    }),
  ) +
  // the near side in two strakes, the transom that the light reaches, the lit gunwale, and the near oar across it
  '<path d="M-2.04,-.86Q-.4,-.34 1.62,-.6L1.5,.16H-1.24Q-1.72,-.1 -2.04,-.86Z" fill="#1c2050"/><path d="M-1.9,-.58Q-.3,-.12 1.57,-.32L1.55,-.24Q-.3,-.03 -1.84,-.47ZM-1.66,-.22Q-.2,.08 1.53,-.06L1.52,.02Q-.3,.15 -1.56,-.12Z" fill="#31366f"/><path d="M1.62,-.6L1.8,-.66L1.66,.1L1.5,.16Z" fill="#d97a4c"/><path d="M-2.04,-.86Q-.4,-.34 1.62,-.6L1.8,-.66L1.8,-.58L1.62,-.51Q-.4,-.24 -1.99,-.74Z" fill="#f0a85c"/>' +
  '<path d="M-.2,-.5h.1v-.1h.04v.14h-.14Z" fill="#171a3e"/>' +
  oar('#e9b078', 0.26, -0.68, -1.3, 0.02)
/** The boat in the water: dark strips that shorten towards us, and a little of the rower's coat. */
function reflection(x: number, y: number, k: number): string {
  const strip = (from: number, to: number, row: number, ink: string) =>
    `<path d="M${x + from * k},${y + row}Q${x + ((from + to) / 2) * k},${y + row - 7} ${x + to * k},${y + row}Q${x + ((from + to) / 2) * k},${y + row + 7} ${x + from * k},${y + row}Z" fill="${ink}"/>`
  return (
    `<path d="M${x - 1.3 * k},${y + 16}H${x + 1.56 * k}Q${x + 1.4 * k},${y + 34} ${x + 1.1 * k},${y + 34}H${x - 1.1 * k}Q${x - 1.5 * k},${y + 26} ${x - 1.3 * k},${y + 16}Z" fill="#0c1240"/>` +
    strip(-1.7, 1.5, 40, '#0c1240') +
    strip(-1.4, 1.2, 56, '#0c1240') +
    strip(-0.3, 0.1, 72, '#8a4256') +
    strip(-0.9, 0.7, 84, '#0c1240') +
    strip(-0.2, 0.14, 98, '#8a4256') +
    strip(-0.4, 0.4, 110, '#0c1240')
  )
}

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
  calmWater(plate, {
    top: HORIZON,
    inks: ['#d9938c', '#5f4a84', '#242a66', '#10174a'],
    dark: ['#141a50', 0.2],
    light: ['#8a6aa0', 0.08],
    path: { x: DISC.x, ink: '#ffc887', far: 60, near: 190 },
    seed: 5,
  })
  plate.svg(reflection(950, 830, 118) + edgeLight(place(950, 830, 118, dinghy()), [1, -0.5], 4, '#ffb981'))
}
export const views: View[] = [{ name: 'site-not-found', focusX: 1080, draw }]
