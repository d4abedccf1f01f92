/** The quay below the Pont Neuf at dusk: a bookseller's green boxes on the wall, lamps on the bridge, a couple who have found something. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place, poly } from '../kit/cut.ts'
import { clump } from '../kit/foliage.ts'
import { bareSky } from '../kit/heavens.ts'
import { random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'

const WATER = 640
const LAMP = '#ffe2a0'
/** Seven arches of stone with their rounded piers and half-round bays above; lit from the lamps on the parapet. */
function bridge(): string {
  let s = poly(
    [
      [-60, 470],
      [500, 430],
      [1100, 424],
      [1660, 446],
      [1660, WATER + 4],
      [-60, WATER + 4],
    ],
    '#8b83a8',
  )
  s += poly(
    [
      [-60, 470],
      [500, 430],
      [1100, 424],
      [1660, 446],
      [1660, 466],
      [1100, 444],
      [500, 450],
      [-60, 490],
    ],
    '#f0c9a4',
  )
  const crown = (x: number) => 462 + Math.abs(x - 800) * 0.03
  for (let i = 0; i < 7; i++) {
    const x = 60 + i * 232,
      w = 178,
      top = crown(x) + 34
    s += `<path d="M${x - w / 2},${WATER + 4}V${top + 84}A${w / 2},82 0 0 1 ${x + w / 2},${top + 84}V${WATER + 4}Z" fill="#3a3a6b"/><path d="M${x - w / 2},${WATER + 4}V${top + 84}A${w / 2},82 0 0 1 ${x + w / 2},${top + 84}H${x + w / 2 - 16}A${w / 2 - 16},68 0 0 0 ${x - w / 2 + 26},${top + 88}V${WATER + 4}Z" fill="#e2b394"/>`
    const px = x + 116
    s += `<path d="M${px - 22},${WATER + 4}V${crown(px) + 60}Q${px},${crown(px) + 44} ${px + 22},${crown(px) + 60}V${WATER + 4}Z" fill="#6f6a98"/><path d="M${px - 30},${crown(px) - 12}V${crown(px) + 30}Q${px},${crown(px) + 66} ${px + 30},${crown(px) + 30}V${crown(px) - 12}Z" fill="#a99bb8"/><path d="M${px - 30},${crown(px) - 16}H${px + 30}V${crown(px) - 4}H${px - 30}Z" fill="#f6d5ae"/>`
    s += `<path d="M${px - 2},${crown(px) - 14}V${crown(px) - 74}H${px + 2}V${crown(px) - 14}Z" fill="#2b2a55"/>`
  }
  return s
}
const lamps = (): string =>
  Array.from({ length: 7 }, (_, i) => {
    const x = 176 + i * 232,
      y = 462 + Math.abs(x - 800) * 0.03 - 80
    return `<circle cx="${x}" cy="${y}" r="46" fill="url(#halo)"/><path d="M${x - 7},${y - 9}H${x + 7}L${x + 4},${y + 9}H${x - 4}Z" fill="#fff6d6"/>`
  }).join('')
/** Houses of the island: cream fronts, zinc roofs with dormers, some windows lit; the cathedral's towers and its new spire behind. */
function island(): string {
  const r = random(7)
  let s =
    // Notre-Dame: two towers of 69 m, the spire of 96
    '<g transform="translate(0,-86)"><path d="M1010,570V262H1062V300H1104V262H1156V570Z" fill="#a98ab0"/><path d="M1022,300h10v70h-10ZM1040,300h10v70h-10ZM1116,300h10v70h-10ZM1134,300h10v70h-10Z" fill="#8a70a2"/><path d="M1240,470L1252,330L1262,186L1272,330L1284,470Z" fill="#a98ab0"/><path d="M1156,570V336H1380L1420,570Z" fill="#9a7fae"/></g>'
  let x = -40
  while (x < 1640) {
    const w = r.range(74, 128),
      h = r.range(118, 168),
      top = 470 - h,
      wall = r.pick(['#d8b3ae', '#c9a4ac', '#e0bfb2', '#bf9caa'])
    s += `<path d="M${x},480V${top}H${x + w}V480Z" fill="${wall}"/><path d="M${x - 3},${top}L${x + 8},${top - 34}H${x + w - 8}L${x + w + 3},${top}Z" fill="#5f6a94"/><path d="M${x + w * 0.8},${top - 34}h${w * 0.1}v-26h-${w * 0.1}Z" fill="#b07f7f"/>`
    for (let c = 0; c < 3; c++) {
      const wx = x + w * (0.16 + c * 0.27)
      s += `<path d="M${wx},${top - 8}v-16q6,-6 12,0v16Z" fill="${r() < 0.3 ? LAMP : '#3f4a7c'}"/>`
      for (let f = 0; f < 4; f++)
        s += `<path d="M${wx},${top + 14 + f * 32}h13v20h-13Z" fill="${r() < 0.32 ? LAMP : '#6a5f8c'}"/>`
    }
    x += w + 1
  }
  return s
}
/** A bookseller's box, open on the wall: lid up, prints hung inside it, books in rows. */
function box(x: number, y: number, k: number, seed: number, flip = false): string {
  const r = random(seed)
  let books = '',
    bx = -0.95
  while (bx < 0.9) {
    const w = r.range(0.05, 0.11),
      h = r.range(0.2, 0.3)
    books += `<path d="M${bx.toFixed(2)},-.24v${(-h).toFixed(2)}h${w.toFixed(2)}v${h.toFixed(2)}Z" fill="${r.pick(['#d8503f', '#f0c56a', '#f4e6cf', '#3f8f94', '#8a4a6a', '#e79a5a', '#5a7fb0'])}"/>`
    bx += w + 0.008
  }
  return place(
    x,
    y,
    k,
    '<path d="M-1.05,-.5L-1.12,-1.34H1.12L1.05,-.5Z" fill="#1c4a44"/><path d="M-1.12,-1.34L-1.2,-1.46H1.2L1.12,-1.34Z" fill="#2f6f5c"/>' +
      '<path d="M-.9,-1.24h.44v.58h-.44Z" fill="#f6e2b8"/><path d="M-.84,-1.16h.32v.3q-.16,-.16 -.32,0Z" fill="#d8703f"/><path d="M-.36,-1.24h.36v.5h-.36Z" fill="#e9c9d0"/><path d="M-.3,-.84q.12,-.3 .24,0Z" fill="#3f5f8f"/><path d="M.12,-1.24h.5v.4h-.5Z" fill="#f4efdc"/><path d="M.16,-.94l.14,-.2l.1,.12l.08,-.08l.1,.16Z" fill="#4f8a6a"/><path d="M.7,-1.22h.28v.48h-.28Z" fill="#f0b04a"/>' +
      books +
      '<path d="M-1.05,-.28H1.05V0H-1.05Z" fill="#2f7f63"/><path d="M-1.05,-.06H1.05V0H-1.05Z" fill="#1c4a44"/>',
    flip,
  )
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#2a3474'],
    [150, '#62599c'],
    [290, '#c0829f'],
    [400, '#f7b08c'],
    [480, '#ffd8a4'],
  ])
  plate.svg(island())
  plate.svg(
    '<defs><radialGradient id="halo"><stop offset="0" stop-color="#fff2c4" stop-opacity=".9"/><stop offset="1" stop-color="#ffd98f" stop-opacity="0"/></radialGradient></defs>' +
      bridge() +
      lamps(),
  )
  calmWater(plate, {
    top: WATER,
    inks: ['#c18a9c', '#6f5f98', '#38396f', '#232858'],
    dark: ['#2a2c60', 0.2],
    light: ['#f2b79a', 0.1],
    seed: 12,
  })
  // each lamp drags one streak over the water
  const r = random(3)
  let streaks = ''
  for (let i = 0; i < 7; i++)
    for (let k = 0; k < 7; k++) {
      const y = WATER + 12 + k * k * 3.4,
        w = 10 + k * 4.6
      streaks += `<path d="M${176 + i * 232 - w + r.range(-6, 6)},${y}q${w},-4 ${2 * w},0q${-w},4 ${-2 * w},0Z"/>`
    }
  plate.svg(`<g fill="#ffe0a0">${streaks}</g>`)
  // the quay wall we look over, its boxes, and the plane tree that hangs in from the right
  plate.svg(
    poly(
      [
        [-60, 836],
        [1660, 812],
        [1660, 850],
        [-60, 876],
      ],
      '#d9b7a4',
    ) +
      poly(
        [
          [-60, 876],
          [1660, 850],
          [1660, 1060],
          [-60, 1060],
        ],
        '#3c3768',
      ) +
      [0, 1, 2, 3, 4, 5, 6]
        .map((i) => `<path d="M${40 + i * 250},${875 - i * 3.8}l-6,190h4l6,-190Z" fill="#2c2955"/>`)
        .join(''),
  )
  plate.svg(edgeLight(box(330, 846, 200, 4) + box(800, 838, 190, 9, true), [0, -1], 2.5, '#f2b79a'))
  const look = { skin: '#c98d66', hair: '#2a1d33', shoes: '#1c1838' }
  plate.svg(
    edgeLight(
      place(
        1150,
        1090,
        300,
        figure('stands', {
          ...look,
          top: '#d8503f',
          farTop: '#983a4a',
          bottom: '#2a2f66',
          cut: 'bob',
        }),
        true,
      ) +
        place(
          1310,
          1090,
          318,
          figure('embraces', {
            ...look,
            skin: '#8a5138',
            hair: '#1a1430',
            top: '#3f6f94',
            farTop: '#2c4f78',
            bottom: '#232050',
            cut: 'short',
          }),
          true,
        ),
      [-0.6, -1],
      4,
      '#ffcf9c',
    ) +
      // the print that she holds up
      '<g transform="translate(1086,812) rotate(-12)"><path d="M-62,-84H58V66H-62Z" fill="#f8ead0"/><path d="M-50,-70H46V34H-50Z" fill="#8fb6c4"/><path d="M-50,34V0L-20,-30L4,-4L20,-20L46,10V34Z" fill="#d8703f"/></g><path d="M1118,842q-26,-6 -34,4q10,14 34,12Z" fill="#c98d66"/>',
  )
  plate.svg(
    '<path d="M1640,120Q1500,150 1400,120Q1330,104 1250,128L1248,120Q1330,88 1404,104Q1500,128 1640,88Z" fill="#1f1c40"/>' +
      [
        [1290, 110, 130],
        [1390, 150, 150],
        [1370, 60, 170],
        [1500, 90, 190],
        [1510, 190, 150],
        [1590, 150, 180],
        [1580, 20, 220],
        [1220, 150, 90],
      ]
        .map(([x, y, w], i) => clump(i + 3, x!, y!, w!, w! * 0.62, i % 2 ? '#2a2f5c' : '#1f2450', 9))
        .join(''),
  )
}
export const views: View[] = [{ name: 'paris-france-3', focusX: 980, draw }]
