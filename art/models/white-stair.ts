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
/** The row of the wall's top, and how far at least it stands above the landing. */
const [WALL_TOP, PARAPET] = [538, 88]
/** How broad the wall is. */
const BROAD = 110
/** How far the light goes to the left and down while it goes one unit towards the wall. */
const [LEFT, FALL] = [0.92, 1.03]
/** How far she is from the wall. */
const HER_Z = 135
/** The column of her lower foot. */
const HER_X = FIRST + 119
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
/** The front of the stair is a little darker than the wall, to part the two. */
const FRONT_INK = '#f9e8cf'
/** Lit and in a thrown shadow. */
const [WALL_INK, RISER, TREAD] = ['#fff3df', '#c3c9ec', ['#fffdf6', '#afb8e6']] as const
/** An upright plane along the stair, `z` from the wall, between two columns and two levels. */
const upright = (from: number, to: number, above: number, below: number, z: number): Vec3[] => [
  [from, above, z],
  [to, above, z],
  [to, below, z],
  [from, below, z],
]
/** An upright plane across the stair in column `x`. */
const across = (x: number, from: number, to: number, above: number, below: number): Vec3[] => [
  [x, above, from],
  [x, above, to],
  [x, below, to],
  [x, below, from],
]
/** A level plane. */
const level = (from: number, to: number, y: number, back: number, ahead: number): Vec3[] => [
  [from, y, back],
  [to, y, back],
  [to, y, ahead],
  [from, y, ahead],
]
/** The column where the tread of step `i` begins, and its level. Her lower foot is on step 0. */
const step = (i: number): Pt => [FIRST + RUN * i, LEVEL - RISE * i]
/** The column where the tread of step `i` ends. The landing is step `top`. */
const endOf = (i: number, top: number): number => (i === top ? 2600 : FIRST + RUN * (i + 1))
const tread = (i: number, top: number): Vec3[] => {
  const [x, y] = step(i)
  return level(x, endOf(i, top), y, 0, NEAR)
}
/** The front of the stair under step `i`, towards us. */
const front = (i: number, top: number): Vec3[] => {
  const [x, y] = step(i)
  return upright(x, endOf(i, top), y, 1300, NEAR)
}
const steps = (top: number) => Array.from({ length: BELOW + top + 1 }, (_, i) => i - BELOW)
const WALL = upright(-700, 2600, WALL_TOP, 1300, 0)
/** The wall steps up where the landing begins. */
function parapet(top: number): string {
  const [x, y] = step(top),
    crest = y - PARAPET
  return crest < WALL_TOP
    ? face(level(x, 2600, crest, -BROAD, 0), TREAD[0]) +
        face(across(x, -BROAD, 0, crest, WALL_TOP), RISER) +
        face(upright(x, 2600, crest, WALL_TOP + 2, 0), WALL_INK)
    : ''
}

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
    const [, ground] = step(i)
    return lower[i > 0 ? 1 : 0]
      .flatMap((points) =>
        // legs and skirt are as deep as they are wide
        (i < 0 ? [-12, -6, 0] : [-12, -6, 0, 6, 12]).map((deep) =>
          face(
            // only what is above the tread
            cut(
              points.map(([u, v]): Vec3 => {
                const [x, y] = [HER_X + u * metre, LEVEL + v * metre],
                  t = (ground - y) / FALL
                return [x - LEFT * t, ground, HER_Z + deep * Math.min(1, Math.max(0, t / 20)) - t]
              }),
              (p) => HER_Z + 12 - p[2],
            ),
            TREAD[1],
          ),
        ),
      )
      .join('')
  }
  return (
    face(level(-700, 2600, WALL_TOP, -BROAD, 0), TREAD[0]) +
    face(WALL, WALL_INK) +
    `<clipPath id="wall-face"><path d="${outline(WALL)}"/></clipPath><g clip-path="url(#wall-face)">${silhouette(sole, metre)}</g>` +
    parapet(top) +
    steps(top)
      .map((i) => {
        const [x, y] = step(i)
        return (
          // risers are turned from the light
          face(across(x, 0, NEAR, y, y + RISE), RISER) +
          face(tread(i, top), TREAD[0]) +
          (i >= -3 && i <= 1
            ? `<clipPath id="tread${i + BELOW}">${['0,0', '0,-1', '-1,1', '-1.5,-1', '-1,0'].map((by) => `<path d="${outline(tread(i, top))}" transform="translate(${by})"/>`).join('')}</clipPath><g clip-path="url(#tread${i + BELOW})">${down(i)}</g>`
            : '')
        )
      })
      .join('') +
    steps(top)
      .map((i) => face(front(i, top), FRONT_INK))
      .join('')
  )
}
/** Where something round stands on a step below hers, close to the wall: on the page, how large it is there, where its shadow on the wall starts, and what it throws on the tread. `half` is half its width. */
export function standing(i: number, along: number, z: number, half: number) {
  const [edge, y] = step(i),
    x = edge + along,
    backTo = (from: number): Vec3 => [edge, y, z - (from - edge) / LEFT]
  return {
    at: onPage([x, y, z]),
    k: FAR / (FAR - z),
    thrown: [x - LEFT * z, y + FALL * z] as Pt,
    shade: face([[x - half, y, z], [x + half, y, z], backTo(x + half), backTo(x - half)], TREAD[1]),
  }
}
export const WALL_SHADE = TREAD[1]
