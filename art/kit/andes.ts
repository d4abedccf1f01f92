/** Pieces of the Andes: a roofless stone house and a llama. Materials: stone, dark, thatch. */
import type { Mesh } from './mesh.ts'
import type { Random } from './noise.ts'
import type { Pt, Vec3 } from './vec.ts'

/** Roofless house: four walls and two gables with trapezoid openings. Local +z is the front. */
export function ruin(m: Mesh, r: Random, w: number, d: number, roofed = false): void {
  const h = r.range(2.6, 3.4),
    g = d * 0.42,
    t = 0.8
  m.box(0, -5, d / 2, w, 5 + h, t, 'stone')
  m.box(0, -5, -d / 2, w, 5 + h, t, 'stone')
  for (const s of [-1, 1]) {
    const x = (s * w) / 2,
      X = x - (s * t) / 2
    for (const q of [x + (s * t) / 2, X]) {
      const n: Vec3 = [q === X ? -s : s, 0, 0]
      m.tri([q, h, d / 2], [q, h, -d / 2], [q, h + g, 0], 'stone', n, n, n)
      m.quad([q, -5, d / 2], [q, -5, -d / 2], [q, h, -d / 2], [q, h, d / 2], 'stone')
    }
    m.quad([x + (s * t) / 2, h, d / 2], [X, h, d / 2], [X, h + g, 0], [x + (s * t) / 2, h + g, 0], 'stone')
    m.quad([x + (s * t) / 2, h, -d / 2], [X, h, -d / 2], [X, h + g, 0], [x + (s * t) / 2, h + g, 0], 'stone')
  }
  const trap: Pt[] = [
      [-0.55, 0],
      [0.55, 0],
      [0.42, 1.9],
      [-0.42, 1.9],
    ],
    win: Pt[] = [
      [-0.35, 0],
      [0.35, 0],
      [0.27, 0.9],
      [-0.27, 0.9],
    ],
    n = Math.max(1, Math.floor(w / 4))
  for (let i = 0; i < n; i++) {
    m.decal(trap, [-w / 2 + ((i + 0.5) * w) / n, 0.1, d / 2 + t / 2], [1, 0, 0], [0, 1, 0], 'dark', 0.05)
    m.decal(win, [-w / 2 + ((i + 0.12) * w) / n + 0.3, 1, d / 2 + t / 2], [1, 0, 0], [0, 1, 0], 'dark', 0.05)
  }
  m.decal(win, [w / 2 + t / 2, h + 0.1, 0], [0, 0, -1], [0, 1, 0], 'dark', 0.05)
  m.decal(trap, [w / 2 + t / 2, 0.2, 0], [0, 0, -1], [0, 1, 0], 'dark', 0.05)
  if (roofed) m.gable(0, h - 0.4, 0, w + 1.4, g + 1.4, d + 2.4, 'thatch')
}
/** A llama in profile facing right, about 120 units tall, feet at (x,y). */
export function llama(
  x: number,
  y: number,
  k: number,
  coat: string,
  shade: string,
  dark: string,
  flip = false,
): string {
  return `<g transform="translate(${x},${y}) scale(${flip ? -k : k},${k})"><path d="M-38,-44 L-34,0 L-27,0 L-26,-36Z M16,-40 L19,0 L26,0 L27,-42Z" fill="${shade}"/>
  <path d="M-46,-66 C-50,-60 -51,-48 -46,-42 L-43,0 L-35,0 L-32,-34 C-20,-28 4,-28 14,-34 L22,0 L30,0 L32,-44 C38,-56 40,-74 44,-92 C46,-98 54,-99 62,-97 C67,-97 68,-103 64,-106 C58,-110 52,-112 48,-112 L47,-122 L43,-113 L40,-123 L38,-112 C32,-108 28,-96 24,-80 C20,-72 12,-70 0,-71 C-16,-73 -36,-74 -46,-66Z" fill="${coat}"/>
  <path d="M-46,-50 C-40,-38 -10,-32 14,-38 C24,-42 30,-52 34,-66 C36,-50 34,-44 32,-44 L30,-36 L24,-36 L18,-32 C0,-26 -22,-28 -32,-34 L-35,-26 L-44,-26Z" fill="${shade}"/><path d="M-46,-66 C-52,-66 -55,-58 -53,-50 C-51,-54 -49,-57 -46,-58Z" fill="${coat}"/>
  <path d="M-24,-73 C-22,-60 -22,-52 -24,-46 L0,-44 C2,-54 2,-64 0,-71 Z" fill="#cf4436"/><path d="M-23,-62 L1,-60 L1,-55 L-23,-57Z" fill="#f2c15a"/><circle cx="53" cy="-104" r="1.8" fill="${dark}"/><path d="M61,-98 L66,-99 L66,-102 L62,-102Z" fill="${dark}"/><path d="M-43,-5 L-35,-5 L-35,0 L-43,0Z M22,-5 L30,-5 L30,0 L22,0Z" fill="${dark}"/></g>`
}
