/** Kathmandu's inks and surfaces: alpine morning. */
import { clamp, smoothstep } from '../kit/ink.ts'
import { fbm, noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const INK = {
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
export const SUN: Vec3 = [-0.78, 0.46, 0.42]

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
export const materials: Record<string, Material> = {
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
