/** An atoll at noon from a jetty's height: a dhoni over its own shadow in clear water, villas on posts in a curve behind. */
import { place, poly, smooth } from '../kit/cut.ts'
import { coconutPalm } from '../kit/coconut-palm.ts'
import { bareSky, tower } from '../kit/heavens.ts'
import { figure, type Look } from '../kit/people.ts'
import { grain, type Plate } from '../kit/press.ts'
import { clamp, mix, rgb } from '../kit/ink.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'
import { dhoni } from '../kit/vessels.ts'

const HORIZON = 300
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
    `<path d="M${-wide * 1.24},22C${-wide * 0.9},8 ${wide * 0.5},8 ${wide * 0.84},20C${wide * 0.7},36 ${-wide * 0.86},40 ${-wide * 1.24},22Z" fill="#0b6f96" opacity=".5"/>${posts}${steps}${deck}${house}`,
  )
}
function draw(
  plate: Plate,
  l: {
    boat: [number, number, number]
    palm?: [number, number, number]
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
  plate.svg(tower(4, 330 + dx, HORIZON - 6, 420, 130, ['#fffaf0', '#dcebf2', '#bcd8ec'], 1))
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
  // reef: dark patches below the water, each of its own shape, with a paler shelf towards us
  const reef: Pt[][] = [
    [[60, 478], [130, 452], [214, 458], [282, 440], [366, 452], [436, 470], [382, 490], [296, 486], [238, 500], [150, 496]], // prettier-ignore
    [
      [520, 440],
      [604, 428],
      [690, 434],
      [770, 426],
      [842, 440],
      [776, 454],
      [700, 450],
      [640, 460],
      [570, 452],
    ],
    [[1180, 512], [1246, 490], [1330, 500], [1402, 484], [1520, 494], [1660, 478], [1660, 556], [1540, 548], [1450, 562], [1372, 540], [1290, 546], [1220, 530]], // prettier-ignore
    [
      [30, 616],
      [92, 592],
      [168, 604],
      [236, 588],
      [304, 610],
      [250, 626],
      [186, 622],
      [120, 634],
    ],
  ]
  plate.svg(
    `<g transform="translate(${dx},0)">${reef
      .map(
        (edge, i) =>
          smooth(
            edge.map(([x, y]): Pt => [x + 10, y + 12]),
            '#3fb4c0',
            0.9,
          ) + smooth(edge, i % 2 ? '#1290ae' : '#0f86a6', 0.9),
      )
      .join('')}</g>`,
    { opacity: 0.5 },
  )
  plate.svg(
    `<g transform="translate(${dx},0)">` +
      `<path d="M-60,${HORIZON + 2}C120,${HORIZON - 22} 300,${HORIZON - 18} 420,${HORIZON + 2}Z" fill="#2f7d62"/><path d="M-60,${HORIZON + 2}H440L380,${HORIZON + 9}H-60Z" fill="#fbeccb"/>` +
      // jetty and villas, nearer as the curve comes round
      poly(
        [
          [300, 306],
          [640, 316],
          [960, 330],
          [1250, 356],
          [1640, 420],
          [1640, 440],
          [1250, 368],
          [960, 338],
          [640, 321],
          [300, 310],
        ],
        '#d9a273',
      ) +
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
    `<g transform="translate(${dx},0)"><path d="${stroke(210, 744, 170)}${stroke(760, 880, 220)}${stroke(1330, 700, 190)}${stroke(1080, 800, 110)}${stroke(420, 540, 110)}${stroke(1190, 566, 130)}${stroke(500, 930, 200)}" fill="#f4fff0"/></g>`,
    { opacity: 0.55 },
  )
  // her shadow on the sand close below the keel, for the sun is high on the right
  plate.svg(
    `<g transform="translate(${bx - k * 0.3},${by + k * 0.16}) scale(${k},${k * 0.72})"><path d="M-5.1,.1C-5.5,-.06 -5.9,.2 -5.6,.42C-5.3,.3 -5.1,.4 -4.8,.5C-3.6,.86 -1.8,1.06 .4,1.06C2.4,1.04 4.2,.9 4.9,.5C4.2,.2 2.6,0 .4,-.04C-1.8,-.02 -3.6,0 -5.1,.1ZM-.3,1.28L2.9,1.22L2.6,.86L-.5,.9Z" fill="#0a7f92"/></g>`,
    { opacity: 0.62 },
  )
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
          awning: ['#fffaf0', '#c9cfe4'],
        },
        [
          cloth('#fff3df', '#22527a', { cut: 'short', sleeve: false }),
          cloth('#e8574a', '#e8574a', { cut: 'hat', hat: '#ffe6a8', sleeve: false, skin: '#b9774f' }),
          cloth('#2a8f9c', '#f2e6cf', { cut: 'short', sleeve: false, skin: '#a9683f' }),
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
      ) +
      (l.palm
        ? coconutPalm(
            5,
            [l.palm[0], l.palm[1]],
            l.palm[2],
            -0.16,
            ['#3f9a58', '#1f5f55'],
            ['#a9765a', '#7a4f4a'],
          )
        : ''),
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
    ) +
      place(
        x,
        y,
        132,
        figure(
          'sitsHuggingKnees',
          cloth('#f4b942', '#22527a', { cut: 'bun', skin: '#a9683f', shoes: '#a9683f' }),
        ),
        true,
      ),
  )
}
export const views: View[] = [
  {
    name: 'maldives-cover',
    focusX: 800,
    draw: (plate) =>
      draw(plate, { boat: [740, 660, 78], palm: [1768, 1010, 800], beach: 1000, sitter: [1350, 962], dx: 0 }),
    drawLink: (plate) => draw(plate, { boat: [900, 640, 78], palm: [1768, 1010, 800], beach: 1000, dx: 0 }),
    drawTall: (plate) => draw(plate, { boat: [392, 690, 60], beach: 250, sitter: [560, 962], dx: -630 }),
  },
]
