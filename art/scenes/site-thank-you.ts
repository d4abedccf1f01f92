/** Thank you: the morning boat leaves the harbour; from its after deck three travellers wave to us on the quay. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { block, domedChurch, gableHouse, type WallInks } from '../kit/dwellings.ts'
import { bareSky } from '../kit/heavens.ts'
import { rock } from '../kit/landform.ts'
import { random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

const HORIZON = 430
const LIGHT: Pt = [-1, -0.5]
const WALL: WallInks = {
  lit: '#ffe9c6',
  shade: '#9a8fb8',
  top: '#f6d3a8',
  dark: '#5a5a90',
  accent: '#b8604c',
}
/** The headland with its village, `x` is the column of its church. */
function coast(x: number): string {
  const r = random(6)
  const hill = (up: number, ink: string, seed: number): string =>
    rock(
      [
        [x - 560, HORIZON + 6],
        [x - 420, HORIZON - 34 * up],
        [x - 250, HORIZON - 62 * up],
        [x - 60, HORIZON - 128 * up],
        [x + 130, HORIZON - 168 * up],
        [x + 340, HORIZON - 230 * up],
        [x + 620, HORIZON - 262 * up],
        [x + 900, HORIZON - 210 * up],
        [x + 900, HORIZON + 6],
      ],
      ink,
      7,
      seed,
    )
  let s = hill(1, '#8f9ab8', 4) + hill(0.62, '#6f86a4', 9)
  for (const row of [2, 1, 0]) {
    let at = x - 190 + row * 60
    while (at < x + 420 - row * 50) {
      const w = r.range(26, 40),
        h = r.range(26, 40),
        foot = HORIZON + 2 - row * 25
      if (r() > 0.1 + row * 0.1)
        s +=
          r() < 0.55
            ? gableHouse(at, foot, w * 0.8, h * 1.1, WALL, ['#e88a5c', '#a8544f'])
            : block(at, foot - h, w, h, 10, WALL) +
              `<path d="M${at + 6},${foot - h * 0.7}h5v8h-5ZM${at + 17},${foot - h * 0.7}h5v8h-5Z" fill="${WALL.dark}"/>`
      at += w + r.range(0, 14)
    }
  }
  s += `<path d="M${x + 90},${HORIZON - 44}v-58h24v58Z" fill="${WALL.lit}"/><path d="M${x + 90},${HORIZON - 44}v-58h8v58Z" fill="${WALL.shade}"/><path d="M${x + 86},${HORIZON - 102}L${x + 102},${HORIZON - 132}L${x + 118},${HORIZON - 102}Z" fill="#d8704f"/>`
  s +=
    domedChurch(x + 152, HORIZON - 66, 27, WALL, ['#ffb98a', '#d8704f', '#94465a']) +
    block(x + 122, HORIZON - 56, 60, 40, 12, WALL)
  // the mole and its light
  s += poly(
    [
      [x - 560, HORIZON + 2],
      [x - 200, HORIZON - 2],
      [x - 200, HORIZON + 10],
      [x - 566, HORIZON + 12],
    ],
    '#7d78a0',
  )
  s += `<path d="M${x - 548},${HORIZON + 4}l4,-64h14l4,64Z" fill="#fff3da"/><path d="M${x - 545},${HORIZON - 34}l1,-20h14l1,20Z" fill="#d8503f"/><path d="M${x - 537},${HORIZON - 60}h7v-64h0l4,64Z" fill="none"/><path d="M${x - 548},${HORIZON - 60}h22v-4h-22ZM${x - 542},${HORIZON - 64}v-12h10v12ZM${x - 544},${HORIZON - 76}l7,-10l7,10Z" fill="#3a4478"/>`
  return s
}
/** The boat from astern. Metres, waterline at 0; 11 m across, the after deck 4.2 m up. */
function ferry(): string {
  const base = { hair: '#2b2448', shoes: '#2a2a50' }
  const people =
    place(
      -2.9,
      -3.9,
      1.1,
      figure('waves', { ...base, skin: '#c98d66', top: '#e0563f', bottom: '#2f3f74', cut: 'long' }),
      true,
    ) +
    place(
      -0.1,
      -3.9,
      1.12,
      figure('waves', { ...base, skin: '#8a5138', top: '#f0b23e', bottom: '#3a3f6a', cut: 'short' }),
    ) +
    place(
      1.5,
      -3.9,
      0.86,
      figure('waves', { ...base, skin: '#a8683e', top: '#2f8a9c', bottom: '#3a3f6a', cut: 'curls' }),
    ) +
    place(
      3.7,
      -3.9,
      1.1,
      figure('looksUp', {
        ...base,
        skin: '#e0a67c',
        top: '#fff3da',
        bottom: '#8a4a6a',
        cut: 'hat',
        hat: '#d9a25c',
      }),
      true,
    )
  const posts = Array.from({ length: 12 }, (_, i) => {
    const x = -5.2 + i * 0.945
    return `M${x.toFixed(2)},-5.15h.07v1.2h-.07Z`
  }).join('')
  return (
    // upper works: wheelhouse deck, boats in their davits, funnel and mast
    '<path d="M-2.4,-8.8L-2.3,-13.6H-2.18L-2.1,-8.8ZM-2.28,-12.2L-1.1,-11.2V-11.1L-2.28,-12.05ZM-3,-10.6h1.6v.22h-1.6Z" fill="#3a4478"/>' +
    '<path d="M-1.5,-8.6L-1.32,-11.9H1.32L1.5,-8.6Z" fill="#e8703f"/><path d="M-1.36,-11.1L-1.32,-11.9H1.32L1.36,-11.1Z" fill="#26305c"/><path d="M.4,-8.6L.5,-11.9H1.32L1.5,-8.6Z" fill="#a8443f"/>' +
    '<path d="M-4.1,-6.2L-3.9,-8.8H3.9L4.1,-6.2Z" fill="#fff3da"/><path d="M1.4,-6.2V-8.8H3.9L4.1,-6.2Z" fill="#c3bcd4"/><path d="M-4.4,-8.7H4.4V-8.95H-4.4Z" fill="#ffe2b4"/>' +
    [-3.2, -1.9, 0.9, 2.2].map((x) => `<path d="M${x},-7.1v-1h.95v1Z" fill="#3f4f86"/>`).join('') +
    '<path d="M-.5,-6.2v-2h.9v2Z" fill="#7a4a50"/>' +
    // the after deck in shade under its awning roof, then those who wave, then the rail and the stern
    '<path d="M-5.3,-3.9L-5,-6.3H5L5.3,-3.9Z" fill="#5a5a90"/><path d="M-1.2,-4v-1.9h2.4v1.9Z" fill="#ffd98f"/>' +
    people +
    '<path d="M-5.5,-6.15L-5.3,-6.5H5.3L5.5,-6.15Z" fill="#ffeccb"/><path d="M-5.3,-6.2h.18v2.3h-.18ZM5.12,-6.2h.18v2.3h-.18Z" fill="#fff3da"/>' +
    `<path d="${posts}M-5.3,-5.2h10.6v.1h-10.6ZM-5.3,-4.65h10.6v.06h-10.6Z" fill="#fff3da"/>` +
    // a broad transom: white bulwark, orange band, blue below, all in shade on the right
    '<path d="M-5.5,-4.1Q0,-3.7 5.5,-4.1L5.22,-1.9L4.9,.3H-4.9L-5.22,-1.9Z" fill="#fff6e2"/><path d="M2.2,-3.86Q4,-3.94 5.5,-4.1L5.22,-1.9L4.9,.3H2.5Q2.9,-1.8 2.2,-3.86Z" fill="#b3acd0"/>' +
    '<path d="M-5.2,-2.2Q0,-1.75 5.2,-2.2L4.9,.3H-4.9Z" fill="#2a4478"/><path d="M2.72,-1.93Q4.1,-2.05 5.2,-2.2L4.9,.3H2.5Q2.7,-.8 2.72,-1.93Z" fill="#1c2f60"/>' +
    '<path d="M-5.25,-2.34Q0,-1.88 5.25,-2.34L5.2,-2.06Q0,-1.6 -5.2,-2.06Z" fill="#e8703f"/>' +
    // scuppers, and a boat in its davit on either side
    '<path d="M-4.4,-3.3h.7v.2h-.7ZM-2.9,-3.22h.7v.2h-.7ZM3.7,-3.3h.7v.2h-.7Z" fill="#8a86b0"/>' +
    '<path d="M-5.5,-7.5H-4.1Q-4.1,-6.75 -4.8,-6.75T-5.5,-7.5ZM4.1,-7.5H5.5Q5.5,-6.75 4.8,-6.75T4.1,-7.5Z" fill="#e8703f"/><path d="M-5.6,-7.7H-4L-4.3,-7.95H-5.3ZM4,-7.7H5.6L5.3,-7.95H4.3Z" fill="#fff3da"/><path d="M-4.86,-6.75h.12v.6h-.12ZM4.74,-6.75h.12v.6h-.12Z" fill="#3a4478"/>' +
    '<path d="M-1.2,-3.4a.42,.42 0 1 0 .01,0ZM-1.2,-3.2a.22,.22 0 1 1 -.01,0Z" fill="#e8703f" fill-rule="evenodd"/>'
  )
}
interface Layout {
  wide: number
  coast: number
  boat: { x: number; y: number; k: number }
  bollard: number
}
function draw(plate: Plate, { wide, coast: at, boat: { x, y, k }, bollard }: Layout): void {
  bareSky(plate, [
    [0, '#2b5590'],
    [150, '#6f9cc0'],
    [300, '#d3d3cc'],
    [HORIZON, '#ffe0ae'],
  ])
  plate.svg(coast(at))
  calmWater(plate, {
    top: HORIZON + 8,
    inks: ['#f0c8a4', '#7f9cb8', '#3f77a4', '#1f5486'],
    dark: ['#2a5f90', 0.2],
    light: ['#ffe6bd', 0.1],
    seed: 5,
  })
  // the wake: foam that lies flat on the water, close under the stern and looser towards us, in a lane that widens
  const half = 4.9 * k,
    r = random(3)
  const lozenge = (cx: number, cy: number, w: number, h: number): string =>
    `M${(cx - w).toFixed(1)},${cy.toFixed(1)}Q${(cx - w * 0.2).toFixed(1)},${(cy - h).toFixed(1)} ${(cx + w).toFixed(1)},${cy.toFixed(1)}Q${(cx + w * 0.2).toFixed(1)},${(cy + h).toFixed(1)} ${(cx - w).toFixed(1)},${cy.toFixed(1)}Z`
  const foam = (many: number, from: number, to: number, size: number): string => {
    let d = ''
    for (let i = 0; i < many; i++) {
      const t = ((i + r()) / many) ** 1.5,
        lane = half * (0.86 + 1.2 * t),
        u = r.range(from, to) * (r() < 0.5 ? -1 : 1)
      d += lozenge(
        x + u * lane,
        y + 10 + t * (1000 - y),
        size * half * (0.35 + t) * r.range(0.5, 1.2),
        3 + 8 * t,
      )
    }
    return d
  }
  plate.svg(
    `<path d="${foam(110, 0, 0.95, 0.34)}" fill="#5f9cb8"/><path d="${foam(60, 0, 0.9, 0.24)}" fill="#a8d0d6"/><path d="${foam(46, 0.72, 1.04, 0.17)}${foam(16, 0, 0.6, 0.12)}" fill="#fff3da"/>`,
  )
  plate.svg(edgeLight(place(x, y, k, ferry()), LIGHT, 3, '#fffbea'))
  plate.svg(
    smooth(
      [
        [x - half * 1.08, y + 8],
        [x - half * 0.72, y - 5],
        [x - half * 0.3, y + 2],
        [x + half * 0.08, y - 8],
        [x + half * 0.5, y + 1],
        [x + half * 0.8, y - 5],
        [x + half * 1.08, y + 8],
        [x + half * 0.6, y + 17],
        [x, y + 24],
        [x - half * 0.6, y + 17],
      ],
      '#fff6e2',
      0.8,
    ),
  )
  // our quay: the edge and a bollard
  plate.svg(
    poly(
      [
        [-20, 930],
        [wide + 20, 900],
        [wide + 20, 924],
        [-20, 956],
      ],
      '#e9bf9a',
    ) +
      poly(
        [
          [-20, 954],
          [wide + 20, 922],
          [wide + 20, 1020],
          [-20, 1020],
        ],
        '#57507f',
      ) +
      edgeLight(
        place(
          bollard,
          946,
          96,
          '<path d="M-.3,0L-.24,-.62H.24L.3,0Q0,.12 -.3,0Z" fill="#2a2c5c"/><path d="M-.42,-.62Q-.42,-.86 0,-.88Q.42,-.86 .42,-.62Q0,-.5 -.42,-.62Z" fill="#343870"/><path d="M-.33,-.28Q0,-.16 .33,-.28L.32,-.14Q0,-.02 -.32,-.14Z" fill="#d9b98a"/><path d="M-.36,-.12Q0,.0 .36,-.12L.36,.0Q0,.14 -.36,.0Z" fill="#c49f74"/>',
        ),
        LIGHT,
        3,
        '#ffcf9c',
      ),
  )
}
export const views: View[] = [
  {
    name: 'site-thank-you',
    focusX: 930,
    draw: (plate) => draw(plate, { wide: 1600, coast: 1130, boat: { x: 930, y: 700, k: 44 }, bollard: 300 }),
    drawTall: (plate) =>
      draw(plate, { wide: 750, coast: 520, boat: { x: 390, y: 690, k: 43 }, bollard: 130 }),
  },
]
