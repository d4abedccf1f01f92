/** Saint Petersburg inks and surfaces: the White Night, peach from the north-west and lilac everywhere else. */
import type { Material } from '../kit/solid.ts'

export const INK = { haze: '#e9cdbb' }

const CUTS = [0.6, 0.3, 0.2]
const flat = (...tones: string[]): Material => ({ tones, cuts: CUTS, grain: 0 })
/** Pastel fronts: the canal side that the sun reaches, and the one it does not. */
const pastel = (lit: string, half: string, shade: string, deep: string) => flat(lit, half, shade, deep)

export const materials: Record<string, Material> = {
  brick: {
    ...flat('#f0a583', '#cf7f74', '#8d6488', '#5c587f'),
    detail: (p, _n, l) => {
      const course = p[1] / 2.4 - Math.floor(p[1] / 2.4)
      return course < 0.14 ? (l > 0.6 ? '#fbd2a4' : l > 0.2 ? '#e2a68c' : '#9a7896') : undefined
    },
  },
  ornament: flat('#fbd9a8', '#dfa58b', '#9a7696', '#66608a'),
  drum: {
    tones: ['#fff1de', '#e9c4ae', '#a38fae', '#6f6b97'],
    cuts: [0.58, 0.36, 0.2],
    grain: 0,
  },
  trim: flat('#fff1de', '#efcfba', '#ab9cb8', '#7880a8'),
  /** The gables: a blue ground, and on it a gold medallion. */
  mosaic: flat('#4f86b0', '#3f6c9c', '#3b5586', '#33476f'),
  halo: flat('#ffdf90', '#f0bd55', '#b98f68', '#8f7a78'),
  robe: flat('#c4553f', '#a84a48', '#7a4866', '#5c4868'),
  tent: {
    ...flat('#eba07e', '#c2736f', '#835e86', '#57557f'),
    detail: (p, _n, l) => {
      const f = p[1] / 3.2 - Math.floor(p[1] / 3.2)
      return f < 0.24 ? (l > 0.6 ? '#8fc0a0' : l > 0.2 ? '#5f9a8a' : '#44748a') : undefined
    },
  },
  roof: flat('#a8c3ae', '#86a6a4', '#5f7c95', '#486488'),
  granite: { ...flat('#e3c3b4', '#c09fa4', '#7f7d9c', '#56648c'), cuts: [0.6, 0.4, 0.12], grain: 0 },
  post: flat('#b58f9c', '#6f6c8e', '#45557f', '#33456e'),
  /** The embankment: big wet blocks, darker towards the water. */
  quay: {
    ...flat('#a58798', '#7f7392', '#5a6490', '#445680'),
    detail: (p, n) => {
      if (Math.abs(n[0]) < 0.5) return undefined
      const row = Math.floor(p[1] / 0.74)
      const joint = p[2] / 2.4 + (row % 2) / 2
      if (p[1] / 0.74 - row < 0.1 || joint - Math.floor(joint) < 0.03) return n[0] < 0 ? '#5b5f8b' : '#3d4f7a'
      return n[0] < 0 ? (row < 1 ? '#6a6a91' : row < 2 ? '#8a7895' : '#a08397') : '#4d5d88'
    },
  },
  white: flat('#fff3e2', '#ecd3c8', '#a9aac4', '#7e8cb2'),
  mint: pastel('#b9d6bd', '#95bcae', '#6c93a5', '#4f7795'),
  rose: pastel('#f6c4b0', '#dba19d', '#98819f', '#6f6d97'),
  straw: pastel('#fbdfa0', '#e6bf8b', '#a39197', '#78788f'),
  sky: pastel('#b4cfdf', '#93b2ca', '#7390b4', '#55739f'),
  sand: pastel('#f3d7b8', '#d6b5a0', '#96899f', '#6d7396'),
  glass: { tones: ['#5a7399', '#4a638d'], cuts: [0.3] },
  dark: { tones: ['#4b4b74'] },
  lamp: { tones: ['#ffdf9c'], glow: true },
  iron: { tones: ['#3e5876', '#2b405f', '#25344f'], cuts: [0.5, 0.24] },
  paving: flat('#dcb5ac', '#bb9ca4', '#8580a6', '#65749f'),
  tree: { tones: ['#c3c08c', '#7d9f86', '#4a7a80', '#2f5670'], cuts: [0.6, 0.42, 0.24], grain: 0.02 },
  trunk: { tones: ['#4d4f6c'] },
}
