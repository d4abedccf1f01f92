/** The white stair of the Santorini cover and the wall behind it, in one-point perspective, in full light: only what stands on it throws a shadow. */
import type { Pt, Vec3 } from '../kit/vec.ts'

/** The column and row where all lines that run away from us meet, and how far the eye is from the wall. One unit is one design pixel on the wall. */
const [EYE_X, EYE_Y, FAR] = [-120, 330, 1500]
/** A place: right, down, and from the wall towards us. */
const onPage = ([x, y, z]: Vec3): Pt => {
  const k = FAR / (FAR - z)
  return [EYE_X + (x - EYE_X) * k, EYE_Y + (y - EYE_Y) * k]
}
/** Depth and height of a step, and where the tread that carries her lower foot begins. */
const [RUN, RISE] = [130, 47]
const [FIRST, LEVEL] = [592, 787]
/** Steps below that tread. */
const BELOW = 7
/** Width of the stair, from the wall towards us. */
const NEAR = 222
/** The row of the wall's top, and the column where it ends and the sea begins. */
const [WALL_TOP, WALL_END] = [550, 985]
/** How broad the wall is. */
const BROAD = 110
/** How far the light goes to the left and down while it goes one unit towards the wall. */
const [LEFT, FALL] = [1.9, 1.1]
/** How far she is from the wall. */
const HER_Z = 135
/** The column of her lower foot. */
const HER_X = FIRST + 128
/** The part of a flat shape where a measure that is linear in space is not negative. */
function cut(shape: readonly Vec3[], measure: (p: Vec3) => number): Vec3[] {
  return shape.flatMap((p, i): Vec3[] => {
    const q = shape[(i + 1) % shape.length]!,
      [u, v] = [measure(p), measure(q)],
      t = u / (u - v),
      between: Vec3 = [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t]
    return [...(u >= 0 ? [p] : []), ...(u * v < 0 ? [between] : [])]
  })
}
const outline = (shape: readonly Vec3[]) =>
  `M${shape.map((p) => onPage(p).map((v) => v.toFixed(1))).join('L')}Z`
/** A flat shape. Its hairline closes the seam to the next. */
const face = (shape: readonly Vec3[], ink: string) =>
  shape.length > 2
    ? `<path d="${outline(shape)}" fill="${ink}" stroke="${ink}" stroke-width=".9" stroke-linejoin="round"/>`
    : ''
/** Lit and in a thrown shadow. */
const [WALL_INK, RISER, TREAD] = ['#fff3df', '#c3c9ec', ['#fffdf6', '#a3addf']] as const
/** The tread of step `i` of a stair with its landing `top` steps above that of her lower foot. */
const tread = (i: number, top: number): [Vec3, Vec3, Vec3, Vec3] => {
  const [x, y, end] = [FIRST + RUN * i, LEVEL - RISE * i, i === top ? 2600 : FIRST + RUN * (i + 1)]
  return [
    [x, y, 0],
    [end, y, 0],
    [end, y, NEAR],
    [x, y, NEAR],
  ]
}
const steps = (top: number) => Array.from({ length: BELOW + top + 1 }, (_, i) => i - BELOW)
/** The front of the stair under step `i`, towards us. */
const front = (i: number, top: number): Vec3[] => {
  const [, , [end, y], [x]] = tread(i, top)
  return [
    [x, y, NEAR],
    [end, y, NEAR],
    [end, 1300, NEAR],
    [x, 1300, NEAR],
  ]
}
const WALL: readonly Vec3[] = [
  [-700, WALL_TOP, 0],
  [WALL_END, WALL_TOP, 0],
  [WALL_END, 1300, 0],
  [-700, 1300, 0],
]

/** Where her lower foot stands on the page, and how many pixels are a metre there. */
export const FOOTING = { at: onPage([HER_X, LEVEL, HER_Z]), metre: 232 } as const
/** The wall's level top, the wall, then the stair in front of it. `silhouette` draws her outline in one ink, `lower` is what of it reaches the treads, `top` the steps from her lower foot to the landing. */
export function whiteStair(
  silhouette: (at: Pt, metre: number) => string,
  lower: readonly [own: Pt[][], above: Pt[][]],
  top: number,
): string {
  const k = FAR / (FAR - HER_Z),
    metre = FOOTING.metre / k,
    sole: Pt = [HER_X - LEFT * HER_Z, LEVEL + FALL * HER_Z]
  // the light takes each point of her to the level of a tread
  const down = (i: number): string => {
    const level = LEVEL - RISE * i
    return lower[i > 0 ? 1 : 0]
      .map((points) =>
        face(
          // only what is above the tread
          cut(
            points.map(([u, v]): Vec3 => {
              const [x, y] = [HER_X + u * metre, LEVEL + v * metre],
                t = (level - y) / FALL
              return [x - LEFT * t, level, HER_Z - t]
            }),
            (p) => HER_Z - p[2],
          ),
          TREAD[1],
        ),
      )
      .join('')
  }
  return (
    face(
      [
        [-700, WALL_TOP, 0],
        [WALL_END, WALL_TOP, 0],
        [WALL_END, WALL_TOP, -BROAD],
        [-700, WALL_TOP, -BROAD],
      ],
      TREAD[0],
    ) +
    face(WALL, WALL_INK) +
    `<clipPath id="wall-face"><path d="${outline(WALL)}"/></clipPath><g clip-path="url(#wall-face)">${silhouette(sole, metre)}</g>` +
    steps(top)
      .map((i) => {
        const [x, y] = [FIRST + RUN * i, LEVEL - RISE * i]
        return (
          // risers are turned from the light
          face(
            [
              [x, y, 0],
              [x, y + RISE, 0],
              [x, y + RISE, NEAR],
              [x, y, NEAR],
            ],
            RISER,
          ) +
          face(tread(i, top), TREAD[0]) +
          (i >= -3 && i <= 1
            ? `<clipPath id="tread${i + BELOW}">${['0,0', '0,-1', '-1,1'].map((by) => `<path d="${outline(tread(i, top))}" transform="translate(${by})"/>`).join('')}</clipPath><g clip-path="url(#tread${i + BELOW})">${down(i)}</g>`
            : '')
        )
      })
      .join('') +
    steps(top)
      .map((i) => face(front(i, top), WALL_INK))
      .join('')
  )
}
/** A window in the front of the stair, on the page: half its width, how high its jambs are, and how deep it is set. */
const [HALF, JAMB, SET] = [74, 104, 20]
/** What a step back does to a place on the front: towards the point where all lines meet. */
const BACK = (FAR - NEAR) / (FAR - NEAR + SET)
/** A blue arched window on a sill: its left jamb and its crown. The right jamb and the arch throw a shadow on it. */
export function blueWindow([left, crown]: Pt): string {
  const [cx, spring, sill] = [left + HALF, crown + HALF, crown + HALF + JAMB]
  const arch = (dx: number, dy: number, k: number, foot = sill): string =>
    `<path d="M${left},${foot}V${spring}A${HALF},${HALF} 0 0 1 ${left + 2 * HALF},${spring}V${foot}Z" transform="translate(${(EYE_X * (1 - k) + dx).toFixed(1)},${(EYE_Y * (1 - k) + dy).toFixed(1)}) scale(${k.toFixed(4)})"/>`
  const leaf = (ink: string) => `<g fill="${ink}">${arch(0, 0, BACK, sill + 40)}</g>`
  const middle = EYE_X + (cx - EYE_X) * BACK
  const bars = (by: number) =>
    `M${middle + by},${crown}V${sill}M${left - 30},${spring - 6 + by}H${left + 2 * HALF}M${left - 30},${spring + 46 + by}H${left + 2 * HALF}`
  const box = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
  return (
    `<clipPath id="opening">${arch(0, 0, 1)}</clipPath><clipPath id="leaf">${arch(0, 0, BACK, sill + 40)}</clipPath><clipPath id="sunlit-leaf">${arch(-LEFT * SET * BACK, FALL * SET * BACK, BACK, sill + 60)}</clipPath>` +
    `<g clip-path="url(#opening)"><g fill="${RISER}">${arch(0, 0, 1)}</g><g clip-path="url(#leaf)">${leaf('#15429a')}<path d="${bars(0)}" stroke="#0f3480" stroke-width="8"/><g clip-path="url(#sunlit-leaf)">${leaf('#2267cf')}<path d="${bars(0)}" stroke="#15429a" stroke-width="8"/></g></g></g>` +
    // the sill and its shadow
    box(`M${left - 18},${sill + 14}h${2 * HALF + 36}l-34,22h${-2 * HALF - 36}Z`, RISER) +
    box(`M${left - 18},${sill - 4}h${2 * HALF + 36}v20h${-2 * HALF - 36}Z`, TREAD[0])
  )
}
/** Where something round stands on a step below hers, close to the wall: on the page, how large it is there, where its shadow on the wall starts, and what it throws on the tread. `half` is half its width. */
export function standing(i: number, along: number, z: number, half: number) {
  const [edge, y] = [FIRST + RUN * i, LEVEL - RISE * i]
  const x = edge + along,
    backTo = (from: number): Vec3 => [edge, y, z - (from - edge) / LEFT]
  return {
    at: onPage([x, y, z]),
    k: FAR / (FAR - z),
    thrown: [x - LEFT * z, y + FALL * z] as Pt,
    shade: face([[x - half, y, z], [x + half, y, z], backTo(x + half), backTo(x - half)], TREAD[1]),
  }
}
export const WALL_SHADE = '#939edb'
