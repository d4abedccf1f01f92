/** Cairo: the three pyramids of Giza in line from the south-western plateau, at dawn, with a caravan. */
import { Camera } from '../kit/camera.ts'
import { camel, khafre, khufu, menkaure, ruins, type CamelInks } from '../kit/giza.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { flock, person, tree } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { mist, sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import { INK, materials, SUN } from '../materials/cairo.ts'

const cam = new Camera([0, 35, 0], 0, 3.4, 600, 760)
const haze = rgb(INK.haze)
/** The pyramids face the compass: seen from 24 degrees west of south. */
const TURN = 0.42

function plateau(plate: Plate): void {
  const m = Mesh.create()
  const r = random(9)
  m.terrain(
    (x, z) =>
      (fbm(x / 120, z / 260, 4, 3) - 0.5) * 9 * smoothstep(-2300, -1300, z) +
      10 * smoothstep(-1750, -1960, z) -
      34 * smoothstep(-2650, -3200, z) -
      1,
    -900,
    900,
    -3400,
    -440,
    180,
    220,
    'sand',
  )
  khufu(m.at(161, 9, -2459, TURN))
  khafre(m.at(0, 9, -2000, TURN))
  menkaure(m.at(-62, 0, -1550, TURN))
  ruins(m, r, 30, -1840, 120, 40)
  ruins(m, r, -120, -1500, 90, 26)
  ruins(m, r, 190, -2230, 110, 34)
  for (let i = 0; i < 26; i++) {
    const near = r()
    const [x, z] = [-70 + r.range(-150, 210) * (1 - near * 0.4), -1440 + near * near * 620]
    for (let k = 0; k < 1 + r() * 3; k++) person(m, x + k * 1.2, -0.6, z, i + k, 1.25)
  }
  // the city under the edge of the plateau
  for (let i = 0; i < 420; i++) {
    const [x, z] = [r.range(-1100, 1300), r.range(-5600, -3500)]
    m.box(x, -40, z, r.range(12, 26), r.range(36, 58) + (i % 23 === 0 ? 16 : 0), 20, 'town')
    if (i % 4 === 0) tree(m, i, x + 18, -28, z + 20, r.range(26, 36))
  }
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.32,
    bounce: 0.12,
    contact: 4,
    shadows: [
      { centre: [-40, 40, -1750], radius: 420 },
      { centre: [0, 40, -2000], radius: 1300 },
    ],
    air: (p, d) => ({
      amount:
        0.46 * smoothstep(1600, 2600, d) +
        0.4 * smoothstep(2700, 3900, d) +
        0.22 * smoothstep(44, 4, p[1]) * smoothstep(1560, 2000, d),
      ink: haze,
    }),
    airSteps: 12,
  })
}
/** Crest of the near dune, and the ridge that runs down it from the crest. */
const crest = (x: number): number =>
  902 -
  86 * smoothstep(-60, 420, x) +
  92 * smoothstep(430, 1120, x) -
  40 * smoothstep(1150, 1620, x) +
  3 * Math.sin(x / 37)
function dune(): string {
  const r = random(41)
  let top = ''
  for (let x = -10; x <= 1610; x += 10) top += `L${x},${crest(x).toFixed(1)}`
  const ridge = (t: number): [number, number] => [
    402 + 330 * t + 120 * Math.sin(t * 3),
    816 + 200 * t ** 1.25,
  ]
  let edge = ''
  for (let i = 0; i <= 30; i++) {
    const [x, y] = ridge(i / 30)
    edge += `L${x.toFixed(1)},${y.toFixed(1)}`
  }
  let ripple = ''
  for (let i = 0; i < 120; i++) {
    const x = r.range(640, 1600)
    const y = crest(x) + 14 + r() ** 1.4 * 130
    const w = r.range(30, 110)
    ripple += `M${x.toFixed(1)},${y.toFixed(1)}q${(w / 2).toFixed(1)},${r.range(-7, -2).toFixed(1)} ${w.toFixed(1)},${r.range(-3, 4).toFixed(1)}`
  }
  return `<defs><linearGradient id="lee" x1="0" y1="0" x2=".2" y2="1"><stop offset="0" stop-color="#8a5a62"/><stop offset="1" stop-color="#3f2f4c"/></linearGradient><linearGradient id="sunny" x1=".2" y1="0" x2=".1" y2="1"><stop offset="0" stop-color="#f3b877"/><stop offset=".55" stop-color="#d18d63"/><stop offset="1" stop-color="#8d5a5c"/></linearGradient></defs><path d="M-10,1010${top}L1610,1010Z" fill="url(#sunny)"/><path d="${ripple}" fill="none" stroke="#a9695c" stroke-opacity=".7" stroke-width="2.4" stroke-linecap="round"/><path d="M-10,1010L-10,${crest(-10).toFixed(1)}${top
    .split('L')
    .slice(1, 43)
    .map((p) => `L${p}`)
    .join('')}${edge}L-10,1010Z" fill="url(#lee)"/>`
}
const COAT = { coat: '#b9794f', shade: '#6e4450', lit: '#f0b272', robeShade: '#b99a94', band: '#ffd98a' }
const CARAVAN: readonly (readonly [x: number, stride: number, rider: boolean, inks: CamelInks])[] = [
  [520, 0.9, true, { ...COAT, cloth: '#c9503f', robe: '#fff3dc', scarf: '#2f8a8f' }],
  [662, -0.7, true, { ...COAT, coat: '#a2664a', cloth: '#2f8a8f', robe: '#f6dcb4', scarf: '#c9503f' }],
  [800, 0.6, false, { ...COAT, coat: '#c58a5c', cloth: '#7a4a72', robe: '#e7c48e', scarf: '#fff3dc' }],
  [930, -0.95, true, { ...COAT, cloth: '#d98a3c', robe: '#fff3dc', scarf: '#fff3dc' }],
]
/** The guide on foot: 1 unit = 1 m. */
function guide(x: number, y: number, k: number): string {
  return `<g transform="translate(${x},${y.toFixed(1)}) scale(${k})"><path d="M-.26,0 C-.24,-.6 -.26,-1.1 -.16,-1.38 L.14,-1.38 C.26,-1.1 .26,-.5 .32,0Z" fill="#b58f8e"/><path d="M.02,-1.38 L.14,-1.38 C.26,-1.1 .26,-.5 .32,0 L.1,0 C.14,-.6 .12,-1 .02,-1.38Z" fill="#fff3dc"/><path d="M-.1,-1.2 C-.3,-1.02 -.5,-1 -.66,-1.04 L-.66,-.94 C-.46,-.88 -.26,-.9 -.06,-1Z" fill="#c9a79c"/><circle cx="0" cy="-1.54" r=".13" fill="#8a5a4a"/><path d="M-.16,-1.5 C-.18,-1.74 .02,-1.76 .1,-1.7 C.18,-1.66 .16,-1.6 .14,-1.58 L-.04,-1.54 C-.06,-1.44 -.1,-1.36 -.2,-1.32Z" fill="#c9503f"/></g>`
}

function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#3d5f90'],
      [170, '#7d9bb0'],
      [320, '#c9c6c0'],
      [450, '#f3cfae'],
      [600, '#fde6cc'],
    ],
    { steps: 15 },
  )
  sun(plate, 934, 338, 60, '#fff6dc', '#ffe2a4', { reach: 6.5, strength: 0.85 })
  streaks(plate, {
    y0: -40,
    y1: 520,
    cover: 0.44,
    body: '#d9b3a2',
    lip: '#fff0cf',
    seed: 19,
    scale: 1.5,
    slant: 0.04,
    opacity: 0.8,
  })
  plateau(plate)
  mist(plate, '#fde2c2', 600, 720, 0.4, 26, 1.5)
  plate.svg(dune(), { stipple: 0.75 })
  const K = 33
  const feet = (x: number): number => crest(x) + 5
  let line = ''
  for (const [x, stride, rider, inks] of CARAVAN) line += camel(x, feet(x), K, stride, inks, rider)
  plate.svg(line + guide(1026, feet(1026), K))
  plate.svg(flock(7, 360, 300, 130, 50, 10, 11, '#4c5578'))
}
export const views: View[] = [{ name: 'cairo-egypt-cover', focusX: 775, draw }]
