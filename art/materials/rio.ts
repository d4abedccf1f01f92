/** Inks for Rio in late sun: coral sky, lilac granite, bottle-green forest, a teal bay. */
import { mix, smoothstep } from '../kit/ink.ts'
import { fbm, hash, noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const SUN: Vec3 = [-0.78, 0.4, 0.42]

const LEAF = ['#9fb86c', '#6b9f66', '#417f69', '#2c6366', '#22505c']
/** Crowns of the forest, shoulder to shoulder: how far into the next darker tone, or below 0 where a head is lit. */
const crowns = (p: Vec3): number => {
  const v = (p[1] * 1.1 - p[2] * 0.5) / 15 + 5 * fbm(p[0] / 70, p[1] / 90 + p[2] / 90, 2, 3),
    row = Math.floor(v),
    u = (p[0] * 0.9 + p[2] * 0.2) / 22 + hash(row, 3, 1) + 3 * fbm(p[1] / 60, p[0] / 80, 2, 7),
    cell = Math.floor(u),
    size = 0.46 + 0.16 * hash(row, cell, 5),
    [du, dv] = [u - cell - 0.36 - 0.28 * hash(row, cell, 2), v - row - 0.36 - 0.28 * hash(row, cell, 4)]
  if (Math.hypot(du, dv) > size) return 0.42
  return hash(row, cell, 8) > 0.5 && Math.hypot(du + 0.1, dv - 0.16) < size * 0.5 ? -0.3 : 0
}
/** Dark streaks where water runs; forest on the foot, the ledges and the crown. */
const granite = (p: Vec3, n: Vec3, light: number): string => {
  const leafy =
    n[1] * 1.3 +
    (fbm(p[0] / 110, p[1] / 120 + p[2] / 130, 2, 5) - 0.5) * 0.7 -
    Math.max(0, p[1] - 96) / 900 +
    0.7 * smoothstep(150, 40, p[1] + (fbm(p[0] / 60, p[2] / 60, 3, 9) - 0.5) * 110)
  if (leafy > 0.68 && (p[1] < 170 || n[1] > 0.62)) {
    const tone = light > 0.5 ? 0 : light > 0.26 ? 1 : light > 0.08 ? 2 : 3,
      shift = crowns(p)
    return shift < 0 ? mix(LEAF[tone]!, '#dcd88a', -shift) : mix(LEAF[tone]!, LEAF[tone + 1]!, shift)
  }
  const wet =
    noise(p[0] / 9 + p[2] / 9, p[1] / 150, 3) * 0.6 + noise(p[0] / 22 + p[2] / 25, p[1] / 260, 8) * 0.4
  if (light > 0.56) return wet > 0.6 ? '#eab394' : '#ffd9b0'
  if (light > 0.3) return wet > 0.56 ? '#c18e92' : '#e3ad98'
  if (light > 0.08) return wet > 0.55 ? '#7d6f98' : '#9880a0'
  return wet > 0.55 ? '#5d608f' : '#706d9a'
}
/** The near quarter already lies in the shade of our hill. */
const dusk = (p: Vec3): number => -0.27 * smoothstep(-1980, -1800, p[2] + p[1] * 3)
export const coral: Record<string, Material> = {
  granite: { tones: ['#ffd9b0'], detail: granite },
  ranges: { tones: ['#e9b3a2', '#c08f9f', '#8f7c9f'], cuts: [0.54, 0.3], grain: 0.03 },
  forest: {
    tones: ['#b9c06a', '#6f9c62', '#33736a', '#1f5563'],
    cuts: [0.6, 0.4, 0.2],
    grain: 0.05,
    detail: (p) => (fbm(p[0] / 26, p[2] / 26 + p[1] / 18, 3, 7) - 0.5) * 0.8,
  },
  street: {
    tones: ['#d9b59a', '#a18794', '#6f6a8a'],
    cuts: [0.4, 0.2],
    detail: (p) => (p[1] < 3.4 ? (p[1] > 1 ? '#ffefcd' : '#d9c6b4') : dusk(p)),
  },
  wallA: {
    tones: ['#fff4e0', '#f6d5b8', '#ac9cb6', '#7b80aa'],
    cuts: [0.5, 0.3, 0.12],
    grain: 0.02,
    detail: dusk,
  },
  wallB: {
    tones: ['#fbdcb6', '#eab596', '#a38aa4', '#757399'],
    cuts: [0.5, 0.3, 0.12],
    grain: 0.02,
    detail: dusk,
  },
  wallC: {
    tones: ['#f6f0e2', '#dcd0c8', '#9aa0bc', '#7181a8'],
    cuts: [0.5, 0.3, 0.12],
    grain: 0.02,
    detail: dusk,
  },
  flat: { tones: ['#f3c9a6', '#c79a94', '#8a7a9a'], cuts: [0.44, 0.22], detail: dusk },
  tile: { tones: ['#ee8f62', '#c9644f', '#8a4a60'], cuts: [0.5, 0.26] },
  lamp: { tones: ['#ffe08c'], glow: true },
  dark: { tones: ['#5d6790'] },
  tree: { tones: ['#b3bc62', '#5f9460', '#2c6c66', '#1c4f5e'], cuts: [0.6, 0.4, 0.2], grain: 0.16 },
  trunk: { tones: ['#4a4a58'] },
  cable: { tones: ['#4a4a78'] },
  cabin: { tones: ['#ffe28a', '#f0a53c'], cuts: [0.4] },
  ledge: {
    tones: ['#b07a7c', '#6f5076', '#473f68', '#2f3058'],
    cuts: [0.74, 0.46, 0.22],
    grain: 0.07,
    detail: (p) =>
      (noise(p[0] * 1.6 + p[2], p[1] / 5, 4) - 0.5) * 0.34 + (fbm(p[0] / 2, p[2] / 2, 3, 5) - 0.5) * 0.2,
  },
  rail: { tones: ['#6a5a7c', '#3a3860'], cuts: [0.4] },
}
