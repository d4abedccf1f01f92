/** 24/7 support: the one lit window of a terrace at blue hour, a person with a headset at work, a cat on the sill; the light falls on the flags before the house. */
import { edgeLight } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb } from '../kit/ink.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { CAT, CAT_OUTLINE, DESK } from '../models/night-desk.ts'

const box = (x: number, y: number, w: number, h: number, ink: string): string =>
  `<path d="M${x},${y}h${w}v${h}h${-w}Z" fill="${ink}"/>`

/** Roofs of the town under the last light, from far to near. */
function town(): string {
  const r = random(12)
  return ['#a9789a', '#7d6096', '#554a86']
    .map((ink, k) => {
      let d = `M-10,900V${640 + k * 44}`
      for (let x = -10; x < 240;) {
        const w = r.range(34, 60) * (1 + k * 0.3),
          y = 640 + k * 44 + r.range(-16, 16)
        d += `L${x.toFixed(0)},${y.toFixed(0)}l${(w / 2).toFixed(0)},${(-w * 0.42).toFixed(0)}l${(w / 2).toFixed(0)},${(w * 0.42).toFixed(0)}`
        x += w
      }
      return `<path d="${d}V900Z" fill="${ink}"/>`
    })
    .join('')
}
/** A dark sash window with its surround and sill; the moon on half of the glass. */
const sash = (x: number, y: number, w: number, h: number): string =>
  box(x - 18, y - 22, w + 36, h + 34, '#6d79b8') +
  box(x, y, w, h, '#27326f') +
  `<path d="M${x},${y}H${x + w * 0.62}L${x},${y + h * 0.7}Z" fill="#34417f"/>` +
  box(x, y + h / 2 - 5, w, 10, '#6d79b8') +
  box(x + w / 2 - 4, y, 8, h, '#6d79b8') +
  box(x - 30, y + h + 6, w + 60, 20, '#8791c8') +
  box(x - 22, y + h + 26, w + 44, 12, '#343f80')
const chimney = (x: number, y: number): string =>
  [14, 52, 90]
    .map((d) => box(x + d, y - 44, 24, 50, '#8a567e') + box(x + d + 14, y - 44, 10, 50, '#5e3f72'))
    .join('') + // prettier-ignore
  box(x, y, 128, 130, '#70507f') +
  box(x + 86, y, 42, 130, '#513c72') +
  box(x - 10, y, 148, 18, '#8791c8')
function terrace(): string {
  return (
    chimney(312, 56) +
    chimney(1400, 56) +
    // roof, gutter, cornice
    '<path d="M170,208L286,92H1610V208Z" fill="#2c3777"/><path d="M170,208L286,92H330L236,208Z" fill="#4a5698"/>' +
    box(190, 230, 330, 800, '#5d4585') +
    box(520, 230, 800, 800, '#4655a0') +
    box(1320, 230, 300, 800, '#3a4890') +
    box(158, 200, 1460, 34, '#8791c8') +
    box(176, 234, 1440, 20, '#2f3a7c') +
    // a few bricks, and the quoins between the houses
    '<path d="M214,312h56v22h-56ZM430,300h60v22h-60ZM452,560h48v22h-48ZM206,700h58v22h-58ZM236,722h58v22h-58Z" fill="#6c4f8e"/>' +
    [262, 352, 442, 532, 622, 712]
      .map((y) => box(1296, y, 48, 44, '#5b69b2') + box(1296, y + 45, 34, 44, '#5b69b2'))
      .join('') + // prettier-ignore
    [262, 352, 442, 532, 622, 712]
      .map((y) => box(500, y, 42, 44, '#7660a0') + box(506, y + 45, 30, 44, '#7660a0'))
      .join('') + // prettier-ignore
    sash(272, 350, 150, 290) +
    // the neighbour's door with its fanlight
    '<path d="M1396,830V420C1396,352 1540,352 1540,420V830Z" fill="#6d79b8"/><path d="M1416,830V440H1520V830Z" fill="#2c6278"/><path d="M1416,426C1416,376 1520,376 1520,426Z" fill="#27326f"/><path d="M1468,389V426M1430,402L1468,426L1506,402" stroke="#6d79b8" stroke-width="5" fill="none"/><path d="M1430,470h32v130h-32ZM1474,470h32v130h-32ZM1430,630h32v130h-32ZM1474,630h32v130h-32Z" fill="#23506c"/><circle cx="1504" cy="618" r="6" fill="#d9b070"/>'
  )
}
/** The bay: its roof, side panes, room, frame and sill, and the panel that goes down to the flags. */
function bay(): string {
  const trim = '#8f99cc'
  return (
    '<path d="M520,286L566,242H1234L1280,286Z" fill="#35407f"/><path d="M520,286L566,242H612L588,286Z" fill="#55619f"/>' +
    box(512, 282, 776, 22, trim) +
    // the sides stand back from the front
    '<path d="M540,304H612V712H540Z" fill="#6f7bbb"/><path d="M1188,304H1260V712H1188Z" fill="#4a5799"/><path d="M552,326L596,316V694L552,684Z" fill="#f3ab58"/><path d="M1204,316L1248,326V684L1204,694Z" fill="#e0914c"/>' +
    '<path d="M572,321h5v368h-5Z" fill="#6f7bbb"/><path d="M1224,321h5v368h-5Z" fill="#4a5799"/>' +
    `<clipPath id="pane"><path d="M616,304H1184V694H616Z"/></clipPath><g clip-path="url(#pane)">${DESK}</g>` +
    box(606, 304, 14, 400, trim) +
    box(1180, 304, 14, 400, trim) +
    box(606, 300, 588, 12, '#5b67a8') +
    box(620, 330, 560, 7, trim) +
    box(650, 312, 7, 382, trim) +
    box(1143, 312, 7, 382, trim) +
    // panel and sill
    '<path d="M544,722H1256V900H544Z" fill="#5d6ab0"/><path d="M1186,722H1256V900H1186Z" fill="#414e94"/><path d="M544,722H1256V738H544Z" fill="#333e80"/><path d="M640,762H1156V842H640Z" fill="#4d5aa2"/><path d="M640,762H1156V768H640Z" fill="#3c4890"/>' +
    box(520, 692, 760, 12, '#ffcf8a') +
    box(520, 702, 760, 22, trim)
  )
}
/** The window's light on the flags, with the shadows of its bars and of the cat. */
function pool(): string {
  const at = (x: number, t: number): number => 900 + (x - 900) * (1.06 + 0.56 * t)
  const bar = (x: number, half: number): string =>
    `M${at(x - half, 0)},876L${at(x + half, 0)},876L${at(x + half, 2)},1144L${at(x - half, 2)},1144Z`
  return (
    `<path d="M${at(616, 0)},876L${at(1184, 0)},876L${at(1184, 2)},1144L${at(616, 2)},1144Z" fill="#e9a563"/>` +
    `<path d="${bar(653, 5)}${bar(1147, 5)}" fill="#5a4a74"/>` +
    `<path d="${CAT_OUTLINE}" transform="translate(${at(1066, 0)},879) skewX(12) scale(1.14,-.62)" fill="#4a3f6e"/>` +
    // joints of the flags
    '<path d="M-10,930H1610V934H-10Z" fill="#1a2357" opacity=".5"/><path d="M742,876L698,930M1010,876L1034,930M860,934L836,1024M1180,934L1240,1024M560,934L500,1024M-10,1024H1610V1028H-10ZM700,1028L640,1144M1000,1028L1030,1144" stroke="#1a2357" stroke-width="4" opacity=".4" fill="none"/>'
  )
}
/** A clipped hedge from `a` to `b` with a leafy edge; `side` is where the window is. */
function hedge(seed: number, a: number, b: number, top: number, side: 1 | -1): string {
  const r = random(seed)
  const leaf = (x: number, y: number, turn: number, k: number): string =>
    `<path d="M-1,0C-.5,-.55 .5,-.55 1,0C.5,.55 -.5,.55 -1,0Z" transform="translate(${x.toFixed(0)},${y.toFixed(0)}) rotate(${turn.toFixed(0)}) scale(${k.toFixed(1)})"/>`
  const inner = side > 0 ? b : a
  let edge = `<path d="M${a},1180V${top + 40}Q${a},${top} ${a + 40},${top}H${b - 40}Q${b},${top} ${b},${top + 40}V1180Z"/>`
  for (let x = a + 30; x < b - 26; x += r.range(14, 22)) edge += leaf(x, top + r.range(0, 8), r.range(-120, -60), r.range(14, 20)) // prettier-ignore
  for (let y = top + 30; y < 1180; y += r.range(15, 24)) edge += leaf(inner - side * r.range(2, 9), y, side > 0 ? r.range(-50, -5) : r.range(185, 230), r.range(14, 20)) // prettier-ignore
  let within = ''
  for (let i = 0; i < 26; i++) {
    const t = r() ** 1.6
    within += leaf(
      inner - side * (50 + t * 300),
      r.range(top + 36, 1080),
      r.range(-160, -20),
      r.range(12, 18),
    )
  }
  return `<g fill="#b77f68">${edge}</g><g transform="translate(${-side * 13},-3)" fill="#1b2a5e">${edge}</g><g fill="#2b4078">${within}</g>`
}
/** A rose: outer petals, their light upper edge, the folded heart. */
const rose = (x: number, y: number, s: number, turn = 0): string =>
  `<g transform="translate(${x},${y}) rotate(${turn}) scale(${s})"><path d="M-20,4C-26,-10 -14,-24 0,-20C14,-26 27,-10 21,4C20,18 6,24 -3,19C-14,20 -21,14 -20,4Z" fill="#b04c70"/><path d="M-18,-2C-18,-18 -4,-22 4,-18C16,-18 22,-6 18,2C12,-6 -2,-12 -18,-2Z" fill="#ffb3a0"/><path d="M-17,6C-8,-6 8,-8 17,4C14,16 -8,20 -17,6Z" fill="#e57a80"/><path d="M-9,5C-9,-3 0,-8 9,-3M-2,8C3,8 8,5 8,1" fill="none" stroke="#9c4070" stroke-width="2.600" stroke-linecap="round"/></g>`
/** A rose bush in a pot, lit from the window at the upper right (`flip`: left). */
const pot = (x: number, y: number, flip: boolean): string => {
  const put = (body: string): string => `<g transform="translate(${x},${y}) scale(${flip ? -1 : 1},1)">${body}</g>` // prettier-ignore
  return (
    put('<ellipse cx="-18" cy="6" rx="56" ry="9" fill="#141c4c"/>') +
    edgeLight(put('<path d="M-10,-76C-56,-78 -70,-106 -52,-128C-58,-158 -22,-178 2,-164C32,-178 62,-154 54,-126C68,-104 46,-76 6,-76Z" fill="#24457a"/>'), [flip ? -1 : 1, -0.6], 6, '#c99a68') + // prettier-ignore
    put('<path d="M-46,-76H46L34,6H-34Z" fill="#9c5560"/><path d="M8,-76H46L34,6H6Z" fill="#d97e60"/><path d="M-52,-84H52V-66H-52Z" fill="#b8646a"/><path d="M8,-84H52V-66H8Z" fill="#f09a70"/>' + (flip ? rose(-20, -136, 0.8, 30) + rose(22, -112, 0.9, -20) : rose(-26, -110, 0.7) + rose(12, -140, 0.92, -30) + rose(30, -102, 0.6, 60))) // prettier-ignore
  )
}
/** Street lamp; lantern centred on (0,0), post running down out of the picture. */
const LAMP =
  '<path d="M-9,60L-13,720L13,720L9,60Z" fill="#10143c"/><path d="M-9,60L-13,720L-8,720L-5,60Z" fill="#c9805c"/><path d="M-20,58L20,58L14,84L-14,84Z" fill="#10143c"/><path d="M-58,112L58,112L58,120L-58,120Z" fill="#10143c"/><circle cx="-58" cy="116" r="8" fill="#10143c"/><circle cx="58" cy="116" r="8" fill="#10143c"/><path d="M-46,-52L46,-52L26,58L-26,58Z" fill="#ffd584"/><path d="M-14,-52L14,-52L9,58L-9,58Z" fill="#fff1c2"/><path d="M-46,-52L-40,-52L-22,58L-26,58ZM46,-52L40,-52L22,58L26,58Z" fill="#10143c"/><path d="M-58,-50C-40,-84 -22,-92 -10,-96L-6,-116L6,-116L10,-96C22,-92 40,-84 58,-50Z" fill="#161b4c"/><path d="M-58,-50C-40,-84 -22,-92 -10,-96L-3,-96C-14,-88 -28,-74 -36,-50Z" fill="#4a5594"/>'
/** Where the drawing is put: its scale, and the place of its origin. */
interface Put {
  k: number
  x: number
  y: number
}
function draw(plate: Plate, { k, x: left, y: high }: Put): void {
  bareSky(plate, [
    [0, '#141a46'],
    [200, '#27356f'],
    [400, '#6a6199'],
    [540, '#d0868c'],
    [660, '#f7b98a'],
  ])
  const put = (body: string): void => {
    plate.svg(`<g transform="translate(${left},${high}) scale(${k})">${body}</g>`)
  }
  const glow = rgb('#ffb26a')
  const halo = (cx: number, cy: number, rx: number, ry: number, most: number): void => {
    plate.field(
      (x, y) => {
        const q = Math.hypot((x - left - cx * k) / (rx * k), (y - high - cy * k) / (ry * k))
        return q < 1 ? [glow, most * (1 - q) ** 1.6] : null
      },
      { stipple: 0.05, seed: 3 },
    )
  }
  const r = random(9)
  let stars = ''
  for (let i = 0; i < 60; i++) {
    const [x, y] = [r.range(0, 1600), i < 40 ? r.range(-90, 84) : 300 * r()]
    if (Math.hypot(x - 684, y - 32) < 60) continue
    stars += `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.range(0.9, 2.1).toFixed(1)}"/>`
  }
  put(`<g fill="#fff1cf" opacity=".85">${stars}</g><path d="M672,6A34,34 0 1 0 710,54A28,28 0 1 1 672,6Z" fill="#fff0cc"/>${town()}${terrace()}`) // prettier-ignore
  halo(900, 500, 620, 460, 0.4)
  put(
    `${bay()}<path d="M-10,856H1610V1180H-10Z" fill="#232e6a"/><path d="M-10,856H1610V876H-10Z" fill="#1b2459"/>${pool()}` +
      `<g transform="translate(1072,696)">${CAT}</g>${pot(602, 886, false)}${pot(1206, 886, true)}` +
      hedge(31, -60, 430, 742, 1) +
      hedge(47, 1368, 1680, 770, -1),
  )
  halo(104, 400, 230, 230, 0.5)
  put(`<g transform="translate(104,400)">${LAMP}</g>`)
}
export const views: View[] = [
  {
    name: '24-7-support-cover',
    focusX: 900,
    draw: (plate) => draw(plate, { k: 1, x: 0, y: 0 }),
    drawTall: (plate) => draw(plate, { k: 0.86, x: 375 - 900 * 0.86, y: 76 }),
  },
]
