/** Inks for an Alpine lake at blue hour: the last pink on the snow, every lamp lit. */
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

/** Where the afterglow comes from. */
export const AFTERGLOW: Vec3 = [-0.78, 0.36, 0.5]

export const night: Record<string, Material> = {
  ballast: { tones: ['#8d86a6', '#5f6092', '#40477c'], cuts: [0.5, 0.25], grain: 0.1 },
  spruce: { tones: ['#3f6080', '#2a4670', '#1c3059', '#141f47'], cuts: [0.56, 0.36, 0.16], grain: 0.14 },
  bark: { tones: ['#2a2f5c', '#1c2148'], cuts: [0.3] },
  white: { tones: ['#e9c9c2', '#b6a6c4', '#7f82b4', '#5d659f'], cuts: [0.52, 0.32, 0.14], grain: 0.02 },
  timber: { tones: ['#8d6a86', '#604f80', '#433f72', '#343464'], cuts: [0.52, 0.32, 0.14], grain: 0.02 },
  wood: { tones: ['#5a4a78', '#3c3868', '#2c2c58'], cuts: [0.46, 0.22] },
  eave: { tones: ['#2a2a56'] },
  roof: { tones: ['#7f7fae', '#5c639a', '#434c84', '#343c74'], cuts: [0.62, 0.44, 0.2], grain: 0.05 },
  spire: { tones: ['#d97f78', '#97567c', '#5d4478'], cuts: [0.5, 0.26], grain: 0.03 },
  masonry: { tones: ['#a598b4', '#7a78a4', '#565d92', '#414a80'], cuts: [0.5, 0.3, 0.15], grain: 0.03 },
  glass: { tones: ['#232c62'] },
  lamp: { tones: ['#ffdc84'], glow: true },
  headlamp: { tones: ['#fff6cf'], glow: true },
  passenger: { tones: ['#7a4a4a'] },
  dark: { tones: ['#1c2350', '#141a42'], cuts: [0.3] },
  gold: { tones: ['#ffe08a'], glow: true },
  flower: { tones: ['#8d5a86', '#5a4478'], cuts: [0.35] },
  coping: { tones: ['#b9a8bc', '#8784ac', '#5f6598'], cuts: [0.5, 0.25] },
  rail: { tones: ['#e2b7a4', '#6f6f9e'], cuts: [0.4] },
  coach: { tones: ['#3a5aa6', '#2a4590', '#1f3274', '#182660'], cuts: [0.5, 0.3, 0.14] },
  loco: { tones: ['#f0664e', '#cf4448', '#8a2f52', '#5f2850'], cuts: [0.5, 0.3, 0.14] },
  band: { tones: ['#f3d3b4', '#c3a6b4', '#7f7fae'], cuts: [0.35, 0.14] },
  carRoof: { tones: ['#b9b4cc', '#8488b4', '#565f98'], cuts: [0.56, 0.3], grain: 0.02 },
}
