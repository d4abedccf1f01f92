/** Patan in the late sun: brick, dark carved timber and old tiles. */
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const LATE: Vec3 = [-0.8, 0.46, 0.34]
const mod = (v: number, n: number) => ((v % n) + n) % n
const courses: Material['detail'] = (p) => (mod(p[1], 0.42) < 0.06 ? -0.04 : 0)
export const patan: Record<string, Material> = {
  brick: { tones: ['#f2a472', '#cf6b4e', '#94465a', '#5f3462', '#3f2a58'], cuts: [0.58, 0.4, 0.22, 0.1], grain: 0.04, detail: courses }, // prettier-ignore
  plinth: { tones: ['#e89a70', '#b8604c', '#82445a', '#553462', '#3a2a58'], cuts: [0.58, 0.38, 0.2, 0.1], grain: 0.05, detail: courses }, // prettier-ignore
  tread: { tones: ['#ffe2b4', '#d9aa88', '#98758a', '#5f5080'], cuts: [0.56, 0.36, 0.18], grain: 0.05 },
  wood: { tones: ['#8a5048', '#5a3450', '#3a264c', '#281d42'], cuts: [0.5, 0.26, 0.12], grain: 0.05 },
  carved: { tones: ['#c98a58', '#7a4648', '#4a2c4c', '#2f2044'], cuts: [0.54, 0.3, 0.13], grain: 0.06 },
  tile: {
    tones: ['#f2ac74', '#cc7350', '#8f4a58', '#5c3660', '#3f2c58'],
    cuts: [0.62, 0.44, 0.26, 0.13],
    grain: 0.08,
    detail: (p) => (mod(p[1], 0.34) < 0.07 ? -0.07 : 0),
  },
  eave: { tones: ['#ffd79a', '#b8785a', '#6f4460', '#432c58'], cuts: [0.56, 0.32, 0.14], grain: 0.04 },
  gold: { tones: ['#fff0b0', '#f2b84a', '#b0743c', '#6a4450'], cuts: [0.6, 0.36, 0.18], grain: 0.06 },
  dark: { tones: ['#2f2044'] },
  lamp: { tones: ['#ffd884'], glow: true },
  ground: {
    tones: ['#ffd9a4', '#d69c7c', '#8c6480', '#534478', '#3a3468'],
    cuts: [0.62, 0.42, 0.24, 0.12],
    grain: 0.05,
    detail: (p) => (mod(p[2], 1.3) < 0.06 || mod(p[0] + (Math.floor(p[2] / 1.3) % 2) * 0.7, 1.5) < 0.05 ? -0.05 : 0), // prettier-ignore
  },
  hill: { tones: ['#b9b890', '#7f9a92', '#56788c', '#416080'], cuts: [0.56, 0.36, 0.18], grain: 0.02 },
  hull: { tones: ['#4a4a78', '#2f2c58'], cuts: [0.4] },
  cloth1: { tones: ['#e0503f', '#8a3450'], cuts: [0.36] },
  cloth2: { tones: ['#2f8a90', '#245a78'], cuts: [0.36] },
  cloth3: { tones: ['#ffc94a', '#b87a40'], cuts: [0.36] },
  skin: { tones: ['#c98a62', '#7e5050'], cuts: [0.36] },
}
