/** Below the Matterhorn in the last sun: a red mountain train crosses a viaduct, and a pair in the snow waves to it. */
import { edgeLight } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import type { Plate } from '../kit/press.ts'
import type { Pt } from '../kit/vec.ts'
import type { View } from '../kit/scene.ts'
import { firShadow, firTrunk, snowFir, type FirInk } from '../models/snow-fir.ts'
import { winterPair } from '../models/winter-pair.ts'
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
type Fir = [foot: Pt, high: number]
const fir = ([at, high]: Fir): string =>
  firShadow(at, high, '#7f90da') +
  firTrunk(at, high, FIR.bough) +
  edgeLight(snowFir(at, high, FIR), [1, -0.3], 2.5, '#ffdcae')
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
  fir: Fir
  pair: [x: number, y: number, size: number]
}
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const grade = (id: string, y0: number, y1: number, a: string, b: string) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${y0}" x2="0" y2="${y1}"><stop offset="0" stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient>`
/** `size` and `dx` place the whole picture in the form for links. */
function draw(plate: Plate, l: Layout, size = 1, dx = 0): void {
  const frame = (body: string) =>
    size === 1 ? body : `<g transform="translate(${dx},0) scale(${size})">${body}</g>`
  bareSky(plate, [
    [0, '#122c78'],
    [l.glow * 0.45 * size, '#4f78c0'],
    [l.glow * 0.78 * size, '#c9b4d2'],
    [l.glow * size, '#ffc9a6'],
  ])
  const [x, y, k] = l.peak,
    [px, py, pk] = l.pair,
    h = l.glow
  plate.svg(
    frame(
      grade('range', h - 100, h, '#b9b4dc', '#d9bfd2') +
        shape(l.range, 'url(#range)') +
        `<g transform="translate(${x},${y}) scale(${k * 1.28},${k}) translate(-966,-84)">${gildedHorn()}</g>` +
        grade('far', h - 150, h + 60, '#8a9add', '#6f81cc') +
        shape(l.far, 'url(#far)') +
        grade('ridge', h - 80, h + 330, '#a9b7ee', '#8494da') +
        shape(l.ridge, 'url(#ridge)') +
        valleyViaduct(l.scale, l.viaduct, STONE) +
        valleyTrain(l.scale, ...l.train, RED) +
        grade('floor', h + 60, 940, '#ccd6f9', '#93a2e4') +
        shape(l.floor, 'url(#floor)') +
        grade('hill', h - 40, 1000, '#dbe3fc', '#a3b2ee') +
        fir(l.fir) +
        shape(l.hill, 'url(#hill)') +
        `<g transform="translate(${px},${py}) scale(${pk})">${winterPair()}</g>`,
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
    'M400,930C760,880 990,878 1170,834C1330,794 1412,760 1436,690C1450,640 1466,616 1490,592C1540,540 1620,500 1800,470V1200H400Z',
  hill: 'M-500,190C-100,190 226,236 424,394C576,516 740,710 940,822C1080,892 1240,940 1500,978L1800,1020V1200H-500Z',
  fir: [[1486, 850], 204],
  pair: [44, 90, 0.62],
}
const TALL: Layout = {
  glow: 470,
  peak: [430, 84, 0.74],
  range: 'M-200,560L-200,430L-60,404L20,390L90,404L150,392L300,460V560Z',
  far: 'M-200,450C-20,448 140,440 290,420S480,392 586,376S720,330 900,300V1100H-200Z',
  ridge: 'M-200,500C60,480 260,470 430,440S700,440 900,410V1100H-200Z',
  scale: { origin: [368, 560], metre: 8.9 },
  viaduct: { from: 2.25, arches: 3, pitch: 11.24, eye: -6, wall: [-20, 60] },
  train: [3.5, 2],
  floor:
    'M300,810C400,800 490,806 556,784C622,760 662,690 690,610C700,584 706,570 718,556C736,526 790,500 900,470V1200H300Z',
  hill: 'M-200,326C0,326 186,366 300,470C398,560 470,724 590,842C650,902 710,960 800,1020V1200H-200Z',
  fir: [[678, 852], 156],
  pair: [-10, 202, 0.555],
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
