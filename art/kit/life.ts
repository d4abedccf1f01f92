/** Human-scale pieces: boats, birds, people, trees. */
import type { Mesh } from './mesh.ts'
import type { Pt, Vec3 } from './vec.ts'
import { rectOutline } from './outline.ts'
import { random } from './noise.ts'
import { POSES, type Pose, type PoseName } from './poses.ts'

/** A gliding gull in the picture plane, flying right; span in pixels, `beat` -1 (wings down) .. 1 (wings up), `tilt` in degrees. */
export function gull(
  x: number,
  y: number,
  span: number,
  beat: number,
  tilt: number,
  body: string,
  shade: string,
  tip: string,
): string {
  const wing = (d: number, reach: number) => {
    // long thin wing: shoulder, wrist, tip; the outer fifth is dark
    const wx = d * 21 * reach,
      wy = -13 - 12 * beat,
      tx = d * 52 * reach,
      ty = -3 - 26 * beat,
      ax = (wx + tx) / 2,
      ay = (wy + ty) / 2 - 3.5
    return {
      whole: `M${d * 2},-3 Q${wx * 0.5},${wy - 1.5} ${wx},${wy} Q${ax},${ay - 2} ${tx},${ty} Q${ax},${ay + 7.5} ${wx},${wy + 8.5} Q${wx * 0.5},${wy + 12} ${d * 4},4.5Z`,
      tip: `M${tx},${ty} Q${(ax + tx) / 2 + d},${(ay + ty) / 2 - 2.2} ${ax + d * 3},${ay - 0.2} L${ax + d * 1},${ay + 3.8} Q${(ax + tx) / 2},${(ay + ty) / 2 + 3.2} ${tx},${ty}Z`,
    }
  }
  const far = wing(1, 0.86),
    near = wing(-1, 1)
  return (
    `<g transform="translate(${x},${y}) rotate(${tilt}) scale(${span / 100})"><path d="${far.whole}" fill="${shade}"/><path d="${far.tip}" fill="${tip}"/>` +
    `<path d="M-15,3 L-22,5.5 L-20,1.8 C-12,-4 0,-6 9,-4.6 C12,-7 17,-6.6 18.4,-3.6 C17.6,0 12,4.6 2,5.6 C-6,6.4 -11,5 -15,3Z" fill="${body}"/><path d="M-15,3 C-6,4 6,3.6 15,-0.6 C11,4 4,5.6 -2,5.9 C-8,6 -12,4.6 -15,3Z" fill="${shade}"/>` +
    `<path d="M18,-4.4 L23.6,-2.4 L18,-2.2Z" fill="#e08a2e"/><circle cx="15.4" cy="-4.4" r=".8" fill="${tip}"/><path d="${near.whole}" fill="${body}"/><path d="${near.tip}" fill="${tip}"/></g>`
  )
}
/** Bosphorus ferry, 60 m, bow towards -x, waterline at y=0. */
export function ferry(m: Mesh): void {
  const L = 30,
    hull = (k: number): Pt[] => {
      const left: Pt[] = [],
        right: Pt[] = []
      for (let i = 0; i <= 14; i++) {
        const t = i / 14,
          x = -L + 2 * L * t,
          b =
            5.2 *
            k *
            Math.min(1, Math.sin((Math.min(1, t * 1.9 + 0.04) * Math.PI) / 2)) *
            (t > 0.86 ? 1 - ((t - 0.86) / 0.14) ** 2 * 0.45 : 1)
        left.push([x, b])
        right.unshift([x, -b])
      }
      return [...left, ...right]
    }
  // raked stem and sheer: the outline grows and lifts towards the bow
  const ring = (k: number, y: number, rake: number, sheer: number): Vec3[] =>
    hull(k).map(([x, z]) => {
      const f = Math.max(0, -x - 8) / 22
      return [x - rake * f * f, y + sheer * f * f, z]
    })
  const r0 = ring(0.94, -0.4, 0, 0),
    r1 = ring(0.97, 0.7, 0.6, 0),
    r2 = ring(1.02, 2.9, 2.4, 1.5),
    r3 = ring(1.03, 3.3, 2.8, 1.6)
  m.loft(r0, r1, 'boot')
  m.loft(r1, r2, 'hull')
  m.loft(r2, r3, 'white')
  m.prism(hull(0.98), 2.9, 3, 'deck')
  m.box(2, 3.2, 0, 46, 2.9, 9.2, 'white', 'deck')
  m.box(2, 6.1, 0, 48, 0.35, 10, 'white', 'deck')
  m.box(3, 6.4, 0, 36, 2.8, 8, 'white', 'deck')
  m.box(2.5, 9.2, 0, 40, 0.32, 9.6, 'white', 'deck')
  m.box(-11.5, 9.5, 0, 5, 2.6, 5.4, 'white', 'deck')
  m.box(-11.5, 12.1, 0, 5.8, 0.3, 6.2, 'white', 'deck')
  for (let i = 0; i < 17; i++)
    m.decal(
      rectOutline(1.75, 1.35),
      [-19 + i * 2.62, 4.85, 4.6],
      [1, 0, 0],
      [0, 1, 0],
      i % 5 === 3 ? 'lamp' : 'glass',
      0.12,
    )
  for (let i = 0; i < 13; i++)
    m.decal(
      rectOutline(1.75, 1.3),
      [-13 + i * 2.62, 8, 4],
      [1, 0, 0],
      [0, 1, 0],
      i % 4 === 1 ? 'lamp' : 'glass',
      0.12,
    )
  for (let i = 0; i < 3; i++)
    m.decal(rectOutline(1.2, 1.2), [-13.1 + i * 1.6, 11, 2.7], [1, 0, 0], [0, 1, 0], 'glass', 0.12)
  for (let i = 0; i < 3; i++)
    m.decal(rectOutline(1.3, 1.2), [-14, 11, -1.7 + i * 1.7], [0, 0, 1], [0, 1, 0], 'glass', 0.12)
  for (let i = 0; i < 24; i++) m.box(-21.5 + i * 2.06, 6.4, 4.75, 0.14, 1, 0.1, 'white')
  m.box(2, 7.35, 4.75, 47, 0.14, 0.1, 'white')
  m.revolve(
    4,
    0,
    [
      [1.9, 9.4],
      [1.7, 14.2],
    ],
    'funnel',
    20,
  )
  m.revolve(
    4,
    0,
    [
      [1.75, 14.2],
      [1.68, 15.9],
      [1.2, 15.9],
    ],
    'hull',
    20,
  )
  m.revolve(
    -17.5,
    0,
    [
      [0.16, 6],
      [0.1, 17],
    ],
    'hull',
    6,
  )
  m.revolve(
    20,
    0,
    [
      [0.16, 6],
      [0.1, 15],
    ],
    'hull',
    6,
  )
  for (const x of [10, 15.5])
    m.revolve(
      x,
      3.9,
      [
        [0, 9.6],
        [0.9, 9.9],
        [1, 10.7],
      ],
      'white',
      10,
    )
  m.decal(
    [
      [0, 0],
      [3.2, -0.3],
      [3, 1.6],
      [0, 2],
    ],
    [20.1, 13, 0],
    [1, 0, 0],
    [0, 1, 0],
    'flag',
    0,
  )
  for (let i = 0; i < 7; i++) person(m, -19 + i * 1.1 + (i % 3) * 0.5, 3.25, 3 - (i % 2) * 2.2, i)
  for (let i = 0; i < 9; i++) person(m, 22 + (i % 4) * 0.9, 6.4, 3.4 - i * 0.8, i + 3)
}
/** Small open boat, 7 m, bow towards -x, with someone at the oars. */
export function caique(m: Mesh, seed = 0): void {
  const ring = (k: number, y: number, lift: number): Vec3[] =>
    Array.from({ length: 16 }, (_, i) => {
      const a = (i / 16) * Math.PI * 2,
        x = -Math.cos(a) * 3.6 * (0.9 + 0.1 * k)
      return [
        x,
        y + lift * (Math.abs(x) / 3.6) ** 3,
        Math.sin(a) * 1.05 * k * (1 - 0.35 * Math.abs(Math.cos(a)) ** 3),
      ]
    })
  m.loft(ring(0.8, -0.1, 0), ring(1, 0.75, 0.55), seed % 2 ? 'white' : 'hull')
  m.loft(ring(1, 0.75, 0.55), ring(1.02, 0.95, 0.6), 'boot')
  m.prism(
    ring(0.9, 0, 0)
      .map((p) => [p[0] * 0.9, p[2]] as Pt)
      .reverse(),
    0.3,
    0.5,
    'deck',
  )
  person(m, 0.4, 0.1, 0, seed)
  person(m, 2, 0.2, 0, seed + 1)
}
const CLOTHS = ['cloth1', 'cloth2', 'cloth3']
const AT_LEISURE: PoseName[] = ['stands', 'strolls', 'talks', 'walks', 'handOnHip', 'foldsArms', 'readsMap']
/**
 * A person of 1.7 m among the solids, readable down to 6 px: a pose of `poses.ts` as one cut-out that faces the camera.
 * The two halves of each part are turned to either side, so that the sun lights one. Without `pose`, it follows from `dress`.
 */
export function person(
  m: Mesh,
  x: number,
  y: number,
  z: number,
  dress = 0,
  scale = 1,
  pose: PoseName = AT_LEISURE[(Math.abs(Math.round(dress)) * 5) % AT_LEISURE.length]!,
): void {
  const n = Math.abs(Math.round(dress)),
    top = CLOTHS[n % 3]!,
    skirt = n % 4 === 1,
    side = n % 2 ? -1 : 1,
    { hip, chest, head, legs, arms }: Pose = POSES[pose],
    [o, e] = [m.put([0, 0, 0]), m.put([1, 0, 0])],
    // without the rotation of the boat or terrace it is on
    p = m.at(x, y, z, Math.atan2(e[2] - o[2], e[0] - o[0]), scale)
  const at = ([u, v]: Pt, lift: number): Vec3 => [u * side, -v, lift]
  const piece = (left: readonly Pt[], right: readonly Pt[], lift: number, mat: string) => {
    for (let i = 0; i < left.length - 1; i++)
      for (const [edge, turned] of [
        [left, -side],
        [right, side],
      ] as const) {
        const mid = (k: number): Pt => [(left[k]![0] + right[k]![0]) / 2, (left[k]![1] + right[k]![1]) / 2]
        const nor: Vec3 = [turned * 0.72, 0.1, 0.69]
        const quad = [mid(i), edge[i]!, edge[i + 1]!, mid(i + 1)].map((q) => at(q, lift)) as [
          Vec3,
          Vec3,
          Vec3,
          Vec3,
        ]
        p.tri(quad[0], quad[1], quad[2], mat, nor, nor, nor)
        p.tri(quad[0], quad[2], quad[3], mat, nor, nor, nor)
      }
  }
  /** A strip along points, each with half its width. */
  const strip = (
    line: readonly (readonly [x: number, y: number, half: number])[],
    lift: number,
    mat: string,
  ) =>
    piece(
      line.map(([u, v, w]): Pt => [u - w, v]),
      line.map(([u, v, w]): Pt => [u + w, v]),
      lift,
      mat,
    )
  legs.forEach(([knee, ankle], near) => {
    const from = hip[0] + (near ? -0.06 : 0.05),
      lift = near * 0.01
    strip(
      [
        [from, hip[1], 0.095],
        [knee[0], knee[1], 0.066],
        [ankle[0], ankle[1] + 0.03, 0.05],
      ],
      lift,
      skirt ? 'skin' : 'hull',
    )
    strip(
      [
        [ankle[0] + 0.01, ankle[1] - 0.01, 0.055],
        [ankle[0] + 0.05, 0, 0.115],
      ],
      lift,
      'hull',
    )
  })
  const low = skirt ? -0.42 : hip[1] + 0.08
  strip(
    [
      [chest[0], chest[1] - 0.06, 0.07],
      [chest[0], chest[1] + 0.02, 0.19],
      [chest[0] * 0.7 + hip[0] * 0.3, chest[1] + 0.16, 0.165],
      [(chest[0] + hip[0]) / 2, chest[1] + 0.32, 0.125],
      [hip[0], hip[1], 0.16],
      [hip[0], low, skirt ? 0.24 : 0.165],
    ],
    0.02,
    top,
  )
  arms.forEach(([elbow, hand], near) => {
    const from = chest[0] + (near ? -0.16 : 0.14),
      lift = near ? 0.03 : 0.015,
      across = Math.abs(hand[1] - elbow[1]) < 0.1
    strip(
      [
        [from, chest[1] + 0.02, 0.055],
        [elbow[0], elbow[1], 0.048],
      ],
      lift,
      top,
    )
    const reach: [Pt[], Pt[]] = across
      ? [
          [
            [elbow[0], elbow[1] - 0.045],
            [hand[0], hand[1] - 0.035],
          ],
          [
            [elbow[0], elbow[1] + 0.045],
            [hand[0], hand[1] + 0.035],
          ],
        ]
      : [
          [
            [elbow[0] - 0.046, elbow[1]],
            [hand[0] - 0.036, hand[1]],
          ],
          [
            [elbow[0] + 0.046, elbow[1]],
            [hand[0] + 0.036, hand[1]],
          ],
        ]
    piece(...reach, lift, top)
    strip(
      [
        [hand[0], hand[1] - 0.035, 0.03],
        [hand[0] + 0.005, hand[1] + 0.07, 0.03],
      ],
      lift + 0.002,
      'skin',
    )
  })
  const [hx, hy] = head
  strip(
    [
      [hx - 0.01, hy + 0.02, 0.05],
      [chest[0], chest[1] - 0.02, 0.055],
    ],
    0.016,
    'skin',
  )
  strip(
    [
      [hx + 0.01, hy - 0.1, 0.05],
      [hx + 0.015, hy - 0.04, 0.075],
      [hx + 0.015, hy + 0.03, 0.075],
      [hx + 0.025, hy + 0.1, 0.035],
    ],
    0.024,
    'skin',
  )
  // hair over the crown and down the back of the head, a hat on some
  const hair = n % 5 === 3 ? CLOTHS[(n + 1) % 3]! : 'hull'
  strip(
    [
      [hx - 0.01, hy - 0.135, 0.05],
      [hx - 0.005, hy - 0.1, 0.095],
      [hx, hy - 0.05, 0.09],
    ],
    0.028,
    hair,
  )
  strip(
    [
      [hx - 0.06, hy - 0.06, 0.04],
      [hx - 0.065, hy + (skirt ? 0.13 : 0.04), 0.035],
    ],
    0.028,
    'hull',
  )
  if (hair !== 'hull')
    strip(
      [
        [hx, hy - 0.06, 0.17],
        [hx, hy - 0.035, 0.17],
      ],
      0.03,
      hair,
    )
  // a body behind the cut-out, for the shadow map only
  p.quad([0, 1.4, 0], [0, 1.4, -0.2], [0, 0, -0.12], [0, 0, 0], 'hull')
}
/** Cypress: a flame of dark green. */
export function cypress(m: Mesh, x: number, y: number, z: number, h: number, mat = 'tree'): void {
  m.revolve(
    x,
    z,
    [
      [h * 0.03, y],
      [h * 0.1, y + h * 0.12],
      [h * 0.125, y + h * 0.3],
      [h * 0.1, y + h * 0.6],
      [h * 0.05, y + h * 0.85],
      [0, y + h],
    ],
    mat,
    9,
  )
}
/** Round-headed tree from a few clumps. */
export function tree(m: Mesh, seed: number, x: number, y: number, z: number, h: number, mat = 'tree'): void {
  const r = random(seed)
  m.revolve(
    x,
    z,
    [
      [h * 0.05, y - 1],
      [h * 0.03, y + h * 0.5],
    ],
    'trunk',
    6,
  )
  for (let i = 0; i < 5; i++)
    m.blob(
      x + r.range(-0.26, 0.26) * h,
      y + h * r.range(0.48, 0.82),
      z + r.range(-0.2, 0.2) * h,
      h * r.range(0.2, 0.32),
      mat,
      0.82,
      0.16,
      seed + i,
      8,
    )
}
