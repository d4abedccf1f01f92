/** The Grand Tour: a train compartment in the morning, a woman and a child at the window, a Swiss lake outside. */
import { edgeLight } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { calmWater } from '../kit/calm-water.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { CHILD, HER } from '../models/compartment-pair.ts'
import { MIRROR, shore } from '../models/lake-window.ts'

const path = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
/** Row of the far shore in the compartment's pixels. */
const LAKE = 478
const SILL = 636
interface Layout {
  /** Column of the middle of the table, row of the compartment's zero, and scale. */
  x: number
  y: number
  k: number
  /** Top row and half width of the window, in the compartment's pixels. */
  top: number
  half: number
  /** Scale and shift of the view outside, and how much larger its peaks are. */
  far: number
  shift: number
  /** Column of the partition. */
  side: number
  peaks: number
}
/** A rounded rectangle about x = 0. */
const pane = (top: number, half: number, foot: number, r: number): string =>
  `M${-half + r},${top}H${half - r}Q${half},${top} ${half},${top + r}V${foot - r}Q${half},${foot} ${half - r},${foot}H${-half + r}Q${-half},${foot} ${-half},${foot - r}V${top + r}Q${-half},${top} ${-half + r},${top}Z`

/** Raised panels of the wall below the window, with light on their upper edges. */
const panels = (): string =>
  [-460, -230, 30, 260]
    .map(
      (x) =>
        path(`M${x},706H${x + 200}V840H${x}Z`, '#3a1828') +
        path(`M${x + 6},712H${x + 194}V834H${x + 6}Z`, '#6a3436') +
        path(`M${x},706H${x + 200}V711H${x}Z`, '#2b1222') +
        path(`M${x},840H${x + 200}V845H${x}Z`, '#a85c40'),
    )
    .join('')
/** Wall with the window's opening, the lit reveal of the frame, and the panels below. */
function wall({ top, half }: Layout): string {
  const outer = 'M-1000,-600H1000V1200H-1000Z'
  return (
    `<path d="${outer}${pane(top, half, SILL, 66)}" fill-rule="evenodd" fill="url(#wood)"/>` +
    `<path d="${pane(top - 30, half + 30, SILL + 26, 90)}${pane(top, half, SILL, 66)}" fill-rule="evenodd" fill="#6b3338"/>` +
    `<path d="${pane(top - 12, half + 12, SILL + 12, 76)}${pane(top, half, SILL, 66)}" fill-rule="evenodd" fill="#f7b765"/>` +
    `<path d="${pane(top - 12, half + 12, SILL + 12, 76)}${pane(top - 4, half + 4, SILL + 3, 70)}" fill-rule="evenodd" fill="#b8663f"/>` +
    panels() +
    path('M-1000,862H1000V886H-1000Z', '#23101f') +
    path('M-1000,886H1000V1200H-1000Z', 'url(#floor)')
  )
}
const SUNLIT = 'M-206,886H196L372,1100H-66Z'
/** The field of sunlight on the floor between the seats, and in it the shadows of the table's foot and of her shoes. */
const FIELD =
  `<clipPath id="sunlit"><path d="${SUNLIT}"/></clipPath>${path(SUNLIT, 'url(#field)')}<g clip-path="url(#sunlit)">` +
  path('M-13,926H16L140,1100H92Z', '#8a4440') +
  path('M-210,930L-112,920L-70,934L60,1100H-210Z', '#6a3040') +
  '</g>'
/** One curtain, drawn aside to the left of the window, in folds. */
function curtain(top: number, half: number): string {
  const [a, b] = [-half - 56, -half + 124]
  /** The column of a fold at the rod, halfway and at the foot; the cloth narrows downwards. */
  const fold = (t: number, u: number, ink: string): string => {
    const at = (v: number, narrow: number): string => (a + (b - a) * v * narrow).toFixed(1)
    return path(
      `M${at(t, 1)},${top - 24}C${at(t, 1)},${top + 150} ${at(t, 0.9)},270 ${at(t, 0.42)},470Q${at(t, 0.42)},560 ${at(t, 0.54)},704H${at(u, 0.54)}Q${at(u, 0.42)},560 ${at(u, 0.42)},470C${at(u, 0.9)},270 ${at(u, 1)},${top + 150} ${at(u, 1)},${top - 24}Z`,
      ink,
    )
  }
  return (
    fold(0, 1, '#6f1f3a') +
    fold(0.12, 0.24, '#4c1530') +
    fold(0.36, 0.44, '#8f2d40') +
    fold(0.44, 0.58, '#4c1530') +
    fold(0.66, 0.74, '#a63c43') +
    fold(0.74, 0.85, '#571834') +
    fold(0.93, 1, '#f08a55') +
    path(`M${a - 4},456L${a + (b - a) * 0.42 + 5},462V486L${a - 4},492Z`, '#d9954c') +
    path(`M${a - 4},482L${a + (b - a) * 0.42 + 5},478V486L${a - 4},492Z`, '#8a4a34')
  )
}
/** The brass rod of both curtains. */
const rod = (top: number): string =>
  path(`M-1000,${top - 33}H1000V${top - 19}H-1000Z`, '#8a4a34') +
  path(`M-1000,${top - 26}H1000V${top - 21}H-1000Z`, '#f2b264')
/** The seat on the left, seen from the aisle: lit strips towards the window, the dark end nearest, then the partition. */
const SEAT =
  path('M-244,752H-452L-474,640L-494,452Q-500,414 -530,410H-900V800H-262Z', 'url(#velvet)') +
  // the shadow of the one who sits on it
  path('M-446,776Q-442,764 -404,764H-250L-258,790H-420Q-446,790 -446,776Z', '#8a2a38') +
  path(
    'M-262,800Q-246,800 -246,816V836Q-246,852 -262,852H-900V424H-566Q-522,424 -516,470L-494,650L-468,800Z',
    '#4f162e',
  ) +
  path(
    'M-516,470L-494,650L-468,800H-262Q-246,800 -246,816L-462,811Q-478,811 -480,798L-506,652L-528,474Q-534,437 -568,437H-900V424H-566Q-522,424 -516,470Z',
    '#c8543f',
  ) +
  path('M-900,476H-588Q-562,476 -557,502L-536,660L-512,770H-900Z', '#65203a') +
  path(
    'M-588,476Q-562,476 -557,502L-536,660L-512,770H-520L-545,662L-565,504Q-569,485 -588,484H-900V476Z',
    '#8a2f40',
  ) +
  path('M-280,852H-900V930H-286Z', '#2b1222') +
  path('M-286,930H-900V946H-290Z', '#1a0a18')
/** The partition of the compartment on the left. */
const partition = (side: number): string =>
  path(`M${-side},-700H-1100V1200H${-side}Z`, '#2a1222') +
  path(`M${-side},-700H${-side - 14}V1200H${-side}Z`, '#a3563a')
/** The luggage rack over the window, with one leather case, lit from below. */
function rack(top: number): string {
  const y = top - 62
  const strap = (x: number): string =>
    path(`M${x},${y - 60}H${x + 18}V${y}H${x}Z`, '#4a1f24') +
    path(`M${x - 3},${y - 36}H${x + 21}V${y - 18}H${x - 3}Z`, '#f2b264') +
    path(`M${x + 4},${y - 31}H${x + 14}V${y - 23}H${x + 4}Z`, '#4a1f24')
  const bracket = (x: number): string =>
    path(
      `M${x - 26},${y + 10}H${x + 26}Q${x + 8},${y + 16} ${x + 6},${y + 40}H${x - 6}Q${x - 8},${y + 16} ${x - 26},${y + 10}Z`,
      '#a3563a',
    )
  return (
    path(`M222,${y}V${y - 48}Q222,${y - 60} 234,${y - 60}H438Q450,${y - 60} 450,${y - 48}V${y}Z`, '#84452f') +
    path(`M222,${y}V${y - 14}H450V${y}Z`, '#c2743f') +
    path(`M222,${y - 44}H450V${y - 41}H222Z`, '#5a2a28') +
    strap(258) +
    strap(396) +
    path(`M-1000,${y - 2}H1000V${y + 8}H-1000Z`, '#7a3d34') +
    path(`M-1000,${y + 4}H1000V${y + 10}H-1000Z`, '#e09a58') +
    [-440, 0, 440].map(bracket).join('')
  )
}
/** A white cloth over the head of the left seat. */
const CLOTH =
  path('M-900,410H-530Q-500,414 -494,452L-490,480L-512,492L-517,468Q-522,424 -566,424H-900Z', '#fff0d4') +
  path(
    'M-900,424H-566Q-522,424 -517,468L-512,492Q-522,508 -536,500Q-548,516 -564,504Q-580,520 -596,504Q-612,520 -628,504Q-644,520 -660,504Q-676,520 -692,504Q-708,520 -724,504Q-740,520 -756,504Q-772,520 -788,504V424Z',
    '#c9a8a4',
  )
/** The table's board in the sun, its edge and its foot. */
const TABLE =
  path('M-16,686H16L13,930H-13Z', '#2b1222') +
  path('M9,686H16L13,930H8Z', '#8a4434') +
  path(
    'M-282,638H282Q292,638 296,646L308,668Q310,674 302,674H-302Q-310,674 -308,668L-296,646Q-292,638 -282,638Z',
    'url(#board)',
  ) +
  path(
    'M-309,669Q-308,674 -302,674H302Q308,674 309,669V682Q309,690 301,690H-301Q-309,690 -309,682Z',
    '#7a3a30',
  )
/** A map half unfolded, an orange, and a cup that steams. */
const THINGS =
  path('M-112,670L-88,640L-40,646L-58,678Z', '#fff6df') +
  path('M-58,678L-40,646L12,638L2,668Z', '#d9bd9f') +
  path('M2,668L12,638L58,645L62,676Z', '#fff6df') +
  path('M-58,678L2,668L4,708L-52,720Z', '#c49a86') +
  path('M10,655Q20,644 38,650Q56,654 50,663Q40,668 30,661Q18,664 10,655Z', '#58b2c2') +
  path('M-102,664Q-90,650 -72,652Q-54,658 -66,667Q-84,672 -102,664Z', '#8cc06a') +
  '<path d="M-44,690Q-30,684 -24,696T-2,690" fill="none" stroke="#b8433c" stroke-width="4" stroke-dasharray="6 4"/>' +
  '<ellipse cx="92" cy="669" rx="24" ry="4.500" fill="#a3573c"/><circle cx="88" cy="650" r="20" fill="#c9562e"/><path d="M88,630A20,20 0 0 1 107,656A26,26 0 0 1 72,642A20,20 0 0 1 88,630Z" fill="#ff9a3e"/>' +
  '<ellipse cx="156" cy="666" rx="36" ry="7" fill="#c08a78"/><ellipse cx="153" cy="662" rx="34" ry="6" fill="#fff3e0"/>' +
  path('M129,620H179C179,642 171,660 161,660H147C137,660 129,642 129,620Z', '#d9b6ac') +
  path('M129,620H147C145,640 147,652 153,660H147C137,660 129,642 129,620Z', '#fff6e6') +
  '<ellipse cx="154" cy="620" rx="25" ry="5" fill="#6b3338"/><path d="M178,628C193,624 195,644 174,646" fill="none" stroke="#d9b6ac" stroke-width="5"/>' +
  '<path d="M149,612C136,592 164,580 152,560C146,548 154,542 151,532C162,544 158,552 162,562C172,582 146,594 155,612Z" fill="#fff" opacity=".62"/>'

const INKS =
  '<defs><linearGradient id="wood" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="0" y2="900"><stop offset="0" stop-color="#2c1326"/><stop offset=".7" stop-color="#5a2b32"/><stop offset="1" stop-color="#45202c"/></linearGradient>' +
  '<linearGradient id="floor" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="886" y2="1010"><stop offset="0" stop-color="#3a1a30"/><stop offset="1" stop-color="#54263a"/></linearGradient>' +
  '<linearGradient id="field" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="886" y2="1010"><stop offset="0" stop-color="#e58a4e"/><stop offset="1" stop-color="#ffd38a"/></linearGradient>' +
  '<linearGradient id="velvet" gradientUnits="userSpaceOnUse" x1="-470" x2="-250" y1="0" y2="0"><stop offset="0" stop-color="#8f2a3a"/><stop offset="1" stop-color="#ee7a4c"/></linearGradient>' +
  '<linearGradient id="board" gradientUnits="userSpaceOnUse" x1="-300" x2="300" y1="0" y2="0"><stop offset="0" stop-color="#d9864a"/><stop offset=".5" stop-color="#ffd694"/><stop offset="1" stop-color="#e0904e"/></linearGradient></defs>'
function draw(plate: Plate, l: Layout): void {
  const { x, y, k } = l
  const row = (v: number): number => y + k * v
  const inside = (body: string): string => `<g transform="translate(${x},${y}) scale(${k})">${body}</g>`
  const both = (body: string): string => `${body}<g transform="scale(-1,1)">${body}</g>`
  bareSky(plate, [
    [row(l.top), '#2a7cc0'],
    [row(LAKE) - k * l.far * 300, '#66b4de'],
    [row(LAKE) - k * l.far * 170, '#bfe2ea'],
    [row(LAKE) - k * l.far * 90, '#fff0cf'],
  ])
  plate.svg(
    `<g transform="translate(${x + l.shift * k},${row(LAKE)}) scale(${k * l.far})">${shore(l.peaks)}</g>`,
  )
  calmWater(plate, {
    top: row(LAKE) + 17 * k * l.far,
    bottom: row(SILL) + 20,
    inks: ['#a9e2d8', '#4fc0c0', '#209fb0', '#137f9c'],
    dark: ['#1a87a0', 0.2],
    seed: 5,
  })
  plate.svg(
    `<clipPath id="wet"><path d="M0,${row(LAKE) + 16 * k * l.far}H1600V${row(SILL) + 20}H0Z"/></clipPath><g clip-path="url(#wet)"><g transform="translate(${x + l.shift * k},${row(LAKE)}) scale(${k * l.far})">${MIRROR}</g></g>`,
  )
  const rim = 3.4 * k
  plate.svg(
    INKS +
      inside(
        wall(l) +
          FIELD +
          both(curtain(l.top, l.half)) +
          rack(l.top) +
          rod(l.top) +
          both(SEAT + CLOTH + partition(l.side)),
      ) +
      edgeLight(inside(HER.body), [1, -0.9], rim, '#ffe2ac') +
      edgeLight(inside(CHILD.body), [-1, -0.9], rim, '#ffe2ac') +
      inside(TABLE) +
      edgeLight(inside(CHILD.far), [-1, -0.9], rim * 0.6, '#ffc98a') +
      inside(`<g transform="translate(-36,0)">${THINGS}</g>`) +
      edgeLight(inside(HER.far), [0.4, -1], rim * 0.6, '#ffc98a') +
      edgeLight(inside(HER.near), [1, -0.7], rim, '#ffe2ac') +
      edgeLight(inside(CHILD.near), [-0.6, -1], rim, '#ffe2ac'),
  )
}
export const views: View[] = [
  {
    name: 'european-grand-tour-cover',
    focusX: 800,
    draw: (plate) =>
      draw(plate, { x: 800, y: 36, k: 1, top: 96, half: 664, far: 0.9, shift: -40, peaks: 0.94, side: 724 }),
    drawTall: (plate) =>
      draw(plate, {
        x: 375,
        y: 244,
        k: 0.75,
        top: -128,
        half: 462,
        far: 1.4,
        shift: -66,
        peaks: 1,
        side: 484,
      }),
    drawLink: (plate) =>
      draw(plate, {
        x: 800,
        y: -8,
        k: 0.89,
        top: 145,
        half: 690,
        far: 0.92,
        shift: -38,
        peaks: 0.78,
        side: 780,
      }),
  },
]
