/** A farmer who carries two baskets of rice seedlings on a shoulder pole, by hand: metres, in profile, walking to the right, the ground at y = 0. The low sun is ahead of him and beyond him. */
import { at, form, limb, path } from '../kit/cut-figure.ts'
import { mix } from '../kit/ink.ts'
import { random } from '../kit/noise.ts'
import type { Pt } from '../kit/vec.ts'

const NIGHT = '#20204a'
const SKIN = '#8a5240',
  FAR = mix(SKIN, NIGHT, 0.42)
const SHIRT = '#3d5f8c',
  KAMEN = '#b23a48',
  SASH = '#f0b84e'
const STRAW = ['#f3c66f', '#c58a4a', '#7a4c40'] as const
const LEAF = ['#c9dc5e', '#7fae4a', '#2c6a4a'] as const
const n = (v: number) => v.toFixed(3)

/** Where the baskets hang from the pole, and how far down their rims are. */
const HANGS: readonly [back: Pt, front: Pt] = [
  [-0.84, -1.313],
  [0.86, -1.313],
]
const DROP = 0.66
/** A sheaf of seedlings in a shallow basket, with the three cords that it hangs by. `seed` makes it different from the other. */
function basket([x, y]: Pt, seed: number): string {
  const r = random(seed),
    rim = y + DROP
  const blades = (many: number, ink: string, spread: number, high: number): string => {
    let d = ''
    for (let i = 0; i < many; i++) {
      const u = (i + 0.5) / many - 0.5 + r.range(-0.03, 0.03),
        foot = x + u * 0.36,
        bend = u * spread + r.range(-0.03, 0.03),
        tall = high * (1 - 0.9 * u * u) * r.range(0.86, 1.08),
        tip: Pt = [foot + bend, rim - tall],
        w = 0.024
      d += `M${n(foot - w)},${n(rim + 0.02)}Q${n(foot - w + bend * 0.28)},${n(rim - tall * 0.6)} ${n(tip[0])},${n(tip[1])}Q${n(foot + w + bend * 0.28)},${n(rim - tall * 0.5)} ${n(foot + w)},${n(rim + 0.02)}Z`
    }
    return path(d, ink)
  }
  const cord = (to: number) =>
    `M${n(x - 0.007)},${n(y)}L${n(x + to - 0.007)},${n(rim + 0.02)}h.014L${n(x + 0.007)},${n(y)}Z`
  return (
    path(cord(-0.255) + cord(0.255), '#5a3a44') +
    blades(9, LEAF[2], 0.5, 0.42) +
    blades(10, LEAF[1], 0.44, 0.4) +
    blades(7, LEAF[0], 0.34, 0.33) +
    path(
      `M${n(x - 0.275)},${n(rim - 0.015)}C${n(x - 0.25)},${n(rim + 0.1)} ${n(x - 0.14)},${n(rim + 0.15)} ${n(x)},${n(rim + 0.15)}C${n(x + 0.14)},${n(rim + 0.15)} ${n(x + 0.25)},${n(rim + 0.1)} ${n(x + 0.275)},${n(rim - 0.015)}C${n(x + 0.12)},${n(rim + 0.03)} ${n(x - 0.12)},${n(rim + 0.03)} ${n(x - 0.275)},${n(rim - 0.015)}Z`,
      STRAW[2],
    ) +
    path(
      `M${n(x - 0.275)},${n(rim - 0.015)}C${n(x - 0.12)},${n(rim + 0.03)} ${n(x + 0.12)},${n(rim + 0.03)} ${n(x + 0.275)},${n(rim - 0.015)}L${n(x + 0.268)},${n(rim + 0.03)}C${n(x + 0.12)},${n(rim + 0.072)} ${n(x - 0.12)},${n(rim + 0.072)} ${n(x - 0.268)},${n(rim + 0.03)}Z`,
      STRAW[1],
    )
  )
}
/** A bare foot flat on the ground: its ankle at the origin, its sole .075 below. */
const FOOT =
  'M-.036,-.07C-.036,-.03 -.052,0 -.056,.03C-.06,.056 -.05,.074 -.034,.075H.13C.172,.075 .182,.062 .172,.048C.15,.03 .11,.014 .075,-.012C.05,-.032 .04,-.05 .038,-.07Z'
/** The head in profile, chin at the lower right, the nape at the lower left; one unit high. */
const HEAD =
  'M-.02,-.5C.2,-.5 .34,-.4 .36,-.22C.362,-.14 .335,-.1 .35,-.06L.43,.07C.445,.11 .41,.135 .375,.14L.39,.2L.362,.236L.375,.28C.35,.32 .362,.36 .35,.4C.33,.47 .25,.5 .17,.47C.08,.44 .02,.39 -.05,.31L-.3,.26C-.42,.06 -.46,-.1 -.44,-.18C-.42,-.38 -.25,-.5 -.02,-.5Z'

/** The far arm, which swings back, with its hand half open. */
const FAR_ARM =
  path(
    limb(
      [
        [-0.01, -1.31],
        [-0.09, -1.21],
        [-0.16, -1.105],
        [-0.225, -1.015],
        [-0.282, -0.93],
      ],
      [0.05, 0.05, 0.043, 0.036, 0.026],
    ),
    FAR,
  ) + // prettier-ignore
  path('M-.03,-1.37C-.09,-1.34 -.15,-1.26 -.185,-1.17L-.1,-1.12L.0,-1.22Z', mix(SHIRT, NIGHT, 0.5)) + // prettier-ignore
  at(
    -0.276,
    -0.938,
    30,
    1,
    path(
      'M-.024,-.02C-.04,.03 -.052,.07 -.046,.108C-.043,.13 -.034,.15 -.022,.166C-.014,.174 -.004,.168 -.007,.158C.002,.168 .014,.163 .012,.151C.021,.159 .032,.152 .029,.14C.038,.144 .045,.135 .041,.124C.034,.1 .03,.082 .031,.062C.042,.072 .05,.088 .056,.102C.063,.112 .075,.105 .072,.093C.066,.06 .044,.026 .024,-.012Z',
      FAR,
    ) +
      `<path d="M-.02,.158L-.012,.1M.002,.158L.006,.1M.022,.148L.022,.096" stroke="${mix(FAR, NIGHT, 0.6)}" stroke-width=".007" fill="none" stroke-linecap="round"/>`,
  )
const LEGS =
  // the far leg comes down ahead
  at(0.315, -0.082, -7, 1, path(FOOT, FAR)) +
  path(
    limb(
      [
        [0.17, -0.52],
        [0.215, -0.42],
        [0.255, -0.3],
        [0.29, -0.19],
        [0.314, -0.1],
      ],
      [0.058, 0.062, 0.056, 0.04, 0.034],
    ),
    FAR,
  ) + // prettier-ignore
  path(
    'M-.08,-.93C-.06,-.8 -.01,-.62 .075,-.46C.13,-.43 .19,-.44 .25,-.475C.24,-.6 .195,-.78 .138,-.93Z',
    mix(KAMEN, NIGHT, 0.55),
  ) + // prettier-ignore
  // the near leg pushes off from its toes
  path(
    limb(
      [
        [-0.055, -0.52],
        [-0.1, -0.42],
        [-0.17, -0.31],
        [-0.235, -0.21],
        [-0.275, -0.135],
      ],
      [0.06, 0.064, 0.058, 0.042, 0.034],
    ),
    SKIN,
  ) + // prettier-ignore
  path(
    'M-.312,-.158C-.33,-.13 -.342,-.105 -.33,-.088C-.3,-.07 -.27,-.045 -.25,-.018C-.24,-.002 -.224,.0 -.2,.0H-.156C-.14,-.002 -.138,-.016 -.15,-.024C-.184,-.044 -.21,-.075 -.228,-.11C-.236,-.128 -.24,-.14 -.244,-.152Z',
    SKIN,
  ) +
  form(
    'M-.128,-.93C-.15,-.82 -.165,-.66 -.18,-.5C-.145,-.445 -.07,-.43 .0,-.455C.05,-.57 .11,-.72 .138,-.93Z',
    KAMEN,
    [0.05, -0.012],
  )
/** The end of the cloth, which hangs in a point in front. */
const KANCUT = form(
  'M.07,-.93C.1,-.8 .13,-.64 .115,-.44C.15,-.5 .2,-.62 .21,-.72C.212,-.8 .19,-.87 .155,-.93Z',
  mix(KAMEN, SASH, 0.2),
  [0.03, 0],
)
const TRUNK =
  path('M-.05,-1.39C-.035,-1.43 -.03,-1.49 -.035,-1.55L.1,-1.5C.085,-1.45 .085,-1.4 .095,-1.36Z', mix(SKIN, NIGHT, 0.4)) + // prettier-ignore
  form(
    'M-.05,-1.4C-.11,-1.385 -.145,-1.32 -.148,-1.22C-.15,-1.12 -.13,-1.02 -.128,-.9C-.05,-.875 .06,-.875 .14,-.9C.142,-.98 .165,-1.06 .166,-1.17C.166,-1.27 .145,-1.35 .095,-1.38C.055,-1.395 .0,-1.408 -.05,-1.4Z',
    SHIRT,
    [0.08, -0.004],
  ) +
  form('M-.136,-.962C-.05,-.937 .06,-.937 .152,-.962L.146,-.885C.06,-.86 -.05,-.86 -.134,-.885Z', SASH, [0.08, 0]) // prettier-ignore
/** His head under the hat of palm leaf: a cone, its lit outside and the shade below its brim. */
const UNDER_HAT =
  at(
    0.075,
    -1.555,
    2,
    0.225,
    form(HEAD, SKIN, [0.2, 0]) +
      path(
        'M.02,-.3C-.05,-.16 -.1,.0 -.13,.14C-.16,.24 -.24,.3 -.31,.27C-.44,.06 -.5,-.2 -.42,-.4Z',
        '#1d1830',
      ) +
      path('M-.1,-.02C-.03,-.08 .05,-.03 .03,.06C.02,.13 -.05,.16 -.08,.1Z', mix(SKIN, NIGHT, 0.3)) +
      path('M.2,-.03Q.26,-.07 .325,-.05Q.3,.0 .24,.0Z', '#1d1830') +
      path('M.375,.215Q.32,.24 .27,.2Q.31,.265 .365,.245Z', mix(SKIN, NIGHT, 0.6)),
  ) + // prettier-ignore
  `<g transform="translate(0,-.075) rotate(-3 .08 -1.55)">` +
  path('M-.25,-1.535C-.1,-1.49 .25,-1.46 .405,-1.485C.3,-1.545 -.1,-1.58 -.25,-1.535Z', STRAW[2]) +
  form(
    'M-.25,-1.535C-.15,-1.61 -.06,-1.68 .035,-1.76C.055,-1.776 .08,-1.776 .1,-1.76C.18,-1.67 .295,-1.575 .405,-1.485C.25,-1.512 -.1,-1.53 -.25,-1.535Z',
    STRAW[0],
    [0.16, 0.02],
    '',
    0.3,
  ) +
  '</g>'
const POLE =
  'M-.98,-1.28C-.6,-1.355 -.3,-1.38 .02,-1.385C.34,-1.38 .64,-1.355 1,-1.28L1.004,-1.31C.64,-1.39 .34,-1.418 .02,-1.422C-.3,-1.418 -.6,-1.39 -.984,-1.31Z'
/** The near arm, its fist round the pole: four fingers over it, the thumb below. */
const NEAR_ARM =
  form(limb([[0.0, -1.31], [0.05, -1.2], [0.11, -1.095], [0.2, -1.16], [0.268, -1.26], [0.315, -1.345]], [0.058, 0.056, 0.05, 0.047, 0.037, 0.029]), SKIN, [0.024, -0.004]) + // prettier-ignore
  path(
    'M.275,-1.35C.272,-1.385 .276,-1.42 .288,-1.444C.294,-1.457 .31,-1.458 .316,-1.447C.322,-1.458 .338,-1.457 .342,-1.445C.348,-1.455 .363,-1.453 .366,-1.441C.373,-1.449 .387,-1.446 .388,-1.433C.392,-1.4 .384,-1.37 .362,-1.342C.34,-1.318 .3,-1.322 .275,-1.35Z',
    SKIN,
  ) +
  `<path d="M.316,-1.446L.318,-1.4M.342,-1.444L.342,-1.4M.366,-1.44L.364,-1.398" stroke="${mix(SKIN, NIGHT, 0.6)}" stroke-width=".008" fill="none" stroke-linecap="round"/>` +
  form('M-.07,-1.375C-.03,-1.4 .05,-1.385 .07,-1.31L.1,-1.2C.065,-1.165 -.005,-1.16 -.04,-1.18C-.075,-1.25 -.1,-1.32 -.07,-1.375Z', mix(SHIRT, '#8fb0d0', 0.18), [0.03, -0.006], path('M-.08,-1.205C-.03,-1.185 .05,-1.195 .11,-1.23L.12,-1.15L-.06,-1.14Z', mix(SHIRT, NIGHT, 0.3))) // prettier-ignore

/** The whole figure. Each call has clip paths of its own. */
export const seedlingFarmer = (): string =>
  FAR_ARM +
  basket(HANGS[0], 5) +
  basket(HANGS[1], 11) +
  LEGS +
  KANCUT +
  TRUNK +
  UNDER_HAT +
  path(POLE, '#6d4436') +
  NEAR_ARM
