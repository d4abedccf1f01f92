/** Chorsu bazaar in the morning: the square's brick and tiles, a dome of blue glazes, stripes of cloth, heaps of fruit. */
import { clamp } from '../kit/ink.ts'
import { glazed, type Pattern } from '../models/onion.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'
import { materials as square } from './tashkent.ts'

export const MORNING: Vec3 = [-0.68, 0.52, 0.5]
export const AIR = '#dfe6cf'

const fold = (v: number): number => v - Math.floor(v)
/** Gores between pale ribs; in each, a ladder of lozenges that shrink towards the crown. */
const gores =
  (n: number, rows: number): Pattern =>
  (turn, rise) => {
    const up = (Math.asin(clamp(rise)) / Math.PI) * 2
    if (up < 0.035 || up > 0.965) return 3
    const across = Math.abs(fold(turn * n) - 0.5) * 2
    if (across > 0.9) return 3
    const along = Math.abs(fold(up * rows) - 0.5) * 2
    const lozenge = across / 0.86 + along
    if (lozenge < 0.34) return 4
    if (lozenge < 0.92) return 2
    return Math.floor(up * rows) % 2
  }
const GLAZES = [
  ['#7fdcd2', '#2fa5ac', '#2a6a94'],
  ['#5cc0d6', '#2b8fb4', '#2c5c92'],
  ['#3f8fc8', '#2a64a4', '#2b437f'],
  ['#f3f3dc', '#b4d0d0', '#7f98b8'],
  ['#ffd98a', '#dfa253', '#8c6f72'],
]
/** The glaze of a dome that springs from (x, foot, z). */
export const blueDome = (x: number, foot: number, z: number, rise: number, n = 30, rows = 6.5): Material =>
  glazed([x, foot, z], rise, gores(n, rows), GLAZES)

const flat = (...tones: string[]): Material => ({ tones, cuts: [0.58, 0.34, 0.06], grain: 0.03 })
const fruit = (...tones: string[]): Material => ({ tones, cuts: [0.62, 0.4, 0.2], grain: 0.1 })
const cloth = (...tones: string[]): Material => ({ tones, cuts: [0.55, 0.3], grain: 0.03 })

export const chorsu: Record<string, Material> = {
  ...square,
  plaza: {
    tones: ['#fbe6bf', '#e0bd9c', '#a08ba0', '#6f6f98'],
    cuts: [0.5, 0.34, 0.16],
    grain: 0.04,
    detail: (p, _n, light) => {
      if (fold(p[0] / 2.4 + (Math.floor(p[2] / 2.4) % 2) * 0.5) > 0.05 && fold(p[2] / 2.4) > 0.05) return 0
      return light === 0 ? '#94819a' : '#e6c49c'
    },
  },
  red: cloth('#ee6a52', '#bf404c', '#7a3358'),
  teal: cloth('#4fb9b0', '#2a8494', '#2a5a80'),
  yellow: cloth('#fbc95c', '#d9923f', '#8c6068'),
  cream: cloth('#fff3d6', '#e2cdb4', '#a394a8'),
  back: cloth('#9c6f70', '#6c4c68', '#473a60'),
  crate: flat('#e0a468', '#b0754f', '#70506a', '#4c4062'),
  pole: flat('#c98f62', '#8c5f54', '#5a4660', '#433a5c'),
  melon: fruit('#fbe08a', '#e9b23f', '#b5803f', '#74586a'),
  water: fruit('#9cc868', '#5f9a54', '#2f6a60', '#28486a'),
  tomato: fruit('#ff9a6c', '#e0513f', '#9c3450', '#602f5c'),
  apricot: fruit('#ffd08a', '#f49a48', '#b86848', '#704c62'),
  grape: fruit('#b58ac8', '#7a4f9c', '#4f3a7c', '#382f64'),
  herb: fruit('#bcd670', '#6fa254', '#3c7860', '#2a5068'),
  spice: fruit('#ffb45c', '#dd6f35', '#94444c', '#5f385c'),
}
