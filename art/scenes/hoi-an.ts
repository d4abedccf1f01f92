/** Hoi An after dark: one string of silk lanterns over the river, one sampan on its light, the far quay in half darkness. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'

const QUAY = 560
const DARK = '#14123a'
const GLOW =
  '<defs><radialGradient id="g"><stop offset="0" stop-color="#ffe7a8" stop-opacity=".85"/><stop offset="1" stop-color="#ffb45c" stop-opacity="0"/></radialGradient></defs>'
interface Layout {
  wide: number
  dx: number
  /** The string's ends and how far it sags. */
  string: { y0: number; y1: number; sag: number; lanterns: [t: number, size: number, ink: number][] }
  boat: { x: number; y: number; k: number }
  floats: [x: number, y: number, k: number][]
}
const SILK: [string, string, string][] = [
  ['#ffcf6b', '#f0953c', '#b8542e'],
  ['#ff9a6b', '#e2543c', '#98293c'],
  ['#ffe9a8', '#f2c14a', '#b9802f'],
  ['#ffb4b0', '#d85a86', '#8a2f66'],
]
/** A lantern of ribs and silk, hung by its ring at (0,0), about 1 wide and 1.5 high with its tassel. */
function lantern([glow, own, edge]: [string, string, string]): string {
  return (
    `<path d="M-.02,0H.02V.12H-.02Z" fill="${DARK}"/><path d="M-.16,.12H.16V.18H-.16Z" fill="#5a2f3a"/>` +
    `<path d="M-.14,.18C-.46,.24 -.54,.5 -.46,.66C-.38,.82 -.22,.9 -.12,.92H.12C.22,.9 .38,.82 .46,.66C.54,.5 .46,.24 .14,.18Z" fill="${edge}"/>` +
    `<path d="M-.12,.18C-.36,.26 -.42,.5 -.36,.66C-.3,.8 -.2,.9 -.1,.92H.1C.2,.9 .3,.8 .36,.66C.42,.5 .36,.26 .12,.18Z" fill="${own}"/>` +
    `<path d="M-.06,.18C-.2,.3 -.24,.5 -.2,.66C-.16,.8 -.1,.9 -.05,.92H.05C.1,.9 .16,.8 .2,.66C.24,.5 .2,.3 .06,.18Z" fill="${glow}"/>` +
    `<path d="M-.14,.92H.14V.98H-.14Z" fill="#5a2f3a"/><path d="M-.04,.98H.04L.07,1.32H-.07Z" fill="${own}"/>`
  )
}
/** Shophouses of the far quay: two storeys, tiled roofs, doors that are lit; those on the left are shut and dark. */
function quay(): string {
  const r = random(8)
  let s = '',
    x = -260
  while (x < 1860) {
    const w = r.range(130, 210),
      h = r.range(150, 205),
      top = QUAY - h,
      on = x > 420 && r() < 0.86,
      wall = on ? r.pick(['#f2b45a', '#e89a48', '#f8c876']) : r.pick(['#3a2f62', '#34295a', '#433468']),
      upper = on ? '#b3643f' : '#2c2454',
      roof = on ? '#4a2a4a' : '#231d48'
    s += `<path d="M${x},${QUAY}V${top}H${x + w}V${QUAY}Z" fill="${upper}"/><path d="M${x},${QUAY}V${QUAY - h * 0.5}H${x + w}V${QUAY}Z" fill="${wall}"/>`
    s += `<path d="M${x - 10},${top + 6}L${x + 14},${top - 44}H${x + w - 14}L${x + w + 10},${top + 6}Z" fill="${roof}"/><path d="M${x - 8},${QUAY - h * 0.5}L${x + 6},${QUAY - h * 0.5 - 20}H${x + w - 6}L${x + w + 8},${QUAY - h * 0.5}Z" fill="${roof}"/>`
    for (let k = 0; k < 3; k++) {
      const wx = x + w * (0.1 + k * 0.3)
      s += `<path d="M${wx},${top + 24}h${w * 0.2}v${h * 0.24}h${-w * 0.2}Z" fill="${on && r() < 0.6 ? '#ffd98c' : '#1f1a44'}"/>`
      s += `<path d="M${wx},${QUAY - h * 0.38}h${w * 0.22}V${QUAY}h${-w * 0.22}Z" fill="${on ? (k === 1 ? '#fff0bd' : '#7a3a34') : '#1f1a44'}"/>`
    }
    // the neighbour's eave shades the flank of each house
    s += `<path d="M${x + w * 0.9},${QUAY}V${top + 6}H${x + w}V${QUAY}Z" fill="${DARK}" opacity=".35"/><path d="M${x},${QUAY - h * 0.5}h${w}v10h${-w}Z" fill="${DARK}" opacity=".3"/>`
    x += w + 2
  }
  return s
}
function draw(plate: Plate, l: Layout): void {
  const { wide, dx } = l
  bareSky(plate, [
    [0, '#12123f'],
    [240, '#2a2566'],
    [300, '#6a4488'],
    [400, '#d07f92'],
    [QUAY, '#ffdfa8'],
  ])
  plate.svg(`<g transform="translate(${dx},0)">${quay()}</g>`)
  // people of the evening on the far quay
  const r = random(4)
  let crowd = ''
  for (const [from, many] of [
    [478, 3],
    [664, 1],
    [812, 4],
    [1022, 2],
    [1196, 1],
    [1352, 3],
  ] as const)
    for (let i = 0; i < many; i++)
      crowd += place(
        from + i * r.range(19, 30),
        QUAY + 8,
        r.range(33, 40),
        figure(
          i === 1
            ? 'handOnHip'
            : r.pick(['strolls', 'stands', 'walks', 'photographs', 'carriesBag'] as const),
          {
            skin: '#4a2a3c',
            hair: DARK,
            top: r.pick(['#3a2450', '#6a3a5c', '#2c2454', '#8a4a52']),
            bottom: '#1c1840',
            shoes: DARK,
            size: i === 2 ? 0.68 : 1,
            ...(r() < 0.3 ? { cut: 'cone' as const, hat: '#b9784a' } : {}),
          },
        ),
        i === 1 || r() < 0.4,
      )
  plate.svg(
    `<g transform="translate(${dx},0)">${crowd}<path d="M-300,${QUAY + 6}H1900V${QUAY + 30}H-300Z" fill="#3a2a5a"/></g>`,
  )
  calmWater(plate, {
    top: QUAY + 26,
    inks: ['#d98f8a', '#7a4a78', '#3f3070', '#231f56', '#131240'],
    dark: ['#17154a', 0.22],
    seed: 5,
  })
  // doors and lanterns drag their light down the river
  let gold = '',
    red = ''
  for (let i = 0; i < 17; i++) {
    const x = 450 + i * 76 + dx + r.range(-20, 20)
    if (r() < 0.3) continue
    for (let k = 0; k < 8; k++) {
      if (r() < 0.28) continue
      const y = QUAY + 36 + k * 9 + k * k * 3.4 + r.range(-5, 5),
        w = (16 + k * 4.4) * r.range(0.5, 1.2)
      const d = `M${(x - w + r.range(-8, 8)).toFixed(1)},${y.toFixed(1)}q${w.toFixed(1)},-${(2 + k * 0.4).toFixed(1)} ${(2 * w).toFixed(1)},0q${(-w).toFixed(1)},${(2 + k * 0.4).toFixed(1)} ${(-2 * w).toFixed(1)},0Z`
      if (i % 4 === 2) red += d
      else gold += d
    }
  }
  plate.svg(`<path d="${gold}" fill="#ffc765"/><path d="${red}" fill="#e2604a"/>`, {
    mask: (_x, y) => Math.max(0, 1 - (y - QUAY) / 330),
  })
  // lanterns set afloat
  plate.svg(
    GLOW +
      l.floats
        .map(([x, y, k], i) => {
          const [glow, own] = SILK[i % 4]!
          return `<ellipse cx="${x}" cy="${y + k * 0.1}" rx="${k * 2}" ry="${k * 0.7}" fill="url(#g)"/><path d="M${x - k * 0.5},${y}L${x - k * 0.36},${y - k * 0.72}H${x + k * 0.36}L${x + k * 0.5},${y}Z" fill="${own}"/><path d="M${x - k * 0.2},${y}L${x - k * 0.14},${y - k * 0.72}H${x + k * 0.14}L${x + k * 0.2},${y}Z" fill="${glow}"/><path d="M${x - k * 0.62},${y}h${k * 1.24}l${-k * 0.14},${k * 0.16}h${-k * 0.96}Z" fill="#7a2f4a"/>`
        })
        .join(''),
  )
  const { x, y, k } = l.boat
  const hull =
    '<path d="M-3.4,-.8C-2.6,-.36 -1.4,-.24 0,-.24C1.6,-.24 2.6,-.36 3.3,-.9C3,-.1 2.3,.24 1.4,.26H-1.5C-2.4,.24 -3,-.1 -3.4,-.8Z" fill="#2a1c44"/><path d="M-3.4,-.8C-2.6,-.36 -1.4,-.24 0,-.24C1.6,-.24 2.6,-.36 3.3,-.9L3.24,-.72C2.6,-.26 1.6,-.12 0,-.12C-1.4,-.12 -2.6,-.26 -3.34,-.66Z" fill="#c9743a"/>'
  plate.svg(
    GLOW +
      `<ellipse cx="${x}" cy="${y + k * 0.24}" rx="${k * 3.4}" ry="${k * 0.28}" fill="${DARK}" opacity=".8"/>` +
      edgeLight(
        place(
          x,
          y,
          k,
          place(
            1.9,
            -0.2,
            1,
            figure('rowsStanding', {
              skin: '#9a5a44',
              hair: DARK,
              top: '#5a2f5c',
              bottom: '#231c4a',
              shoes: DARK,
              cut: 'cone',
              hat: '#f2c877',
            }),
            true,
          ) +
            place(
              -0.5,
              -0.02,
              1,
              figure('sits', {
                skin: '#c98a62',
                hair: '#20173a',
                top: '#f0e0c4',
                farTop: '#b99aa4',
                bottom: '#7a3a5c',
                shoes: DARK,
                cut: 'bob',
              }),
              true,
            ) +
            place(
              -1.6,
              -0.02,
              1,
              figure('sits', {
                skin: '#8f5440',
                hair: '#1a1434',
                top: '#2f6f80',
                farTop: '#1f4f68',
                bottom: '#2a2454',
                shoes: DARK,
                cut: 'short',
              }),
            ) +
            hull +
            `<path d="M-3.1,-.76V-1.9h.05V-.76Z" fill="${DARK}"/>` +
            place(-3.07, -1.92, 0.62, lantern(SILK[1]!)),
        ),
        [0.2, -1],
        k / 30,
        '#ffc984',
      ) +
      `<circle cx="${x - k * 3.07}" cy="${y - k * 1.56}" r="${k * 1.2}" fill="url(#g)" opacity=".6"/>`,
  )
  // the string, from the eave on the left to the tree on the right
  const { y0, y1, sag, lanterns } = l.string,
    at = (t: number) => [-20 + t * (wide + 40), y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)] as const
  let cord = ''
  for (let i = 0; i <= 40; i++)
    cord += `${i ? 'L' : 'M'}${at(i / 40)
      .map((v) => v.toFixed(1))
      .join()}`
  plate.svg(
    GLOW +
      `<path d="${cord}" stroke="${DARK}" stroke-width="4" fill="none"/>` +
      lanterns
        .map(([t, size, ink]) => {
          const [lx, ly] = at(t)
          return `<circle cx="${lx}" cy="${ly + size * 0.55}" r="${size * 1.15}" fill="url(#g)" opacity=".75"/>${place(lx, ly, size, lantern(SILK[ink]!))}`
        })
        .join(''),
  )
  plate.svg(
    poly(
      [
        [-20, -20],
        [wide * 0.16, -20],
        [wide * 0.125, y0 - 34],
        [-20, y0 + 22],
      ],
      DARK,
    ) +
      smooth(
        [
          [-40, y0 + 40],
          [wide * 0.06, y0 + 2],
          [wide * 0.15, y0 - 46],
          [wide * 0.18, y0 - 40],
          [wide * 0.08, y0 + 20],
          [-40, y0 + 64],
        ],
        '#2c2150',
        0.6,
      ),
  )
}
export const views: View[] = [
  {
    name: 'asian-adventure-cover',
    focusX: 940,
    draw: (plate) =>
      draw(plate, {
        wide: 1600,
        dx: 0,
        string: {
          y0: 90,
          y1: 30,
          sag: 130,
          lanterns: [
            [0.22, 96, 0],
            [0.36, 128, 1],
            [0.5, 150, 2],
            [0.655, 122, 3],
            [0.79, 138, 0],
            [0.92, 104, 1],
          ],
        },
        boat: { x: 900, y: 852, k: 84 },
        floats: [
          [330, 900, 40],
          [480, 800, 26],
          [1330, 930, 44],
          [1250, 790, 24],
          [1460, 840, 30],
          [610, 950, 46],
        ],
      }),
    drawTall: (plate) =>
      draw(plate, {
        wide: 750,
        dx: -560,
        string: {
          y0: 110,
          y1: 60,
          sag: 110,
          lanterns: [
            [0.28, 96, 0],
            [0.46, 128, 1],
            [0.68, 146, 2],
            [0.89, 110, 3],
          ],
        },
        boat: { x: 392, y: 832, k: 70 },
        floats: [
          [120, 930, 40],
          [230, 760, 22],
          [640, 940, 44],
          [600, 740, 22],
        ],
      }),
  },
]
