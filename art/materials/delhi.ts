/** Delhi from an upper window in the late sun: inks of the town, and the people on the roof. */
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const SUN: Vec3 = [-0.8, 0.44, 0.26]
const wall = (...tones: string[]): Material => ({ tones, cuts: [0.5, 0.26, 0.1], grain: 0 })
export const city: Record<string, Material> = {
  wallA: wall('#ffe6bd', '#dba98c', '#9a7d94', '#5d5580'),
  wallB: wall('#fbc795', '#d08d78', '#8d6b88', '#575078'),
  wallC: wall('#f3d7c6', '#c79f9b', '#8b7c9c', '#585680'),
  wallD: wall('#dfe0c4', '#b0ab9c', '#7c7f96', '#50567c'),
  roof: { tones: ['#f3cfa4', '#b78f8c', '#6f6488'], cuts: [0.42, 0.24], grain: 0 },
  tank: { tones: ['#6d6a86', '#3b4468', '#2b3158'], cuts: [0.5, 0.25] },
  dark: { tones: ['#3f3f66'] },
  ground: { tones: ['#b9a478', '#7f7f70', '#4f5f70'], cuts: [0.45, 0.24], grain: 0.12 },
  tree: { tones: ['#c2ad62', '#7f8858', '#48665e', '#2b4a5a'], cuts: [0.6, 0.38, 0.18], grain: 0.04 },
  trunk: { tones: ['#8a6a5c', '#4d4560'], cuts: [0.4] },
  red: { tones: ['#e88a5e', '#bd5c4c', '#7c4560', '#55406a'], cuts: [0.5, 0.27, 0.1], grain: 0 },
  inlay: { tones: ['#fff0d2', '#dcb9a0', '#a58aa4', '#6f6590'], cuts: [0.5, 0.27, 0.1], grain: 0.04 },
  marble: { tones: ['#fff6e0', '#f5d3ae', '#c3a3b0', '#8a7aa6', '#655f94'], cuts: [0.66, 0.46, 0.28, 0.12], grain: 0 }, // prettier-ignore
  gold: { tones: ['#ffe9a0', '#e0a23e', '#8a5f4a'], cuts: [0.55, 0.25] },
}
/** On the roof, 1 unit = 1 m: a woman at the washing line, a boy with a kite. Lit from the left. */
export const FIGURES = {
  washing: `<path d="M-2.2,-2 Q.6,-1.76 3.4,-2" fill="none" stroke="#4a4270" stroke-width=".04"/><path d="M-2.25,.1 V-2.1 M3.45,.1 V-2.1" stroke="#4a3a5c" stroke-width=".09"/>
<path d="M-1.9,-1.97 L-.5,-1.86 L-.56,-.5 Q-1.2,-.36 -1.86,-.6Z" fill="#f2a33c"/><path d="M-1.2,-1.9 L-.5,-1.86 L-.56,-.5 Q-.9,-.42 -1.14,-.44Z" fill="#c4713c"/>
<path d="M.9,-1.83 L2.1,-1.86 L2.06,-.74 Q1.4,-.6 .94,-.66Z" fill="#2f8a80"/><path d="M1.6,-1.83 L2.1,-1.86 L2.06,-.74 L1.56,-.66Z" fill="#235f6c"/><path d="M2.3,-1.87 L3.1,-1.95 L3.06,-1.1 L2.34,-1.04Z" fill="#fff0d2"/>
<path d="M-.14,0 L-.2,-.9 C-.24,-1.2 -.18,-1.4 0,-1.44 C.2,-1.42 .28,-1.2 .26,-.9 L.34,0Z" fill="#b43a5c"/><path d="M.1,-1.42 C.26,-1.36 .28,-1.2 .26,-.9 L.34,0 L.1,0 L.12,-.9Z" fill="#7a2f58"/><path d="M-.16,-1.36 C-.1,-1 .1,-.8 .28,-.74 L.26,-.6 C0,-.66 -.2,-.86 -.22,-1.1Z" fill="#f2c15a"/>
<circle cx=".02" cy="-1.58" r=".14" fill="#2f2548"/><circle cx="-.1" cy="-1.5" r=".08" fill="#2f2548"/><path d="M-.12,-1.6 A.14,.14 0 0 1 0,-1.72 C-.04,-1.66 -.06,-1.6 -.06,-1.54Z" fill="#d08d6a"/><path d="M-.1,-1.36 L-.34,-1.7 L-.26,-1.92 L-.2,-1.9 L-.26,-1.7 L-.02,-1.4Z" fill="#b9754f"/><path d="M.16,-1.36 L.34,-1.66 L.4,-1.86 L.46,-1.84 L.42,-1.62 L.22,-1.28Z" fill="#8a5248"/>`,
  boy: `<path d="M-.12,0 L-.1,-.62 L.12,-.62 L.16,0 L.06,0 L.02,-.5 L-.03,0Z" fill="#3b4468"/><path d="M-.15,-.58 C-.18,-.9 -.16,-1.08 0,-1.1 C.16,-1.08 .18,-.9 .15,-.58Z" fill="#fff0d2"/><path d="M.04,-1.1 C.16,-1.08 .18,-.9 .15,-.58 L.06,-.58Z" fill="#b79aa8"/><circle cx=".02" cy="-1.23" r=".13" fill="#2f2548"/><path d="M.08,-1.04 L.26,-1.3 L.2,-1.5 L.26,-1.5 L.33,-1.28 L.14,-.94Z" fill="#9a6048"/><path d="M-.1,-1.04 L-.2,-1.24 L.06,-1.42 L.1,-1.38 L-.12,-1.2 L-.06,-1.02Z" fill="#c98a62"/>`,
}
