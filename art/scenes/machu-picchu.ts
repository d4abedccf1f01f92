/** Machu Picchu: the citadel from the guardhouse, Huayna Picchu behind, mist leaving the gorge. */
import { rgb, smoothstep } from '../kit/ink.ts'
import { fbm, noise, random, ridged, type Random } from '../kit/noise.ts'
import { Mesh } from '../kit/mesh.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'
import { Camera } from '../kit/camera.ts'
import { fartherThan, pullSolid, type Material } from '../kit/solid.ts'
import { sky, sun, streaks, mist } from '../kit/sky.ts'
import { flock, person, tree } from '../kit/life.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'

const INK = {
  deep: '#123a42',
  forest: '#1f5a4e',
  moss: '#5d8f4e',
  grass: '#a9bf55',
  sun: '#f0e08a',
  stone: '#e9d9b4',
  stoneShade: '#7d7f86',
  haze: '#cfe0cf',
  cream: '#fff3d2',
  gold: '#f6c667',
  slate: '#3f6670',
}
const SUN: Vec3 = [0.72, 0.5, 0.42]
const green = (p: Vec3, l: number) => (fbm(p[0] / 9, p[1] / 9 + p[2] / 9, 4, 8) - 0.5) * (l > 0 ? 0.9 : 0.35)
/** Granite faces streaked by water. */
const rock = (p: Vec3, l: number): string => {
  const k = l + (fbm((p[0] + p[2]) / 5, p[1] / 46, 4, 5) - 0.5) * 0.9
  return k > 0.78 ? '#efd9a8' : k > 0.5 ? '#cfb489' : k > 0.22 ? '#948c78' : k > -0.06 ? '#5d7472' : '#35575f'
}
/** Terraces: every `step` metres of height a dry-stone wall, grass between. */
const terraced =
  (step: number) =>
  (p: Vec3, n: Vec3, l: number): number | string => {
    const h = p[1] + (noise(p[0] / 14, p[2] / 14, 3) - 0.5) * 0.7,
      f = h / step - Math.floor(h / step)
    const near = -0.2 * smoothstep(-190, -90, p[2]) * (p[0] < 20 ? 1 : 0) // the foreground is kept in shade to frame the view
    if (n[1] < 0.985 && f < 0.34) {
      const stone = noise((p[0] + p[2]) * 0.9, p[1] * 1.5, 6) - 0.5,
        k = l + near * 1.6 + stone * 0.24
      return f > 0.29
        ? k > 0.25
          ? '#fff0c4'
          : '#a9b08c'
        : k > 0.62
          ? '#e6d8ac'
          : k > 0.36
            ? '#c8bb97'
            : k > 0.12
              ? '#93957f'
              : k > -0.05
                ? '#6d7f74'
                : '#4a6663'
    }
    return (fbm(p[0] / 7, p[2] / 7, 3, 5) - 0.5) * 0.2 + near
  }
const materials: Record<string, Material> = {
  jungle: {
    tones: ['#c9cb62', '#7f9f4e', '#3a724f', '#1d504b', '#113842'],
    cuts: [0.72, 0.54, 0.36, 0.2],
    grain: 0.13,
    detail: (p, n, l) =>
      n[1] < 0.3 + 0.2 * (fbm(p[0] / 26, p[1] / 40, 3, 4) - 0.4) * 2 ? rock(p, l) : green(p, l),
  },
  terrace: {
    tones: ['#e2dc74', '#b2c258', '#6f9c52', '#3a7357', '#1f5450'],
    cuts: [0.8, 0.58, 0.36, 0.18],
    grain: 0.06,
    detail: terraced(4.2),
  },
  far: { tones: ['#a8bf8c', '#7aa388', '#588a84', '#417580'], cuts: [0.62, 0.44, 0.26], grain: 0.1 },
  stone: {
    tones: ['#fdecc0', '#dccda6', '#a09c8c', '#667a7c', '#3f5c64'],
    cuts: [0.6, 0.34, 0.2, 0.1],
    grain: 0.05,
    detail: (p) => (noise(p[0] * 1.4 + p[2] * 1.4, p[1] * 2.2, 4) - 0.5) * 0.12,
  },
  dark: { tones: ['#2f4a54'] },
  thatch: {
    tones: ['#fbe0a0', '#d9b06a', '#a37d52', '#66584e'],
    cuts: [0.62, 0.44, 0.24],
    grain: 0.3,
    detail: (p) => (noise(p[0] * 5, p[1] * 0.8, 6) - 0.5) * 0.5,
  },
  tree: { tones: ['#c2c865', '#6d9a52', '#2e6a52', '#164548'], cuts: [0.6, 0.4, 0.2], grain: 0.16 },
  trunk: { tones: ['#3c3a38'] },
  hull: { tones: ['#3a4350', '#27333f'], cuts: [0.3] },
  cloth1: { tones: ['#d8453a', '#8c2f3c'], cuts: [0.3] },
  cloth2: { tones: ['#e8913a', '#a35836'], cuts: [0.3] },
  cloth3: { tones: ['#f4e4c0', '#a59a92'], cuts: [0.3] },
  skin: { tones: ['#b87c58', '#6d4a44'], cuts: [0.3] },
}
const spur = (z: number) => 6 * Math.sin(z / 120) + 10
/** The citadel's saddle between the near hillside and Huayna Picchu. */
function land(x: number, z: number): number {
  const d = x - spur(z),
    wx = x + (fbm(x / 60, z / 60, 4, 3) - 0.5) * 36,
    wz = z + (fbm(x / 60, z / 60, 4, 7) - 0.5) * 36
  // plaza at 0, west quarter raised, east quarter stepping down
  let deck =
    0 +
    20 * smoothstep(-14, -62, d) -
    17 * smoothstep(22, 84, d) +
    16 * Math.exp(-(((d + 58) / 26) ** 2) - ((z + 505) / 34) ** 2)
  const half = 96 + 26 * Math.sin(z / 90) - 26 * smoothstep(-560, -680, z),
    over = Math.max(0, Math.abs(d) - half)
  deck -= over * (1.05 + 0.5 * fbm(x / 50, z / 50, 4, 2)) + over * over * 0.0016
  // near hillside rises to the guardhouse
  deck += 66 * smoothstep(-300, -66, z) ** 1.25 * (1 - 0.7 * smoothstep(10, 130, x))
  deck -= 40 * smoothstep(-640, -760, z)
  deck = Math.max(deck, 67 - 0.95 * Math.max(0, 24 - x) - 0.95 * Math.max(0, -(z + 114))) // the guardhouse knoll
  // Huayna Picchu: a leaning tooth with a shoulder on the left; Huchuy Picchu beside it
  const hp = Math.hypot((wx - 62) * (wx > 62 ? 1.28 : 1), (wz + 905) * 0.8),
    hs = Math.hypot(wx - 0, (wz + 900) * 0.9),
    hc = Math.hypot(wx + 118, (wz + 800) * 0.9)
  const bell = (top: number, foot: number, r: number, width: number, sharp = 2.2) =>
    foot + (top - foot) / (1 + (r / width) ** sharp) - 0.8 * Math.max(0, r - width * 1.7)
  const tooth =
    bell(292, -110, hp, 98, 1.9) + (ridged(x / 75, z / 75, 5, 9) - 0.45) * 62 * smoothstep(8, 70, hp)
  const shoulder = bell(178, -110, hs, 78, 1.8) + (ridged(x / 60, z / 60, 5, 5) - 0.45) * 52,
    small = bell(98, -110, hc, 64, 1.8) + (ridged(x / 46, z / 46, 5, 6) - 0.45) * 42
  const floor = -330 + 60 * fbm(x / 200, z / 200, 4, 1)
  return Math.max(
    floor,
    deck + (z < -690 ? (fbm(x / 26, z / 26, 4, 4) - 0.5) * 16 : 0),
    tooth,
    shoulder,
    small,
  )
}
/** Roofless house: four walls and two gables with trapezoid openings. Local +z is the front. */
function ruin(m: Mesh, r: Random, w: number, d: number, roofed = false): void {
  const h = r.range(2.6, 3.4),
    g = d * 0.42,
    t = 0.8
  m.box(0, -5, d / 2, w, 5 + h, t, 'stone')
  m.box(0, -5, -d / 2, w, 5 + h, t, 'stone')
  for (const s of [-1, 1]) {
    const x = (s * w) / 2,
      X = x - (s * t) / 2
    for (const q of [x + (s * t) / 2, X]) {
      const n: Vec3 = [q === X ? -s : s, 0, 0]
      m.tri([q, h, d / 2], [q, h, -d / 2], [q, h + g, 0], 'stone', n, n, n)
      m.quad([q, -5, d / 2], [q, -5, -d / 2], [q, h, -d / 2], [q, h, d / 2], 'stone')
    }
    m.quad([x + (s * t) / 2, h, d / 2], [X, h, d / 2], [X, h + g, 0], [x + (s * t) / 2, h + g, 0], 'stone')
    m.quad([x + (s * t) / 2, h, -d / 2], [X, h, -d / 2], [X, h + g, 0], [x + (s * t) / 2, h + g, 0], 'stone')
  }
  const trap: Pt[] = [
      [-0.55, 0],
      [0.55, 0],
      [0.42, 1.9],
      [-0.42, 1.9],
    ],
    win: Pt[] = [
      [-0.35, 0],
      [0.35, 0],
      [0.27, 0.9],
      [-0.27, 0.9],
    ],
    n = Math.max(1, Math.floor(w / 4))
  for (let i = 0; i < n; i++) {
    m.decal(trap, [-w / 2 + ((i + 0.5) * w) / n, 0.1, d / 2 + t / 2], [1, 0, 0], [0, 1, 0], 'dark', 0.05)
    m.decal(win, [-w / 2 + ((i + 0.12) * w) / n + 0.3, 1, d / 2 + t / 2], [1, 0, 0], [0, 1, 0], 'dark', 0.05)
  }
  m.decal(win, [w / 2 + t / 2, h + 0.1, 0], [0, 0, -1], [0, 1, 0], 'dark', 0.05)
  m.decal(trap, [w / 2 + t / 2, 0.2, 0], [0, 0, -1], [0, 1, 0], 'dark', 0.05)
  if (roofed) m.gable(0, h - 0.4, 0, w + 1.4, g + 1.4, d + 2.4, 'thatch')
}
/** A llama in profile facing right, about 120 units tall, feet at (x,y). */
function llama(
  x: number,
  y: number,
  k: number,
  coat: string,
  shade: string,
  dark: string,
  flip = false,
): string {
  return `<g transform="translate(${x},${y}) scale(${flip ? -k : k},${k})"><path d="M-38,-44 L-34,0 L-27,0 L-26,-36Z M16,-40 L19,0 L26,0 L27,-42Z" fill="${shade}"/>
  <path d="M-46,-66 C-50,-60 -51,-48 -46,-42 L-43,0 L-35,0 L-32,-34 C-20,-28 4,-28 14,-34 L22,0 L30,0 L32,-44 C38,-56 40,-74 44,-92 C46,-98 54,-99 62,-97 C67,-97 68,-103 64,-106 C58,-110 52,-112 48,-112 L47,-122 L43,-113 L40,-123 L38,-112 C32,-108 28,-96 24,-80 C20,-72 12,-70 0,-71 C-16,-73 -36,-74 -46,-66Z" fill="${coat}"/>
  <path d="M-46,-50 C-40,-38 -10,-32 14,-38 C24,-42 30,-52 34,-66 C36,-50 34,-44 32,-44 L30,-36 L24,-36 L18,-32 C0,-26 -22,-28 -32,-34 L-35,-26 L-44,-26Z" fill="${shade}"/><path d="M-46,-66 C-52,-66 -55,-58 -53,-50 C-51,-54 -49,-57 -46,-58Z" fill="${coat}"/>
  <path d="M-24,-73 C-22,-60 -22,-52 -24,-46 L0,-44 C2,-54 2,-64 0,-71 Z" fill="#cf4436"/><path d="M-23,-62 L1,-60 L1,-55 L-23,-57Z" fill="#f2c15a"/><circle cx="53" cy="-104" r="1.8" fill="${dark}"/><path d="M61,-98 L66,-99 L66,-102 L62,-102Z" fill="${dark}"/><path d="M-43,-5 L-35,-5 L-35,0 L-43,0Z M22,-5 L30,-5 L30,0 L22,0Z" fill="${dark}"/></g>`
}
/** Crest of the k-th foreground terrace (left sweep below x=920, right knoll beyond). */
const crest = (x: number, k: number): number =>
  x < 960
    ? 800 +
      46 * smoothstep(60, 260, x + 36 * k) +
      60 * smoothstep(210, 640, x + 36 * k) +
      130 * smoothstep(540, 1000, x + 36 * k) +
      64 * k
    : 1040 - 104 * smoothstep(930, 1190, x - 30 * k) + 10 * Math.sin(x / 90) + 46 * k
const outline = (k: number): string =>
  `M-10,1010` +
  Array.from({ length: 164 }, (_, i) => `L${i * 10 - 10},${crest(i * 10 - 10, k).toFixed(1)}`).join('') +
  'L1630,1010Z'
/** Curved terraces: grass shelves and coursed dry-stone walls, each lower than the last, with grass along every edge. */
function bank(seed: number): string {
  const q = random(seed),
    shelf = ['#235249', '#1d4946', '#194142', '#15393d'],
    stones = ['#45665f', '#3a5a58', '#52736a', '#314f51', '#5d7c70']
  let out = ''
  for (let k = 0; k < 4; k++) {
    out += `<path d="${outline(k)}" fill="${shelf[k]}"/>`
    for (let row = 0; row < 3; row++)
      for (let x = -10; x < 1610;) {
        // the wall below the shelf
        const w = q.range(9, 24),
          y = crest(x + w / 2, k) + 30 + row * 10.5,
          tilt = (Math.atan2(crest(x + w, k) - crest(x, k), w) * 180) / Math.PI
        if (y < 1010)
          out += `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${(w - 1.6).toFixed(1)}" height="9.2" rx="2.6" fill="${q.pick(stones)}" transform="rotate(${tilt.toFixed(1)} ${(x + w / 2).toFixed(1)} ${y.toFixed(1)})"/>`
        x += w
      }
    let d = '',
      e = ''
    for (let i = 0; i < 330; i++) {
      const x = q.range(-10, 1610),
        low = i % 3 === 2,
        y = crest(x, k) + (low ? q.range(66, 70) : q.range(0, 5)),
        h = q.range(5, low ? 12 : 17),
        l = q.range(-6, 8)
      const t = `M${(x - 1.5).toFixed(1)},${y.toFixed(1)}Q${(x + l * 0.3).toFixed(1)},${(y - h * 0.6).toFixed(1)} ${(x + l).toFixed(1)},${(y - h).toFixed(1)}Q${(x + l * 0.4 + 1.5).toFixed(1)},${(y - h * 0.5).toFixed(1)} ${(x + 1.5).toFixed(1)},${y.toFixed(1)}Z`
      if (i % 7 === 0) e += t
      else d += t
    }
    out += `<path d="${d}" fill="${shelf[k]}"/><path d="${e}" fill="#86a95a"/>`
  }
  return out
}
/** Morning rays from a sun at (x,y). */
function rays(x: number, y: number): string {
  return (
    `<defs><radialGradient id="ray" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="1150"><stop offset=".06" stop-color="#fff4c4" stop-opacity=".34"/><stop offset="1" stop-color="#fff4c4" stop-opacity="0"/></radialGradient></defs>` +
    (
      [
        [118, 5],
        [131, 3.4],
        [141, 6.5],
        [155, 3],
        [166, 5.5],
      ] as const
    )
      .map(([a, w]) => {
        const p = (d: number) =>
          `${(x + 1200 * Math.cos((d * Math.PI) / 180)).toFixed(0)},${(y + 1200 * Math.sin((d * Math.PI) / 180)).toFixed(0)}`
        return `<path d="M${x},${y}L${p(a - w)}L${p(a + w)}Z" fill="url(#ray)"/>`
      })
      .join('')
  )
}
function draw(plate: Plate): void {
  const cam = new Camera([0, 92, 0], 0, 1.16, 470, 800)
  sky(
    plate,
    [
      [0, '#35788c'],
      [150, '#6fa9ab'],
      [300, '#c3d8ba'],
      [440, '#f6e7b6'],
      [640, INK.cream],
    ],
    { steps: 14 },
  )
  sun(plate, 1330, 170, 60, '#fffae6', '#ffe7a0', { reach: 9, strength: 0.85 })
  streaks(plate, {
    y0: -60,
    y1: 420,
    cover: 0.55,
    body: '#eef0d6',
    lip: '#fffbe8',
    seed: 8,
    scale: 1.5,
    slant: -0.06,
    opacity: 0.85,
    lightBelow: false,
  })
  const haze = rgb('#e4e6c6')
  for (const [z, base, amp, seed, air] of [
    [-5200, 250, 1050, 3, 0.74],
    [-3300, -120, 760, 11, 0.5],
    [-2000, -330, 470, 17, 0.28],
  ] as const) {
    const m = Mesh.create(),
      s = Math.abs(z) / 2000
    m.terrain(
      (x, zz) =>
        base +
        amp *
          (0.25 + 1.05 * ridged(x / (900 * s) + seed, zz / (900 * s), 6, seed, 0.5)) *
          smoothstep(z + 520 * s, z - 120 * s, zz) *
          (1 - 0.42 * Math.exp(-((x / (330 * s)) ** 2))),
      -900 * s,
      900 * s,
      z - 500 * s,
      z + 520 * s,
      260,
      110,
      'far',
    )
    pullSolid(plate, m, cam, {
      sun: SUN,
      materials,
      sky: 0.25,
      air: (p) => ({ amount: air + 0.35 * smoothstep(base + amp * 0.75, base, p[1]), ink: haze }),
      airSteps: 12,
    })
    mist(plate, '#fbf3d6', z < -4000 ? 330 : z < -3000 ? 400 : 450, z < -3000 ? 620 : 760, 0.8, seed, 1.3)
  }
  const m = Mesh.create(),
    r = random(33)
  m.terrain(land, -420, 420, -1080, -690, 280, 150, 'jungle')
  m.terrain(land, -420, 420, -690, -22, 330, 330, 'terrace')
  // ruins in rows along the terraces, plaza left open
  for (let z = -655; z < -285; z += 13.5)
    for (let d = -88; d < 92; d += 15) {
      const x = spur(z) + d + r.range(-3, 3),
        zz = z + r.range(-2, 2)
      if (Math.abs(d - 3) < 19 || r() < 0.16 || Math.hypot(d + 58, z + 505) < 16) continue
      ruin(
        m.at(x, land(x, zz + 4) - 0.3, zz, r.pick([0, 0, 0.12, -0.1, Math.PI / 2])),
        r,
        r.range(8, 13),
        r.range(5.5, 7.5),
        r() < 0.05,
      )
    }
  const ix = spur(-505) - 58,
    iy = land(ix, -505) // Intihuatana
  for (let i = 0; i < 4; i++) m.box(ix, iy - 8 + i * 3, -505, 34 - i * 7, 3, 30 - i * 6, 'stone')
  m.box(ix, iy + 4, -505, 2, 2.6, 2, 'stone')
  m.revolve(
    spur(-330) - 36,
    -338,
    [
      [8, 8],
      [8, 24],
      [7.2, 24],
      [7.2, 20],
    ],
    'stone',
    24,
    -1.2,
    2.6,
  )
  for (let i = 0; i < 130; i++) {
    const z = r.range(-690, -180),
      s = r.pick([-1, 1]),
      d = s * r.range(96, 190),
      x = spur(z) + d
    tree(m, i, x, land(x, z) - 1, z, r.range(7, 13))
  }
  for (let i = 0; i < 5; i++) tree(m, i + 700, spur(-430) + r.range(-12, 14), 0, -430 + r.range(-30, 40), 5)
  // guardhouse on its terrace, right foreground
  for (const [x, z, h] of [
    [43, -112, 7],
    [46.5, -109, 9],
    [51, -113, 7.5],
    [24.5, -113, 3.5],
  ] as const)
    tree(m, Math.round(x * 10), x, land(x, z) - 0.5, z, h)
  const gx = 31,
    gz = -101,
    gy = 67
  ruin(m.at(gx, gy, gz, -0.42), r, 8.5, 6, true)
  for (let i = 0; i < 60; i++) {
    const d = r.range(-70, 80),
      z = r.range(-700, -652),
      x = spur(z) + d
    if (r() < 0.24) ruin(m.at(x, land(x, z) - 0.4, z), r, 9, 6, r() < 0.4)
    else tree(m, i + 900, x, land(x, z) - 1, z, r.range(5, 10))
  }
  for (let i = 0; i < 5; i++) person(m, gx - 7 + i * 1.9, gy, gz + 5 - (i % 2) * 2, i, 1.1)
  for (let i = 0; i < 22; i++) {
    const z = r.range(-620, -330),
      x = spur(z) + r.range(-14, 18)
    person(m, x, land(x, z), z, i, 1.3)
  }
  const air = rgb('#d5e3cc')
  const depth = pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.28,
    bounce: 0.14,
    contact: 8,
    shadows: [
      { centre: [0, 20, -300], radius: 260 },
      { centre: [0, 0, -620], radius: 620 },
    ],
    air: (p, d) => ({
      amount:
        0.46 * smoothstep(380, 1000, d) +
        0.95 * smoothstep(-25, -190, p[1] + (fbm(p[0] / 90, p[2] / 90, 4, 12) - 0.5) * 130),
      ink: air,
    }),
    airSteps: 10,
  })
  const beyond = fartherThan(plate, depth, 700)
  mist(plate, '#fdf6de', 470, 640, 0.72, 44, 1.1, 880, 1700, beyond)
  mist(plate, '#fdf6de', 520, 680, 0.7, 51, 1.1, -200, 560, fartherThan(plate, depth, 560))
  plate.svg(rays(1330, 170), { stipple: 0.3 })
  // foreground terraces in shade: the dark frame that pushes everything else back
  plate.svg(bank(71))
  plate.svg(
    '<defs><linearGradient id="bk" x1="0" y1="0" x2=".2" y2="1"><stop offset="0" stop-color="#7fae54" stop-opacity=".6"/><stop offset=".5" stop-color="#3f7f52" stop-opacity=".25"/><stop offset="1" stop-color="#0c2f38" stop-opacity=".35"/></linearGradient></defs><path d="' +
      outline(0) +
      '" fill="url(#bk)"/>',
    { stipple: 0.8 },
  )
  plate.svg(
    llama(600, crest(600, 0) + 10, 1.12, '#8f5236', '#56333a', '#2c2230') +
      llama(408, crest(408, 0) + 10, 0.9, '#b87646', '#6d4540', '#33262f', true),
  )
  plate.svg(flock(12, 560, 330, 120, 50, 9, 10, '#2a5560'))
}
export const views: View[] = [{ name: 'machu-picchu-peru-cover', focusX: 850, draw }]
