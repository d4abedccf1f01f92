/**
 * The press: a plate of pixels that layers are pulled onto, back to front, and the final print pass.
 * Design space is always 1600 x 1000; the plate is `ss` times larger and is averaged down at the end.
 */
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { HIGH, WIDE } from './format.ts'
import { clamp, type Rgb } from './ink.ts'
import { hash, noise } from './noise.ts'
import { triple } from './vec.ts'

/** Grain tile: equalised high-pass noise, so a threshold at t lets exactly t of the dots through. */
const TILE = 512
const grainTile: Float32Array = (() => {
  const n = TILE * TILE,
    raw = new Float32Array(n),
    low = new Float32Array(n),
    out = new Float32Array(n)
  for (let y = 0; y < TILE; y++) for (let x = 0; x < TILE; x++) raw[y * TILE + x] = hash(x, y, 7)
  const blur = (src: Float32Array, dst: Float32Array, r: number) => {
    for (let y = 0; y < TILE; y++)
      for (let x = 0; x < TILE; x++) {
        let s = 0,
          w = 0
        for (let j = -r; j <= r; j++)
          for (let i = -r; i <= r; i++) {
            const k = Math.exp(-(i * i + j * j) / (r * r * 0.5 + 0.1))
            s += k * src[((y + j + TILE) % TILE) * TILE + ((x + i + TILE) % TILE)]!
            w += k
          }
        dst[y * TILE + x] = s / w
      }
  }
  blur(raw, low, 4)
  const fine = new Float32Array(n)
  blur(raw, fine, 1)
  for (let i = 0; i < n; i++) raw[i] = fine[i]! - low[i]!
  const order = Array.from({ length: n }, (_, i) => i).sort((a, b) => raw[a]! - raw[b]!)
  order.forEach((i, rank) => {
    out[i] = (rank + 0.5) / n
  })
  return out
})()
/** Grain value 0..1 at a design-space position (bilinear, about 1.5 px dots). */
export function grain(x: number, y: number, seed = 0): number {
  x = x / 1.15 + seed * 131.7
  y = y / 1.15 + seed * 71.3
  const xi = Math.floor(x),
    yi = Math.floor(y),
    fx = x - xi,
    fy = y - yi,
    m = TILE - 1
  const a = grainTile[(yi & m) * TILE + (xi & m)]!,
    b = grainTile[(yi & m) * TILE + ((xi + 1) & m)]!
  const c = grainTile[((yi + 1) & m) * TILE + (xi & m)]!,
    d = grainTile[((yi + 1) & m) * TILE + ((xi + 1) & m)]!
  return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy
}

/** Computes a smooth function of the picture plane on a grid and interpolates: about 20 times cheaper for cloud and mist noise. */
export function coarse(fn: (x: number, y: number) => number, cell = 3): (x: number, y: number) => number {
  const M = 24,
    cols = Math.ceil((WIDE + 2 * M) / cell) + 2,
    rows = Math.ceil((HIGH + 2 * M) / cell) + 2,
    grid = new Float32Array(cols * rows)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) grid[j * cols + i] = fn(i * cell - M, j * cell - M)
  return (x, y) => {
    const u = clamp((x + M) / cell, 0, cols - 2),
      v = clamp((y + M) / cell, 0, rows - 2),
      i = Math.floor(u),
      j = Math.floor(v),
      a = u - i,
      b = v - j,
      k = j * cols + i
    return (
      (grid[k]! * (1 - a) + grid[k + 1]! * a) * (1 - b) +
      (grid[k + cols]! * (1 - a) + grid[k + cols + 1]! * a) * b
    )
  }
}
export interface PullOptions {
  /** 0 = smooth edges and gradients; 1 = every partial alpha becomes hard dots of ink. */
  stipple?: number
  opacity?: number
  blend?: 'normal' | 'multiply' | 'screen'
  /** Extra alpha, in design coordinates. */
  mask?: (x: number, y: number) => number
  seed?: number
}

export class Plate {
  readonly w: number
  readonly h: number
  readonly px: Float32Array
  readonly ss: number
  /** Width in design pixels: 1600, or 750 for the plate of a 3:4 print. */
  readonly wide: number
  constructor(ss = 2, wide = WIDE) {
    this.ss = ss
    this.wide = wide
    this.w = wide * ss
    this.h = HIGH * ss
    this.px = new Float32Array(this.w * this.h * 3)
  }
  private put(i: number, c: Rgb, a: number, blend: string): void {
    const p = this.px
    i *= 3
    for (let k = 0; k < 3; k++) {
      const d = p[i + k]!,
        s = c[k]!
      const v =
        blend === 'multiply' ? (d * s) / 255 : blend === 'screen' ? 255 - ((255 - d) * (255 - s)) / 255 : s
      p[i + k] = d + (v - d) * a
    }
  }
  /** Ink at a design position (nearest pixel). */
  sample(x: number, y: number): Rgb {
    const X = Math.round(clamp(x * this.ss, 0, this.w - 1)),
      Y = Math.round(clamp(y * this.ss, 0, this.h - 1)),
      i = (Y * this.w + X) * 3
    return triple(this.px, i)
  }
  /** Pull a field: for every pixel, an ink and an alpha, or nothing. */
  field(fn: (x: number, y: number) => readonly [Rgb, number] | null | undefined, o: PullOptions = {}): this {
    const { ss, w, h } = this,
      blend = o.blend ?? 'normal'
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const dx = (x + 0.5) / ss,
          dy = (y + 0.5) / ss,
          r = fn(dx, dy)
        if (!r) continue
        let a = r[1] * (o.opacity ?? 1) * (o.mask ? o.mask(dx, dy) : 1)
        if (a <= 0) continue
        if (o.stipple && a < 1) a = a + ((grain(dx, dy, o.seed ?? 0) < a ? 1 : 0) - a) * o.stipple
        if (a > 0) this.put(y * w + x, r[0], a, blend)
      }
    return this
  }
  /** Pull a hand-drawn SVG layer (contents only; the 1600 x 1000 viewBox is supplied). */
  svg(body: string, o: PullOptions = {}): this {
    const doc = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${this.wide} ${HIGH}" width="${this.w}" height="${this.h}">${body}</svg>`
    const img = new Resvg(doc, {
      fitTo: { mode: 'width', value: this.w },
      font: { loadSystemFonts: false },
    }).render()
    const d = img.pixels // premultiplied RGBA
    const { ss, w, h } = this,
      blend = o.blend ?? 'normal'
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const i = y * w + x,
          A = d[i * 4 + 3]
        if (!A) continue
        const c: Rgb = [(d[i * 4]! * 255) / A, (d[i * 4 + 1]! * 255) / A, (d[i * 4 + 2]! * 255) / A]
        const dx = (x + 0.5) / ss,
          dy = (y + 0.5) / ss
        let a = (A / 255) * (o.opacity ?? 1) * (o.mask ? o.mask(dx, dy) : 1)
        if (o.stipple && a < 0.995) a = a + ((grain(dx, dy, o.seed ?? 0) < a ? 1 : 0) - a) * o.stipple
        if (a > 0) this.put(i, c, a, blend)
      }
    return this
  }
  /** The print pass: average down, then paper tooth and faint ink mottle. Strengths are in 0..255 levels. */
  print({ tooth = 5, mottle = 3, seed = 1 } = {}): Buffer {
    const { ss, w, wide } = this,
      out = Buffer.alloc(wide * HIGH * 3),
      n = ss * ss
    for (let y = 0; y < HIGH; y++)
      for (let x = 0; x < wide; x++) {
        let r = 0,
          g = 0,
          b = 0
        for (let j = 0; j < ss; j++)
          for (let i = 0; i < ss; i++) {
            const k = ((y * ss + j) * w + x * ss + i) * 3
            r += this.px[k]!
            g += this.px[k + 1]!
            b += this.px[k + 2]!
          }
        const d = (grain(x, y, seed + 5) - 0.5) * 2 * tooth + (noise(x / 90, y / 90, seed) - 0.5) * 2 * mottle
        const o = (y * wide + x) * 3
        out[o] = clamp(r / n + d, 0, 255)
        out[o + 1] = clamp(g / n + d, 0, 255)
        out[o + 2] = clamp(b / n + d * 0.9, 0, 255)
      }
    return out
  }
}
/** sharp image of a printed plate. */
export const proof = (print: Buffer) =>
  sharp(print, { raw: { width: print.length / HIGH / 3, height: HIGH, channels: 3 } })
