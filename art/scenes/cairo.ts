/** Cairo: the three pyramids of Giza at dawn. The shadow of the Great Pyramid lies across the sand, and a caravan comes out of it into the light, above the dark lee of a dune. */
import { edgeLight, place, poly } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import {
  boy,
  camel,
  COUNTER,
  FAR,
  farLegs,
  farShape,
  FIST,
  footing,
  guide,
  guideOutline,
  nearShape,
  STRIDE,
  traveller,
} from '../models/giza-caravan.ts'
import { corners, KHAFRE, KHUFU, MENKAURE, pyramid, type Inks, type Stand } from '../models/giza.ts'
import type { Pt } from '../kit/vec.ts'

interface Layout {
  wide: number
  /** Row where the plain meets the sky. */
  horizon: number
  khufu: Stand
  khafre: Stand
  menkaure: Stand
  /** Where the two edges of the great shadow leave the picture: on the left and at the bottom. */
  leaves: [left: number, bottom: number]
  /** Pixels per metre of the caravan, and the feet of the leading camel, of the second and of the guide. */
  k: number
  lead: Pt
  second: Pt
  guide: Pt
  /** The near dune. */
  dune: string
}
const KHUFU_INKS: Inks = {
  lit: '#ffdf9c',
  litFoot: '#f3a968',
  shade: '#43285f',
  shadeFoot: '#5a3468',
  cap: '',
  capShade: '',
}
const KHAFRE_INKS: Inks = {
  lit: '#fbc585',
  litFoot: '#f0a670',
  shade: '#7b4a74',
  shadeFoot: '#94607c',
  cap: '#fff0c6',
  capShade: '#b98e98',
}
const MENKAURE_INKS: Inks = { ...KHAFRE_INKS, lit: '#f8c28a', shade: '#8a5a80', shadeFoot: '#a06e86' }
/** What a metre of height throws on the sand: left, and towards us. */
const CAST: Pt = [1.35, 0.45]

/** A drawing laid on the sand as a flat shadow from the feet at (x, y). */
const laid = (x: number, y: number, k: number, body: string): string =>
  `<g transform="matrix(${k},0,${CAST[0] * k},${-CAST[1] * k},${x},${y})">${body}</g>`

function draw(plate: Plate, l: Layout): void {
  const h = l.horizon
  bareSky(
    plate,
    [
      [0, '#0f3a56'],
      [h * 0.3, '#27697c'],
      [h * 0.58, '#86b0a4'],
      [h * 0.8, '#f5d19c'],
      [h, '#ffc98c'],
    ],
    64,
  )
  const k = l.k,
    // the guide is nearer to us
    g = k * 1.13,
    great = corners(KHUFU, l.khufu),
    second = corners(KHAFRE, l.khafre),
    third = corners(MENKAURE, l.menkaure)
  const plain = `<linearGradient id="plain" x1="0" y1="${h}" x2="0" y2="1000" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#ffd59c"/><stop offset=".5" stop-color="#ffe4b6"/><stop offset="1" stop-color="#fcca8e"/></linearGradient><rect y="${h}" width="${l.wide}" height="${1000 - h}" fill="url(#plain)"/>`
  const minor = (c: typeof great, reach: number, ink: string) =>
    poly([c.left, [c.left[0] - reach, c.left[1] + reach * 0.12], c.front], ink)
  plate.svg(
    plain +
      minor(third, 0.55 * third.top[0], '#bd8588') +
      pyramid(MENKAURE, l.menkaure, MENKAURE_INKS, 5) +
      minor(second, 0.3 * second.top[0], '#a97280') +
      pyramid(KHAFRE, l.khafre, KHAFRE_INKS, 8),
  )
  const animal = (gait: typeof STRIDE, dress: Parameters<typeof camel>[1], rider: string) => ({
    far: farLegs(gait, dress.coat),
    near: camel(gait, dress) + rider,
  })
  type Animal = ReturnType<typeof animal>
  const stand = ([x, y]: Pt, { far, near }: Animal) => place(x, y - FAR * k, k, far) + place(x, y, k, near)
  const lies = ([x, y]: Pt, gait: typeof STRIDE) =>
    laid(x, y - FAR * k, k, farShape(gait)) + laid(x, y, k, nearShape(gait))
  const first = animal(
      STRIDE,
      { coat: '#c07c48', blanket: '#b8333d', band: '#ffd98a', mark: '#2f8a8f' },
      traveller(),
    ),
    other = animal(COUNTER, { coat: '#a9683f', blanket: '#2a7a86', band: '#ffd98a', mark: '#e2543f' }, boy()),
    leader = guide()
  // ropes: from the fist of the guide to a halter, and from that saddle to the next halter
  const halter = ([x, y]: Pt): Pt => [x + 1.72 * k, y - 2.03 * k]
  const rope = (from: Pt, to: Pt, sag: number, ink: string) =>
    `<path d="M${from.join()}Q${(from[0] + to[0]) / 2},${Math.max(from[1], to[1]) + sag * k} ${to.join()}" stroke="${ink}" stroke-width="${0.028 * k}" fill="none"/>`
  const ropes =
    rope([l.guide[0] + FIST[0] * g, l.guide[1] + FIST[1] * g], halter(l.lead), 0.34, '#7a3f48') +
    rope(halter(l.second), [l.lead[0] - 0.45 * k, l.lead[1] - 2.16 * k], 0.22, '#c98a58')
  // one dark sheet: the shadow of the Great Pyramid and those of the caravan
  plate.svg(
    `<defs><linearGradient id="cast" x1="${great.front[0]}" y1="${great.front[1]}" x2="0" y2="1000" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#472a60"/><stop offset="1" stop-color="#2a1a47"/></linearGradient><filter id="white" filterUnits="userSpaceOnUse" x="0" y="0" width="${l.wide}" height="1000" color-interpolation-filters="sRGB"><feFlood flood-color="#fff"/><feComposite in2="SourceAlpha" operator="in"/></filter>` +
      `<mask id="sheet" maskUnits="userSpaceOnUse" x="0" y="0" width="${l.wide}" height="1000"><g filter="url(#white)"><path d="M${great.left.join()}L0,${l.leaves[0]}V1000H${l.leaves[1]}L${great.front.join()}L${great.top.join()}Z"/>${lies(l.lead, STRIDE)}${lies(l.second, COUNTER)}${laid(...l.guide, g, guideOutline())}</g></mask></defs>` +
      `<g mask="url(#sheet)"><rect width="${l.wide}" height="1000" fill="url(#cast)"/></g>` +
      pyramid(KHUFU, l.khufu, KHUFU_INKS, 3) +
      // the lee of the near dune takes what reaches beyond its crest
      `<linearGradient id="near" x1="${l.wide * 0.2}" y1="0" x2="${l.wide}" y2="0" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#301d4b"/><stop offset=".5" stop-color="#5a3054"/><stop offset="1" stop-color="#a9574f"/></linearGradient><path d="${l.dune}" fill="url(#near)"/>`,
  )
  // the second camel is half in the shadow: what is left of the slanting edge is dark
  const at = l.second[1],
    [fx, fy] = great.front,
    ex = fx + ((l.leaves[1] - fx) * (at - fy)) / (1000 - fy)
  const on = ([dx, dy]: number[]) => `${(ex + dx! * k).toFixed(1)},${(at + dy! * k).toFixed(1)}`
  const dark = `<filter id="dusk" filterUnits="userSpaceOnUse" x="0" y="0" width="${l.wide}" height="1000" color-interpolation-filters="sRGB"><feFlood flood-color="#4a2750"/><feComposite in2="SourceAlpha" operator="in" result="f"/><feComposite in="SourceGraphic" in2="f" operator="arithmetic" k1="0" k2=".42" k3=".58" k4="0"/></filter>`
  const camel2 = stand(l.second, other)
  plate.svg(
    dark +
      place(...l.second, k, footing(COUNTER, '#22143a')) +
      // the edge bends round the belly and the blanket
      `<clipPath id="sunlit"><path d="M${[
        [0.12, 0.2],
        [-0.42, -0.95],
      ]
        .map(on)
        .join('L')}C${[
        [-0.5, -1.12],
        [-1.06, -1.24],
        [-1.08, -1.72],
        [-1.1, -2.1],
        [-1.5, -2.7],
        [-1.65, -3.4],
      ]
        .map(on)
        .join(
          ' ',
        )}V0H${l.wide}V1000H${ex + 0.12 * k}Z"/></clipPath><g filter="url(#dusk)">${camel2}</g><g clip-path="url(#sunlit)">${edgeLight(place(...l.second, k, other.near), [1, -0.5], 0.018 * k, '#ffc860')}</g>`,
  )
  plate.svg(
    edgeLight(ropes + stand(l.lead, first) + place(...l.guide, g, leader), [1, -0.5], 0.018 * k, '#ffc860'),
  )
}
export const views: View[] = [
  {
    name: 'cairo-egypt-cover',
    focusX: 800,
    draw: (plate) =>
      draw(plate, {
        wide: 1600,
        horizon: 524,
        khufu: { x: 972, y: 554, k: 3.15, turn: 0.66, tilt: 0.14 },
        khafre: { x: 515, y: 532, k: 2.05, turn: 0.48, tilt: 0.11 },
        menkaure: { x: 150, y: 526, k: 1.85, turn: 0.4, tilt: 0.1 },
        leaves: [625, 95],
        k: 136,
        lead: [822, 832],
        second: [360, 822],
        guide: [1282, 850],
        dune: 'M0,850C300,905 560,884 760,889C930,893 1040,916 1160,912C1360,906 1500,840 1600,700V1000H0Z',
      }),
    drawTall: (plate) =>
      draw(plate, {
        wide: 750,
        horizon: 636,
        khufu: { x: 580, y: 666, k: 2.8, turn: 0.54, tilt: 0.14 },
        khafre: { x: 248, y: 648, k: 1.5, turn: 0.48, tilt: 0.11 },
        menkaure: { x: 52, y: 642, k: 1.12, turn: 0.4, tilt: 0.1 },
        leaves: [716, -140],
        k: 85,
        lead: [408, 858],
        second: [122, 856],
        guide: [638, 868],
        dune: 'M0,866C120,906 240,894 370,898C450,900 510,918 570,915C670,911 725,888 750,842V1000H0Z',
      }),
  },
]
