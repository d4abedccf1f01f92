/** Inks for a Hanoi lane in the morning: ochre walls in sun, a teal shade, flowers. */
import { noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const SUN: Vec3 = [-0.62, 0.62, 0.34]

/** Old limewash: rain has run down it, paler patches show where it was mended. */
const worn = (p: Vec3): number => (noise(p[0] + p[2] * 1.4, p[1] / 3.4, 3) - 0.5) * 0.1
const stripes = (p: Vec3): number => (Math.floor((p[2] + p[0]) / 0.34) % 2 ? -0.3 : 0.05)
const wall = (tones: string[]): Material => ({ tones, cuts: [0.46, 0.27, 0.11], grain: 0.02, detail: worn })

export const lane: Record<string, Material> = {
  ochre: wall(['#ffd98a', '#efb45f', '#a8846a', '#6d6a7c']),
  peach: wall(['#ffcfa6', '#eba582', '#a17a80', '#6c6484']),
  mint: wall(['#d9ead0', '#a3cbb4', '#6a9a9c', '#4b7488']),
  cream: wall(['#fff2d8', '#f2d6b0', '#a99ca6', '#75809c']),
  blue: wall(['#bfe0e0', '#86b9c4', '#5a8aa0', '#456888']),
  trim: { tones: ['#fff3dc', '#efd6b8', '#a79ca8', '#74809c'], cuts: [0.46, 0.27, 0.11], grain: 0.02 },
  grey: {
    tones: ['#c9c8bc', '#a0a6a8', '#76859a', '#586a88'],
    cuts: [0.5, 0.3, 0.13],
    grain: 0.05,
    detail: worn,
  },
  shop: { tones: ['#3a3a5c'] },
  dark: { tones: ['#34405f'] },
  lamp: { tones: ['#ffd98a'], glow: true },
  goods1: { tones: ['#ef7a54', '#a84a4c', '#6f3a52'], cuts: [0.4, 0.2] },
  goods2: { tones: ['#f6cf6a', '#b98a58', '#7a6460'], cuts: [0.4, 0.2] },
  goods3: { tones: ['#6ab09a', '#3f7a80', '#345a70'], cuts: [0.4, 0.2] },
  awningA: {
    tones: ['#f0684e', '#c4483f', '#8a3848', '#5f3050'],
    cuts: [0.5, 0.3, 0.13],
    grain: 0.02,
    detail: stripes,
  },
  awningB: {
    tones: ['#5fae9a', '#37807e', '#2c5f70', '#274a62'],
    cuts: [0.5, 0.3, 0.13],
    grain: 0.02,
    detail: stripes,
  },
  awningC: { tones: ['#ffe3a4', '#e6b76c', '#a08068', '#6f6474'], cuts: [0.5, 0.3, 0.13], grain: 0.02 },
  shutterA: {
    tones: ['#5aa38a', '#34786f', '#285a66', '#23475c'],
    cuts: [0.46, 0.27, 0.11],
    detail: (p) => (Math.floor(p[1] / 0.16) % 2 ? -0.06 : 0.02),
  },
  shutterB: {
    tones: ['#6a9ab4', '#3f6f94', '#335479', '#2b4468'],
    cuts: [0.46, 0.27, 0.11],
    detail: (p) => (Math.floor(p[1] / 0.16) % 2 ? -0.06 : 0.02),
  },
  rail: { tones: ['#5a5a70', '#3a3f5c'], cuts: [0.35] },
  leaf: { tones: ['#b5c95c', '#6a9c54', '#34705c', '#22525a'], cuts: [0.54, 0.34, 0.15], grain: 0.15 },
  bloom: { tones: ['#ff8fa4', '#e0567a', '#9a3a6a', '#6a2f5f'], cuts: [0.5, 0.3, 0.13], grain: 0.15 },
  tile: { tones: ['#e88a5c', '#bf5f4a', '#85485a', '#5f4060'], cuts: [0.56, 0.34, 0.14], grain: 0.05 },
  signA: { tones: ['#f2b24a', '#b57f48', '#7a5f5c'], cuts: [0.36, 0.16] },
  signB: { tones: ['#d9503f', '#9a3a48', '#6a304f'], cuts: [0.36, 0.16] },
  signC: { tones: ['#4f94a0', '#37687f', '#2f4f6c'], cuts: [0.36, 0.16] },
  street: {
    tones: ['#f6dcb4', '#d0b09c', '#8f8a9c', '#66708e'],
    cuts: [0.5, 0.34, 0.18],
    grain: 0.05,
    detail: (p) => (noise(p[0] / 0.7, p[2] / 1.6, 4) - 0.5) * 0.09,
  },
  curb: { tones: ['#e9d2b4', '#b5a4a2', '#7f8098'], cuts: [0.46, 0.24] },
  stool: { tones: ['#ef5a48', '#a53a48', '#6a2f50'], cuts: [0.4, 0.2] },
  stoolB: { tones: ['#4a94c4', '#336a9a', '#2b4f7c'], cuts: [0.4, 0.2] },
  pot: { tones: ['#d98a5c', '#9a5a50', '#66444f'], cuts: [0.46, 0.22] },
  hat: { tones: ['#fbe3a8', '#d0a876', '#8f7a74'], cuts: [0.44, 0.2] },
  wire: { tones: ['#3f4260'] },
  hull: { tones: ['#3f4468', '#2b3050'], cuts: [0.3] },
  cloth1: { tones: ['#d9604a', '#8a3f4f'], cuts: [0.3] },
  cloth2: { tones: ['#f6ead6', '#a8a0ac'], cuts: [0.3] },
  cloth3: { tones: ['#4f8f9c', '#345f78'], cuts: [0.3] },
  skin: { tones: ['#b9805c', '#7a5450'], cuts: [0.3] },
  trunk: { tones: ['#7a6058', '#4a4458'], cuts: [0.35] },
}
