/** A giant tortoise of Aldabra at eye level on wet sand, a child kneels in front of it; the sun is low on the left, out of the picture. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place, smooth } from '../kit/cut.ts'
import { palm } from '../kit/flora.ts'
import { bandedSky } from '../kit/heavens.ts'
import { rock } from '../kit/landform.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

const LIGHT: Pt = [-1, -0.55]
const HORIZON = 420
/**
 * Aldabrachelys, 1.2 m of shell, walking left. Metres, ground at 0, y down. The near side shows three costal scutes, the
 * row of marginals below them and four of the vertebrals along the top.
 */
function tortoise(): string {
  const hide = '#8f6a5c',
    hideShade = '#5c4150',
    shell = '#6b4a4a',
    plates = ['#8f6350', '#845a4f', '#7a514e'],
    ring = '#5a3b48'
  const leg = (x: number, w: number, ink: string, nails: string): string =>
    smooth(
      [
        [x - w * 0.9, -0.42],
        [x - w * 0.62, -0.2],
        [x - w * 0.78, -0.02],
        [x - w * 0.6, 0],
        [x + w * 0.6, 0],
        [x + w * 0.72, -0.03],
        [x + w * 0.6, -0.2],
        [x + w * 0.9, -0.42],
      ],
      ink,
      0.7,
    ) +
    [-0.5, -0.2, 0.12]
      .map((t) => `<path d="M${x + w * t - 0.03},-.035q.03,-.03 .06,0v.035h-.06Z" fill="${nails}"/>`)
      .join('')
  const scute = (points: Pt[], ink: string): string => {
    const cx = points.reduce((s, [x]) => s + x, 0) / points.length,
      cy = points.reduce((s, [, y]) => s + y, 0) / points.length,
      inset = (k: number): Pt[] => points.map(([x, y]) => [cx + (x - cx) * k, cy + (y - cy) * k])
    return (
      smooth(inset(0.97), ring, 0.3) +
      smooth(inset(0.9), ink, 0.35) +
      smooth(inset(0.62), ring, 0.4) +
      smooth(inset(0.57), ink, 0.4) +
      smooth(inset(0.3), '#a97a5c', 0.5)
    )
  }
  const dome: Pt[] = [
    [-0.66, -0.3],
    [-0.64, -0.46],
    [-0.5, -0.66],
    [-0.28, -0.82],
    [0, -0.88],
    [0.28, -0.82],
    [0.5, -0.66],
    [0.64, -0.44],
    [0.68, -0.28],
    [0.6, -0.24],
    [0, -0.22],
    [-0.58, -0.24],
  ]
  return (
    leg(0.24, 0.13, hideShade, '#b99a8a') +
    leg(-0.2, 0.12, hideShade, '#b99a8a') +
    // neck and head, stretched forward and up
    smooth(
      [
        [-0.5, -0.36],
        [-0.62, -0.34],
        [-0.76, -0.44],
        [-0.86, -0.62],
        [-0.92, -0.72],
        [-0.84, -0.84],
        [-0.74, -0.72],
        [-0.64, -0.58],
        [-0.5, -0.54],
      ],
      hide,
      0.8,
    ) +
    smooth(
      [
        [-0.5, -0.36],
        [-0.62, -0.34],
        [-0.76, -0.44],
        [-0.86, -0.62],
        [-0.78, -0.56],
        [-0.66, -0.46],
        [-0.5, -0.44],
      ],
      hideShade,
      0.8,
    ) +
    smooth(
      [
        [-0.8, -0.76],
        [-0.8, -0.86],
        [-0.88, -0.92],
        [-0.98, -0.91],
        [-1.07, -0.85],
        [-1.1, -0.78],
        [-1.06, -0.73],
        [-0.96, -0.7],
        [-0.86, -0.68],
      ],
      hide,
      0.8,
    ) +
    '<path d="M-1.1,-.775L-.92,-.768L-1.05,-.748Z" fill="#5c4150"/><circle cx="-.97" cy="-.84" r=".024" fill="#1d1528"/><circle cx="-.976" cy="-.847" r=".008" fill="#fff3dc"/><path d="M-1.08,-.83l.02,-.01l0,.02Z" fill="#3a2838"/>' +
    // three wrinkles of the neck
    '<path d="M-.82,-.74q-.06,.04 -.08,.1M-.76,-.66q-.06,.05 -.07,.12M-.68,-.58q-.05,.06 -.04,.14" stroke="#5c4150" stroke-width=".014" fill="none"/>' +
    `<path d="M.62,-.3Q.78,-.26 .8,-.16Q.7,-.16 .58,-.22Z" fill="${hideShade}"/>` +
    leg(0.46, 0.17, hide, '#e3c9b0') +
    leg(-0.46, 0.17, hide, '#e3c9b0') +
    '<path d="M-.56,-.16q.05,.03 .02,.07M-.44,-.15q.04,.04 .01,.08M.4,-.16q.05,.03 .02,.07M.52,-.15q.04,.04 .01,.08" stroke="#5c4150" stroke-width=".014" fill="none"/>' +
    smooth(dome, shell, 0.7) +
    // costals
    scute(
      [
        [-0.53, -0.5],
        [-0.36, -0.68],
        [-0.18, -0.7],
        [-0.17, -0.42],
        [-0.5, -0.4],
      ],
      plates[0]!,
    ) +
    scute(
      [
        [-0.17, -0.7],
        [0.14, -0.7],
        [0.17, -0.41],
        [-0.16, -0.42],
      ],
      plates[1]!,
    ) +
    scute(
      [
        [0.15, -0.7],
        [0.36, -0.66],
        [0.54, -0.46],
        [0.52, -0.39],
        [0.18, -0.41],
      ],
      plates[2]!,
    ) +
    // vertebrals, foreshortened along the ridge
    scute(
      [
        [-0.46, -0.66],
        [-0.3, -0.79],
        [-0.13, -0.84],
        [-0.15, -0.72],
        [-0.36, -0.7],
      ],
      plates[0]!,
    ) +
    scute(
      [
        [-0.12, -0.84],
        [0.12, -0.84],
        [0.14, -0.72],
        [-0.14, -0.72],
      ],
      plates[0]!,
    ) +
    scute(
      [
        [0.13, -0.84],
        [0.3, -0.79],
        [0.46, -0.66],
        [0.36, -0.68],
        [0.15, -0.72],
      ],
      plates[1]!,
    ) +
    // marginals
    [-0.62, -0.48, -0.32, -0.16, 0, 0.16, 0.32, 0.46]
      .map((x, i) =>
        scute(
          [
            [x, -0.38],
            [x + 0.15, -0.385],
            [x + 0.16, -0.26],
            [x - 0.01, -0.25],
          ],
          plates[Math.min(2, Math.floor(i / 3))]!,
        ),
      )
      .join('') +
    smooth(
      [
        [0.24, -0.27],
        [0.34, -0.42],
        [0.44, -0.62],
        [0.5, -0.66],
        [0.64, -0.44],
        [0.68, -0.28],
        [0.6, -0.24],
      ],
      '#3a2544',
      0.6,
    ).replace('/>', ' opacity=".38"/>')
  )
}
/** Granite worn to round heads with upright flutes. */
function granite(x: number, y: number, w: number, h: number, seed: number): string {
  const body: Pt[] = [
    [x - w * 0.5, y],
    [x - w * 0.52, y - h * 0.4],
    [x - w * 0.38, y - h * 0.82],
    [x - w * 0.1, y - h],
    [x + w * 0.2, y - h * 0.96],
    [x + w * 0.44, y - h * 0.7],
    [x + w * 0.54, y - h * 0.3],
    [x + w * 0.52, y],
  ]
  return (
    smooth(body, '#d99a8c', 0.8) +
    smooth(
      [
        [x + w * 0.02, y],
        [x - w * 0.06, y - h * 0.4],
        [x + w * 0.06, y - h * 0.8],
        [x + w * 0.02, y - h],
        [x + w * 0.2, y - h * 0.96],
        [x + w * 0.44, y - h * 0.7],
        [x + w * 0.54, y - h * 0.3],
        [x + w * 0.52, y],
      ],
      '#8f6080',
      0.7,
    ) +
    [-0.28, 0.12, 0.3]
      .map((t, i) =>
        rock(
          [
            [x + w * t, y - h * 0.84],
            [x + w * (t + 0.05), y - h * 0.7],
            [x + w * (t + 0.06), y - h * 0.2],
            [x + w * (t + 0.01), y - h * 0.05],
            [x + w * (t - 0.01), y - h * 0.4],
          ],
          i ? '#6d4a74' : '#b9787f',
          3,
          seed + i,
        ),
      )
      .join('')
  )
}
const DUSK = { trunk: '#4f3a62', trunkLit: '#c9838a', back: '#3a3266', mid: '#574a78', lit: '#8f6484' }
function draw(plate: Plate): void {
  bandedSky(
    plate,
    ['#3a3478', '#68488f', '#a65f92', '#dd8386', '#f7ab84', '#ffd79a', '#fff0c4'],
    -120,
    HORIZON,
    1750,
  )
  calmWater(plate, {
    top: HORIZON,
    bottom: 640,
    inks: ['#f7b78a', '#c9858f', '#7a5f98'],
    dark: ['#6a5090', 0.2],
    light: ['#ffe3b0', 0.2],
    path: { x: 40, ink: '#fff3c8', far: 60, near: 240 },
    seed: 9,
  })
  plate.svg(
    palm(12, 1392, 640, 470, -150, DUSK, true, 0.44) +
      edgeLight(
        granite(1490, 640, 330, 360, 3) + granite(1270, 640, 250, 210, 8) + granite(1620, 660, 260, 240, 5),
        LIGHT,
        5,
        '#ffd2a0',
      ),
  )
  // wet sand that reflects the sky, with dry sand in front
  plate.svg(
    smooth(
      [
        [-80, 600],
        [300, 580],
        [700, 604],
        [1200, 590],
        [1700, 612],
        [1700, 1060],
        [-80, 1060],
      ],
      '#fff0d2',
      0.6,
    ) +
      smooth(
        [
          [-80, 612],
          [300, 592],
          [700, 618],
          [1200, 602],
          [1700, 624],
          [1700, 1060],
          [-80, 1060],
        ],
        '#d99a8f',
        0.6,
      ) +
      smooth(
        [
          [-80, 700],
          [400, 690],
          [900, 720],
          [1700, 700],
          [1700, 1060],
          [-80, 1060],
        ],
        '#eeb894',
        0.6,
      ) +
      smooth(
        [
          [-80, 880],
          [500, 850],
          [1100, 880],
          [1700, 850],
          [1700, 1060],
          [-80, 1060],
        ],
        '#d9957f',
        0.6,
      ),
  )
  // long shadows to the right
  plate.svg(
    `<path d="M560,926C760,896 1240,892 1640,906V934C1300,946 800,950 560,926Z" fill="#a86a72"/>` +
      `<path d="M196,910C330,894 480,894 620,902C560,916 360,926 196,910Z" fill="#a86a72"/>`,
  )
  plate.svg(
    edgeLight(
      place(
        300,
        906,
        300,
        figure('kneels', {
          skin: '#7a4636',
          hair: '#20172e',
          top: '#3f8f94',
          farTop: '#2c6a78',
          bottom: '#e0563f',
          far: '#a8404a',
          shoes: '#7a4636',
          cut: 'curls',
          sleeve: false,
          lit: 'back',
        }),
      ),
      LIGHT,
      4,
      '#ffe0a8',
    ),
  )
  plate.svg(edgeLight(place(930, 930, 420, tortoise()), LIGHT, 5, '#ffd99c'))
}
export const views: View[] = [{ name: 'seychelles-3', focusX: 690, draw }]
