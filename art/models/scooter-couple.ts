/**
 * A couple on a scooter from the side, heading left: he drives, she sits behind him in an ao dai, her hand at his waist.
 * Metres, tyres at y = 0, y down. People are cut facing right and turned round.
 */
import { at, DEEP, FACE, form, grip, hand, limb, path, shoe } from '../kit/cut-figure.ts'
import { mix } from '../kit/ink.ts'

const DARK = '#191437'
const PAINT = '#2f9a94'
const SHADE = '#1d6072'
const HIS = { skin: '#bd7f58', shirt: '#e7653f', jeans: '#48508f', helmet: '#f1d7a8' }
const HERS = { skin: '#cf9469', dress: '#b0609a', silk: '#e6d6d6', helmet: '#f6eeda' }
const HAIR = '#221a38'
const dim = (ink: string, k = 0.42): string => mix(ink, DEEP, k)

/** A wheel of radius 26 seen from the side: tyre, rim, hub. */
const wheel = (x: number): string =>
  `<circle cx="${x}" cy="-26" r="26" fill="${DARK}"/><circle cx="${x}" cy="-26" r="17" fill="#5a5080"/><circle cx="${x}" cy="-26" r="13.5" fill="#2c2556"/><path d="M${x - 13},-28h26v4h-26ZM${x - 2},-39h4v26h-4Z" fill="#7d719e"/><circle cx="${x}" cy="-26" r="5" fill="#a99cbc"/>`
/** The machine in centimetres, heading left: tail, seat, foot board, shield, bars. */
const MACHINE =
  wheel(62) +
  wheel(-70) +
  // fork and exhaust
  path('M-52,-86L-66,-26h-8L-58,-88Z', '#7d719e') +
  path('M26,-24L78,-31q7,0 7,5t-5,5L26,-17Z', '#8d82a8') +
  path('M26,-20L84,-26q-1,4.500 -4,5L26,-17Z', '#463d70') +
  // tail with its mudguard, foot board, front mudguard
  path('M0,-22C-4,-42 -4,-62 4,-71L92,-76C102,-72 104,-60 96,-52C84,-44 40,-40 36,-24L0,-22Z', PAINT) +
  path(
    'M0,-22L36,-24C40,-40 84,-44 96,-52C100,-56 101,-61 100,-65C80,-56 40,-58 22,-46C12,-38 4,-32 -1,-29Z',
    SHADE,
  ) + // prettier-ignore
  path('M-38,-30H16V-20H-32Z', SHADE) +
  path('M-40,-36Q-12,-30 14,-34L10,-29H-38Z', DARK) +
  path('M-100,-30C-98,-52 -80,-62 -62,-58C-50,-55 -44,-46 -44,-36C-58,-48 -82,-46 -100,-30Z', PAINT) +
  path('M-62,-58C-50,-55 -44,-46 -44,-36C-52,-43 -62,-46 -72,-45C-64,-48 -60,-52 -62,-58Z', SHADE) +
  // shield from the foot board to the bars, lamp in its housing
  path('M-36,-22C-46,-44 -52,-66 -56,-92L-50,-104L-40,-104C-42,-76 -34,-48 -20,-24Z', SHADE) +
  path('M-44,-26C-56,-46 -64,-68 -64,-94L-52,-106L-48,-104C-50,-76 -44,-48 -30,-22Z', PAINT) +
  path('M-70,-108C-64,-116 -50,-116 -42,-110L-38,-102L-62,-92C-70,-96 -72,-102 -70,-108Z', PAINT) +
  path('M-38,-102L-62,-92C-66,-94 -68,-96 -69,-99Q-54,-100 -42,-110Z', SHADE) +
  path('M-70,-108C-74,-106 -75,-98 -70,-95L-63,-98Q-66,-104 -64,-110Z', '#fff6d4') +
  // tail lamp, seat, the peg of who sits behind, bar and mirror
  path('M96,-70q8,2 6,12l-6,2Z', '#ff5a4a') +
  path('M-2,-74C14,-82 60,-84 88,-81Q96,-79 92,-73C60,-69 30,-67 8,-67Q-4,-68 -2,-74Z', '#3a2450') +
  path('M-50,-112L-30,-116L-29,-111L-49,-107Z', DARK) +
  `<path d="M-46,-112L-41,-131" stroke="${DARK}" stroke-width="2.2"/>` +
  path('M-45,-129Q-37,-137 -31,-131Q-33,-123 -43,-125Z', DARK)

/** A head from the side, one unit high, with a helmet. */
function face(skin: string, helmet: string, behind: string, over: string): string {
  const dark = dim(skin, 0.62)
  return (
    behind +
    form(FACE, skin, [0.14, 0]) +
    path('M.17,-.105Q.26,-.165 .345,-.125L.343,-.095Q.27,-.125 .18,-.08Z', dark) +
    path('M.2,-.02Q.245,-.07 .318,-.06Q.335,-.025 .318,.01Q.255,.02 .2,-.02Z', '#f8ead6') +
    path('M.268,-.062C.25,-.035 .255,-.005 .275,.012L.318,.01Q.335,-.025 .318,-.062Z', '#24173f') +
    path('M.18,-.012Q.24,-.088 .328,-.074L.33,-.052Q.255,-.06 .205,-.008Z', dark) +
    path('M.388,.205Q.32,.235 .255,.175Q.29,.285 .375,.245Z', dim('#8a3f45', 0.2)) +
    path('M-.13,.02C-.06,-.06 .03,0 0,.1C-.02,.17 -.09,.17 -.11,.12Z', dim(skin, 0.22)) +
    form(
      'M.4,-.2C.43,-.5 .22,-.7 -.06,-.7C-.38,-.7 -.58,-.46 -.57,-.16C-.56,0 -.51,.1 -.45,.17C-.36,.16 -.28,.1 -.2,.0C-.1,-.12 .1,-.2 .4,-.2Z',
      helmet,
      [0.13, -0.02],
    ) + // prettier-ignore
    path(
      'M-.45,.17C-.36,.16 -.28,.1 -.2,.0C-.1,-.12 .1,-.2 .4,-.2L.4,-.15C.12,-.15 -.06,-.07 -.15,.04C-.24,.15 -.34,.21 -.43,.22Z',
      dim(helmet, 0.55),
    ) + // prettier-ignore
    over
  )
}
const STRAP = `<path d="M-.2,.02Q-.1,.2 .02,.42" stroke="${DARK}" stroke-width=".045" fill="none"/>`

function his(): { back: string; body: string; arm: string } {
  const { skin, shirt, jeans, helmet } = HIS
  return {
    back:
      form(
        limb(
          [
            [-0.14, -0.86],
            [0.22, -0.85],
            [0.31, -0.78],
            [0.27, -0.42],
          ],
          [0.08, 0.08, 0.07, 0.05],
        ),
        dim(jeans, 0.4),
      ) + // prettier-ignore
      form(
        limb(
          [
            [-0.02, -1.32],
            [0.13, -1.15],
            [0.4, -1.15],
          ],
          [0.056, 0.046, 0.03],
        ),
        dim(skin, 0.4),
      ) +
      path('M-.08,-1.4L.06,-1.36L.13,-1.2L.03,-1.16Z', dim(shirt, 0.5)),
    body:
      path('M-.04,-1.5C-.05,-1.45 -.08,-1.42 -.13,-1.4L.0,-1.38L.06,-1.45Z', dim(skin, 0.3)) +
      form(
        'M-.12,-1.43C-.2,-1.42 -.25,-1.36 -.265,-1.26C-.285,-1.14 -.3,-1 -.3,-.88C-.3,-.84 -.28,-.81 -.24,-.8H.02C.05,-.84 .05,-.92 .04,-1C.07,-1.1 .1,-1.2 .1,-1.28C.1,-1.36 .06,-1.41 .01,-1.425C-.03,-1.4 -.08,-1.41 -.12,-1.43Z',
        shirt,
        [0.09, -0.008],
        path(
          'M-.06,-1.3C-.05,-1.18 .0,-1.08 .06,-1.04L.06,-.96C-.04,-1 -.12,-1.1 -.14,-1.24Z',
          dim(shirt, 0.3),
        ) + path('M.05,-.96C-.02,-.92 -.1,-.9 -.2,-.9C-.1,-.86 .0,-.88 .06,-.91Z', dim(shirt, 0.3)),
      ) +
      form(
        'M-.27,-.92C-.12,-.975 .08,-.97 .22,-.935C.32,-.905 .35,-.84 .335,-.76C.32,-.64 .285,-.52 .27,-.4H.155C.16,-.54 .17,-.66 .185,-.755C.06,-.765 -.1,-.775 -.24,-.785C-.31,-.8 -.32,-.89 -.27,-.92Z',
        jeans,
        [0.026, -0.03],
        path('M.185,-.755C.24,-.78 .28,-.82 .3,-.87C.29,-.79 .25,-.72 .18,-.68Z', dim(jeans, 0.55)),
      ) +
      at(0.215, -0.352, 0, 0.98, shoe('#f0dccb', '#a78aa0')) +
      at(
        0.035,
        -1.545,
        -3,
        0.235,
        face(
          skin,
          helmet,
          path('M-.44,.0C-.44,.16 -.4,.28 -.3,.36L-.12,.3L-.1,.0Z', HAIR),
          path(
            'M.18,-.3C.36,-.33 .56,-.28 .7,-.17C.6,-.17 .48,-.18 .38,-.165C.3,-.2 .24,-.24 .18,-.3Z',
            dim(helmet, 0.3),
          ) + // prettier-ignore
            path(
              'M-.26,-.5L-.06,-.56L-.05,-.5L-.24,-.44ZM.04,-.56L.2,-.52L.19,-.46L.04,-.5Z',
              dim(helmet, 0.62),
            ) +
            STRAP,
        ),
      ),
    arm:
      form(
        limb(
          [
            [-0.06, -1.3],
            [0.0, -1.2],
            [0.08, -1.09],
            [0.2, -1.095],
            [0.36, -1.135],
          ],
          [0.05, 0.05, 0.047, 0.041, 0.03],
        ),
        skin,
        [0.012, -0.022],
      ) + // prettier-ignore
      form(
        'M-.17,-1.38C-.12,-1.44 -.02,-1.42 .01,-1.35C.03,-1.29 .05,-1.24 .075,-1.185L-.04,-1.12C-.09,-1.19 -.15,-1.27 -.17,-1.38Z',
        mix(shirt, '#ffc890', 0.2),
        [0.03, -0.02],
      ) +
      at(0.385, -1.128, -8, 0.95, grip(skin)),
  }
}
function hers(): { back: string; body: string; leg: string; arm: string } {
  const { skin, dress, silk, helmet } = HERS,
    low = dim(dress, 0.42)
  return {
    // the back panel of the dress: over the seat, then out behind in the wind
    back:
      path('M-.34,-.76C-.6,-.72 -.8,-.66 -1.0,-.6C-.99,-.57 -.97,-.54 -.95,-.52C-.8,-.54 -.58,-.62 -.34,-.7Z', dim(SHADE, 0.4)) +
      path('M-.52,-1.02C-.66,-.96 -.74,-.88 -.88,-.845C-1.02,-.81 -1.16,-.84 -1.3,-.92C-1.36,-.955 -1.42,-.96 -1.5,-.94C-1.4,-.86 -1.36,-.78 -1.26,-.7C-1.14,-.62 -.98,-.6 -.86,-.64C-.76,-.68 -.66,-.74 -.5,-.76Z', low) + // prettier-ignore
      path('M-.52,-1.02C-.66,-.96 -.74,-.88 -.88,-.845C-1.02,-.81 -1.16,-.84 -1.3,-.92C-1.36,-.955 -1.42,-.96 -1.5,-.94C-1.34,-.89 -1.24,-.77 -1.1,-.73C-.96,-.69 -.84,-.74 -.74,-.78C-.66,-.82 -.6,-.84 -.5,-.85Z', dress), // prettier-ignore
    body:
      `<g transform="rotate(6 -.5 -.85)">` +
      path('M-.47,-1.52L-.48,-1.41L-.37,-1.39L-.34,-1.47Z', dim(skin, 0.3)) +
      form(
        'M-.47,-1.44C-.55,-1.42 -.59,-1.36 -.6,-1.27C-.61,-1.17 -.58,-1.09 -.6,-1C-.63,-.93 -.66,-.88 -.65,-.83C-.63,-.81 -.6,-.805 -.55,-.805H-.32C-.3,-.88 -.33,-.96 -.335,-1.03C-.31,-1.1 -.27,-1.2 -.275,-1.29C-.28,-1.36 -.31,-1.41 -.345,-1.445C-.39,-1.42 -.43,-1.425 -.47,-1.44Z',
        dress,
        [0.085, -0.01],
      ) +
      `</g>` +
      at(
        -0.325,
        -1.53,
        -5,
        0.228,
        face(
          skin,
          helmet,
          path('M-.4,.05C-.46,.3 -.5,.5 -.68,.74C-.84,.92 -1.1,1.02 -1.4,.98C-1.16,1.16 -.84,1.16 -.58,1.02C-.36,.84 -.2,.5 -.1,.24L-.12,-.1Z', HAIR), // prettier-ignore
          path('M-.14,.0C-.12,.1 -.16,.22 -.22,.36L-.34,.3L-.3,.08Z', HAIR) + STRAP,
        ),
      ),
    // the near leg beside him, its foot on the peg; the front panel lies over the thigh
    leg:
      path('M-.29,-.372H-.02V-.34H-.29Z', '#8d82a8') +
      form(
        'M-.6,-.93C-.46,-.985 -.3,-.98 -.18,-.945C-.09,-.915 -.07,-.85 -.09,-.77C-.11,-.64 -.13,-.55 -.135,-.44H-.25C-.25,-.55 -.245,-.67 -.235,-.77C-.36,-.78 -.5,-.785 -.6,-.795C-.66,-.82 -.65,-.9 -.6,-.93Z',
        silk,
        [0.03, -0.03],
        path('M-.235,-.77C-.18,-.79 -.14,-.83 -.12,-.88C-.13,-.8 -.17,-.74 -.24,-.69Z', dim(silk, 0.5)),
      ) +
      at(-0.195, -0.392, 0, 0.9, shoe('#c9564f', '#6a2f50')) +
      form(
        'M-.6,-1C-.52,-1.03 -.4,-1.03 -.32,-1C-.26,-.975 -.22,-.95 -.2,-.92C-.24,-.86 -.3,-.8 -.37,-.75C-.42,-.76 -.46,-.775 -.5,-.78C-.56,-.78 -.62,-.79 -.65,-.82C-.66,-.9 -.64,-.97 -.6,-1Z',
        dress,
        [0.03, -0.03],
        path('M-.52,-1.0C-.5,-.92 -.48,-.86 -.45,-.76L-.5,-.76C-.53,-.84 -.54,-.92 -.55,-1.0Z', low),
      ),
    arm:
      at(-0.115, -1.03, 6, 0.84, hand(skin)) +
      form(limb([[-0.4, -1.33], [-0.4, -1.2], [-0.36, -1.07], [-0.24, -1.03], [-0.11, -1.032]], [0.058, 0.056, 0.05, 0.042, 0.033]), mix(dress, '#ffc8b0', 0.16), [0.018, -0.03]), // prettier-ignore
  }
}
export function scooterCouple(): string {
  const he = his(),
    she = hers()
  return (
    `<g transform="scale(.01)">${MACHINE}</g>` +
    `<g transform="scale(-1,1)">${he.back}${she.back}${she.body}${he.body}${she.leg}${he.arm}${she.arm}</g>`
  )
}
