/** Cover for the road: a storm draws off behind a lighthouse on its rock, whose beam meets a fishing boat on her way home. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { gableHouse } from '../kit/dwellings.ts'
import { bareSky, tower } from '../kit/heavens.ts'
import { rock } from '../kit/landform.ts'
import { random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'
import { waterBars } from '../kit/water-bars.ts'

const HORIZON = 560
/** The sun is out on the left, beyond the edge of the picture. */
const LIGHT: Pt = [-1, -0.45]

/** The tower, 24 m: white and red bands, gallery, lantern room. Metres, foot at 0; the right third is in shade. */
function lighthouse(): string {
  const band = (y0: number, y1: number, lit: string, shade: string): string => {
    const w = (y: number) => 2.7 - 0.05 * y
    return (
      poly(
        [
          [-w(y0), -y0],
          [w(y0), -y0],
          [w(y1), -y1],
          [-w(y1), -y1],
        ],
        lit,
      ) +
      poly(
        [
          [w(y0) * 0.3, -y0],
          [w(y0), -y0],
          [w(y1), -y1],
          [w(y1) * 0.3, -y1],
        ],
        shade,
      )
    )
  }
  return (
    poly(
      [
        [-3.3, 0.3],
        [3.3, 0.3],
        [3.1, -1.2],
        [-3.1, -1.2],
      ],
      '#c9c0ba',
    ) +
    band(1, 6.4, '#fff6e0', '#93a4b4') +
    band(6.4, 11.6, '#e5523f', '#8f3350') +
    band(11.6, 16.6, '#fff6e0', '#93a4b4') +
    '<path d="M-2.1,-16.6L-2.9,-17.5H2.9L2.1,-16.6Z" fill="#26405a"/><path d="M-2.9,-18.5h5.8v.14h-5.8ZM-2.85,-18.5h.12v1h-.12ZM-1.45,-18.5h.1v1h-.1ZM1.35,-18.5h.1v1h-.1ZM2.73,-18.5h.12v1h-.12Z" fill="#26405a"/>' +
    '<path d="M-1.4,-17.5v-3h2.8v3Z" fill="#fff3b8"/><path d="M-1.4,-20.5v3h.14v-3ZM-.5,-20.5v3h.12v-3ZM.42,-20.5v3h.12v-3ZM1.26,-20.5v3h.14v-3Z" fill="#26405a"/>' +
    '<path d="M-1.8,-20.5Q-1.3,-22.3 0,-22.7Q1.3,-22.3 1.8,-20.5Z" fill="#e5523f"/><path d="M.6,-20.5Q.8,-22 .1,-22.7Q1.3,-22.3 1.8,-20.5Z" fill="#8f3350"/><path d="M-.12,-22.6v-1.5h.24v1.5Z" fill="#26405a"/>' +
    '<path d="M-.7,.3v-2.2a.7,.7 0 0 1 1.4,0v2.2Z" fill="#26405a"/><path d="M-.35,-9.4v-1.2h.7v1.2ZM-.32,-14.2v-1.1h.64v1.1Z" fill="#26405a"/>'
  )
}
/** The island: turf on top, and three buttresses of rock, each with a side in the light and one in shade. */
function island(x: number): string {
  const cut = (points: Pt[], ink: string): string =>
    poly(
      points.map(([dx, y]): Pt => [x + dx, y]),
      ink,
    )
  return (
    cut([[-420, 694], [-384, 646], [-330, 624], [-300, 566], [-214, 520], [-120, 486], [60, 470], [230, 482], [320, 520], [372, 590], [430, 630], [476, 694]], '#dcae82') + // prettier-ignore
    cut([[-330, 624], [-300, 566], [-276, 600], [-262, 652], [-246, 694], [-352, 694]], '#c48f70') +
    cut([[-236, 552], [-188, 540], [-168, 606], [-138, 648], [-120, 694], [-236, 694], [-252, 620]], '#8a6672') + // prettier-ignore
    cut([[-120, 548], [-66, 538], [-74, 612], [-60, 694], [-120, 694], [-138, 648], [-118, 600]], '#c48f70') +
    cut([[-66, 538], [14, 522], [34, 596], [70, 640], [84, 694], [-60, 694], [-74, 612]], '#77586c') +
    cut([[120, 530], [160, 522], [176, 600], [160, 650], [170, 694], [84, 694], [70, 640], [100, 590]], '#c48f70') + // prettier-ignore
    cut([[160, 522], [320, 520], [372, 590], [430, 630], [476, 694], [170, 694], [160, 650], [176, 600]], '#4a4662') + // prettier-ignore
    cut([[250, 530], [330, 532], [352, 600], [336, 694], [280, 694], [292, 610]], '#3a3a58') +
    smooth([[-310, 566], [-214, 514], [-120, 480], [60, 463], [230, 476], [326, 524], [250, 534], [160, 526], [100, 540], [14, 526], [-66, 544], [-130, 552], [-188, 546], [-240, 560]].map(([dx, y]): Pt => [x + dx!, y!]), '#a9b36c', 0.5) + // prettier-ignore
    smooth([[96, 468], [230, 476], [326, 524], [250, 534], [160, 526], [150, 500]].map(([dx, y]): Pt => [x + dx!, y!]), '#62826a', 0.5) // prettier-ignore
  )
}
/** Low foam along the foot: long lobes of uneven height. */
function surf(x0: number, x1: number, y: number, seed: number): string {
  const r = random(seed)
  let top = `M${x0},${y + 4}`
  for (let x = x0; x < x1;) {
    const w = Math.min(x1 - x, r.range(34, 96)),
      h = r.range(5, 20)
    top += `q${(w * 0.4).toFixed(1)},${(-h).toFixed(1)} ${w.toFixed(1)},0`
    x += w
  }
  return `<path d="${top}Q${(x0 + x1) / 2},${y + 16} ${x0},${y + 4}Z" fill="#f4f6e6"/>`
}
let serial = 0
/** `body` upside down below the row `y` between two columns, in bars that part towards us. */
function mirror(body: string, y: number, x0: number, x1: number, long: number): string {
  const r = random(Math.round(x0 + y)),
    id = `mirror${serial++}`
  const bars = waterBars(
    { from: 6, to: long, step: 12, part: 0.9, thick: 7, thin: 0.24, least: 2 },
    (down) => {
      const inset = (down / long) * 0.24 * (x1 - x0)
      return [x0 + inset * r.range(0.5, 1.2), x1 - inset * r.range(0.5, 1.2)]
    },
  )
  return `<clipPath id="${id}"><path d="${bars}" transform="translate(0,${y})"/></clipPath><g clip-path="url(#${id})" opacity=".5"><g transform="translate(0,${2 * y}) scale(1,-1)">${body}</g></g>`
}
/** Mast and stays of the trawler. */
const STAYS =
  '<path d="M1.1,-2.2V-8.2h.16V-2.2ZM1.2,-7.9L4.9,-1.8l-.08,.1L1.2,-7.7ZM1.1,-7.9L-4.9,-2.6l.06,.1L1.1,-7.7Z" fill="#26405a"/>'
/** A trawler of 12 m on her way to us, three quarters on. Metres, waterline at 0, bow to the left. */
function trawler(): string {
  return (
    '<path d="M-.9,-1.5V-5h3.1V-1.5Z" fill="#fff6e0"/><path d="M1.2,-1.5V-5h1.5L2.9,-1.5Z" fill="#93a4b4"/><path d="M-1.2,-5L-1,-5.4H2.9L3.1,-5Z" fill="#e5523f"/><path d="M-.66,-4.5h.8v.95h-.8ZM.34,-4.5h.66v.95H.34Z" fill="#26405a"/>' +
    // lamplight in the wheelhouse, and the skipper on the fore deck
    '<path d="M.34,-4.5h.66v.95h-.66Z" fill="#ffd98f"/>' +
    place(
      -2.5,
      -1.0,
      1.5,
      figure('waves', {
        skin: '#b9805c',
        hair: '#2b2233',
        top: '#ffb53c',
        farTop: '#c07a32',
        bottom: '#ffb53c',
        cut: 'cap',
        hat: '#e5523f',
        shoes: '#26405a',
      }),
    ) +
    '<path d="M-5.6,-3.1Q-3.6,-1.9 0,-1.7H5.1L4.9,.1H-3.6Q-5,-1 -5.6,-3.1Z" fill="#2a8f90"/><path d="M-3.9,-2.2Q-2.6,-.9 -2.4,.1H-3.6Q-5,-1 -5.6,-3.1Q-4.8,-2.5 -3.9,-2.2Z" fill="#7fd0c4"/><path d="M-5.6,-3.1Q-3.6,-1.9 0,-1.7H5.1L5.07,-1.35H0Q-3.8,-1.5 -5.5,-2.7Z" fill="#fff6e0"/>' +
    '<path d="M-4.5,-.62Q-1,-.3 4.95,-.4L4.9,.14H-3.6Q-4.1,-.2 -4.5,-.62Z" fill="#a8443f"/><path d="M1.9,-1.36h3.17L4.9,.1H2.2Q2.4,-.6 1.9,-1.36Z" fill="#1f6f7a"/>'
  )
}
interface Layout {
  wide: number
  rock: number
  tower: number
  boat: { x: number; y: number; k: number }
  clouds: [x: number, wide: number, high: number][]
}
function draw(plate: Plate, { wide, rock: x, tower: t, boat, clouds }: Layout): void {
  bareSky(plate, [
    [0, '#153a56'],
    [200, '#3b7484'],
    [400, '#93b49c'],
    [HORIZON, '#f6dea6'],
  ])
  // the storm front, in three heaps of cloud
  const tones: [string, string, string][] = [
    ['#8fa9a0', '#5f8690', '#436c7c'],
    ['#6a8c92', '#456a7c', '#30556a'],
    ['#4f7484', '#35596e', '#24455c'],
  ]
  plate.svg(clouds.map(([cx, w, h], i) => tower(7 + i * 5, cx, HORIZON + 2, w, h, tones[i]!, -1)).join(''))
  calmWater(plate, {
    top: HORIZON,
    inks: ['#d9d9ae', '#6fa39c', '#2a6f7c', '#164c5f', '#0f3a4c'],
    dark: ['#123f50', 0.3],
    light: ['#8fc4b8', 0.1],
    path: { x: 40, ink: '#fff6cf', far: 90, near: 300 },
    seed: 8,
  })
  const house = gableHouse(
    x + 140,
    478,
    62,
    74,
    { lit: '#93a4b4', shade: '#fff6e0', top: '#fff6e0', dark: '#ffd98f', accent: '#3a5266' },
    ['#3a5266', '#7a8f94'],
  )
  const land =
    edgeLight(house, LIGHT, 2, '#fff6e0') +
    edgeLight(place(x + t, 480, 15, lighthouse()), LIGHT, 3, '#fffdf0') +
    edgeLight(island(x), LIGHT, 4, '#ffe9bd')
  const lamp: Pt = [x + t - 10, 196]
  plate.svg(
    mirror(land, 692, x - 430, x + 480, 290) +
      // the beam falls on the boat
      `<linearGradient id="beam" gradientUnits="userSpaceOnUse" x1="${lamp[0]}" y1="${lamp[1]}" x2="${boat.x - 40}" y2="${boat.y - 120}"><stop offset="0" stop-color="#fff6c4" stop-opacity=".8"/><stop offset=".7" stop-color="#fff6c4" stop-opacity=".28"/><stop offset="1" stop-color="#fff6c4" stop-opacity="0"/></linearGradient>` +
      poly(
        [
          [lamp[0], lamp[1] - 14],
          [lamp[0], lamp[1] + 14],
          [boat.x + 60, boat.y + 40],
          [boat.x - 380, boat.y - 40],
        ],
        'url(#beam)',
      ) +
      land +
      surf(x - 440, x + 490, 692, 4),
  )
  const ship = edgeLight(place(boat.x, boat.y, boat.k, STAYS + trawler()), LIGHT, 3, '#fffbe6')
  plate.svg(
    mirror(place(boat.x, boat.y, boat.k, trawler()), boat.y + 2, boat.x - 230, boat.x + 230, 180) +
      ship +
      surf(boat.x - boat.k * 4.3, boat.x + boat.k * 5.6, boat.y, 9),
  )
  // the shore we stand on
  plate.svg(
    edgeLight(
      rock(
        [
          [wide - 330, 1020],
          [wide - 290, 958],
          [wide - 210, 930],
          [wide - 150, 880],
          [wide - 60, 860],
          [wide + 40, 830],
          [wide + 40, 1020],
        ],
        '#1a3244',
        8,
        21,
      ),
      LIGHT,
      3,
      '#d9b48c',
    ),
  )
}
export const views: View[] = [
  {
    name: 'site-insurance',
    focusX: 1040,
    draw: (plate) =>
      draw(plate, {
        wide: 1600,
        rock: 1080,
        tower: -40,
        boat: { x: 430, y: 812, k: 33 },
        clouds: [
          [1130, 900, 330],
          [1500, 900, 420],
          [1330, 900, 250],
        ],
      }),
    drawTall: (plate) =>
      draw(plate, {
        wide: 750,
        rock: 500,
        tower: -70,
        boat: { x: 270, y: 872, k: 31 },
        clouds: [
          [440, 700, 330],
          [700, 700, 420],
          [560, 640, 250],
        ],
      }),
  },
]
