/** Draws triangles into a z-buffer, for the view and for the shadow maps. */
export interface Buf {
  w: number
  h: number
  /** 1/z: larger is nearer */ iz: Float32Array
  /** index of the nearest triangle */ tri?: Int32Array
}

export function raster(
  w: number,
  h: number,
  n: number,
  vert: (t: number, k: number) => readonly [number, number, number],
  out: Buf,
  px?: (i: number, a: number, b: number) => void,
): void {
  for (let t = 0; t < n; t++) {
    const A = vert(t, 0),
      B = vert(t, 1),
      C = vert(t, 2)
    if (A[2] <= 0 || B[2] <= 0 || C[2] <= 0) continue // behind the eye: models keep clear of the near plane
    const minX = Math.max(0, Math.ceil(Math.min(A[0], B[0], C[0]) - 0.5)),
      maxX = Math.min(w - 1, Math.floor(Math.max(A[0], B[0], C[0]) - 0.5))
    const minY = Math.max(0, Math.ceil(Math.min(A[1], B[1], C[1]) - 0.5)),
      maxY = Math.min(h - 1, Math.floor(Math.max(A[1], B[1], C[1]) - 0.5))
    if (minX > maxX || minY > maxY) continue
    const area = (B[0] - A[0]) * (C[1] - A[1]) - (B[1] - A[1]) * (C[0] - A[0])
    if (Math.abs(area) < 1e-9) continue
    const ia = 1 / area
    for (let y = minY; y <= maxY; y++)
      for (let x = minX; x <= maxX; x++) {
        const X = x + 0.5,
          Y = y + 0.5
        const a = ((B[0] - X) * (C[1] - Y) - (B[1] - Y) * (C[0] - X)) * ia
        if (a < 0) continue
        const b = ((C[0] - X) * (A[1] - Y) - (C[1] - Y) * (A[0] - X)) * ia
        if (b < 0) continue
        const c = 1 - a - b
        if (c < 0) continue
        const z = a * A[2] + b * B[2] + c * C[2],
          i = y * w + x
        if (z > out.iz[i]!) {
          out.iz[i] = z
          if (out.tri) out.tri[i] = t
          px?.(i, a, b)
        }
      }
  }
}
