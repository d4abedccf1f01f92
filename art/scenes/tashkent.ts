/** Tashkent: from a dark portal into the light. The dome of Khast Imam is in the opening, whose light lies on the floor; a grandfather and a girl walk in it. */
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'
import { minaret, mosque } from '../models/khast-dome.ts'
import { field, innerEdge, line, litReveal, outerEdge, seen, thrownBy, tileBand, type Portal } from '../models/sun-portal.ts' // prettier-ignore
import { climbing, gliding, PAIR, PAIR_SHADOW, type Plumage } from '../models/dove-release.ts'

interface Layout extends Portal {
  /** Metres right of the eye and away: the mosque, its minaret and the two people. */
  mosque: Pt
  minaret: Pt
  folk: Pt
  /** Columns of the side walls, in metres from the eye. */
  walls: number[]
  /** Places and sizes of the doves in the picture. */
  doves: [x: number, y: number, k: number][]
}
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const pierced = (d: string, fill: string) => `<path fill-rule="evenodd" d="${d}" fill="${fill}"/>`

/** A building that stands `x` right of the eye and `z` away. */
function stand(l: Layout, [x, z]: Pt, body: string): string {
  const [px, py] = seen(l, [x, 0, z])
  return place(px, py, l.focal / z, body)
}
function outside(plate: Plate, l: Layout): void {
  const h = l.horizon
  bareSky(plate, [
    [0, '#1c4f9a'],
    [h * 0.3, '#2f78b8'],
    [h * 0.62, '#86bccb'],
    [h * 0.86, '#f0dcb4'],
    [h, '#ffe9bd'],
  ])
  plate.svg(
    shape(`M-10,${h}H1610V1010H-10Z`, '#fff0cb') +
      shape(
        line(
          [
            [-70, l.mosque[1] + 0.5],
            [70, l.mosque[1] + 0.5],
            [70, l.mosque[1] - 20],
            [-70, l.mosque[1] - 20],
          ].map(([x, z]) => seen(l, [x!, 0, z!])),
        ),
        '#dcae93',
      ) +
      stand(l, l.minaret, minaret()) +
      stand(l, l.mosque, mosque()),
  )
}
const radial = (id: string, [x, y]: Pt, r: number, stops: [number, string][]) =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}">${stops.map(([at, ink]) => `<stop offset="${at}" stop-color="${ink}"/>`).join('')}</radialGradient>`
function inks(l: Layout): string {
  const middle = seen(l, [l.aside + 0.6, 0, l.near - 2]),
    foot = seen(l, [l.aside, 0, l.near])
  return `<defs>${
    radial('wall', middle, 900, [[0, '#5a3350'], [0.45, '#33214a'], [1, '#191335']]) // prettier-ignore
  }${
    radial('side', middle, 1000, [[0, '#5a3350'], [0.5, '#3c2852'], [1, '#251b44']]) // prettier-ignore
  }${
    radial('floor', middle, 900, [[0, '#6a3d55'], [0.5, '#3a254e'], [1, '#1d1639']]) // prettier-ignore
  }${
    radial('gold', foot, 700, [[0, '#fff0cb'], [0.55, '#ffecc0'], [1, '#ffcf88']]) // prettier-ignore
  }${
    radial('star', middle, 700, [[0, '#6fd0c4'], [0.45, '#2c8098'], [0.8, '#24406f'], [1, '#20315f']]) // prettier-ignore
  }${
    radial('cross', middle, 700, [[0, '#2b68a8'], [0.45, '#234a86'], [0.8, '#1c2453'], [1, '#191c45']]) // prettier-ignore
  }</defs>`
}
function portal(l: Layout): string {
  const foot = seen(l, [0, 0, l.near])[1],
    [left, right] = [-1, 1].map((side) => seen(l, [l.aside + side * l.half, 0, l.near])[0]),
    { inside, through, threshold } = field(l),
    { band, stars } = tileBand(l, 0.2, 0.82)
  return (
    inks(l) +
    `<clipPath id="through"><path d="${through}"/></clipPath>` +
    shape(`M-10,${foot - 2}H${left}V${foot}H${right}V${foot - 2}H1610V1010H-10Z`, 'url(#floor)') +
    `<g clip-path="url(#through)">${shape(inside, 'url(#gold)')}${shape(threshold, 'url(#gold)')}</g>` +
    pierced(`M-10,-10H1610V${foot}H-10Z${innerEdge(l)}`, 'url(#wall)') +
    sides(l) +
    pierced(band, 'url(#cross)') +
    shape(stars(1.06), '#15122f') +
    shape(stars(0.9), 'url(#star)')
  )
}
const LIT: Plumage = ['#fffaf0', '#d6c5d0', '#c9b6cc', '#3a2242', '#e0985c']
/** The inks of a dove with the day behind its tail and the dark before it. */
const CROSSING: Plumage = ['url(#crossing)', '#c3aec6', '#c3aec6', '#3a2242', '#e0985c']
const doves = (l: Layout): string =>
  '<defs><linearGradient id="crossing" gradientUnits="userSpaceOnUse" x1="-.16" y1="0" x2=".1" y2="0"><stop offset="0" stop-color="#b79fc0"/><stop offset="1" stop-color="#fffaf0"/></linearGradient></defs>' +
  l.doves
    .map(
      ([x, y, size], i) =>
        `<g transform="translate(${x},${y}) rotate(${i ? -24 : -30}) scale(${size})">${i ? gliding(LIT) : climbing(CROSSING)}</g>`,
    )
    .join('')
/** The room's side walls, `left` and `right` of the eye: faint, with the light of the floor on them. */
function sides(l: Layout): string {
  return l.walls
    .map((x) => {
      const [cx, foot] = seen(l, [x, 0, l.near]),
        [px, py] = seen(l, [x, 0, 3]),
        end = x < 0 ? -900 : 2500
      return shape(`M${cx},-10V${foot}L${px},${py}L${end},${py}V-10Z`, 'url(#side)')
    })
    .join('')
}
/** How much larger the two are drawn than they were measured. */
const TALL = 1.3
function draw(plate: Plate, l: Layout): void {
  outside(plate, l)
  plate.svg(pierced(innerEdge(l, 0.05) + outerEdge(l), '#4a2c52') + shape(litReveal(l), '#ffdf9f'))
  plate.svg(portal(l))
  const [x, z] = l.folk,
    [fx, fy] = seen(l, [x, 0, z]),
    k = (l.focal / z) * TALL
  const laid = PAIR_SHADOW.map((d) =>
    d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, dx: string, dy: string) =>
      seen(l, thrownBy(l, [x + Number(dx) * TALL, -Number(dy) * TALL, z]))
        .map((v) => v.toFixed(1))
        .join(','),
    ),
  )
  plate.svg(
    inks(l) +
      `<g stroke="url(#floor)" stroke-width="1.6">${laid.map((d) => shape(d, 'url(#floor)')).join('')}</g>` +
      doves(l) +
      edgeLight(place(fx, fy, k, PAIR), [-1, -0.9], 2, '#ffbe6e'),
  )
}
const WIDE: Layout = {
  vx: 560,
  horizon: 505,
  eye: 1.8,
  focal: 1100,
  near: 11,
  thick: 1.2,
  aside: 2.1,
  half: 3.65,
  spring: 2.55,
  high: 5.85,
  sun: [0.22, 1.33],
  mosque: [12.4, 113],
  minaret: [79, 240],
  folk: [1.76, 7],
  walls: [-4.7, 8.9],
  doves: [
    [1146, 470, 225],
    [1335, 305, 215],
  ],
}
export const views: View[] = [
  {
    name: 'tashkent-uzbekistan-cover',
    focusX: 775,
    draw: (plate) => draw(plate, WIDE),
    drawTall: (plate) =>
      draw(plate, {
        ...WIDE,
        vx: 200,
        horizon: 520,
        aside: 1.7,
        half: 2.6,
        high: 5.95,
        sun: [0.12, 1.31],
        mosque: [14.3, 108],
        minaret: [-1.2, 260],
        folk: [0.9, 7.2],
        walls: [],
        doves: [
          [612, 455, 190],
          [522, 308, 150],
        ],
      }),
    drawLink: (plate) =>
      draw(plate, {
        ...WIDE,
        vx: 760,
        horizon: 429,
        focal: 935,
        doves: [
          [1258, 398, 190],
          [1415, 258, 180],
        ],
      }),
  },
]
