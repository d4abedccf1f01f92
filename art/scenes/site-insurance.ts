/** Cover for the road: the storm draws off behind a lighthouse on its rock, and a fishing boat comes home into the light. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { gableHouse } from '../kit/dwellings.ts'
import { bareSky, tower } from '../kit/heavens.ts'
import { rock, rough } from '../kit/landform.ts'
import { random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

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
/** The island: a lit top of turf, faces of rock turned to the light and away from it. */
function island(x: number): string {
  const at = (dx: number, y: number): Pt => [x + dx, y]
  const whole = [
    at(-420, 690),
    at(-392, 640),
    at(-330, 618),
    at(-296, 566),
    at(-214, 520),
    at(-120, 486),
    at(60, 470),
    at(230, 482),
    at(320, 520),
    at(372, 590),
    at(430, 624),
    at(470, 690),
  ]
  const shade = (points: Pt[], seed: number, ink = '#3a5266') => rock(points, ink, 7, seed)
  return (
    rock(whole, '#d3a57c', 8, 3) +
    shade(
      [at(-330, 618), at(-296, 566), at(-262, 600), at(-270, 660), at(-300, 692), at(-352, 692)],
      5,
      '#a97a68',
    ) +
    shade(
      [at(-176, 560), at(-110, 530), at(-96, 600), at(-130, 692), at(-214, 692), at(-190, 620)],
      7,
      '#8a6a6c',
    ) +
    shade([at(20, 540), at(110, 520), at(96, 600), at(150, 692), at(-20, 692), at(36, 610)], 9, '#6a6070') +
    shade(
      [at(180, 520), at(320, 520), at(372, 590), at(430, 624), at(470, 690), at(210, 692), at(240, 610)],
      11,
    ) +
    poly(
      rough(
        [
          at(-300, 560),
          at(-214, 514),
          at(-120, 480),
          at(60, 464),
          at(230, 478),
          at(322, 522),
          at(236, 516),
          at(150, 532),
          at(60, 516),
          at(-70, 540),
          at(-160, 536),
        ],
        5,
        13,
      ),
      '#a7b06c',
    ) +
    poly(rough([at(110, 470), at(230, 478), at(322, 522), at(236, 516), at(150, 524)], 4, 15), '#5f7f66')
  )
}
/** Breakers at the foot: heaped scallops, lit on the side of the light. */
function surf(x0: number, x1: number, y: number, high: number, seed: number): string {
  const r = random(seed)
  let back = '',
    front = ''
  for (let x = x0; x < x1; x += r.range(16, 30)) {
    const w = r.range(18, 34),
      h = high * r.range(0.35, 1)
    back += `M${x - w},${y + 6}Q${x - w * 0.7},${y - h} ${x},${y - h * 0.9}T${x + w},${y + 6}Z`
    front += `M${x - w * 1.3},${y + 10}Q${x - w * 0.6},${y - h * 0.4} ${x - 4},${y - h * 0.3}T${x + w},${y + 10}Z`
  }
  return `<path d="${back}" fill="#b9d2d4"/><path d="${front}" fill="#fff8e6"/>`
}
/** A trawler of 12 m on her way to us, three quarters on. Metres, waterline at 0, bow to the left. */
function trawler(): string {
  return (
    '<path d="M1.1,-2.2V-8.2h.16V-2.2ZM1.2,-7.9L4.9,-1.8l-.08,.1L1.2,-7.7ZM1.1,-7.9L-4.9,-2.6l.06,.1L1.1,-7.7Z" fill="#26405a"/>' +
    '<path d="M-.9,-1.5V-5h3.1V-1.5Z" fill="#fff6e0"/><path d="M1.2,-1.5V-5h1.5L2.9,-1.5Z" fill="#93a4b4"/><path d="M-1.2,-5L-1,-5.4H2.9L3.1,-5Z" fill="#e5523f"/><path d="M-.66,-4.5h.8v.95h-.8ZM.34,-4.5h.66v.95H.34Z" fill="#26405a"/>' +
    place(
      -2.3,
      -1.2,
      1,
      figure('stands', {
        skin: '#b9805c',
        hair: '#2b2233',
        top: '#ffb53c',
        farTop: '#c07a32',
        bottom: '#ffb53c',
        cut: 'cap',
        hat: '#e5523f',
      }),
      true,
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
    [0, '#2f6c80'],
    [200, '#79ab9f'],
    [400, '#e0dfb4'],
    [HORIZON, '#fff0bf'],
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
  plate.svg(
    // the reflection of the rock
    smooth(
      [
        [x - 400, 690],
        [x + 460, 690],
        [x + 420, 730],
        [x + 300, 770],
        [x + 60, 790],
        [x - 180, 760],
        [x - 330, 724],
      ],
      '#1c4f60',
      0.6,
    ) +
      edgeLight(
        gableHouse(
          x + 150,
          492,
          62,
          74,
          { lit: '#93a4b4', shade: '#fff6e0', top: '#fff6e0', dark: '#ffd98f', accent: '#3a5266' },
          ['#3a5266', '#7a8f94'],
        ),
        LIGHT,
        2,
        '#fff6e0',
      ) +
      edgeLight(place(x + t, 480, 15, lighthouse()), LIGHT, 3, '#fffdf0') +
      edgeLight(island(x), LIGHT, 4, '#ffe9bd') +
      surf(x - 430, x + 480, 690, 34, 4),
  )
  plate.svg(
    smooth(
      [
        [boat.x - 200, boat.y + 8],
        [boat.x + 220, boat.y + 4],
        [boat.x + 120, boat.y + 46],
        [boat.x - 90, boat.y + 54],
      ],
      '#0f3a4c',
      0.7,
    ) +
      edgeLight(
        place(boat.x, boat.y, boat.k, `<g transform="rotate(2)">${trawler()}</g>`),
        LIGHT,
        3,
        '#fffbe6',
      ) +
      `<path d="M${boat.x - 4.6 * boat.k},${boat.y - 2}q${boat.k},${-0.5 * boat.k} ${2.2 * boat.k},0q${3 * boat.k},${0.3 * boat.k} ${7 * boat.k},${-0.1 * boat.k}q${3 * boat.k},0 ${5 * boat.k},${0.5 * boat.k}q${-4 * boat.k},${0.5 * boat.k} ${-8 * boat.k},${0.1 * boat.k}q${-4 * boat.k},${0.5 * boat.k} ${-6.2 * boat.k},${-0.5 * boat.k}Z" fill="#fff8e6"/>`,
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
        boat: { x: 470, y: 800, k: 29 },
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
        boat: { x: 260, y: 850, k: 29 },
        clouds: [
          [440, 700, 330],
          [700, 700, 420],
          [560, 640, 250],
        ],
      }),
  },
]
