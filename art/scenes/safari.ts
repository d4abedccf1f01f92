/** East Africa at sunrise: a cow elephant and her calf come towards us, the sun behind her ear, Kilimanjaro beyond. */
import { place, smooth } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb } from '../kit/ink.ts'
import { kibo } from '../models/amboseli.ts'
import { CALF_FORM, CALF_ROWS, calfBody, calfHead, calfTrunk } from '../models/elephant-calf-dawn.ts'
import {
  body,
  COW_FORM,
  COW_ROWS,
  face,
  farLeg,
  lips,
  litEar,
  tail,
  BETWEEN_FORM,
  BETWEEN_ROWS,
  tusks,
} from '../models/elephant-dawn.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

type Place = [x: number, y: number, k: number]
interface Layout {
  wide: number
  horizon: number
  sun: [x: number, y: number, r: number]
  /** The sun's height above the horizon as the shadows have it: so much that they close within the picture. */
  altitude: number
  /** Column of the mountain, its height above the horizon, how much it is drawn out, and the hundredth of its height where the haze hides it. */
  peak: [x: number, high: number, wide: number, lost: number]
  cow: Place
  calf: Place
}
let serial = 0
/** Light on the edges that face the given ways: what leaves the body when it is moved against them takes the ink. */
function rim(body: string, ink: string, ...shifts: Pt[]): string {
  const id = `rim${serial++}`,
    steps = shifts.map(
      ([dx, dy], i) =>
        `<feOffset in="SourceAlpha" dx="${-dx}" dy="${-dy}" result="in${i}"/>${i ? `<feComposite in2="in${i - 1}" operator="in" result="in${i}"/>` : ''}`,
    ),
    inside = `in${shifts.length - 1}`
  // a sum, not one over the other: else the ink would show in the soft pixels of all edges
  return `<filter id="${id}" filterUnits="userSpaceOnUse" x="-60" y="-60" width="1720" height="1120" color-interpolation-filters="sRGB">${steps.join('')}<feFlood flood-color="${ink}"/><feComposite in2="SourceAlpha" operator="in"/><feComposite in2="${inside}" operator="out" result="edge"/><feComposite in="SourceGraphic" in2="${inside}" operator="in"/><feComposite in2="edge" operator="arithmetic" k1="0" k2="1" k3="1" k4="0"/></filter><g filter="url(#${id})">${body}</g>`
}
const SHADE = '#914f58'
/** The light on edges: deep enough to stand out from the pale sky too. */
const RIM = '#ff9442'
/** Between the given points, and the same as the nearest outside of them. */
function along(points: readonly Pt[], x: number): number {
  const i = points.findIndex(([u]) => u > x)
  if (i < 1) return points.at(i)![1]
  const [[a, p], [b, q]] = [points[i - 1]!, points[i]!]
  return p + ((q - p) * (x - a)) / (b - a)
}
/** An animal's shadow on the plain: each point of its form moves out on the line from the foot of the sun, the further the higher it is. */
function shadow(
  { sun: [sx], horizon: h, altitude }: Layout,
  [x, y, k]: Place,
  form: Pt[],
  rows: Pt[],
): string {
  return smooth(
    form.map(([u, high]): Pt => {
      const far = 1 / Math.max(0.2, 1 - (high * k) / altitude)
      return [sx + (x + u * k - sx) * far, h + (y + along(rows, u) * k - h) * far]
    }),
    SHADE,
    0.56,
  )
}
function draw(plate: Plate, l: Layout): void {
  const { wide, horizon: h } = l,
    [sx, sy, sr] = l.sun,
    [x, y, k] = l.cow
  bareSky(plate, [
    [0, '#3b3d7e'],
    [h * 0.2, '#7a619e'],
    [h * 0.42, '#dd908c'],
    [h * 0.62, '#fbb873'],
    [h, '#ffe7a8'],
  ])
  const [px0, high, drawn, lost] = l.peak
  plate.svg(`<g transform="matrix(${(high / 100) * drawn},0,0,${high / 100},${px0},${h})">${kibo(lost)}</g>`)
  const glow = rgb('#ffe7a2')
  plate.field((px, py) => {
    const q = Math.hypot(px - sx, py - sy) / (sr * 3.6)
    return q > 1 ? null : [glow, 0.8 * (1 - q) ** 2]
  })
  plate.svg(
    `<circle cx="${sx}" cy="${sy}" r="${sr}" fill="#fff8d8"/><rect y="${h}" width="${wide}" height="${1000 - h}" fill="#ffe4a0"/>` +
      smooth(
        [
          [-60, h + 42],
          [wide * 0.2, h + 36],
          [wide * 0.55, h + 50],
          [wide * 0.85, h + 40],
          [wide + 60, h + 46],
          [wide + 60, 1100],
          [-60, 1100],
        ],
        '#fbcf83',
        0.5,
      ) +
      smooth(
        [
          [-60, h + 98],
          [wide * 0.3, h + 110],
          [wide * 0.6, h + 96],
          [wide + 60, h + 112],
          [wide + 60, 1100],
          [-60, 1100],
        ],
        '#f2b36a',
        0.5,
      ) +
      smooth(
        [
          [-60, h + 186],
          [wide * 0.1, h + 196],
          [wide * 0.3, h + 260],
          [wide * 0.7, h + 290],
          [wide + 60, h + 192],
          [wide + 60, 1100],
          [-60, 1100],
        ],
        '#e0975a',
        0.5,
      ),
  )
  // the dust that their feet raise, in the sun
  const dust = rgb('#fff0c0'),
    mid = (x + l.calf[0]) / 2
  plate.field((px, py) => {
    const q = Math.hypot((px - mid) / (270 * k), (py - y + 22 * k) / (py < y - 22 * k ? 62 * k : 48 * k))
    return q > 1 ? null : [dust, 0.75 * (1 - q * q) ** 2]
  })
  plate.svg(
    shadow(l, l.cow, COW_FORM, COW_ROWS) +
      shadow(l, l.calf, CALF_FORM, CALF_ROWS) +
      shadow(l, l.cow, BETWEEN_FORM, BETWEEN_ROWS),
  )
  const sunAt: Pt = [(sx - x) / k, (sy - y) / k]
  const calf = (part: string) => place(...l.calf, part),
    cow = (part: string) => place(x, y, k, part),
    // one width of light on all edges towards the sun: she stands to the left of it, the calf to the right
    w = 3.2,
    lit = (part: string) => rim(part, RIM, [0.95 * w, -0.3 * w], [0.7 * w, -0.7 * w], [0.3 * w, -0.95 * w]),
    litCalf = (part: string) => rim(part, RIM, [-0.95 * w, -0.3 * w], [-0.7 * w, -0.7 * w], [-0.1 * w, -w])
  plate.svg(
    lit(cow(farLeg())) +
      lit(cow(body() + tail())) +
      lit(cow(litEar(sunAt, sr / k))) +
      cow(tusks()) +
      lit(cow(face())) +
      cow(lips()) +
      litCalf(calf(calfBody())) +
      litCalf(calf(calfHead() + calfTrunk())),
  )
}
export const views: View[] = [
  {
    name: 'african-safari-expedition-cover',
    focusX: 900,
    draw: (plate) =>
      draw(plate, {
        wide: 1600,
        horizon: 720,
        sun: [1134, 440, 126],
        altitude: 640,
        peak: [266, 470, 1.06, 30],
        cow: [876, 880, 2.25],
        calf: [1224, 900, 2.4],
      }),
    drawTall: (plate) =>
      draw(plate, {
        wide: 750,
        horizon: 690,
        sun: [522, 466, 90],
        altitude: 400,
        peak: [132, 480, 0.7, 62],
        cow: [331.6, 825, 1.57],
        calf: [577.5, 838, 1.675],
      }),
    drawLink: (plate) =>
      draw(plate, {
        wide: 1600,
        horizon: 603,
        sun: [1251, 341, 118],
        altitude: 560,
        peak: [320, 440, 1.28, 30],
        cow: [1010, 752, 2.1],
        calf: [1335, 770, 2.24],
      }),
  },
]
