/** Muscat: a dhow off the Mutrah corniche, white houses and forts under bare mountains, late in the day. */
import { Camera } from '../kit/camera.ts'
import { dhow } from '../kit/dhow.ts'
import { palm, type PalmInks } from '../kit/flora.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { caique, flock, gull, person, tree } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random, ridged } from '../kit/noise.ts'
import { corniceMosque, fortTower, fortWall, merchantHouse } from '../kit/omani-town.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { reflectObject, sea } from '../kit/sea.ts'
import { mist, sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import { INK, materials, SUN } from '../materials/muscat.ts'

const EYE = 8
const HORIZON = 640
const QUAY = -300
const cam = new Camera([0, EYE, 0], 0, 1.1, HORIZON, 800)
const haze = rgb(INK.haze)

/** Ridge line: named peaks [x, height, width] over ridged noise. */
function range(
  m: Mesh,
  z: number,
  deep: number,
  peaks: readonly (readonly [number, number, number])[],
  seed: number,
  mat: string,
): void {
  const crest = (x: number): number =>
    peaks.reduce((top, [px, h, w]) => Math.max(top, h * Math.exp(-(((x - px) / w) ** 2))), 14)
  m.terrain(
    (x, zz) => {
      const t = smoothstep(z + deep, z, zz)
      const craggy = ridged(x / 110 + seed, zz / 150, 6, seed) - 0.34
      return crest(x + 26 * fbm(x / 60, zz / 60, 2, seed)) * t * (1 + 0.5 * craggy) + craggy * 46 * t - 3
    },
    z * 0.62,
    -z * 0.62,
    z - deep * 0.5,
    z + deep,
    340,
    90,
    mat,
  )
}
function mountains(plate: Plate): void {
  const far = Mesh.create()
  range(
    far,
    -1500,
    420,
    [
      [-620, 190, 240],
      [-300, 150, 150],
      [40, 205, 170],
      [400, 270, 150],
      [760, 210, 200],
    ],
    4,
    'rock',
  )
  pullSolid(plate, far, cam, {
    sun: SUN,
    materials,
    sky: 0.3,
    shadows: [{ centre: [0, 150, -1450], radius: 900 }],
    air: (p) => ({ amount: 0.46 + 0.24 * smoothstep(170, 20, p[1]), ink: haze }),
    airSteps: 9,
  })
  mist(plate, '#f8cd97', 500, 660, 0.42, 12, 1.5)
  const near = Mesh.create()
  range(
    near,
    -760,
    330,
    [
      [-390, 96, 110],
      [-210, 56, 60],
      [-60, 62, 60],
      [70, 84, 60],
      [226, 118, 80],
      [390, 96, 100],
    ],
    9,
    'rock',
  )
  for (const [x, z, y] of [
    [-206, -680, 44],
    [250, -716, 84],
  ] as const)
    fortTower(near.at(x, y, z), 7, 17)
  pullSolid(plate, near, cam, {
    sun: SUN,
    materials,
    sky: 0.3,
    shadows: [{ centre: [0, 80, -680], radius: 480 }],
    air: (p) => ({ amount: 0.16 + 0.24 * smoothstep(90, 10, p[1]), ink: haze }),
    airSteps: 9,
  })
}
/** The rock the fort stands on, east of the town. */
const knoll = (x: number, z: number): number =>
  36 *
    Math.exp(-(((x - 68) / 30) ** 2) - ((z + 352) / 30) ** 2) *
    (0.8 + 0.6 * (ridged(x / 22, z / 22, 4, 3) - 0.3)) +
  24 * Math.exp(-(((x - 134) / 34) ** 2) - ((z + 340) / 36) ** 2) * (0.8 + 0.6 * ridged(x / 18, z / 18, 4, 7))
function town(plate: Plate): void {
  const m = Mesh.create()
  const r = random(27)
  m.terrain(
    (x, z) => 2 + knoll(x, z) + 0.16 * Math.max(0, QUAY - 14 - z) + 1.5 * fbm(x / 20, z / 20, 2, 3),
    -330,
    330,
    -470,
    QUAY - 1,
    260,
    90,
    'crag',
  )
  m.box(0, -3, QUAY, 640, 5.4, 3, 'quay')
  m.box(0, 2.4, QUAY - 6, 640, 0.2, 12, 'quay')
  for (let x = -190; x < 190; x += 2.4) m.box(x, 2.4, QUAY + 0.8, 0.3, 1.1, 0.3, 'white')
  m.box(0, 3.4, QUAY + 0.8, 400, 0.25, 0.4, 'white')
  for (let row = 0; row < 6; row++) {
    const z = QUAY - 82 + row * 14
    for (let x = -190 + r() * 9; x < 200;) {
      const w = r.range(8, 14)
      const cx = x + w / 2
      const ground = 2 + 0.16 * Math.max(0, QUAY - 14 - z)
      const mosque = Math.abs(cx - 22) < 27 && row > 2
      if (!mosque && knoll(cx, z) < 3.4 && r() > 0.08)
        merchantHouse(
          m.at(cx, ground, z + r.range(-2, 2), r.range(-0.07, 0.07), 1.2),
          r,
          w / 1.2,
          r() < 0.3 ? 2 : r() < 0.75 ? 3 : 4,
        )
      else if (!mosque && knoll(cx, z) < 6) tree(m, Math.round(x * 3 + row), cx, ground - 1, z, r.range(6, 9))
      x += w + r.range(0.2, 1.8)
    }
  }
  corniceMosque(m.at(17, 2.4, QUAY - 24, 0.1, 1.25))
  // Mutrah fort along its rock
  const towers = [
    [49, 27, -348, 6.2, 12],
    [68, 36, -350, 7.6, 16],
    [92, 29, -346, 6, 11],
    [132, 24, -336, 5.4, 10],
  ] as const
  towers.forEach(([x, y, z, rad, h], i) => {
    fortTower(m.at(x, y, z), rad, h)
    const next = towers[i + 1]
    if (next) fortWall(m, [x, y, z], [next[0], next[1], next[2]], 5)
  })
  for (let i = 0; i < 40; i++) person(m, r.range(-150, 150), 2.6, QUAY - r.range(0.5, 5), i, 1.1)
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.16,
    contact: 5,
    shadows: [
      { centre: [30, 20, -340], radius: 130 },
      { centre: [0, 10, -350], radius: 260 },
    ],
    air: (p, d) => ({ amount: 0.2 * smoothstep(300, 400, d) * smoothstep(60, 10, p[1]), ink: haze }),
    airSteps: 8,
  })
  const leaf: PalmInks = {
    trunk: '#7a5a5c',
    trunkLit: '#f0b98a',
    back: '#355a5a',
    mid: '#66804f',
    lit: '#c4a95a',
  }
  for (const [seed, x, h, lean] of [
    [2, 330, 74, 6],
    [5, 392, 60, -6],
    [8, 1112, 74, 8],
    [6, 96, 76, 8],
    [7, 1420, 70, -8],
  ] as const)
    plate.svg(palm(seed, x, 674, h, lean, leaf, true, 0.16))
}
/** Rocks of the near point, in shade, with two anglers. */
function point(): string {
  const r = random(5)
  let lit = ''
  let body = ''
  for (let i = 0; i < 26; i++) {
    const x = 1180 + i * 19 + r.range(-10, 10)
    const y = 985 - 130 * smoothstep(1180, 1560, x) + r.range(-12, 22)
    const w = r.range(44, 84)
    const h = r.range(34, 70)
    body += `M${x - w},1010L${x - w * 0.8},${y + h * 0.5}L${x - w * 0.25},${y}L${x + w * 0.4},${y + 6}L${x + w},${y + h * 0.7}L${x + w},1010Z`
    lit += `M${x - w * 0.8},${y + h * 0.5}L${x - w * 0.25},${y}L${x - w * 0.02},${y + 3}L${x - w * 0.4},${y + h * 0.62}Z`
  }
  return `<path d="${body}" fill="#33304f"/><path d="${lit}" fill="#9a6a5c"/>`
}
const ANGLER = `<path d="M-.2,0 C-.22,-.6 -.24,-1.1 -.2,-1.36 C-.1,-1.46 .1,-1.46 .2,-1.36 C.24,-1.1 .24,-.6 .24,0Z" fill="#c9b2a8"/><path d="M-.2,0 C-.22,-.6 -.24,-1.1 -.2,-1.36 L-.1,-1.42 C-.12,-1 -.1,-.5 -.08,0Z" fill="#fff3d8"/><path d="M-.16,-1.3 C-.3,-1.16 -.42,-1.1 -.52,-1.12 L-.52,-1.03 C-.4,-1 -.26,-1.04 -.14,-1.12Z" fill="#e9d3bc"/><circle cx="-.54" cy="-1.08" r=".05" fill="#a56c4c"/><path d="M-.3,-.9 L-1.7,-1.75" stroke="#54384a" stroke-width=".035"/><path d="M-1.7,-1.75 Q-2,-.9 -2.05,.5" fill="none" stroke="#ffe9bc" stroke-width=".014"/><circle cx="0" cy="-1.58" r=".14" fill="#8a5a44"/><path d="M-.15,-1.6 C-.16,-1.8 .16,-1.8 .16,-1.6 C.06,-1.66 -.06,-1.66 -.15,-1.6Z" fill="#b9523a"/><path d="M-.14,-1.58 C-.13,-1.5 -.1,-1.45 -.05,-1.44 L-.07,-1.62Z" fill="#e9a878"/>`
const COMPANION = `<path d="M-.3,.02 C-.36,-.3 -.3,-.72 -.16,-.84 L.14,-.84 C.28,-.7 .3,-.3 .3,.02Z" fill="#2f6f84"/><path d="M-.3,.02 C-.36,-.3 -.3,-.72 -.16,-.84 L-.08,-.84 C-.2,-.5 -.18,-.2 -.16,.02Z" fill="#ffd9a0"/><path d="M-.3,.02 L-.62,-.02 L-.6,-.14 L-.2,-.3Z" fill="#27506e"/><circle cx="0" cy="-.99" r=".14" fill="#8a5a44"/><path d="M-.15,-.98 C-.18,-1.2 .18,-1.2 .15,-.98 C.05,-1.08 -.05,-1.08 -.15,-.98Z" fill="#fff3d8"/>`

function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#1d5670'],
      [150, '#4f8c94'],
      [300, '#b9b594'],
      [430, '#f5c07c'],
      [640, '#fde0a8'],
    ],
    { steps: 15 },
  )
  sun(plate, 506, 376, 64, '#fff4d0', '#ffdf9a', { reach: 6, strength: 0.85 })
  streaks(plate, {
    y0: -30,
    y1: 460,
    cover: 0.44,
    body: '#d0a890',
    lip: '#fff0c4',
    seed: 53,
    scale: 1.5,
    slant: -0.04,
    opacity: 0.8,
  })
  mountains(plate)
  mist(plate, '#f3bd88', 560, 690, 0.34, 19, 1.2)
  town(plate)
  const top = cam.project([0, -0.4, QUAY + 1.6]).y
  sea(plate, {
    top,
    horizon: HORIZON,
    waves: 1.8,
    far: '#6fb0a4',
    near: '#0e5468',
    dark: '#0b4459',
    light: '#ffd794',
    reflect: 0.42,
    path: { x: 506, ink: '#ffeab4', far: 40, near: 120, strength: 0.6 },
    seed: 12,
  })
  const small = Mesh.create()
  for (const [x, z, t] of [
    [-62, -200, 0.3],
    [-84, -176, -0.4],
    [58, -210, 0.2],
    [76, -190, -0.2],
    [92, -226, 0.5],
  ] as const)
    caique(small.at(x, 0, z, t), Math.round(x))
  pullSolid(plate, small, cam, { sun: SUN, materials, sky: 0.36, bounce: 0.2 })
  const [x, z, turn] = [-7.2, -85, 0.16]
  const boat = Mesh.create()
  dhow(boat.at(x, 0, z, turn))
  const depth = pullSolid(plate, boat, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.2,
    contact: 4,
    shadows: [{ centre: [x, 10, z], radius: 20 }],
    shadowSize: 3072,
  })
  const at = (u: number, w: number) => cam.project([x + u * Math.cos(turn), 0, z - u * Math.sin(turn) + w])
  const line = at(0, 3).y
  reflectObject(plate, depth, () => line - 3, '#1f5f70', 0.74, HORIZON, 4)
  const [bow, stern] = [at(10.6, 0), at(-11, 1.5)]
  plate.svg(
    `<path d="M${bow.x + 40},${bow.y - 1} q-60,2 -120,8 q-180,14 -${bow.x - stern.x - 110},8 q-90,6 -210,22 q150,4 260,-8 q140,4 ${bow.x - stern.x - 150},-6 q90,-6 180,-24Z" fill="#fff3d8" fill-opacity=".85"/><path d="M${stern.x - 60},${stern.y + 34} q-110,14 -220,12 q130,12 240,-4Z" fill="#fff3d8" fill-opacity=".5"/>`,
    { stipple: 0.35 },
  )
  plate.svg(point())
  plate.svg(
    `<g transform="translate(1448,880) scale(74)">${ANGLER}</g><g transform="translate(1528,866) scale(74)">${COMPANION}</g>`,
  )
  const g = (gx: number, gy: number, s: number, b: number, t: number): string =>
    gull(gx, gy, s, b, t, '#fff6e2', '#b3a0a4', '#3f4c64')
  plate.svg(g(330, 770, 120, 0.7, -12) + g(1130, 250, 92, 0.4, -10) + g(1210, 300, 62, 0.8, 6))
  plate.svg(flock(8, 250, 300, 90, 40, 8, 9, '#5a6a70'))
}
export const views: View[] = [{ name: 'muscat-oman-cover', focusX: 800, draw }]
