/** The white stair of the Santorini cover and the wall behind it, in one-point perspective, with the noon shadow that lies over both. */
import type { Pt, Vec3 } from '../kit/vec.ts'

/** The column and row where all lines that run away from us meet, and how far the eye is from the wall. One unit is one design pixel on the wall. */
const [EYE_X, EYE_Y, FAR] = [-500, 330, 1500]
/** A place: right, down, and from the wall towards us. */
const onPage = ([x, y, z]: Vec3): Pt => {
  const k = FAR / (FAR - z)
  return [EYE_X + (x - EYE_X) * k, EYE_Y + (y - EYE_Y) * k]
}
/** Depth and height of a step, and where the tread that carries her lower foot begins. */
const [RUN, RISE] = [130, 47]
const [FIRST, LEVEL] = [560, 787]
/** Steps below that tread. */
const BELOW = 7
/** Width of the stair, from the wall towards us. */
const NEAR = 222
/** The row of the wall's top, and the column where it ends and the sea begins. */
const [WALL_TOP, WALL_END] = [550, 985]
/** How broad the wall is. */
const BROAD = 110
/** How far the light goes to the left and down while it goes one unit towards the wall. */
const [LEFT, FALL] = [0.84, 1.3]
/** Slope of the shadow's edge on the wall. */
const SLOPE = 1.58
/** How far she is from the wall. */
const HER_Z = 135
/** A place on the shadow's edge: the front corner of the tread of her lower foot, so that she and her shadow are in the light. */
const EDGE: Vec3 = [FIRST, LEVEL, NEAR]
/** The column of her lower foot. */
const HER_X = FIRST + 128
const depthOf = ([x, y, z]: Vec3) => y - SLOPE * x + (FALL + SLOPE * LEFT) * z
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
/** The part of a flat shape in the big shadow (1) or in the light (-1). */
const part = (shape: readonly Vec3[], side: 1 | -1) =>
  cut(shape, (p) => (depthOf(p) - depthOf(EDGE) + 0.001) * side)
const outline = (shape: readonly Vec3[]) =>
  `M${shape.map((p) => onPage(p).map((v) => v.toFixed(1))).join('L')}Z`
/** A flat shape. Its hairline closes the seam to the next. */
const face = (shape: readonly Vec3[], ink: string) =>
  shape.length > 2
    ? `<path d="${outline(shape)}" fill="${ink}" stroke="${ink}" stroke-width=".9" stroke-linejoin="round"/>`
    : ''
const INKS = {
  wall: ['#fff3df', '#939edb'],
  riser: ['#c3c9ec', '#6470bb'],
  tread: ['#fffdf6', '#a3addf'],
} as const
const twoTone = (shape: readonly Vec3[], [lit, shade]: readonly [string, string]) =>
  face(part(shape, -1), lit) + face(part(shape, 1), shade)
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
  lower: readonly [own: Pt[], above: Pt[]],
  top: number,
): string {
  const k = FAR / (FAR - HER_Z),
    metre = FOOTING.metre / k,
    sole: Pt = [HER_X - LEFT * HER_Z, LEVEL + FALL * HER_Z]
  // the light takes each point of her to the level of a tread
  const down = (i: number): string => {
    const level = LEVEL - RISE * i
    const points = lower[i > 0 ? 1 : 0].map(([u, v]): Vec3 => {
      const [x, y] = [HER_X + u * metre, LEVEL + v * metre],
        t = (level - y) / FALL
      return [x - LEFT * t, level, HER_Z - t]
    })
    // only what is above the tread
    return face(
      cut(points, (p) => HER_Z - p[2]),
      INKS.tread[1],
    )
  }
  return (
    face(
      [
        [-700, WALL_TOP, 0],
        [WALL_END, WALL_TOP, 0],
        [WALL_END, WALL_TOP, -BROAD],
        [-700, WALL_TOP, -BROAD],
      ],
      INKS.tread[0],
    ) +
    twoTone(WALL, INKS.wall) +
    `<clipPath id="sunlit-wall"><path d="${outline(part(WALL, -1))}"/></clipPath><g clip-path="url(#sunlit-wall)">${silhouette(sole, metre)}</g>` +
    steps(top)
      .map((i) => {
        const [x, y] = [FIRST + RUN * i, LEVEL - RISE * i]
        return (
          // the treads below hers and their risers are in the shadow, all other risers only turned from the light
          face(
            [
              [x, y, 0],
              [x, y + RISE, 0],
              [x, y + RISE, NEAR],
              [x, y, NEAR],
            ],
            INKS.riser[i > 0 ? 0 : 1],
          ) +
          (i < 0 ? face(tread(i, top), INKS.tread[1]) : twoTone(tread(i, top), INKS.tread)) +
          (i === 0 || i === 1
            ? `<clipPath id="tread${i + BELOW}">${['0,0', '0,-1', '-1,1'].map((by) => `<path d="${outline(tread(i, top))}" transform="translate(${by})"/>`).join('')}</clipPath><g clip-path="url(#tread${i + BELOW})">${down(i)}</g>`
            : '')
        )
      })
      .join('') +
    steps(top)
      .map((i) => twoTone(front(i, top), INKS.wall))
      .join('')
  )
}
/** A door in the front of the stair, on the page: half its width, and how deep it is set. */
const [HALF_DOOR, SET] = [98, 22]
/** What a step back does to a place on the front: towards the point where all lines meet. */
const BACK = (FAR - NEAR) / (FAR - NEAR + SET)
/** A blue door with an arch: its left jamb and its crown. The right jamb and the arch throw a shadow on it. */
export function blueDoor([left, crown]: Pt): string {
  const [cx, spring] = [left + HALF_DOOR, crown + HALF_DOOR]
  const arch = (dx: number, dy: number, k: number): string =>
    `<path d="M${left},1300V${spring}A${HALF_DOOR},${HALF_DOOR} 0 0 1 ${left + 2 * HALF_DOOR},${spring}V1300Z" transform="translate(${(EYE_X * (1 - k) + dx).toFixed(1)},${(EYE_Y * (1 - k) + dy).toFixed(1)}) scale(${k.toFixed(4)})"/>`
  const [shadeX, shadeY] = [-LEFT * SET * BACK, FALL * SET * BACK]
  const planks = [-0.5, 0, 0.5].map((u) => `M${cx + u * HALF_DOOR - SET},${crown}V1300`).join('')
  return (
    `<clipPath id="opening">${arch(0, 0, 1)}</clipPath><clipPath id="leaf">${arch(0, 0, BACK)}</clipPath><clipPath id="sunlit-leaf">${arch(shadeX, shadeY, BACK)}</clipPath>` +
    `<g clip-path="url(#opening)"><g fill="${INKS.riser[0]}">${arch(0, 0, 1)}</g><g clip-path="url(#leaf)"><g fill="#15429a">${arch(0, 0, BACK)}</g><g clip-path="url(#sunlit-leaf)"><g fill="#2267cf">${arch(0, 0, BACK)}</g><path d="${planks}" stroke="#15429a" stroke-width="3"/></g></g></g>`
  )
}
export const WALL_SHADE = INKS.wall[1]
