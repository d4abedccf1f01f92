/** A woman who points and a man whose hand is at her waist, by hand: metres, in profile, facing right, feet at y = 0. The sun is ahead of them. */
import { at, FACE, form, hand, head, limb, path, shoe } from '../kit/cut-figure.ts'
import type { Pt } from '../kit/vec.ts'

const HERS = { skin: '#8a4f48', far: '#5d3442', hair: '#22143a' }
const HIS = { skin: '#754239', hair: '#1b1130', shirt: '#2c7a86', trousers: '#33295c', far: '#241c49' }
const FRONT: Pt = [0.05, -0.012]
/** A bent arm: shoulder, elbow and wrist with the half widths of a slim arm, fuller below the elbow. */
function arm(shoulder: Pt, elbow: Pt, wrist: Pt, k: number): string {
  const mid = (a: Pt, b: Pt, t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
  return limb(
    [shoulder, mid(shoulder, elbow, 0.5), elbow, mid(elbow, wrist, 0.35), wrist],
    [0.058 * k, 0.048 * k, 0.04 * k, 0.042 * k, 0.026 * k],
  )
}
/** A hand that points along +x: index stretched, three fingers folded, thumb along the top. */
const POINT =
  'M-.02,-.03C.02,-.036 .05,-.042 .075,-.036C.11,-.034 .15,-.03 .182,-.022C.196,-.018 .196,-.004 .182,-.003C.15,-.002 .12,-.002 .1,.002C.112,.01 .112,.022 .1,.026C.106,.034 .1,.046 .088,.046C.09,.056 .078,.064 .064,.06C.03,.056 .0,.046 -.02,.03Z'
const PINCH =
  'M.01,-.034C.035,-.056 .065,-.064 .094,-.058C.106,-.054 .104,-.04 .09,-.038C.07,-.038 .055,-.03 .045,-.02Z'

const WOMAN_HAIR =
  'M.36,-.24C.34,-.5 .14,-.62 -.1,-.61C-.38,-.6 -.58,-.42 -.57,-.14C-.6,.1 -.74,.3 -.98,.42C-1.14,.5 -1.3,.5 -1.42,.44C-1.36,.62 -1.16,.74 -.94,.72C-.72,.78 -.46,.68 -.32,.5C-.22,.38 -.16,.26 -.14,.12C-.22,.04 -.2,-.09 -.09,-.09C-.04,-.09 -.02,-.04 0,0C.02,-.1 .06,-.2 .16,-.26C.24,-.29 .32,-.28 .36,-.24Z'
const MAN_HAIR =
  'M.36,-.22C.37,-.42 .28,-.6 .04,-.62C-.3,-.64 -.52,-.44 -.51,-.14C-.5,.02 -.45,.14 -.38,.24C-.3,.22 -.22,.16 -.17,.1C-.22,.02 -.2,-.09 -.1,-.09C-.05,-.09 -.03,-.03 -.02,.02C.02,.0 .03,-.12 .06,-.2C.16,-.26 .28,-.26 .36,-.22Z'

let serial = 0
/** Cloth with a given ink for the side away from the light. */
function cloth(d: string, ink: string, deep: string, [dx, dy]: Pt): string {
  const id = `cloth${serial++}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><path d="${d}" fill="${deep}"/><g clip-path="url(#${id})"><path d="${d}" transform="translate(${dx},${dy})" fill="${ink}"/></g>`
}
export const WOMAN =
  // far arm hangs a little ahead
  path(arm([0.05, -1.31], [0.135, -1.075], [0.25, -0.86], 0.86), HERS.far) +
  at(0.25, -0.86, 62, 0.8, hand(HERS.far), -1) +
  // legs and feet
  form(limb([[0.1, -0.55], [0.16, -0.34], [0.2, -0.1]], [0.058, 0.056, 0.029]), HERS.far, FRONT) +
  at(0.2, -0.026, 0, 0.92, shoe('#5a2438', '#2a1636')) +
  form(limb([[0.02, -0.55], [-0.035, -0.34], [-0.02, -0.1]], [0.06, 0.06, 0.03]), HERS.skin, FRONT) +
  at(-0.02, -0.022, 0, 0.95, shoe('#8a2f42', '#2a1636')) +
  // neck, then the dress
  form(
    'M-.05,-1.35C-.014,-1.385 -.006,-1.42 .002,-1.5L.08,-1.47C.07,-1.42 .076,-1.37 .11,-1.335L.09,-1.27H-.06Z',
    HERS.skin,
    FRONT,
  ) +
  cloth(
    'M-.05,-1.36C-.09,-1.34 -.11,-1.28 -.108,-1.2C-.106,-1.12 -.082,-1.06 -.076,-1.0C-.1,-.9 -.15,-.8 -.2,-.7C-.26,-.59 -.36,-.48 -.47,-.43C-.43,-.385 -.36,-.37 -.3,-.39C-.24,-.35 -.17,-.34 -.11,-.365C-.05,-.33 .03,-.33 .08,-.36C.12,-.34 .18,-.345 .225,-.385C.215,-.52 .19,-.66 .16,-.78C.14,-.88 .112,-.95 .106,-1.0C.112,-1.07 .15,-1.12 .155,-1.18C.155,-1.25 .13,-1.3 .1,-1.34C.06,-1.31 .0,-1.31 -.05,-1.36Z',
    'url(#thinDress)',
    '#6f1d48',
    [0.045, -0.012],
  ) +
  // folds that the wind draws from the waist
  path('M-.03,-.98C-.06,-.82 -.14,-.62 -.29,-.44C-.2,-.56 -.1,-.76 -.03,-.98ZM.03,-.96C.03,-.76 -.01,-.56 -.1,-.4C-.03,-.56 .03,-.76 .03,-.96ZM.08,-.94C.12,-.76 .13,-.58 .1,-.4C.15,-.56 .15,-.76 .08,-.94Z', '#8f2447') +
  path('M-.08,-1.02H.108L.106,-.985C.05,-.97 -.02,-.97 -.08,-.985Z', '#5c1a42') +
  // near arm points
  form(arm([0.0, -1.305], [0.25, -1.34], [0.485, -1.415], 0.9), HERS.skin, [0.0, -0.016]) +
  at(0.485, -1.415, -14, 0.98, path(POINT + PINCH, HERS.skin)) +
  at(0.06, -1.515, -8, 0.226, head(FACE, HERS.skin, path(WOMAN_HAIR, HERS.hair))) // prettier-ignore
export const MAN =
  form(
    'M.0,-.94C.04,-.96 .14,-.95 .155,-.9C.175,-.76 .2,-.62 .215,-.5C.225,-.38 .235,-.2 .24,-.06H.115C.105,-.2 .09,-.36 .08,-.46C.06,-.6 .01,-.76 .0,-.94Z',
    HIS.far,
    FRONT,
  ) +
  at(0.17, -0.026, 0, 1.05, shoe('#1b1130', '#120b26')) +
  form(
    'M-.135,-.93C-.16,-.86 -.165,-.78 -.15,-.7C-.135,-.62 -.13,-.56 -.125,-.49C-.135,-.36 -.165,-.2 -.18,-.055L-.05,-.05C-.035,-.18 .0,-.34 .035,-.47C.06,-.58 .1,-.72 .12,-.84L.125,-.93Z',
    HIS.trousers,
    FRONT,
  ) +
  at(-0.125, -0.022, 0, 1.08, shoe('#241739', '#120b26')) +
  form(
    'M-.07,-1.43C-.03,-1.46 -.01,-1.52 -.002,-1.63L.1,-1.6C.088,-1.54 .09,-1.47 .125,-1.42L.06,-1.36H-.06Z',
    HIS.skin,
    FRONT,
  ) +
  form(
    'M-.05,-1.475C-.11,-1.45 -.155,-1.4 -.165,-1.3C-.172,-1.18 -.15,-1.06 -.14,-.96C-.14,-.91 -.15,-.87 -.162,-.83C-.08,-.795 .06,-.795 .145,-.835C.135,-.91 .128,-.98 .138,-1.06C.155,-1.14 .168,-1.22 .158,-1.3C.148,-1.38 .13,-1.42 .105,-1.45C.055,-1.43 -.0,-1.435 -.05,-1.475Z',
    HIS.shirt,
    [0.07, -0.012],
    path('M.09,-1.2C.07,-1.1 .02,-.98 -.04,-.9C.0,-.92 .08,-1.02 .12,-1.12ZM.13,-1.02C.1,-.94 .06,-.88 .0,-.83C.06,-.85 .11,-.9 .135,-.96Z', '#1d5468'),
  ) +
  at(0.075, -1.645, -10, 0.24, head(FACE, HIS.skin, path(MAN_HAIR, HIS.hair))) // prettier-ignore
/** His arm, whose hand is at her waist, drawn over both; the origin is between his feet. */
export const HIS_ARM =
  form(
    limb(
      [
        [0.045, -1.13],
        [0.1, -1.1],
        [0.21, -1.075],
        [0.405, -1.035],
      ],
      [0.05, 0.046, 0.048, 0.03],
    ),
    HIS.skin,
    [0.012, -0.012],
  ) +
  form(
    'M-.075,-1.43C-.11,-1.38 -.11,-1.3 -.085,-1.22C-.07,-1.17 -.04,-1.12 -.012,-1.08L.13,-1.13C.11,-1.18 .1,-1.25 .085,-1.32C.075,-1.38 .05,-1.44 .0,-1.45C-.03,-1.455 -.055,-1.45 -.075,-1.43Z',
    HIS.shirt,
    [0.04, -0.01],
  ) +
  at(0.405, -1.035, 8, 0.95, hand(HIS.skin))
/** The cloth of her dress, which the sun shines through. */
export const CLOTH =
  '<linearGradient id="thinDress" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#94264a"/><stop offset=".45" stop-color="#bf384e"/><stop offset="1" stop-color="#f57c55"/></linearGradient>'
