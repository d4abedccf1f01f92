/** Surfaces of the temple gate: warm brick and pale stone, mid-morning. */
import { fbm, noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const SUN = [-0.66, 0.5, 0.5] as const
const flat = (lit: string, own: string, shade: string): Material => ({
  tones: [lit, own, shade],
  cuts: [0.52, 0.26],
  grain: 0.05,
})
const wrap = (v: number) => v - Math.floor(v)
const courses = (p: Vec3): number =>
  (wrap(p[1] / 0.2) < 0.18 ? -0.12 : 0) +
  (noise((p[0] + p[2]) * 1.4, Math.floor(p[1] / 0.2) * 3, 9) - 0.5) * 0.1
const mossy = (p: Vec3): number | string => {
  const n = fbm(p[0] * 0.9 + p[2], p[1] * 0.9, 4, 5)
  return n > 0.77 ? '#8a9a6c' : (n - 0.5) * 0.14
}
export const materials: Record<string, Material> = {
  brick: {
    tones: ['#ffb27c', '#d9714c', '#8f4a52', '#54405c'],
    cuts: [0.62, 0.42, 0.2],
    grain: 0.05,
    detail: courses,
  },
  plinth: {
    tones: ['#fff0cc', '#e3cda4', '#9a9490', '#5f6a7c'],
    cuts: [0.62, 0.42, 0.2],
    grain: 0.05,
    detail: mossy,
  },
  carved: { tones: ['#c9b08c', '#a8947f', '#847a7c'], cuts: [0.5, 0.26], grain: 0.02 },
  relief: { tones: ['#e9d5ae', '#c9b394', '#928a8a'], cuts: [0.5, 0.26], grain: 0.02 },
  statue: { tones: ['#d9ccb0', '#a09c90', '#646c74', '#414a60'], cuts: [0.62, 0.38, 0.18], grain: 0.1 },
  poleng: {
    tones: ['#f4ead2'],
    detail: (p, _n, light) =>
      (Math.floor(p[0] / 0.13) + Math.floor(p[1] / 0.13) + Math.floor(p[2] / 0.13)) & 1
        ? '#2c3448'
        : light > 0.2
          ? '#fff6e0'
          : '#a9a8b0',
  },
  paving: {
    tones: ['#fbe6be', '#dcc29a', '#93888c', '#676c80'],
    cuts: [0.5, 0.34, 0.16],
    grain: 0.05,
    detail: (p) => {
      const row = Math.floor(p[2] / 0.7)
      const joint = wrap(p[2] / 0.7) < 0.06 || wrap(p[0] / 1.1 + (row & 1) * 0.5) < 0.04
      return (
        (joint ? -0.16 : 0) + (noise(Math.floor(p[0] / 1.1 + (row & 1) * 0.5) * 5, row * 3, 6) - 0.5) * 0.08
      )
    },
  },
  lawn: {
    tones: ['#d3d872', '#9fbe5c', '#4a8a5c', '#2a6460'],
    cuts: [0.52, 0.38, 0.18],
    grain: 0.14,
    detail: (p) => (fbm(p[0] * 1.6, p[2] * 0.8, 3, 4) - 0.5) * 0.2,
  },
  gilt: flat('#fff0a8', '#e8b24c', '#957050'),
  silk: flat('#fff8e0', '#f0dcb0', '#a39a94'),
  silkB: flat('#ffe07c', '#f0a83c', '#98704f'),
  timber: flat('#d98a5c', '#8f5244', '#51404c'),
  tree: {
    tones: ['#dfdc7c', '#94bb5c', '#458a5c', '#236058', '#1a4850'],
    cuts: [0.68, 0.48, 0.28, 0.14],
    grain: 0.06,
  },
  treeB: {
    tones: ['#c3d070', '#6fa658', '#2f7860', '#1c5458', '#16404c'],
    cuts: [0.68, 0.48, 0.28, 0.14],
    grain: 0.06,
  },
  flower: flat('#fffbe6', '#f6e2b0', '#b9b0a4'),
  trunk: flat('#c99a6c', '#6f5a54', '#3a464c'),
  cone: {
    tones: ['#f3d3a4', '#c9b298', '#8fa6a6', '#68949c', '#4c7d8e'],
    cuts: [0.7, 0.5, 0.32, 0.17],
    grain: 0.05,
  },
}
