/** Surfaces of the Uluwatu cliff: a violet dusk. */
import { fbm, noise } from '../kit/noise.ts'
import { smoothstep } from '../kit/ink.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const SUN = [-0.9, 0.3, 0.14] as const
const flat = (lit: string, own: string, shade: string): Material => ({
  tones: [lit, own, shade],
  cuts: [0.5, 0.26],
  grain: 0.05,
})
/** Beds of limestone, tilted a little, and the rain's streaks across them. */
const beds = (p: Vec3): number => {
  const level = p[1] + p[0] * 0.06 + fbm(p[0] * 0.06, p[2] * 0.06, 3, 4) * 5
  return (
    (noise(level * 0.5, 2, 6) - 0.5) * 0.26 +
    (fbm((p[0] + p[2]) * 0.3, p[1] * 0.06, 4, 8) - 0.5) * 0.42 -
    (p[1] < 2.2 ? 0.22 : 0)
  )
}
/** The face, hung with creepers that thicken towards the brink at 36 m. */
const face = (p: Vec3, _n: Vec3, light: number): number | string => {
  const hung = fbm((p[0] + p[2]) * 0.17, p[1] * 0.2, 4, 13) + 0.4 * smoothstep(22, 37, p[1])
  if (p[1] < 5 || hung < 0.74) return beds(p)
  const leafy = light + (noise(p[0] * 2 + p[2] * 2, p[1] * 2, 5) - 0.5) * 0.3
  return leafy > 0.46 ? '#c9a964' : leafy > 0.16 ? '#6f7f68' : hung > 0.84 ? '#33406f' : '#40557a'
}
const combed = (p: Vec3): number => (noise((p[0] + p[2]) * 5, p[1] * 1.2, 4) - 0.5) * 0.12
export const materials: Record<string, Material> = {
  cliff: {
    tones: ['#ffdcae', '#f0a88c', '#b5718f', '#76508f', '#473a7c'],
    cuts: [0.62, 0.43, 0.27, 0.13],
    grain: 0.03,
    detail: face,
  },
  scrub: {
    tones: ['#efc06c', '#a5985e', '#5a7370', '#3a4f78', '#2d3468'],
    cuts: [0.6, 0.42, 0.26, 0.13],
    grain: 0.17,
    detail: (p) => (fbm(p[0] * 0.8, p[2] * 0.8 + p[1] * 0.8, 3, 8) - 0.5) * 0.34,
  },
  tree: {
    tones: ['#efc06c', '#a0945e', '#55706f', '#344a74', '#292f62'],
    cuts: [0.64, 0.44, 0.27, 0.13],
    grain: 0.17,
  },
  trunk: flat('#d9986c', '#6f4a6c', '#3d2f64'),
  ijuk: {
    tones: ['#ffbf84', '#a3625f', '#5a3f6c', '#372c5a', '#282250'],
    cuts: [0.64, 0.44, 0.27, 0.14],
    grain: 0.08,
    detail: combed,
  },
  ijukEdge: { tones: ['#ffe3aa', '#d98f6c', '#604470', '#352c5c'], cuts: [0.54, 0.36, 0.18], grain: 0.05 },
  eave: { tones: ['#8a5060', '#3a2c58'], cuts: [0.34] },
  timber: flat('#f08a5c', '#b04a58', '#5a3068'),
  gilt: flat('#ffeaa4', '#f0b452', '#8f5f74'),
  door: { tones: ['#ffd987'], glow: true },
  plinth: { tones: ['#ffe6c0', '#e6b3a4', '#a07aa4', '#62549a'], cuts: [0.56, 0.34, 0.16], grain: 0.05 },
  brick: { tones: ['#ffc294', '#d9806c', '#8f5684', '#54427f'], cuts: [0.56, 0.34, 0.16], grain: 0.05 },
  cloth1: flat('#ff9a80', '#d9505c', '#6f3470'),
  cloth2: flat('#fff0d8', '#e0bcb4', '#8a78b0'),
  cloth3: flat('#ffd987', '#e0a050', '#8a5a74'),
  hull: flat('#8fd0d0', '#34809c', '#344a84'),
  skin: flat('#d08a66', '#7f4c54', '#483058'),
}
