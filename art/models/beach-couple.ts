/**
 * A man and a woman who walk away along a beach, hand in hand and barefoot, the light from the left.
 * Metres, the ground at y = 0, y down, each with the feet at x = 0; they stand 0.74 apart.
 */
import { at, DEEP, FACE, head, limb, path } from '../kit/cut-figure.ts'
import { mix } from '../kit/ink.ts'

const HIS = { lit: '#8f5843', dim: '#5f3538' }
const HERS = { lit: '#bd7c58', dim: '#854f4a' }
const HAIR = '#2c2440'
let serial = 0
/** A shape of two inks: the lit one stops short of the right edge by `width`. */
function cut(d: string, lit: string, dim: string, width: number, over = ''): string {
  const id = `stroll${serial++}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>${path(d, dim)}<g clip-path="url(#${id})"><path d="${d}" transform="translate(${-width},0)" fill="${lit}"/>${over}</g>`
}
type Skin = typeof HIS
/** The leg that carries: calf, ankle and heel, the foot turned a little outwards. */
const standing = (x: number, skin: Skin, k: number, out: 1 | -1): string =>
  at(
    x,
    0,
    0,
    k,
    path(`M${out * 0.015},-.06C${out * 0.05},-.05 ${out * 0.075},-.03 ${out * 0.074},-.008C${out * 0.06},.006 ${out * 0.02},.006 0,.004Z`, skin.dim) + // prettier-ignore
      cut('M-.058,-.62C-.06,-.5 -.054,-.44 -.062,-.36C-.066,-.28 -.045,-.18 -.032,-.1C-.036,-.06 -.04,-.03 -.036,-.008C-.03,.008 .03,.008 .036,-.008C.04,-.03 .036,-.06 .03,-.1C.042,-.18 .064,-.28 .06,-.36C.052,-.44 .058,-.5 .056,-.62Z', skin.lit, skin.dim, 0.03), // prettier-ignore
  )
/** The leg that pushes off: the shin shortened, the sole turned up and the toes still on the sand. */
const pushing = (x: number, skin: Skin, k: number): string =>
  at(
    x,
    0.055,
    0,
    k,
    cut('M-.056,-.68C-.06,-.54 -.052,-.5 -.058,-.43C-.062,-.36 -.04,-.28 -.032,-.185L.032,-.185C.042,-.28 .062,-.36 .058,-.43C.052,-.5 .058,-.54 .056,-.68Z', skin.lit, skin.dim, 0.05) + // prettier-ignore
      // the heel above, narrow at the arch, broad at the ball, and five toes
      path('M-.032,-.19C-.036,-.225 .036,-.225 .032,-.19C.03,-.16 .028,-.14 .034,-.115C.05,-.09 .052,-.07 .044,-.045H-.044C-.052,-.07 -.05,-.09 -.034,-.115C-.028,-.14 -.03,-.16 -.032,-.19Z', mix(skin.lit, '#f6c9a0', 0.26)) + // prettier-ignore
      path('M.032,-.19C.03,-.16 .028,-.14 .034,-.115C.05,-.09 .052,-.07 .044,-.045H.014C.02,-.08 .008,-.1 .01,-.14C.012,-.17 .018,-.2 .01,-.214C.024,-.212 .034,-.205 .032,-.19Z', skin.dim) + // prettier-ignore
      path('M-.048,-.05H.048L.052,-.012C.045,.006 .036,.004 .032,-.006C.026,.006 .016,.006 .012,-.006C.006,.008 -.006,.008 -.01,-.006C-.014,.008 -.03,.01 -.034,-.006C-.04,.004 -.05,0 -.052,-.012Z', skin.dim), // prettier-ignore
  )
/** A hand that hangs: the back of it, four fingers and the thumb on the side of the body. */
const hanging = (x: number, y: number, turn: number, skin: string, thumb: 1 | -1): string =>
  at(
    x,
    y,
    turn,
    1,
    path('M-.03,-.02C-.044,.03 -.044,.07 -.036,.1C-.034,.13 -.026,.15 -.016,.152C-.006,.16 .006,.158 .01,.15C.022,.15 .03,.13 .032,.1C.042,.06 .04,.02 .028,-.02Z', skin) + // prettier-ignore
      path(`M${thumb * 0.022},.0C${thumb * 0.05},.02 ${thumb * 0.062},.05 ${thumb * 0.058},.085C${thumb * 0.048},.1 ${thumb * 0.036},.085 ${thumb * 0.03},.05Z`, skin), // prettier-ignore
  )

function man(): string {
  const shirt = '#fbf0dc',
    shade = '#bfaec0',
    face = mix(HIS.lit, DEEP, 0.2)
  return (
    pushing(-0.1, HIS, 1.02) +
    standing(0.1, HIS, 1.02, 1) +
    // shorts to the knee
    cut('M-.2,-.98C-.215,-.84 -.2,-.68 -.185,-.52L-.03,-.535C-.02,-.62 -.01,-.72 .0,-.78C.01,-.7 .015,-.58 .02,-.5L.18,-.505C.2,-.66 .215,-.82 .19,-.98Z', '#2f7b95', '#1d4d6e', 0.08, path('M0,-.78C-.006,-.72 -.02,-.62 -.03,-.535L-.075,-.53C-.06,-.64 -.04,-.72 0,-.78Z', '#1d4d6e')) + // prettier-ignore
    // the arm that swings free
    hanging(-0.3, -0.885, 4, HIS.lit, 1) +
    cut(limb([[-0.274, -1.24], [-0.272, -1.2], [-0.288, -1.1], [-0.3, -0.98], [-0.302, -0.87]], [0.02, 0.036, 0.045, 0.042, 0.03]), HIS.lit, HIS.dim, 0.035) + // prettier-ignore
    // neck and back
    cut('M-.06,-1.62L-.07,-1.47H.075L.065,-1.62Z', HIS.lit, HIS.dim, 0.06) +
    cut('M-.085,-1.525C-.15,-1.5 -.215,-1.48 -.25,-1.42C-.285,-1.34 -.31,-1.26 -.325,-1.19L-.225,-1.155C-.215,-1.2 -.2,-1.24 -.195,-1.26C-.19,-1.12 -.205,-1.0 -.215,-.9C-.09,-.875 .09,-.875 .205,-.9C.195,-1.0 .185,-1.12 .19,-1.26C.195,-1.24 .21,-1.2 .22,-1.155L.32,-1.19C.305,-1.26 .28,-1.34 .245,-1.42C.21,-1.48 .15,-1.5 .085,-1.525C.04,-1.5 -.04,-1.5 -.085,-1.525Z', shirt, shade, 0.1, path('M-.195,-1.26L-.225,-1.155L-.2,-1.02C-.19,-1.1 -.19,-1.2 -.195,-1.26Z', shade)) + // prettier-ignore
    at(0.012, -1.655, 4, 0.236, head(FACE, face, path('M.345,-.22C.37,-.42 .3,-.56 .1,-.6C-.2,-.66 -.5,-.46 -.51,-.14C-.51,.06 -.46,.24 -.38,.33C-.28,.3 -.2,.2 -.13,.12C-.18,.04 -.18,-.06 -.08,-.08C-.05,-.08 -.04,-.02 -.02,.02C.04,-.08 .02,-.16 .1,-.23C.18,-.28 .28,-.26 .345,-.22Z', HAIR))) // prettier-ignore
  )
}
function woman(): string {
  const dress = '#e8573f',
    shade = '#ab3547'
  return (
    standing(-0.075, HERS, 0.94, -1) +
    pushing(0.09, HERS, 0.92) +
    // the arm that swings free
    hanging(0.235, -0.845, -4, HERS.dim, -1) +
    cut(
      limb(
        [
          [0.155, -1.34],
          [0.2, -1.2],
          [0.215, -1.07],
          [0.228, -0.95],
          [0.235, -0.83],
        ],
        [0.046, 0.044, 0.039, 0.034, 0.025],
      ),
      HERS.lit,
      HERS.dim,
      0.04,
    ) + // prettier-ignore
    // bare shoulders and neck
    cut(
      'M-.045,-1.55C-.045,-1.49 -.045,-1.46 -.07,-1.445C-.12,-1.43 -.165,-1.42 -.185,-1.37L-.15,-1.28H.15L.185,-1.37C.165,-1.42 .12,-1.43 .07,-1.445C.045,-1.46 .045,-1.49 .045,-1.55Z',
      HERS.lit,
      HERS.dim,
      0.06,
    ) + // prettier-ignore
    cut(
      'M-.14,-1.42C-.12,-1.36 -.14,-1.32 -.16,-1.28C-.15,-1.2 -.125,-1.14 -.12,-1.08C-.13,-.98 -.17,-.9 -.18,-.8C-.2,-.7 -.215,-.6 -.225,-.5C-.15,-.47 -.1,-.5 -.03,-.475C.05,-.45 .12,-.5 .19,-.475C.225,-.475 .25,-.49 .27,-.505C.245,-.6 .215,-.7 .185,-.8C.165,-.9 .13,-.98 .12,-1.08C.125,-1.14 .15,-1.2 .16,-1.28C.14,-1.32 .12,-1.36 .14,-1.42L.1,-1.43C.06,-1.34 -.06,-1.34 -.1,-1.43Z',
      dress,
      shade,
      0.085,
      path('M-.02,-.9C-.03,-.75 -.06,-.6 -.085,-.48L-.03,-.47C-.02,-.62 -.01,-.76 -.02,-.9Z', shade) +
        path(
          'M-.125,-1.1C-.05,-1.085 .05,-1.085 .125,-1.1L.122,-1.065C.05,-1.05 -.05,-1.05 -.122,-1.065Z',
          shade,
        ),
    ) + // prettier-ignore
    `<g transform="translate(-.008,-1.572) scale(-1,1) rotate(-6) scale(.222)">${
      // hair gathered low at the neck
      path('M-.3,.0C-.52,.06 -.62,.26 -.54,.46C-.42,.56 -.26,.5 -.2,.3Z', HAIR) +
      head(FACE, HERS.lit, path('M.345,-.22C.3,-.4 -.4,-.4 -.51,-.14C-.51,.02 -.46,.2 -.36,.29C-.27,.26 -.2,.2 -.13,.13C-.18,.04 -.18,-.06 -.08,-.08C-.05,-.08 -.04,-.02 -.02,.02C.02,-.1 .02,-.2 .12,-.24C.2,-.28 .28,-.26 .345,-.22Z', HAIR)) // prettier-ignore
    }</g>` +
    // the straw hat
    at(
      0,
      -1.645,
      -3,
      1,
      cut('M-.24,.012C-.17,-.02 -.12,-.03 -.11,-.045C-.11,-.15 .11,-.15 .11,-.045C.12,-.03 .18,-.02 .245,.02C.16,.052 -.16,.05 -.24,.012Z', '#f7dc9c', '#c0905f', 0.07, path('M-.115,-.055C-.05,-.03 .05,-.03 .115,-.055L.122,-.024C.05,.0 -.05,.0 -.122,-.024Z', '#b0524a')), // prettier-ignore
    )
  )
}
/** Her arm, its hand in his. */
const herArm = (): string =>
  cut(
    limb(
      [
        [-0.155, -1.34],
        [-0.205, -1.21],
        [-0.24, -1.1],
        [-0.285, -0.99],
        [-0.335, -0.87],
      ],
      [0.046, 0.044, 0.039, 0.034, 0.026],
    ),
    HERS.lit,
    HERS.dim,
    0.028,
  ) + // prettier-ignore
  path('M-.315,-.9C-.31,-.86 -.32,-.8 -.34,-.765C-.355,-.745 -.38,-.75 -.388,-.77L-.38,-.87Z', HERS.lit)
/** His arm, the fingers round the edge of her hand. */
const hisArm = (): string =>
  cut(limb([[0.27, -1.24], [0.275, -1.2], [0.3, -1.1], [0.335, -0.98], [0.362, -0.87]], [0.02, 0.036, 0.045, 0.042, 0.03]), HIS.lit, HIS.dim, 0.04) + // prettier-ignore
  path('M.335,-.885C.33,-.84 .335,-.79 .35,-.76C.362,-.735 .385,-.735 .394,-.752C.402,-.79 .398,-.84 .39,-.88Z', mix(HIS.lit, DEEP, 0.18)) + // prettier-ignore
  path('M.385,-.84C.405,-.845 .42,-.836 .42,-.824C.42,-.815 .41,-.812 .4,-.812C.414,-.806 .414,-.79 .4,-.786C.41,-.776 .404,-.764 .392,-.764L.376,-.8Z', HIS.dim) + // prettier-ignore
  cut('M.185,-1.45C.24,-1.43 .275,-1.34 .305,-1.26L.325,-1.19L.225,-1.155L.19,-1.3Z', '#e9dccf', '#bfaec0', 0.04) // prettier-ignore

/** Hers is drawn first: his hand closes over hers. */
export const beachCouple = (): [woman: string, man: string] => [woman() + herArm(), man() + hisArm()]
