/** A shared table from directly above: dishes and the hands of four people. One lamp at the upper left. */
import { poly, smooth, smoothPath, taper } from '../kit/cut.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

const at = (x: number, y: number, turn: number, k: number, body: string): string =>
  `<g transform="translate(${x},${y}) rotate(${turn}) scale(${k})">${body}</g>`
const round = (r: number, ink: string, x = 0, y = 0): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/>`
/** Every dish is drawn with radius 100, its shadow thrown down and to the right. */
const dish = (rim: string, rimShade: string, inside: string, food: string): string =>
  round(101, '#15303c', 18, 22) +
  round(100, rim) +
  `<path d="M-71,71A100,100 0 0 0 71,-71A100,100 0 0 1 -71,71Z" fill="${rimShade}"/>` +
  round(86, rimShade) +
  round(84, inside, 1.5, 1.5) +
  food
const blob = (seed: number, x: number, y: number, r: number, ink: string): string => {
  const q = random(seed),
    points: Pt[] = []
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2,
      k = r * q.range(0.82, 1.14)
    points.push([x + Math.cos(a) * k, y + Math.sin(a) * k])
  }
  return smooth(points, ink, 1)
}
function noodleSoup(): string {
  // one sweep of strands across the bowl, each beside the last
  let strands = ''
  for (let i = 0; i < 9; i++) {
    const y = -30 + i * 8.2
    strands += `<path d="M-92,${y + 26}C-60,${y - 34} -26,${y - 26} 0,${y + 2}C26,${y + 30} 54,${y + 26} 92,${y - 22}" stroke="${i % 3 === 1 ? '#e2bd80' : '#fbe8bb'}" stroke-width="6.4" fill="none"/>`
  }
  const egg = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      turn,
      1,
      '<ellipse rx="26" ry="21" fill="#fff6e2"/><ellipse cx="2" cy="1" rx="13" ry="12" fill="#f2a93b"/><ellipse cx="-1" cy="-2" rx="6" ry="5" fill="#f8c765"/>',
    )
  const beef = [
    [-40, 36, 18],
    [-14, 48, -6],
    [14, 46, 24],
  ]
    .map(([x, y, t]) =>
      at(
        x!,
        y!,
        t!,
        1,
        '<path d="M-20,0Q-18,-15 0,-16Q20,-14 21,0Q16,15 0,15Q-18,13 -20,0Z" fill="#8f4a3f"/><path d="M-14,-2Q-4,-8 12,-5M-12,5Q0,0 14,4" stroke="#c98770" stroke-width="3" fill="none"/>',
      ),
    )
    .join('')
  return (
    round(84, '#d98a3d') +
    `<clipPath id="soup"><circle r="82"/></clipPath><g clip-path="url(#soup)">${strands}</g>` +
    beef +
    egg(46, 28, -24) +
    [
      [34, -42],
      [48, -26],
      [22, -52],
      [52, -44],
      [38, -18],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7" fill="none" stroke="#6fa24e" stroke-width="4"/>`)
      .join('') +
    `<path d="M-4,-66q18,6 14,24q-20,-2 -14,-24ZM10,-60q18,2 20,18q-20,4 -20,-18Z" fill="#4d8a4a"/>` +
    `<path d="M66,-24q10,10 2,22q-3,2 -5,-1q5,-9 0,-18Z" fill="#d8392f"/>`
  )
}
/** A dumpling with its pleats. */
function bun(x: number, y: number, turn: number): string {
  let pleats = ''
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI * 2
    pleats += `<path d="M0,0Q${(Math.cos(a + 0.5) * 13).toFixed(1)},${(Math.sin(a + 0.5) * 13).toFixed(1)} ${(Math.cos(a) * 25).toFixed(1)},${(Math.sin(a) * 25).toFixed(1)}" stroke="#d9b898" stroke-width="2.6" fill="none"/>`
  }
  return at(
    x,
    y,
    turn,
    1,
    `<circle cx="4" cy="5" r="31" fill="#a9743f"/>${round(30, '#fff1d8')}<path d="M-21,21A30,30 0 0 0 21,-21A34,34 0 0 1 -21,21Z" fill="#ecd0b0"/>${pleats}${round(5, '#d9b898')}`,
  )
}
/** Dumplings in a bamboo steamer; one has just been taken. */
function steamer(): string {
  return (
    round(101, '#15303c', 20, 24) +
    round(100, '#c98f4e') +
    `<path d="M-71,71A100,100 0 0 0 71,-71A100,100 0 0 1 -71,71Z" fill="#9a6436"/>` +
    round(90, '#8a5730') +
    round(86, '#dfae6c') +
    [-60, -40, -20, 0, 20, 40, 60]
      .map(
        (y) =>
          `<path d="M${-Math.sqrt(7396 - y * y)},${y}H${Math.sqrt(7396 - y * y)}" stroke="#bd8646" stroke-width="5"/>`,
      )
      .join('') +
    [0, 1, 2, 3]
      .map((i) => bun(Math.cos(i * 1.257 - 0.5) * 55, Math.sin(i * 1.257 - 0.5) * 55, i * 40))
      .join('')
  )
}
const salad = (): string => {
  const r = random(12)
  let s = round(84, '#5d8f4b')
  const inks = ['#7fb35a', '#3f7444', '#a3c86a', '#e2513c', '#f4d06a', '#fbe9cf']
  for (let i = 0; i < 46; i++) {
    const a = r() * Math.PI * 2,
      d = 68 * Math.sqrt(r())
    s += blob(
      i + 40,
      Math.cos(a) * d,
      Math.sin(a) * d,
      r.range(8, 15),
      inks[Math.floor(r() ** 1.3 * inks.length)]!,
    )
  }
  return s
}
const rice = (): string => {
  const r = random(5)
  let grains = ''
  for (let i = 0; i < 130; i++) {
    const a = r() * Math.PI * 2,
      d = 72 * Math.sqrt(r())
    grains += `<ellipse cx="${(Math.cos(a) * d).toFixed(1)}" cy="${(Math.sin(a) * d).toFixed(1)}" rx="5" ry="2.2" transform="rotate(${(r() * 180).toFixed(0)} ${(Math.cos(a) * d).toFixed(1)} ${(Math.sin(a) * d).toFixed(1)})" fill="${r() < 0.5 ? '#fffaf0' : '#e3d3c2'}"/>`
  }
  return (
    round(80, '#f6ead8') +
    grains +
    `<path d="M-30,-8q28,-22 60,4q-30,16 -60,-4Z" fill="#5a8f4a"/><path d="M-26,-8q26,-6 54,3" stroke="#a9cf7c" stroke-width="3" fill="none"/>`
  )
}
const chilli = (): string =>
  round(84, '#b93a2c') +
  [0, 1, 2, 3, 4, 5, 6]
    .map((i) =>
      blob(
        i + 90,
        Math.cos(i * 2.4) * (14 + i * 7),
        Math.sin(i * 2.4) * (14 + i * 7),
        13,
        i % 2 ? '#e8623c' : '#8f2a2c',
      ),
    )
    .join('')
const cup = (drink: string, gleam: string): string =>
  round(60, '#15303c', 12, 15) +
  round(60, '#f3e6d0') +
  `<path d="M-42,42A60,60 0 0 0 42,-42A60,60 0 0 1 -42,42Z" fill="#cdb6ac"/>` +
  round(49, drink) +
  `<path d="M-36,-14A40,40 0 0 1 6,-40A46,46 0 0 0 -36,-14Z" fill="${gleam}"/>`
const TEA = cup('#8f4f2a', '#d9975a')
const MINT =
  cup('#b7a443', '#e6d98a') +
  '<path d="M-24,14q10,-26 34,-22q-6,26 -34,22ZM4,22q12,-16 28,-8q-8,16 -28,8Z" fill="#4d8a4a"/>'
const FISH_SHADOW = '<ellipse cx="16" cy="20" rx="188" ry="84" fill="#15303c"/>'
/** A whole fish on an oval plate with lime. */
const fish = (): string =>
  '<ellipse rx="186" ry="82" fill="#e8eef0"/><path d="M-150,48Q0,110 150,48Q186,0 150,-48Q190,20 60,66Q-60,84 -150,48Z" fill="#b9c9d2"/><ellipse rx="160" ry="62" fill="#cfdde2"/><ellipse rx="156" ry="59" cx="2" cy="2" fill="#f6f6ee"/>' +
  '<path d="M-120,4C-96,-34 -30,-46 36,-30C64,-24 84,-10 100,-6L136,-34C132,-14 132,14 140,36L100,10C80,22 56,34 20,38C-40,46 -98,36 -120,4Z" fill="#c9793a"/><path d="M-120,4C-98,36 -40,46 20,38C56,34 80,22 100,10L140,36C136,24 134,10 134,0C90,8 40,22 -20,22C-70,22 -104,16 -120,4Z" fill="#8f4a30"/>' +
  [-40, -12, 16, 44]
    .map((x) => `<path d="M${x},-26Q${x + 13},0 ${x - 2},26" stroke="#6d3528" stroke-width="6" fill="none"/>`)
    .join('') +
  '<circle cx="-92" cy="-4" r="7" fill="#fff3dc"/><circle cx="-91" cy="-3" r="4" fill="#2a1d2c"/><path d="M-66,-24Q-54,2 -68,24" stroke="#6d3528" stroke-width="5" fill="none"/>' +
  [
    [-130, -30, 0],
    [70, -44, 40],
  ]
    .map(([x, y, t]) =>
      at(
        x!,
        y!,
        t!,
        1,
        '<circle r="19" fill="#8fbf4c"/><circle r="15" fill="#dcec9c"/><path d="M-14,0H14M-7,-12L7,12M7,-12L-7,12" stroke="#8fbf4c" stroke-width="2.6"/>',
      ),
    )
    .join('') +
  '<path d="M-20,-44q14,-12 28,0q-14,10 -28,0ZM-50,-40q10,-14 26,-6q-8,14 -26,6Z" fill="#4d8a4a"/>'

interface Skin {
  skin: string
  shade: string
  nail: string
  sleeve: string
  fold: string
}
const SKINS: Skin[] = [
  { skin: '#c98a63', shade: '#95573f', nail: '#eec2a2', sleeve: '#e7b046', fold: '#b0793a' },
  { skin: '#8a5138', shade: '#5c3230', nail: '#c28c70', sleeve: '#f2e4cc', fold: '#c9b0a4' },
  { skin: '#e3ae86', shade: '#b37858', nail: '#fbdcc4', sleeve: '#c9483f', fold: '#8f3340' },
  { skin: '#a96b48', shade: '#71412f', nail: '#dba583', sleeve: '#3f8f8c', fold: '#27646e' },
]
/** The action of a hand: taking noodles with chopsticks, holding something between thumb and fingers, or carrying a plate by its rim. */
type Grip = 'chopsticks' | 'pinch' | 'rim'
type Finger = [base: Pt, knuckle: Pt, tip: Pt, wide: number]
/** Little finger, ring, middle, index, thumb: the thumb is on the left, the arm comes in from below (+y). */
const GRIPS: Record<Grip, { fingers: Finger[]; back: Pt[] }> = {
  chopsticks: {
    fingers: [[[34, -34], [50, -66], [34, -96], 11.5], [[24, -48], [44, -96], [14, -124], 12.5], [[6, -54], [28, -112], [-50, -150], 13], [[-14, -48], [2, -112], [-47, -166], 13.5], [[-46, 16], [-88, -40], [-51, -122], 15.5]], // prettier-ignore
    back: [[-36, 120], [-38, 66], [-50, 26], [-46, -14], [-32, -46], [-6, -60], [22, -56], [42, -38], [47, -6], [42, 28], [34, 66], [35, 120]], // prettier-ignore
  },
  pinch: {
    fingers: [[[30, -34], [56, -66], [52, -98], 11.5], [[13, -46], [40, -94], [24, -124], 13], [[-6, -50], [20, -112], [-6, -146], 13.5], [[-26, -44], [-10, -106], [-28, -152], 13.5], [[-34, 4], [-80, -44], [-84, -100], 16]], // prettier-ignore
    back: [[-36, 120], [-38, 62], [-46, 18], [-44, -24], [-34, -50], [-6, -60], [24, -54], [42, -36], [46, -6], [42, 26], [34, 64], [35, 120]], // prettier-ignore
  },
  rim: {
    fingers: [[[32, -34], [44, -70], [46, -98], 12], [[13, -46], [20, -92], [22, -122], 13], [[-8, -50], [-8, -100], [-6, -130], 13.5], [[-28, -42], [-34, -88], [-34, -118], 13], [[-36, 6], [-70, -34], [-66, -88], 16]], // prettier-ignore
    back: [[-36, 120], [-38, 62], [-46, 18], [-44, -24], [-34, -50], [-6, -60], [24, -54], [42, -36], [46, -6], [42, 26], [34, 64], [35, 120]], // prettier-ignore
  },
}
const STICKS = `<path d="${taper([-29, 34], 5.2, [-56, -262], 2.8)}" fill="#f0c07c"/>`
const LOWER_STICK = `<path d="${taper([-45, 24], 5.2, [-78, -256], 2.8)}" fill="#cf9350"/>`
/**
 * A forearm turned by `angle` with its hand at the origin, in two layers: what lies under the thing that is held, and what
 * closes over it. Every finger keeps a band of shade on the side away from the lamp, which parts it from its neighbour.
 */
function hand(
  grip: Grip,
  angle: number,
  { skin, shade, nail, sleeve, fold }: Skin,
  held = '',
): { under: string; over: string } {
  const { fingers, back } = GRIPS[grip],
    rad = (angle * Math.PI) / 180,
    // the lamp is at the upper left of the picture, whichever way the arm comes in
    away: Pt = [Math.cos(rad) * 0.7 + Math.sin(rad) * 0.7, -Math.sin(rad) * 0.7 + Math.cos(rad) * 0.7],
    moved = ([x, y]: Pt, d: number): Pt => [x - away[0] * d, y - away[1] * d]
  const inner = ([base, knuckle, , w]: Finger, shrink = 1, d = 0): string =>
    taper(moved(base, d), w * 1.1 * shrink, moved(knuckle, d), w * shrink)
  /** The last joint, pushed out to the side that the finger curls away from. */
  const bend = ([[bx, by], [kx, ky], [tx, ty]]: Finger): Pt => {
    const [u, v] = [tx - kx, ty - ky],
      turn = (u * (by - ky) - v * (bx - kx)) / Math.hypot(u, v) / Math.hypot(bx - kx, by - ky)
    return [kx + u * 0.52 + v * turn * 0.2, ky + v * 0.52 - u * turn * 0.2]
  }
  const outer = (f: Finger, shrink = 1, d = 0): string => {
    const [, knuckle, tip, w] = f,
      joint = moved(bend(f), d)
    return (
      taper(moved(knuckle, d), w * shrink, joint, w * 0.87 * shrink) +
      taper(joint, w * 0.87 * shrink, moved(tip, d), w * 0.74 * shrink)
    )
  }
  const first = (f: Finger): string =>
    `<path d="${inner(f)}" fill="${shade}"/><path d="${inner(f, 0.82, 2.6)}" fill="${skin}"/>`
  const last = (f: Finger): string => {
    const [[bx, by], knuckle, [tx, ty], w] = f,
      [kx, ky] = knuckle,
      [jx, jy] = bend(f),
      turn = (Math.atan2(ty - jy, tx - jx) * 180) / Math.PI + 90,
      [nx, ny] = moved([tx, ty], 2.4),
      // the skin continues round the knuckle, so that the finger is one shape
      on = taper(
        moved(knuckle, 2.6),
        w * 0.82,
        moved([kx + (bx - kx) * 0.5, ky + (by - ky) * 0.5], 2.6),
        w * 0.85,
      )
    return `<path d="${outer(f)}" fill="${shade}"/><path d="${outer(f, 0.82, 2.6)}${on}" fill="${skin}"/><ellipse cx="${nx}" cy="${ny}" rx="4.6" ry="6.6" transform="rotate(${turn.toFixed(0)} ${nx} ${ny})" fill="${nail}"/>`
  }
  const finger = (f: Finger): string =>
    `<path d="${inner(f)}${outer(f)}" fill="${shade}"/><path d="${inner(f, 0.82, 2.6)}" fill="${skin}"/>` +
    last(f)
  /** The back of the hand goes on over the root of a finger. */
  const root = ([[bx, by], , , w]: Finger): string =>
    `<path d="${taper(moved([bx, by], 2.6), w * 0.9, moved([bx * 0.7, by + 30], 2.6), w * 0.6)}" fill="${skin}"/>`
  const cuff: Pt[] = [[-56, 104], [54, 100], [116, 1120], [-120, 1120]] // prettier-ignore
  const d = back.map(([x, y]) => `${x},${y}`).join('L')
  const cast = `<g transform="translate(${(away[0] * 24).toFixed(1)},${(away[1] * 24).toFixed(1)})" opacity=".42"><path d="M${d}ZM${cuff.map((q) => q.join()).join('L')}Z${fingers.map((f) => inner(f) + outer(f)).join('')}" fill="#0d1a2a"/></g>`
  const half = (points: Pt[], by: number, ink: string, round: boolean): string => {
    const shifted = points.map((q) => moved(q, by))
    return round ? smooth(shifted, ink, 0.8) : poly(shifted, ink)
  }
  const [little, ring, middle, index, thumb] = fingers as [Finger, Finger, Finger, Finger, Finger]
  const palm =
    smooth(back, shade, 0.8) +
    `<clipPath id="back${angle}"><path d="${smoothPath(back, 0.8)}"/></clipPath><g clip-path="url(#back${angle})">${half(back, 9, skin, true)}</g>`
  const arm =
    poly(cuff, fold) +
    `<clipPath id="cuff${angle}"><path d="M${cuff.map((q) => q.join()).join('L')}Z"/></clipPath><g clip-path="url(#cuff${angle})">${half(cuff, 26, sleeve, false)}</g>` +
    poly([[-60, 100], [57, 95], [60, 122], [-61, 128]], fold) // prettier-ignore
  // the ball of the thumb is one with the palm
  const [[bx, by], , , tw] = thumb,
    ball = `<path d="${taper(moved([bx, by], 2.6), tw * 0.86, moved([bx * 0.4, by + 26], 2.6), tw * 0.9)}" fill="${skin}"/>`
  switch (grip) {
    case 'chopsticks':
      // the sticks rest in the fork of the hand; the middle finger lies between them, thumb and index close from above
      return {
        under:
          cast + palm + arm + [little, ring].map((f) => finger(f) + root(f)).join('') + first(thumb) + ball,
        over:
          LOWER_STICK + finger(middle) + root(middle) + STICKS + finger(index) + root(index) + last(thumb),
      }
    case 'pinch':
      return {
        under: cast + palm + arm + finger(little) + finger(ring) + first(index),
        over: held + finger(middle) + finger(index) + finger(thumb) + ball,
      }
    case 'rim':
      return {
        under: cast + fingers.slice(0, 4).map(finger).join('') + palm + arm,
        over: finger(thumb) + ball,
      }
  }
}
/** Noodles that hang over the tips of the chopsticks, in the hand's own frame. */
const LIFTED = ['#e2bd80', '#fbe8bb', '#e2bd80', '#fbe8bb', '#fbe8bb']
  .map((ink, i) => {
    const y = -244 + i * 7
    return `<path d="M${-104 + i * 2},${y + 58}C${-112 + i * 3},${y + 24} ${-92},${y - 2} ${-68 + i},${y}C${-44 + i * 2},${y + 2} ${-34 + i * 4},${y + 18} ${-26 + i * 5},${y + 40}" stroke="${ink}" stroke-width="5.2" fill="none" stroke-linecap="round"/>`
  })
  .join('')
const TOMATO =
  '<circle cx="-54" cy="-130" r="25" fill="#9f2b2e"/><circle cx="-56" cy="-132" r="22" fill="#e2513c"/><path d="M-69,-139q6,-11 17,-9q-11,2 -17,9Z" fill="#f7a58a"/>'
interface Layout {
  turn: (x: number, y: number) => Pt
  wide: number
  k: number
  /** Where the platter, the hand that serves it and the dish of chilli are: the narrow table has the arm within the picture. */
  platter: Pt
  server: Pt
  chilli: Pt
  rice: Pt
  riceSize: number
  cups: readonly (readonly [x: number, y: number, body: string])[]
}
function draw(plate: Plate, { turn, wide, k, ...l }: Layout): void {
  plate.field((x, y) => {
    // planks of dark teal that run across the picture, lit from the upper left
    const board = Math.floor(y / 125),
      edge = y % 125 < 3,
      t = (x + y * 0.8) / (wide + 800)
    const [r, g, b] = edge ? [20, 50, 62] : board % 2 ? [44, 98, 106] : [40, 90, 100]
    const f = edge ? 1 : 1.24 - 0.5 * t
    return [[r! * f, g! * f, b! * f], 1]
  })
  const put = (x: number, y: number, angle: number, size: number, body: string): string =>
    at(...turn(x, y), angle, size * k, body)
  plate.svg(
    // a runner of cloth under the middle
    at(
      ...turn(800, 500),
      -12,
      k,
      poly(
        [
          [-1500, -190],
          [1500, -190],
          [1500, 190],
          [-1500, 190],
        ],
        '#d9583f',
      ) +
        [-172, -150, 150, 172]
          .map(
            (y, i) =>
              `<path d="M-1500,${y}H1500" stroke="${i % 3 ? '#f4c064' : '#f6e6c6'}" stroke-width="7"/>`,
          )
          .join('') +
        Array.from(
          { length: 40 },
          (_, i) =>
            `<path d="M${-1480 + i * 76},-126l16,14l-16,14l-16,-14ZM${-1480 + i * 76},98l16,14l-16,14l-16,-14Z" fill="#f4c064"/>`,
        ).join(''),
    ),
  )
  const eater = hand('chopsticks', 38, SKINS[0]!),
    guest = hand(
      'pinch',
      236,
      SKINS[1]!,
      at(
        -56,
        -134,
        0,
        1.32,
        `<circle cx="-15" cy="-17" r="32" fill="#5d3a24" opacity=".75"/>` + bun(0, 0, 30),
      ),
    ),
    cook = hand('pinch', 148, SKINS[2]!, TOMATO),
    server = hand('rim', -58, SKINS[3]!)
  plate.svg(
    put(800, 470, 0, 1.78, dish('#f7ead2', '#cbb3a6', '#d98a3d', noodleSoup())) +
      put(1180, 330, 8, 1.5, steamer()) +
      put(470, 270, -4, 1.2, dish('#3f6fa0', '#28487a', '#5d8f4b', salad())) +
      put(...l.platter, -16, 1.06, FISH_SHADOW) +
      put(...l.server, -58, 0.98, server.under) +
      put(...l.platter, -16, 1.06, fish()) +
      put(...l.server, -58, 0.98, server.over) +
      put(...l.rice, 0, l.riceSize, dish('#f3c66a', '#b98a4a', '#f6ead8', rice())) +
      put(...l.chilli, 0, 0.66, dish('#f7ead2', '#cbb3a6', '#b93a2c', chilli())) +
      l.cups.map(([x, y, body]) => put(x, y, 0, 1, body)).join('') +
      put(
        700,
        110,
        0,
        0.6,
        dish('#4a9a94', '#2c6a70', '#f0b04a', round(82, '#e9a63e') + round(30, '#f6cf7a', -20, -18)),
      ),
  )
  plate.svg(
    put(672, 590, 38, 0.98, eater.under + eater.over + LIFTED) +
      put(1262, 250, 236, 0.98, guest.under + guest.over) +
      put(392, 150, 148, 0.96, cook.under + cook.over),
  )
}
export const views: View[] = [
  {
    name: 'culinary-experiences-cover',
    focusX: 800,
    draw: (plate) =>
      draw(plate, {
        turn: (x, y) => [x, y],
        wide: 1600,
        k: 1,
        platter: [1130, 770],
        server: [1306, 802],
        chilli: [790, 820],
        rice: [292, 668],
        riceSize: 1.22,
        cups: [[150, 430, TEA], [1010, 130, MINT], [1440, 560, TEA]], // prettier-ignore
      }),
    drawTall: (plate) =>
      draw(plate, {
        turn: (x, y) => [372 + (x - 790) * 0.635, 500 + (y - 500) * 0.98],
        wide: 750,
        k: 0.72,
        platter: [936, 806],
        server: [1136, 830],
        chilli: [1228, 671],
        rice: [384, 494],
        riceSize: 1.04,
        cups: [[1010, 130, MINT]],
      }),
  },
]
