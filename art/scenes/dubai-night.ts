/** Dubai from an abra at dusk: its canopy and gunwale run to the stem, a girl shows her father the tower beyond the creek. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place, poly } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

const WATER = 620
const DARK = '#17153c'
const TOWER = 1180
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
type Inks = [lit: string, shade: string]
/** A tower of the far bank by its kind, `w` wide and `h` high: what it is made of, with the lit side on the left. */
function block(kind: number, x: number, w: number, h: number, [lit, shade]: Inks): string {
  const at = (u: number, v: number) => `${(x + u * w).toFixed(1)},${(WATER - v * h).toFixed(1)}`
  const part = (ink: string, ...points: [number, number][]) =>
    `<path d="M${points.map(([u, v]) => at(u, v)).join('L')}Z" fill="${ink}"/>`
  switch (kind) {
    case 0: // a blade with a sloped head and a needle, like the Emirates Towers
      return part(lit, [0, 0], [0, 0.74], [0.46, 0.92], [0.46, 0]) + part(shade, [0.46, 0], [0.46, 0.92], [1, 0.66], [1, 0]) + part(lit, [0.43, 0.9], [0.46, 1.12], [0.49, 0.9]) // prettier-ignore
    case 1: // three setbacks and a lantern
      return part(lit, [0, 0], [0, 0.62], [0.14, 0.62], [0.14, 0.82], [0.3, 0.82], [0.3, 0.94], [0.5, 1.04], [0.5, 0]) + part(shade, [0.5, 0], [0.5, 1.04], [0.7, 0.94], [0.7, 0.82], [0.86, 0.82], [0.86, 0.62], [1, 0.62], [1, 0]) // prettier-ignore
    case 2: // a sail: straight on the right, a long curve on the left
      return `<path d="M${at(0, 0)}C${at(0, 0.5)} ${at(0.3, 0.86)} ${at(0.9, 1)}L${at(0.9, 0)}Z" fill="${lit}"/><path d="M${at(0.5, 0)}C${at(0.5, 0.5)} ${at(0.6, 0.84)} ${at(0.9, 1)}L${at(1, 0.96)}L${at(1, 0)}Z" fill="${shade}"/>` // prettier-ignore
    case 3: {
      // a tower that turns a quarter on its way up
      let s = ''
      for (let i = 0; i < 9; i++) {
        const v = i / 9,
          turn = 0.24 + 0.4 * Math.sin(v * 1.7)
        s += part(lit, [0.04, v], [0.04 + 0.03 * v, v + 0.115], [turn + 0.06, v + 0.115], [turn, v]) + part(shade, [turn, v], [turn + 0.06, v + 0.115], [0.96 - 0.03 * v, v + 0.115], [0.96, v]) // prettier-ignore
      }
      return s
    }
    default: // a low slab with a stair head
      return part(lit, [0, 0], [0, 0.9], [0.2, 0.9], [0.2, 1], [0.62, 1], [0.62, 0]) + part(shade, [0.62, 0], [0.62, 0.86], [1, 0.86], [1, 0]) // prettier-ignore
  }
}
/** Towers in two knots with air between them, the old town's low roofs in front. */
function skyline(dx: number): string {
  const far =
    (
      [
        [4, 470, 70, 70],
        [0, 556, 46, 190],
        [0, 624, 46, 218],
        [4, 690, 66, 92],
        [1, 772, 52, 160],
        [4, 936, 60, 104],
        [3, 1026, 54, 230],
        [4, 1092, 42, 126],
        [2, 1266, 78, 210],
        [4, 1350, 54, 96],
        [1, 1420, 56, 236],
        [4, 1500, 80, 88],
        [4, 286, 60, 64],
      ] as const
    )
      .map(([kind, x, w, h], i) =>
        block(kind, x, w, h, i % 2 ? ['#b97d9a', '#8a5c8e'] : ['#c68a9e', '#976791']),
      )
      .join('') +
    // the haze of the evening lies on their feet
    `<defs><linearGradient id="haze" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffd3a0" stop-opacity="0"/><stop offset="1" stop-color="#ffdcae" stop-opacity=".8"/></linearGradient></defs><rect x="-400" y="${WATER - 130}" width="2600" height="134" fill="url(#haze)"/>`
  const low = (x: number, w: number, h: number, ink: string): string =>
    `<path d="M${x},${WATER + 4}v${-h}h${w}v${h}Z" fill="${ink}"/><path d="M${x + w * 0.74},${WATER + 4}v${-h}h${w * 0.26}v${h}Z" fill="#47366f"/>`
  const windTower = (x: number, foot: number, k: number): string =>
    `<path d="M${x},${foot}v${-104 * k}h${56 * k}v${104 * k}Z" fill="#8f6690"/><path d="M${x + 38 * k},${foot}v${-104 * k}h${18 * k}v${104 * k}Z" fill="#54417c"/><path d="M${x - 5 * k},${foot - 104 * k}v${-10 * k}h${66 * k}v${10 * k}Z" fill="#b58299"/>` +
    [7, 22]
      .map(
        (u) =>
          `<path d="M${x + u * k},${foot - 40 * k}v${-44 * k}q${5.5 * k},${-10 * k} ${11 * k},0v${44 * k}Z" fill="#38295f"/>`,
      )
      .join('')
  const lamp = (x: number, y: number, k = 1): string =>
    `<path d="M${x},${y}v${-9 * k}q${4 * k},${-6 * k} ${8 * k},0v${9 * k}Z" fill="#ffd98a"/>`
  const old =
    low(-60, 190, 96, '#5f4680') +
    low(130, 120, 66, '#6d5086') +
    low(250, 150, 84, '#5a437c') +
    low(400, 90, 48, '#6a4f86') +
    low(490, 170, 34, '#5f4a82') +
    low(660, 150, 24, '#6a4f86') +
    low(810, 260, 30, '#5a4580') +
    low(1066, 230, 13, '#8a6a92') +
    low(1290, 190, 26, '#6a4f86') +
    low(1480, 220, 38, '#5f4680') +
    windTower(20, WATER - 90, 1) +
    windTower(268, WATER - 78, 0.86) +
    windTower(520, WATER - 30, 0.56) +
    windTower(1520, WATER - 34, 0.6) +
    windTower(1340, WATER - 24, 0.52) +
    // a small dome on the far quay
    `<path d="M1420,${WATER - 26}a22,24 0 0 1 44,0Z" fill="#a8789a"/><path d="M1446,${WATER - 26}a22,24 0 0 0 -5,-23.600q20,2 23,23.600Z" fill="#6d5086"/>` +
    // a mosque on the quay
    `<path d="M166,${WATER - 62}a36,40 0 0 1 72,0Z" fill="#a8789a"/><path d="M206,${WATER - 62}a36,40 0 0 0 -8,-39q34,4 40,39Z" fill="#6d5086"/><path d="M201,${WATER - 100}h3v-18h-3Z" fill="#ffd9a0"/><path d="M424,${WATER}V${WATER - 148}h14V${WATER}ZM421,${WATER - 150}h20v8h-20ZM427,${WATER - 150}v-22q4,-12 8,0v22Z" fill="#a8789a"/><path d="M433,${WATER}V${WATER - 148}h5V${WATER}Z" fill="#6d5086"/>` +
    [
      [-20, 40],
      [60, 34],
      [96, 60],
      [150, 30],
      [206, 34],
      [290, 50],
      [336, 28],
      [372, 52],
      [444, 24],
      [700, 14],
      [860, 18],
      [960, 16],
      [1330, 14],
      [1410, 14],
      [1580, 22],
    ]
      .map(([x = 0, h = 0]) => lamp(x, WATER - h + 8))
      .join('')
  return `<g transform="translate(${dx},0)">${far}${burj(TOWER, 526)}${old}</g>`
}
interface Layout {
  dx: number
  wide: number
  k: number
  /** The gunwale at the left edge and at the stem; the canopy's edge at the left and where it ends. */
  rail: [y: number, stem: Pt]
  canopy: [y: number, end: Pt]
  posts: [x: number, half: number][]
  mother: Pt
  father: Pt
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
    [0, '#22255f'],
    [220, '#6a4f9a'],
    [400, '#d98094'],
    [530, '#ffc48a'],
    [WATER, '#fff0c8'],
  ])
  plate.svg(skyline(l.dx))
  calmWater(plate, {
    top: WATER + 4,
    inks: ['#f7c294', '#b97a94', '#5f4a8c', '#2c2766'],
    dark: ['#3a2f72', 0.18],
    light: ['#ffdca4', 0.12],
    path: { x: TOWER + l.dx, ink: '#fff3d0', far: 22, near: 70 },
    seed: 7,
  })
  plate.svg(
    `<ellipse cx="${l.abra.x}" cy="${l.abra.y + 3}" rx="${l.abra.k * 4.6}" ry="4" fill="#3a2f72" opacity=".8"/>` +
      edgeLight(place(l.abra.x, l.abra.y, l.abra.k, abra()), [0, -1], 1.5, '#ffcf96'),
  )
  // our own boat runs from the left to its stem; everything of it is in the shade
  const { wide, k } = l,
    [y0, [sx, sy]] = l.rail,
    [c0, [ex, ey]] = l.canopy
  const rail = (t: number, drop = 0): Pt => [
    -40 + (sx + 40) * t,
    y0 + (sy - y0) * (0.86 * t + 0.14 * t ** 6) + drop * (1 - 0.45 * t),
  ]
  const along = (drop: number): Pt[] => Array.from({ length: 25 }, (_, i) => rail(i / 24, drop))
  const band = (from: number, to: number, ink: string): string =>
    poly([...along(from), ...along(to).toReversed()], ink)
  const near: Pt = [wide + 60, sy + (wide + 60 - sx) * 0.62]
  plate.svg(
    poly([...along(0), near, [wide + 60, 1060], [-60, 1060]], '#33224e') +
      // the planks of the floor run to the stem
      [0.08, 0.2, 0.34, 0.5, 0.68, 0.88]
        .map((u) =>
          poly(
            [
              [sx - 90, sy + 70],
              [-60 + u * (wide * 1.5), 1060],
              [-60 + u * (wide * 1.5) + 9, 1060],
            ],
            '#231840',
          ),
        )
        .join('') +
      band(0, 128, '#4d2f57') +
      band(118, 132, '#231840') +
      [0.33, 0.5, 0.66, 0.8]
        .map((t) => poly([rail(t, 18), rail(t + 0.012, 18), rail(t + 0.012, 128), rail(t, 128)], '#6d4458'))
        .join('') +
      band(-7, 20, '#d08b58') +
      band(20, 30, '#7a4248') +
      // the bow: our side of the rail comes back from the stem
      poly(
        [
          [sx - 8, sy - 6],
          [sx + 14, sy - 10],
          [wide + 60, near[1] - 12],
          [wide + 60, near[1] + 34],
        ],
        '#d08b58',
      ) +
      poly(
        [
          [sx - 4, sy + 8],
          [wide + 60, near[1] + 34],
          [wide + 60, near[1] + 60],
          [sx - 30, sy + 22],
        ],
        '#7a4248',
      ) +
      // the foredeck, and the stem post that both rails are let into
      poly(
        [
          [sx - 190, rail(0.87)[1] + 20],
          [sx - 6, sy + 8],
          [sx + 104, sy + 74],
          [sx - 40, sy + 58],
        ],
        '#8f5a50',
      ) +
      poly(
        [
          [sx - 190, rail(0.87)[1] + 20],
          [sx - 40, sy + 58],
          [sx + 104, sy + 74],
          [sx + 108, sy + 84],
          [sx - 42, sy + 67],
          [sx - 190, rail(0.87)[1] + 27],
        ],
        '#231840',
      ) +
      `<path d="M${sx - 24},${sy + 26}C${sx - 20},${sy - 22} ${sx - 12},${sy - 62} ${sx + 16},${sy - 98}L${sx + 36},${sy - 90}C${sx + 24},${sy - 52} ${sx + 24},${sy - 14} ${sx + 30},${sy + 24}Q${sx + 4},${sy + 40} ${sx - 24},${sy + 26}Z" fill="#4a2c50"/>` +
      `<path d="M${sx + 8},${sy + 33}C${sx + 8},${sy - 20} ${sx + 10},${sy - 58} ${sx + 28},${sy - 93}L${sx + 36},${sy - 90}C${sx + 24},${sy - 52} ${sx + 24},${sy - 14} ${sx + 30},${sy + 24}Q${sx + 20},${sy + 31} ${sx + 8},${sy + 33}Z" fill="#e9a468"/>` +
      `<path d="M${sx - 20},${sy - 6}L${sx + 25},${sy - 4}V${sy + 8}L${sx - 22},${sy + 6}Z" fill="#2c1c40"/>`,
  )
  // the canopy from below: ribs, its front edge, and a valance that gets smaller with distance
  const edge = (t: number): Pt => [-40 + (ex + 40) * t, c0 + (ey - c0) * t]
  let ribs = '',
    valance = ''
  for (const t of [0.14, 0.42, 0.66, 0.86]) {
    const [x, y] = edge(t)
    ribs += poly(
      [
        [x, y],
        [x + 12 - 6 * t, y],
        [x + 190 - 70 * t, -60],
        [x + 164 - 70 * t, -60],
      ],
      '#3a2f66',
    )
  }
  for (let i = 0, t = 0; t < 0.995; i++) {
    const next = Math.min(1, t + (0.078 - 0.042 * t) * (1000 / (ex + 40))),
      [ax, ay] = edge(t),
      [bx, by] = edge(next),
      hang = 44 - 24 * t
    valance += `<path d="M${ax},${ay - 3}L${bx},${by - 3}v${hang * 0.5}Q${(ax + bx) / 2},${(ay + by) / 2 + hang * 1.5} ${ax},${ay + hang * 0.5}Z" fill="${i % 2 ? '#b8433f' : '#e9c08a'}"/>`
    t = next
  }
  plate.svg(
    poly(
      [
        [-60, c0],
        [ex, ey],
        [ex + 150, -60],
        [-60, -60],
      ],
      DARK,
    ) +
      ribs +
      poly(
        [
          [ex, ey],
          [ex + 12, ey - 6],
          [ex + 166, -60],
          [ex + 140, -60],
        ],
        '#e7a07c',
      ) +
      valance +
      poly([edge(0), edge(1), [ex, ey - 9], [-40, c0 - 16]], '#5a3a60'),
  )
  plate.svg(
    l.posts
      .map(([x, half]) => {
        const t = (x + 40) / (ex + 40),
          top = edge(t)[1],
          foot = rail((x + 40) / (sx + 40))[1]
        return (
          poly(
            [
              [x - half, top],
              [x + half, top],
              [x + half, foot],
              [x - half, foot],
            ],
            DARK,
          ) +
          poly(
            [
              [x + half * 0.5, top + 14],
              [x + half, top + 14],
              [x + half, foot],
              [x + half * 0.5, foot],
            ],
            '#e7a07c',
          ) +
          poly(
            [
              [x - half * 1.8, foot - 12],
              [x + half * 1.8, foot - 12],
              [x + half * 2.1, foot + 5],
              [x - half * 2.1, foot + 5],
            ],
            '#231840',
          )
        )
      })
      .join(''),
  )
  const [mx, my] = l.mother,
    [fx, fy] = l.father
  plate.svg(
    // the bench along the rail, from its end: seat, front and end
    poly(
      [
        [-60, my - k * 0.405 + (mx + 60) * 0.15],
        [mx + k * 0.24, my - k * 0.405 - k * 0.036],
        [mx + k * 0.24, my - k * 0.02],
        [-60, my + k * 0.06 + (mx + 60) * 0.14],
      ],
      '#3f2753',
    ) +
      poly(
        [
          [mx + k * 0.24, my - k * 0.44],
          [mx + k * 0.4, my - k * 0.54],
          [mx + k * 0.4, my - k * 0.12],
          [mx + k * 0.24, my - k * 0.02],
        ],
        '#6a4056',
      ) +
      poly(
        [
          [-60, my - k * 0.5 + (mx + 60) * 0.08],
          [mx + k * 0.42, my - k * 0.55],
          [mx + k * 0.26, my - k * 0.45],
          [-60, my - k * 0.405 + (mx + 60) * 0.15],
        ],
        '#b9744f',
      ) +
      poly(
        [
          [-60, my - k * 0.405 + (mx + 60) * 0.15],
          [mx + k * 0.26, my - k * 0.45],
          [mx + k * 0.26, my - k * 0.42],
          [-60, my - k * 0.37 + (mx + 60) * 0.15],
        ],
        '#7a4248',
      ) +
      `<g fill="#231840"><ellipse cx="${mx + k * 0.2}" cy="${my + 3}" rx="${k * 0.5}" ry="9"/><ellipse cx="${fx}" cy="${fy + 3}" rx="${k * 0.5}" ry="9"/><ellipse cx="${fx + k * 0.72}" cy="${fy + 8}" rx="${k * 0.22}" ry="7"/></g>` +
      edgeLight(
        place(
          mx,
          my,
          k,
          figure('sits', {
            skin: '#b4785a',
            hair: '#211a3c',
            top: '#2f8088',
            farTop: '#205f72',
            bottom: '#e7d2b4',
            far: '#b99f9a',
            shoes: '#8a4a4c',
            cut: 'scarf',
            hat: '#e6a1a0',
          }),
        ) +
          // a paper cup of tea, her fingers round it
          place(
            mx + k * 0.405,
            my - k * 0.65,
            k,
            '<path d="M-.045,.07L-.06,-.09H.06L.045,.07Z" fill="#f6e6cc"/><path d="M.02,.07L.03,-.09H.06L.045,.07Z" fill="#b58fa0"/><path d="M-.066,-.09H.066V-.112H-.066Z" fill="#8f4a4c"/>' +
              '<path d="M-.1,-.02C-.08,-.05 -.04,-.052 .03,-.046C.05,-.044 .054,-.026 .036,-.02C.052,-.016 .052,.002 .034,.006C.046,.012 .044,.028 .026,.03C.034,.038 .028,.05 .012,.05C-.04,.054 -.08,.046 -.1,.03Z" fill="#b4785a"/><path d="M-.03,-.021L.036,-.02L.034,-.015L-.03,-.014ZM-.03,.006L.034,.006L.032,.011L-.03,.012ZM-.03,.03L.026,.03L.024,.035L-.03,.035Z" fill="#7f4c48"/>',
          ) +
          place(
            fx,
            fy,
            k,
            figure('kneels', {
              skin: '#9a6046',
              hair: '#1d1636',
              top: '#f0e2c6',
              farTop: '#b9a4a8',
              bottom: '#39406f',
              far: '#282e5c',
              shoes: DARK,
              cut: 'short',
              wear: 'tucked',
            }),
          ) +
          place(
            fx + k * 0.67,
            fy + 4,
            k,
            figure('points', {
              skin: '#c0835f',
              hair: '#2a1d3a',
              top: '#e2604a',
              farTop: '#a83f4c',
              bottom: '#f2c25a',
              far: '#b98a5a',
              shoes: DARK,
              cut: 'bob',
              size: 0.64,
            }),
          ),
        [1, -0.4],
        k / 76,
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
        k: 250,
        rail: [806, [1370, 690]],
        canopy: [56, [1000, 284]],
        posts: [
          [96, 15],
          [990, 8],
        ],
        mother: [266, 910],
        father: [560, 899],
        abra: { x: 1500, y: 652, k: 13 },
      }),
    drawTall: (plate) =>
      draw(plate, {
        dx: -600,
        wide: 750,
        k: 196,
        rail: [872, [656, 758]],
        canopy: [50, [300, 140]],
        posts: [
          [34, 12],
          [291, 7],
        ],
        mother: [106, 970],
        father: [314, 950],
        abra: { x: 440, y: 648, k: 9 },
      }),
  },
]
