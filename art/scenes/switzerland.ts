/** The last sun has the Matterhorn and the crest of a hill, where a pair waves; a red train crosses the valley in the shade. */
import { bareSky } from '../kit/heavens.ts'
import type { Plate } from '../kit/press.ts'
import type { Pt } from '../kit/vec.ts'
import type { View } from '../kit/scene.ts'
import { firShadow, firTrunk, snowFir, type FirInk } from '../models/snow-fir.ts'
import { pairShadow, winterPair } from '../models/winter-pair.ts'
import { gildedHorn } from '../models/gilded-horn.ts'
import { valleyTrain, valleyViaduct, type Livery, type Scale, type Stone } from '../models/valley-train.ts'

const STONE: Stone = {
  face: '#5a68b4',
  ring: '#8492d4',
  side: '#3f4b9c',
  coping: '#7b8acd',
  through: 'url(#ridge)',
  snow: '#eef2ff',
}
const RED: Livery = {
  red: '#e23a2e',
  shade: '#a81f3f',
  cream: '#ffe3b8',
  snow: '#eef2ff',
  window: '#ffd888',
  pane: '#1d2458',
  under: '#1d2458',
}
const FIR: FirInk = { bough: '#34408f', snow: '#e3eafd' }
const fir = (foot: Pt, high: number): string =>
  firShadow(foot, high, '#6172c6') + firTrunk(foot, high, FIR.bough) + snowFir(foot, high, FIR)
interface Layout {
  /** The height of the horizon's glow. */
  glow: number
  peak: [x: number, y: number, size: number]
  /** Low peaks far away. */
  range: string
  /** The snow at the foot of the peak, and the ridge behind the viaduct. */
  far: string
  ridge: string
  scale: Scale
  viaduct: Parameters<typeof valleyViaduct>[1]
  train: [from: number, cars: number]
  /** The snow at the feet of the piers, which rises to the hill that the line goes into. */
  floor: string
  /** The hill behind the pair. */
  hill: string
  /** The part of it that is in the sun, and how far down that reaches. */
  sunlit: string
  dusk: number
  fir?: [foot: Pt, high: number]
  pair: [x: number, y: number, size: number]
}
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const gradient = (id: string, [x0, y0]: Pt, [x1, y1]: Pt, ...stops: [at: number, ink: string][]) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x0}" y1="${y0}" x2="${x1}" y2="${y1}">${stops.map(([at, ink]) => `<stop offset="${at}" stop-color="${ink}"/>`).join('')}</linearGradient>`
const grade = (id: string, y0: number, y1: number, a: string, b: string) =>
  gradient(id, [0, y0], [0, y1], [0, a], [1, b])
/** All of the picture, and what lies beyond it in the form for links. */
const ALL = 'x="-500" y="0" width="2300" height="1100"'
/** The pair, from the chest down in the shade. */
const pair = ([x, y, size]: Layout['pair'], dusk: Layout['dusk']): string => {
  const where = `translate(${x},${y}) scale(${size})`,
    place = (body: string) => `<g transform="${where}">${body}</g>`
  return (
    place(pairShadow('#8190dd') + winterPair()) +
    gradient('shade', [0, dusk + 30], [24, dusk + 150], [0, '#000'], [1, '#fff']) +
    `<mask id="shaded" maskUnits="userSpaceOnUse" ${ALL}><rect ${ALL} fill="url(#shade)"/></mask>` +
    `<filter id="cool" filterUnits="userSpaceOnUse" ${ALL} color-interpolation-filters="sRGB"><feColorMatrix values="0.8 0 0 0 0 0 0.78 0 0 0 0 0 0.95 0 0.05 0 0 0 1 0"/></filter>` +
    `<g mask="url(#shaded)"><g filter="url(#cool)">${place(winterPair())}</g></g>`
  )
}
/** `size` and `dx` place the whole picture in the form for links. */
function draw(plate: Plate, l: Layout, size = 1, dx = 0): void {
  const frame = (body: string) =>
    size === 1 ? body : `<g transform="translate(${dx},0) scale(${size})">${body}</g>`
  bareSky(plate, [
    [0, '#0d2262'],
    [l.glow * 0.45 * size, '#4f78c0'],
    [l.glow * 0.78 * size, '#c9b4d2'],
    [l.glow * size, '#ffc9a6'],
  ])
  const [x, y, k] = l.peak,
    h = l.glow
  plate.svg(
    frame(
      grade('range', h - 100, h, '#b9b4dc', '#d9bfd2') +
        shape(l.range, 'url(#range)') +
        `<g transform="translate(${x},${y}) scale(${k * 1.28},${k}) translate(-966,-84)">${gildedHorn()}</g>` +
        grade('far', h - 150, h + 60, '#8091d8', '#6576c6') +
        shape(l.far, 'url(#far)') +
        grade('ridge', h - 80, h + 330, '#93a3e4', '#6071c5') +
        shape(l.ridge, 'url(#ridge)') +
        valleyViaduct(l.scale, l.viaduct, STONE) +
        valleyTrain(l.scale, ...l.train, RED) +
        grade('floor', h + 60, 940, '#a3b1ee', '#6d7ed3') +
        shape(l.floor, 'url(#floor)') +
        (l.fir ? fir(...l.fir) : '') +
        grade('hill', l.dusk - 40, 1000, '#c3c9f3', '#8494de') +
        shape(l.hill, 'url(#hill)') +
        grade('lit', l.dusk - 330, l.dusk, '#fff6e4', '#ffc6a6') +
        `<clipPath id="near"><path d="${l.hill}"/></clipPath><path d="${l.sunlit}" fill="url(#lit)" clip-path="url(#near)"/>` +
        pair(l.pair, l.dusk),
    ),
  )
}
const WIDE: Layout = {
  glow: 470,
  peak: [1060, 54, 0.92],
  range:
    'M-500,560L-500,430L-340,404L-230,430L-90,384L10,412L90,390L190,424L300,398L420,436L560,420L640,446V560Z',
  far: 'M-500,470C100,430 420,462 640,448C760,440 840,416 940,420C1040,424 1100,446 1200,432C1280,420 1400,404 1500,392S1640,372 1800,350V1100H-500Z',
  ridge: 'M-500,520C240,540 560,500 820,480S1240,470 1420,450S1660,400 1800,380V1100H-500Z',
  scale: { origin: [596, 600], metre: 15 },
  viaduct: { from: 1, arches: 5, pitch: 11.6, eye: -6, wall: [-20, 90] },
  train: [6, 3],
  floor:
    'M400,930C760,880 990,878 1170,834C1300,800 1390,742 1446,688C1480,652 1520,630 1580,624S1700,620 1800,620V1200H400Z',
  hill: 'M-500,190C-100,190 226,236 424,394C576,516 740,710 940,822C1080,892 1240,940 1500,978L1800,1020V1200H-500Z',
  sunlit:
    'M-500,0H700V420C600,440 520,452 450,468C380,484 330,484 270,498C200,514 150,516 90,530C20,546 -60,560 -500,600Z',
  dusk: 530,
  fir: [[1500, 888], 204],
  pair: [44, 108, 0.62],
}
const TALL: Layout = {
  glow: 470,
  peak: [430, 66, 0.8],
  range: 'M-200,560L-200,430L-60,404L20,390L90,404L150,392L300,460V560Z',
  far: 'M-200,450C-20,448 140,440 290,420S480,392 586,376S720,330 900,300V1100H-200Z',
  ridge: 'M-200,500C60,480 260,470 430,440S700,440 900,410V1100H-200Z',
  scale: { origin: [372, 560], metre: 8.4 },
  viaduct: { from: 2.25, arches: 3, pitch: 11.24, eye: -6, wall: [-20, 60] },
  train: [3.5, 2],
  floor:
    'M300,810C400,800 490,806 556,784C612,766 650,716 672,664C684,628 700,590 738,578C770,572 840,574 900,574V1200H300Z',
  hill: 'M-200,326C0,326 186,366 300,470C398,560 470,724 590,842C650,902 710,960 800,1020V1200H-200Z',
  sunlit:
    'M-200,0H460V516C400,530 360,544 310,556C260,568 220,570 170,584C120,598 80,600 20,614C-20,622 -60,630 -200,650Z',
  dusk: 620,
  pair: [-10, 218, 0.555],
}
export const views: View[] = [
  {
    name: 'romantic-switzerland-cover',
    focusX: 665,
    draw: (plate) => draw(plate, WIDE),
    drawTall: (plate) => draw(plate, TALL),
    drawLink: (plate) => draw(plate, WIDE, 0.84, 256),
  },
]
