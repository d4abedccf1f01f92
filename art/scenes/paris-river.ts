/** The quay by the Pont Neuf at dusk: a bookseller reads beside his green boxes, lamps on the bridge, a couple who have found a print. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place, poly } from '../kit/cut.ts'
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
/** A bookseller's box, open on the wall: the lid is propped up on its hinge behind the books, prints hang inside it. */
function box(x: number, y: number, k: number, seed: number, prints: string): string {
  const r = random(seed)
  let books = '',
    bx = -0.97
  while (bx < 0.9) {
    const w = r.range(0.05, 0.11),
      h = r.range(0.16, 0.27)
    books += `<path d="M${bx.toFixed(2)},-.3v${(-h).toFixed(2)}h${w.toFixed(2)}v${h.toFixed(2)}Z" fill="${r.pick(['#d8503f', '#f0c56a', '#f4e6cf', '#3f8f94', '#8a4a6a', '#e79a5a', '#5a7fb0'])}"/>`
    bx += w + 0.008
  }
  return place(
    x,
    y,
    k,
    // the inside of the lid, its two stays and its edge
    '<path d="M-1.05,-.2L-1.1,-1.3H1.1L1.05,-.2Z" fill="#17403f"/><path d="M-1.1,-1.3L-1.2,-1.44H1.2L1.1,-1.3Z" fill="#2f7f63"/><path d="M-1.1,-1.3H1.1V-1.24H-1.1Z" fill="#0f2c33"/>' +
      prints +
      '<path d="M-1.04,-.3H1.04V-.56H-1.04Z" fill="#0f2c33"/>' +
      books +
      '<path d="M-1.07,-.32H1.07V0H-1.07Z" fill="#2f7f63"/><path d="M-1.07,-.32H1.07V-.25H-1.07Z" fill="#4fa884"/><path d="M-1.07,-.07H1.07V0H-1.07Z" fill="#17403f"/><path d="M-.06,-.22h.12v.08h-.12Z" fill="#f0c56a"/>',
  )
}
const POSTERS =
  '<path d="M-.92,-1.18h.46v.58h-.46Z" fill="#f6e2b8"/><path d="M-.86,-1.1h.34v.32q-.17,-.17 -.34,0Z" fill="#d8703f"/><path d="M-.34,-1.18h.36v.5h-.36Z" fill="#e9c9d0"/><path d="M-.28,-.78q.12,-.3 .24,0Z" fill="#3f5f8f"/><path d="M.14,-1.18h.52v.4h-.52Z" fill="#f4efdc"/><path d="M.18,-.88l.14,-.2l.1,.12l.08,-.08l.12,.16Z" fill="#4f8a6a"/><path d="M.76,-1.16h.24v.5h-.24Z" fill="#f0b04a"/>'
const MAPS =
  '<path d="M-.94,-1.16h.7v.5h-.7Z" fill="#f4efdc"/><path d="M-.86,-.86q.2,-.24 .3,-.04t.24,-.12v.28h-.54Z" fill="#8fb6c4"/><path d="M-.1,-1.18h.3v.52h-.3Z" fill="#d8503f"/><path d="M-.02,-.98a.09,.09 0 1 0 .02,0Z" fill="#ffe2a0"/><path d="M.32,-1.16h.62v.42h-.62Z" fill="#e9c9d0"/><path d="M.38,-.82v-.14h.1v-.1h.1v.16h.12v-.2h.14v.28Z" fill="#7a5a8c"/>'
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
  // each lamp has one streak of reflection on the water
  const r = random(3)
  let streaks = ''
  for (let i = 0; i < 7; i++)
    for (let k = 0; k < 7; k++) {
      const y = WATER + 12 + k * k * 3.4,
        w = 10 + k * 4.6
      streaks += `<path d="M${176 + i * 232 - w + r.range(-6, 6)},${y}q${w},-4 ${2 * w},0q${-w},4 ${-2 * w},0Z"/>`
    }
  plate.svg(`<g fill="#ffe0a0">${streaks}</g>`)
  // the parapet of the quay in three-quarter light, its boxes hooked over the coping, and the pavement we share
  const top = (x: number): number => 716 - x * 0.012
  const slab = (x0: number, x1: number, from: number, to: number, ink: string): string =>
    poly([[x0, top(x0) + from], [x1, top(x1) + from], [x1, top(x1) + to], [x0, top(x0) + to]], ink) // prettier-ignore
  const seams = Array.from({ length: 12 }, (_, i) => slab(60 + i * 140, 64 + i * 140, 30, 96, '#453f74') + slab(-10 + i * 140, -6 + i * 140, 96, 168, '#453f74')).join('') // prettier-ignore
  plate.svg(
    poly(
      [
        [-60, top(-60) + 168],
        [1660, top(1660) + 168],
        [1660, 1060],
        [-60, 1060],
      ],
      '#6d628f',
    ) +
      // flags of the pavement, and the light of a street lamp behind us
      poly(
        [
          [560, 862],
          [1340, 852],
          [1480, 940],
          [1300, 1010],
          [620, 1010],
          [480, 930],
        ],
        '#9a83a2',
      ) +
      [0.18, 0.5]
        .map(
          (t) =>
            `<path d="M-60,${870 + t * 150}L1660,${850 + t * 150}v3L-60,${873 + t * 150}Z" fill="#574f80"/>`,
        )
        .join('') + // prettier-ignore
      Array.from(
        { length: 13 },
        (_, i) =>
          `<path d="M${i * 130 + 20},${884 - i * 1.6}L${i * 176 - 330},1060h5L${i * 130 + 23},${884 - i * 1.6}Z" fill="#574f80"/>`,
      ).join('') + // prettier-ignore
      slab(-60, 1660, 0, 168, '#5a5288') +
      slab(-60, 1660, 96, 99, '#453f74') +
      seams +
      slab(-60, 1660, 156, 172, '#3a3566') +
      slab(-60, 1660, -10, 22, '#d9b7a4') +
      slab(-60, 1660, 22, 32, '#8f7a94'),
  )
  const stall = (x: number, k: number, seed: number, prints: string): string =>
    // its shadow, and the two straps that hold it to the wall
    slab(x - k * 1.02, x + k * 1.06, 20, 58, '#35305f') +
    [-0.7, 0.7].map((u) => slab(x + u * k - 7, x + u * k + 7, -6, 50, '#17403f')).join('') +
    box(x, top(x) + 24, k, seed, prints)
  plate.svg(edgeLight(stall(300, 158, 4, MAPS) + stall(742, 180, 9, POSTERS) + stall(1440, 150, 15, MAPS), [0, -1], 2.5, '#f2b79a')) // prettier-ignore
  const look = { hair: '#2a1d33', shoes: '#1c1838', shade: '#2c2458' }
  const shadow = (x: number, y: number, w: number): string => `<ellipse cx="${x}" cy="${y}" rx="${w}" ry="9" fill="#453f74"/>` // prettier-ignore
  plate.svg(
    shadow(300, 948, 84) +
      shadow(1010, 962, 88) +
      shadow(1148, 958, 84) +
      // the bookseller's folding stool
      '<path d="M236,948L316,834h9L245,948ZM316,948L236,834h9L325,948Z" fill="#231f4c"/><path d="M226,828h112v11h-112Z" fill="#b9673a"/>' +
      edgeLight(
        place(286, 946, 232, figure('sits', { ...look, skin: '#c98d66', hair: '#b9a9b4', top: '#3f4a86', farTop: '#2c3468', bottom: '#2b2852', far: '#221f46', cut: 'cap', hat: '#8a3f4c' })) + // prettier-ignore
          // an open book on his knees, under both hands
          '<path d="M338,786L372,776L410,786L412,800L374,792L338,802Z" fill="#f8ead0"/><path d="M372,776L410,786L412,800L374,792Z" fill="#d9c0b0"/><path d="M338,802L374,792L412,800L410,806L374,798L340,808Z" fill="#a8404a"/>' +
          // he looks at the print that she has found
          place(1150, 956, 250, figure('talks', { ...look, skin: '#8a5138', hair: '#1a1430', top: '#2f6f8f', farTop: '#22507a', bottom: '#232050', wear: 'coat', cut: 'short' }), true) + // prettier-ignore
          place(1006, 960, 238, figure('readsMap', { ...look, skin: '#c98d66', top: '#d8503f', farTop: '#983a4a', bottom: '#f0d9b8', far: '#c4a3a4', skirt: 'knee', shoes: '#5a2440', cut: 'bob', bag: { kind: 'sling', ink: '#e9a45c' } })), // prettier-ignore
        [-0.4, -1],
        3,
        '#ffcf9c',
      ),
  )
}
export const views: View[] = [{ name: 'paris-france-3', focusX: 940, draw }]
