/** Cairo: the three pyramids of Giza in line from the south-western plateau, at dawn, with a caravan. */
import { Camera } from '../kit/camera.ts'
import { camel, giza, type CamelInks, type Gait } from '../models/giza.ts'
import { smoothstep } from '../kit/ink.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { raking } from '../kit/light.ts'
import { figure } from '../kit/people.ts'

const HAZE = '#f6d2b0'
/** The pyramids face the compass: seen from 24 degrees west of south. */
const TURN = 0.42
/** Low at the right, and a little beyond the pyramids. */
const SUN = raking(97, 20).sun

/** The plain, and the city under the edge of the plateau. */
function plain(): string {
  const r = random(9)
  let city = 'M-200,700'
  for (let x = -200; x < 1800;) {
    const y = 620 - r.range(2, 30) - (r() < 0.08 ? 22 : 0)
    city += `L${x.toFixed(0)},${y.toFixed(0)}`
    x += r.range(24, 64)
    city += `L${x.toFixed(0)},${y.toFixed(0)}`
  }
  return (
    `<path d="${city}L1800,700Z" fill="#f3c8a6"/>` +
    '<linearGradient id="plain" x1="0" y1="626" x2="0" y2="900" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fbe0b4"/><stop offset="1" stop-color="#f2be82"/></linearGradient><path d="M-200,628H1800V1100H-200Z" fill="url(#plain)"/>' +
    '<path d="M-200,660Q120,650 380,656T900,652L900,658Q500,660 200,664T-200,668ZM1050,676Q1300,668 1800,672V680Q1400,678 1050,676Z" fill="#f6cf9c"/>'
  )
}
/** Crest of the near dune: one long back that falls to the right. */
const crest = (x: number): number => 880 - 70 * smoothstep(-60, 380, x) + 84 * smoothstep(430, 1250, x)
/** The slope that the sun reaches, and the lee that the ridge cuts off. */
function dune(shadows: string): string {
  const top = Array.from({ length: 163 }, (_, i) => `L${i * 10 - 10},${crest(i * 10 - 10).toFixed(1)}`)
  const ridge = Array.from({ length: 31 }, (_, i) => {
    const t = i / 30
    return `L${(402 + 210 * t ** 1.5 + 70 * Math.sin(t * 4.2) * t).toFixed(1)},${(crest(402) + 210 * t).toFixed(1)}`
  })
  // wind ripples: short crescents that lie along the slope, closer together near the crest
  const r = random(23)
  let ripples = ''
  for (let i = 0; i < 34; i++) {
    const t = (i + 0.5) / 34
    const down = 16 + 150 * t ** 1.5
    const x = r.range(640, 1480) + 60 * t
    const long = r.range(50, 130) * (0.6 + t)
    const y = crest(x) + down
    const thick = 1.6 + 3.4 * t
    ripples += `M${x},${y}q${long},${6 + 10 * t} ${2 * long},${crest(x + 2 * long) - crest(x) + 2}q${-long},${10 * t - thick + 6} ${-2 * long},${crest(x) - crest(x + 2 * long) - 2}Z`
  }
  // the same ripples in the lee, long and low, along the foot of the ridge
  let folds = ''
  for (let i = 0; i < 7; i++) {
    const [x, y, long] = [40 + i * 34, 896 + i * 15, 150 + (i % 3) * 46]
    folds += `M${x},${y}q${long / 2},${-12 - i} ${long},${10 + i}q${-long / 2},${-9 - i / 2} ${-long},${-10 - i}Z`
  }
  return (
    `<defs><linearGradient id="lee" x1=".5" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="#8f5a6e"/><stop offset=".45" stop-color="#503052"/><stop offset="1" stop-color="#281a38"/></linearGradient>` +
    `<linearGradient id="lit" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f3bd80"/><stop offset="1" stop-color="#dd9c68"/></linearGradient></defs>` +
    `<path d="M-10,1110${top.join('')}V1110Z" fill="url(#lit)"/><path d="${ripples}" fill="#d99a6a"/><clipPath id="slope"><path d="M-10,1110${top.join('')}V1110Z"/></clipPath><g clip-path="url(#slope)">${shadows}</g>` +
    `<path d="M-10,1010${top.slice(0, 42).join('')}${ridge.join('')}L700,1110H-10Z" fill="url(#lee)"/>` +
    `<path d="${folds}" fill="#9a6474" opacity=".5"/>`
  )
}
const COAT = { coat: '#a96c4a', shade: '#6e4450', lit: '#f0b272', robeShade: '#b99a94', band: '#ffd98a' }
/** Three moments of a pacing walk: the two legs of a side swing together. */
const PACES: readonly Gait[] = [
  { nod: -4, legs: [[[0.5, -0.7], [0.34, -0.02]], [[-0.86, -0.68], [-0.98, -0.04]], [[1.02, -0.74], [1.1, 0]], [[-0.52, -0.7], [-0.36, 0]]] }, // prettier-ignore
  { nod: 10, legs: [[[0.9, -0.76], [0.78, -0.16]], [[-0.42, -0.74], [-0.5, -0.1]], [[0.66, -0.68], [0.6, 0]], [[-0.84, -0.7], [-0.82, 0]]] }, // prettier-ignore
  { nod: 2, legs: [[[0.86, -0.72], [1.02, 0]], [[-0.5, -0.7], [-0.3, 0]], [[0.58, -0.68], [0.34, -0.02]], [[-0.84, -0.7], [-1.06, -0.02]]] }, // prettier-ignore
]
const CARAVAN: readonly (readonly [x: number, k: number, rider: boolean, inks: CamelInks])[] = [
  [530, 50, true, { ...COAT, cloth: '#c9503f', robe: '#fff3dc', scarf: '#2f8a8f' }],
  [724, 46, false, { ...COAT, coat: '#8f5a44', cloth: '#2f8a8f', robe: '#e7c48e', scarf: '#c9503f' }],
  [922, 54, true, { ...COAT, coat: '#b97e55', cloth: '#7a4a72', robe: '#f6dcb4', scarf: '#fff3dc' }],
]
/** `near` places the dune and the caravan: what is in the column 725 and the row 900 of the wide print, and their size. */
function draw(plate: Plate, cam: Camera, near: { x: number; y: number; scale: number }): void {
  const h = cam.horizonY
  const close = (body: string) =>
    `<g transform="translate(${near.x},${near.y}) scale(${near.scale}) translate(-725,-900)">${body}</g>`
  bareSky(plate, [
    [0, '#152f60'],
    [h * 0.28, '#6f90a8'],
    [h * 0.53, '#c9c6c0'],
    [h * 0.75, '#f3cfae'],
    [h, '#ffefd6'],
  ])
  plate.svg(`<g transform="translate(0,${h - 600})">${plain()}</g>` + giza(cam, TURN, SUN, HAZE))
  const feet = (x: number): number => crest(x) + 5
  const camels = CARAVAN.map(
    ([x, k, rider, coat], i) => [x, camel(x, feet(x), k, PACES[i]!, coat, rider)] as const,
  )
  const leader = place(
    1144,
    feet(1144),
    66,
    figure('walks', {
      skin: '#8a5a4a',
      hair: '#2c2038',
      top: '#fff3dc',
      farTop: '#c9a79c',
      bottom: '#f3e2c6',
      skirt: 'long',
      cut: 'scarf',
      hat: '#c9503f',
    }),
  )
  const walkers = [...camels, [1144, leader] as const]
  // the sun is low at the right: long shadows down the slope to the left
  const shadows = `<filter id="cast" x="-20%" y="-20%" width="140%" height="140%"><feFlood flood-color="#a3606e"/><feComposite in2="SourceAlpha" operator="in"/></filter>${walkers
    .map(
      ([x, body]) =>
        `<g transform="translate(${x},${feet(x).toFixed(1)}) matrix(1,.1,1.35,-.52,0,0) translate(${-x},${(-feet(x)).toFixed(1)})"><g filter="url(#cast)">${body}</g></g>`,
    )
    .join('')}`
  // one rope from the leader's hand to the nearest halter, and from each saddle to the halter behind it
  const rope = (x: number, y: number, u: number, v: number): string =>
    `<path d="M${x},${y.toFixed(1)}Q${(x + u) / 2},${(Math.max(y, v) + 12).toFixed(1)} ${u},${v.toFixed(1)}" stroke="#5c3a48" stroke-width="2" fill="none"/>`
  plate.svg(
    close(dune(shadows)) +
      edgeLight(
        close(
          rope(1134, feet(1144) - 58, 1017, feet(922) - 112) +
            rope(872, feet(922) - 92, 806, feet(724) - 86) +
            rope(682, feet(724) - 80, 622, feet(530) - 106) +
            camels.map(([, body]) => body).join('') +
            leader,
        ),
        [1, -0.4],
        2,
        '#ffe2ac',
      ),
  )
}
export const views: View[] = [
  {
    name: 'cairo-egypt-cover',
    focusX: 775,
    draw: (plate) => draw(plate, new Camera([0, 35, 0], 0, 3.4, 600, 760), { x: 735, y: 905, scale: 1.2 }),
    drawTall: (plate) =>
      draw(plate, new Camera([0, 35, 0], 0, 2.06, 560, 316), { x: 330, y: 880, scale: 0.88 }),
  },
]
