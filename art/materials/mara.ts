/** Inks for a balloon morning on the plains: rose sky, straw grass, lilac shade. */
import { smoothstep } from '../kit/ink.ts'
import { fbm } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const SUN: Vec3 = [-0.8, 0.34, 0.42]

const GORES = 24
/** Panels of the envelope about the axis (cx, cz), from base y0 up; each colour is a list from lit to shade. */
const striped =
  (cx: number, cz: number, y0: number, size: number, colours: readonly (readonly string[])[]) =>
  (p: Vec3, _n: Vec3, light: number): string => {
    const turn = (Math.atan2(p[0] - cx, p[2] - cz) / (Math.PI * 2)) * GORES + GORES
    const y = (p[1] - y0) / size
    const saw = Math.abs((turn % 1) - 0.5) * 2
    const k = y < 8.6 + saw * 1.2 ? 1 : y > 15.4 + saw * 2.2 && y < 19 + saw * 2.2 ? 2 : Math.floor(turn) % 2
    const tones = colours[k]!
    const seam = saw > 0.93 ? 0.1 : 0
    const v = light - seam
    return v > 0.6 ? tones[0]! : v > 0.3 ? tones[1]! : v > 0.06 ? tones[2]! : tones[3]!
  }
const RED = ['#f57a52', '#d94c40', '#97334f', '#6e2b55']
const CREAM = ['#fff3d8', '#f6d3ae', '#b895b0', '#8a78a4']
const TEAL = ['#4aa39c', '#2b7f86', '#285f7a', '#27476c']
const OCHRE = ['#ffd071', '#eaa445', '#a56c56', '#7a4f62']
export const BIG = { x: 11.2, y: 5.4, z: -112 }
export const SECOND = { x: -92, y: 36, z: -310 }
export const THIRD = { x: 158, y: 46, z: -560 }

export const rose: Record<string, Material> = {
  envelope: { tones: RED, detail: striped(BIG.x, BIG.z, BIG.y, 1, [RED, CREAM, OCHRE]) },
  envelopeB: { tones: TEAL, detail: striped(SECOND.x, SECOND.z, SECOND.y, 1, [TEAL, OCHRE, CREAM]) },
  envelopeC: { tones: CREAM, detail: striped(THIRD.x, THIRD.z, THIRD.y, 1, [OCHRE, RED, CREAM]) },
  rope: { tones: ['#7a5a5c', '#4a3a56'], cuts: [0.3] },
  wicker: {
    tones: ['#d39a62', '#9a6a54', '#5f465a'],
    cuts: [0.46, 0.2],
    detail: (p) => ((p[1] / 0.2) % 1 < 0.4 ? -0.08 : 0),
  },
  flame: { tones: ['#fff0b8'], glow: true },
  plain: {
    tones: ['#f0c487', '#d8a46c', '#a87868', '#75597a'],
    cuts: [0.47, 0.35, 0.2],
    grain: 0.015,
    detail: (p) => (fbm(p[0] / 26, p[2] / 60, 2, 4) - 0.5) * 0.2 - 0.12 * smoothstep(-30, -12, p[2]),
  },
  scarp: {
    tones: ['#dba694', '#b68291', '#8d6f92', '#74648e'],
    cuts: [0.56, 0.4, 0.22],
    grain: 0.02,
    detail: (p) => (fbm(p[0] / 180, p[1] / 60, 2, 7) - 0.5) * 0.4,
  },
  acacia: { tones: ['#c2ad62', '#828455', '#556158', '#3b4a5c'], cuts: [0.6, 0.4, 0.18], grain: 0.14 },
  bark: { tones: ['#a9785f', '#6c5058', '#463a54'], cuts: [0.5, 0.22], grain: 0.06 },
  hull: { tones: ['#5a4a6c', '#3a315c'], cuts: [0.3] },
  cloth1: { tones: ['#2f8a86', '#27566e'], cuts: [0.3] },
  cloth2: { tones: ['#fff0d6', '#b59ab0'], cuts: [0.3] },
  cloth3: { tones: ['#d9a13f', '#8f6450'], cuts: [0.3] },
  skin: { tones: ['#a86c4c', '#643f4c'], cuts: [0.3] },
}
