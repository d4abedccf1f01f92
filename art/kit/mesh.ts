/** Builds a place from measured solids (metres; x right, y up, z towards the viewer). */
import { lumpyBall, profileNormals } from './form.ts'
import { cross, sub, unit, type Pt, type Vec3 } from './vec.ts'

interface Store {
  pos: number[]
  nor: number[]
  mat: number[]
  names: string[]
}

export class Mesh {
  readonly store: Store
  private readonly o: Vec3
  private readonly c: number
  private readonly s: number
  private readonly k: number
  private constructor(store: Store, o: Vec3, c: number, s: number, k: number) {
    this.store = store
    this.o = o
    this.c = c
    this.s = s
    this.k = k
  }
  static create(): Mesh {
    return new Mesh({ pos: [], nor: [], mat: [], names: [] }, [0, 0, 0], 1, 0, 1)
  }

  /** A view of the same mesh moved to (x,y,z), turned about the vertical by `turn` radians and scaled. */
  at(x: number, y: number, z: number, turn = 0, scale = 1): Mesh {
    const o = this.put([x, y, z]),
      a = Math.atan2(this.s, this.c) + turn
    return new Mesh(this.store, o, Math.cos(a), Math.sin(a), this.k * scale)
  }
  put(p: Vec3): Vec3 {
    const { c, s, k, o } = this
    return [o[0] + k * (c * p[0] + s * p[2]), o[1] + k * p[1], o[2] + k * (-s * p[0] + c * p[2])]
  }
  private turn(n: Vec3): Vec3 {
    const { c, s } = this
    return [c * n[0] + s * n[2], n[1], -s * n[0] + c * n[2]]
  }
  private matId(name: string): number {
    const i = this.store.names.indexOf(name)
    return i >= 0 ? i : this.store.names.push(name) - 1
  }
  tri(a: Vec3, b: Vec3, c: Vec3, mat: string, na?: Vec3, nb?: Vec3, nc?: Vec3): void {
    const n = unit(cross(sub(b, a), sub(c, a)))
    const st = this.store
    for (const p of [a, b, c]) {
      const q = this.put(p)
      st.pos.push(q[0], q[1], q[2])
    }
    for (const m of [na ?? n, nb ?? n, nc ?? n]) {
      const q = this.turn(m)
      st.nor.push(q[0], q[1], q[2])
    }
    st.mat.push(this.matId(mat))
  }
  quad(a: Vec3, b: Vec3, c: Vec3, d: Vec3, mat: string): void {
    this.tri(a, b, c, mat)
    this.tri(a, c, d, mat)
  }

  /** Box standing on y0: centre x,z; width w (x), height h, depth d (z). `top` may take another material. */
  box(
    x: number,
    y0: number,
    z: number,
    w: number,
    h: number,
    d: number,
    mat: string,
    top = mat,
    inset = 0,
  ): void {
    const ring = (X: number, Z: number, y: number): [Vec3, Vec3, Vec3, Vec3] => [
      [x - X, y, z + Z],
      [x + X, y, z + Z],
      [x + X, y, z - Z],
      [x - X, y, z - Z],
    ]
    const b = ring(w / 2, d / 2, y0)
    const t = ring(w / 2 - inset, d / 2 - inset, y0 + h)
    this.loft(b, t, mat)
    const [t0, t1, t2, t3] = t
    this.quad(t0, t1, t2, t3, top)
  }
  /** Gabled roof or roofless gable wall: ridge along x, standing on y0. */
  gable(x: number, y0: number, z: number, w: number, h: number, d: number, mat: string, side = mat): void {
    const X = w / 2,
      Z = d / 2
    const a: Vec3 = [x - X, y0, z + Z],
      b: Vec3 = [x + X, y0, z + Z],
      c: Vec3 = [x + X, y0, z - Z],
      e: Vec3 = [x - X, y0, z - Z]
    const p: Vec3 = [x - X, y0 + h, z],
      q: Vec3 = [x + X, y0 + h, z]
    this.quad(a, b, q, p, mat)
    this.quad(c, e, p, q, mat)
    this.tri(b, c, q, side)
    this.tri(e, a, p, side)
  }
  /** Hipped or pyramid roof: base w by d, ridge length `ridge` along x. */
  hip(x: number, y0: number, z: number, w: number, h: number, d: number, ridge: number, mat: string): void {
    const X = w / 2,
      Z = d / 2,
      r = ridge / 2
    const a: Vec3 = [x - X, y0, z + Z],
      b: Vec3 = [x + X, y0, z + Z],
      c: Vec3 = [x + X, y0, z - Z],
      e: Vec3 = [x - X, y0, z - Z]
    const p: Vec3 = [x - r, y0 + h, z],
      q: Vec3 = [x + r, y0 + h, z]
    this.quad(a, b, q, p, mat)
    this.quad(c, e, p, q, mat)
    this.tri(b, c, q, mat)
    this.tri(e, a, p, mat)
  }
  /** Solid of revolution about a vertical axis. profile: [radius, y] from bottom to top. Domes, minarets, stupas, vases. */
  revolve(
    x: number,
    z: number,
    profile: readonly Pt[],
    mat: string,
    seg = 32,
    from = 0,
    to = Math.PI * 2,
  ): void {
    const n = profile.length
    const normals = profileNormals(profile)
    for (let k = 0; k < seg; k++) {
      const a0 = from + ((to - from) * k) / seg,
        a1 = from + ((to - from) * (k + 1)) / seg
      const s0 = Math.sin(a0),
        c0 = Math.cos(a0),
        s1 = Math.sin(a1),
        c1 = Math.cos(a1)
      for (let i = 0; i < n - 1; i++) {
        const [r0, y0] = profile[i]!,
          [r1, y1] = profile[i + 1]!,
          [nl, nu] = normals[i]!
        const P = (r: number, y: number, s: number, c: number): Vec3 => [x + r * s, y, z + r * c]
        const N = (m: Pt, s: number, c: number): Vec3 => unit([m[0] * s, m[1], m[0] * c])
        if (r0 > 1e-6)
          this.tri(
            P(r0, y0, s0, c0),
            P(r0, y0, s1, c1),
            P(r1, y1, s1, c1),
            mat,
            N(nl, s0, c0),
            N(nl, s1, c1),
            N(nu, s1, c1),
          )
        if (r1 > 1e-6)
          this.tri(
            P(r0, y0, s0, c0),
            P(r1, y1, s1, c1),
            P(r1, y1, s0, c0),
            mat,
            N(nl, s0, c0),
            N(nu, s1, c1),
            N(nu, s0, c0),
          )
      }
    }
  }
  /** Half barrel vault lying along x (`along`='x') or z. */
  vault(
    x: number,
    y0: number,
    z: number,
    w: number,
    h: number,
    d: number,
    mat: string,
    along: 'x' | 'z' = 'x',
    end = mat,
  ): void {
    const S = 14,
      m = along === 'x' ? this.at(x, y0, z) : this.at(x, y0, z, Math.PI / 2)
    const L = along === 'x' ? w : d,
      W = along === 'x' ? d : w
    for (let i = 0; i < S; i++) {
      const a = (Math.PI * i) / S,
        b = (Math.PI * (i + 1)) / S
      const A: Pt = [(Math.cos(a) * W) / 2, Math.sin(a) * h],
        B: Pt = [(Math.cos(b) * W) / 2, Math.sin(b) * h]
      const na: Vec3 = [0, Math.sin(a), Math.cos(a)],
        nb: Vec3 = [0, Math.sin(b), Math.cos(b)]
      m.tri([-L / 2, A[1], A[0]], [L / 2, A[1], A[0]], [L / 2, B[1], B[0]], mat, na, na, nb)
      m.tri([-L / 2, A[1], A[0]], [L / 2, B[1], B[0]], [-L / 2, B[1], B[0]], mat, na, nb, nb)
      m.tri([L / 2, 0, 0], [L / 2, B[1], B[0]], [L / 2, A[1], A[0]], end, [1, 0, 0], [1, 0, 0], [1, 0, 0])
      m.tri(
        [-L / 2, 0, 0],
        [-L / 2, A[1], A[0]],
        [-L / 2, B[1], B[0]],
        end,
        [-1, 0, 0],
        [-1, 0, 0],
        [-1, 0, 0],
      )
    }
  }
  /** Vertical prism over a plan polygon (counter-clockwise seen from above). */
  prism(plan: readonly Pt[], y0: number, y1: number, mat: string, top = mat): void {
    for (let i = 0; i < plan.length; i++) {
      const [a, b] = [plan[i]!, plan[(i + 1) % plan.length]!]
      this.quad([a[0], y0, a[1]], [b[0], y0, b[1]], [b[0], y1, b[1]], [a[0], y1, a[1]], mat)
    }
    const cx = plan.reduce((s, p) => s + p[0], 0) / plan.length,
      cz = plan.reduce((s, p) => s + p[1], 0) / plan.length
    for (let i = 0; i < plan.length; i++) {
      const [a, b] = [plan[i]!, plan[(i + 1) % plan.length]!]
      this.tri([cx, y1, cz], [a[0], y1, a[1]], [b[0], y1, b[1]], top, [0, 1, 0], [0, 1, 0], [0, 1, 0])
    }
  }
  /** Skin between two outlines with the same number of points (hulls, tents, sails). */
  loft(lower: readonly Vec3[], upper: readonly Vec3[], mat: string, closed = true): void {
    const n = lower.length
    for (let i = 0; i < (closed ? n : n - 1); i++)
      this.quad(lower[i]!, lower[(i + 1) % n]!, upper[(i + 1) % n]!, upper[i]!, mat)
  }
  /** Flat shape laid on a face: outline in (u,v) about `centre`. For windows, doors, inlays, painted eyes. */
  decal(outline: readonly Pt[], centre: Vec3, u: Vec3, v: Vec3, mat: string, lift = 0.04): void {
    const n = unit(cross(u, v)),
      c: Vec3 = [centre[0] + n[0] * lift, centre[1] + n[1] * lift, centre[2] + n[2] * lift]
    const P = (p: Pt): Vec3 => [
      c[0] + u[0] * p[0] + v[0] * p[1],
      c[1] + u[1] * p[0] + v[1] * p[1],
      c[2] + u[2] * p[0] + v[2] * p[1],
    ]
    const cx = outline.reduce((s, p) => s + p[0], 0) / outline.length,
      cy = outline.reduce((s, p) => s + p[1], 0) / outline.length
    for (let i = 0; i < outline.length; i++)
      this.tri(P([cx, cy]), P(outline[i]!), P(outline[(i + 1) % outline.length]!), mat, n, n, n)
  }
  /** Ground from a height function over a grid, smooth-shaded. */
  terrain(
    height: (x: number, z: number) => number,
    x0: number,
    x1: number,
    z0: number,
    z1: number,
    nx: number,
    nz: number,
    mat: string,
    flat = false,
  ): void {
    const H: number[] = []
    const X = (i: number) => x0 + ((x1 - x0) * i) / nx,
      Z = (j: number) => z0 + ((z1 - z0) * j) / nz
    for (let j = 0; j <= nz; j++) for (let i = 0; i <= nx; i++) H.push(height(X(i), Z(j)))
    const at = (i: number, j: number) =>
      H[Math.max(0, Math.min(nz, j)) * (nx + 1) + Math.max(0, Math.min(nx, i))]!
    const dx = (x1 - x0) / nx,
      dz = (z1 - z0) / nz
    const N = (i: number, j: number): Vec3 =>
      unit([(at(i - 1, j) - at(i + 1, j)) / (2 * dx), 1, (at(i, j - 1) - at(i, j + 1)) / (2 * dz)])
    for (let j = 0; j < nz; j++)
      for (let i = 0; i < nx; i++) {
        const a: Vec3 = [X(i), at(i, j), Z(j)],
          b: Vec3 = [X(i + 1), at(i + 1, j), Z(j)],
          c: Vec3 = [X(i + 1), at(i + 1, j + 1), Z(j + 1)],
          d: Vec3 = [X(i), at(i, j + 1), Z(j + 1)]
        if (flat) {
          this.tri(a, d, c, mat)
          this.tri(a, c, b, mat)
        } else {
          this.tri(a, d, c, mat, N(i, j), N(i, j + 1), N(i + 1, j + 1))
          this.tri(a, c, b, mat, N(i, j), N(i + 1, j + 1), N(i + 1, j))
        }
      }
  }
  /** Lumpy ball: foliage clumps, boulders, cumulus. */
  blob(
    x: number,
    y: number,
    z: number,
    r: number,
    mat: string,
    squash = 1,
    lump = 0.18,
    seed = 1,
    seg = 14,
  ): void {
    const P = lumpyBall([x, y, z], r, squash, lump, seed, seg)
    const c: Vec3 = [x, y, z],
      N = (p: Vec3) => unit([p[0] - c[0], (p[1] - c[1]) / squash, p[2] - c[2]])
    for (let j = 0; j < seg; j++)
      for (let i = 0; i < seg * 2; i++) {
        const a = P(i, j),
          b = P(i + 1, j),
          d = P(i, j + 1),
          e = P(i + 1, j + 1)
        if (j > 0) this.tri(a, b, e, mat, N(a), N(b), N(e))
        if (j < seg - 1) this.tri(a, e, d, mat, N(a), N(e), N(d))
      }
  }
}
