/** A Mamluk street in the morning: striped stone, plaster, turned wood. */
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const MORNING: Vec3 = [-0.72, 0.6, 0.4]
const mod = (v: number, n: number) => ((v % n) + n) % n
const lit = (...inks: [string, string, string, string]): Material => ({ tones: inks, cuts: [0.48, 0.33, 0.165], grain: 0.05 }) // prettier-ignore
/** Red courses between the pale ones, as light as the wall they belong to. */
const striped =
  (course: number): Material['detail'] =>
  (p, n, light) => {
    if (Math.abs(n[1]) > 0.7 || mod(p[1], course * 2) > course) return 0
    return light > 0.2 ? '#dd8f68' : light > 0 ? '#b06a60' : '#86566c'
  }
export const mamluk: Record<string, Material> = {
  stripe: { ...lit('#ffeac2', '#e9bf96', '#a98a8e', '#6a5f84'), detail: striped(0.62) },
  banded: { ...lit('#ffeac2', '#e9bf96', '#a98a8e', '#6a5f84'), grain: 0.08, detail: striped(1.3) },
  stone: lit('#ffe3b4', '#e0ae84', '#a07f88', '#62587e'),
  plain: lit('#fff0d0', '#edc9a0', '#ad919a', '#6f668c'),
  niche: lit('#f2c592', '#c08c74', '#80647c', '#4c4674'),
  plasterA: lit('#fbd0a0', '#dba080', '#96748a', '#5c5480'),
  plasterB: lit('#f0dcc0', '#cfae9c', '#8f8098', '#595a86'),
  plasterC: lit('#f2b48a', '#cc8670', '#866480', '#52487a'),
  wood: {
    tones: ['#c98a58', '#8a5a50', '#573f5c', '#352d54'],
    cuts: [0.48, 0.33, 0.12],
    grain: 0.04,
    detail: (p) => (mod(p[1], 0.3) < 0.09 ? -0.12 : 0),
  },
  beam: lit('#b07a54', '#7a5050', '#4c3a5a', '#2f2a52'),
  dark: { tones: ['#3a3562'] },
  iron: lit('#6a7a90', '#44547c', '#2f3c68', '#242f5a'),
  lead: { tones: ['#fff0cc', '#ecc79c', '#b5959a', '#776e94', '#545084'], cuts: [0.66, 0.46, 0.28, 0.13], grain: 0.09 }, // prettier-ignore
  gold: { tones: ['#ffe9a0', '#d9a040', '#8a6048'], cuts: [0.5, 0.24] },
  ground: {
    tones: ['#ffdfae', '#d9ab88', '#97798a', '#5c5480', '#454272'],
    cuts: [0.62, 0.44, 0.27, 0.16],
    grain: 0.06,
    detail: (p) => (mod(p[2], 0.9) < 0.04 || mod(p[0] + (Math.floor(p[2] / 0.9) % 2) * 0.5, 1.1) < 0.035 ? -0.06 : 0), // prettier-ignore
  },
  clothA: lit('#f0644a', '#b8433f', '#7c3450', '#512f58'),
  clothB: lit('#ffe9bc', '#e2ba8c', '#a0859a', '#6a6390'),
  clothC: lit('#5fb8ac', '#2f8088', '#28587a', '#24406c'),
  orange: { tones: ['#ffb84a', '#ee8430', '#a85438'], cuts: [0.5, 0.24] },
  lime: { tones: ['#cfd26a', '#8aa050', '#4c6c5c'], cuts: [0.5, 0.24] },
  lampA: { tones: ['#ffd070'], glow: true },
  lampB: { tones: ['#5fd0c0'], glow: true },
  lampC: { tones: ['#ff7a5a'], glow: true },
  leaf: { tones: ['#b9bf6c', '#6f9264', '#3f6a68', '#2a4a64'], cuts: [0.6, 0.38, 0.18], grain: 0.17 },
}
