/** Yaowarat's inks and surfaces: blue hour, fire and lit signs. */
import { noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'

const glow = (ink: string): Material => ({ tones: [ink], glow: true })

export const materials: Record<string, Material> = {
  wallA: { tones: ['#7d6fae', '#55529a', '#363c82', '#232a66'], cuts: [0.58, 0.34, 0.14] },
  wallB: { tones: ['#9a6f9c', '#6f4f8c', '#473a7a', '#2a2a62'], cuts: [0.58, 0.34, 0.14] },
  wallC: { tones: ['#5f83b0', '#42609a', '#2c437e', '#1d2c62'], cuts: [0.58, 0.34, 0.14] },
  trim: { tones: ['#a99ac4', '#716fae', '#484a8c', '#2f3270'], cuts: [0.58, 0.34, 0.14] },
  street: { tones: ['#8a5f8c', '#5f4a86', '#3d3a78', '#2a2c66'], cuts: [0.62, 0.44, 0.2], grain: 0.03 },
  pane: { tones: ['#1b2052'] },
  lit: glow('#ffcf7c'),
  shop: glow('#ffb45c'),
  shopB: glow('#ffd99a'),
  signBox: { tones: ['#6a2f5c', '#3f2050', '#241a48'], cuts: [0.5, 0.2] },
  red: glow('#e83a3f'),
  gold: glow('#ffd25c'),
  cream: glow('#fff0c4'),
  teal: glow('#2fb0a6'),
  pink: glow('#ff6f91'),
  blue: glow('#3f6fd8'),
  awning: { tones: ['#b03f5c', '#7d2f5c', '#4f2450'], cuts: [0.5, 0.25] },
  hull: { tones: ['#3a3a78', '#20244f'], cuts: [0.4] },
  skin: { tones: ['#c98462', '#6a4460'], cuts: [0.4] },
  cloth1: { tones: ['#ff9a6a', '#6f3f70'], cuts: [0.4] },
  cloth2: { tones: ['#7fc9c4', '#35568a'], cuts: [0.4] },
  cloth3: { tones: ['#ffe0a8', '#75608f'], cuts: [0.4] },
  steel: {
    tones: ['#5f568f', '#454280', '#322f6a', '#231f52'],
    cuts: [0.74, 0.4, 0.16],
    grain: 0.04,
    // the fire lies in the steel
    detail: (p, n) => {
      if (n[1] < 0.5) return undefined
      const d =
        Math.hypot((p[0] + 0.06) / 0.42, (p[2] + 2.62) / 0.62) + 0.34 * (noise(p[0] * 5, p[2] * 46, 3) - 0.5)
      return d < 0.42 ? '#ffb45c' : d < 0.72 ? '#d9694f' : d < 1 ? '#8f4a6a' : undefined
    },
  },
  cart: { tones: ['#d9593f', '#8f3350', '#5a2450', '#36204a'], cuts: [0.58, 0.36, 0.14] },
  bottle: { tones: ['#7fc08a', '#3a7f74', '#235068', '#1b2f58'], cuts: [0.58, 0.36, 0.16], grain: 0.012 },
  iron: { tones: ['#8a4a58', '#3f2a5c', '#1b1a44'], cuts: [0.5, 0.26], grain: 0.012 },
  china: { tones: ['#ffe9c4', '#d9b4b0', '#8f82b0', '#54528f'], cuts: [0.52, 0.32, 0.16], grain: 0.012 },
}
