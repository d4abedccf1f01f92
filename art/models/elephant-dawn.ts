/** A cow elephant who comes towards us out of the sunrise, its light in her ear. Centimetres from between her forefeet, y down. */
import { smooth, smoothPath } from '../kit/cut.ts'
import type { Pt } from '../kit/vec.ts'

/** Hide against the light, from dark to less dark. */
export const HIDE = ['#1a1133', '#251842', '#322150', '#43305f'] as const
const IVORY = ['#f6dcb4', '#a9809a'] as const
const SOFT = 0.56

/** Where the head turns on the neck, and by how much: it leans to the calf. */
const NECK: Pt = [0, -200]
const LEAN = -4
const head = (points: readonly Pt[]): Pt[] => {
  const a = (LEAN * Math.PI) / 180,
    [c, s] = [Math.cos(a), Math.sin(a)],
    [ox, oy] = NECK
  return points.map(([x, y]): Pt => [ox + (x - ox) * c - (y - oy) * s, oy + (x - ox) * s + (y - oy) * c])
}
/** A line of the head. */
const headLine = (line: Tube): Tube =>
  head(line.map(([x, y]) => [x, y])).map(([x, y], i) => [x, y, line[i]![2]])
export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`
export const cut = (points: readonly Pt[], fill: string): string => smooth(points, fill, SOFT)
/** `inside` is drawn only within the outline. */
export const within = (id: string, outline: readonly Pt[], fill: string, inside: string): string => {
  const d = smoothPath(outline, SOFT)
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>${path(d, fill)}<g clip-path="url(#${id})">${inside}</g>`
}
/** A line with half a width at each point. */
export type Tube = readonly (readonly [x: number, y: number, half: number])[]
/** The outline of a tube, from the first point up its left side, round its end, and back. */
export function tube(line: Tube): Pt[] {
  const left: Pt[] = [],
    right: Pt[] = []
  line.forEach(([x, y, half], i) => {
    const [ax, ay] = line[Math.max(0, i - 1)]!,
      [bx, by] = line[Math.min(line.length - 1, i + 1)]!,
      l = Math.hypot(bx - ax, by - ay) || 1,
      [u, v] = [((by - ay) / l) * half, (-(bx - ax) / l) * half]
    left.push([x + u, y + v])
    right.push([x - u, y - v])
  })
  return [...left, ...right.toReversed()]
}
/** A line that swells and thins. */
export const stroke = (line: Tube, ink: string): string => path(smoothPath(tube(line), SOFT), ink)
/** The folds of skin round a trunk at points of its line: rings that bend towards the tip. */
export function folds(line: Tube, at: readonly number[], ink: string): string {
  const outline = tube(line),
    n = line.length
  return at
    .map((i) => {
      const [ax, ay] = outline[i]!,
        [bx, by] = outline[2 * n - 1 - i]!,
        // across the trunk, and along it to the tip
        [ux, uy] = [bx - ax, by - ay]
      return stroke(
        [0.04, 0.2, 0.4, 0.6, 0.8, 0.96].map((t) => {
          const on = 0.72 * t * (1 - t) - 0.06
          return [ax + ux * t + uy * on, ay + uy * t - ux * on, 0.15 + 2.2 * t * (1 - t)] as const
        }),
        ink,
      )
    })
    .join('')
}
/** A trunk's end, in half widths: two short lips, the one at the second side longer, and a dent between them. */
const LIPS: Pt[] = [
  [0.99, 0.1], [0.95, 0.44], [0.84, 0.74], [0.62, 0.96], [0.34, 1.04], [0.1, 1.04], [-0.1, 1.1], [-0.26, 1.26], [-0.42, 1.46], [-0.62, 1.54], [-0.82, 1.43], [-0.95, 1.12], [-1, 0.76], [-1, 0.4],
] // prettier-ignore
/** The shadow in the nostrils, behind the dent. */
const NOSTRIL: Pt[] = [[0.46, 0.68], [0.2, 0.8], [-0.14, 0.86], [-0.44, 0.86], [-0.46, 0.74], [-0.2, 0.6], [0.1, 0.55], [0.38, 0.58]] // prettier-ignore
function atEnd(line: Tube, points: readonly Pt[]): Pt[] {
  const [ex, ey, half] = line.at(-1)!,
    [fx, fy] = line.at(-2)!,
    turn = Math.atan2(ey - fy, ex - fx) - Math.PI / 2,
    [c, q] = [Math.cos(turn) * half, Math.sin(turn) * half]
  return points.map(([u, v]) => [ex + u * c - v * q, ey + u * q + v * c])
}
/** The outline of a trunk, from the root up its first side, round its end, and back. */
export function trunkOutline(line: Tube): Pt[] {
  const edge = tube(line)
  return [...edge.slice(0, line.length), ...atEnd(line, LIPS), ...edge.slice(line.length)]
}
export const nostril = (line: Tube): string => cut(atEnd(line, NOSTRIL), HIDE[0])

/** The ear on the sun's side, as wide as it spreads. */
const EAR: Pt[] = head([
  [26, -250], [34, -268], [48, -281], [68, -289], [92, -291], [114, -286], [132, -274], [144, -257], [149, -236], [148, -214], [142, -195], [136, -180], [128, -163],
  [118, -146], [108, -130], [99, -119], [90, -116], [82, -123], [74, -137], [63, -152], [50, -164], [36, -174], [26, -205],
]) // prettier-ignore
/** The other ear: lower, more from its edge. */
const EAR_AWAY: Pt[] = head([
  [-26, -250], [-36, -267], [-52, -278], [-74, -285], [-98, -285], [-120, -277], [-136, -263], [-145, -243], [-146, -221], [-140, -201], [-132, -185], [-127, -169],
  [-117, -151], [-107, -135], [-98, -123], [-89, -120], [-80, -127], [-71, -142], [-60, -157], [-48, -168], [-36, -178], [-26, -205],
]) // prettier-ignore
/** The veins of an ear from its root out, each with its branches. */
const VEINS: Tube[] = [
  [[34, -250, 2.8], [58, -261, 2.2], [84, -266, 1.6], [106, -265, 1], [124, -259, 0.3]],
  [[74, -264.5, 1.5], [90, -272, 1], [108, -277, 0.3]],
  [[36, -238, 3.2], [62, -243, 2.6], [90, -243, 1.9], [116, -239, 1.1], [138, -236, 0.3]],
  [[80, -243, 1.6], [102, -250, 1], [126, -251, 0.3]],
  [[36, -224, 3.4], [62, -222, 2.8], [88, -215, 2.1], [112, -207, 1.3], [136, -204, 0.3]],
  [[78, -218, 1.8], [102, -219, 1.1], [130, -222, 0.3]],
  [[36, -210, 3.2], [60, -201, 2.6], [82, -190, 2], [104, -179, 1.2], [125, -172, 0.3]],
  [[72, -195.5, 1.7], [96, -190, 1.1], [124, -190, 0.3]],
  [[36, -198, 3], [56, -186, 2.4], [74, -172, 1.8], [92, -157, 1.1], [108, -145, 0.3]],
  [[66, -178.5, 1.4], [88, -168, 0.9], [110, -162, 0.3]],
  [[36, -188, 2.6], [52, -175, 2], [68, -160, 1.4], [80, -145, 0.8], [89, -130, 0.3]],
] // prettier-ignore
const veins = (side: 1 | -1, ink: string): string =>
  path(
    VEINS.map((vein) =>
      smoothPath(tube(headLine(vein.map(([x, y, half]) => [x * side, y, half]))), SOFT),
    ).join(''),
    ink,
  )
const shrunk = (ear: readonly Pt[], [ox, oy]: Pt, by: number): Pt[] =>
  ear.map(([x, y]): Pt => [x + (ox - x) * by, y + (oy - y) * by])
/** The ear that the sun shines through: its skin, the sun in it, veins, a thicker edge, and the shade of the head at its root. */
export function litEar([sx, sy]: Pt, r: number): string {
  return (
    `<defs><radialGradient id="skin" gradientUnits="userSpaceOnUse" cx="${sx}" cy="${sy}" r="130"><stop offset=".36" stop-color="#ff8a34"/><stop offset=".66" stop-color="#e14a2b"/><stop offset="1" stop-color="#8f2a3b"/></radialGradient><radialGradient id="core" gradientUnits="userSpaceOnUse" cx="${sx}" cy="${sy}" r="${r}"><stop offset="0" stop-color="#ffd67e"/><stop offset="1" stop-color="#ffb44a"/></radialGradient></defs>` +
    within(
      'litear',
      EAR,
      'url(#skin)',
      `<circle cx="${sx}" cy="${sy}" r="${r}" fill="url(#core)"/>` +
        veins(1, '#8e2338') +
        `<path fill-rule="evenodd" d="${smoothPath(EAR, SOFT)}${smoothPath(shrunk(EAR, [92, -205], 0.045), SOFT)}" fill="#b5362c"/>` +
        cut(head([[10, -290], [34, -280], [50, -286], [70, -294], [94, -296], [120, -292], [146, -268], [138, -270], [124, -278], [106, -282.5], [84, -282], [64, -276], [51, -263], [48, -240], [47, -215], [48, -192], [53, -165], [40, -150], [10, -160]]), '#5a1c3a'),
    )
  ) // prettier-ignore
}
/** The other ear: dark where her shoulder is behind it, with a glow that grows to the edge that stands free. */
function darkEar(): string {
  const edge = `<path fill-rule="evenodd" d="${smoothPath(EAR_AWAY, SOFT)}${smoothPath(shrunk(EAR_AWAY, [-90, -205], 0.045), SOFT)}" fill="url(#awayrim)"/>`
  return (
    '<defs><radialGradient id="awayglow" gradientUnits="userSpaceOnUse" cx="-24" cy="-150" r="160"><stop offset=".5" stop-color="#461a3f"/><stop offset=".72" stop-color="#6b2343"/><stop offset="1" stop-color="#b8443e"/></radialGradient><radialGradient id="awayrim" gradientUnits="userSpaceOnUse" cx="-24" cy="-150" r="160"><stop offset=".6" stop-color="#54203f"/><stop offset="1" stop-color="#7c2740"/></radialGradient></defs>' +
    within('awayear', EAR_AWAY, 'url(#awayglow)', veins(-1, '#381438') + edge)
  )
}
/** A foreleg from before, from the shoulder, as wide as `top`: the elbow, the wrist, the foot. */
const column = (top: number): Pt[] => [
  [-top, -190], [-top, -116], [-Math.min(top, 24), -92], [-20.5, -74], [-18.5, -60], [-18.5, -48], [-18, -36], [-17.5, -24], [-19.5, -12], [-21.5, -4], [-20, 0.5], [-9, 2.4], [7, 2.4],
  [19, 0.5], [21.5, -4], [20, -12], [17.5, -22], [17, -33], [18.5, -44], [19.5, -54], [19, -66], [Math.min(top, 21.5), -84], [Math.min(top, 24), -106], [top, -132], [top, -190],
] // prettier-ignore
/** A hind leg: the thigh, the knee on its right, the hock on its left, the foot. */
const HIND: Pt[] = [
  [-34, -150], [-29, -118], [-26.5, -98], [-24.4, -80], [-23.4, -62], [-23, -48], [-20.6, -35], [-18.2, -24], [-19.5, -12], [-21.5, -4], [-20, 0.5], [-9, 2.4], [7, 2.4],
  [19, 0.5], [21.5, -4], [19.6, -12], [15.6, -23], [13.6, -36], [14.4, -50], [18, -64], [23.4, -80], [26.6, -96], [28, -118], [28, -150],
] // prettier-ignore
type Leg = readonly [x: number, y: number, k: number, side: 1 | -1, shape: Pt[]]
/** Near and far hind leg, near and far foreleg: foot, size, side, shape. */
const LEGS: readonly [Leg, Leg, Leg, Leg] = [
  [-149, -7, 0.86, 1, column(20)],
  [-82, -9, 0.8, 1, HIND],
  [-24, -2, 1, 1, column(26)],
  [36, 3, 1.07, -1, column(26)],
]
const standing = ([x, y, k, side]: Leg, points: readonly Pt[]): Pt[] =>
  points.map(([u, v]): Pt => [x + u * k * side, y + v * k])
/** A leg with four nails. `shade` falls on it. */
function leg(own: Leg, tone: number, shade = ''): string {
  const at = (points: readonly Pt[]): Pt[] => standing(own, points)
  const nail = (u: number, w: number): string =>
    cut(at([[u - w, 3], [u - w * 0.9, -3.5], [u - w * 0.4, -7.4], [u + w * 0.4, -7.4], [u + w * 0.9, -3.5], [u + w, 3]]), HIDE[3]) // prettier-ignore
  return within(
    `leg${own[0]}`.replaceAll(/\W/g, '_'),
    at(own[4]),
    HIDE[tone]!,
    cut(at([[-34, -140], [-12, -136], [-11, -96], [-8, -66], [-6.5, -44], [-8.5, -20], [-11, 8], [-34, 8]]), HIDE[Math.max(0, tone - 1)]!) +
      shade + nail(-14.4, 3.6) + nail(-5, 4.4) + nail(5.6, 4.4) + nail(15, 3.6),
  ) // prettier-ignore
}
/** Her tail, from the end of the spine: it swings clear of the hind leg, with a tuft. */
export const tail = (): string =>
  cut([[-159, -200], [-169, -186.6], [-174.4, -176.6], [-179.6, -163], [-183, -146], [-185, -128], [-187, -113], [-190.4, -100], [-191.6, -88], [-187.4, -73], [-183, -86], [-181.6, -100], [-182.4, -114], [-181.8, -122], [-179.4, -128], [-174.6, -130], [-167, -140], [-164, -172]], HIDE[0]) // prettier-ignore
/** Her far hind leg. */
export const farLeg = (): string =>
  `<defs><linearGradient id="belly" gradientUnits="userSpaceOnUse" x1="0" y1="-88" x2="0" y2="-44"><stop offset="0" stop-color="${HIDE[0]}"/><stop offset="1" stop-color="${HIDE[0]}" stop-opacity="0"/></linearGradient></defs>` +
  leg(LEGS[1], 1, path('M-130-130H-40V-40H-130Z', 'url(#belly)'))
/** The shade of her head and trunk on chest and forelegs: it loses itself down the leg. */
const TRUNK_SHADE: Pt[] = [
  [-74, -214], [-60, -152], [-47, -130], [-30, -112], [-17, -94], [-4, -72], [4, -50], [14, -24], [30, -12], [70, -12], [84, -60], [84, -120], [74, -214],
] // prettier-ignore
/** Her body without the legs, from the shoulder round the rump and the belly to the chest. */
const FLANK: Pt[] = [[-40, -240], [-100, -228], [-134, -218], [-156, -205], [-170, -186], [-176, -160], [-177, -134], [-175, -112], [-169.5, -88], [-164, -66], [-148, -58], [-134, -72], [-126, -88], [-112, -98], [-92, -97.4], [-72, -94], [-62, -91.6], [-54, -88.4], [-47, -82], [-40, -72], [-28, -60], [-14, -58], [-6.4, -70], [-1.4, -78], [4.8, -81], [11, -78], [16, -70], [24, -58], [36, -94], [56, -98], [61, -116], [66, -140], [68, -170], [64, -230]] // prettier-ignore
/** What is behind her head: flank, near hind leg, chest, forelegs, the ear away from the sun. */
export function body(): string {
  const shade = cut(TRUNK_SHADE, 'url(#under)')
  return (
    `<defs><linearGradient id="under" gradientUnits="userSpaceOnUse" x1="0" y1="-120" x2="0" y2="0"><stop offset="0" stop-color="${HIDE[0]}"/><stop offset="1" stop-color="${HIDE[0]}" stop-opacity="0"/></linearGradient></defs>` +
    leg(LEGS[0], 1) +
    within('flank', FLANK, HIDE[1], cut([[-200, -210], [-172, -200], [-167, -176], [-166, -146], [-163, -114], [-160.5, -88], [-158.5, -50], [-200, -50]], HIDE[0]) + shade) +
    leg(LEGS[2], 2, shade) +
    leg(LEGS[3], 1, shade) +
    darkEar()
  ) // prettier-ignore
}
/** A tusk's line, from within its sheath forward, out and in again. */
const TUSK: Tube = [
  [28.4, -158, 6.6], [33, -147, 6.7], [38, -134, 6.1], [42, -121, 5.2], [44.2, -109, 4.1], [44.4, -99, 2.8], [43, -91.6, 1.2],
] // prettier-ignore
/** The lip of the sheath that a tusk comes out of, from the cheek to the trunk. */
const LIP: Pt[] = [[39.5, -161], [39.5, -155.6], [39.5, -150.8], [38.2, -146.2], [34.8, -142.6], [29.8, -140.4], [25.4, -137.6], [22, -132.6]] // prettier-ignore
/** Her face covers its upper end: on the tusk are the dark seam and the shade below the lip. */
const tusk = (s: 1 | -1): string => {
  const side = (line: Tube): Tube => headLine(line.map(([x, y, half]) => [x * s, y, half]))
  const below = (ink: string, by: number): string =>
    stroke(side(LIP.map(([x, y]) => [x - by * 0.1, y - by * 0.2, by] as const)), ink)
  return within(
    `tusk${s}`,
    tube(side(TUSK)),
    s > 0 ? IVORY[0] : IVORY[1],
    stroke(side(TUSK.map(([x, y, half]) => [x + s * half * 0.95, y, half * 0.8] as const)), s > 0 ? '#fff3cf' : '#d3a6a8') +
      below(s > 0 ? '#b98486' : '#75507c', 7.4) +
      below('#35193d', 3.4),
  )
} // prettier-ignore
/** The folds along the lips of the sheaths, over the light on the edge of her face. */
export const lips = (): string =>
  ([-1, 1] as const).map((s) => stroke(headLine(LIP.slice(2).map(([x, y], i) => [(x - (i ? 0.7 : 2.2)) * s, y - 0.7, [0.3, 1.5, 1.7, 1.7, 1.6, 0.4][i]!])), HIDE[s > 0 ? 3 : 2])).join('') // prettier-ignore
export const tusks = (): string => tusk(-1) + tusk(1)
/** An open eye about its middle: lids, a brown iris, a glint of the sun. */
export const openEye = (id: string, [x, y]: Pt, k: number, side: 1 | -1): string => {
  const q = (points: Pt[]): Pt[] => points.map(([u, v]): Pt => [u * side, v])
  const line = (points: Tube, ink: string): string => stroke(points.map(([u, v, half]) => [u * side, v, half] as const), ink)
  return (
    `<g transform="translate(${x},${y}) rotate(${LEAN}) scale(${k})">` +
    cut(q([[-9.4, 2], [-6, -4.4], [0, -7.6], [6, -5.6], [9.6, 1.8], [5, 4.4], [0, 5], [-5, 4.2]]), HIDE[3]) +
    within(
      id,
      q([[-7, 2], [-4.2, -1.8], [0.2, -3.6], [4.8, -2], [7.6, 1.8], [4, 3.8], [0, 4.3], [-4, 3.8]]),
      '#8a5a50',
      '<circle cx=".7" cy=".7" r="5" fill="#8a3f24"/><circle cx=".7" cy=".7" r="3.4" fill="#160a20"/><circle cx="2.2" cy="-1" r="1.35" fill="#fff3d6"/>',
    ) +
    line([[-7.6, 2.4, 0.3], [-4.6, -2, 1], [0.2, -4, 1.3], [5, -2.3, 1.3], [8.4, 2.2, 0.6]], '#0d0820') +
    '</g>'
  )
} // prettier-ignore
/** The trunk: it hangs, and its end rises towards the calf's. */
const TRUNK: Tube = [
  [5.6, -136, 19.6], [7.4, -120, 18], [9.6, -104, 16.6], [12.2, -88, 15.3], [15, -72, 14.1], [19.5, -57, 13], [26.3, -44, 12], [36, -35.4, 11.1], [47.3, -32.4, 10.3], [58.3, -35.4, 9.6], [67.6, -43.2, 8.9], [73.8, -54.2, 8.2], [76.1, -66.8, 7.4], [75.1, -78.6, 6.6], [72.1, -88.4, 5.8],
] // prettier-ignore
/** The light plane of the trunk, from where it comes out of the face on past its end. */
const PLANE: Tube = [
  [-0.4, -214, 40], [0.8, -204, 36], [2, -192, 30], [3, -178, 25.4], [4, -164, 22.4], [4.8, -150, 20.8], ...TRUNK.map(([x, y, half]) => [x, y, half * 1.06] as const), [66, -99, 12],
] // prettier-ignore
/** The shade along the side of the trunk that is turned from the sun: it ends where the trunk rises. */
const SHADED: Tube = TRUNK.slice(0, 13).map(([, , half], i) => {
  const [ax, ay] = tube(TRUNK)[2 * TRUNK.length - 1 - i]!
  return [ax, ay, half * Math.min(0.64, 0.04 + i * 0.13, (12 - i) * 0.13)]
})
/** The folds across the root of the trunk: row, half width. */
const ROOT_FOLDS: Pt[] = [[-183, 14.6], [-169, 17.4], [-155, 19.6]] // prettier-ignore
/** Her head and trunk, one outline from the crown to the tip. */
export function face(): string {
  const side: Pt[] = [
    [14, -288], [28, -285], [40, -276], [48, -262], [50.4, -247], [48.2, -235], [48.4, -224], [49, -212], [47.4, -199], [44.4, -186], [41.2, -176], [39.8, -168], ...LIP,
  ] // prettier-ignore
  const outline: Pt[] = [
    ...head([[0, -286], ...side]),
    ...trunkOutline(TRUNK.slice(1)),
    ...head(side.map(([x, y]): Pt => [-x, y]).toReversed()),
  ]
  return (
    `<defs><linearGradient id="brow" gradientUnits="userSpaceOnUse" x1="0" y1="-206" x2="0" y2="-112"><stop offset="0" stop-color="${HIDE[3]}" stop-opacity="0"/><stop offset=".4" stop-color="${HIDE[3]}" stop-opacity=".4"/><stop offset="1" stop-color="${HIDE[3]}"/></linearGradient></defs>` +
    within(
      'face',
      outline,
      HIDE[2],
      cut(head([[-70, -310], [-26, -302], [-36, -278], [-41, -254], [-38, -234], [-37, -210], [-32, -186], [-27, -162], [-21, -130], [-70, -130]]), HIDE[1]) +
        stroke(PLANE, 'url(#brow)') +
        stroke(SHADED, HIDE[2]) +
        ROOT_FOLDS.map(([y, w]) => stroke(headLine([[-w, y - 4, 0.1], [-w * 0.6, y - 1.2, 0.7], [0, y, 0.9], [w * 0.6, y - 1.2, 0.7], [w, y - 4, 0.1]]), HIDE[1])).join('') +
        folds(TRUNK, [2, 4, 6, 8, 10, 12], HIDE[1]) +
        nostril(TRUNK),
    ) +
    openEye('eye1', head([[32, -206]])[0]!, 0.92, 1) +
    openEye('eye2', head([[-32, -206]])[0]!, 0.92, -1)
  ) // prettier-ignore
}
