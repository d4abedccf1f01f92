/** Machu Picchu: the citadel from the guardhouse, Huayna Picchu behind, mist leaving the gorge. */
import { rgb, smoothstep, type Rgb } from '../kit/ink.ts'
import { fbm, random, ridged } from '../kit/noise.ts'
import { Mesh } from '../kit/mesh.ts'
import { Camera } from '../kit/camera.ts'
import { pullSolid } from '../kit/solid.ts'
import { sky, sun, streaks, mist } from '../kit/sky.ts'
import { flock, person, tree } from '../kit/life.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { ruin } from '../kit/andes.ts'
import { steppedHill } from '../kit/stepped-hill.ts'
import { incaTown } from '../kit/inca-town.ts'
import { standingLlama } from '../kit/llama.ts'
import type { Vec3 } from '../kit/vec.ts'
import { materials, SUN } from '../materials/machu-picchu.ts'

/** Citadel and knoll are seen from high on the hillside; `far` sets the mountains upright behind them. */
const cam = new Camera([0, 95, 0], 0, 1.16, 330, 800)
const far = new Camera([0, 60, 0], 0, 1.16, 540, 800)
/** The town lies turned, so that every gable shows its lit end and its shaded front. */
const TOWN = { x: 0, z: -420, turn: -0.48 }
/** The spur under the town: a saddle that falls away on all sides into the gorge. */
function spur(x: number, z: number): number {
  const [c, s] = [Math.cos(TOWN.turn), Math.sin(TOWN.turn)]
  const [dx, dz] = [x - TOWN.x, z - TOWN.z]
  const u = c * dx - s * dz
  const w = s * dx + c * dz
  const rough = (fbm(x / 40, z / 40, 4, 3) - 0.5) * 26
  const over = Math.max(0, -u - 104 + rough, u - 104 + rough) + Math.max(0, -w - 150 + rough, w - 150 + rough)
  const step = u > 19 ? -4 - 0.285 * (u - 19) : u < -17 ? -7 - 0.285 * (u + 17) : -5
  return (
    step -
    0.3 * Math.max(0, w - 112) -
    over * (0.9 + 0.4 * fbm(x / 50, z / 50, 4, 2)) -
    0.9 * Math.max(0, rough) * smoothstep(0, 12, over)
  )
}
/** Huayna Picchu, a leaning tooth with a shoulder on the left, and Huchuy Picchu beside it. */
function peaks(x: number, z: number): number {
  const wx = x + (fbm(x / 60, z / 60, 4, 3) - 0.5) * 36
  const wz = z + (fbm(x / 60, z / 60, 4, 7) - 0.5) * 36
  const hp = Math.hypot((wx - 62) * (wx > 62 ? 1.28 : 1), (wz + 905) * 0.8),
    hs = Math.hypot(wx - 0, (wz + 900) * 0.9),
    hc = Math.hypot(wx + 118, (wz + 800) * 0.9)
  const bell = (top: number, foot: number, r: number, width: number, sharp = 2.2) =>
    foot + (top - foot) / (1 + (r / width) ** sharp) - 0.8 * Math.max(0, r - width * 1.7)
  const tooth =
    bell(292, -110, hp, 98, 1.9) + (ridged(x / 75, z / 75, 5, 9) - 0.45) * 62 * smoothstep(8, 70, hp)
  const shoulder = bell(178, -110, hs, 78, 1.8) + (ridged(x / 60, z / 60, 5, 5) - 0.45) * 52,
    small = bell(98, -110, hc, 64, 1.8) + (ridged(x / 46, z / 46, 5, 6) - 0.45) * 42
  return Math.max(-330 + 60 * fbm(x / 200, z / 200, 4, 1), tooth, shoulder, small)
}
/** Crest of the k-th foreground terrace (left sweep below x=920, right knoll beyond). */
const crest = (x: number, k: number): number =>
  x < 960
    ? 838 +
      30 * smoothstep(60, 260, x + 36 * k) +
      46 * smoothstep(210, 640, x + 36 * k) +
      130 * smoothstep(580, 1000, x + 36 * k) +
      64 * k
    : 1040 - 146 * smoothstep(930, 1190, x - 30 * k) + 10 * Math.sin(x / 90) + 46 * k
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
/** Citadel on its spur. */
function town(plate: Plate, air: Rgb, drop: (p: Vec3) => number): void {
  const m = Mesh.create(),
    r = random(33)
  m.terrain(spur, -330, 330, -690, -230, 260, 200, 'jungle')
  const t = m.at(TOWN.x, 0, TOWN.z, TOWN.turn)
  incaTown(t, 7)
  steppedHill(t.at(-84, 33, -92), 5, 40)
  for (let i = 0; i < 240; i++) {
    const [u, w] =
      i % 2
        ? [r.pick([-1, 1]) * r.range(110, 150), r.range(-150, 140)]
        : [r.range(-120, 130), -r.range(156, 190)]
    const [x, , z] = t.put([u, 0, w])
    tree(m, i, x, spur(x, z) - 1, z, r.range(8, 14))
  }
  tree(t, 704, 6, 0, -36, 11)
  for (let i = 0; i < 34; i++) {
    const u = r.range(-100, -20)
    const [x, , z] = t.put([u, 0, 127 + 0.48 * (u + 17) + r.range(0, 9)])
    tree(m, i + 500, x, spur(x, z) - 1, z, r.range(4, 8))
  }
  for (let i = 0; i < 46; i++) {
    const [u, w] = [r.range(24, 104), r.range(96, 132)]
    const [x, , z] = t.put([u, 0, w - 0.45 * (u - 24)])
    tree(m, i + 300, x, spur(x, z) - 1, z, r.range(4, 8))
  }
  for (let i = 0; i < 16; i++) person(t, r.range(-12, 14), 0.2, r.range(-90, 80), i, 1.4)
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.28,
    bounce: 0.14,
    contact: 3,
    shadows: [{ centre: [0, 0, -420], radius: 215 }],
    air: (p, d) => ({ amount: 0.4 * smoothstep(420, 800, d) + 0.95 * drop(p), ink: air }),
    airSteps: 10,
  })
}
/** Guardhouse under its thatch on the last terrace, right of us. */
function guardhouse(plate: Plate): void {
  const m = Mesh.create(),
    r = random(33),
    level = 66
  const knoll = (x: number, z: number): number =>
    level -
    0.045 * Math.max(0, 26 - x) ** 2 -
    0.06 * Math.max(0, -112 - z) ** 2 +
    (fbm(x / 6, z / 6, 3, 5) - 0.5) * 1.2 * smoothstep(26, 16, x)
  m.terrain(knoll, 4, 80, -136, -92, 80, 40, 'court')
  for (const [x, z, h] of [
    [43, -116, 7],
    [47, -112, 9],
    [52, -116, 7.5],
  ] as const)
    tree(m, x * 10, x, level, z, h)
  ruin(m.at(32, level, -104, -0.42), r, 8.5, 6, true)
  for (let i = 0; i < 3; i++) person(m, 25.5 + i * 2.1, level, -98 - (i % 2), i + 1, 1.1)
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.28,
    bounce: 0.14,
    contact: 8,
    shadows: [{ centre: [40, level, -106], radius: 34 }],
  })
}
function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#35788c'],
      [150, '#6fa9ab'],
      [300, '#c3d8ba'],
      [440, '#f6e7b6'],
      [640, '#fff3d2'],
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
    pullSolid(plate, m, far, {
      sun: SUN,
      materials,
      sky: 0.25,
      air: (p) => ({ amount: air + 0.35 * smoothstep(base + amp * 0.75, base, p[1]), ink: haze }),
      airSteps: 12,
    })
    mist(plate, '#fbf3d6', z < -4000 ? 330 : z < -3000 ? 400 : 450, z < -3000 ? 620 : 760, 0.8, seed, 1.3)
  }
  const air = rgb('#d5e3cc')
  const drop = (p: Vec3): number =>
    smoothstep(-45, -210, p[1] + (fbm(p[0] / 90, p[2] / 90, 4, 12) - 0.5) * 130)
  const mountain = Mesh.create()
  mountain.terrain(peaks, -420, 420, -1080, -690, 280, 150, 'jungle')
  pullSolid(plate, mountain, far, {
    sun: SUN,
    materials,
    sky: 0.28,
    bounce: 0.14,
    contact: 8,
    shadows: [{ centre: [0, 0, -850], radius: 480 }],
    air: (p, d) => ({ amount: 0.46 * smoothstep(380, 1000, d) + 0.95 * drop(p), ink: air }),
    airSteps: 10,
  })
  mist(plate, '#fdf6de', 470, 680, 0.72, 44, 1.1, 880, 1700)
  mist(plate, '#fdf6de', 500, 700, 0.75, 51, 1.1, -200, 620)
  town(plate, air, drop)
  guardhouse(plate)
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
    standingLlama(596, crest(596, 0) + 12, 1.75, {
      coat: '#a8623c',
      shade: '#6a3d40',
      rim: '#f0b06a',
      dark: '#2c2230',
    }),
  )
  plate.svg(flock(12, 560, 330, 120, 50, 9, 10, '#2a5560'))
}
export const views: View[] = [{ name: 'machu-picchu-peru-cover', focusX: 850, draw }]
