/** Above Zermatt at the blue hour: the last light on the Matterhorn, a lit red train on a curved viaduct in the snow, a pair at their tea beside a lantern. */
import { Camera } from '../kit/camera.ts'
import { place, smooth } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { alpenglowHorn } from '../models/alpenglow-horn.ts'
import {
  abutment,
  coach,
  copingFoot,
  copingLight,
  curve,
  deck,
  footSnow,
  headlight,
  trackBed,
  viaduct,
  windowLight,
  type At,
  type Livery,
  type Stone,
} from '../models/curved-viaduct.ts'
import { lanternPool, lanternTea } from '../models/lantern-tea.ts'
import type { Plate } from '../kit/press.ts'
import { face, points } from '../kit/rock.ts'
import type { View } from '../kit/scene.ts'
import { snowFir, treeShadow } from '../models/snow-fir.ts'
import type { Pt } from '../kit/vec.ts'

const STONE: Stone = { face: '#4b5596', ring: '#6470b0', side: '#343c7a', far: '#2c3470', snow: '#b9c6ea' }
const RED: Livery = {
  red: '#d93a34',
  wine: '#8c2440',
  roof: '#c3cfee',
  eave: '#8f9fd2',
  dark: '#171c48',
  lamp: '#ffdd8c',
  glow: '#fff3cf',
}
/** Tones of the snow in the shade, from far to near. */
const SNOW = {
  field: '#b4c2ec',
  violet: '#7d7cc2',
  plane: '#97a9dd',
  valley: '#8296d0',
  foot: '#7b8ecc',
  slope: '#667bbd',
  brow: '#5a6fb3',
  fall: '#5065ab',
  drift: '#6a7fc0',
  crest: '#7e92cf',
  shoulder: '#6f84c6',
  fold: '#6278bc',
  lit: '#a5b4e6',
  litFold: '#97a8e0',
  bank: '#44569e',
  hollow: '#35468c',
}
interface Layout {
  /** How far the mountain and the ridges before it are moved to the right. */
  dx: number
  /** Share of the full size, for the link's upper 840 rows. */
  size: number
  cam: Camera
  /** Height of the eye above the line, in metres. */
  high: number
  /** The line in plan, and its length that is in the picture. */
  track: [Pt, Pt, Pt]
  end: number
  /** Metres along the line where the viaduct begins and ends, and its arches. */
  bridge: [from: number, to: number, arches: number]
  /** Metres along the line of the train's rear, and its cars. */
  train: [rear: number, cars: number]
  /** The slope behind the line, and the brow in front of its trees. */
  slope: string
  brow: string
  /** Column, ground and height of those trees. */
  firs: [small: [number, number, number], tall: [number, number, number]]
  /** How far the flank of the hill under the line runs to the left, in pixels, and its edge from the bottom of the picture up to the abutment. */
  flank: number
  edge: string
  /** The snow over the foot of the abutment, convex towards it. */
  toe: string
  /** The shoulder that the line comes round, and a fold in it. */
  shoulder: string
  fold: string
  /** The great fir. */
  fir: [x: number, ground: number, high: number]
  /** It stands behind the bank. */
  far?: boolean
  /** Where the snow behind the pair is palest. */
  glow: Pt
  bank: string
  hollow: string
  /** Her feet, and pixels per metre; none: nobody is here. */
  pair?: [x: number, y: number, k: number]
}
/** The peak, its neighbours, the snows at its foot and the violet ridge before it. */
const distance = (): string =>
  face('-240,520 -80,540 -20,500 50,470 96,452 150,468 196,456 262,472 330,494 404,530 480,566 480,640 -240,640', '#8496d0') +
  face('96,452 150,468 196,456 262,472 330,494 404,530 480,566 480,600 214,600 180,546 128,498', '#6f80c0') +
  face('1330,580 1400,538 1456,506 1508,494 1560,510 1620,500 1700,530 1860,510 1860,640 1330,640', '#7d90cc') +
  face('1508,494 1560,510 1620,500 1700,530 1760,600 1640,570 1590,560 1556,534 1520,524', '#6b7cbe') +
  alpenglowHorn() +
  smooth(points('-240,590 200,576 420,572 560,560 760,570 920,572 1000,562 1080,556 1160,562 1260,568 1400,576 1860,580 1860,800 -240,800'), SNOW.field, 0.7) +
  smooth(points('-240,546 100,540 260,552 420,574 560,594 700,608 860,604 1000,592 1160,576 1300,562 1460,550 1860,530 1860,900 -240,900'), SNOW.violet, 0.6) +
  smooth(points('-240,600 140,596 320,606 520,630 660,650 800,660 960,646 1100,622 1240,606 1420,590 1860,560 1860,900 -240,900'), SNOW.plane, 0.6) +
  smooth(points('-240,800 400,770 620,740 800,744 1000,730 1200,720 1860,700 1860,1100 -240,1100'), SNOW.valley, 0.7) // prettier-ignore
const STARS: Pt[] = [
  [118, 96],
  [322, 188],
  [436, 60],
  [604, 142],
  [742, 48],
  [1188, 74],
  [1330, 170],
  [1486, 58],
]
function railway(l: Layout): string {
  const line = curve(...l.track),
    at: At = (s, d, y) => {
      const [x, z] = line(s),
        [x0, z0] = line(s - 0.5),
        [x1, z1] = line(s + 0.5),
        k = Math.hypot(x1 - x0, z1 - z0),
        p = l.cam.project([x - ((z1 - z0) / k) * d, y - l.high, z + ((x1 - x0) / k) * d])
      return [p.x, p.y]
    }
  const [from, to, arches] = l.bridge,
    ground = (s: number): number => {
      const t = Math.min(1, Math.max(0, (s - from) / (to - from)))
      return -3 - 24 * Math.sin(Math.PI * (t * 0.96 + 0.02)) ** 0.7
    },
    bridge = { from, to, arches, ground },
    { behind, front, coping } = deck(at, from - 6, to, l.end, STONE)
  // the hill under the line falls towards us from the edge of its bed
  const edge = Array.from({ length: 30 }, (_, i) => copingFoot(at, to + 6 + ((l.end - to - 6) * i) / 29, to)),
    [hx, hy] = edge[0]!,
    rim = (from: number, drop: number) => edge.slice(from).map(([x, y]) => `${x.toFixed(1)},${(y + drop).toFixed(1)}`).join('L'), // prettier-ignore
    run = l.flank,
    [mx, my] = edge[9]!
  const hill = `M${rim(0, 0)}L2000,1100L${l.edge} ${hx},${hy}Z`,
    land = to + 6
  const [rear, cars] = l.train,
    nose = rear + cars * 18.6
  let train = ''
  for (let i = 0; i < cars; i++) train += coach(at, rear + i * 18.6, 18, i === cars - 1, RED)
  return (
    // the piers go down into the snow
    viaduct(at, { ...bridge, ground: (s) => ground(s) - 3 }, STONE) +
    footSnow(at, bridge, SNOW.foot) +
    behind +
    trackBed(at, to - 1, l.end, '#a3b3e0', headlight(at, nose, '#ffe3a8'), '#39447f') +
    train +
    front +
    `<path d="${hill}" fill="${SNOW.drift}"/><clipPath id="hill"><path d="${hill}"/></clipPath>` +
    `<path d="M${rim(2, 0)}L${edge
      .slice(2)
      .toReversed()
      .map(
        ([x, y], i, all) =>
          `${x.toFixed(1)},${(y + run * 0.4 * ((all.length - 1 - i) / all.length) ** 0.8).toFixed(1)}`,
      )
      .join('L')}Z" fill="${SNOW.crest}"/>` + // prettier-ignore
    `<g clip-path="url(#hill)">${windowLight(at, nose, to, land, ['#b7a3bf', '#efc19b'])}</g>` +
    abutment(at, to, STONE) +
    `<path d="${l.toe}" fill="${SNOW.drift}"/><clipPath id="fall"><path d="${hill}${l.toe}"/></clipPath>` +
    `<path d="M${rim(9, run * 0.6)}L2000,1100L${mx - run * 1.7},1100C${mx - run * 1.3},${my + run * 0.9} ${mx - run * 0.6},${my + run * 0.32} ${mx},${my + run * 0.6}Z" clip-path="url(#fall)" fill="${SNOW.fall}"/>` +
    coping +
    copingLight(at, rear, nose, to, '#ffd79c')
  )
}
function draw(plate: Plate, l: Layout): void {
  const { size } = l,
    svg = (body: string): void => {
      plate.svg(
        size === 1 ? body : `<g transform="translate(${800 * (1 - size)},0) scale(${size})">${body}</g>`,
      )
    }
  bareSky(plate, [
    [0, '#0c1443'],
    [200 * size, '#1d317a'],
    [380 * size, '#4a62ae'],
    [480 * size, '#9aa4d8'],
    [545 * size, '#e3bdd2'],
  ])
  svg(
    STARS.filter(([x]) => x < plate.wide - 50)
      .map(([x, y], i) => `<circle cx="${x}" cy="${y}" r="${i % 3 ? 1.5 : 2.1}" fill="#dfe3f6"/>`)
      .join('') + `<g transform="translate(${l.dx},0)">${distance()}</g>`,
  )
  const [small, tall] = l.firs,
    tree = (at: [number, number, number], kind: 0 | 1 | 2, ink: string, shade: string, snow = '#9db0e0') =>
      place(...at, treeShadow(shade, `shade${kind}`) + snowFir(kind, ink, snow))
  // the snow behind the pair is paler, so that they stand out from it
  const [gx, gy] = l.glow,
    pale = (id: string, inner: string, outer: string) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${gx}" cy="${gy}" r="420"><stop offset=".3" stop-color="${l.pair ? inner : outer}"/><stop offset="1" stop-color="${outer}"/></radialGradient>`
  svg(
    smooth(points(l.slope), SNOW.slope, 0.6) +
      smooth(points(l.brow), SNOW.brow, 0.6) +
      tree(tall, 0, '#151d50', SNOW.hollow) +
      tree(small, 1, '#151d50', SNOW.hollow) +
      railway(l) +
      pale('lit', SNOW.lit, SNOW.shoulder) +
      smooth(points(l.shoulder), 'url(#lit)', 0.5) +
      pale('lit2', SNOW.litFold, SNOW.fold) +
      smooth(points(l.fold), 'url(#lit2)', 0.6) +
      (l.far ? tree(l.fir, 2, '#10173f', SNOW.hollow, '#c6d2f5') : '') +
      smooth(points(l.bank), SNOW.bank, 0.6) +
      smooth(points(l.hollow), SNOW.hollow, 0.6),
  )
  if (l.pair) plate.svg(lanternPool(...l.pair, '#3c4c92'), { stipple: 0.1, seed: 6 })
  if (!l.far) svg(tree(l.fir, 2, '#10173f', '#26337a', '#c6d2f5'))
  if (!l.pair) return
  svg(lanternTea(...l.pair, 2.2))
}
const WIDE: Omit<Layout, 'dx' | 'size' | 'pair'> = {
  cam: new Camera([0, 0, 0], 0, 1.06, 470),
  high: 17,
  track: [
    [-24, -168],
    [46, -190],
    [40, -52],
  ],
  end: 150,
  bridge: [8, 80, 6],
  train: [45, 4],
  slope: '1860,410 1760,420 1640,440 1540,486 1440,540 1330,586 1220,614 1120,640 1050,690 1040,800 1860,800',
  brow: '1860,500 1760,516 1640,530 1540,560 1440,606 1330,640 1220,660 1180,700 1860,800',
  firs: [
    [1362, 636, 236],
    [1498, 598, 350],
  ],
  flank: 240,
  edge: '1050,1100C1120,1040 1180,990 1200,930C1203,910 1202,884 1207,864C1224,836 1236,770',
  toe: 'M990,1100C1090,1050 1150,1000 1174,930C1184,868 1212,826 1262,814C1290,808 1310,812 1330,822L1330,900L1220,1100Z',
  shoulder:
    '-240,540 -80,534 60,530 220,540 380,556 500,572 590,592 648,618 690,654 716,704 744,780 784,880 840,1000 -240,1000',
  fold: '-240,664 -80,660 80,654 260,680 420,720 560,770 660,850 730,1000 -240,1000',
  fir: [62, 900, 530],
  glow: [370, 720],
  bank: '-240,860 -80,866 100,872 300,880 520,886 700,912 900,964 1020,1060 -240,1060',
  hollow: '-240,970 -80,970 200,966 420,980 620,1010 700,1060 -240,1060',
}
export const views: View[] = [
  {
    name: 'romantic-switzerland-cover',
    focusX: 900,
    draw: (plate) => draw(plate, { ...WIDE, dx: 0, size: 1, pair: [236, 936, 246] }),
    drawLink: (plate) => draw(plate, { ...WIDE, dx: 0, size: 0.85 }),
    drawTall: (plate) =>
      draw(plate, {
        ...WIDE,
        dx: -560,
        size: 1,
        cam: new Camera([0, 0, 0], 0, 0.92, 470, 330),
        high: 18,
        track: [
          [-26, -166],
          [33, -182],
          [31, -58],
        ],
        end: 140,
        bridge: [12, 60, 5],
        train: [27, 3],
        slope: '860,470 780,500 700,540 620,580 540,610 460,640 420,700 860,800',
        brow: '860,540 780,566 700,600 620,640 560,680 860,800',
        firs: [
          [596, 614, 150],
          [682, 606, 250],
        ],
        flank: 215,
        edge: '430,1100C460,1000 500,960 512,890C515,860 516,830 520,806C534,780 546,720',
        toe: 'M400,1100C430,1020 470,970 490,896C498,838 524,806 562,797C582,793 600,796 620,806L620,860L520,1100Z',
        shoulder:
          '-240,570 -80,576 40,582 130,590 200,602 248,630 296,682 356,766 410,850 452,920 500,1000 540,1060 -240,1060',
        fold: '-240,700 -80,700 60,716 180,750 290,810 360,900 420,1060 -240,1060',
        fir: [42, 722, 222],
        far: true,
        glow: [160, 800],
        bank: '-240,890 -80,892 100,896 280,902 400,914 500,944 600,1000 640,1060 -240,1060',
        hollow: '-240,980 -80,978 200,980 360,994 460,1030 500,1060 -240,1060',
        pair: [82, 950, 162],
      }),
  },
]
