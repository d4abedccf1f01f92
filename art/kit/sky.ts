/** Skies, suns and clouds. */
import { clamp, lerp, mix, rgb, smoothstep, type Rgb } from './ink.ts'
import { fbm, noise, random } from './noise.ts'
import { coarse, grain, type Plate } from './press.ts'

/** Graded sky: stops from top to horizon, printed as flat steps that dissolve into one another in grain. */
export function sky(
  plate: Plate,
  stops: [y: number, ink: string][],
  { steps = 14, spread = 1.5, wobble = 14 } = {},
): void {
  const at = (y: number) => {
    let i = 0
    while (i < stops.length - 2 && y > stops[i + 1]![0]) i++
    const [[ya, a], [yb, b]] = [stops[i]!, stops[i + 1]!]
    return mix(a, b, clamp((y - ya) / (yb - ya)))
  }
  const y0 = stops[0]![0],
    y1 = stops.at(-1)![0]
  const table: Rgb[] = Array.from({ length: steps + 1 }, (_, k) => rgb(at(y0 + ((y1 - y0) * k) / steps)))
  const sway = coarse((x, y) => (fbm(x / 700, y / 160, 3, 5) - 0.5) * 2 * wobble, 6)
  plate.field((x, y) => {
    const t = ((y + sway(x, y) - y0) / (y1 - y0)) * steps
    return [table[Math.round(clamp(t + (grain(x, y, 9) - 0.5) * spread, 0, steps))]!, 1]
  })
}
/** Sun or moon with rings of glow that break up in grain. */
export function sun(
  plate: Plate,
  x: number,
  y: number,
  r: number,
  disc: string,
  glow: string,
  { reach = 6, strength = 0.75 } = {},
): void {
  const g = rgb(glow),
    d = rgb(disc)
  plate.field(
    (px, py) => {
      const q = Math.hypot(px - x, py - y) / r
      if (q > reach) return null
      return [g, strength * (1 - (q - 1) / (reach - 1)) ** 2.2]
    },
    { stipple: 0.55, seed: 4 },
  )
  plate.field((px, py) => {
    const q = Math.hypot(px - x, py - y)
    return q < r + 1 ? [d, clamp(r - q + 0.5)] : null
  })
}
/**
 * Heaped cumulus in the poster manner: nested scalloped silhouettes, lightest at the sunward top, a flat dissolving base.
 * `tones` run from lit top to shaded base; `sunX` -1..1 says from which side the light comes.
 */
export function cumulus(
  plate: Plate,
  seed: number,
  cx: number,
  base: number,
  width: number,
  height: number,
  tones: string[],
  sunX = -0.6,
): void {
  const r = random(seed),
    inks = tones.map(rgb)
  const layers = inks.map((_, k) => {
    const f = k / inks.length,
      out: [number, number, number][] = []
    for (let i = 0; i < 13; i++) {
      const t = -1 + (2 * (i + r.range(0.2, 0.8))) / 13,
        env = (1 - Math.abs(t) ** 2.2) * (0.42 + 0.75 * noise(t * 2.1 + 7, 3, seed)),
        rad = height * r.range(0.13, 0.24) * (0.5 + 0.6 * env) * (1 - 0.2 * f)
      out.push([
        cx + (t * width * (1 - 0.1 * f)) / 2 - sunX * f * width * 0.09,
        base - Math.max(0, env * height * (1 - 0.72 * f) * r.range(0.75, 1) - rad),
        rad,
      ])
    }
    return coarse((x) => {
      let top = 1e4
      for (const [bx, by, br] of out) {
        const d = Math.abs(x - bx)
        if (d < br) top = Math.min(top, by - Math.sqrt(br * br - d * d) * 0.92)
        else if (d < br * 1.5) top = Math.min(top, by + (d - br) * 1.4)
      }
      return top
    }, 2)
  })
  plate.field(
    (x, y) => {
      if (Math.abs(x - cx) > width * 0.7 || y > base + 12 || y < base - height * 1.3) return null
      const g = (grain(x, y, 6) - 0.5) * height * 0.07
      let k = -1
      for (let i = 0; i < layers.length; i++) if (y > layers[i]!(x, y) + (i ? g : 0)) k = i
      return k < 0 ? null : [inks[k]!, 1 - smoothstep(base - height * 0.16, base + 4, y)]
    },
    { stipple: 0.7, seed: 3 },
  )
}
/**
 * Streaked evening cloud: long torn bars with a lit lower lip, solid inside and dissolving at the edges.
 * `cover` 0..1 is how much of the band y0..y1 fills; `lightBelow` true when the sun is low.
 */
export function streaks(
  plate: Plate,
  o: {
    y0: number
    y1: number
    cover: number
    body: string
    lip: string
    seed: number
    scale?: number
    slant?: number
    opacity?: number
    lightBelow?: boolean
  },
): void {
  const s = o.scale ?? 1,
    body = rgb(o.body),
    lip = rgb(o.lip),
    dir = o.lightBelow === false ? -1 : 1
  const n = coarse((x, y) => {
    const persp = 0.5 + (1.5 * (o.y1 - y)) / (o.y1 - o.y0 + 1),
      X = x / (300 * s * persp),
      Y = (y + x * (o.slant ?? 0)) / (34 * s * (0.45 + 0.55 * persp))
    return fbm(X + 0.5 * noise(X * 2, Y, o.seed + 50), Y, 5, o.seed, 0.48)
  }, 2)
  plate.field(
    (x, y) => {
      if (y < o.y0 || y > o.y1) return null
      const env =
          smoothstep(o.y0, lerp(o.y0, o.y1, 0.25), y) * (1 - smoothstep(lerp(o.y0, o.y1, 0.7), o.y1, y)),
        th = 0.74 - 0.3 * o.cover + 0.22 * (1 - env)
      const v = n(x, y)
      if (v < th) return null
      const below = n(x, y + dir * 7 * s),
        thin = below < th + 0.012 + (grain(x, y, 8) - 0.5) * 0.03
      return [thin ? lip : body, smoothstep(th, th + 0.045, v) * (o.opacity ?? 1)]
    },
    { stipple: 0.75, seed: o.seed },
  )
}
/** A bank of mist: opaque low down, torn at the top. */
export function mist(
  plate: Plate,
  inkHex: string,
  y0: number,
  y1: number,
  strength: number,
  seed: number,
  scale = 1,
  x0 = -1e9,
  x1 = 1e9,
  behind?: (x: number, y: number) => boolean,
): void {
  const c = rgb(inkHex),
    torn = coarse((x, y) => (fbm(x / (330 * scale), y / (120 * scale), 5, seed) - 0.5) * 2)
  plate.field(
    (x, y) => {
      if (y < y0 - (y1 - y0) || y > y1 + 40 || x < x0 || x > x1 || (behind && !behind(x, y))) return null
      const wob = torn(x, y)
      const rise = smoothstep(y0, y0 + (y1 - y0) * 0.5, y + wob * (y1 - y0) * 0.75),
        fall = 1 - smoothstep(y0 + (y1 - y0) * 0.6, y1, y + wob * 30)
      const edge = smoothstep(x0, x0 + 160, x) * (1 - smoothstep(x1 - 160, x1, x))
      return [c, strength * rise * fall * edge]
    },
    { stipple: 0.42, seed },
  )
}
