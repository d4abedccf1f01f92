/** Seeded randomness: the same scene file always prints the same picture. */
export type Random = { (): number; range(a: number, b: number): number; pick<T>(xs: readonly T[]): T }

export function random(seed: number): Random {
  let s = seed >>> 0
  const next = () => {
    s = (s + 0x6d2b79f5) >>> 0
    let t = Math.imul(s ^ (s >>> 15), 1 | s)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return Object.assign(next, {
    range: (a: number, b: number) => a + (b - a) * next(),
    pick: <T>(xs: readonly T[]) => xs[Math.floor(next() * xs.length)]!,
  })
}
export function hash(x: number, y: number, z = 0): number {
  let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(z | 0, 2147483647 ^ 974711)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h = Math.imul(h ^ (h >>> 16), 2246822519)
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296
}
/** Value noise, 0..1, with quintic fade. */
export function noise(x: number, y: number, seed = 0): number {
  const xi = Math.floor(x),
    yi = Math.floor(y),
    fx = x - xi,
    fy = y - yi
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10),
    v = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
  const a = hash(xi, yi, seed),
    b = hash(xi + 1, yi, seed),
    c = hash(xi, yi + 1, seed),
    d = hash(xi + 1, yi + 1, seed)
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v
}
/** Fractal noise, about 0..1 centred on 0.5. */
export function fbm(x: number, y: number, octaves = 5, seed = 0, gain = 0.5): number {
  let sum = 0,
    amp = 1,
    norm = 0
  for (let o = 0; o < octaves; o++) {
    sum += amp * noise(x, y, seed + o * 17)
    norm += amp
    amp *= gain
    const nx = x * 1.6 - y * 1.2 + 3.7
    y = x * 1.2 + y * 1.6 - 1.9
    x = nx // rotate and double, hides the lattice
  }
  return sum / norm
}
/** Ridged fractal noise, 0..1: sharp crests for alpine rock. */
export function ridged(x: number, y: number, octaves = 6, seed = 0, gain = 0.5): number {
  let sum = 0,
    amp = 1,
    norm = 0,
    prev = 1
  for (let o = 0; o < octaves; o++) {
    let n = 1 - Math.abs(noise(x, y, seed + o * 31) * 2 - 1)
    n *= n
    sum += amp * n * prev
    norm += amp
    prev = n * 0.6 + 0.4
    amp *= gain
    const nx = x * 1.6 - y * 1.2 + 1.3
    y = x * 1.2 + y * 1.6 + 4.1
    x = nx
  }
  return sum / norm
}
