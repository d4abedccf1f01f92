/** A stepped street below Galata in the morning: inks and surfaces. */
import { noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const MORNING: Vec3 = [-0.68, 0.72, 0.42]
const wall = (...tones: string[]): Material => ({ tones, cuts: [0.45, 0.3, 0.11, 0.04], grain: 0.04 })
const mod = (v: number, n: number) => ((v % n) + n) % n
const paved: Material['detail'] = (p) =>
  mod(p[0] + Math.floor(p[2] / 0.9) * 0.37, 0.8) < 0.025 ? -0.07 : (noise(p[0] * 2, p[2] * 2, 4) - 0.5) * 0.06
export const materials: Record<string, Material> = {
  rose: wall('#ffd2b8', '#ec9f90', '#a9748c', '#6d5a86', '#4a4a7a'),
  ochre: wall('#ffe3a0', '#efb768', '#ab7e74', '#6f6280', '#4c4d78'),
  pistachio: wall('#e9efc4', '#b4cba0', '#7f9a98', '#587288', '#415878'),
  blue: wall('#d3ebee', '#94bfcc', '#6f8fb0', '#546f9c', '#3f5484'),
  cream: wall('#fff4dc', '#f3d8b6', '#b59fa8', '#7c7798', '#545a86'),
  brick: wall('#f0a27a', '#c86f58', '#8a5068', '#5c4470', '#433c6a'),
  trim: wall('#fff8e6', '#f6e2c6', '#bdabb4', '#83809e', '#5a608a'),
  wood: { tones: ['#a86f50', '#704a50', '#46365a', '#2f2b50'], cuts: [0.4, 0.11, 0.04], grain: 0.05 },
  glass: { tones: ['#7fa6b4', '#3f6484', '#2b4670'], cuts: [0.36, 0.1] },
  shutter: { tones: ['#5fa39a', '#34757c', '#285470', '#22406a'], cuts: [0.4, 0.13, 0.04] },
  tile: { tones: ['#ee8f62', '#c4604a', '#84485c', '#523c62'], cuts: [0.56, 0.36, 0.2], grain: 0.08 },
  iron: { tones: ['#5a6a84', '#33466c', '#22315a'], cuts: [0.5, 0.25] },
  awningA: { tones: ['#f0644a', '#b8433f', '#7c3450', '#512f58'], cuts: [0.5, 0.28, 0.14] },
  awningB: { tones: ['#ffe6b0', '#e2b07a', '#9a7c84', '#6a5f86'], cuts: [0.5, 0.28, 0.14] },
  step: { tones: ['#ffeccb', '#dcbda6', '#94859c', '#63658f', '#454f80'], cuts: [0.7, 0.5, 0.31, 0.17], grain: 0.05, detail: paved }, // prettier-ignore
  riser: { tones: ['#e0c0a4', '#a08c98', '#6d6c90', '#4d557f', '#394570'], cuts: [0.6, 0.4, 0.22, 0.12], grain: 0.05 }, // prettier-ignore
  stone: {
    tones: ['#ffe9c0', '#e8bf94', '#b08c88', '#7a6c8c', '#565680'],
    cuts: [0.62, 0.44, 0.28, 0.14],
    grain: 0.09,
    detail: (p, n) => (Math.abs(n[1]) < 0.5 && (mod(p[1], 2.1) < 0.24 || noise(p[0] * 0.9, p[1] * 0.55, 3) > 0.82) ? -0.05 : 0), // prettier-ignore
  },
  cone: { tones: ['#9fb8c0', '#6a88a4', '#4a6088', '#364672'], cuts: [0.6, 0.4, 0.22], grain: 0.1 },
  dark: { tones: ['#3f4f7c'] },
  gold: { tones: ['#ffe9a0', '#d9a040'], cuts: [0.4] },
  pot: { tones: ['#e8885c', '#a85a50', '#6a4060'], cuts: [0.5, 0.26], grain: 0.06 },
  leaf: { tones: ['#b9c26c', '#6f9a68', '#3f706c', '#2a4e68'], cuts: [0.6, 0.38, 0.18], grain: 0.17 },
  flower: { tones: ['#ff9aa4', '#e0567c', '#93406f'], cuts: [0.55, 0.28], grain: 0.12 },
  tree: { tones: ['#c6c476', '#7f9f68', '#46746a', '#2b5068'], cuts: [0.6, 0.38, 0.18], grain: 0.17 },
  trunk: { tones: ['#8a6a5c', '#4f4560'], cuts: [0.4] },
}
