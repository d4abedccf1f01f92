/** Tokyo after rain: inks of the street, the signs and the floodlit tower. */
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

/** The glow of the town, from the left. */
export const NIGHT_SUN: Vec3 = [-0.62, 0.3, 0.6]
const wall = (...tones: string[]): Material => ({ tones, cuts: [0.46, 0.27, 0.13], grain: 0.05 })
const glow = (ink: string): Material => ({ tones: [ink], glow: true })
export const night: Record<string, Material> = {
  wallA: wall('#8a6fa8', '#4f4c8e', '#32366f', '#212657'),
  wallB: wall('#a87894', '#66508c', '#3d3770', '#262758'),
  wallC: wall('#6f7ab4', '#424d92', '#2a3470', '#1c2555'),
  far: wall('#6a5f9c', '#48488a', '#353a78', '#2a3068'),
  roof: wall('#5f5a98', '#3a3c7c', '#262a60', '#1a1e4c'),
  band: wall('#a890b8', '#5f5a9c', '#3a3d7c', '#262a60'),
  dark: { tones: ['#1c2152', '#141842'] },
  pane: { tones: ['#3f4a92', '#2a3272', '#1f2560'], cuts: [0.44, 0.2] },
  walk: wall('#7f78ae', '#4f4f92', '#34397a', '#232860'),
  post: { tones: ['#5a5f9c', '#2a2f68', '#181c48'], cuts: [0.5, 0.25] },
  awning: wall('#d96a6a', '#8f3f66', '#582f62', '#372458'),
  awningB: wall('#4fa0a4', '#2f6488', '#274472', '#1f2a5c'),
  lampA: glow('#ffd98a'),
  lampB: glow('#ffb86a'),
  lampC: glow('#cfeaff'),
  signA: glow('#ff5f7a'),
  signB: glow('#4fe0d0'),
  signC: glow('#ffb53c'),
  signD: glow('#b48aff'),
  paper: glow('#fff3d8'),
  tail: glow('#ff4a4a'),
  cabA: wall('#ffcf5a', '#d98a3c', '#8f4f4a', '#54304f'),
  cabB: wall('#4a5aa0', '#2a3478', '#1c2358', '#131844'),
  tree: { tones: ['#8a9a70', '#3f6a74', '#244468', '#172a56'], cuts: [0.56, 0.36, 0.18], grain: 0.17 },
  trunk: { tones: ['#3a3468', '#1f2356'], cuts: [0.4] },
  steel: { tones: ['#ffb45c', '#ff7a3c', '#d94a3a', '#9a3348'], cuts: [0.6, 0.36, 0.18], grain: 0.03 },
  paint: { tones: ['#fff6dc', '#ffd8a8', '#e0a08c', '#a8708a'], cuts: [0.6, 0.36, 0.18], grain: 0.03 },
  deck: { tones: ['#fff3d8', '#f2b98c', '#a8707c'], cuts: [0.5, 0.24] },
  lamp: glow('#fff0b0'),
}
