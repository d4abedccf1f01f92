/** An atoll at noon from a jetty's height: a dhoni over its own shadow in clear water, villas on posts in a curve behind. */
import { place, poly, smooth } from '../kit/cut.ts'
import { coconutPalm } from '../kit/coconut-palm.ts'
import { bareSky, tower } from '../kit/heavens.ts'
import { figure, type Look } from '../kit/people.ts'
import { grain, type Plate } from '../kit/press.ts'
import { clamp, mix, rgb } from '../kit/ink.ts'
import type { View } from '../kit/scene.ts'
import { dhoni } from '../kit/vessels.ts'

const HORIZON = 300
/** A villa on posts: thatch in light and shade, a deck, and its mirror. */
function villa(x: number, y: number, s: number): string {
  const post = (px: number) => `<path d="M${px},-14h5V26h-5Z" fill="#8a5a4a"/>`
  return place(
    x,
    y,
    s,
    `<path d="M-64,30L70,30L52,60L-46,58Z" fill="#159aa6" opacity=".55"/>` +
      [-50, -18, 18, 50].map(post).join('') +
      poly(
        [
          [-66, -18],
          [78, -18],
          [78, -11],
          [-66, -11],
        ],
        '#c98d62',
      ) +
      poly(
        [
          [-44, -58],
          [48, -58],
          [48, -18],
          [-44, -18],
        ],
        '#f6dcb4',
      ) +
      poly(
        [
          [-44, -58],
          [-6, -58],
          [-6, -18],
          [-44, -18],
        ],
        '#c98f7c',
      ) +
      `<path d="M6,-18v-30h16v30ZM28,-18v-30h13v30Z" fill="#2a6f80"/>` +
      poly(
        [
          [-66, -52],
          [-22, -112],
          [26, -112],
          [72, -52],
        ],
        '#e2b667',
      ) +
      poly(
        [
          [-66, -52],
          [-22, -112],
          [-2, -112],
          [-12, -52],
        ],
        '#b5813f',
      ) +
      poly(
        [
          [-26, -112],
          [30, -112],
          [24, -124],
          [-20, -124],
        ],
        '#96683a',
      ) +
      poly(
        [
          [-68, -53],
          [74, -53],
          [70, -46],
          [-64, -46],
        ],
        '#8a5f3c',
      ),
  )
}
function draw(
  plate: Plate,
  l: {
    boat: [number, number, number]
    palm?: [number, number, number]
    beach: number
    sitter: [number, number]
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
  plate.svg(
    tower(4, 330 + dx, HORIZON - 6, 420, 130, ['#fffaf0', '#dcebf2', '#bcd8ec'], 1) +
      tower(9, 1230 + dx, HORIZON - 4, 300, 84, ['#fffaf0', '#dcebf2', '#bcd8ec'], 1),
  )
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
  plate.svg(
    `<g transform="translate(${dx},0)">` +
      // reef: a few dark patches below the water
      [
        [250, 470, 190, 30],
        [640, 420, 130, 16],
        [1390, 520, 220, 34],
        [1160, 398, 120, 12],
        [430, 620, 120, 26],
      ]
        .map(([x, y, w, h]) =>
          smooth(
            [
              [x! - w!, y!],
              [x! - w! * 0.5, y! - h!],
              [x! + w! * 0.1, y! - h! * 0.6],
              [x! + w! * 0.6, y! - h! * 0.9],
              [x! + w!, y! + h! * 0.1],
              [x! + w! * 0.4, y! + h! * 0.9],
              [x! - w! * 0.3, y! + h! * 0.5],
            ],
            '#0f86a6',
            0.9,
          ),
        )
        .join('') +
      `</g>`,
    { opacity: 0.62 },
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
      [
        [404, 317, 0.36],
        [462, 319, 0.4],
        [584, 326, 0.54],
        [806, 341, 0.8],
        [926, 350, 0.86],
        [1120, 372, 1.16],
      ]
        .map(([x, y, s]) => villa(x!, y!, s!))
        .join('') +
      `</g>`,
  )
  // light on the floor, in long loops
  const loop = (x: number, y: number, w: number) =>
    `M${x - w},${y}C${x - w * 0.5},${y - w * 0.16} ${x + w * 0.1},${y + w * 0.1} ${x + w * 0.3},${y - w * 0.02}S${x + w * 0.8},${y - w * 0.14} ${x + w},${y + w * 0.02}`
  plate.svg(
    `<g transform="translate(${dx},0)"><path d="${loop(300, 700, 220)}${loop(720, 800, 260)}${loop(1280, 730, 240)}${loop(1010, 900, 280)}${loop(480, 560, 130)}${loop(1120, 560, 160)}${loop(180, 860, 200)}${loop(1480, 860, 190)}" fill="none" stroke="#f4fff0" stroke-width="4" stroke-linecap="round"/></g>`,
    { opacity: 0.5 },
  )
  // the boat's own shadow on the sand two metres down, and the dark of the hull in the water under it
  plate.svg(
    place(
      bx - k * 0.55,
      by + k * 0.62,
      k,
      `<path d="M-5.1,.1C-5.5,-.06 -5.9,.2 -5.6,.42C-5.3,.3 -5.1,.4 -4.8,.5C-3.6,.86 -1.8,1.06 .4,1.06C2.4,1.04 4.2,.9 4.9,.5C4.2,.2 2.6,0 .4,-.04C-1.8,-.02 -3.6,0 -5.1,.1ZM-.3,1.28L2.9,1.22L2.6,.86L-.5,.9Z" fill="#0a7f92"/>`,
    ),
    { opacity: 0.6 },
  )
  plate.svg(
    place(
      bx,
      by,
      k,
      `<path d="M-4.3,.02C-2.6,.4 -1,.5 .6,.5C2.2,.5 3.4,.36 4.1,.06C3.8,.52 2.6,.74 .6,.76C-1.4,.76 -3.4,.56 -4.3,.02Z" fill="#0d6f86"/><path d="M-4.9,.2C-3,.66 -1,.84 .6,.84C2.4,.84 3.8,.62 4.8,.2C4,.72 2.4,.93 .6,.94C-1.4,.94 -3.6,.7 -4.9,.2Z" fill="#eafff2"/>`,
    ),
    { opacity: 0.75 },
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
      smooth(
        [
          [l.sitter[0] - 70, l.sitter[1] + 1],
          [l.sitter[0] + 60, l.sitter[1] - 6],
          [l.sitter[0] + 76, l.sitter[1] + 6],
          [l.sitter[0] - 40, l.sitter[1] + 16],
          [l.sitter[0] - 130, l.sitter[1] + 14],
        ],
        '#d9b487',
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
  plate.svg(
    place(
      l.sitter[0],
      l.sitter[1],
      100,
      figure('sitsLeaningBack', cloth('#1f62a8', '#e8574a', { cut: 'bun', sleeve: false, skin: '#b9774f' })),
      true,
    ),
  )
}
export const views: View[] = [
  {
    name: 'maldives-cover',
    focusX: 800,
    draw: (plate) =>
      draw(plate, { boat: [740, 660, 78], palm: [1690, 1010, 800], beach: 1000, sitter: [1350, 962], dx: 0 }),
    drawTall: (plate) => draw(plate, { boat: [392, 690, 60], beach: 250, sitter: [560, 962], dx: -630 }),
  },
]
