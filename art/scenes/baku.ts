/** Baku after sunset: the Flame Towers lit on their hill, the old town's wall and the Maiden Tower below them in lamplight. */
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'

const DARK = '#15143c'
const FOOT = 560
const GLOW =
  '<defs><radialGradient id="g"><stop offset="0" stop-color="#ffe9b0" stop-opacity=".9"/><stop offset="1" stop-color="#ffb45c" stop-opacity="0"/></radialGradient><linearGradient id="f" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#ffd873"/><stop offset=".4" stop-color="#ff9a4a"/><stop offset="1" stop-color="#e2433f"/></linearGradient><linearGradient id="d" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#d9743c"/><stop offset="1" stop-color="#7a2450"/></linearGradient></defs>'

/** One tower: a blade of glass, 2.6 times as high as it is wide, that leans to its point. Foot on `y`. */
function flame(x: number, y: number, high: number, lean: -1 | 1): string {
  const at = (u: number, v: number) => `${(x + lean * u * high).toFixed(1)},${(y - v * high).toFixed(1)}`
  const whole = `M${at(-0.11, 0)}C${at(-0.21, 0.3)} ${at(-0.19, 0.66)} ${at(0.1, 1)}C${at(0.15, 0.76)} ${at(0.21, 0.4)} ${at(0.12, 0)}Z`
  const side = `M${at(0.03, 0)}C${at(0.09, 0.4)} ${at(0.05, 0.78)} ${at(0.1, 1)}C${at(0.15, 0.76)} ${at(0.21, 0.4)} ${at(0.12, 0)}Z`
  let floors = ''
  for (let i = 1; i < 30; i++)
    floors += `M${at(-0.24, i / 30)}L${at(0.26, i / 30)}L${at(0.26, i / 30 + 0.006)}L${at(-0.24, i / 30 + 0.006)}Z`
  const id = `t${Math.round(x)}`
  return (
    `<clipPath id="${id}"><path d="${whole}"/></clipPath><path d="${whole}" fill="url(#f)"/><path d="${side}" fill="url(#d)"/>` +
    `<g clip-path="url(#${id})"><path d="${floors}" fill="#5a1c48" opacity=".5"/>` +
    // tongues of light that climb the glass
    [-0.1, -0.02, 0.1]
      .map(
        (u, i) =>
          `<path d="M${at(u - 0.05, 0)}C${at(u - 0.07, 0.2)} ${at(u + 0.03, 0.3)} ${at(u, 0.52 + i * 0.06)}C${at(u + 0.06, 0.34)} ${at(u + 0.07, 0.16)} ${at(u + 0.05, 0)}Z" fill="#fff0b0" opacity="${i === 2 ? 0.25 : 0.5}"/>`,
      )
      .join('') +
    '</g>'
  )
}
/** The Maiden Tower: 29.5 m high, 16.5 m across, its courses ribbed in the upper half, the solid buttress on the right. */
function maidenTower(x: number, foot: number, high: number): string {
  const w = high * 0.56
  let ribs = ''
  for (let i = 0; i < 13; i++)
    ribs += `<path d="M${x - w / 2},${foot - high * (0.5 + i * 0.036)}q${w / 2},${high * 0.03} ${w},0v3q${-w / 2},${high * 0.03} ${-w},0Z" fill="#8a5a4a" opacity=".55"/>`
  return (
    `<path d="M${x + w * 0.3},${foot}V${foot - high * 0.88}q${w * 0.16},-6 ${w * 0.42},4V${foot}Z" fill="#9a6650"/><path d="M${x + w * 0.56},${foot}V${foot - high * 0.885}l${w * 0.16},5V${foot}Z" fill="#5a3d5a"/>` +
    `<path d="M${x - w / 2},${foot}V${foot - high}q${w / 2},${-high * 0.04} ${w},0V${foot}Z" fill="#d99a58"/>` +
    `<path d="M${x - w / 2},${foot}V${foot - high}q${w * 0.1},-5 ${w * 0.2},-7V${foot}Z" fill="#f6c47a"/><path d="M${x + w * 0.16},${foot}V${foot - high - 4}q${w * 0.18},0 ${w * 0.34},4V${foot}Z" fill="#8f5c56"/>` +
    ribs +
    [0.3, 0.5, 0.72]
      .map(
        (v, i) =>
          `<path d="M${x - w * 0.1 + i * 8},${foot - high * v}h${w * 0.07}v${-high * 0.05}q${-w * 0.035},-6 ${-w * 0.07},0Z" fill="#2c1f48"/>`,
      )
      .join('')
  )
}
/** The town between the hill and the wall: flat roofs in the lamps of their lanes. */
function town(): string {
  const r = random(19)
  let s = ''
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 19; i++) {
      const x = -120 + i * 100 + r.range(-30, 30),
        w = r.range(66, 120),
        h = r.range(30, 56),
        y = 590 + row * 44 + r.range(-8, 8),
        wall = r.pick(row < 2 ? ['#4f3f74', '#5a4478', '#463a70'] : ['#7a5668', '#6a4d6c', '#8a6068'])
      s += `<path d="M${x},${y + 70}V${y - h + 20}h${w}V${y + 70}Z" fill="${wall}"/><path d="M${x},${y - h + 20}h${w}v5h${-w}Z" fill="#b98a80"/>`
      for (let k = 0; k < 3; k++)
        if (r() < 0.62)
          s += `<path d="M${x + w * (0.16 + k * 0.28)},${y - h + 36}h9v13h-9Z" fill="${r() < 0.7 ? '#ffd584' : '#2a2050'}"/>`
      s += `<path d="M${x + w * 0.7},${y + 70}V${y - h + 25}h${w * 0.3}V${y + 70}Z" fill="${DARK}" opacity=".32"/>`
      if (r() < 0.2)
        s += `<path d="M${x + w - 4},${y + 60}V${y + 10}h6V${y + 60}Z" fill="${DARK}"/><path d="M${x + w - 26},${y + 22}Q${x + w - 30},${y - 4} ${x + w - 8},${y - 12}Q${x + w + 4},${y - 26} ${x + w + 16},${y - 10}Q${x + w + 34},${y} ${x + w + 26},${y + 20}Q${x + w},${y + 30} ${x + w - 26},${y + 22}Z" fill="#28305a"/>`
    }
  return s
}
/** The wall of Icherisheher with its round towers and merlons, lit from its foot. */
function wall(x0: number, x1: number, y: number): string {
  let s = `<path d="M${x0},${y + 130}V${y}H${x1}V${y + 130}Z" fill="#c98a54"/>`
  for (let x = x0; x < x1; x += 30) s += `<path d="M${x},${y + 2}v-12q8,-12 16,0v12Z" fill="#c98a54"/>`
  for (let i = 0; i < 6; i++)
    s += `<path d="M${x0},${y + 20 + i * 20}H${x1}v2.4H${x0}Z" fill="#a06a50" opacity=".6"/>`
  for (let x = x0 + 90; x < x1; x += 260) {
    s += `<path d="M${x - 46},${y + 130}V${y - 26}q46,-14 92,0V${y + 130}Z" fill="#e2a766"/><path d="M${x + 8},${y + 130}V${y - 35}q24,2 38,9V${y + 130}Z" fill="#96625a"/>`
    for (let k = 0; k < 4; k++)
      s += `<path d="M${x - 44 + k * 24},${y - 24}v-13q7,-10 14,0v13Z" fill="${k > 1 ? '#96625a' : '#e2a766'}"/>`
    s += `<path d="M${x - 14},${y + 40}h8v26h-8Z" fill="#4a2c4a"/>`
  }
  return s
}
interface Layout {
  dx: number
  wide: number
  tower: [x: number, high: number]
  pair: [x: number, k: number]
}
function draw(plate: Plate, { dx, wide, tower, pair }: Layout): void {
  bareSky(plate, [
    [0, '#141545'],
    [230, '#33307a'],
    [400, '#7f4f92'],
    [510, '#ea8f80'],
    [600, '#ffd49a'],
  ])
  const plane = (body: string) => plate.svg(`${GLOW}<g transform="translate(${dx},0)">${body}</g>`)
  // the hill; each tower stands on its podium
  plane(
    smooth(
      [
        [-400, 640],
        [-100, 596],
        [300, 572],
        [640, FOOT + 6],
        [1160, FOOT + 4],
        [1400, 580],
        [2000, 610],
        [2000, 760],
        [-400, 760],
      ],
      '#3a2f6a',
      0.6,
    ) +
      poly(
        [
          [660, FOOT + 10],
          [690, FOOT - 16],
          [1130, FOOT - 18],
          [1160, FOOT + 10],
        ],
        '#8a5a78',
      ) +
      `<ellipse cx="905" cy="${FOOT - 40}" rx="420" ry="240" fill="url(#g)" opacity=".35"/>` +
      flame(756, FOOT - 14, 440, 1) +
      flame(1060, FOOT - 14, 376, -1) +
      flame(908, FOOT - 10, 480, -1),
  )
  plane(town())
  plane(
    `<ellipse cx="${400}" cy="820" rx="900" ry="90" fill="url(#g)" opacity=".5"/>` +
      wall(-300, 1900, 756) +
      maidenTower(tower[0], 868, tower[1]),
  )
  // the promenade in front
  plate.svg(
    poly(
      [
        [-40, 868],
        [wide + 40, 868],
        [wide + 40, 1040],
        [-40, 1040],
      ],
      '#3a2c5e',
    ) +
      poly(
        [
          [-40, 868],
          [wide + 40, 868],
          [wide + 40, 884],
          [-40, 884],
        ],
        '#f0b878',
      ) +
      `${GLOW}${[0.08, 0.36, 0.64, 0.92].map((t) => `<ellipse cx="${t * wide}" cy="950" rx="120" ry="22" fill="url(#g)" opacity=".6"/><path d="M${t * wide - 3},950V720h6V950Z" fill="${DARK}"/><circle cx="${t * wide}" cy="712" r="60" fill="url(#g)"/><path d="M${t * wide - 11},${724}l4,-24h14l4,24Z" fill="#fff3cc"/><path d="M${t * wide - 14},700h28l-14,-12Z" fill="${DARK}"/>`).join('')}`,
  )
  const [px, k] = pair
  plate.svg(
    edgeLight(
      place(
        px,
        972,
        k,
        figure('points', {
          skin: '#c08a6a',
          hair: '#2a1d38',
          top: '#c9483f',
          farTop: '#8f3040',
          bottom: '#3a3470',
          far: '#2a2658',
          shoes: DARK,
          cut: 'long',
        }),
        true,
      ) +
        place(
          px + k * 0.95,
          974,
          k * 1.04,
          figure('looksUp', {
            skin: '#a8704f',
            hair: '#1a1434',
            top: '#3f8aa0',
            farTop: '#2a6080',
            bottom: '#2c2a60',
            shoes: DARK,
            cut: 'short',
          }),
          true,
        ),
      [-0.6, -1],
      k / 50,
      '#ffd49a',
    ),
  )
}
export const views: View[] = [
  {
    name: 'baku-azerbaijan-cover',
    focusX: 850,
    draw: (plate) => draw(plate, { dx: 0, wide: 1600, tower: [420, 250], pair: [1186, 138] }),
    drawTall: (plate) => draw(plate, { dx: -520, wide: 750, tower: [690, 240], pair: [590, 112] }),
  },
]
