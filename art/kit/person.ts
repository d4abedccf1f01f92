import type { Mesh } from './mesh.ts'
import { POSES, type Pose, type PoseName } from './poses.ts'
import type { Pt, Vec3 } from './vec.ts'

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
