/**
 * Solid printing. A mesh, a sun and a view camera become flat tones with cast shadows, grainy terminators and stepped air.
 * A software z-buffer with shadow maps: no GPU, no browser, the same pixels on every machine.
 */
import { clamp, rgb, type Rgb } from './ink.ts'
import type { Mesh } from './mesh.ts'
import type { Camera } from './camera.ts'
import { grain, type Plate } from './press.ts'
import { raster, type Buf } from './raster.ts'
import { dot, triple, unit, type Vec3 } from './vec.ts'

export interface Material {
  /** Inks from full light to deepest shade. */
  tones: string[]
  /** Light levels (1..0) between consecutive tones; default even. */
  cuts?: number[]
  /** Width of the stippled edge between tones, 0..0.5. */
  grain?: number
  /** Surface detail: returns a light offset (-1..1), or an ink that replaces the tone. */
  detail?: (p: Vec3, n: Vec3, light: number) => number | string | undefined
  /** Ignores light: lit windows, lamps. */
  glow?: boolean
}
export interface SolidOptions {
  sun: Vec3
  materials: Record<string, Material>
  /** Share of the light that comes from the sky above, 0..1. */
  sky?: number
  /** Extra light direction from the ground or sea (bounce), weight 0..1. */
  bounce?: number
  /** Regions that cast and catch shadows, finest first; none = no cast shadows. */
  shadows?: { centre: Vec3; radius: number }[]
  /** Shadow map side in texels. */
  shadowSize?: number
  /** Air between eye and surface. Amount is stippled into `steps` flat steps when given. */
  air?: (p: Vec3, distance: number) => { amount: number; ink: Rgb } | undefined
  airSteps?: number
  airGrain?: number
  /** Contact shading radius in design pixels; 0 = none. */
  contact?: number
  /** Flat faces and shadow edges take no grain: print these at 3 times the pixels. */
  crisp?: boolean
  /** Nothing below this level is drawn (ground under the sea). */
  clipBelow?: number
}

/** Pull a mesh onto the plate. Returns the depth (metres along the view axis, 0 = empty) for layers that must tuck behind. */
export function pullSolid(plate: Plate, mesh: Mesh, cam: Camera, o: SolidOptions): Float32Array {
  const { w, h, ss } = plate,
    { pos, nor, mat, names } = mesh.store
  const n = mat.length,
    sun = unit(o.sun)
  const V = new Float32Array(n * 9) // screen x, y, 1/z
  for (let i = 0; i < n * 3; i++) {
    const dx = pos[i * 3]! - cam.eye[0],
      dy = pos[i * 3 + 1]! - cam.eye[1],
      dz = pos[i * 3 + 2]! - cam.eye[2]
    const z = dx * cam.fwd[0] + dy * cam.fwd[1] + dz * cam.fwd[2]
    const k = cam.f / z
    V[i * 3] = (cam.axisX + (dx * cam.right[0] + dy * cam.right[1] + dz * cam.right[2]) * k) * ss
    V[i * 3 + 1] = (cam.horizonY - (dx * cam.up[0] + dy * cam.up[1] + dz * cam.up[2]) * k) * ss
    V[i * 3 + 2] = z > 0.2 ? 1 / z : -1
  }
  const nearest = new Int32Array(w * h).fill(-1),
    buf: Buf = { w, h, iz: new Float32Array(w * h), tri: nearest }
  const bary = new Float32Array(w * h * 2)
  raster(
    w,
    h,
    n,
    (t, k) => {
      return triple(V, (t * 3 + k) * 3)
    },
    buf,
    (i, a, b) => {
      bary[i * 2] = a
      bary[i * 2 + 1] = b
    },
  )

  // shadow maps: orthographic views from the sun, the finest region first
  const S = o.shadowSize ?? 4096,
    su = unit(Math.abs(sun[1]) > 0.95 ? [1, 0, 0] : [sun[2], 0, -sun[0]])
  const sv: Vec3 = [
    sun[1] * su[2] - sun[2] * su[1],
    sun[2] * su[0] - sun[0] * su[2],
    sun[0] * su[1] - sun[1] * su[0],
  ]
  let d0 = Infinity,
    d1 = -Infinity
  for (let i = 0; i < n * 3; i++) {
    const d = pos[i * 3]! * sun[0] + pos[i * 3 + 1]! * sun[1] + pos[i * 3 + 2]! * sun[2]
    d0 = Math.min(d0, d)
    d1 = Math.max(d1, d)
  }
  const span = d1 - d0 + 1e-6
  const maps = (o.shadows ?? []).map(({ centre, radius }) => {
    const u0 = dot(centre, su) - radius,
      v0 = dot(centre, sv) - radius,
      k = S / (2 * radius),
      buf: Buf = { w: S, h: S, iz: new Float32Array(S * S) }
    raster(
      S,
      S,
      n,
      (t, c) => {
        const p = triple(pos, (t * 3 + c) * 3)
        return [(dot(p, su) - u0) * k, (dot(p, sv) - v0) * k, (dot(p, sun) - d0) / span + 1e-4]
      },
      buf,
    )
    return { u0, v0, k, texel: 1 / k, iz: buf.iz }
  })
  /** True when something stands between p and the sun; the edge is jittered so it prints as grain, not stairs. */
  const shaded = (p: Vec3, nn: Vec3, light: number, jx: number, jy: number): boolean => {
    for (const m of maps) {
      const off = m.texel * (1.5 + 3 * (1 - light)),
        q: Vec3 = [p[0] + nn[0] * off, p[1] + nn[1] * off, p[2] + nn[2] * off]
      const U = Math.floor((dot(q, su) - m.u0) * m.k + jx),
        W = Math.floor((dot(q, sv) - m.v0) * m.k + jy)
      if (U < 0 || W < 0 || U >= S || W >= S) continue
      return m.iz[W * S + U]! > (dot(q, sun) - d0) / span + 1e-4 + (m.texel * 1.2) / span
    }
    return false
  }
  const mats = names.map((nm) => {
    const m = o.materials[nm]
    if (!m) throw new Error(`No material "${nm}"`)
    const k = m.tones.length
    return {
      m,
      inks: m.tones.map(rgb),
      cuts: m.cuts ?? Array.from({ length: k - 1 }, (_, i) => 1 - (i + 1) / k),
    }
  })
  const sky = o.sky ?? 0.3,
    bounce = o.bounce ?? 0.1,
    depth = new Float32Array(w * h)
  const cr = Math.round((o.contact ?? 0) * ss),
    jitter = o.crisp ? 0.5 : 1.6,
    onFlat = o.crisp ? 0 : 0.25
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x,
        t = nearest[i]!
      if (t < 0) continue
      const z = 1 / buf.iz[i]!
      depth[i] = z
      const X = (x + 0.5) / ss,
        Y = (y + 0.5) / ss
      const kx = ((X - cam.axisX) / cam.f) * z,
        ky = ((cam.horizonY - Y) / cam.f) * z
      const p: Vec3 = [
        cam.eye[0] + cam.fwd[0] * z + cam.right[0] * kx + cam.up[0] * ky,
        cam.eye[1] + cam.fwd[1] * z + cam.right[1] * kx + cam.up[1] * ky,
        cam.eye[2] + cam.fwd[2] * z + cam.right[2] * kx + cam.up[2] * ky,
      ]
      if (o.clipBelow !== undefined && p[1] < o.clipBelow) {
        depth[i] = 0
        continue
      }
      // perspective-correct normal
      const j = t * 9
      let a = bary[i * 2]! * V[j + 2]!,
        b = bary[i * 2 + 1]! * V[j + 5]!,
        c = (1 - bary[i * 2]! - bary[i * 2 + 1]!) * V[j + 8]!
      const s = a + b + c
      a /= s
      b /= s
      c /= s
      let nn = unit([
        a * nor[j]! + b * nor[j + 3]! + c * nor[j + 6]!,
        a * nor[j + 1]! + b * nor[j + 4]! + c * nor[j + 7]!,
        a * nor[j + 2]! + b * nor[j + 5]! + c * nor[j + 8]!,
      ])
      const flat = nor[j] === nor[j + 3] && nor[j + 1] === nor[j + 4] && nor[j + 2] === nor[j + 5]
      const view: Vec3 = [cam.eye[0] - p[0], cam.eye[1] - p[1], cam.eye[2] - p[2]]
      if (flat && dot(nn, view) < 0) nn = [-nn[0], -nn[1], -nn[2]]
      const M = mats[mat[t]!]!
      let light = Math.max(0, dot(nn, sun))
      if (
        light > 0 &&
        !M.m.glow &&
        shaded(p, nn, light, (grain(X, Y, 12) - 0.5) * jitter, (grain(X, Y, 13) - 0.5) * jitter)
      )
        light = 0
      let v =
        light * (1 - sky) +
        sky * (0.5 + 0.5 * nn[1]) +
        (light > 0 ? 0 : bounce * Math.max(0, -dot(nn, [sun[0], 0, sun[2]])))
      if (cr) {
        // contact shading: darker where something nearer crowds this pixel
        let occ = 0
        for (const [ox, oy] of RING) {
          const X2 = x + Math.round(ox * cr),
            Y2 = y + Math.round(oy * cr)
          if (X2 < 0 || Y2 < 0 || X2 >= w || Y2 >= h) continue
          const zi = buf.iz[Y2 * w + X2]
          if (!zi) continue
          const dz = z - 1 / zi
          if (dz > 0.002 * z && dz < 0.06 * z) occ++
        }
        v -= 0.22 * (occ / RING.length)
      }
      let col: Rgb | undefined
      const det = M.m.detail?.(p, nn, light)
      if (typeof det === 'string') col = rgb(det)
      else if (det) v += det
      if (!col) {
        if (M.m.glow) col = M.inks[0]!
        else {
          const g = (grain(X, Y, 2) - 0.5) * 2 * (M.m.grain ?? 0.06) * (flat ? onFlat : 1)
          let k = 0 // flat faces stay flat, curves dissolve
          while (k < M.cuts.length && v + g < M.cuts[k]!) k++
          col = M.inks[k]!
        }
      }
      const air = o.air?.(p, z)
      if (air && air.amount > 0) {
        let f = clamp(air.amount)
        if (o.airSteps)
          f = clamp(
            Math.round(f * o.airSteps + (grain(X, Y, 3) - 0.5) * 2 * (o.airGrain ?? 0.4)) / o.airSteps,
          )
        col = [
          col[0]! + (air.ink[0] - col[0]!) * f,
          col[1]! + (air.ink[1] - col[1]!) * f,
          col[2]! + (air.ink[2] - col[2]!) * f,
        ]
      }
      const k3 = i * 3
      plate.px[k3] = col[0]!
      plate.px[k3 + 1] = col[1]!
      plate.px[k3 + 2] = col[2]!
    }
  return depth
}
const RING: [number, number][] = Array.from({ length: 12 }, (_, i) => {
  const a = i * 2.39996,
    r = 0.35 + 0.65 * ((i % 4) / 3)
  return [Math.cos(a) * r, Math.sin(a) * r] as [number, number]
})
/** Test on a depth buffer: is the surface at a picture position empty or farther than `metres`? For mist and light that tuck behind nearer things. */
export const fartherThan =
  (plate: Plate, depth: Float32Array, metres: number) =>
  (x: number, y: number): boolean => {
    const row = Math.min(plate.h - 1, Math.floor(y * plate.ss))
    const z = depth[row * plate.w + Math.min(plate.w - 1, Math.floor(x * plate.ss))]!
    return z === 0 || z > metres
  }
