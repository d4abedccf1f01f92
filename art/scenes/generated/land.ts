/** Far land: ridges, snow peaks, single mountains, karst, islands. */
import { mix, smoothstep } from '../../kit/ink.ts'
import { Mesh } from '../../kit/mesh.ts'
import { fbm, ridged } from '../../kit/noise.ts'
import { mist } from '../../kit/sky.ts'
import { print, type Stage } from './stage.ts'

export type Back = 'none' | 'hills' | 'peaks' | 'cone' | 'karst' | 'isles' | 'mesas' | 'crags' | 'horn'

/** Height of the back land at x (metres at 2600 m distance), 0 on the plain. */
const PROFILES: Record<Exclude<Back, 'none'>, (x: number, z: number, seed: number) => number> = {
  hills: (x, z, s) => 60 + 260 * fbm(x / 620 + s, z / 500, 5, s),
  crags: (x, z, s) => 40 + 620 * ridged(x / 560 + s, z / 560, 6, s) * (0.5 + 0.8 * fbm(x / 900, s, 2, s)),
  peaks: (x, z, s) => {
    const wx = x + (fbm(x / 300, z / 300, 4, s) - 0.5) * 220
    let top = 120
    for (let i = 0; i < 6; i++) {
      const px = -1500 + i * 560 + ((s * 97 + i * 271) % 260)
      const height = 480 + ((s * 53 + i * 389) % 330)
      top = Math.max(
        top,
        height * (1 - Math.abs(wx - px) / (430 + (i % 3) * 110)) * (1 - Math.abs(z + 2750) / 900),
      )
    }
    return top + (ridged(x / 330, z / 330, 6, s) - 0.42) * 340 * smoothstep(0, 420, top)
  },
  horn: (x, z, s) => {
    const wx = x - 120 + (fbm(x / 160, z / 160, 4, s) - 0.5) * 70 + Math.max(0, z + 2700) * 0.1
    const d = Math.hypot(wx * (wx > 0 ? 1.15 : 0.92), (z + 2700) * 0.9)
    const horn = 560 * (1 - d / 560) + 130 * Math.max(0, 1 - d / 150)
    const side = 150 + 190 * fbm(x / 420 + s, z / 420, 4, s)
    return Math.max(horn, side) + (ridged(x / 190, z / 190, 6, s) - 0.42) * 150 * smoothstep(0, 90, d)
  },
  cone: (x, z, s) => {
    const d = Math.hypot(x - ((s % 5) - 2) * 170, (z + 2800) * 0.9)
    return (
      30 +
      860 * Math.exp(-((d / 560) ** 0.95) * 1.1) * (d < 70 ? 0.9 + d / 700 : 1) +
      60 * fbm(x / 200, z / 200, 4, s)
    )
  },
  karst: (x, z, s) => {
    let top = -20
    for (let i = 0; i < 11; i++) {
      const px = -1350 + i * 270 + ((s * 71 + i * 137) % 150)
      const pz = -2500 - ((s * 37 + i * 211) % 480)
      const height = 190 + ((s * 29 + i * 173) % 330)
      const d = Math.hypot(x - px + (fbm(x / 50, z / 50, 3, s) - 0.5) * 50, (z - pz) * 0.8)
      top = Math.max(
        top,
        -20 + height / (1 + (d / (70 + (i % 4) * 22)) ** 4.2) + (fbm(x / 30, z / 30, 4, i) - 0.5) * 60,
      )
    }
    return top
  },
  isles: (x, z, s) => {
    const v = fbm(x / 520 + s * 1.7, z / 700, 4, s) - 0.47
    return v < 0 ? -40 : v * 620 + 26 * fbm(x / 90, z / 90, 4, s)
  },
  mesas: (x, z, s) => {
    let top = 12 * fbm(x / 200, z / 200, 3, s)
    for (const [px, pz, w, height] of [
      [-520, -2500, 130, 330],
      [60, -2800, 150, 350],
      [620, -2450, 110, 300],
    ] as const) {
      const d =
        Math.max(Math.abs(x - px) * 0.9, Math.abs(z - pz) * 0.7) + (fbm(x / 40, z / 40, 4, s) - 0.5) * 60
      top = Math.max(
        top,
        height * (1 - smoothstep(w * 0.86, w * 1.02, d)),
        height * 0.42 * (1 - smoothstep(w, w * 2.6, d)),
      )
    }
    return top
  },
}

/** Pulls the back land. `veil` 0..1 is how much air lies on it. */
export function pullBack(
  stage: Stage,
  back: Back,
  { veil = 0.45, seed = stage.seed, material = '' } = {},
): void {
  if (back === 'none') return
  const mesh = Mesh.create()
  const height = PROFILES[back]
  const surface =
    material ||
    (back === 'peaks' || back === 'horn'
      ? 'snow'
      : back === 'mesas'
        ? 'rock'
        : back === 'crags'
          ? 'rock'
          : 'forest')
  mesh.terrain(
    (x, z) => height(x, z, seed) * smoothstep(-2050, -2300, z) - 8,
    -1500,
    1500,
    -3300,
    -2050,
    300,
    110,
    surface,
  )
  print(
    stage,
    mesh,
    { near: 900, far: 2600, most: veil, low: 260, lowShare: veil },
    [{ centre: [0, 200, -2700], radius: 1700 }],
    0,
  )
  mist(
    stage.plate,
    mix(stage.mood.sky[4], stage.mood.light, 0.3),
    stage.horizon - 90,
    stage.horizon + 40,
    0.55,
    seed + 9,
    1.5,
  )
}
