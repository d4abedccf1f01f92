/** Rome: the Colosseum from the Oppian hill, umbrella pines, the last hour of sun from the right. */
import { Camera } from '../kit/camera.ts'
import { colosseum } from '../kit/colosseum.ts'
import { house } from '../kit/house.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { cypress, flock, person, tree } from '../kit/life.ts'
import { mendEdge } from '../kit/mend-edge.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import { umbrellaPine } from '../kit/pine.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { cumulus, mist, sky, streaks } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import { INK, materials, SUN } from '../materials/rome.ts'

const cam = new Camera([0, 38, 217], 0, 1, 430, 800)
const haze = rgb(INK.haze)

/** The Caelian and the Palatine behind, with villas, pines and a bell tower. */
function hills(plate: Plate): void {
  const m = Mesh.create()
  const r = random(7)
  const hill = (x: number, z: number): number =>
    (34 + 20 * Math.sin(x / 170 + 0.6)) *
    smoothstep(-200, -420, z) *
    (0.7 + 0.6 * fbm(x / 120, z / 120, 4, 3))
  m.terrain(hill, -620, 620, -640, -120, 120, 50, 'grass')
  for (let i = 0; i < 150; i++) {
    const [x, z] = [r.range(-420, 420), r.range(-470, -210)]
    const q = m.at(x, hill(x, z) - 1, z, r.range(-0.4, 0.4))
    house(q, r, r.range(9, 17), r.range(7, 13), 10, r.pick(['wallA', 'wallB', 'wallC']), 'tile', 0.04)
  }
  for (let i = 0; i < 170; i++) {
    const [x, z] = [r.range(-430, 430), r.range(-480, -170)]
    const kind = r()
    if (kind < 0.22) umbrellaPine(m, i, x, hill(x, z), z, r.range(15, 22), r.range(-0.06, 0.06))
    else if (kind < 0.45) cypress(m, x, hill(x, z), z, r.range(12, 19))
    else tree(m, i, x, hill(x, z), z, r.range(8, 12))
  }
  const b = m.at(196, hill(196, -330), -330, 0.2, 1.15)
  b.box(0, -6, 0, 8.4, 44, 8.4, 'brick')
  for (let j = 0; j < 5; j++) {
    b.box(0, 10 + j * 6, 0, 9.2, 0.6, 9.2, 'stone')
    for (const x of [-2, 2]) b.box(x, 11.6 + j * 6, 4.1, 1.5, 3, 0.4, 'void')
  }
  b.hip(0, 38, 0, 9.8, 4, 9.8, 0, 'tile')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    shadows: [{ centre: [0, 20, -320], radius: 460 }],
    air: (_p, d) => ({ amount: 0.4 + 0.32 * smoothstep(360, 720, d), ink: haze }),
    airSteps: 9,
  })
}
/** Crest of the grassy bank we stand on. */
const crest = (x: number): number =>
  826 + 120 * smoothstep(-40, 620, x) + 60 * smoothstep(520, 1180, x) - 40 * smoothstep(1250, 1600, x)
function bank(): string {
  const r = random(31)
  let path = 'M-10,1010'
  for (let x = -10; x <= 1610; x += 20) path += `L${x},${crest(x).toFixed(1)}`
  let dark = ''
  let lit = ''
  let red = ''
  for (let i = 0; i < 900; i++) {
    const x = r.range(-10, 1610)
    const y = crest(x) + (i % 3 ? r.range(0, 8) : r.range(8, 120))
    const [h, l] = [r.range(7, 20), r.range(-9, 5)]
    const blade = `M${(x - 1.6).toFixed(1)},${y.toFixed(1)}Q${(x + l * 0.3).toFixed(1)},${(y - h * 0.6).toFixed(1)} ${(x + l).toFixed(1)},${(y - h).toFixed(1)}Q${(x + l * 0.4 + 1.6).toFixed(1)},${(y - h * 0.5).toFixed(1)} ${(x + 1.6).toFixed(1)},${y.toFixed(1)}Z`
    if (i % 5 === 0) lit += blade
    else dark += blade
    if (i % 17 === 0)
      red += `<ellipse cx="${(x + l).toFixed(1)}" cy="${(y - h).toFixed(1)}" rx="${r.range(2.6, 4.2).toFixed(1)}" ry="2.6"/>`
  }
  return `<defs><linearGradient id="sward" x1="0" y1="0" x2=".1" y2="1"><stop offset="0" stop-color="#8e9550" stop-opacity=".75"/><stop offset=".4" stop-color="#55744f" stop-opacity=".35"/><stop offset="1" stop-color="#1a343c" stop-opacity=".4"/></linearGradient></defs><path d="${path}L1610,1010Z" fill="#24484a"/><path d="${path}L1610,1010Z" fill="url(#sward)"/><path d="${dark}" fill="#24484a"/><path d="${lit}" fill="#8e9550"/><g fill="#d9503c">${red}</g>`
}
/** Two friends on the grass, seen from behind: 1 unit = 1 m, seat at y=0. */
function friends(x: number, y: number, k: number): string {
  return `<g transform="translate(${x},${y}) scale(${k})"><path d="M-.46,.08 C-.5,-.3 -.42,-.62 -.26,-.7 L.06,-.7 C.24,-.6 .26,-.3 .24,.08Z" fill="#2f6f86"/><path d="M-.02,-.7 L.06,-.7 C.24,-.6 .26,-.3 .24,.08 L.08,.08 C.14,-.3 .12,-.56 -.02,-.7Z" fill="#8fc0bd"/><path d="M.06,-.6 C.26,-.62 .34,-.8 .4,-.98 L.5,-.94 C.48,-.68 .38,-.46 .18,-.38Z" fill="#5f9fa6"/><circle cx=".46" cy="-1.01" r=".07" fill="#e3a376"/><circle cx="-.09" cy="-.92" r=".155" fill="#3a2838"/><path d="M-.02,-1.05 A.155,.155 0 0 1 .02,-.82 C.04,-.9 .02,-1 -.02,-1.05Z" fill="#e3a376"/><path d="M-.16,-.8 L-.02,-.8 L-.02,-.66 L-.16,-.66Z" fill="#a8705c"/>
  <g transform="translate(.98,.04)"><path d="M-.36,.08 C-.4,-.26 -.34,-.54 -.2,-.62 L.1,-.62 C.28,-.52 .34,-.2 .3,.08Z" fill="#f2e2c0"/><path d="M-.36,.08 C-.4,-.26 -.34,-.54 -.2,-.62 L-.04,-.62 C-.12,-.4 -.12,-.1 -.1,.08Z" fill="#b9958c"/><path d="M-.42,-.84 C-.3,-.92 .24,-.92 .36,-.84 C.24,-.77 -.3,-.77 -.42,-.84Z M-.2,-.86 C-.18,-1.08 .14,-1.08 .16,-.86Z" fill="#e9b562"/><path d="M.06,-1.02 C.14,-.98 .15,-.92 .16,-.87 L.36,-.84 C.24,-.79 .1,-.78 .02,-.78Z" fill="#fbe0a0"/><path d="M-.16,-.8 C-.2,-.6 -.16,-.5 -.02,-.46 C.12,-.5 .14,-.62 .1,-.8Z" fill="#5c3034"/></g></g>`
}

function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#2f6480'],
      [130, '#5f95a3'],
      [250, '#a3bda9'],
      [340, '#e6dba6'],
      [430, '#fde3a8'],
    ],
    { steps: 15 },
  )
  streaks(plate, {
    y0: -50,
    y1: 250,
    cover: 0.42,
    body: '#d3a48e',
    lip: '#ffe6b6',
    seed: 12,
    scale: 1.4,
    slant: 0.04,
    opacity: 0.8,
  })
  const heap = ['#fff0c8', '#fbd3a0', '#e3a88c', '#b98a92']
  cumulus(plate, 21, 1270, 420, 640, 210, heap, 0.7)
  cumulus(plate, 14, 560, 424, 460, 130, heap, 0.7)
  hills(plate)
  mist(plate, '#fbd9a0', 380, 520, 0.45, 18, 1.4)

  const m = Mesh.create()
  const r = random(3)
  m.box(0, -2, -50, 900, 2, 440, 'ground')
  colosseum(m.at(12, 0, 0, 0.1))
  for (let i = 0; i < 80; i++) {
    const [x, z] = [r.range(-90, 130), r.range(83, 110)]
    const n = 1 + Math.floor(r() * 3)
    for (let k = 0; k < n; k++) person(m, x + k * 0.9, 0, z + r.range(-0.6, 0.6), i + k, r.range(0.96, 1.08))
  }
  for (const [x, z, h, lean] of [
    [-118, 40, 22, 0.05],
    [-134, 10, 24, -0.04],
    [-106, 66, 19, 0.06],
    [-150, 44, 23, 0.02],
    [128, 30, 21, -0.05],
    [142, -6, 23, 0.04],
    [120, 62, 18, -0.04],
  ] as const)
    umbrellaPine(m, Math.round(x * 3 + z), x, 0, z, h, lean)
  for (const [x, z] of [
    [-96, 84],
    [-101, 80],
    [104, 84],
    [135, 50],
  ] as const)
    cypress(m, x, 0, z, 15, 'tree')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.18,
    contact: 6,
    shadows: [
      { centre: [0, 24, 40], radius: 80 },
      { centre: [0, 20, 0], radius: 170 },
    ],
    air: (p) => ({ amount: 0.26 * smoothstep(70, -80, p[2]), ink: haze }),
    airSteps: 9,
  })
  const near = Mesh.create()
  umbrellaPine(near, 5, -11.2, 20, 161, 27, 0.1)
  umbrellaPine(near, 9, -30, 17, 147, 19, -0.06)
  pullSolid(plate, near, cam, {
    sun: SUN,
    materials,
    sky: 0.3,
    bounce: 0.12,
    contact: 6,
    shadows: [{ centre: [-18, 36, 155], radius: 26 }],
  })
  mendEdge(plate, 7)
  plate.svg(friends(742, crest(742) + 10, 66))
  plate.svg(bank(), { stipple: 0.7 })
  plate.svg(flock(14, 980, 190, 170, 60, 15, 11, '#4b4258'))
}
export const views: View[] = [{ name: 'rome-italy-cover', focusX: 800, draw }]
