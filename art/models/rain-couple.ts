/** Two people arm in arm under one umbrella, walking: metres, feet at y = 0, y down, facing right. He holds its shaft, she holds his arm. */
import { smooth, taper } from '../kit/cut.ts'
import { mix } from '../kit/ink.ts'
import { joints, limb } from '../kit/limbs.ts'
import type { Pt } from '../kit/vec.ts'

const f = (v: number) => v.toFixed(3)
const NIGHT = '#1f2450'
/** A smooth open line: the seams are soft, and collar and hem keep their corners. */
function line(points: readonly Pt[]): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!
  let d = `${f(at(0)[0])},${f(at(0)[1])}`
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${f(b[0] + (c[0] - a[0]) / 6)},${f(b[1] + (c[1] - a[1]) / 6)} ${f(c[0] - (e[0] - b[0]) / 6)},${f(c[1] - (e[1] - b[1]) / 6)} ${f(c[0])},${f(c[1])}`
  }
  return d
}
let serial = 0
/** A shape in two tones: the shade stays along its front edge. */
function garment(front: readonly Pt[], rear: readonly Pt[], ink: string, over: string): string {
  const id = `rc${serial++}`,
    d = `M${line(front)}L${line(rear)}Z`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><path d="${d}" fill="${mix(ink, NIGHT, 0.34)}"/><g clip-path="url(#${id})"><path d="${d}" transform="translate(-.05,-.008)" fill="${ink}"/>${over}</g>`
}
/** Four fingers closed round a vertical shaft at (x, y), the thumb above them. */
const fist = (x: number, y: number, skin: string): string => {
  const dark = mix(skin, NIGHT, 0.34)
  return (
    `<path d="M${x - 0.05},${y + 0.035}C${x - 0.06},${y - 0.03} ${x - 0.03},${y - 0.055} ${x + 0.02},${y - 0.05}L${x + 0.034},${y + 0.04}C${x},${y + 0.062} ${x - 0.03},${y + 0.06} ${x - 0.05},${y + 0.035}Z" fill="${dark}"/>` +
    [-0.03, -0.006, 0.018, 0.04]
      .map(
        (dy, i) =>
          `<path d="${taper([x - 0.016, y + dy + 0.004], 0.0135, [x + 0.034 - i * 0.003, y + dy], 0.012)}" fill="${skin}"/>`,
      )
      .join('') +
    `<path d="${taper([x - 0.03, y - 0.02], 0.014, [x + 0.012, y - 0.056], 0.011)}" fill="${skin}"/>`
  )
}
/** The canopy from below: its near panels, and inside it the far panels with their ribs. `inks` are light, own, shade, inside, rib. */
function canopy(
  x: number,
  y: number,
  w: number,
  inks: readonly [string, string, string, string, string],
): { inside: string; outside: string } {
  const [rx, ry, high] = [w / 2, w * 0.088, w * 0.31]
  const rim = (a: number): Pt => [x + Math.cos(a) * rx, y - Math.sin(a) * ry]
  const at = (k: number) => rim(Math.PI - (k * Math.PI) / 4)
  const hub: Pt = [x, y - high * 0.82]
  const bow = (a: Pt, b: Pt, dip: number): string =>
    `Q${f((a[0] + b[0]) / 2)},${f((a[1] + b[1]) / 2 + dip)} ${f(b[0])},${f(b[1])}`
  // the far half of the rim, seen from inside
  const below = [0, 1, 2, 3, 4].map((k) => rim(Math.PI + (k * Math.PI) / 4))
  let inside = `M${f(at(0)[0])},${f(at(0)[1])}`
  for (let k = 0; k < 4; k++) inside += bow(below[k]!, below[k + 1]!, -0.012)
  inside += `L${f(x + rx * 0.6)},${f(y - high * 0.6)}L${f(x - rx * 0.6)},${f(y - high * 0.6)}Z`
  const ribs = below
    .slice(1, 4)
    .map(([bx, by]) => `M${f(hub[0])},${f(hub[1])}L${f(bx)},${f(by)}`)
    .join('')
  // the near panels: each from the crown along its rib to the rim
  const crown: Pt = [x, y - high]
  const along = ([bx, by]: Pt): string =>
    `Q${f(x + (bx - x) * 0.72)},${f(y - high * 0.98 + (by - y) * 0.3)} ${f(bx)},${f(by)}`
  const panel = (a: Pt, b: Pt, ink: string): string =>
    `<path d="M${f(crown[0])},${f(crown[1])}${along(a)}${bow(a, b, -0.03)}Q${f(x + (b[0] - x) * 0.72)},${f(y - high * 0.98 + (b[1] - y) * 0.3)} ${f(crown[0])},${f(crown[1])}Z" fill="${ink}" stroke="${ink}" stroke-width=".006"/>`
  const tones = [inks[0], inks[1], mix(inks[1], inks[2], 0.5), inks[2]]
  return {
    inside: `<path d="${inside}" fill="${inks[3]}"/><path d="${ribs}" stroke="${inks[4]}" stroke-width=".011" fill="none"/>`,
    outside:
      [0, 1, 2, 3].map((k) => panel(at(k), at(k + 1), tones[k]!)).join('') +
      `<path d="M${f(x - 0.014)},${f(y - high + 0.01)}l.006,-.075h.016l.006,.075Z" fill="${NIGHT}"/>`,
  }
}
export interface Rain {
  coats: [his: string, hers: string]
  umbrella: readonly [light: string, own: string, shade: string, inside: string, rib: string]
}
const path = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
/** A head in profile, one unit high: hair and face, jaw and brow in the shade of the umbrella. */
function head(
  x: number,
  y: number,
  size: number,
  tilt: number,
  skin: string,
  dim: string,
  hair: string,
): string {
  return (
    `<g transform="translate(${x},${y}) rotate(${tilt}) scale(${size})">` +
    path(
      'M-.03,-.5C.2,-.51 .34,-.4 .355,-.22C.36,-.13 .335,-.1 .35,-.06L.43,.09C.445,.13 .42,.145 .385,.15L.395,.2L.372,.24L.38,.285C.355,.32 .362,.35 .355,.4C.34,.475 .27,.5 .2,.475C.1,.44 .02,.39 -.05,.31L-.3,.26C-.42,.06 -.46,-.1 -.44,-.18C-.42,-.38 -.25,-.5 -.03,-.5Z',
      skin,
    ) +
    path('M.355,.4C.34,.475 .27,.5 .2,.475C.1,.44 .02,.39 -.05,.31L-.1,.2C.02,.3 .16,.4 .355,.4Z', dim) +
    path('M.195,-.02Q.26,-.075 .32,-.03Q.27,.01 .195,-.02Z', '#2a1c3a') +
    path('M.17,-.125Q.26,-.17 .335,-.125Q.26,-.14 .17,-.1Z', '#2a1c3a') +
    path('M.385,.222Q.33,.25 .27,.205Q.32,.275 .376,.25Z', '#99493f') +
    path(hair, HAIR) +
    '</g>'
  )
}
const HAIR = '#1b1a30'
const BOB =
  'M.35,-.26C.37,-.42 .3,-.56 .08,-.6C-.24,-.65 -.54,-.48 -.57,-.14C-.59,.06 -.6,.24 -.56,.44C-.4,.53 -.16,.53 .04,.43C.08,.3 .03,.14 .06,-.04C.08,-.16 .2,-.25 .35,-.26Z'
/** A head that looks back over its shoulder, three-quarter to us, one unit high. */
function turned(x: number, y: number, size: number, tilt: number, skin: string, dim: string): string {
  const dark = '#2a1c3a'
  return (
    `<g transform="translate(${x},${y}) rotate(${tilt}) scale(${size})">` +
    path('M.26,-.02C.34,-.08 .4,-.02 .38,.08C.36,.18 .3,.2 .25,.16Z', skin) +
    path(
      'M-.35,-.24C-.38,-.1 -.355,.02 -.37,.1C-.365,.26 -.3,.4 -.2,.47C-.12,.51 -.03,.49 .06,.42C.16,.34 .25,.22 .28,.08L.3,-.26Z',
      skin,
    ) +
    path('M-.1,.495C-.02,.49 .02,.46 .06,.42C.16,.34 .25,.22 .28,.08L.2,-.06C.2,.14 .12,.36 -.1,.495Z', dim) +
    path('M-.205,.0L-.265,.165C-.25,.2 -.2,.2 -.165,.185C-.2,.15 -.2,.08 -.205,.0Z', dim) +
    path(
      'M-.335,-.005Q-.29,-.055 -.245,-.01Q-.29,.03 -.335,-.005ZM-.14,-.005Q-.07,-.06 .0,.0Q-.07,.035 -.14,-.005Z',
      dark,
    ) + // prettier-ignore
    path(
      'M-.36,-.1Q-.3,-.15 -.235,-.11Q-.3,-.12 -.36,-.075ZM-.15,-.11Q-.07,-.165 .03,-.1Q-.07,-.125 -.15,-.085Z',
      dark,
    ) + // prettier-ignore
    path('M-.29,.275Q-.2,.33 -.075,.27Q-.13,.365 -.2,.36Q-.26,.35 -.29,.275Z', '#99493f') +
    path(
      'M-.365,-.2C-.44,-.42 -.3,-.6 -.04,-.62C.28,-.63 .5,-.44 .5,-.12C.49,.06 .44,.22 .35,.32C.31,.3 .29,.24 .29,.18C.36,.12 .37,.0 .3,-.04C.25,-.05 .24,.0 .23,.1C.17,.02 .2,-.14 .12,-.24C-.02,-.3 -.2,-.31 -.365,-.2Z',
      HAIR,
    ) +
    '</g>'
  )
}
/** A shoe flat on the ground, its ankle over x, and one whose heel has left it, the ball of the foot at x. */
const flat = (x: number, ink: string): string =>
  `<g transform="translate(${x},0)">${path('M-.062,-.1L.046,-.1C.06,-.066 .11,-.056 .16,-.04C.195,-.028 .2,0 .18,0L-.07,0C-.078,-.03 -.066,-.07 -.062,-.1Z', ink)}</g>`
const raised = (x: number, ink: string): string =>
  `<g transform="translate(${x},0)">${path('M.088,0C.09,-.024 .06,-.038 .03,-.046C-.01,-.062 -.035,-.1 -.042,-.15L-.138,-.13C-.165,-.11 -.185,-.09 -.178,-.072C-.12,-.05 -.06,0 -.01,0Z', ink)}</g>`
export function rainCouple({ coats: [his, hers], umbrella }: Rain): string {
  const skin = '#d9a583',
    dim = '#a5705f'
  const shaft = 0.77
  // the umbrella stands on its own axis, x = 0, and leans as one from the hand that holds it
  const { inside, outside } = canopy(0, -0.78, 1.98, umbrella)
  const tilted = (body: string): string => `<g transform="translate(${shaft},-1.14) rotate(-14)">${body}</g>`
  const rod = tilted(
    `<path d="M-.008,-1.28H.008L.011,.02H-.011Z" fill="${NIGHT}"/><path d="M0,0c.05,.09 -.015,.145 -.055,.085" fill="none" stroke="${NIGHT}" stroke-width=".024" stroke-linecap="round"/>`,
  )
  // him, a step ahead on the far side
  const hisLegs =
    limb(joints('.44,-.56,.075 .41,-.36,.064 .345,-.13,.05'), '#262a52') +
    raised(0.44, '#15162e') +
    limb(joints('.55,-.56,.078 .6,-.34,.068 .655,-.085,.053'), '#3b3f68') +
    flat(0.66, '#15162e')
  const hisCoat = garment(
    [
      [0.49, -1.53],
      [0.58, -1.44],
      [0.62, -1.22],
      [0.59, -1.0],
      [0.63, -0.76],
      [0.69, -0.47],
    ],
    [
      [0.28, -0.45],
      [0.29, -0.76],
      [0.31, -1.02],
      [0.285, -1.24],
      [0.31, -1.44],
      [0.4, -1.53],
    ],
    his,
    `<path d="M.28,-1.02Q.44,-.97 .65,-1.03V-.985Q.44,-.93 .28,-.98Z" fill="${mix(his, NIGHT, 0.5)}"/><path d="M.4,-.95Q.37,-.7 .36,-.44L.39,-.44Q.4,-.7 .4,-.95Z" fill="${mix(his, NIGHT, 0.36)}"/>`,
  )
  const hisHead =
    path('M.4,-1.6L.53,-1.57L.545,-1.48L.4,-1.47Z', dim) + turned(0.475, -1.655, 0.25, -7, skin, dim)
  const scarf = smooth(
    [
      [0.38, -1.52],
      [0.46, -1.545],
      [0.54, -1.53],
      [0.568, -1.49],
      [0.55, -1.44],
      [0.47, -1.425],
      [0.39, -1.46],
    ],
    '#7c3450',
  )
  const hisArm =
    limb(joints('.425,-1.42,.064 .43,-1.28,.058 .455,-1.14,.05'), his) +
    limb(joints('.452,-1.14,.05 .59,-1.195,.045 .715,-1.25,.037'), mix(his, '#ffffff', 0.09)) +
    path(
      'M.4,-1.36C.385,-1.24 .4,-1.12 .44,-1.09C.5,-1.095 .61,-1.14 .73,-1.21L.72,-1.215C.61,-1.16 .5,-1.13 .455,-1.14C.41,-1.17 .41,-1.26 .42,-1.36Z',
      mix(his, NIGHT, 0.4),
    ) + // prettier-ignore
    fist(shaft - 0.04, -1.262, skin)
  // her, on the near side: her far arm goes through the crook of his, her hand lies on his sleeve
  const herFar =
    limb(joints('-.08,-1.37,.062 .03,-1.22,.058 .165,-1.075,.05'), mix(hers, NIGHT, 0.34)) +
    limb(joints('.165,-1.075,.05 .33,-1.14,.047 .5,-1.21,.037'), mix(hers, NIGHT, 0.34)) +
    path('M.13,-1.105L.215,-1.145Q.35,-1.185 .49,-1.247L.5,-1.205Q.35,-1.14 .2,-1.075Q.15,-1.06 .13,-1.105Z', hers) // prettier-ignore
  const herHand =
    path(
      'M.475,-1.235C.5,-1.262 .545,-1.268 .585,-1.25C.605,-1.235 .612,-1.19 .6,-1.165C.592,-1.152 .578,-1.155 .576,-1.168C.57,-1.148 .552,-1.148 .55,-1.164C.544,-1.146 .526,-1.148 .524,-1.165C.516,-1.152 .502,-1.158 .5,-1.175Z',
      skin,
    ) + // prettier-ignore
    `<path d="M.577,-1.215L.576,-1.168M.551,-1.215L.55,-1.164M.526,-1.21L.524,-1.165" stroke="${dim}" stroke-width=".007" fill="none"/>`
  const boots = '#4d2450'
  const herLegs =
    limb(joints('-.04,-.46,.052 -.085,-.33,.05 -.16,-.12,.032'), dim) +
    raised(-0.075, boots) +
    path('M-.11,-.125L-.2,-.105L-.18,-.235L-.09,-.225Z', boots) +
    limb(joints('.09,-.46,.054 .115,-.32,.051 .145,-.1,.032'), skin) +
    flat(0.145, boots) +
    path('M.083,-.095L.191,-.095L.182,-.22L.078,-.212Z', boots)
  const herCoat = garment(
    [
      [0.09, -1.44],
      [0.155, -1.34],
      [0.185, -1.2],
      [0.15, -1.04],
      [0.2, -0.8],
      [0.25, -0.42],
    ],
    [
      [-0.2, -0.41],
      [-0.15, -0.8],
      [-0.09, -1.03],
      [-0.115, -1.2],
      [-0.09, -1.36],
      [0.0, -1.45],
    ],
    hers,
    `<path d="M-.2,-1.07Q.04,-1.02 .24,-1.07L.24,-1.025Q.04,-.975 -.2,-1.025Z" fill="${mix(hers, NIGHT, 0.6)}"/><path d="M0,-1Q-.02,-.7 -.06,-.4L-.02,-.4Q0,-.7 0,-1Z" fill="${mix(hers, NIGHT, 0.22)}"/>`,
  )
  const collar = path('M.0,-1.475L.115,-1.47L.165,-1.36L.085,-1.4L-.02,-1.385L-.04,-1.44Z', '#f6e6cc')
  const herHead =
    path('M.005,-1.56L.11,-1.53L.115,-1.44L.02,-1.44Z', dim) + head(0.05, -1.6, 0.235, -12, skin, dim, BOB)
  const herArm =
    limb(joints('-.015,-1.37,.064 -.055,-1.24,.056 -.065,-1.11,.047'), hers) +
    limb(joints('-.065,-1.11,.047 0,-1.045,.042 .075,-.975,.034'), hers) +
    path('M.02,-1.3C-.005,-1.22 -.02,-1.15 -.02,-1.125C.02,-1.08 .07,-1.04 .105,-1.0L.09,-.975C.03,-1.02 -.03,-1.075 -.05,-1.11C-.04,-1.18 -.01,-1.24 .02,-1.3Z', mix(hers, NIGHT, 0.3)) + // prettier-ignore
    // a handbag in her hand
    `<path d="M.1,-.9Q0,-.84 .0,-.72M.12,-.9Q.19,-.84 .185,-.72" fill="none" stroke="#43203f" stroke-width=".016"/>` +
    path('M-.04,-.74H.225L.25,-.56Q.1,-.53 -.065,-.56Z', '#5a2848') +
    path('M-.04,-.74H.225L.232,-.68Q.1,-.63 -.047,-.68Z', '#7c3a5c') +
    path('M.06,-.985L.1,-1.005C.125,-.985 .14,-.955 .142,-.925C.142,-.9 .125,-.885 .105,-.888C.085,-.895 .065,-.93 .06,-.985Z', skin) // prettier-ignore
  const at = (x: number, body: string): string => `<g transform="translate(${x},0)">${body}</g>`
  return (
    tilted(inside) +
    rod +
    hisLegs +
    hisCoat +
    hisHead +
    scarf +
    herFar +
    hisArm +
    herHand +
    at(-0.1, herLegs + herCoat + herHead + collar + herArm) +
    tilted(outside)
  )
}
