/** Kathmandu: the great stupa of Boudha, prayer flags, and the Himalaya catching first light. */
import { rgb, smoothstep, clamp } from '../kit/ink.ts'
import { fbm, noise, random, ridged } from '../kit/noise.ts'
import { Mesh } from '../kit/mesh.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'
import { rectOutline } from '../kit/outline.ts'
import { Camera } from '../kit/camera.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { sky, streaks, mist } from '../kit/sky.ts'
import { domeProfile, finial, house } from '../kit/buildings.ts'
import { flock, person, tree } from '../kit/life.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'

const INK = {
  deep: '#17355c',
  blue: '#3f7ea6',
  pale: '#a9d0d2',
  cream: '#fbeccb',
  white: '#fff8e6',
  shade: '#8c96bd',
  saffron: '#eda42c',
  brick: '#a8442d',
  wine: '#5c2638',
  red: '#cf3a34',
  green: '#2f6a4f',
}
const FLAGS = ['#2f6fb0', '#fff4da', '#cf3a34', '#2f8a58', '#f2b430']
const SUN: Vec3 = [-0.78, 0.46, 0.42]

/** Saffron water thrown over the dome in two rows of lotus petals. */
const saffronPetals = (p: Vec3, _n: Vec3, light: number): string | undefined => {
  const e = Math.asin(clamp((p[1] - 15) / 13.2, 0, 1)),
    a = Math.atan2(p[0], p[2])
  for (const [e0, e1, N, shift] of [
    [0.2, 0.52, 34, 0],
    [0.56, 0.86, 34, 0.5],
  ] as const) {
    const u = Math.abs((((((a / (Math.PI * 2)) * N + shift) % 1) + 1) % 1) - 0.5) * 2,
      edge = e1 - (e1 - e0) * u ** 2.2,
      d = edge - e
    const g = noise(a * 90, e * 60, 3)
    if (d > -0.012 && d < 0.034 + 0.02 * g)
      return light > 0.42 ? '#f2bd5c' : light > 0.16 ? '#c99a78' : '#8d7a98'
    if (d > 0.034 && d < 0.3 && e > e0 - 0.12 && noise(a * 70, e * 9, 8) > 0.8)
      return light > 0.42 ? '#fbe0ac' : undefined
  }
  return undefined
}
const materials: Record<string, Material> = {
  white: {
    tones: [INK.white, '#f6e2c4', '#c3b7cb', INK.shade, '#59689b'],
    cuts: [0.56, 0.4, 0.25, 0.13],
    grain: 0.09,
  },
  dome: {
    tones: [INK.white, '#f8e6c8', '#d0c3cf', '#98a0c6', '#66759f'],
    cuts: [0.66, 0.46, 0.28, 0.16],
    grain: 0.12,
    detail: saffronPetals,
  },
  gold: { tones: ['#ffe596', '#f5b83a', '#c97f2c', '#7f4730'], cuts: [0.6, 0.38, 0.2], grain: 0.08 },
  saffron: { tones: ['#f8c35a', INK.saffron, '#b4652f', '#6e3b3c'], cuts: [0.55, 0.35, 0.18], grain: 0.05 },
  brickA: {
    tones: ['#d9774c', '#b4533a', '#7a3540', '#4d2a42'],
    cuts: [0.55, 0.3, 0.16],
    grain: 0.03,
    detail: (p) => (Math.abs((p[1] % 0.9) / 0.9 - 0.5) > 0.46 ? -0.05 : 0),
  },
  brickB: { tones: ['#e7a06c', '#c3704d', '#864355', '#573250'], cuts: [0.55, 0.3, 0.16], grain: 0.03 },
  plaster: { tones: ['#f7dfb2', '#e0b184', '#9c7c8e', '#64598a'], cuts: [0.55, 0.3, 0.16], grain: 0.03 },
  tile: { tones: ['#c9623f', '#93413a', '#62303f', '#3f2640'], cuts: [0.56, 0.38, 0.2], grain: 0.07 },
  wood: { tones: ['#6d3a30', '#472737', '#2f2036'], cuts: [0.4, 0.2] },
  dark: { tones: ['#33263f'] },
  lamp: { tones: ['#ffd475'], glow: true },
  tree: { tones: ['#9db065', '#4f8058', '#245a55', '#16404d'], cuts: [0.6, 0.4, 0.2], grain: 0.16 },
  trunk: { tones: ['#4a3038'] },
  ground: { tones: ['#f0cfa0', '#cf9f84', '#8d7190', '#5b5581'], cuts: [0.4, 0.3, 0.18], grain: 0.05 },
  hull: { tones: ['#4b3350', '#2d2440'], cuts: [0.3] },
  cloth1: { tones: ['#d1402f', '#84283a'], cuts: [0.3] },
  cloth2: { tones: ['#8c2740', '#571c38'], cuts: [0.3] },
  cloth3: { tones: ['#f0b23a', '#a8642f'], cuts: [0.3] },
  skin: { tones: ['#b87c58', '#6d4644'], cuts: [0.3] },
  hill: {
    tones: ['#86ab94', '#57897f', '#376c72', '#25546a'],
    cuts: [0.62, 0.46, 0.3],
    grain: 0.14,
    detail: (p) => (fbm(p[0] / 26, p[2] / 26 + p[1] / 14, 5, 7) - 0.5) * 0.9,
  },
  snow: {
    tones: ['#fff3d6', '#fbd3ae', '#b6b4d0', '#7f94c0', '#5f7db0'],
    cuts: [0.62, 0.45, 0.3, 0.17],
    grain: 0.05,
    detail: (p, n, light) => {
      const steep = n[1] < 0.2 + 0.2 * noise(p[0] / 130, p[2] / 130, 5) + 0.16 * smoothstep(1900, 1100, p[1])
      return steep ? (light > 0.42 ? '#c08f86' : light > 0.14 ? '#7d7796' : '#566a9a') : undefined
    },
  },
}

function mountains(plate: Plate): void {
  const m = Mesh.create(),
    peaks: [number, number, number, number][] = [
      [-2350, -9200, 2750, 1500],
      [-900, -9800, 3150, 1350],
      [420, -9400, 2700, 1200],
      [1500, -9300, 3480, 1700],
      [2900, -9600, 2900, 1600],
      [-3700, -9600, 2500, 1500],
    ]
  const h = (x: number, z: number) => {
    const wx = x + (fbm(x / 700, z / 700, 4, 3) - 0.5) * 520,
      wz = z + (fbm(x / 700, z / 700, 4, 9) - 0.5) * 520
    let e = 300
    for (const [px, pz, ph, pr] of peaks) {
      const d = Math.hypot(wx - px, (wz - pz) * 0.8) / pr
      e = Math.max(e, ph * (1 - d * 0.78 + 0.16 * Math.max(0, d - 0.35)))
    }
    return e + (ridged(x / 900, z / 900, 6, 4, 0.5) - 0.42) * 880 * smoothstep(0, 900, e)
  }
  m.terrain(h, -5200, 5200, -11200, -7000, 420, 190, 'snow')
  const air = rgb('#a8cbd2'),
    cam = new Camera([0, 600, 0], 0, 1.15, 640, 800)
  pullSolid(plate, m, cam, {
    sun: [-0.8, 0.42, 0.3],
    materials,
    sky: 0.28,
    shadows: [{ centre: [0, 1500, -9000], radius: 5600 }],
    air: (p) => ({ amount: 0.14 + 0.86 * smoothstep(1500, 450, p[1]), ink: air }),
    airSteps: 14,
  })
}
function forestHills(plate: Plate, cam: Camera): void {
  const m = Mesh.create()
  m.terrain(
    (x, z) =>
      20 +
      (120 + 60 * Math.sin(x / 330 + 1.2)) *
        smoothstep(-1050, -1500, z) *
        (0.65 + 0.7 * fbm(x / 220, z / 300, 5, 6)),
    -1500,
    1500,
    -1900,
    -950,
    220,
    60,
    'hill',
  )
  const air = rgb('#a9cdcb')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    air: (p) => ({ amount: 0.34 + 0.5 * smoothstep(110, 10, p[1]), ink: air }),
    airSteps: 9,
  })
}
const TURN = -0.36
/** Square mandala terrace with stepped corners. */
function terrace(m: Mesh, half: number, y0: number, y1: number): void {
  const a = half,
    b = half * 0.84,
    c = half * 0.68,
    plan: Pt[] = []
  for (let k = 0; k < 4; k++) {
    const s = [
        [c, a],
        [b, a],
        [b, b],
        [a, b],
        [a, c],
      ] as Pt[],
      rot = (p: Pt): Pt => (k === 0 ? p : k === 1 ? [p[1], -p[0]] : k === 2 ? [-p[0], -p[1]] : [-p[1], p[0]])
    for (const p of s) plan.push(rot(p))
  }
  m.prism(plan, y0, y1, 'white', 'ground')
  const lip = plan.map((p): Pt => [p[0] * 1.012, p[1] * 1.012])
  m.prism(lip, y1 - 0.5, y1, 'white', 'ground')
}
export function stupa(m: Mesh): number {
  terrace(m, 39, 0, 4.2)
  terrace(m, 33, 4.2, 7.8)
  terrace(m, 27.5, 7.8, 11)
  for (let i = 0; i < 30; i++)
    for (const s of [0, 1]) {
      const t = -26 + i * 1.8
      const q = m.at(0, 0, 0, (s * -Math.PI) / 2)
      q.decal(rectOutline(1, 1.5), [t, 2, 39.02], [1, 0, 0], [0, 1, 0], i % 3 ? 'wood' : 'saffron', 0.05)
    }
  // niche ring and dome
  m.revolve(
    0,
    0,
    [
      [20.6, 11],
      [20.6, 13],
      [21, 13.1],
      [21, 13.7],
      [19.6, 13.7],
    ],
    'white',
    72,
  )
  for (let i = 0; i < 72; i++) {
    const a = ((i + 0.5) / 72) * Math.PI * 2,
      s = Math.sin(a),
      c = Math.cos(a)
    m.decal(
      [
        [-0.45, 0],
        [0.45, 0],
        [0.45, 0.8],
        [0, 1.25],
        [-0.45, 0.8],
      ],
      [s * 20.62, 11.45, c * 20.62],
      [c, 0, -s],
      [0, 1, 0],
      'wood',
      0.04,
    )
  }
  m.revolve(
    0,
    0,
    [[19.4, 13.7], [19.5, 14.6], ...domeProfile(19.3, 13.2, 15).slice(1, 13), [3, 28.1]],
    'dome',
    84,
  )
  // harmika
  const y = 27.4,
    w = 8.6
  m.box(0, y, 0, w + 0.7, 0.9, w + 0.7, 'gold')
  m.box(0, y + 0.9, 0, w, 6, w, 'saffron')
  for (let k = 0; k < 3; k++)
    m.box(0, y + 6.9 + k * 0.62, 0, w + 0.6 + k * 0.9, 0.62, w + 0.6 + k * 0.9, 'gold')
  // thirteen steps to enlightenment, then the parasol
  for (let k = 0; k < 13; k++) {
    const s = 7.6 - k * 0.47
    m.box(0, y + 8.8 + k * 0.82, 0, s, 0.6, s, 'gold', 'gold')
    m.box(0, y + 8.8 + k * 0.82 + 0.6, 0, s * 0.86, 0.22, s * 0.86, 'saffron')
  }
  const t = y + 8.8 + 13 * 0.82
  m.revolve(
    0,
    0,
    [
      [0.9, t - 0.1],
      [1, t + 0.9],
    ],
    'gold',
    16,
  )
  m.revolve(
    0,
    0,
    [
      [2.1, t + 0.5],
      [2.1, t + 1.5],
      [1.7, t + 1.9],
      [1.1, t + 2.2],
      [0.8, t + 2.6],
      [0.9, t + 3.1],
      [0.45, t + 3.7],
      [0.5, t + 4.1],
      [0, t + 4.9],
    ],
    'gold',
    24,
  )
  finial(m, 0, t + 4.4, 0, 2.6)
  return t
}
/** The all-seeing eyes, drawn in metres on a harmika face (origin at the foot of the face, y down). */
const EYES = (shade: boolean) => {
  const white = shade ? '#d8c0b4' : '#fffaea',
    line = '#241a38',
    blue = shade ? '#2b4a7c' : '#2d6cb0'
  const eye = (s: number) => `<g transform="translate(${s * 2.05},-3.2) scale(${s * 1.06},1.06)">
    <path d="M-1.62,.3 C-1.1,-.66 .5,-1.02 1.95,-.4 C1.5,.02 1.3,.3 .8,.5 C.1,.76 -.9,.7 -1.62,.3Z" fill="${white}"/>
    <path d="M-.5,-.55 C0,-.74 .6,-.74 1,-.56 C1.1,.1 .84,.52 .28,.58 C-.3,.56 -.62,0 -.5,-.55Z" fill="${blue}"/><circle cx=".26" cy="-.1" r=".3" fill="${line}"/><circle cx=".4" cy="-.2" r=".09" fill="${white}"/>
    <path d="M-1.72,.36 C-1.3,-.86 .5,-1.34 2.2,-.46 C1.6,-.62 1.2,-.6 .7,-.56 C-.3,-.62 -1.1,-.3 -1.72,.36Z" fill="${blue}"/><path d="M-1.72,.36 C-1.1,-.46 .3,-.86 2.2,-.46 C2,-.36 1.7,-.34 1.5,-.34 C.4,-.62 -.8,-.4 -1.72,.36Z" fill="${line}"/>
    <path d="M-1.7,-.95 C-1,-2 1,-2.1 2.3,-1.1 C1,-1.62 -.7,-1.56 -1.7,-.95Z" fill="${line}"/><path d="M-1.5,.5 C-.5,.98 .6,.84 1.3,.36" fill="none" stroke="#c93a34" stroke-width=".13"/></g>`
  return `${eye(1)}${eye(-1)}<path d="M0,-5.62 C.36,-5.2 .36,-4.9 0,-4.6 C-.36,-4.9 -.36,-5.2 0,-5.62Z" fill="#c93a34"/><circle cx="0" cy="-5.02" r=".15" fill="${white}"/>
   <path d="M.04,-2.2 C.8,-2.26 .8,-1.42 .12,-1.34 C-.44,-1.3 -.54,-.76 -.06,-.58 C.34,-.46 .66,-.68 .58,-1" fill="none" stroke="${line}" stroke-width=".25" stroke-linecap="round"/>`
}
/** A string of prayer flags along a sagging line, drawn at true perspective between two points. */
function flags(cam: Camera, a: Vec3, b: Vec3, sag: number, step: number, size: number, seed: number): string {
  const r = random(seed),
    L = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]),
    n = Math.floor(L / step)
  let out = '',
    line = ''
  const P = (t: number) =>
    cam.project([
      a[0] + (b[0] - a[0]) * t,
      a[1] + (b[1] - a[1]) * t - sag * 4 * t * (1 - t),
      a[2] + (b[2] - a[2]) * t,
    ])
  for (let i = 0; i <= n; i++) {
    const p = P(i / n)
    line += `${i ? 'L' : 'M'}${p.x.toFixed(1)},${p.y.toFixed(1)}`
  }
  for (let i = 1; i < n; i++) {
    const p = P(i / n),
      q = P((i + 0.78) / n),
      h = size * p.k * r.range(0.85, 1.1),
      sway = r.range(-0.05, 0.42) * h,
      belly = r.range(-0.1, 0.22) * h
    out += `<path d="M${p.x.toFixed(1)},${p.y.toFixed(1)}L${q.x.toFixed(1)},${q.y.toFixed(1)}Q${(q.x + sway * 0.3 + belly).toFixed(1)},${(q.y + h * 0.5).toFixed(1)} ${(q.x + sway).toFixed(1)},${(q.y + h * 0.95).toFixed(1)}L${(p.x + sway).toFixed(1)},${(p.y + h).toFixed(1)}Q${(p.x + sway * 0.3 + belly).toFixed(1)},${(p.y + h * 0.5).toFixed(1)} ${p.x.toFixed(1)},${p.y.toFixed(1)}Z" fill="${FLAGS[i % 5]}"/>`
    if (h > 14)
      out += `<path d="M${p.x.toFixed(1)},${p.y.toFixed(1)}L${(p.x + (q.x - p.x) * 0.45).toFixed(1)},${(p.y + (q.y - p.y) * 0.45).toFixed(1)}L${(p.x + (q.x - p.x) * 0.3 + sway).toFixed(1)},${(p.y + h).toFixed(1)}L${(p.x + sway).toFixed(1)},${(p.y + h).toFixed(1)}Z" fill="#2a1c38" fill-opacity=".2"/>`
  }
  return `<path d="${line}" fill="none" stroke="#3a2a40" stroke-width="1.4"/>${out}`
}
function draw(plate: Plate): void {
  const cam = new Camera([4, 15, 130], 0, 1.3, 716, 800)
  sky(
    plate,
    [
      [0, INK.deep],
      [170, '#2d6590'],
      [380, '#7fb4c4'],
      [560, '#d5e3d0'],
      [680, INK.cream],
    ],
    { steps: 15 },
  )
  streaks(plate, {
    y0: -40,
    y1: 430,
    cover: 0.5,
    body: '#cfe0da',
    lip: '#fff3d6',
    seed: 31,
    scale: 1.5,
    slant: 0.07,
    opacity: 0.8,
    lightBelow: false,
  })
  mountains(plate)
  mist(plate, '#e8e6cf', 520, 720, 0.85, 13, 1.5)
  forestHills(plate, cam)
  mist(plate, '#efe3c6', 660, 800, 0.6, 23, 1.2)

  const m = Mesh.create(),
    r = random(5)
  m.box(0, -2, 0, 400, 2, 260, 'ground')
  // the ring of houses round the stupa
  for (let i = 0; i < 46; i++) {
    const a = -Math.PI * 1.02 + (i / 45) * Math.PI * 1.04,
      R = 62 + r.range(0, 3),
      w = r.range(7.5, 10),
      h = r.range(10, 17)
    if (Math.abs(a + Math.PI / 2) > 1.75) continue
    const q = m.at(2 + Math.cos(a) * R * 1.25, 0, -6 + Math.sin(a) * R, -Math.PI / 2 - a)
    house(q, r, w, h, 9, r.pick(['brickA', 'brickB', 'plaster', 'brickA']), 'tile', 0.16)
    q.box(0, h * 0.62, 5.2, w * 0.8, 0.3, 1.4, 'wood')
    q.box(0, h * 0.62, 5.8, w * 0.8, 1, 0.15, 'wood')
    if (i % 4 === 1) {
      q.hip(0, h + 2, 0, w * 0.8, 3, 7, 0.5, 'tile')
      finial(q, 0, h + 4.6, 0, 2.6)
    }
    if (i % 3 === 0) tree(m, i, 2 + Math.cos(a) * (R + 10) * 1.25, 4, -6 + Math.sin(a) * (R + 10), 17)
  }
  const s = m.at(0, 0, 0, TURN),
    top = stupa(s)
  for (let i = 0; i < 90; i++) {
    const a = r.range(0, Math.PI * 2),
      R = r.range(44, 56),
      x = Math.cos(a) * R,
      z = Math.sin(a) * R * 0.95
    if (z > -20 && z < 62) person(m, x, 0, z, i, 1.08)
  }
  // pilgrims walking the terrace in twos and threes
  for (let g = 0; g < 15; g++) {
    const t0 = -31 + g * 4.4 + r.range(-1.4, 1.4),
      z0 = r.range(34.4, 37.2),
      n = 1 + Math.floor(r() * 3.4)
    for (let i = 0; i < n; i++)
      person(
        m.at(0, 0, 0, TURN),
        t0 + i * r.range(0.7, 1.1),
        4.2,
        z0 + r.range(-0.6, 0.6),
        Math.floor(r() * 9),
        r() < 0.15 ? 0.68 : r.range(0.92, 1.06),
      )
  }
  for (let g = 0; g < 7; g++) {
    const t0 = r.range(-24, 20)
    for (let i = 0; i < 2; i++)
      person(m.at(0, 0, 0, TURN), t0 + i * 0.9, 7.8, 29.4 + r.range(0, 1.6), Math.floor(r() * 9))
  }
  for (const [x, z] of [
    [-25, 25],
    [25, 25],
  ] as const) {
    s.revolve(
      x * 1.15,
      z * 1.15,
      [[2, 7.8], [2, 8.6], ...domeProfile(1.7, 1.7, 8.6).slice(0, 11), [0.5, 10.4], [0.45, 10.9], [0, 12.6]],
      'white',
      16,
    )
  }
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.18,
    contact: 7,
    shadows: [
      { centre: [0, 15, 0], radius: 60 },
      { centre: [0, 15, -10], radius: 130 },
    ],
    air: (p) => ({ amount: 0.42 * smoothstep(20, -75, p[2]) * (p[1] > 26 ? 0 : 1), ink: rgb('#e6c9b6') }),
    airSteps: 8,
  })

  // the eyes, on the two faces we see
  const w = 4.32,
    y0 = 28.3,
    rot = (p: Vec3): Vec3 => s.put(p),
    dir = (p: Vec3): Vec3 => {
      const o = s.put([0, 0, 0]),
        q = s.put(p)
      return [q[0] - o[0], q[1] - o[1], q[2] - o[2]]
    }
  plate.svg(
    `<g transform="${cam.onFace(rot([0, y0, w]), dir([1, 0, 0]), [0, 1, 0])}">${EYES(false)}</g><g transform="${cam.onFace(rot([w, y0, 0]), dir([0, 0, -1]), [0, 1, 0])}">${EYES(true)}</g>`,
  )
  // prayer flags from the parasol to every corner
  let str = ''
  const apex: Vec3 = [0, top + 1.6, 0]
  ;(
    [
      [-62, 5, 14],
      [-46, 2, 34],
      [-24, 4, 52],
      [62, 5, 12],
      [47, 2, 34],
      [25, 4, 52],
      [-66, 12, -16],
      [66, 12, -16],
    ] as Vec3[]
  ).forEach((b, i) => {
    str += flags(cam, apex, b, 3.4, 1.25, 1.05, i + 1)
  })
  plate.svg(str)
  // two strings across the very foreground
  plate.svg(flags(cam, [-23, 25, 72], [-9.5, 37, 78], 1.6, 1.05, 1.05, 21))
  plate.svg(
    flock(4, 470, 300, 120, 60, 16, 11, '#2d3f66') +
      flock(9, 1330, 330, 110, 40, 10, 9, '#2d3f66') +
      flock(15, 1110, 640, 120, 70, 11, 15, '#fff8e6') +
      flock(16, 1150, 655, 120, 60, 9, 14, '#4c5384'),
  )
}
export const views: View[] = [{ name: 'kathmandu-nepal-cover', focusX: 730, draw }]
