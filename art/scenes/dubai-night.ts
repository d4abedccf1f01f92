/** Dubai from the bench of an abra at dusk: the canopy frames the creek, the tower and its reflection; a family looks out. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place, poly } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'

const WATER = 620
const DARK = '#17153c'
/** 828 m in 26 tiers that step back by turns on three wings. `high` in design pixels. */
function burj(x: number, high: number): string {
  let lit = '',
    shade = '',
    lamps = ''
  const tiers = 26
  const half = (t: number) => 0.066 * (1 - t) ** 0.82 + 0.0035
  for (let i = 0; i < tiers; i++) {
    const t0 = i / tiers,
      t1 = (i + 1.06) / tiers,
      left = half(Math.floor((i + 2) / 3) / (tiers / 3)) * high,
      right = half(Math.floor((i + 1) / 3) / (tiers / 3)) * high,
      mid = half(Math.floor(i / 3) / (tiers / 3)) * high * 0.42,
      y0 = WATER - t0 * high * 0.8,
      y1 = WATER - t1 * high * 0.8
    lit += `M${(x - left).toFixed(1)},${y0.toFixed(1)}V${y1.toFixed(1)}H${(x + mid * 0.2).toFixed(1)}V${y0.toFixed(1)}Z`
    shade += `M${(x - mid * 0.3).toFixed(1)},${y0.toFixed(1)}V${y1.toFixed(1)}H${(x + right).toFixed(1)}V${y0.toFixed(1)}Z`
    if (i % 3 === 0)
      lamps += `M${(x - left).toFixed(1)},${y1.toFixed(1)}h${(left + right).toFixed(1)}v1.8h${(-left - right).toFixed(1)}Z`
  }
  const top = WATER - high * 0.8
  return (
    `<path d="${lit}" fill="#d9a6ac"/><path d="${shade}" fill="#7a5a90"/><path d="${lamps}" fill="#fff0c4"/>` +
    `<path d="M${x - high * 0.006},${top}L${x - 1},${WATER - high}h2L${x + high * 0.006},${top}Z" fill="#c090a8"/><path d="M${x + 1},${WATER - high}h1.5L${x + high * 0.006},${top}H${x}Z" fill="#6d5088"/>`
  )
}
function skyline(dx: number): string {
  const r = random(14)
  let far = '',
    near = '',
    lights = ''
  for (let i = 0; i < 26; i++) {
    const x = -140 + i * 74 + r.range(-18, 18),
      w = r.range(34, 62),
      h = r.range(60, 190) * (1 + 0.5 * Math.exp(-(((x - 1060) / 360) ** 2)))
    far += `<path d="M${x},${WATER}v${-h}h${w * 0.7}l${w * 0.3},${r.range(6, 24)}V${WATER}Z" fill="${i % 2 ? '#a86f94' : '#b87a96'}"/>`
  }
  for (let i = 0; i < 22; i++) {
    const x = -120 + i * 86 + r.range(-20, 20),
      w = r.range(60, 110),
      h = r.range(34, 70)
    near += `<path d="M${x},${WATER + 4}v${-h}h${w}v${h}Z" fill="${i % 3 ? '#5b4580' : '#6a4f86'}"/>`
    // a wind tower on every third house
    if (i % 3 === 1) {
      const tx = x + w * 0.3
      near += `<path d="M${tx},${WATER - h + 12}v-54h30v54Z" fill="#7a5a8c"/><path d="M${tx + 5},${WATER - h - 10}v-24h8v24ZM${tx + 17},${WATER - h - 10}v-24h8v24Z" fill="#3a2c66"/><path d="M${tx - 3},${WATER - h - 42}h36v-5h-36Z" fill="#8f6a94"/>`
    }
    for (let k = 0; k < 4; k++)
      if (r() < 0.6) lights += `<path d="M${x + 8 + k * w * 0.22},${WATER - r.range(12, h - 10)}h7v9h-7Z"/>`
  }
  return `<g transform="translate(${dx},0)">${far}${burj(1060, 486)}${near}<g fill="#ffd98a">${lights}</g></g>`
}
interface Layout {
  dx: number
  wide: number
  k: number
  family: [x: number, y: number]
  posts: number[]
  abra: { x: number; y: number; k: number }
}
/** An abra that crosses: a low hull, a flat canopy on posts, heads in a row below it. */
const abra = (): string =>
  '<path d="M-5,-.7C-3,-.3 3,-.3 5,-.9L4.4,.2H-4.2Z" fill="#241c48"/><path d="M-3.2,-.4V-2.2h.1v1.8ZM3.1,-.5V-2.2h.1v1.7Z" fill="#241c48"/><path d="M-3.8,-2.2L-3.5,-2.5H3.6L3.9,-2.2Z" fill="#f2b06a"/><path d="M-3.8,-2.2H3.9v.12H-3.8Z" fill="#8f5560"/>' +
  [-2.3, -1.5, -0.6, 0.4, 1.3, 2.2]
    .map(
      (x, i) =>
        `<path d="M${x - 0.22},-.5v-.5q.02,-.24 .22,-.24q.2,0 .22,.24v.5Z" fill="${['#3a2c66', '#5b3a6c', '#2c2454'][i % 3]}"/><circle cx="${x}" cy="-1.4" r=".15" fill="#4a2c4a"/>`,
    )
    .join('')
function draw(plate: Plate, l: Layout): void {
  bareSky(plate, [
    [0, '#25286a'],
    [220, '#6a4f9a'],
    [400, '#d98094'],
    [530, '#ffc48a'],
    [WATER, '#fff0c8'],
  ])
  plate.svg(skyline(l.dx))
  calmWater(plate, {
    top: WATER + 4,
    inks: ['#f7c294', '#b97a94', '#5f4a8c', '#2c2766'],
    dark: ['#3a2f72', 0.22],
    light: ['#ffdca4', 0.14],
    path: { x: 1060 + l.dx, ink: '#fff3d0', far: 26, near: 60 },
    seed: 7,
  })
  plate.svg(
    `<ellipse cx="${l.abra.x}" cy="${l.abra.y + 5}" rx="${l.abra.k * 4.6}" ry="5" fill="#3a2f72" opacity=".8"/>` +
      edgeLight(place(l.abra.x, l.abra.y, l.abra.k, abra()), [0, -1], 1.5, '#ffcf96'),
  )
  // our own boat: the gunwale, the bench, posts and canopy in the shade
  const { wide, k } = l
  plate.svg(
    poly(
      [
        [-40, 872],
        [wide + 40, 846],
        [wide + 40, 1060],
        [-40, 1060],
      ],
      '#3a2450',
    ) +
      poly(
        [
          [-40, 858],
          [wide + 40, 832],
          [wide + 40, 850],
          [-40, 876],
        ],
        '#c98350',
      ) +
      poly(
        [
          [-40, 876],
          [wide + 40, 850],
          [wide + 40, 866],
          [-40, 892],
        ],
        '#7a4248',
      ),
  )
  plate.svg(
    edgeLight(
      l.posts.map((x) => `<path d="M${x - 11},-20H${x + 11}V1020H${x - 11}Z" fill="${DARK}"/>`).join('') +
        `<path d="M-40,-40H${wide + 40}V84H-40Z" fill="${DARK}"/>` +
        Array.from(
          { length: Math.ceil(wide / 74) + 1 },
          (_, i) =>
            `<path d="M${i * 74 - 20},82h74v16q-37,44 -74,0Z" fill="${i % 2 ? '#b8433f' : '#e9c08a'}"/>`,
        ).join(''),
      [0.5, 0.3],
      3,
      '#e7a07c',
    ),
  )
  const seat = (x: number, y: number, body: string, flip = false) => place(x, y, k, body, flip)
  const [fx, fy] = l.family
  // the bench: a plank on a box
  plate.svg(
    poly(
      [
        [fx - k * 0.62, fy - k * 0.41],
        [fx + k * 2.08, fy - k * 0.41],
        [fx + k * 2.08, fy + 60],
        [fx - k * 0.62, fy + 60],
      ],
      '#4f2f55',
    ) +
      poly(
        [
          [fx - k * 0.68, fy - k * 0.43],
          [fx + k * 2.14, fy - k * 0.43],
          [fx + k * 2.14, fy - k * 0.36],
          [fx - k * 0.68, fy - k * 0.36],
        ],
        '#b9744f',
      ),
  )
  plate.svg(
    edgeLight(
      seat(
        fx,
        fy,
        figure('sits', {
          skin: '#b4785a',
          hair: '#211a3c',
          top: '#2f8088',
          farTop: '#205f72',
          bottom: '#e7d2b4',
          far: '#b99f9a',
          shoes: DARK,
          cut: 'scarf',
          hat: '#f0c060',
        }),
      ) +
        seat(
          fx + k * 0.82,
          fy,
          figure('shadesEyes', {
            skin: '#c0835f',
            hair: '#2a1d3a',
            top: '#e2604a',
            farTop: '#a83f4c',
            bottom: '#2f3570',
            shoes: DARK,
            cut: 'bob',
            size: 0.62,
          }),
        ) +
        seat(
          fx + k * 1.75,
          fy,
          figure('sits', {
            skin: '#9a6046',
            hair: '#1d1636',
            top: '#f0e2c6',
            farTop: '#b9a4a8',
            bottom: '#39406f',
            far: '#282e5c',
            shoes: DARK,
            cut: 'short',
          }),
          true,
        ),
      [1, -0.4],
      k / 70,
      '#ffd9a0',
    ),
  )
}
export const views: View[] = [
  {
    name: 'splendid-dubai-cover',
    focusX: 900,
    draw: (plate) =>
      draw(plate, {
        dx: 0,
        wide: 1600,
        k: 300,
        family: [440, 978],
        posts: [150, 1450],
        abra: { x: 1240, y: 690, k: 20 },
      }),
    drawTall: (plate) =>
      draw(plate, {
        dx: -560,
        wide: 750,
        k: 220,
        family: [150, 972],
        posts: [36, 722],
        abra: { x: 240, y: 684, k: 15 },
      }),
  },
]
