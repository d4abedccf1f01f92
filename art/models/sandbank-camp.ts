/** A parasol and a couple on towels, seen from straight above: she lies in the shade, he sits and waves. */
import { form, path } from '../kit/cut-figure.ts'
import { mix } from '../kit/ink.ts'
import { bareFoot, casts, laid, limbs, openHand, type Part, type Spot, spotOf } from './seen-from-above.ts'

const f = (v: number) => v.toFixed(3)
/** The cloth of the parasol, 1.32 m in radius: sixteen panels, darker where they slope away from the light. */
export function parasol(spot: Spot): string {
  const r = 1.32,
    many = 16,
    rim = (i: number, q = r) => {
      const a = ((i - 0.5) / many) * 2 * Math.PI
      return `${f(Math.cos(a) * q)},${f(Math.sin(a) * q)}`
    }
  let cloth = ''
  for (let i = 0; i < many; i++) {
    const a = (i / many) * 2 * Math.PI,
      away = 0.5 + 0.5 * Math.cos(a - 0.61),
      ink = i % 2 ? mix('#fffaf0', '#cfc4e4', away ** 1.6) : mix('#ff5a45', '#b3244a', away ** 1.4)
    cloth += path(`M0,0L${rim(i)}A${r},${r} 0 0 1 ${rim(i + 1)}Z`, ink)
  }
  const cap = (x: number, y: number, q: number, ink: string) =>
    `<circle cx="${x}" cy="${y}" r="${q}" fill="${ink}"/>`
  return laid(
    { ...spot, turn: 0 },
    cloth +
      cap(0.05, 0.035, 0.2, '#8f1f46') +
      cap(0, 0, 0.2, '#ff5a45') +
      cap(0.035, 0.025, 0.06, '#8f1f46') +
      cap(0, 0, 0.06, '#fffaf0'),
  )
}
export const parasolCast = (spot: Spot): string => {
  const [x, y] = spotOf({ ...spot, turn: 0 }, 0, 0, 2.25)
  return `<circle cx="${x}" cy="${y}" r="${1.32 * spot.k}"/>`
}
/** A towel with two stripes across each end, in the light or, with inks of its own, in the shade. */
export const towel = (spot: Spot, ink: string, stripe: string): string =>
  laid(
    spot,
    form(
      'M-.5,-1.02Q0,-1.05 .49,-1.01Q.53,0 .5,1.01Q0,1.04 -.49,1.02Q-.52,0 -.5,-1.02Z',
      ink,
      [0, 0],
      path('M-.6,-.86Q0,-.88 .6,-.85V-.76Q0,-.79 -.6,-.77ZM-.6,-.7Q0,-.72 .6,-.69V-.66Q0,-.69 -.6,-.67ZM-.6,.86Q0,.88 .6,.85V.76Q0,.79 -.6,.77ZM-.6,.7Q0,.72 .6,.69V.66Q0,.69 -.6,.67Z', stripe), // prettier-ignore
      0,
    ),
  )

const SHE = '#b8704a',
  HER_HAIR = '#2b1a2c',
  SUIT = '#e83a55'
const HER_BODY: Part[] = [
  // the arm behind her head, and the far leg
  [
    SHE,
    '-.13,-.47,.045,.12 -.2,-.53,.046,.12 -.29,-.62,.04,.1 -.365,-.705,.036,.08 -.31,-.775,.036,.1 -.22,-.81,.03,.1 -.1,-.83,.028,.1',
  ],
  [
    SHE,
    '.08,-.02,.08,.1 .092,.12,.085,.14 .085,.3,.066,.12 .065,.43,.05,.12 .05,.54,.054,.1 .02,.68,.042,.08 -.01,.79,.03,.08 -.045,.84,.036,.1 -.1,.895,.042,.14 -.14,.925,.028,.14',
  ],
  [SHE, '0,-.62,.05,.12 0,-.56,.052,.12 0,-.51,.08,.14'],
  [
    SHE,
    '0,-.545,.05,.14 0,-.515,.12,.15 0,-.475,.175,.16 0,-.4,.155,.2 0,-.3,.138,.2 0,-.17,.115,.16 0,-.05,.15,.16 0,.06,.165,.16 0,.1,.14,.14',
  ],
]
/** The leg that crosses the other. */
const HER_LEG: Part[] = [
  [
    SHE,
    '-.08,-.02,.08,.1 -.092,.12,.085,.14 -.072,.3,.066,.14 -.036,.43,.05,.16 -.005,.54,.054,.16 .04,.68,.042,.16 .07,.79,.03,.16 .105,.84,.036,.18 .155,.89,.042,.22 .19,.925,.028,.22',
  ],
]
const HER_ARM: Part[] = [
  [
    SHE,
    '.14,-.46,.046,.16 .2,-.41,.046,.14 .255,-.3,.04,.1 .285,-.2,.037,.08 .235,-.165,.037,.14 .16,-.14,.031,.2 .1,-.125,.026,.22',
  ],
  ...openHand(SHE, [0.09, -0.123, 0.22], 168, 5, 1),
]
const HER_HEAD: Part[] = [[HER_HAIR, '0,-.9,.07,.1 0,-.8,.12,.1 0,-.68,.125,.1 0,-.6,.08,.1']]
const her = [...HER_BODY, ...HER_LEG, ...HER_ARM, ...HER_HEAD]
/** The woman on her back, her face up, with sunglasses. */
export function sunbather(spot: Spot): { body: string; cast: string } {
  const skin = mix(SHE, '#2a1d52', 0.3)
  const suit =
    path('M-.15,-.4Q-.13,-.43 -.115,-.5L-.09,-.505Q-.08,-.42 0,-.385Q.08,-.42 .09,-.505L.115,-.5Q.13,-.43 .15,-.4Q.15,-.32 .136,-.28Q.12,-.2 .117,-.15Q.13,-.08 .16,.0Q.1,.03 .03,.135H-.03Q-.1,.03 -.16,.0Q-.13,-.08 -.117,-.15Q-.12,-.2 -.136,-.28Q-.15,-.32 -.15,-.4Z', SUIT) + // prettier-ignore
    path('M.15,-.4Q.15,-.32 .136,-.28Q.12,-.2 .117,-.15Q.13,-.08 .16,.0Q.1,.03 .03,.135H0Q.08,.02 .1,-.04Q.075,-.1 .08,-.18Q.1,-.3 .11,-.41Q.13,-.43 .13,-.42Z', mix(SUIT, '#2a1d52', 0.34)) // prettier-ignore
  const hair =
    path('M-.02,-.875C.08,-.89 .14,-.81 .145,-.72C.15,-.65 .19,-.6 .17,-.53C.14,-.5 .1,-.53 .08,-.58H-.08C-.1,-.53 -.15,-.49 -.18,-.53C-.2,-.6 -.15,-.65 -.145,-.72C-.14,-.81 -.1,-.87 -.02,-.875Z', HER_HAIR) // prettier-ignore
  const face =
    form(
      'M0,-.815C.065,-.815 .09,-.76 .088,-.7C.086,-.63 .045,-.585 0,-.582C-.045,-.585 -.086,-.63 -.088,-.7C-.09,-.76 -.065,-.815 0,-.815Z',
      SHE,
      [-0.02, -0.012],
      '',
      0.3,
    ) + // prettier-ignore
    path('M-.09,-.74Q-.1,-.82 0,-.835Q.1,-.82 .09,-.74Q.06,-.8 -.01,-.8Q-.06,-.79 -.09,-.74Z', HER_HAIR) +
    path(
      'M-.083,-.735H-.008Q-.006,-.68 -.044,-.678Q-.08,-.68 -.083,-.735ZM.083,-.735H.008Q.006,-.68 .044,-.678Q.08,-.68 .083,-.735ZM-.01,-.735H.01V-.72H-.01Z',
      '#181338',
    ) + // prettier-ignore
    path('M-.07,-.726H-.045L-.06,-.7ZM.02,-.726H.045L.03,-.7Z', '#7fb6d8') +
    path('M0,-.69L.017,-.653Q.004,-.644 -.006,-.65Z', skin) +
    path('M-.036,-.625Q0,-.612 .036,-.625Q.02,-.6 0,-.6Q-.02,-.6 -.036,-.625Z', '#c2304a')
  return {
    body:
      limbs(spot, HER_BODY) + limbs(spot, HER_LEG) + laid(spot, suit + hair + face) + limbs(spot, HER_ARM),
    cast: casts(spot, her),
  }
}

const HE = '#8a4f36',
  SHIRT = '#fff6e4',
  SHORTS = '#ff9a2e',
  HIS_HAIR = '#1d1430'
const HIS_LEGS: Part[] = [
  [
    HE,
    '.1,.14,.08,.14 .125,.3,.07,.14 .135,.44,.055,.15 .145,.56,.058,.1 .155,.72,.044,.08 .16,.82,.034,.08 .162,.86,.03,.08',
  ],
]
const HIS_FEET = `<g transform="translate(-.188,.54) rotate(24)">${bareFoot(HE)}</g><g transform="translate(.16,.845) rotate(-44) scale(-1,.86)">${bareFoot(HE)}</g>`
/** The feet, for their shadow, then the shin and the thigh of the bent leg. */
const HIS_FOOT: Part[] = [
  [HE, '-.185,.52,.034,.04 -.205,.58,.036,.05 -.245,.67,.05,.04 -.275,.73,.054,.03 -.29,.77,.04,.03'],
  [HE, '.165,.85,.034,.05 .21,.89,.044,.08 .265,.94,.048,.08 .3,.97,.034,.08'],
]
const HIS_KNEE: Part[] = [
  [HE, '-.19,.575,.028,.08 -.19,.5,.042,.2 -.19,.38,.056,.36 -.185,.33,.056,.42'],
  [HE, '-.12,.1,.085,.16 -.16,.2,.078,.3 -.188,.31,.064,.44 -.19,.37,.045,.44'],
]
const HIS_SHORTS: Part[] = [
  [SHORTS, '.06,-.03,.1,.14 .1,.08,.108,.16 .12,.22,.098,.16 .125,.29,.09,.16'],
  [SHORTS, '-.06,-.03,.1,.14 -.11,.06,.108,.2 -.15,.16,.1,.28 -.17,.225,.092,.34'],
]
const HIS_PROP: Part[] = [
  ...openHand(HE, [-0.36, -0.47, 0.02], 232, 12, 1),
  [HE, '-.19,-.19,.05,.54 -.26,-.25,.046,.4 -.315,-.33,.043,.27 -.345,-.41,.037,.12 -.36,-.47,.029,.02'],
]
const HIS_TORSO: Part[] = [
  [SHIRT, '-.15,-.18,.078,.56 -.22,-.21,.068,.5 -.28,-.275,.06,.4'],
  [SHIRT, '0,.05,.135,.16 0,-.03,.15,.24 0,-.1,.185,.4 0,-.16,.215,.52 0,-.215,.195,.58 0,-.26,.1,.58'],
]
const HIS_WAVE: Part[] = [
  ...openHand(HE, [0.66, -0.23, 1], -34, 13, -1),
  [
    HE,
    '.2,-.18,.052,.56 .32,-.13,.048,.64 .43,-.1,.043,.7 .5,-.12,.044,.78 .58,-.175,.036,.9 .66,-.23,.028,1',
  ],
  [SHIRT, '.14,-.19,.08,.56 .23,-.165,.072,.6 .335,-.125,.064,.64'],
]
const HIS_HEAD: Part[] = [[HIS_HAIR, '-.03,-.29,.07,.84 0,-.2,.1,.84 .03,-.11,.06,.84']]
/** The man who leans on one hand and waves with the other; his head is turned to his left. */
export function waver(spot: Spot): { body: string; cast: string } {
  const head = `<g transform="translate(.015,-.2) rotate(-58)">${
    path('M-.088,0C-.1,-.03 -.115,-.01 -.11,.02C-.107,.045 -.09,.05 -.085,.04ZM.088,0C.1,-.03 .115,-.01 .11,.02C.107,.045 .09,.05 .085,.04Z', HE) + // prettier-ignore
    path('M-.082,.0C-.088,.09 -.06,.135 -.024,.145Q0,.185 .024,.145C.06,.135 .088,.09 .082,.0Z', mix(HE, '#ffd9a8', 0.2)) + // prettier-ignore
    path('M-.09,.03C-.105,-.07 -.06,-.135 0,-.135C.06,-.135 .105,-.07 .09,.03C.07,.06 .04,.075 0,.075C-.04,.075 -.07,.06 -.09,.03Z', HIS_HAIR) + // prettier-ignore
    path('M-.06,-.02C-.06,-.08 -.03,-.11 .01,-.11C-.02,-.07 -.03,-.03 -.03,.03C-.05,.02 -.06,.0 -.06,-.02Z', '#43325c') // prettier-ignore
  }</g>`
  return {
    body:
      limbs(spot, HIS_PROP) +
      laid(spot, HIS_FEET) +
      limbs(spot, HIS_LEGS) +
      limbs(spot, HIS_KNEE) +
      limbs(spot, HIS_SHORTS) +
      limbs(spot, HIS_TORSO, 0.24) +
      limbs(spot, HIS_WAVE) +
      laid(spot, head),
    cast: casts(spot, [
      ...HIS_LEGS,
      ...HIS_FOOT,
      ...HIS_KNEE,
      ...HIS_SHORTS,
      ...HIS_PROP,
      ...HIS_TORSO,
      ...HIS_WAVE,
      ...HIS_HEAD,
    ]),
  }
}
