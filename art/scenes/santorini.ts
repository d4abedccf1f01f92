/** Santorini: Oia going gold over the caldera. */
import { mix, rgb, smoothstep } from '../kit/ink.ts'
import { fbm, random, ridged, type Random } from '../kit/noise.ts'
import { Mesh } from '../kit/mesh.ts'
import type { Vec3 } from '../kit/vec.ts'
import { archOutline, rectOutline } from '../kit/outline.ts'
import { Camera } from '../kit/camera.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { sky, sun, streaks, mist } from '../kit/sky.ts'
import { sea } from '../kit/sea.ts'
import { domeProfile } from '../kit/buildings.ts'
import { flock, person } from '../kit/life.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'

const INK = {
  indigo: '#2c3170',
  violet: '#6a5a9c',
  lilac: '#b8a4cf',
  rose: '#dd7489',
  coral: '#f79a76',
  peach: '#fecb94',
  cream: '#fff3dc',
  blue: '#2460b4',
  cliff: '#7b3a4a',
  wine: '#c4266a',
}
const SUN: Vec3 = [-0.84, 0.36, 0.24]
const white = (lit: string): Material => ({
  tones: [lit, mix(lit, INK.peach, 0.35), mix(lit, '#c99cc0', 0.62), INK.lilac, '#8678b8', '#5f559c'],
  cuts: [0.66, 0.5, 0.36, 0.14, 0.06],
  grain: 0.035,
})
const materials: Record<string, Material> = {
  white: white('#fff6e4'),
  whiteB: white('#fdeacb'),
  ochre: { tones: ['#fbc878', '#f0a765', '#c27480', '#80609c'], cuts: [0.6, 0.36, 0.18], grain: 0.03 },
  pink: { tones: ['#fbc2a4', '#ef9d90', '#b97a9e', '#765c9c'], cuts: [0.6, 0.36, 0.18], grain: 0.03 },
  dome: {
    tones: ['#a9d4f2', '#4a94dc', INK.blue, '#234896', '#272f78'],
    cuts: [0.82, 0.58, 0.34, 0.16],
    grain: 0.09,
  },
  paving: {
    tones: ['#fff0d6', '#fcd9b8', '#d3b3cb', '#9a8cc4', '#6a60a4'],
    cuts: [0.6, 0.44, 0.26, 0.14],
    grain: 0.02,
    detail: (p) => (Math.abs(fbm(p[0] * 1.1, p[2] * 1.1, 2, 4) - 0.5) < 0.02 ? 0.12 : 0),
  },
  door: { tones: ['#3d7fcf', '#2a57a6', '#2c3a80'], cuts: [0.5, 0.2] },
  dark: { tones: ['#5a4a8a', '#3d356f'], cuts: [0.4] },
  lamp: { tones: ['#ffe08a'], glow: true },
  cliff: {
    tones: ['#f19a78', '#cf6a66', '#9a4a5e', '#653a62', '#43305f'],
    cuts: [0.66, 0.46, 0.28, 0.14],
    grain: 0.13,
    detail: (p, n, l) =>
      n[1] > 0.82
        ? 0.3
        : (fbm(p[1] / 8 + fbm(p[0] / 40, p[2] / 40, 3, 2) * 2, (p[0] + p[2]) / 90, 4, 6) - 0.62) *
            (l > 0 ? 1.5 : 0.3) -
          0.12,
  },
  gold: { tones: ['#ffd77a', '#c07a3a'], cuts: [0.4] },
  bell: { tones: ['#c98d4a', '#6a4452'], cuts: [0.45] },
  plant: { tones: ['#ff7fae', '#e23d83', '#a51f68', '#5f2464'], cuts: [0.6, 0.4, 0.2], grain: 0.3 },
  leaf: { tones: ['#8fb07a', '#4f8470', '#34577a', '#2f3c70'], cuts: [0.6, 0.4, 0.2], grain: 0.2 },
  pot: { tones: ['#ee9a66', '#b85a50'], cuts: [0.4] },
  hull: { tones: ['#fff1dd', '#b9a0c8', '#6b5f9c'], cuts: [0.4, 0.2] },
  sail: { tones: ['#fff3dc', '#f6c6a4', '#b79cc6'], cuts: [0.5, 0.25] },
  cloth1: { tones: ['#e2564f', '#7d3a66'], cuts: [0.3] },
  cloth2: { tones: ['#2f6fb8', '#34408a'], cuts: [0.3] },
  cloth3: { tones: ['#ffe2a6', '#b98a9a'], cuts: [0.3] },
  skin: { tones: ['#d99b78', '#8d5e78'], cuts: [0.3] },
}
/** Contour of the village shelf: x of the 134 m line at depth z. */
const shelf = (z: number) =>
  -4 +
  11 * smoothstep(-40, -75, z) -
  34 * smoothstep(-90, -230, z) +
  34 * smoothstep(-230, -340, z) -
  104 * smoothstep(-330, -620, z)
function ground(x: number, z: number): number {
  const d = x - shelf(z),
    crest = 150 + 26 * smoothstep(-120, -330, z) - 10 * smoothstep(-420, -700, z)
  const up = 134 + d * 0.52 - 22 * smoothstep(-70, -56, z),
    top = Math.min(up, crest + (up - crest) * 0.12)
  if (d > -22) return top
  const fall = -22 - d // the cliff: steep, buttressed
  return Math.max(
    -6,
    134 -
      22 * 0.52 -
      fall * (1.55 + 1.5 * (fbm(z / 40, d / 120, 4, 3) - 0.5)) +
      (ridged(x / 60, z / 38, 5, 2) - 0.5) * Math.min(46, fall * 0.9) -
      10 * smoothstep(0, 6, fall),
  )
}
/** A cave house: a cube or a barrel vault with its facade to the sea (local +z). */
function caveHouse(m: Mesh, r: Random, wall: string): void {
  const w = r.range(4.6, 7.5),
    h = r.range(3, 4),
    d = r.range(6, 9),
    kind = r()
  m.box(0, -7, 0, w, h + 7, d, wall)
  if (kind < 0.42) {
    // barrel vault with a fanlight
    m.vault(0, h, 0, w, w * 0.36, d, wall, 'z', wall)
    m.decal(
      archOutline(w * 0.34, w * 0.22),
      [0, h - 0.1, d / 2],
      [1, 0, 0],
      [0, 1, 0],
      r() < 0.4 ? 'lamp' : 'dark',
      0.06,
    )
  } else {
    for (const s of [-1, 1]) {
      m.box((s * (w - 0.3)) / 2, h, 0, 0.3, 0.7, d, wall)
      m.box(0, h, (s * (d - 0.3)) / 2, w, 0.7, 0.3, wall)
    }
    if (kind > 0.75) m.box(r.range(-1, 1), h, -1, w * 0.5, 2.4, d * 0.5, wall)
    if (kind > 0.6) {
      m.box(w * 0.3, h, -2, 0.7, 1.9, 0.7, wall)
      m.box(w * 0.3, h + 1.9, -2, 0.95, 0.25, 0.95, wall)
    }
  }
  m.decal(archOutline(1.15, 2.25), [r.range(-0.4, 0.4), 0.02, d / 2], [1, 0, 0], [0, 1, 0], 'door', 0.06)
  for (const s of [-1, 1])
    m.decal(
      rectOutline(0.8, 1.15),
      [s * w * 0.33, 1.75, d / 2],
      [1, 0, 0],
      [0, 1, 0],
      r() < 0.3 ? 'lamp' : r() < 0.6 ? 'door' : 'dark',
      0.06,
    )
  m.decal(
    rectOutline(0.7, 1),
    [w / 2, 1.9, r.range(-1, 1)],
    [0, 0, -1],
    [0, 1, 0],
    r() < 0.25 ? 'lamp' : 'dark',
    0.06,
  )
  m.box(0, -7, d / 2 + 1.8, w + 0.6, 7, 3.6, wall) // the terrace in front
  m.box(0, 0, d / 2 + 3.45, w + 0.6, 0.75, 0.3, wall)
  m.box(w / 2 + 0.15, 0, d / 2 + 1.8, 0.3, 0.75, 3.6, wall)
  if (r() < 0.3)
    m.blob(
      r.range(-1.5, 1.5),
      0.7,
      d / 2 + 2.6,
      r.range(0.6, 1),
      r() < 0.6 ? 'plant' : 'leaf',
      0.8,
      0.2,
      Math.floor(r() * 90),
      7,
    )
}
/** Blue-domed church: cross arms, drum with lights, dome with ribs and a cross. r = dome radius. */
export function church(m: Mesh, r: number): void {
  m.box(0, -10, 0, r * 2.5, 10 + r * 0.9, r * 2.5, 'white')
  m.vault(0, r * 0.9, 0, r * 2.9, r * 0.42, r * 1.25, 'white', 'x')
  m.vault(0, r * 0.9, 0, r * 1.25, r * 0.42, r * 2.9, 'white', 'z')
  m.box(0, -10, 0, r * 2.9, 10 + r * 0.9, r * 1.25, 'white')
  m.box(0, -10, 0, r * 1.25, 10 + r * 0.9, r * 2.9, 'white')
  m.revolve(
    0,
    0,
    [
      [r * 0.98, r * 0.9],
      [r * 0.98, r * 1.62],
      [r * 1.1, r * 1.66],
      [r * 1.1, r * 1.78],
      [r * 0.99, r * 1.8],
    ],
    'white',
    48,
  )
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * Math.PI * 2,
      s = Math.sin(a),
      c = Math.cos(a)
    m.decal(
      archOutline(r * 0.22, r * 0.46),
      [s * r * 0.985, r * 1.06, c * r * 0.985],
      [c, 0, -s],
      [0, 1, 0],
      'dark',
      0.04,
    )
    m.box(0, 0, 0, 0, 0, 0, 'white')
  }
  m.revolve(0, 0, domeProfile(r, r * 0.98, r * 1.79, 0, 0, 18), 'dome', 56)
  const t = r * 2.76
  m.revolve(
    0,
    0,
    [
      [r * 0.16, t - 0.05 * r],
      [r * 0.14, t + r * 0.16],
      [r * 0.2, t + r * 0.18],
      [0, t + r * 0.3],
    ],
    'white',
    12,
  )
  m.box(0, t + r * 0.26, 0, r * 0.05, r * 0.5, r * 0.05, 'white')
  m.box(0, t + r * 0.56, 0, r * 0.3, r * 0.05, r * 0.05, 'white')
  m.decal(archOutline(r * 0.5, r * 0.85), [0, -0.2, r * 1.45], [1, 0, 0], [0, 1, 0], 'door', 0.06)
  m.decal(archOutline(r * 0.24, r * 0.3), [0, r * 0.95, r * 1.45], [1, 0, 0], [0, 1, 0], 'dark', 0.06)
}
/** Bell gable: three arches, two below and one above, a bell in each. */
export function bellGable(m: Mesh, h: number): void {
  const w = h * 0.62,
    d = h * 0.14
  m.box(0, -8, 0, w, 8 + h * 0.2, d * 1.3, 'white')
  const pier = (x: number, y: number, pw: number, ph: number) => m.box(x, y, 0, pw, ph, d, 'white')
  for (const x of [-w / 2 + h * 0.05, 0, w / 2 - h * 0.05]) pier(x, h * 0.2, h * 0.1, h * 0.3)
  m.box(0, h * 0.5, 0, w, h * 0.1, d, 'white')
  m.box(0, h * 0.6, 0, w * 1.06, h * 0.03, d * 1.3, 'white')
  for (const x of [-h * 0.13, h * 0.13]) pier(x, h * 0.63, h * 0.08, h * 0.18)
  m.box(0, h * 0.8, 0, h * 0.36, h * 0.07, d, 'white')
  m.gable(0, h * 0.87, 0, d, h * 0.08, h * 0.4, 'white')
  m.vault(0, h * 0.87, 0, h * 0.34, h * 0.1, d, 'white', 'z')
  m.box(0, h * 0.95, 0, h * 0.02, h * 0.15, h * 0.02, 'white')
  m.box(0, h * 1.04, 0, h * 0.09, h * 0.02, h * 0.02, 'white')
  for (const [x, y] of [
    [-h * 0.155, h * 0.44],
    [h * 0.155, h * 0.44],
    [0, h * 0.76],
  ] as const)
    m.revolve(
      x,
      0,
      [
        [h * 0.062, y - h * 0.1],
        [h * 0.045, y - h * 0.07],
        [h * 0.035, y - h * 0.02],
        [0, y],
      ],
      'bell',
      12,
    )
}
/** Two travellers seen from behind, watching the sun; drawn 1 unit = 1 m, feet at the origin. */
function couple(x: number, y: number, k: number): string {
  return `<g transform="translate(${x},${y}) scale(${k})"><path d="M-.34,0 L-.3,-.86 C-.36,-1.1 -.3,-1.38 -.14,-1.44 L.12,-1.44 C.3,-1.4 .34,-1.16 .27,-.92 L.42,-.06 C.2,.04 -.2,.04 -.34,0Z" fill="#a8336c"/><path d="M-.34,0 L-.3,-.86 C-.36,-1.1 -.3,-1.38 -.14,-1.44 L-.05,-1.44 C-.2,-1.2 -.2,-.9 -.16,0Z" fill="#ff9d8c"/>
  <path d="M-.42,-1.6 C-.3,-1.7 .3,-1.72 .44,-1.6 C.3,-1.53 -.3,-1.53 -.42,-1.6Z M-.17,-1.62 C-.16,-1.86 .17,-1.86 .18,-1.62Z" fill="#f3c98a"/><path d="M-.42,-1.6 C-.3,-1.7 -.2,-1.68 -.17,-1.64 C-.16,-1.8 -.08,-1.82 -.02,-1.82 C-.1,-1.7 -.1,-1.6 -.1,-1.55 C-.25,-1.54 -.36,-1.56 -.42,-1.6Z" fill="#fff0c9"/><path d="M-.08,-1.55 L.1,-1.55 L.09,-1.4 L-.07,-1.4Z" fill="#8d5670"/>
  <g transform="translate(.78,0)"><path d="M-.22,0 L-.2,-.85 L.22,-.85 L.24,0 L.06,0 L.02,-.7 L-.04,0Z" fill="#433f86"/><path d="M-.22,0 L-.2,-.85 L-.1,-.85 L-.14,0Z" fill="#8f7cc0"/><path d="M-.27,-.8 C-.3,-1.2 -.3,-1.45 -.1,-1.52 L.12,-1.52 C.3,-1.46 .32,-1.2 .28,-.8Z" fill="#6f63ad"/><path d="M-.27,-.8 C-.3,-1.2 -.3,-1.45 -.1,-1.52 L-.04,-1.52 C-.16,-1.3 -.16,-1 -.15,-.8Z" fill="#ffd9b0"/><path d="M-.26,-1.36 C-.42,-1.2 -.52,-1.14 -.66,-1.12 L-.66,-1 C-.48,-1 -.36,-1.06 -.22,-1.16Z" fill="#d99aa0"/>
  <circle cx="0" cy="-1.72" r=".145" fill="#3b2d5e"/><path d="M-.145,-1.72 A.145,.145 0 0 1 -.02,-1.865 C-.1,-1.76 -.1,-1.68 -.06,-1.59 A.145,.145 0 0 1 -.145,-1.72Z" fill="#e79a82"/><rect x="-.06" y="-1.6" width=".12" height=".1" fill="#8d5670"/></g></g>`
}
function draw(plate: Plate): void {
  const cam = new Camera([0, 152, 0], 0, 1.18, 392, 800),
    horizon = 392,
    sx = 446,
    sy = 306
  sky(
    plate,
    [
      [0, '#3a3a86'],
      [110, '#7560a8'],
      [205, '#cf7f9f'],
      [290, INK.coral],
      [392, '#ffd993'],
    ],
    { steps: 14, wobble: 9 },
  )
  sun(plate, sx, sy, 54, '#fff4cf', '#ffdf95', { reach: 6, strength: 0.9 })
  streaks(plate, {
    y0: -60,
    y1: 372,
    cover: 0.62,
    body: '#8a62a6',
    lip: '#ffc79a',
    seed: 3,
    scale: 1.25,
    slant: -0.05,
    opacity: 0.85,
  })
  // islands on the far rim
  const isle = (x0: number, x1: number, h: number, seed: number, y = horizon) => {
    let d = `M${x0},${y}`
    for (let i = 0; i <= 60; i++) {
      const t = i / 60,
        x = x0 + (x1 - x0) * t
      d += `L${x.toFixed(1)},${(y - h * Math.sin(Math.PI * t) ** 0.55 * (0.55 + 0.75 * fbm(t * 5, seed, 4, seed))).toFixed(1)}`
    }
    return d + `L${x1},${y}Z`
  }
  plate.svg(
    `<path d="${isle(-120, 300, 46, 4)}" fill="#c77b96"/><path d="${isle(420, 900, 34, 9)}" fill="#d68890"/><path d="${isle(-60, 210, 22, 13, 394)}" fill="#9a6a9e"/>`,
  )
  sea(plate, {
    top: 392,
    horizon: 388,
    far: '#f0a487',
    near: '#3b4796',
    dark: '#343c8c',
    light: '#f7b08c',
    reflect: 0.35,
    path: { x: sx, ink: '#ffe9b4', far: 52, near: 150, strength: 1 },
    seed: 4,
    ripple: 0.6,
    waves: 3.2,
  })
  mist(plate, '#ffcf9a', 340, 440, 0.35, 8, 2)
  const m = Mesh.create(),
    r = random(12)
  m.terrain(ground, -330, 330, -720, -22, 260, 270, 'cliff')
  // the village, row by row along the contours
  for (let z = -600; z < -44; z += z < -300 ? 9 : 8)
    for (let lvl = -2; lvl < 8; lvl++) {
      const x = shelf(z) - 12 + lvl * 8.6 + r.range(-1.8, 1.8),
        zz = z + r.range(-2.4, 2.4)
      if (r() < 0.1) continue
      const nearChurch = Math.hypot(x - 4.8, zz + 64) < 11 || (zz > -64 && x > -10 && x < 18) || zz > -56
      if (nearChurch) continue
      const y = Math.round(ground(x, zz) / 2.6) * 2.6
      caveHouse(
        m.at(x, y, zz, -0.72 + r.range(-0.3, 0.3)),
        r,
        r() < 0.76 ? 'white' : r.pick(['whiteB', 'ochre', 'pink', 'whiteB']),
      )
      if (r() < 0.1) person(m, x - 3, y + 0.1, zz + 6, lvl)
    }
  const at = (x: number, z: number, y: number, turn: number) => m.at(x, y, z, turn)
  church(at(4.8, -62, 136.2, -0.62), 4.3)
  bellGable(at(-6.6, -57, 137.4, -0.5), 8)
  {
    const b = at(-6.6, -57, 137.4, -0.5)
    b.box(0, -0.2, 0, 5.6, 0.35, 2, 'white')
    b.decal(archOutline(1.5, 2.9), [0, -3.9, 0.75], [1, 0, 0], [0, 1, 0], 'door', 0.06)
    b.decal(rectOutline(0.6, 1), [1.7, -2, 0.75], [1, 0, 0], [0, 1, 0], 'lamp', 0.06)
  }
  church(at(-9, -118, 134, -0.62), 3.6)
  church(at(20, -150, 146, -0.7), 4.2)
  church(at(-26, -215, 134, -0.5), 4.4)
  bellGable(at(-14, -206, 138, -0.4), 8)
  church(at(-64, -430, 150, -0.6), 6)
  church(at(40, -300, 160, -0.6), 5.4)
  m.box(12, 112, -66, 34, 23.4, 24, 'white', 'paving') // the church's own terrace
  m.box(27, 112, -74, 26, 27.6, 30, 'white', 'paving')
  m.box(27, 139.6, -59.2, 26, 0.7, 0.4, 'white')
  for (let i = 0; i < 7; i++) m.box(13.2 - i * 0.55, 130, -66, 0.6, 9.4 - i * 0.58, 5, 'white', 'paving')
  m.decal(archOutline(1.5, 2.7), [18.4, 135.6, -59], [1, 0, 0], [0, 1, 0], 'door', 0.06)
  for (const x of [21.5, 25, 28.5])
    m.decal(rectOutline(1, 1.5), [x, 137.3, -59], [1, 0, 0], [0, 1, 0], x === 25 ? 'lamp' : 'door', 0.06)
  for (let i = 0; i < 90; i++) {
    const t = r()
    m.blob(
      15.6 + r.range(-1, 1) * (0.5 + t),
      135.6 + 4.9 * t,
      -58.8 + r.range(-0.1, 0.25),
      r.range(0.15, 0.4),
      r() < 0.6 ? 'plant' : 'leaf',
      0.8,
      0.2,
      i,
      6,
    )
  }
  person(m, 19, 139.6, -62, 1)
  person(m, 20.2, 139.6, -62.6, 0)
  // foreground: the roof terrace we stand on, with bougainvillea
  const f = m.at(0, 0, 0)
  f.box(18, 118, -38, 30, 23.1, 6, 'white', 'paving')
  f.box(18, 141.1, -40.6, 30, 0.55, 0.6, 'white')
  const petals = (x: number, y: number, z: number, w: number, h: number, n: number) => {
    for (let i = 0; i < n; i++) {
      const t = r.range(-1, 1),
        e = 1 - Math.abs(t) ** 1.6
      f.blob(
        x + t * w,
        y + h * e * r() ** 0.8,
        z + r.range(-0.35, 0.35),
        r.range(0.14, 0.36),
        r() < 0.74 ? 'plant' : 'leaf',
        0.8,
        0.22,
        i,
        6,
      )
    }
  }
  petals(14.6, 141.1, -36.4, 2.2, 1.3, 90)
  petals(18.6, 141.2, -36.2, 3.4, 4.4, 300)
  petals(11.9, 141.1, -40.2, 1.1, 0.7, 40)
  f.revolve(
    5.2,
    -37.2,
    [
      [0.4, 141.1],
      [0.62, 142],
      [0.7, 142.1],
    ],
    'pot',
    16,
  )
  petals(5.2, 142, -37.2, 0.85, 1, 60)
  // a sailing yacht and two caiques far below
  for (const [x, z, s] of [
    [-150, -520, 1.6],
    [-255, -820, 1.8],
  ] as const) {
    const b = m.at(x, 0, z, 0.5, s)
    b.prism(
      [
        [-7, 0],
        [-3, 1.7],
        [5, 1.6],
        [6.5, 0],
        [5, -1.6],
        [-3, -1.7],
      ],
      0,
      1.5,
      'hull',
    )
    b.tri([-6, 2.2, 0], [0.4, 2.2, 0], [0.4, 15, 0], 'sail')
    b.tri([0.8, 2.6, 0], [6.2, 2.6, 0], [0.8, 15.5, 0], 'sail')
  }
  const air = rgb('#f4a788')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.36,
    bounce: 0.16,
    contact: 8,
    shadows: [
      { centre: [0, 138, -62], radius: 30 },
      { centre: [0, 135, -140], radius: 110 },
      { centre: [-20, 100, -360], radius: 400 },
    ],
    clipBelow: 0,
    air: (p, d) => ({ amount: 0.5 * smoothstep(120, 640, d) + 0.25 * smoothstep(70, -10, p[1]), ink: air }),
    airSteps: 10,
  })
  const c1 = cam.project([8.6, 141.1, -38])
  plate.svg(couple(c1.x, c1.y, c1.k))
  plate.svg(flock(6, 640, 210, 130, 50, 11, 10, '#4b3f86'))
}
export const views: View[] = [{ name: 'santorini-greece-cover', focusX: 752, draw }]
