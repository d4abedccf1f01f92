/** A cow elephant who comes towards us out of the sunrise, its light in her ear. Centimetres from between her forefeet, y down. */
import { smooth, smoothPath } from '../kit/cut.ts'
import type { Pt } from '../kit/vec.ts'

/** Hide against the light, from dark to less dark. */
export const HIDE = ['#1a1133', '#291b48', '#38265a', '#4b366b'] as const
/** The bulges of her forehead. */
const BOSS = '#412f63'
const IVORY = ['#f6dcb4', '#a9809a'] as const
const SOFT = 0.56

/** Where the head turns on the neck, and by how much: it leans to the calf. */
const NECK: Pt = [0, -200]
const LEAN = -2.5
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
/** A trunk's end, in half widths: two fingers that reach for each other, the one at the second side longer. */
const FINGERS: Pt[] = [
  [1, 0.1], [1.02, 0.5], [1, 0.9], [0.92, 1.25], [0.74, 1.5], [0.5, 1.54], [0.33, 1.4], [0.22, 1.2], [0.08, 1.2], [0.02, 1.42], [0.06, 1.74], [0.09, 2], [-0.03, 2.22], [-0.27, 2.24], [-0.54, 2.04], [-0.8, 1.7], [-0.96, 1.3], [-1.04, 0.85], [-1.03, 0.45],
] // prettier-ignore
/** The shadow in the nostrils, between the fingers. */
const NOSTRIL: Pt[] = [[0.34, 1.44], [0.28, 1.08], [0.2, 0.86], [0.1, 0.82], [0.02, 0.98], [-0.02, 1.3], [0.1, 1.5]] // prettier-ignore
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
  return [...edge.slice(0, line.length), ...atEnd(line, FINGERS), ...edge.slice(line.length)]
}
export const nostril = (line: Tube): string => cut(atEnd(line, NOSTRIL), HIDE[0])

/** The ear on the sun's side: round above, ragged behind, a broad lobe below. */
export const EAR: Pt[] = [
  [26, -248], [34, -265], [46, -278], [62, -287], [82, -291], [102, -290], [121, -284], [137, -272], [147.5, -256], [151, -239], [150, -225], [148.4, -217], [149.4, -208], [148, -195],
  [145, -184], [142.4, -178], [141, -171], [136, -162], [128, -152], [119, -144], [109, -138], [99, -134.4], [90, -134.6], [82, -138], [75, -145], [68, -153], [60, -160], [50, -165], [38, -170], [26, -200],
] // prettier-ignore
/** The other ear: swung back, so that we see it narrow, its hind edge folded over. */
export const EAR_AWAY: Pt[] = [
  [-26, -246], [-34, -257], [-46, -265], [-60, -269.6], [-76, -269], [-91, -263], [-104, -253], [-113, -239], [-117, -223], [-116, -209], [-118.6, -197], [-116, -184],
  [-111, -171], [-107.6, -158], [-99, -145], [-90, -134], [-81, -126], [-73, -123], [-66, -126], [-61, -135], [-55, -146], [-48, -155], [-38, -168], [-26, -200],
] // prettier-ignore
/** The vessels of an ear from its root out, each with those that leave it. */
export const VEINS: Tube[] = [
  [[34, -238, 1.6], [52, -252, 1.3], [70, -260, 1], [92, -270, 0.7], [113, -269, 0.2]],
  [[54, -253, 0.6], [63, -265, 0.7], [75, -273, 0.5], [84, -281, 0.15]],
  [[80, -264.5, 0.5], [98, -258, 0.65], [114, -256, 0.45], [128, -249, 0.15]],
  [[34, -225, 2], [57, -234, 1.6], [79, -235, 1.2], [100, -230, 0.9], [119, -234, 0.6], [140, -229, 0.2]],
  [[72, -235.4, 0.6], [85, -245, 0.7], [101, -245, 0.5], [117, -241, 0.15]],
  [[100, -230, 0.5], [112, -219, 0.6], [126, -216, 0.4], [140, -207, 0.15]],
  [[34, -211, 2], [56, -208, 1.6], [75, -200, 1.3], [90, -189, 1], [107, -185, 0.7], [129, -178, 0.2]],
  [[68, -203.4, 0.6], [84, -207, 0.75], [100, -203, 0.5], [118, -204, 0.15]],
  [[92, -188.2, 0.5], [99, -174, 0.6], [110, -163, 0.4], [114, -149, 0.15]],
  [[34, -199, 1.6], [51, -187, 1.3], [64, -174, 1], [75, -157, 0.75], [84, -148, 0.5], [88, -136, 0.2]],
  [[63, -175.4, 0.5], [76, -170, 0.6], [86, -158, 0.4], [97, -146, 0.15]],
] // prettier-ignore
const veins = (ink: string): string => VEINS.map((vein) => stroke(vein, ink)).join('')
/** The upper edge of an ear folds over: the flap and, below it, what it shades. */
const foldOver = (ink: string, shade: string): string => {
const flap = (by: number): Pt[] =>
    [[20, -238], [36, -259], [52, -273 + by * 0.6], [70, -280.6 + by], [88, -283 + by], [106, -280.6 + by], [122, -275 + by * 0.8], [136, -265 + by * 0.6], [146, -253 + by * 0.2], [152, -240], [170, -270], [120, -310], [40, -310], [0, -280]].map(([x, y]): Pt => [x!, y!])
  return cut(flap(4), shade) + cut(flap(0), ink)
} // prettier-ignore
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
        veins('#a92f30') +
        `<path fill-rule="evenodd" d="${smoothPath(EAR, SOFT)}${smoothPath(shrunk(EAR, [92, -205], 0.03), SOFT)}" fill="#b5362c"/>` +
        foldOver('#7d2438', '#c9452c') +
        cut([[10, -290], [30, -272], [46, -263], [56, -249], [58, -232], [55, -214], [59, -197], [67, -181], [70, -166], [62, -150], [10, -150]], '#a5342f') +
        cut([[10, -290], [30, -266], [41, -257], [49, -244], [50, -229], [49, -213], [53, -196], [59, -180], [60, -160], [40, -150], [10, -160]], '#5a1c3a'),
    )
  ) // prettier-ignore
}
/** The other ear, dark against her shoulder: its hind edge folds towards us and catches some of the glow. */
function darkEar(): string {
  const vessels = [0, 3, 4, 6, 7, 9].map((i) =>
    stroke(VEINS[i]!.map(([x, y, half]) => [-26 - (x - 26) * 0.62, -205 + (y + 205) * 0.8, half]), '#33123a'),
  )
  const fold: Pt[] = [[-52, -274], [-70, -263], [-84, -251], [-92, -236], [-94, -221], [-91, -207], [-94, -193], [-93, -179], [-89, -165], [-90, -150], [-97, -138], [-130, -140], [-134, -240], [-100, -284]]
  return within(
    'awayear',
    EAR_AWAY,
    '#4d1b42',
    vessels.join('') +
      cut(fold.map(([x, y]): Pt => [x + 5, y + 2]), '#33123a') +
      cut(fold, '#7a2a48') +
      cut([[-96, -270], [-108, -254], [-110, -236], [-106, -220], [-109, -204], [-107, -188], [-101, -172], [-101, -156], [-106, -146], [-140, -150], [-140, -250]], '#94374a') +
      cut([[-10, -290], [-30, -268], [-42, -258], [-52, -245], [-55, -230], [-53, -213], [-58, -196], [-63, -180], [-62, -160], [-40, -146], [-10, -160]], '#3b143c') +
      cut([[-10, -290], [-26, -264], [-36, -253], [-44, -240], [-47, -226], [-47, -211], [-51, -195], [-54, -178], [-52, -160], [-30, -146], [-10, -160]], '#260f34'),
  )
} // prettier-ignore
/** A foreleg from before, from the shoulder, as wide as `top`: the elbow, the wrist, the foot. */
const column = (top: number): Pt[] => [
  [-top, -190], [-top, -116], [-Math.min(top, 24), -92], [-20.5, -74], [-18.5, -60], [-18.5, -48], [-18, -36], [-17.5, -24], [-19.5, -12], [-21.5, -4], [-20, 0.5], [-9, 2.4], [7, 2.4],
  [19, 0.5], [21.5, -4], [20, -12], [17.5, -22], [17, -33], [18.5, -44], [19.5, -54], [19, -66], [Math.min(top, 21.5), -84], [Math.min(top, 24), -106], [top, -132], [top, -190],
] // prettier-ignore
/** The foreleg on the sun's side, with the bulge of its shoulder. */
const SHOULDERED: Pt[] = [[-31, -200], [-33, -176], [-33.4, -152], [-31.4, -130], [-28.4, -112], [-25, -92], ...column(26).slice(3)] // prettier-ignore
/** A hind leg: the thigh, the knee on its right, the hock on its left, the foot. */
const HIND: Pt[] = [
  [-46, -150], [-41, -120], [-34, -100], [-28, -82], [-24.4, -64], [-23, -48], [-20.6, -35], [-18.2, -24], [-19.5, -12], [-21.5, -4], [-20, 0.5], [-9, 2.4], [7, 2.4],
  [19, 0.5], [21.5, -4], [19.6, -12], [15.6, -23], [13.6, -36], [14.4, -50], [18.6, -64], [25.4, -80], [32, -96], [38, -118], [40, -150],
] // prettier-ignore
type Leg = readonly [x: number, y: number, k: number, side: 1 | -1, shape: Pt[]]
/** Near and far hind leg, near and far foreleg: foot, size, side, shape. */
const LEGS: readonly [Leg, Leg, Leg, Leg] = [
  [-149, -7, 0.86, 1, column(20)],
  [-82, -9, 0.8, 1, HIND],
  [-24, -2, 1, 1, column(26)],
  [36, 3, 1.07, -1, SHOULDERED],
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
    cut(at([[-50, -220], [-20, -200], [-13, -136], [-11, -96], [-8, -66], [-6.5, -44], [-8.5, -20], [-11, 8], [-34, 8]]), HIDE[Math.max(0, tone - 1)]!) +
      shade + nail(-14.4, 3.6) + nail(-5, 4.4) + nail(5.6, 4.4) + nail(15, 3.6),
  ) // prettier-ignore
}
/** Her tail, from the end of the spine: it swings clear of the hind leg, with a tuft. */
export const tail = (): string =>
  cut([[-159, -200], [-169, -186.6], [-174.4, -176.6], [-179.6, -163], [-183, -146], [-185, -128], [-187, -113], [-190.4, -100], [-191.6, -88], [-187.4, -73], [-183, -86], [-181.6, -100], [-182.4, -114], [-181.8, -122], [-179.4, -128], [-174.6, -130], [-167, -140], [-164, -172]], HIDE[0]) // prettier-ignore
/** Her far hind leg. */
export const farLeg = (): string =>
  leg(LEGS[1], 0, cut([[-72, -140], [-68, -100], [-66.4, -78], [-68.4, -60], [-71, -46], [-72.4, -32], [-73, -18], [-70, 8], [-30, 8], [-30, -140]], HIDE[1])) // prettier-ignore
/** The shade of her head and trunk on chest and forelegs: it loses itself down the leg. */
const TRUNK_SHADE: Pt[] = [
  [-74, -214], [-60, -152], [-47, -130], [-30, -112], [-17, -94], [-4, -72], [4, -50], [12, -42], [24, -34], [60, -34], [84, -60], [84, -120], [74, -214],
] // prettier-ignore
/** Her body without the legs, from the shoulder round the rump and the belly to the chest. */
const FLANK: Pt[] = [[-40, -240], [-100, -228], [-134, -218], [-156, -205], [-170, -186], [-176, -160], [-177, -134], [-175, -112], [-169.5, -88], [-164, -66], [-148, -58], [-134, -72], [-126, -88], [-112, -98], [-92, -97.4], [-72, -94], [-62, -91.6], [-54, -88.4], [-47, -82], [-40, -72], [-28, -60], [-14, -58], [-6.4, -70], [-1.4, -78], [4.8, -81], [11, -78], [16, -70], [24, -58], [36, -94], [56, -98], [61, -116], [66, -140], [68, -170], [64, -230]] // prettier-ignore
/** What is behind her head: flank, near hind leg, chest, forelegs, the ear away from the sun. */
export function body(): string {
  const shade = cut(TRUNK_SHADE, HIDE[1])
  return (
    leg(LEGS[0], 1) +
    within('flank', FLANK, HIDE[1], cut([[-200, -210], [-172, -200], [-167, -176], [-166, -146], [-163, -114], [-160.5, -88], [-158.5, -50], [-200, -50]], HIDE[0]) + cut([[-60, -226], [-96, -214], [-108, -186], [-105, -158], [-94, -132], [-76, -110], [-60, -95], [-50, -78], [-30, -60], [0, -120], [-10, -226]], HIDE[2]) + stroke([[-108, -160, 0.2], [-117, -138, 1.3], [-122, -116, 1.7], [-121, -100, 1.2], [-116, -88, 0.3]], HIDE[0]) + shade) +
    leg(LEGS[2], 2, shade) +
    leg(LEGS[3], 2, shade) +
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
/** An elephant's eye under a heavy lid. `glance`: how far to the right it looks. */
export const calmEye = ([x, y]: Pt, k: number, side: 1 | -1, glance: number): string => {
  const on = (points: readonly Pt[]): Pt[] => points.map(([u, v]): Pt => [u * side, v])
  return (
    `<g transform="translate(${x},${y}) scale(${k})">` +
    cut(on([[-7.8, 0.2], [-3.4, -3], [0.8, -4], [4.6, -2], [8, 3.6], [5, 6.4], [0.6, 7], [-4.2, 4.8]]), '#08040f') +
    cut(on([[-9, 0], [-6.6, -4], [-1.6, -6.6], [4, -5.2], [7.6, -1], [9, 4.2], [5.6, -0.2], [1, -2.1], [-4, -1.5]]), HIDE[3]) +
    `<circle cx="${glance}" cy="1.2" r="0.8" fill="#e0a06a"/>` +
    stroke([[-10, -3.6, 0.15], [-5.6, -8.4, 0.6], [0.6, -10, 0.75], [6.6, -7.4, 0.6], [10.6, -2, 0.15]].map(([u, v, half]) => [u! * side, v!, half!] as const), HIDE[0]) +
    '</g>'
  )
} // prettier-ignore
/** The trunk: it hangs, and its end rises towards the calf's. */
const TRUNK: Tube = [
  [5.6, -136, 19.6], [7.4, -120, 18], [9.6, -104, 16.6], [12.2, -88, 15.3], [15, -72, 14.1], [19.5, -57, 13], [26.3, -44, 12], [36, -35.4, 11.1], [47.3, -32.4, 10.3], [58.3, -35.4, 9.6], [67.6, -43.2, 8.9], [73.8, -54.2, 8.2], [76.6, -66.4, 7.6], [78, -76, 7.1], [80.6, -84, 7.3],
] // prettier-ignore
/** The light plane of the trunk, from its root between the eyes on past its end. */
const PLANE: Tube = [
[0, -222, 6], [0.2, -215, 15], [0.4, -206, 21], [0.8, -195, 23.6], [1.6, -183, 23.6], [2.4, -170, 22.2], [3.6, -156, 20.6], ...TRUNK.map(([x, y, half]) => [x, y, half * 1.06] as const), [90, -112, 14],
] // prettier-ignore
/** The shade along the side of the trunk that is turned from the sun: it ends where the trunk rises. */
const SHADED: Tube = TRUNK.slice(0, 13).map(([, , half], i) => {
  const [ax, ay] = tube(TRUNK)[2 * TRUNK.length - 1 - i]!
  return [ax, ay, half * Math.min(0.64, 0.04 + i * 0.13, (12 - i) * 0.13)]
})
/** The folds across the root of the trunk: row, half width. */
const ROOT_FOLDS: Pt[] = [[-199, 17], [-184, 15], [-169, 19], [-153, 17.6]] // prettier-ignore
/** The hollow of a temple, behind the brow. */
const TEMPLE: Pt[] = [[37, -264], [33.6, -254], [33.4, -243], [37, -233], [43, -226], [50, -222], [48, -236], [45, -250], [41, -260]] // prettier-ignore
/** The two bosses of the forehead. */
const FOREHEAD: Pt[] = [[-1, -268], [5, -276], [14, -279], [24, -275], [30, -265], [31, -253], [29, -242], [26, -232], [23, -222], [20, -210], [0, -204], [-19, -210], [-22, -222], [-25, -233], [-26, -244], [-26, -256], [-23, -268], [-15, -275], [-7, -274]] // prettier-ignore
/** The brow over an eye, and what it shades. */
const BROW: Pt[] = [[23, -208], [25, -216], [31, -222.6], [39, -222.6], [46, -217], [51, -207], [50.4, -203], [45, -210], [39, -213.6], [32, -213.4], [27, -210.4]] // prettier-ignore
/** Her head and trunk, one outline from the crown to the tip. */
export function face(): string {
  const side: Pt[] = [
    [13, -288], [26, -285.6], [36.4, -277], [42.4, -264], [45.6, -250], [47.4, -238], [50, -225.6], [52.2, -213], [52.6, -201], [49.4, -189], [45.4, -179], [42.2, -170], ...LIP,
  ] // prettier-ignore
  const mirrored = (points: readonly Pt[]): Pt[] => points.map(([x, y]): Pt => [-x, y])
  const outline: Pt[] = [
    ...head([[0, -285.4], ...side]),
    ...trunkOutline(TRUNK.slice(1)),
    ...head(mirrored(side).toReversed()),
  ]
  // between the trunk and the sheath of a tusk
  const crease = (s: 1 | -1): string =>
    stroke(headLine([[27.6 * s, -199, 0.2], [28.4 * s, -186, 1], [26.4 * s, -170, 1.3], [23.4 * s, -154, 1.4], [21.4 * s, -138, 0.9]]), HIDE[1]) // prettier-ignore
  return (
    within(
      'face',
      outline,
      HIDE[2],
      cut(head([[-70, -310], [-22, -302], [-31, -280], [-35.6, -262], [-36, -244], [-38, -230], [-42.6, -214], [-41.6, -198], [-37, -182], [-33, -166], [-30, -130], [-70, -130]]), HIDE[1]) +
        cut(head(TEMPLE), HIDE[1]) + cut(head(mirrored(TEMPLE)), '#20153c') +
        cut(head(FOREHEAD), BOSS) +
        stroke(headLine([[-1, -268, 0.2], [-0.4, -260, 1], [0.4, -250, 0.8], [1, -240, 0.1]]), HIDE[2]) +
        ([1, -1] as const).map((s) => cut(head(BROW.map(([x, y]) => [x * s, y + 2.6])), s > 0 ? HIDE[1] : '#20153c') + cut(head(BROW.map(([x, y]) => [x * s, y])), s > 0 ? BOSS : HIDE[2])).join('') +
        stroke(headLine([[-19, -229, 0.1], [-11, -225, 0.9], [0, -223.6, 1.1], [12, -225.4, 0.9], [20, -230, 0.1]]), HIDE[1]) +
        stroke(headLine(PLANE.slice(0, 7)).concat(PLANE.slice(7)), HIDE[3]) +
        stroke(SHADED, HIDE[2]) +
        crease(1) + crease(-1) +
        ROOT_FOLDS.map(([y, w], i) => stroke(headLine([[-w + (i % 3), y - 4.4, 0.1], [-w * 0.6, y - 1.2, 0.7], [0, y, 0.9], [w * 0.6, y - 1.4, 0.7], [w - (i % 2) * 4, y - 4.6, 0.1]]), HIDE[1])).join('') +
        folds(TRUNK, [2, 4, 6, 8, 10, 12], HIDE[1]) +
        nostril(TRUNK),
    ) +
    calmEye(head([[36.6, -199.6]])[0]!, 1, 1, 2) +
    calmEye(head([[-36.6, -199.6]])[0]!, 1, -1, 1)
  ) // prettier-ignore
}
