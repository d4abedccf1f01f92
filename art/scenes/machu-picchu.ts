/** Machu Picchu: the citadel from the guardhouse, Huayna Picchu behind, mist leaving the gorge. */
import { rgb, smoothstep } from '../kit/ink.ts'
import { fbm, random, ridged } from '../kit/noise.ts'
import { Mesh } from '../kit/mesh.ts'
import { Camera } from '../kit/camera.ts'
import { fartherThan, pullSolid } from '../kit/solid.ts'
import { sky, sun, streaks, mist } from '../kit/sky.ts'
import { flock, person, tree } from '../kit/life.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { llama, ruin } from '../kit/andes.ts'
import { INK, materials, SUN } from '../materials/machu-picchu.ts'

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
