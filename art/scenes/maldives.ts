/** An atoll at noon from a jetty's height: a dhoni over its own shadow in clear water, villas on posts in a curve behind. */
import { place, poly, smooth } from '../kit/cut.ts'
import { bareSky, tower } from '../kit/heavens.ts'
import { figure, type Look } from '../kit/people.ts'
import { grain, type Plate } from '../kit/press.ts'
import { clamp, mix, rgb, smoothstep } from '../kit/ink.ts'
import { fbm } from '../kit/noise.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'
import { dhoni } from '../kit/vessels.ts'

const HORIZON = 300
const REEF = 5
type Kind = 'hip' | 'round' | 'long'
/** A villa on posts: thatch in light and shade, a deck, and its shade on the water below, for the sun is high on the right. Three builders' ways; `flip` puts the steps at the left. */
function villa(x: number, y: number, s: number, kind: Kind, flip = false): string {
  const wide = { hip: 66, round: 54, long: 96 }[kind]
  const posts = Array.from({ length: kind === 'long' ? 5 : 4 }, (_, i, all = kind === 'long' ? 4 : 3) => {
    const px = -wide * 0.8 + (wide * 1.6 * i) / all
    return `<path d="M${px},-14h5V${22 + (i % 2) * 5}h-5Z" fill="#8a5a4a"/>`
  }).join('')
  const deck = `<path d="M${-wide},-18H${wide + 14}V-11H${-wide}Z" fill="#c98d62"/>`
  const steps = `<path${flip ? ' transform="scale(-1,1)"' : ''} d="M${wide - 4},-14L${wide + 14},26M${wide + 7},-14L${wide + 25},26M${wide},-5H${wide + 11}M${wide + 4.5},5H${wide + 15.5}M${wide + 9},15H${wide + 20}" fill="none" stroke="#a8704e" stroke-width="3.4"/>`
  const walls = (half: number, top: number, doors: number[]) =>
    `<path d="M${-half},${top}H${half}V-18H${-half}Z" fill="#f6dcb4"/><path d="M${-half},${top}H${-half * 0.2}V-18H${-half}Z" fill="#c98f7c"/>` +
    doors.map((d) => `<path d="M${d},-18V${top + 10}h14V-18Z" fill="#2a6f80"/>`).join('')
  const house = {
    hip: () =>
      walls(45, -58, [4, 24]) +
      `<path d="M-66,-50L-24,-110H28L72,-50Z" fill="#e2b667"/><path d="M-66,-50L-24,-110H0L-12,-50Z" fill="#b5813f"/><path d="M-27,-109H31L25,-122H-21Z" fill="#96683a"/><path d="M-68,-51H74L69,-44H-63Z" fill="#8a5f3c"/>`,
    round: () =>
      walls(38, -56, [2, 20]) +
      `<path d="M-56,-50C-40,-74 -16,-108 2,-132C18,-108 44,-74 62,-51Q2,-36 -58,-51Z" fill="#dca95a"/><path d="M-56,-50C-40,-74 -16,-108 2,-132C2,-104 -4,-74 -10,-44Q-36,-45 -58,-51Z" fill="#a9763a"/><path d="M-3,-128L2,-142L8,-126Z" fill="#8a5f3c"/><path d="M-58,-51Q2,-40 62,-51L58,-44Q2,-33 -54,-44Z" fill="#8a5f3c"/>`,
    long: () =>
      walls(72, -54, [-8, 14, 44]) +
      `<path d="M-94,-46L-70,-94H60L98,-46Z" fill="#e8bf74"/><path d="M-94,-46L-70,-94H-52L-30,-46Z" fill="#b98745"/><path d="M-73,-93H63L58,-102H-68Z" fill="#96683a"/><path d="M-96,-47H100L95,-40H-91Z" fill="#8a5f3c"/><path d="M84,-18V-40M74,-40L84,-52L96,-40Z" stroke="#8a5f3c" stroke-width="2" fill="#fff3df"/>`,
  }[kind]()
  return place(
    x,
    y,
    s,
    `<path d="M${-wide * 1.3},20q${wide * 0.5},-8 ${wide * 1.1},-3q${wide * 0.5},-5 ${wide * 0.95},2q${-wide * 0.2},4 ${-wide * 0.5},4q${wide * 0.1},5 ${-wide * 0.5},6q${-wide * 0.3},6 ${-wide * 0.8},1q${-wide * 0.4},-1 ${-wide * 0.25},-10Z" fill="#0b6f96" opacity=".45"/>${posts}${steps}${deck}${house}`,
  )
}
/** The jetty's row and half its depth at column `x`. */
const jettyAt = (x: number): [row: number, half: number] => {
  const t = clamp((x - 280) / 1360)
  return [304 + 18 * t + 108 * t ** 2.6, 1.6 + 9 * t ** 2]
}
function jetty(): string {
  const line = Array.from({ length: 35 }, (_, i): [x: number, y: number, half: number] => {
    const x = 280 + i * 40,
      [y, half] = jettyAt(x)
    return [x, y, half]
  })
  const band = (from: number, to: number, ink: string): string =>
    poly(
      [
        ...line.map(([x, y, h]): Pt => [x, y + from * h]),
        ...line.toReversed().map(([x, y, h]): Pt => [x, y + to * h]),
      ],
      ink,
    )
  let posts = ''
  for (let x = 300; x < 1620; x += 12 + 9 * jettyAt(x)[1]) {
    const [y, h] = jettyAt(x)
    posts += `M${x},${y}h${0.8 + h * 0.4}v${4 + h * 3.4}h${-0.8 - h * 0.4}Z`
  }
  return `<path d="${posts}" fill="#8a5a4a"/>${band(1, 1.7, '#8a5a4a')}${band(-1, 1, '#dca976')}${band(-1, -0.5, '#f2cd9c')}`
}
/** She sits on the sand with her hands clasped round her shins; metres, facing right. */
function sitter(look: Look): string {
  const { skin, top, bottom } = look,
    dark = mix(top, '#5a3a4a', 0.34),
    flesh = mix(skin, '#241c48', 0.22)
  return (
    `<path d="M.4,-.02C.44,-.09 .5,-.1 .56,-.06L.68,-.02C.7,0 .69,.01 .66,.01H.4Z" fill="${flesh}"/><path d="M.02,-.24L.37,-.57C.43,-.6 .48,-.55 .48,-.48L.57,-.06H.45L.36,-.34L.14,-.1Z" fill="${mix(bottom, '#241c48', 0.36)}"/>` +
    `<path d="M.3,-.01C.34,-.08 .4,-.09 .46,-.05L.58,-.01C.6,.01 .59,.02 .56,.02H.3Z" fill="${skin}"/><path d="M-.1,-.06C-.08,-.18 0,-.24 .06,-.28L.3,-.54C.36,-.58 .42,-.54 .42,-.47L.47,-.05H.34L.29,-.34C.24,-.2 .18,-.06 .08,-.01H-.06Z" fill="${bottom}"/>` +
    `<clipPath id="sitter"><path d="M-1,-2H1V-.62H-1Z"/></clipPath><g clip-path="url(#sitter)">${figure('sitsHuggingKnees', look)}</g>` +
    `<path d="M.0,-.65C-.09,-.62 -.15,-.5 -.165,-.36C-.18,-.22 -.17,-.1 -.14,0C-.08,.02 0,.02 .06,-.01C.02,-.12 .06,-.22 .14,-.3C.19,-.38 .19,-.52 .13,-.63C.1,-.66 .04,-.66 .0,-.65Z" fill="${top}"/><path d="M.0,-.65C-.09,-.62 -.15,-.5 -.165,-.36C-.18,-.22 -.17,-.1 -.14,0C-.11,.01 -.08,.015 -.06,.01C-.1,-.14 -.11,-.4 .0,-.65Z" fill="${dark}"/>` +
    // the arm over the knees' side, the hand round the shin
    `<path d="M.0,-.6C.08,-.62 .12,-.56 .15,-.48L.22,-.4L.37,-.39V-.31L.2,-.3C.12,-.3 .06,-.36 .03,-.43C0,-.5 -.04,-.56 .0,-.6Z" fill="${dark}"/><path d="M.02,-.6C.09,-.61 .13,-.55 .16,-.48L.22,-.42L.37,-.4V-.35L.2,-.35C.12,-.36 .06,-.45 .02,-.6Z" fill="${top}"/><path d="M.36,-.395C.4,-.4 .45,-.4 .485,-.37C.495,-.34 .48,-.31 .45,-.305L.36,-.31Z" fill="${skin}"/>`
  )
}
function draw(
  plate: Plate,
  l: {
    boat: [number, number, number]
    beach: number
    sitter?: [number, number]
    dx: number
  },
): void {
  const { dx } = l,
    [bx, by, k] = l.boat
  bareSky(plate, [
    [0, '#07356f'],
    [150, '#3a98d0'],
    [HORIZON, '#d9f0e6'],
  ])
  plate.svg(tower(4, 150 + dx, HORIZON - 6, 330, 112, ['#fffaf0', '#dcebf2', '#bcd8ec'], 1))
  const inks = ['#0f5fa8', '#1488c0', '#1cb3c4', '#45d0c8', '#8fe6d2', '#c9f2dc', '#f2efd2'].map(rgb),
    at = (t: number) => {
      const q = clamp(t) * (inks.length - 1),
        i = Math.min(inks.length - 2, Math.floor(q)),
        f = q - i
      return [0, 1, 2].map(
        (c) => inks[i]![c]! + (inks[i + 1]![c]! - inks[i]![c]!) * f,
      ) as unknown as readonly [number, number, number]
    }
  // the floor rises towards us: deep water far away, sand near
  plate.field((x, y) => {
    if (y < HORIZON) return null
    const t =
      ((y - HORIZON) / 700) ** 0.62 +
      0.05 * Math.sin((x - dx) / 240 + y / 130) +
      0.03 * Math.sin((x - dx) / 97 - y / 70)
    return [at(Math.round((t * 0.97 + (grain(x, y, 3) - 0.5) * 0.03) * 26) / 26), 1]
  })
  // reef: dark patches on the floor, seen as flat as the water is
  const coral = [rgb('#1593b0'), rgb('#0f7c9e')] as const
  plate.field((x, y) => {
    const below = y - HORIZON
    if (below < 60) return null
    const near = smoothstep(350, 270, below) * smoothstep(60, 130, below),
      n = fbm(((x - dx - 800) / below) * 1.5, 620 / below, 3, REEF) * near
    return n < 0.56 ? null : [coral[n < 0.6 ? 0 : 1]!, 0.5]
  })
  plate.svg(
    `<g transform="translate(${dx},0)">` +
      `<path d="M-60,${HORIZON + 2}C40,${HORIZON - 20} 160,${HORIZON - 18} 270,${HORIZON + 2}Z" fill="#2f7d62"/><path d="M-60,${HORIZON + 2}H286L240,${HORIZON + 8}H-60Z" fill="#fbeccb"/>` +
      // jetty and villas, nearer as the curve comes round: posts, the shade under the planks, the planks
      jetty() +
      villa(398, 317, 0.36, 'hip') +
      villa(466, 319, 0.4, 'round', true) +
      villa(584, 326, 0.54, 'long') +
      villa(778, 340, 0.76, 'round') +
      villa(922, 350, 0.8, 'hip', true) +
      villa(1138, 374, 1.1, 'long', true) +
      `</g>`,
  )
  // light on the floor: long strokes, thick in the middle
  const stroke = (x: number, y: number, w: number) =>
    `M${x - w},${y}C${x - w * 0.5},${y - w * 0.13} ${x + w * 0.1},${y + w * 0.08} ${x + w},${y - w * 0.03}C${x + w * 0.1},${y + w * 0.12} ${x - w * 0.5},${y - w * 0.07} ${x - w},${y}Z`
  plate.svg(
    `<g transform="translate(${dx},0)"><path d="${stroke(210, 744, 170)}${stroke(760, 880, 220)}${stroke(1330, 700, 190)}${stroke(1080, 800, 110)}${stroke(420, 540, 110)}${stroke(500, 930, 200)}" fill="#f4fff0"/></g>`,
    { opacity: 0.55 },
  )
  // the boat's shadow on the sand, to the left and just below the keel, for the sun is high on the right; the awning's falls within it
  const shade = (spread: number, deep: number): string =>
    smooth(
      [
        [-4.9 - spread, 0.06],
        [-4.3 - spread * 0.8, 0.4],
        [-3.5 - spread * 0.4, 0.56 + deep * 0.3],
        [-2.5, 0.7 + deep * 0.7],
        [-1.5, 0.76 + deep],
        [-0.4, 0.74 + deep],
        [0.6, 0.8 + deep],
        [1.6, 0.72 + deep],
        [2.6, 0.7 + deep * 0.6],
        [3.5, 0.5 + deep * 0.3],
        [4.2, 0.24],
        [3, -0.3],
        [-3, -0.3],
      ],
      '#0a7f92',
      0.9,
    )
  plate.svg(place(bx, by, k, shade(0.75, 0.36)), { opacity: 0.3 })
  plate.svg(place(bx, by, k, shade(0.5, 0.18)), { opacity: 0.5 })
  const cloth = (top: string, bottom: string, more: Partial<Look>): Look => ({
    skin: '#8f5639',
    hair: '#2a1d2e',
    top,
    bottom,
    far: mix(bottom, '#2a2f5a', 0.3),
    farTop: mix(top, '#2a2f5a', 0.3),
    ...more,
  })
  plate.svg(
    place(
      bx,
      by,
      k,
      dhoni(
        {
          side: '#b4562f',
          shade: '#7d3426',
          inside: '#6a3a2c',
          rail: '#fff0d0',
          deck: '#dd9a5c',
          awning: ['#fffaf0', '#c9cfe4'],
        },
        [
          cloth('#fff3df', '#22527a', { cut: 'short', sleeve: false }),
          cloth('#e8574a', '#e8574a', { cut: 'hat', hat: '#ffe6a8', sleeve: false, skin: '#b9774f' }),
          cloth('#2a8f9c', '#f2e6cf', { cut: 'short', skin: '#a9683f' }),
        ],
      ),
    ),
  )
  // what of the hull is under water, and the ripple round it
  plate.svg(
    place(
      bx,
      by,
      k,
      `<clipPath id="hull"><path d="M-5.26,-2.58C-5.2,-1.3 -4.7,-.1 -3.6,.24C-1.8,.54 1.4,.56 3.4,.34C4.5,.1 4.9,-.7 4.98,-1.46Z"/></clipPath><path clip-path="url(#hull)" d="M-5,-.34C-3.4,.1 -1.2,.2 .6,.2C2.4,.2 3.8,.06 5,-.34V.9H-5Z" fill="#1a8f9a" opacity=".84"/>` +
        `<path d="M-4.7,-.2C-3.3,.13 -1.2,.22 .6,.22C2.4,.22 3.6,.1 4.72,-.22C3.8,.02 2.4,.14 .6,.14C-1.2,.14 -3.3,.06 -4.7,-.2Z" fill="#f4fff0"/><path d="M-5.3,-.06C-4.6,.2 -4,.34 -3.2,.44C-4.1,.4 -4.8,.24 -5.3,-.06ZM5.2,-.06C4.7,.16 4.2,.3 3.4,.4C4.3,.36 4.8,.22 5.2,-.06Z" fill="#f4fff0"/>`,
    ),
  )
  plate.svg(
    smooth(
      [
        [l.beach, 1020],
        [l.beach + 130, 940],
        [l.beach + 330, 884],
        [l.beach + 560, 850],
        [l.beach + 900, 850],
        [l.beach + 900, 1020],
      ],
      '#fff0cf',
      0.9,
    ) +
      smooth(
        [
          [l.beach + 200, 1020],
          [l.beach + 330, 962],
          [l.beach + 520, 930],
          [l.beach + 900, 914],
          [l.beach + 900, 1020],
        ],
        '#f6d9a4',
        0.9,
      ),
  )
  if (!l.sitter) return
  const [x, y] = l.sitter
  plate.svg(
    smooth(
      [
        [x - 70, y + 1],
        [x + 16, y - 5],
        [x + 30, y + 3],
        [x - 40, y + 16],
        [x - 150, y + 14],
      ],
      '#d9b487',
      0.9,
    ) + place(x, y, 132, sitter(cloth('#f4b942', '#22527a', { cut: 'bun', skin: '#a9683f' })), true),
  )
}
export const views: View[] = [
  {
    name: 'maldives-cover',
    focusX: 800,
    draw: (plate) => draw(plate, { boat: [740, 660, 78], beach: 1000, sitter: [1350, 962], dx: 0 }),
    drawLink: (plate) => draw(plate, { boat: [900, 654, 78], beach: 1000, dx: 0 }),
    drawTall: (plate) => draw(plate, { boat: [392, 690, 60], beach: 250, sitter: [560, 962], dx: -630 }),
  },
]
