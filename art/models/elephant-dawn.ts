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
/** The creases across a trunk, each from one side only. */
export function creases(line: Tube, from: number, ink: string): string {
  const outline = tube(line),
    n = line.length
  let d = ''
  for (let i = from; i < n - 1; i += 2) {
    const [a, b] = [outline[i]!, outline[2 * n - 1 - i]!],
      side = i % 4 ? 0.52 : 0.4,
      [ux, uy] = [b[0] - a[0], b[1] - a[1]],
      at = (t: number, off: number) =>
        `${(a[0] + ux * t - uy * off).toFixed(2)},${(a[1] + uy * t + ux * off).toFixed(2)}`
    d += `M${at(-0.05, -0.035)}Q${at(side * 0.5, 0.02)} ${at(side, -0.05)}Q${at(side * 0.5, 0.09)} ${at(-0.05, 0.045)}Z`
  }
  return path(d, ink)
}

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
    VEINS.map((vein) => {
      const points = head(vein.map(([x, y]): Pt => [x * side, y]))
      return smoothPath(tube(points.map(([x, y], i) => [x, y, vein[i]![2]])), SOFT)
    }).join(''),
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
/** The other ear: dark where her shoulder is behind it. */
function darkEar(): string {
  return within(
    'awayear',
    EAR_AWAY,
    '#5e2042',
    cut(shrunk(EAR_AWAY, [-90, -205], 0.045), '#97313f') +
      cut([[-160, -212], [-138, -222], [-116, -233], [-92, -241], [-70, -246], [-58, -262], [-48, -290], [-10, -300], [-10, -120], [-80, -90], [-160, -120]], '#4a1b3f') +
      veins(-1, '#381438'),
  ) // prettier-ignore
}
/** A column of a leg from before: the elbow, the wrist, the foot with four nails. `k` is its size. */
function leg(x: number, y: number, k: number, tone: number, side: 1 | -1, top = 26): string {
  const at = (points: readonly Pt[]): Pt[] => points.map(([u, v]): Pt => [x + u * k * side, y + v * k])
  const nail = (u: number, w: number): string =>
    cut(at([[u - w, 3], [u - w * 0.9, -3.5], [u - w * 0.4, -7.4], [u + w * 0.4, -7.4], [u + w * 0.9, -3.5], [u + w, 3]]), HIDE[3]) // prettier-ignore
  return within(
    `leg${x}`.replaceAll(/\W/g, '_'),
    at([
      [-top, -190], [-top, -116], [-Math.min(top, 24), -92], [-20.5, -74], [-18.5, -60], [-18.5, -48], [-18, -36], [-17.5, -24], [-19.5, -12], [-21.5, -4], [-20, 0.5], [-9, 2.4], [7, 2.4],
      [19, 0.5], [21.5, -4], [20, -12], [17.5, -22], [17, -33], [18.5, -44], [19.5, -54], [19, -66], [Math.min(top, 21.5), -84], [Math.min(top, 24), -106], [top, -132], [top, -190],
    ]), // prettier-ignore
    HIDE[tone]!,
    cut(at([[-34, -140], [-12, -136], [-11, -96], [-8, -66], [-6.5, -44], [-8.5, -20], [-11, 8], [-34, 8]]), HIDE[Math.max(0, tone - 1)]!) +
      (tone < 2 ? '' : cut(at([[4, -53 - side], [12, -55.4 - side], [22, -53.4], [22, -50.6], [12, -52.2 - side]]), HIDE[1])) +
      nail(-14.4, 3.6) + nail(-5, 4.4) + nail(5.6, 4.4) + nail(15, 3.6),
  ) // prettier-ignore
}
/** Her far hind leg. */
export const farLeg = (): string => leg(-82, -9, 0.8, 0, 1, 20)
/** What is behind her head: flank, tail, near hind leg, chest, forelegs, the ear away from the sun. */
export function body(): string {
  return (
    cut([[-150, -203], [-165, -194], [-178, -176], [-187, -150], [-192, -122], [-197, -102], [-198.5, -86], [-194, -74], [-188.5, -86], [-187.5, -102], [-187, -124], [-184.5, -142], [-179, -153], [-166, -164]], HIDE[0]) +
    leg(-149, -7, 0.86, 1, 1, 20) +
    within('flank', [[-40, -240], [-100, -228], [-134, -218], [-156, -205], [-170, -186], [-176, -160], [-177, -134], [-175, -112], [-169.5, -88], [-164, -66], [-148, -58], [-134, -72], [-126, -88], [-112, -98], [-92, -99], [-60, -94], [-28, -93], [-12, -86], [4, -84.5], [20, -86], [36, -94], [56, -98], [61, -116], [66, -140], [68, -170], [64, -230]], HIDE[1], cut([[-200, -210], [-172, -200], [-167, -176], [-166, -146], [-163, -114], [-160.5, -88], [-158.5, -50], [-200, -50]], HIDE[0])) +
    leg(-24, -2, 1, 2, 1) +
    leg(36, 3, 1.07, 2, -1) +
    cut([[-70, -210], [-58, -152], [-44, -132], [-22, -124], [-6, -112], [3, -96], [8, -96], [14, -112], [26, -124], [46, -130], [60, -148], [70, -210]], HIDE[0]) +
    darkEar()
  ) // prettier-ignore
}
const tusk = (s: 1 | -1): string =>
  cut(head([[22, -168], [30, -150], [37.6, -134], [42, -120], [44.4, -109], [48.4, -98], [51, -112], [50.6, -128], [46, -146], [38, -168]].map(([x, y]): Pt => [x! * s, y!])), s > 0 ? IVORY[0] : IVORY[1]) // prettier-ignore
export const tusks = (): string => tusk(-1) + tusk(1)
/** The trunk, that reaches to the calf. */
const TRUNK: Tube = [
  [1, -226, 14], [2, -206, 19], [3, -186, 20.5], [4.4, -166, 11], [5.4, -150, 17.6], [9, -126, 16.4], [14, -107, 15], [23, -91, 13.6], [36, -79, 12.2], [51, -72, 10.9], [67, -71, 9.8], [82, -76, 8.8], [96, -85.5, 7.9], [109, -96, 7.1], [121, -103.5, 6.3], [132, -104.5, 5.6], [139.5, -98.5, 4.9], [141, -90, 4.1],
] // prettier-ignore
/** Her head and trunk. */
export function face(): string {
  const dome: Pt[] = head([
    [0, -286], [17, -284], [31, -277], [40, -264], [42, -249], [40, -237], [42.5, -226], [43.5, -213], [41, -201], [40, -188], [39, -172], [36, -158], [29, -150],
    [18, -154], [0, -150], [-18, -154], [-29, -150], [-36, -158], [-39, -172], [-40, -188], [-41, -201], [-43.5, -213], [-42.5, -226], [-40, -237], [-42, -249],
    [-40, -264], [-31, -277], [-17, -284],
  ]) // prettier-ignore
  const eye = (s: 1 | -1): string => {
    const q = (points: Pt[]): Pt[] => head(points.map(([x, y]): Pt => [x * s, y]))
    return (
      cut(q([[21, -206], [24.6, -210.4], [29.6, -211.4], [34, -208.6], [36, -203.8], [32.6, -206.4], [29, -207.4], [25, -207]]), HIDE[3]) +
      cut(q([[23.6, -205.4], [26, -207.4], [30, -207.6], [33.2, -204.4], [30.2, -202.6], [26, -203.2]]), '#0d0820') +
      [[[31.4, -207.2], [37.6, -203.6], [31.8, -206]], [[32.4, -206], [37.2, -200.8], [32.4, -204.6]], [[29.6, -207.6], [36.4, -206], [30.2, -206.4]]].map((lash) => cut(q(lash.map(([u, v]): Pt => [u!, v!])), '#0d0820')).join('') +
      cut(q([[23, -201.4], [27.6, -199.8], [32, -200.4], [34.4, -202], [31, -201.2], [27.6, -200.8]]), HIDE[1])
    )
  } // prettier-ignore
  return (
    `<defs><linearGradient id="brow" gradientUnits="userSpaceOnUse" x1="0" y1="-236" x2="0" y2="-176"><stop offset="0" stop-color="${HIDE[2]}"/><stop offset="1" stop-color="${HIDE[3]}"/></linearGradient></defs>` +
    within(
      'dome',
      dome,
      HIDE[2],
      cut(head([[-60, -310], [-20, -300], [-29, -276], [-33, -252], [-30, -232], [-27, -208], [-26, -180], [-22, -140], [-60, -140]]), HIDE[1]) +
        cut(head([[1, -236], [7, -216], [14, -196], [18.6, -174], [19.6, -150], [16, -138], [-14, -138], [-17.6, -150], [-17, -172], [-12, -196], [-5, -216]]), 'url(#brow)') +
        cut(head([[30, -262], [35, -250], [35, -238], [29, -228], [30, -240]]), HIDE[1]),
    ) +
    eye(1) +
    eye(-1) +
    within('trunk', tube(TRUNK.slice(3)), HIDE[3], cut(tube(TRUNK.slice(4).map(([x, y, half], i) => [x - half * 0.95, y + half * 0.5, half * Math.min(0.85, i * 0.3)])), HIDE[2]) + creases(TRUNK, 5, HIDE[1]))
  ) // prettier-ignore
}
