/** The palettes of the places (art direction, palette rules) and the surfaces they make. */
import { mix } from '../../kit/ink.ts'
import { fbm, noise } from '../../kit/noise.ts'
import type { Material } from '../../kit/solid.ts'
import { smoothstep } from '../../kit/ink.ts'

export interface Mood {
  /** Zenith to horizon. */
  sky: [string, string, string, string, string]
  light: string
  shade: [string, string]
  dark: string
  accents: [string, string]
  /** Body and lit lip of the clouds. */
  cloud: [string, string]
  disc: string
  /** Near water and the catching light on it. */
  water: [near: string, light: string]
  /** How far every surface has gone over to the shade family: 0 by day. */
  dim: number
  /** Share of lit windows. */
  lamps: number
}

export const MOODS = {
  violet: {
    sky: ['#3a3a86', '#7560a8', '#cf7f9f', '#f79a76', '#ffd993'],
    light: '#fff6e4',
    shade: ['#b8a4cf', '#8678b8'],
    dark: '#2c3170',
    accents: ['#2460b4', '#e23d83'],
    cloud: ['#8a62a6', '#ffc79a'],
    disc: '#fff4cf',
    water: ['#3b4796', '#f7b08c'],
    dim: 0.12,
    lamps: 0.2,
  },
  amber: {
    sky: ['#2d5a74', '#5d7f8d', '#b5a294', '#f4b06c', '#fde3b0'],
    light: '#fde3b0',
    shade: ['#7d6687', '#3b4468'],
    dark: '#173246',
    accents: ['#b9523a', '#ffcf62'],
    cloud: ['#c49a92', '#ffe2ae'],
    disc: '#fff2cf',
    water: ['#174a5c', '#f3bf8a'],
    dim: 0,
    lamps: 0.08,
  },
  alpine: {
    sky: ['#17355c', '#2d6590', '#7fb4c4', '#d5e3d0', '#fbeccb'],
    light: '#fff8e6',
    shade: ['#8c96bd', '#66759f'],
    dark: '#33263f',
    accents: ['#eda42c', '#cf3a34'],
    cloud: ['#cfe0da', '#fff3d6'],
    disc: '#fffbe8',
    water: ['#255a7c', '#c9ead8'],
    dim: 0,
    lamps: 0.05,
  },
  mist: {
    sky: ['#35788c', '#6fa9ab', '#c3d8ba', '#f6e7b6', '#fff3d2'],
    light: '#fdecc0',
    shade: ['#667a7c', '#3a724f'],
    dark: '#17423f',
    accents: ['#cf4436', '#d9b06a'],
    cloud: ['#eef0d6', '#fffbe8'],
    disc: '#fffae6',
    water: ['#2c6f6c', '#e8f0c8'],
    dim: 0,
    lamps: 0.04,
  },
  lagoon: {
    sky: ['#1f6f9e', '#4aa3bf', '#9ad3cf', '#f6e6bd', '#ffd9a2'],
    light: '#fff6e2',
    shade: ['#a99ab4', '#2aa3b0'],
    dark: '#0f4a55',
    accents: ['#e8574a', '#9cc25c'],
    cloud: ['#f3e2d0', '#fff8e8'],
    disc: '#fffbe6',
    water: ['#5fd0c6', '#d6fff0'],
    dim: 0,
    lamps: 0.05,
  },
  blue: {
    sky: ['#141a46', '#27356f', '#5a5f97', '#c98a92', '#f3b98a'],
    light: '#ffd9a8',
    shade: ['#3b4a86', '#26336a'],
    dark: '#0e1130',
    accents: ['#ff7a59', '#7fe0cf'],
    cloud: ['#4b4f8c', '#e59f90'],
    disc: '#ffe9c4',
    water: ['#1b2458', '#f3a988'],
    dim: 0.52,
    lamps: 0.34,
  },
  white: {
    sky: ['#3d5f8f', '#7f9fc0', '#b9c9d2', '#f1d9c4', '#f7c9a0'],
    light: '#fff1de',
    shade: ['#8fa3b8', '#5f7793'],
    dark: '#25344f',
    accents: ['#e0b04a', '#5f9a8a'],
    cloud: ['#c9c4d0', '#ffe7cf'],
    disc: '#fff6e6',
    water: ['#4a6a92', '#fbdcbc'],
    dim: 0.08,
    lamps: 0.12,
  },
  desert: {
    sky: ['#4a6a94', '#9fb0b8', '#e9c9a8', '#f5c08a', '#fbe3b8'],
    light: '#ffe9c4',
    shade: ['#b5785f', '#7a5262'],
    dark: '#3a2c48',
    accents: ['#2f8a8f', '#fff3dc'],
    cloud: ['#dcb8a4', '#fff0cf'],
    disc: '#fff6da',
    water: ['#3f7f92', '#fbe0b4'],
    dim: 0,
    lamps: 0.05,
  },
} satisfies Record<string, Mood>
export type MoodName = keyof typeof MOODS

type Detail = Material['detail']

/** A surface of one own colour under this light: lit, own, half, shade, deep. */
export function surface(mood: Mood, own: string, grain = 0.04, detail?: Detail, lift = 0.42): Material {
  const here = mix(own, mood.shade[0], mood.dim)
  const tones = [
    mix(here, mood.light, lift * (1 - 0.7 * mood.dim)),
    here,
    mix(here, mood.shade[0], 0.5),
    mix(here, mood.shade[1], 0.66),
    mix(here, mood.dark, 0.68),
  ]
  return { tones, cuts: [0.6, 0.4, 0.24, 0.12], grain, ...(detail && { detail }) }
}

export type Materials = Record<string, Material>

const LEAVES = (p: readonly number[]) => (noise(p[0]! * 0.9, p[1]! * 0.9 + p[2]!, 5) - 0.5) * 0.25

export function materialsOf(mood: Mood): Materials {
  const s = (own: string, grain?: number, detail?: Detail) => surface(mood, own, grain, detail)
  // foliage lit as strongly as plaster turns to milk
  const leafy = (own: string, grain?: number, detail?: Detail) => surface(mood, own, grain, detail, 0.2)
  const sand = surface(mood, '#f2d6a6').tones
  const snow = surface(mood, '#f6efe4').tones
  const sandy = (light: number) => sand[light > 0.3 ? 0 : light > 0.05 ? 1 : 2]!
  const pane = mix(mood.dark, mood.shade[1], 0.35)
  return {
    stone: s('#ecd2a6', 0.05),
    stoneShade: s('#b48f86', 0.06),
    lead: s('#8fa0ac', 0.1),
    dark: { tones: [pane] },
    glass: { tones: [mix(pane, mood.sky[2], 0.35)] },
    gold: s('#eeb53c', 0.06),
    lamp: { tones: ['#ffdf8a'], glow: true },
    glowRed: { tones: ['#ff7a59'], glow: true },
    glowTeal: { tones: ['#7fe0cf'], glow: true },
    bloom: s(mood.accents[1], 0.2),
    wallA: s('#edbd8c', 0.03),
    wallB: s('#d88f72', 0.03),
    wallC: s('#f3e0bd', 0.03),
    white: s('#fdf1dc', 0.03),
    pastel: s('#a9c4b4', 0.03),
    ochre: s('#e9b25e', 0.03),
    tile: s('#c8623f', 0.06, (p) => (Math.abs(p[1]) % 0.9 < 0.14 ? -0.08 : 0)),
    thatch: s('#cfa064', 0.26, (p) => (fbm(p[0] * 2 + p[2] * 2, p[1] * 0.5, 3, 6) - 0.5) * 0.4),
    wood: s('#7a4a38', 0.03),
    tree: leafy('#567f45', 0.16, LEAVES),
    pine: leafy('#2f5f4c', 0.14, LEAVES),
    palm: leafy('#5f9c58', 0.14, LEAVES),
    trunk: { tones: [mix('#5a3f3c', mood.dark, 0.4)] },
    sand: s('#efcf9c', 0.05),
    dune: s('#e6ac6c', 0.07, (p) => (fbm(p[0] / 2.2, (p[2] + p[1] * 2) / 0.5, 2, 5) - 0.5) * 0.1),
    grass: leafy('#97a657', 0.12, (p) => (fbm(p[0] / 9, p[2] / 9, 3, 7) - 0.5) * 0.34),
    savanna: leafy('#d3a95c', 0.12, (p) => (fbm(p[0] / 14, p[2] / 7, 4, 7) - 0.5) * 0.4),
    ground: s('#a68f68', 0.08),
    paving: s('#c9b097', 0.03, (p) => {
      const row = Math.floor(p[2] / 0.9)
      const joint = Math.abs((p[2] / 0.9) % 1) < 0.07 || Math.abs(((p[0] + (row % 2) * 0.6) / 1.2) % 1) < 0.05
      return joint ? -0.09 : (noise(row, Math.floor((p[0] + (row % 2) * 0.6) / 1.2), 4) - 0.5) * 0.12
    }),
    coast: leafy('#6c9a58', 0.13, (p, _n, light) =>
      p[1] < 3.2 ? sandy(light) : (fbm(p[0] / 18, p[2] / 18 + p[1] / 12, 4, 7) - 0.5) * 0.7,
    ),
    forest: leafy('#4f7f56', 0.15, (p) => (fbm(p[0] / 26, p[2] / 26 + p[1] / 14, 4, 7) - 0.5) * 0.8),
    rock: s('#b98a6c', 0.12, (p, n) =>
      n[1] > 0.8 ? 0.16 : (fbm(p[1] / 9, (p[0] + p[2]) / 60, 4, 6) - 0.55) * 0.8,
    ),
    redrock: s('#b8573a', 0.1, (p, n) =>
      n[1] > 0.8 ? 0.12 : (fbm(p[1] / 14, (p[0] + p[2]) / 90, 4, 6) - 0.5) * 0.9,
    ),
    granite: s('#b7aaa2', 0.14, (p) => (fbm(p[0] * 1.6 + p[2], p[1] * 0.22, 3, 8) - 0.5) * 0.4),
    snow: {
      ...s('#f3efe6', 0.05),
      detail: (p, n, light) => {
        const steep = n[1] < 0.36 + 0.22 * noise(p[0] / 60, p[2] / 60, 5) + 0.3 * smoothstep(420, 120, p[1])
        if (!steep) return undefined
        return mix(
          mix('#a98a86', mood.shade[light > 0.3 ? 0 : 1], light > 0.3 ? 0.25 : 0.6),
          mood.shade[0],
          mood.dim,
        )
      },
    },
    volcano: leafy('#55809a', 0.12, (p, n, light) => {
      const line = 330 + 150 * (fbm(p[0] / 60, p[2] / 60, 4, 3) - 0.5) + 120 * (noise(p[0] / 34, 7, 2) - 0.5)
      if (p[1] < line) return (fbm(p[0] / 50, p[1] / 40, 3, 4) - 0.5) * 0.3
      return snow[light > 0.5 ? 0 : light > 0.22 ? 1 : light > 0 ? 2 : 3]!
    }),
    concrete: s('#c9c3c0', 0.02),
    steel: s('#8fa6bd', 0.02),
    turquoise: s('#2fa3a6', 0.07),
    red: s('#cf4a38', 0.03),
    cloud: {
      tones: [
        mood.light,
        mix(mood.light, mood.sky[4], 0.5),
        mix(mood.sky[4], mood.shade[0], 0.5),
        mood.shade[0],
        mix(mood.shade[0], mood.sky[1], 0.5),
      ],
      cuts: [0.62, 0.46, 0.34, 0.22],
      grain: 0.16,
    },
    dome: s('#f8ecd6', 0.09),
    saffron: s('#eda42c', 0.05),
    maroon: s('#8f3238', 0.03),
    copper: s('#6fb09a', 0.05),
    brick: s('#b5573f', 0.03),
    hull: { tones: [mix('#4a5068', mood.dark, 0.2), mix('#283349', mood.dark, 0.5)], cuts: [0.4] },
    boot: s('#b9523a', 0.02),
    deck: s('#d9b084', 0.02),
    sail: s('#fdeed2', 0.03),
    funnel: s(mood.accents[1], 0.03),
    flag: s(mood.accents[0], 0.02),
    cloth1: s('#d8543f', 0.02),
    cloth2: s('#3c6f96', 0.02),
    cloth3: s('#f0cf8f', 0.02),
    skin: s('#b5815f', 0.02),
  }
}
