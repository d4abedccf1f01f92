/**
 * The people of the long-tail boat against the light, by hand in metres, y down. The boatman looks to the right, his soles at 0; the
 * grandmother and the girl share a lotus, each seated with the hip at 0.
 */
import { at, CHILD_FACE, FACE, form, grip, hand, head, limb, path } from '../kit/cut-figure.ts'
import { mix } from '../kit/ink.ts'
import { limb as roundLimb } from '../kit/limbs.ts'
import type { Pt } from '../kit/vec.ts'

const SHADE = '#2a1748'
/** A shape whose side away from the light has an ink of its own. */
const two = (d: string, ink: string, shade: string, shift: Pt, over = '') =>
  form(d, ink, shift, over, 0).replace(`fill="${ink}"`, `fill="${shade}"`)
const HIS = {
  skin: '#8a4a44',
  far: '#653650',
  shirt: '#33528e',
  sash: '#c4404c',
  trousers: '#3b2a5e',
  straw: '#dd9a50',
  band: '#96553f',
}
const HERS = {
  skin: '#96564a',
  far: '#6d3c50',
  blouse: '#b893be',
  shawl: '#d24468',
  skirt: '#1d6a78',
  hem: '#f0b45c',
  hair: '#a99cc4',
}
const GIRL = { skin: '#a05e4c', far: '#774454', dress: '#ee9832', fold: '#b9502f', hair: '#2c1440' }

/** A bare foot: its ankle at the origin, its sole .075 below, the toes ahead. */
const foot = (x: number, y: number, skin: string) =>
  at(
    x,
    y,
    0,
    1,
    path(
      'M-.042,-.09C-.038,-.05 -.05,-.02 -.062,.015C-.072,.045 -.066,.07 -.046,.075L.15,.075C.182,.074 .192,.056 .176,.042C.14,.022 .1,.006 .07,-.022C.052,-.042 .046,-.064 .046,-.09Z',
      skin,
    ) + path('M.118,.036L.158,.05L.155,.056L.112,.046Z', mix(skin, SHADE, 0.4)),
  )
/** A hand closed round an upright stem, its back to us: four knuckles to the right, the thumb above. */
const clasp = (x: number, y: number, turn: number, k: number, skin: string, way = 1) =>
  `<g transform="translate(${x},${y}) scale(${way * k},${k}) rotate(${turn})">${
    path(
      'M-.07,-.03C-.05,-.045 -.02,-.052 .01,-.05C.034,-.052 .05,-.046 .05,-.034C.062,-.03 .064,-.016 .056,-.011C.066,-.005 .066,.01 .056,.014C.063,.02 .06,.033 .048,.034C.05,.044 .04,.052 .026,.05C0,.054 -.04,.044 -.07,.03Z',
      skin,
    ) +
    path(
      'M-.03,-.046C-.012,-.07 .016,-.078 .036,-.068C.046,-.06 .038,-.05 .022,-.048C.004,-.046 -.014,-.04 -.03,-.03Z',
      mix(skin, '#ffb27a', 0.16),
    ) +
    `<path d="M.054,-.0115L.022,-.013M.055,.0135L.022,.012M.047,.0335L.02,.033" stroke="${mix(skin, SHADE, 0.5)}" stroke-width=".006" fill="none" stroke-linecap="round"/>`
  }</g>`

const HAT =
  path(
    'M-.27,-1.6C-.2,-1.65 -.13,-1.7 -.1,-1.79C-.08,-1.83 .12,-1.84 .145,-1.8C.19,-1.71 .26,-1.66 .345,-1.625C.2,-1.6 -.12,-1.575 -.27,-1.6Z',
    HIS.straw,
  ) +
  path(
    'M-.27,-1.6C-.2,-1.65 -.13,-1.7 -.1,-1.79C-.085,-1.82 -.03,-1.83 .0,-1.83C-.03,-1.74 -.06,-1.66 -.1,-1.587C-.16,-1.584 -.22,-1.588 -.27,-1.6Z',
    '#b36f45',
  ) +
  path('M-.27,-1.6C-.1,-1.622 .16,-1.648 .345,-1.625C.2,-1.58 -.12,-1.56 -.27,-1.6Z', HIS.band)
/** The boatman without his near arm. */
export const BOATMAN =
  // far arm, to the tiller
  path(
    limb(
      [
        [0.08, -1.36],
        [0.15, -1.24],
        [0.2, -1.11],
      ],
      [0.055, 0.055, 0.048],
    ),
    mix(HIS.shirt, SHADE, 0.55),
  ) +
  path(
    limb(
      [
        [0.195, -1.12],
        [0.25, -1.04],
        [0.315, -0.975],
      ],
      [0.042, 0.037, 0.028],
    ),
    HIS.far,
  ) +
  // far leg, a step ahead
  path('M.105,-.24L.2,-.24C.205,-.17 .192,-.11 .194,-.06L.11,-.06C.112,-.12 .1,-.18 .105,-.24Z', HIS.far) +
  foot(0.152, -0.075, HIS.far) +
  path(
    'M-.02,-.92L.125,-.92C.175,-.77 .225,-.61 .23,-.48C.235,-.37 .242,-.29 .25,-.215C.2,-.2 .13,-.2 .07,-.215C.068,-.31 .065,-.4 .055,-.48C.03,-.62 -.02,-.77 -.02,-.92Z',
    mix(HIS.trousers, SHADE, 0.5),
  ) +
  // near leg, which takes the weight
  path(
    'M-.165,-.24L-.07,-.24C-.074,-.17 -.092,-.11 -.09,-.06L-.176,-.06C-.172,-.12 -.172,-.18 -.165,-.24Z',
    HIS.skin,
  ) +
  foot(-0.132, -0.075, HIS.skin) +
  form(
    'M-.148,-.94L.118,-.94C.125,-.78 .095,-.62 .06,-.49C.04,-.38 .005,-.29 -.012,-.215C-.07,-.195 -.16,-.195 -.222,-.215C-.21,-.3 -.17,-.41 -.158,-.49C-.165,-.64 -.172,-.8 -.148,-.94Z',
    HIS.trousers,
    [0.05, 0],
  ) +
  // neck and shirt
  path(
    'M-.035,-1.43C-.03,-1.47 -.03,-1.51 -.035,-1.58L.085,-1.55C.075,-1.49 .08,-1.45 .095,-1.42L.04,-1.36Z',
    HIS.far,
  ) +
  form(
    'M-.03,-1.455C-.1,-1.44 -.15,-1.4 -.163,-1.32C-.175,-1.22 -.165,-1.08 -.145,-.92C-.06,-.9 .05,-.9 .122,-.92C.135,-1.02 .16,-1.12 .162,-1.22C.164,-1.31 .15,-1.39 .095,-1.435L.055,-1.36Z',
    HIS.shirt,
    [0.055, -0.01],
    path('M.055,-1.36L.1,-1.44L.15,-1.36L.075,-1.27Z', mix(HIS.shirt, SHADE, 0.35)) +
      path(
        'M.06,-1.0C.09,-1.06 .1,-1.14 .09,-1.2C.115,-1.13 .115,-1.05 .1,-.98Z',
        mix(HIS.shirt, SHADE, 0.45),
      ),
  ) +
  // the checked sash, knotted in front
  path(
    'M.07,-.93C.13,-.9 .17,-.82 .16,-.72C.158,-.69 .165,-.67 .17,-.655L.075,-.66C.09,-.72 .075,-.82 .04,-.9Z',
    mix(HIS.sash, SHADE, 0.35),
  ) +
  form(
    'M-.155,-1.0C-.06,-.975 .06,-.975 .135,-1.0L.132,-.885C.05,-.862 -.07,-.862 -.156,-.885Z',
    HIS.sash,
    [0.05, 0],
    path('M-.2,-.955C-.06,-.93 .06,-.93 .2,-.955V-.935C.06,-.91 -.06,-.91 -.2,-.935Z', '#f0b070'),
  ) +
  path(
    'M.06,-.985C.1,-1.0 .135,-.98 .13,-.94C.125,-.9 .085,-.885 .055,-.905C.035,-.925 .04,-.97 .06,-.985Z',
    HIS.sash,
  ) +
  at(
    0.05,
    -1.56,
    5,
    0.232,
    head(
      FACE,
      HIS.skin,
      path(
        'M.3,-.3C.2,-.45 .1,-.5 -.08,-.5C-.36,-.5 -.5,-.36 -.5,-.12C-.5,.06 -.46,.2 -.37,.28C-.28,.25 -.2,.2 -.15,.12C-.22,.04 -.2,-.09 -.09,-.09C-.04,-.09 -.02,-.04 .0,.0C.03,-.1 .06,-.2 .14,-.24Z',
        SHADE,
      ),
    ),
  ) +
  HAT
/** The far fist, behind the tiller; then the near arm, before it. */
export const FAR_FIST = at(0.335, -0.955, -14, 0.92, grip(HIS.far))
export const NEAR_ARM =
  path(
    limb(
      [
        [-0.14, -1.075],
        [-0.06, -1.045],
        [0.05, -0.985],
        [0.15, -0.945],
      ],
      [0.05, 0.052, 0.042, 0.03],
    ),
    HIS.skin,
  ) +
  path(
    limb(
      [
        [-0.055, -1.37],
        [-0.1, -1.25],
        [-0.12, -1.13],
        [-0.115, -1.05],
      ],
      [0.062, 0.068, 0.062, 0.062],
    ),
    mix(HIS.shirt, '#7a86c0', 0.12),
  ) +
  path(
    'M-.178,-1.05C-.15,-1.03 -.09,-1.02 -.052,-1.035L-.055,-1.06C-.09,-1.045 -.14,-1.055 -.177,-1.075Z',
    mix(HIS.shirt, SHADE, 0.5),
  ) +
  at(0.185, -0.925, -14, 1, grip(HIS.skin))
/** Where the tiller passes through the near fist, and its end ahead. */
export const TILLER: readonly [Pt, Pt] = [
  [0.185, -0.925],
  [0.42, -0.985],
]

/** Where the stem of the lotus is held. */
const STEM = 0.5
const LOTUS =
  `<path d="M.505,-.13C.49,-.25 .51,-.36 .5,-.45" stroke="#4f7a4a" stroke-width=".017" fill="none" stroke-linecap="round"/>` +
  `<g transform="translate(.5,-.455)">${
    path(
      'M-.01,0C-.08,-.0 -.135,-.05 -.15,-.12C-.09,-.11 -.04,-.07 -.01,0ZM.01,0C.08,0 .135,-.05 .15,-.12C.09,-.11 .04,-.07 .01,0Z',
      '#d2386e',
    ) +
    path(
      'M-.005,0C-.08,-.03 -.115,-.1 -.1,-.19C-.04,-.15 -.005,-.08 0,0ZM.005,0C.08,-.03 .115,-.1 .1,-.19C.04,-.15 .005,-.08 0,0Z',
      '#f0628c',
    ) +
    path('M0,0C-.055,-.05 -.065,-.14 0,-.225C.065,-.14 .055,-.05 0,0Z', '#ffa2a8') +
    path('M0,0C-.03,-.05 -.032,-.13 0,-.2C-.012,-.13 -.008,-.05 0,0Z', '#ffd0b4')
  }</g>`
export const GRANDMOTHER =
  // far arm: its hand lies on her knee
  path(
    limb(
      [
        [0.1, -0.44],
        [0.17, -0.33],
        [0.22, -0.23],
      ],
      [0.05, 0.05, 0.045],
    ),
    mix(HERS.blouse, SHADE, 0.5),
  ) +
  path(
    limb(
      [
        [0.21, -0.24],
        [0.3, -0.2],
        [0.39, -0.165],
      ],
      [0.037, 0.033, 0.026],
    ),
    HERS.far,
  ) +
  // shins and skirt
  form(
    'M-.16,-.17C-.2,-.1 -.205,-.03 -.18,.012C-.06,.022 .16,.026 .31,.034C.345,.04 .358,.07 .355,.12C.35,.2 .335,.28 .325,.36L.51,.37C.53,.25 .56,.13 .565,.03C.565,-.07 .51,-.125 .42,-.135C.32,-.15 .22,-.17 .16,-.2Z',
    HERS.skirt,
    [0.02, -0.05],
    path('M.3,.27H.6V.33H.3Z', HERS.hem) +
      path(
        'M.06,-.15C.2,-.13 .37,-.12 .48,-.03C.36,-.085 .2,-.1 .06,-.15ZM.4,.05C.43,.14 .42,.24 .4,.34H.42C.45,.24 .45,.14 .4,.05Z',
        mix(HERS.skirt, SHADE, 0.42),
      ),
  ) +
  at(0.405, -0.155, 12, 0.86, hand(HERS.far)) +
  // neck and blouse
  path('M.02,-.52C.045,-.56 .05,-.6 .05,-.68L.17,-.66C.158,-.6 .155,-.55 .17,-.51Z', HERS.far) +
  form(
    'M-.165,-.15C-.19,-.27 -.155,-.4 -.08,-.485C-.04,-.525 .01,-.548 .05,-.55L.15,-.528C.195,-.49 .22,-.42 .222,-.345C.224,-.27 .195,-.21 .175,-.16C.06,-.13 -.06,-.13 -.165,-.15Z',
    HERS.blouse,
    [0.05, -0.02],
    path(
      'M.1,-.19C.13,-.24 .14,-.3 .12,-.36C.165,-.3 .165,-.24 .15,-.18ZM-.03,-.17C-.02,-.24 -.03,-.3 -.06,-.36C.0,-.31 .02,-.24 .02,-.17Z',
      mix(HERS.blouse, SHADE, 0.3),
    ),
  ) +
  // the shawl over her shoulder, its end behind her
  form(
    'M-.035,-.525C.0,-.55 .05,-.562 .085,-.552C.15,-.5 .205,-.42 .228,-.33C.226,-.28 .21,-.24 .195,-.2C.16,-.3 .1,-.38 .03,-.42C-.05,-.42 -.09,-.36 -.11,-.27C-.122,-.2 -.13,-.12 -.15,-.03C-.18,-.04 -.21,-.05 -.235,-.075C-.2,-.2 -.18,-.4 -.035,-.525Z',
    HERS.shawl,
    [0.04, -0.01],
    path(
      'M.0,-.53C.08,-.5 .16,-.4 .21,-.27L.2,-.24C.15,-.37 .07,-.46 -.02,-.5ZM-.03,-.5C-.12,-.4 -.15,-.24 -.19,-.06L-.215,-.07C-.18,-.24 -.15,-.4 -.05,-.51Z',
      mix(HERS.shawl, SHADE, 0.35),
    ),
  ) +
  at(
    0.155,
    -0.668,
    10,
    0.212,
    head(
      FACE,
      HERS.skin,
      path(
        'M-.4,.1C-.46,-.02 -.7,-.02 -.76,.15C-.79,.32 -.64,.44 -.5,.4C-.4,.36 -.34,.25 -.4,.1Z',
        mix(HERS.hair, SHADE, 0.3),
      ) +
        path(
          'M.35,-.26C.33,-.5 .16,-.61 -.08,-.6C-.36,-.59 -.55,-.42 -.54,-.14C-.54,.06 -.48,.22 -.37,.32C-.28,.28 -.2,.2 -.15,.12C-.22,.04 -.2,-.09 -.09,-.09C-.04,-.09 -.02,-.04 0,0C.02,-.1 .06,-.22 .16,-.28C.24,-.32 .31,-.31 .35,-.26Z',
          HERS.hair,
        ) +
        path(
          'M-.1,-.08C-.2,-.1 -.34,-.02 -.4,.16C-.36,.0 -.24,-.16 -.06,-.2C.06,-.24 .16,-.34 .2,-.46C.16,-.3 .08,-.14 -.1,-.08Z',
          mix(HERS.hair, SHADE, 0.3),
        ) +
        '<circle cx="-.09" cy=".16" r=".036" fill="#ffd98a"/>',
    ),
  )
/** Her near arm with the flower. */
export const OFFERING =
  LOTUS +
  path(
    limb(
      [
        [0.15, -0.205],
        [0.25, -0.235],
        [0.35, -0.275],
        [0.45, -0.305],
      ],
      [0.045, 0.043, 0.035, 0.027],
    ),
    HERS.skin,
  ) +
  clasp(STEM - 0.02, -0.315, -14, 0.95, HERS.skin) +
  path(
    limb(
      [
        [0.045, -0.46],
        [0.08, -0.36],
        [0.12, -0.27],
        [0.165, -0.2],
      ],
      [0.058, 0.064, 0.058, 0.056],
    ),
    mix(HERS.blouse, '#fff0e0', 0.12),
  ) +
  path(
    'M.115,-.165C.14,-.17 .19,-.215 .205,-.25L.222,-.235C.205,-.195 .165,-.15 .13,-.14Z',
    mix(HERS.blouse, SHADE, 0.35),
  )

/** The girl, facing right; she is drawn mirrored opposite her grandmother. */
export const CHILD =
  // far arm: its hand lies in her lap
  path(
    limb(
      [
        [0.09, -0.33],
        [0.13, -0.25],
        [0.16, -0.18],
      ],
      [0.036, 0.036, 0.032],
    ),
    GIRL.far,
  ) +
  path(
    limb(
      [
        [0.155, -0.185],
        [0.2, -0.14],
        [0.24, -0.105],
      ],
      [0.03, 0.026, 0.02],
    ),
    GIRL.far,
  ) +
  // legs and dress
  path(
    'M.2,.0L.31,-.04C.335,-.02 .335,.02 .33,.06C.32,.16 .31,.24 .3,.34L.23,.33C.24,.22 .24,.1 .22,.03Z',
    GIRL.skin,
  ) +
  two(
    'M-.13,-.13C-.17,-.07 -.175,-.01 -.145,.018C-.04,.024 .1,.026 .2,.03C.21,.06 .21,.09 .205,.12C.26,.14 .31,.13 .345,.11C.36,.05 .36,.0 .345,-.04C.32,-.085 .27,-.1 .22,-.105C.18,-.11 .15,-.12 .12,-.14Z',
    GIRL.dress,
    GIRL.fold,
    [0.02, -0.035],
    path(
      'M.06,-.09C.14,-.08 .23,-.07 .29,-.015C.22,-.045 .14,-.055 .06,-.09Z',
      mix(GIRL.dress, GIRL.fold, 0.6),
    ),
  ) +
  at(0.24, -0.105, 16, 0.62, hand(GIRL.far)) +
  path('M.03,-.38C.045,-.41 .045,-.44 .045,-.5L.125,-.48C.118,-.43 .122,-.4 .135,-.37Z', GIRL.far) +
  two(
    'M-.125,-.11C-.14,-.2 -.115,-.29 -.06,-.35C-.03,-.385 .01,-.398 .035,-.4C.06,-.37 .1,-.365 .13,-.385C.165,-.36 .18,-.31 .178,-.26C.176,-.2 .15,-.15 .13,-.11C.05,-.09 -.05,-.09 -.125,-.11Z',
    GIRL.dress,
    GIRL.fold,
    [0.035, -0.015],
    path('M.07,-.13C.1,-.17 .11,-.22 .09,-.27C.13,-.22 .13,-.17 .12,-.12Z', mix(GIRL.dress, GIRL.fold, 0.6)),
  ) +
  path(
    'M-.128,-.142C-.05,-.116 .05,-.116 .136,-.142C.142,-.13 .142,-.115 .138,-.102C.05,-.078 -.05,-.078 -.132,-.102C-.136,-.115 -.134,-.13 -.128,-.142Z',
    '#c4405a',
  ) +
  at(
    0.115,
    -0.5,
    -2,
    0.188,
    head(
      CHILD_FACE,
      GIRL.skin,
      path(
        'M-.22,-.56C-.34,-.66 -.34,-.86 -.18,-.92C-.02,-.96 .1,-.84 .08,-.7C.06,-.6 .0,-.56 -.06,-.54Z',
        GIRL.hair,
      ) +
        path(
          'M.37,-.2C.36,-.48 .16,-.61 -.08,-.6C-.36,-.59 -.54,-.42 -.53,-.14C-.52,.04 -.47,.2 -.38,.3C-.28,.26 -.2,.18 -.15,.1C-.22,.02 -.2,-.1 -.09,-.1C-.04,-.1 -.02,-.05 0,-.01C.02,-.1 .06,-.18 .16,-.22C.24,-.25 .33,-.25 .37,-.2Z',
          GIRL.hair,
        ) +
        path(
          'M-.25,-.6C-.16,-.68 .02,-.68 .09,-.6C.12,-.55 .08,-.5 .03,-.52C-.05,-.57 -.12,-.56 -.19,-.51C-.25,-.49 -.28,-.56 -.25,-.6Z',
          '#ffe9c4',
        ),
      true,
    ),
  )
/** Her near arm, from a shoulder to the stem in her grandmother's frame: `across` and `down` are her hip there, `k` her scale. */
export function takes(across: number, down: number, k: number): string {
  const shoulder: Pt = [across - 0.05 * k, down - 0.335 * k],
    wrist: Pt = [STEM + 0.07, -0.205],
    [dx, dy] = [wrist[0] - shoulder[0], wrist[1] - shoulder[1]],
    far = Math.hypot(dx, dy),
    bend = Math.sqrt(Math.max(0.0016, 0.195 ** 2 * k * k - (far / 2) ** 2)),
    elbow: Pt = [
      (shoulder[0] + wrist[0]) / 2 - (dy / far) * -bend,
      (shoulder[1] + wrist[1]) / 2 + (-dx / far) * bend,
    ]
  return (
    path(
      limb(
        [shoulder, [(shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2], elbow],
        [0.042 * k, 0.039 * k, 0.033 * k],
      ),
      GIRL.skin,
    ) +
    path(
      limb(
        [elbow, [(wrist[0] + elbow[0]) / 2, (wrist[1] + elbow[1]) / 2], wrist],
        [0.034 * k, 0.03 * k, 0.021 * k],
      ),
      GIRL.skin,
    ) +
    roundLimb(
      [
        [shoulder[0], shoulder[1] - 0.01, 0.044 * k],
        [(shoulder[0] * 3 + elbow[0]) / 4, (shoulder[1] * 3 + elbow[1]) / 4, 0.052 * k],
        [(shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2, 0.05 * k],
      ],
      mix(GIRL.dress, GIRL.fold, 0.22),
    ) +
    clasp(STEM + 0.022, -0.2, -6, 0.74 * k, GIRL.skin, -1)
  )
}

/**
 * The head of the prow with its garlands: the stem's end at 0, turned by `lean` from the horizontal. Rolls of cloth are wound round it,
 * marigolds hang from them, and three ribbons trail behind.
 */
export function garlands(lean: number): string {
  const ribbon = (x: number, y: number, long: number, sway: number, ink: string, shade: string): string => {
    const w = 0.07,
      e = (px: number, py: number) => `${(x + px).toFixed(3)},${(y + py * long).toFixed(3)}`,
      edge = `M${e(0, 0)}C${e(0.02, 0.2)} ${e(sway * 0.8, 0.3)} ${e(sway * 0.62, 0.52)}C${e(sway * 0.5, 0.7)} ${e(sway, 0.8)} ${e(sway * 1.1, 1)}L${e(sway * 1.1 + w * 0.6, 0.94)}L${e(sway * 1.1 + w * 1.2, 1.01)}C${e(sway + w * 1.1, 0.78)} ${e(sway * 0.56 + w, 0.72)} ${e(sway * 0.68 + w, 0.52)}C${e(sway * 0.86 + w, 0.3)} ${e(w + 0.02, 0.2)} ${e(w, 0)}Z`
    return two(edge, ink, shade, [0.026, -0.012])
  }
  const string = (x: number, wide: number, deep: number): string =>
    Array.from({ length: 15 }, (_, i): Pt => {
      const t = (i / 14) * Math.PI
      return [x - (Math.cos(t) * wide) / 2, 0.02 + Math.sin(t) * deep]
    })
      .map(
        ([px, py], i) =>
          `<circle cx="${px.toFixed(3)}" cy="${py.toFixed(3)}" r=".036" fill="${i % 2 ? '#ffb23e' : '#e8822c'}"/>`,
      )
      .join('')
  const roll = (along: number, half: number, ink: string, shade: string) =>
    at(
      0,
      0,
      lean,
      1,
      two(
        `M${along - 0.045},${-half}C${along - 0.03},${-half - 0.035} ${along + 0.03},${-half - 0.035} ${along + 0.045},${-half}C${along + 0.06},${-half * 0.4} ${along + 0.06},${half * 0.4} ${along + 0.045},${half}C${along + 0.03},${half + 0.035} ${along - 0.03},${half + 0.035} ${along - 0.045},${half}C${along - 0.03},${half * 0.4} ${along - 0.03},${-half * 0.4} ${along - 0.045},${-half}Z`,
        ink,
        shade,
        [0, -0.05],
      ),
    )
  const turn = (lean * Math.PI) / 180,
    on = (along: number): Pt => [Math.cos(turn) * along, Math.sin(turn) * along]
  return (
    at(
      0,
      0,
      lean,
      1,
      path(
        'M-.16,-.085C.06,-.08 .26,-.066 .43,-.034C.47,-.026 .485,.0 .475,.03C.465,.055 .44,.062 .41,.064C.26,.074 .06,.078 -.16,.085Z',
        '#4a2044',
      ) +
        path(
          'M-.16,.085C.06,.078 .26,.074 .41,.064C.44,.062 .465,.055 .475,.03C.43,.04 .36,.042 .28,.04C.14,.036 -.02,.034 -.16,.036Z',
          '#b8634c',
        ),
    ) +
    ribbon(on(-0.16)[0], on(-0.16)[1], 0.84, 0.22, '#1fa09c', '#146472') +
    ribbon(on(-0.06)[0] - 0.03, on(-0.06)[1], 1, 0.17, '#ffc648', '#d98a34') +
    string(on(-0.02)[0], 0.27, 0.36) +
    ribbon(on(0.06)[0] - 0.06, on(0.06)[1], 0.92, 0.12, '#f25c90', '#a8326e') +
    roll(-0.17, 0.128, '#1fa09c', '#146472') +
    roll(-0.06, 0.112, '#ffc648', '#d98a34') +
    roll(0.05, 0.1, '#f25c90', '#a8326e')
  )
}
