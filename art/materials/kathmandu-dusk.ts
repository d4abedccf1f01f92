/** Boudha at lamp-lighting: inks of the blue hour, and the warmth that climbs from the lamps on every terrace. */
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

/** What is left of the day, from the left. */
export const DUSK: Vec3 = [-0.74, 0.4, 0.4]
/** Metres over the terrace a point of the stupa belongs to. */
const over = (y: number): number => (y < 4.2 ? y : y < 7.8 ? y - 4.2 : y < 11 ? y - 7.8 : (y - 11) * 0.42)
const lamps = (p: Vec3, n: Vec3, light: number): number => {
  const stands = Math.hypot(p[0], p[2]) < 58 ? 1 : 0.35
  return stands * 0.62 * Math.exp(-Math.max(0, over(p[1])) / 2.3) * (1 - 0.75 * Math.abs(n[1])) - 0.4 * light
}
const dusk = (...tones: string[]): Material => ({ tones, cuts: [0.66, 0.47, 0.3, 0.18], grain: 0.08, detail: lamps }) // prettier-ignore
export const materials: Record<string, Material> = {
  white: dusk('#ffe6a8', '#f5b06c', '#a87898', '#5a5c9c', '#343a7c'),
  dome: { ...dusk('#ffe0a0', '#eda878', '#a683ac', '#6a6eae', '#3f478a'), cuts: [0.62, 0.43, 0.3, 0.17], grain: 0.13 }, // prettier-ignore
  gold: { tones: ['#ffe9a0', '#f2b24a', '#a86c58', '#5f4470'], cuts: [0.42, 0.27, 0.14], grain: 0.08 },
  saffron: { tones: ['#ffc96a', '#e8964a', '#9a5a5c', '#5c3f6c'], cuts: [0.42, 0.26, 0.13], grain: 0.05 },
  wood: { tones: ['#8a4a58', '#4a2f60', '#2f2758'], cuts: [0.4, 0.2], detail: lamps },
  brickA: dusk('#f0a06a', '#b8605c', '#6f4272', '#433568', '#2c2a5c'),
  brickB: dusk('#f2b07a', '#b87068', '#734c7c', '#463a70', '#2e2d62'),
  plaster: dusk('#ffd09a', '#c98a80', '#80608e', '#50488a', '#343270'),
  tile: { tones: ['#8a6a90', '#5a4a80', '#3a3670', '#28295c'], cuts: [0.5, 0.32, 0.2], grain: 0.07, detail: lamps }, // prettier-ignore
  ground: { tones: ['#ffc880', '#c98070', '#6f5488', '#413f7c', '#2b2e66'], cuts: [0.6, 0.44, 0.3, 0.2], grain: 0.1, detail: (p, n, light) => lamps(p, n, light) + (p[1] < 0.5 ? 0.26 * Math.exp(-(((Math.hypot(p[0], p[2]) - 42) / 16) ** 2)) : 0.12) + 0.3 * Math.exp(-(((p[2] - 122) / 9) ** 2 + ((p[0] + 6) / 8) ** 2)) }, // prettier-ignore
  dark: { tones: ['#2b2a60'] },
  lamp: { tones: ['#ffd27a'], glow: true },
  tree: { tones: ['#5a6494', '#38447c', '#242e62', '#171f4c'], cuts: [0.5, 0.34, 0.18], grain: 0.17 },
  trunk: { tones: ['#2f2b60'] },
  hull: { tones: ['#4a3a74', '#2b2a60'], cuts: [0.4] },
  cloth1: { tones: ['#c8506a', '#7a3468'], cuts: [0.36] },
  cloth2: { tones: ['#c98a4a', '#7a4a60'], cuts: [0.36] },
  cloth3: { tones: ['#6a7ab8', '#3f4888'], cuts: [0.36] },
  skin: { tones: ['#d0906c', '#7a5468'], cuts: [0.36] },
  brass: { tones: ['#fff0b0', '#f2b24a', '#b06a48', '#6a3f58'], cuts: [0.55, 0.36, 0.2], grain: 0.05 },
  step: { tones: ['#d9835a', '#9a4f5c', '#5f3a68', '#3a2d62', '#252452'], cuts: [0.56, 0.4, 0.27, 0.15], grain: 0.08 }, // prettier-ignore
}
