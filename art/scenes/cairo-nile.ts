/** Cairo: a felucca crosses the setting sun on the Nile, the pyramids on the western horizon. */
import { calmWater } from '../kit/calm-water.ts'
import { felucca } from '../models/felucca.ts'
import { palm } from '../kit/foliage.ts'
import { bareSky, disc } from '../kit/heavens.ts'
import { smoothstep } from '../kit/ink.ts'
import { gull } from '../models/gull.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'

const DISC = { x: 868, y: 552 }

/** A minaret of three stages, square, eight-sided and round, with its bulb; `h` high on a foot at (x, y). */
const minaret = (x: number, y: number, h: number): string => {
  const at = (half: number, up: number): string => `${(x + half * h).toFixed(1)},${(y - up * h).toFixed(1)}`
  const right: [number, number][] = [[0.075, 0], [0.068, 0.44], [0.1, 0.47], [0.1, 0.5], [0.05, 0.51], [0.046, 0.72], [0.072, 0.745], [0.072, 0.77], [0.03, 0.78], [0.028, 0.86], [0.046, 0.9], [0.03, 0.95], [0.006, 0.97], [0, 1.05]] // prettier-ignore
  return `M${right.map(([half, up]) => at(half, up)).join('L')}L${right.toReversed().map(([half, up]) => at(-half, up)).join('L')}Z` // prettier-ignore
}
/** Houses of the west bank, and a mosque among them. */
const town = (): string =>
  `<g fill="#b3707e"><path d="M1046,650V594H1086V606H1112V592H1124V584H1206V592H1240V602H1290V590H1330V610H1372V596H1424V606H1470V594H1520V612H1610V650Z"/><path d="M1132,590C1132,562 1152,554 1166,538C1180,554 1200,562 1200,590Z"/><path d="M1166,540V522" stroke="#b3707e" stroke-width="2"/><path d="${minaret(1114, 640, 150)}"/><path d="${minaret(1218, 640, 128)}"/></g>` +
  '<path d="M1060,606h8v12h-8ZM1144,600h10v16h-10ZM1176,600h10v16h-10ZM1256,610h8v12h-8ZM1394,608h8v12h-8ZM1490,604h8v12h-8Z" fill="#8f5a78"/>'

function westBank(plate: Plate): void {
  const r = random(16)
  // Khufu, Khafre and Menkaure, eight kilometres off
  const d = (x: number, w: number, h: number, cut: number): string =>
    `<path d="M${x - w},646L${x - w * cut},${(646 - h * (1 - cut)).toFixed(1)}L${x + w * cut},${(646 - h * (1 - cut)).toFixed(1)}L${x + w},646Z" fill="#b86f80"/><path d="M${x - w * 0.3},646L${x - w * cut},${(646 - h * (1 - cut)).toFixed(1)}L${x + w * cut},${(646 - h * (1 - cut)).toFixed(1)}L${x + w},646Z" fill="#a5627c"/>`
  plate.svg(d(506, 92, 116, 0.03) + d(364, 87, 113, 0) + d(256, 42, 53, 0), { opacity: 0.85 })
  const shore =
    '<path d="M-10,634Q160,622 330,632T700,630T1100,634T1610,626V652H-10Z" fill="#b0707c"/><path d="M-10,644Q400,638 800,643T1610,641V652H-10Z" fill="#96607a"/>'
  let grove = town() + shore
  for (let i = 0; i < 34; i++) {
    const x = i < 12 ? r.range(-20, 180) : i < 17 ? r.range(620, 700) : r.range(1150, 1600)
    grove += palm(i + 3, x, 654, r.range(44, 74), r.range(-0.18, 0.18), ['#96647a', '#6f4a70'], '#5f4268')
  }
  plate.svg(grove)
}
/** Reeds in the corner of the near bank, and bulrushes on their stems. */
function reeds(): string {
  const r = random(23)
  const rows = ['#4a3560', '#33284e', '#241e40']
  return rows
    .map((ink, k) => {
      let d = ''
      for (let i = 0; i < 60; i++) {
        const x = r.range(1290, 1640)
        const h = (40 + 150 * smoothstep(1280, 1580, x)) * r.range(0.5, 1) * (1.05 - 0.2 * k)
        const l = r.range(-34, 16)
        d += `M${(x - 4).toFixed(1)},1015Q${(x + l * 0.2).toFixed(1)},${(1015 - h * 0.6).toFixed(1)} ${(x + l).toFixed(1)},${(1015 - h).toFixed(1)}Q${(x + l * 0.3 + 3).toFixed(1)},${(1015 - h * 0.5).toFixed(1)} ${(x + 4).toFixed(1)},1015Z`
      }
      return `<path d="${d}" fill="${ink}"/>`
    })
    .concat(
      [
        [1420, 868, -10],
        [1466, 806, -16],
        [1512, 838, 6],
        [1548, 772, -12],
        [1584, 812, 8],
      ].map(
        ([x, y, l]) =>
          `<path d="M${x! - l!},1012Q${x! - l! * 0.6},${(y! + 1012) / 2} ${x},${y}" fill="none" stroke="#33284e" stroke-width="3.6"/><path d="M${x},${y! - 26}V${y! + 14}" stroke="#5c3358" stroke-width="9" stroke-linecap="round"/><path d="M${x},${y! - 42}V${y! - 24}" stroke="#33284e" stroke-width="2.6" stroke-linecap="round"/>`,
      ),
    )
    .join('')
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#2f3168'],
    [150, '#64508c'],
    [300, '#b0698a'],
    [430, '#ea8c6e'],
    [560, '#fdbf7c'],
    [650, '#ffe09c'],
  ])
  disc(plate, DISC.x, DISC.y, 60, '#fff3c8', '#ffd98c', 6, 0.75)
  westBank(plate)
  calmWater(plate, {
    top: 650,
    inks: ['#f0a67c', '#c9807c', '#85608a', '#52487f', '#35306a'],
    dark: ['#4a3f78', 0.12],
    light: ['#f3b08a', 0.07],
    path: { x: DISC.x, ink: '#ffe3a4', far: 40, near: 130 },
    seed: 9,
  })
  plate.svg(
    felucca({ x: 1392, y: 684, scale: 0.22, haze: true }) +
      felucca({ x: 190, y: 706, scale: 0.34, haze: true }) +
      felucca({ x: 640, y: 806, scale: 1, sun: DISC }) +
      reeds(),
  )
  const egret = (x: number, y: number, span: number, beat: number): string =>
    gull(x, y, span, beat, -6, '#fff1dc', '#b592a8', '#8a6a90')
  plate.svg(egret(420, 356, 74, 0.5) + egret(492, 398, 58, 0.8) + egret(356, 420, 50, 0.2))
}
export const views: View[] = [{ name: 'cairo-egypt-3', focusX: 820, draw }]
