/** The fountains of Dubai by night: arcs of lit water open like a calyx at the foot of the Burj Khalifa, a family on the wet promenade before them. The fountain is the only light. */
import { clamp, mix, rgb, smoothstep } from '../kit/ink.ts'
import { fountainFamily, fountainFamilyMirror } from '../models/fountain-family.ts'
import { fountain, needle } from '../models/lit-fountain.ts'
import { random } from '../kit/noise.ts'
import { grain, type Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'

const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const STONE = '#0b0f3a'
const n = (v: number) => v.toFixed(1)
/** A lens of light on water: its ends sway, one up and one down. */
const flake = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - w)},${n(y)}Q${n(x - w * 0.3)},${n(y - h)} ${n(x + w * 0.1)},${n(y - h * 0.7)}T${n(x + w)},${n(y)}Q${n(x + w * 0.3)},${n(y + h)} ${n(x - w * 0.1)},${n(y + h * 0.7)}T${n(x - w)},${n(y)}Z`
/** `steps` + 1 inks in equal steps along a row of inks. */
const blend = (inks: readonly string[], steps: number) =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const t = (i / steps) * (inks.length - 1),
      a = Math.min(inks.length - 2, Math.floor(t))
    return rgb(mix(inks[a]!, inks[a + 1]!, t - a))
  })
interface Layout {
  wide: number
  /** Row of the far shore. */
  shore: number
  /** The fountain: its column, its foot and its scale. */
  jets: readonly [x: number, foot: number, k: number]
  /** Scale of the arcs to the left and to the right, the outermost first. */
  sides: readonly [left: readonly number[], right: readonly number[]]
  /** Height of the jet beside the tower, in the fountain's scale. */
  tall: number
  /** Height of the tower above the shore. */
  tower: number
  family: readonly [x: number, foot: number, k: number]
  /** Top edge of the promenade: a curve from left to right. */
  quay: string
  /** Roofs of the town, from left to right. */
  town: string
  /** A few lit windows in it. */
  windows: string
}
/** The night sky, lit by the spray: rings of light about the fountain that end in the navy of the corners. */
function sky(plate: Plate, { shore, jets: [x, foot, k] }: Layout): void {
  const inks = [
    '#cfe6d0',
    '#7cc0c8',
    '#3f86b8',
    '#2660a6',
    '#1a4490',
    '#122d76',
    '#0c1c5c',
    '#091348',
    '#080f3e',
  ]
  const table = blend(inks, 60)
  plate.field((px, py) => {
    if (py > shore + 1) return null
    const d = Math.hypot((px - x) / 1.9, (py - foot) * 0.94) / (690 * Math.sqrt(k))
    return [table[Math.round(clamp(d * 60 + (grain(px, py, 9) - 0.5) * 2.4, 0, 60))]!, 1]
  })
}
/** The lake: turquoise about the fountain, night towards the edges and towards us. */
function lake(plate: Plate, { shore, jets: [x, foot, k] }: Layout): void {
  const inks = ['#8fe0cf', '#3fb4b8', '#1f7fa0', '#17508a', '#122f6c', '#0d1d52']
  const table = blend(inks, 40)
  plate.field((px, py) => {
    if (py < shore) return null
    const d = Math.hypot((px - x) / 2.4, (py - foot) * 1.25) / (330 * k)
    return [table[Math.round(clamp(d * 40 + (grain(px, py, 11) - 0.5) * 2, 0, 40))]!, 1]
  })
}
/** The lenses in which the lake mirrors: they lie close far off, and grow and part towards us. */
function flakes({ wide, jets: [, foot] }: Layout): string {
  const r = random(21)
  let d = ''
  for (let y = foot + 4; y < 900;) {
    const t = (y - foot) / 260,
      h = 3.2 + 5.2 * t
    for (let x = -80 + r.range(-40, 0); x < wide + 80;) {
      const w = r.range(34, 76) * (0.7 + t)
      d += flake(x + w, y + r.range(-1, 1) * (1 + t), w, h)
      x += 2 * w + r.range(-6, 20) * (0.4 + t)
    }
    y += h * 1.75
  }
  return d
}
/** The mist of the spray at the jets' feet: a soft white bank, and its light on the water. */
function spray(plate: Plate, { jets: [x, foot, k] }: Layout): void {
  const white = rgb('#fffbea')
  plate.field((px, py) => {
    const u = Math.abs(px - x) / (250 * k),
      v = py < foot ? (foot - py) / (58 * k) : (py - foot) / (30 * k),
      d = Math.hypot(u, v)
    return d >= 1 ? null : [white, 0.9 * (1 - smoothstep(0.25, 1, d))]
  })
}
/** Wet stone under a bright edge: it gives the fountain's light back, more the nearer it lies to the lake. */
function promenade(plate: Plate, { wide, quay, jets: [x] }: Layout): void {
  plate.svg(shape(`${quay}V1020H-20Z`, STONE))
  plate.svg(
    `<defs><linearGradient id="wet" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6fb0cc"/><stop offset=".35" stop-color="#33609f"/><stop offset="1" stop-color="#101a58"/></linearGradient></defs><path d="${quay}V1020H-20Z" fill="url(#wet)"/>`,
    { mask: (px) => 0.9 * (1 - smoothstep(0, wide * 0.62, Math.abs(px - x))) },
  )
  plate.svg(
    `<path d="${quay}" transform="translate(0,9)" stroke="#9fc0d8" stroke-opacity=".34" stroke-width="16" fill="none"/><path d="${quay}" stroke="#fff0c4" stroke-width="3.6" fill="none"/>`,
  )
}
/** The tower and the fountain upside down in the lake: faint all over, clear in the lenses. */
function mirror(plate: Plate, l: Layout): void {
  const [x, foot, k] = l.jets
  /** The image is dimmer away from the jets. */
  const away = (px: number) => 1 - 0.8 * smoothstep(190 * k, 520 * k, Math.abs(px - x))
  const image = `<g transform="translate(${x - 30 * k},${l.shore}) scale(1,-1)" opacity=".42">${needle(l.tower, 'u', false)}</g><g transform="translate(${x},${foot}) scale(${k},${-k})">${fountain('m', l.sides, l.tall, true)}</g>`
  plate.svg(image, { mask: (px, y) => (y < foot ? 0 : away(px) * (0.3 - 0.12 * smoothstep(foot, 860, y))) })
  plate.svg(
    `<clipPath id="flakes"><path d="${flakes(l)}"/></clipPath><g clip-path="url(#flakes)">${image}</g>`,
    { mask: (px, y) => away(px) * (0.85 - 0.35 * smoothstep(foot, 860, y)) },
  )
}
function draw(plate: Plate, l: Layout): void {
  const [x, foot, k] = l.jets,
    [fx, ff, fk] = l.family
  sky(plate, l)
  plate.svg(
    shape(`${l.town}V${l.shore + 2}H-20Z`, '#131f60') +
      shape(`M-20,${l.shore - 1.5}H${l.wide + 20}V${l.shore + 1.5}H-20Z`, '#3f9fb4') +
      shape(l.windows, '#ffd68c') +
      `<g transform="translate(${x - 30 * k},${l.shore})">${needle(l.tower, 't')}</g>`,
  )
  lake(plate, l)
  mirror(plate, l)
  plate.svg(`<g transform="translate(${x},${foot}) scale(${k})">${fountain('f', l.sides, l.tall)}</g>`)
  spray(plate, l)
  promenade(plate, l)
  plate.svg(fountainFamilyMirror(fx, ff, fk), {
    mask: (_x, y) => 0.85 * (1 - smoothstep(ff + 20, ff + 0.55 * fk, y)),
  })
  plate.svg(fountainFamily(fx, ff, fk, [-1, -0.5]))
}
export const views: View[] = [
  {
    name: 'splendid-dubai-cover',
    focusX: 1250,
    draw: (plate) =>
      draw(plate, {
        wide: 1600,
        shore: 561,
        jets: [640, 618, 1],
        sides: [
          [0.9, 1, 1, 1],
          [0.85, 1, 1, 1],
        ],
        tall: 446,
        tower: 529,
        family: [1240, 932, 268],
        quay: 'M-20,846Q800,806 1620,846',
        town: 'M-20,516H24V506H58V500H84V512H120V524H168V497H176V488H206V497H214V518H262V508H310V524H350V516Q378,498 406,516V527H452V518H486V530H720V522H748V507H792V521H836V512H850V500H880V512H918V526H960V505H1000V496H1034V518H1090V508H1128V521H1170V529H1410V512H1452V498H1490V510H1530V521H1566V508H1620',
        windows:
          'M34,520h5v8h-5ZM66,510h5v8h-5ZM72,526h5v8h-5ZM188,502h5v7h-5ZM196,517h5v7h-5ZM282,519h7v5h-7ZM378,520h5v8h-5ZM764,518h5v8h-5ZM776,531h5v8h-5ZM862,511h5v7h-5ZM1010,508h5v8h-5ZM1020,524h5v8h-5ZM1106,520h7v5h-7ZM1462,510h5v7h-5ZM1474,525h5v7h-5ZM1546,532h7v5h-7Z',
      }),
    drawTall: (plate) =>
      draw(plate, {
        wide: 750,
        shore: 536,
        jets: [244, 616, 0.72],
        sides: [
          [0.27, 0.42, 0.58, 0.8],
          [0.25, 0.38, 0.55, 0.75],
        ],
        tall: 566,
        tower: 500,
        family: [528, 934, 230],
        quay: 'M-20,858Q375,832 770,858',
        town: 'M-20,502H18V488H60V500H96V510H140V497H150V486H182V497H196V512H330V504H376V494H420V507H470V511H560V496H600V503H640V488H676V500H708V492H770',
        windows:
          'M30,498h5v8h-5ZM42,514h5v8h-5ZM164,498h5v7h-5ZM110,520h7v5h-7ZM352,514h7v5h-7ZM392,506h5v8h-5ZM578,507h5v8h-5ZM650,498h5v8h-5ZM660,514h5v8h-5ZM724,504h5v8h-5Z',
      }),
  },
]
