/** A family before a fountain at night, by hand: metres, feet at y = 0, y down, facing right. The light is ahead of them and behind: dark forms with a bright edge. */
import { edgeLight, place } from '../kit/cut.ts'
import { at, CHILD_FACE, FACE, form, path } from '../kit/cut-figure.ts'
import { joints, limb, type Station } from '../kit/limbs.ts'
import type { Pt } from '../kit/vec.ts'

const NIGHT = '#080a2a'
const SKIN = { dark: '#54293f', deep: '#351a38', own: '#743e48' } as const
const HIS = { shirt: '#1c3274', sleeve: '#1f3880', far: '#13235a', leg: '#0e1442', back: '#0a0f36' } as const
const HERS = { dress: '#481c60', sleeve: '#52226a', scarf: '#6c3985', fold: '#5c2d74' } as const
/** The inks of the shoes: `line` is the light that the wet stone throws on the edge of a sole. */
type Wear = { his: string; hers: string; kid: readonly [string, string]; line: string }
const WORN: Wear = { his: NIGHT, hers: '#190b3a', kid: ['#8f86c4', '#5f5a9c'], line: '#a3bfe0' }
/** The shoes in the wet stone: paler than black, dimmer than white. */
const MIRRORED: Wear = { his: '#2c427f', hers: '#43357c', kid: ['#6673b2', '#6673b2'], line: 'none' }
const GIRL = { dress: '#ee5d48', sleeve: '#f36c52' } as const
const BOY = {
  shirt: '#1f6078',
  shade: '#174a64',
  sleeve: '#1f6078',
  shorts: '#121950',
  far: '#0c1240',
} as const
const RIM = '#fff0bd'

/** A form whose side away from the light falls into the dark. */
const lit = (d: string, ink: string, shift: Pt, over = '') => form(d, ink, shift, over, 0.6)
/** A limb in centimetres, so that the rounding in its outline stays small. */
const limbFrom = (stations: readonly Station[], ink: string) =>
  `<g transform="scale(.01)">${limb(
    stations.map(([x, y, half]): Station => [100 * x, 100 * y, 100 * half]),
    ink,
  )}</g>`
/** An arm or leg through its stations. */
const rod = (stations: string, ink: string) => limbFrom(joints(stations), ink)
/** A finger set off by a dark seam. */
const finger = (d: string, ink: string) =>
  `<g stroke="${NIGHT}" stroke-width=".6" paint-order="stroke">${rod(d, ink)}</g>`
/** An open hand that points along `angle`: a palm, a thumb and four fingers that part by `spread` degrees. */
function hand(
  x: number,
  y: number,
  angle: number,
  ink: string,
  size: number,
  spread: number,
  flip = 1,
): string {
  const fingers = [0.068, 0.08, 0.076, 0.06].map((long, i) => {
    const turn = ((i - 1.5) * spread * Math.PI) / 180,
      from = [0.05, (i - 1.5) * 0.0172] as const
    const along = (t: number, half: number): Station => [
      from[0] + Math.cos(turn) * (long + 0.008) * t,
      from[1] + Math.sin(turn) * (long + 0.008) * t,
      half,
    ]
    return limbFrom([along(0, 0.0105), along(0.5, 0.0108), along(0.85, 0.0096), along(1, 0.0074)], ink)
  })
  const palm = rod('-.036,0,.023 -.016,0,.026 .006,0,.031 .035,0,.036 .058,0,.034', ink),
    thumb = rod('.006,-.012,.016 .024,-.037,.0145 .045,-.056,.012 .062,-.064,.0085', ink)
  return at(x, y, angle, size, fingers.join('') + thumb + palm, flip)
}
const shoe = (ink: string, sole: string, line = 'none') =>
  path(
    'M-.066,-.1L.05,-.1C.06,-.066 .09,-.05 .135,-.038C.172,-.026 .19,-.014 .19,-.004L.05,-.006L-.03,-.02L-.096,-.018C-.104,-.045 -.092,-.078 -.066,-.1Z',
    ink,
  ) +
  path(
    'M-.097,-.026L-.03,-.026C0,-.02 .03,-.012 .06,-.012L.188,-.012C.192,-.004 .19,.002 .184,.006L.045,.006C.018,.003 0,-.008 -.02,-.01L-.03,.006L-.1,.006Z',
    sole,
  ) +
  path(
    'M-.1,.004L-.03,.004L-.032,.0115L-.097,.0115ZM.045,.004L.184,.004Q.183,.009 .176,.0115L.047,.0115Z',
    line,
  )
/** A child's trainer: a whole sole. */
const trainer = (ink: string, sole: string, line = 'none') =>
  path(
    'M-.066,-.1L.05,-.1C.06,-.066 .09,-.05 .135,-.038C.172,-.026 .19,-.014 .186,.006L-.09,.006C-.1,-.03 -.09,-.075 -.066,-.1Z',
    ink,
  ) +
  path('M-.094,-.018L.182,-.014C.19,-.008 .189,0 .186,.006L-.088,.006Q-.096,-.004 -.094,-.018Z', sole) +
  path('M-.089,.004L.186,.004Q.185,.009 .178,.0115L-.086,.0115Z', line)
/** A flat shoe that leaves the instep bare. */
const flat = (skin: string, ink: string, line: string) =>
  path('M-.04,-.2C-.042,-.12 -.05,-.05 -.055,-.01L.14,-.004C.1,-.04 .04,-.06 .03,-.1L.032,-.2Z', skin) +
  path(
    'M-.056,-.058C-.044,-.034 -.02,-.024 .02,-.022C.05,-.024 .068,-.036 .082,-.048C.112,-.036 .15,-.02 .158,-.004L.156,.006L.055,.006C.025,.004 .005,-.01 -.018,-.012L-.028,.006L-.064,.006C-.07,-.012 -.066,-.04 -.056,-.058Z',
    ink,
  ) +
  path(
    'M-.064,.004L-.028,.004L-.03,.0115L-.062,.0115ZM.055,.004L.156,.004Q.155,.009 .148,.0115L.057,.0115Z',
    line,
  )

/** Eye, brow, ear and open smile of a head in profile. */
const features = (ear: string) =>
  path('M.19,.015Q.24,-.06 .335,-.03Q.31,.03 .25,.03Q.215,.028 .19,.015Z', NIGHT) +
  path('M.16,-.115Q.25,-.185 .34,-.145L.338,-.115Q.25,-.145 .165,-.09Z', NIGHT) +
  path('M.388,.2C.34,.21 .28,.2 .235,.165C.255,.24 .305,.29 .362,.278L.368,.24Z', NIGHT) +
  path('M.38,.207C.335,.216 .29,.207 .258,.186C.28,.225 .32,.24 .36,.233Z', '#e9c9b4') +
  path('M-.1,-.1C-.03,-.105 -.01,-.04 -.03,.03C-.045,.1 -.07,.165 -.105,.16C-.14,.14 -.16,.03 -.16,-.02C-.155,-.07 -.135,-.098 -.1,-.1Z', ear) // prettier-ignore
const head = (face: string, skin: string, ear: string, hair: string) =>
  form(face, skin, [0.2, -0.02], '', 0.4) + hair + features(ear)
const SHORT =
  'M.352,-.25C.36,-.38 .33,-.47 .26,-.53C.16,-.61 .02,-.62 -.12,-.6C-.38,-.57 -.53,-.38 -.52,-.12C-.51,.04 -.46,.16 -.39,.27C-.29,.25 -.2,.18 -.16,.1C-.2,.02 -.18,-.1 -.09,-.1C-.04,-.1 -.02,-.05 -.01,.03L.03,.03C.03,-.06 .05,-.16 .11,-.22C.19,-.29 .28,-.27 .352,-.25Z'
/** Hair to the shoulder that the wind lifts. */
const LOOSE =
  'M.35,-.22C.37,-.42 .25,-.58 .04,-.6C-.22,-.63 -.44,-.52 -.52,-.28C-.58,-.06 -.64,.2 -.8,.42C-.86,.5 -.92,.54 -1,.54C-.92,.7 -.78,.78 -.6,.76C-.4,.76 -.2,.56 -.14,.3C-.12,.22 -.12,.18 -.13,.14C-.19,.03 -.17,-.1 -.09,-.1C-.04,-.1 -.02,-.05 0,0C.02,-.12 .08,-.22 .16,-.27C.23,-.31 .3,-.26 .35,-.22Z'
const KNOT =
  'M.345,-.24C.34,-.47 .15,-.6 -.08,-.58C-.38,-.56 -.55,-.36 -.53,-.08C-.52,.08 -.46,.2 -.38,.28C-.28,.26 -.2,.2 -.15,.12C-.19,.02 -.17,-.1 -.09,-.1C-.04,-.1 -.02,-.05 0,0C.02,-.12 .06,-.22 .13,-.27C.2,-.33 .3,-.28 .345,-.24Z'
const BUN = 'M-.24,-.52C-.36,-.62 -.36,-.82 -.2,-.9C-.02,-.98 .14,-.84 .1,-.68C.07,-.58 -.02,-.53 -.1,-.52Z'

/** He stands with his weight on the near leg and is drawn forward by the boy. */
const hisLegs = (far: number, { his, line }: Wear) =>
  `<g transform="translate(0,${far})">${
    path(
      'M-.04,-.95L.12,-.97C.165,-.84 .22,-.72 .248,-.6C.262,-.53 .266,-.48 .276,-.4C.292,-.3 .3,-.2 .303,-.075L.182,-.07C.18,-.2 .165,-.3 .146,-.4C.132,-.47 .12,-.52 .1,-.58C.06,-.7 -.02,-.8 -.04,-.95Z',
      HIS.back,
    ) + at(0.24, 0, 0, 1, shoe(his, his, line))
  }</g>` +
  at(-0.115, 0, 0, 1, shoe(his, his, line)) +
  lit(
    'M-.17,-.95C-.188,-.84 -.172,-.72 -.148,-.6C-.138,-.54 -.142,-.48 -.156,-.4C-.174,-.3 -.182,-.2 -.186,-.06L-.05,-.055C-.042,-.18 -.026,-.28 -.004,-.38C.012,-.46 .03,-.52 .046,-.6C.07,-.7 .11,-.82 .13,-.95Z',
    HIS.leg,
    [0.045, 0],
  )
const HIS_FAR_ARM =
  rod('.27,-1.135,.043 .34,-1.08,.042 .42,-1.036,.037 .47,-1.003,.03', SKIN.dark) +
  rod('.02,-1.4,.072 .12,-1.28,.066 .22,-1.165,.056 .29,-1.115,.052', HIS.far)
const HIS_BODY =
  path(
    'M-.1,-1.44L-.04,-1.58L0,-1.7L.12,-1.66C.108,-1.61 .106,-1.56 .13,-1.45C.06,-1.4 -.04,-1.4 -.1,-1.44Z',
    SKIN.deep,
  ) +
  lit(
    'M-.07,-1.49C-.14,-1.475 -.182,-1.41 -.19,-1.32C-.194,-1.2 -.176,-1.1 -.168,-1.02C-.174,-.96 -.182,-.91 -.186,-.85C-.09,-.82 .05,-.82 .15,-.855C.146,-.95 .146,-1.02 .15,-1.1C.16,-1.19 .168,-1.27 .154,-1.35C.144,-1.4 .12,-1.44 .085,-1.465C.03,-1.48 -.02,-1.49 -.07,-1.49Z',
    HIS.shirt,
    [0.09, 0],
  )
const HIS_HEAD = at(0.075, -1.722, -3, 0.245, head(FACE, SKIN.own, SKIN.dark, path(SHORT, NIGHT)))
const HIS_NEAR_ARM =
  rod('.0,-1.138,.034 .05,-1.163,.037 .1,-1.192,.034 .13,-1.212,.032', SKIN.own) +
  lit(
    'M-.085,-1.462C-.135,-1.455 -.16,-1.41 -.164,-1.34C-.168,-1.27 -.172,-1.21 -.164,-1.15C-.154,-1.09 -.105,-1.06 -.05,-1.076C-.02,-1.086 .02,-1.106 .045,-1.124C.056,-1.145 .052,-1.178 .03,-1.194C0,-1.184 -.03,-1.178 -.043,-1.198C-.052,-1.222 -.024,-1.3 -.016,-1.365C-.01,-1.425 -.035,-1.464 -.085,-1.462Z',
    HIS.sleeve,
    [0.05, 0],
  )

/** The back of his hand round her shin: the thumb up along it, four fingers over its front. */
const HIS_GRIP =
  rod('.11,-1.25,.018 .14,-1.29,.016 .168,-1.318,.012', SKIN.own) +
  [
    '.15,-1.272,.0145 .2,-1.278,.0145 .224,-1.27,.012',
    '.15,-1.247,.015 .205,-1.25,.015 .229,-1.243,.012',
    '.15,-1.222,.0145 .2,-1.222,.0145 .224,-1.216,.012',
    '.15,-1.199,.013 .192,-1.197,.013 .213,-1.193,.011',
  ]
    .map((d) => `<g stroke="${SKIN.deep}" stroke-width=".7" paint-order="stroke">${rod(d, SKIN.own)}</g>`)
    .join('') +
  path(
    'M.085,-1.225C.1,-1.262 .135,-1.288 .165,-1.288C.182,-1.282 .186,-1.25 .182,-1.225C.18,-1.205 .17,-1.186 .152,-1.182C.13,-1.176 .105,-1.172 .09,-1.165Z',
    SKIN.own,
  )

/** The girl on his shoulders: her thighs lie over them, her shins hang down his chest. */
const GIRL_FAR =
  rod(
    '.06,-1.52,.05 .17,-1.505,.05 .235,-1.47,.045 .262,-1.4,.042 .272,-1.31,.038 .27,-1.22,.029',
    SKIN.deep,
  ) + at(0.272, -1.165, 22, 0.6, trainer(...WORN.kid))
const GIRL_FAR_ARM =
  rod('-.06,-1.84,.038 .02,-1.915,.034 .09,-1.985,.03 .145,-2.07,.026 .18,-2.15,.02', SKIN.dark) +
  hand(0.188, -2.17, -66, SKIN.dark, 0.7, 11)
const GIRL_BODY =
  path(
    'M-.135,-1.85C-.1,-1.9 -.095,-1.94 -.095,-2L-.005,-1.96C-.024,-1.93 -.03,-1.9 -.03,-1.85Z',
    SKIN.deep,
  ) +
  at(-0.04, -2.025, -20, 0.2, path(BUN, NIGHT) + head(CHILD_FACE, SKIN.own, SKIN.dark, path(KNOT, NIGHT))) +
  lit(
    'M-.12,-1.882C-.17,-1.868 -.192,-1.81 -.192,-1.75C-.19,-1.69 -.205,-1.63 -.216,-1.57C-.222,-1.52 -.215,-1.485 -.19,-1.468L.06,-1.46L.06,-1.58C.03,-1.6 -.004,-1.63 -.006,-1.68C-.006,-1.73 .012,-1.76 .008,-1.81C.004,-1.85 -.02,-1.876 -.05,-1.886Z',
    GIRL.dress,
    [0.06, -0.01],
  )
const GIRL_LEG =
  path(
    'M-.02,-1.585C.05,-1.572 .11,-1.556 .165,-1.54C.205,-1.528 .228,-1.5 .228,-1.462C.228,-1.43 .22,-1.405 .224,-1.37C.228,-1.31 .216,-1.25 .208,-1.17L.15,-1.165C.146,-1.24 .134,-1.3 .138,-1.35C.14,-1.385 .136,-1.41 .118,-1.43C.07,-1.436 .02,-1.44 -.03,-1.44Z',
    SKIN.own,
  ) +
  at(0.185, -1.12, 22, 0.6, trainer(...WORN.kid)) +
  path(
    'M-.15,-1.59C-.09,-1.605 -.01,-1.592 .096,-1.568C.112,-1.53 .108,-1.47 .09,-1.428C0,-1.428 -.1,-1.436 -.17,-1.458C-.2,-1.47 -.2,-1.56 -.15,-1.59Z',
    GIRL.dress,
  )
const GIRL_NEAR_ARM =
  hand(-0.288, -2.15, -98, SKIN.own, 0.7, 11, -1) +
  rod('-.125,-1.83,.036 -.185,-1.9,.034 -.235,-1.97,.031 -.268,-2.05,.027 -.284,-2.13,.02', SKIN.own) +
  rod('-.11,-1.82,.046 -.15,-1.862,.045 -.18,-1.9,.042', GIRL.sleeve)

/** She looks up at the girl and has a hand flat on her back. */
const her = (far: number, { hers, line }: Wear) =>
  at(0.048, far, 0, 1, flat(SKIN.deep, hers, line)) +
  at(-0.2, 0, 0, 1, flat(SKIN.dark, hers, line)) +
  path(
    'M-.03,-1.39C-.11,-1.375 -.165,-1.3 -.178,-1.2C-.19,-1.07 -.205,-.95 -.245,-.83C-.27,-.75 -.295,-.69 -.315,-.635C-.285,-.6 -.24,-.6 -.205,-.622C-.17,-.64 -.12,-.72 -.1,-.85L-.06,-1.2Z',
    HERS.scarf,
  ) +
  path(
    'M-.14,-1.3C-.165,-1.1 -.175,-.92 -.215,-.77C-.23,-.71 -.245,-.66 -.25,-.607L-.205,-.622C-.185,-.63 -.16,-.66 -.14,-.7L-.1,-1.1Z',
    HERS.fold,
  ) + // prettier-ignore
  path('M-.045,-1.34L-.04,-1.47L.085,-1.455L.08,-1.34C.05,-1.3 -.02,-1.3 -.045,-1.34Z', SKIN.deep) +
  lit(
    'M-.04,-1.378C-.1,-1.362 -.136,-1.31 -.135,-1.24C-.13,-1.16 -.105,-1.09 -.1,-1.03C-.13,-.93 -.17,-.84 -.185,-.72C-.205,-.54 -.27,-.36 -.36,-.2C-.29,-.13 -.2,-.165 -.12,-.135C-.04,-.105 .05,-.14 .12,-.125C.16,-.12 .19,-.13 .215,-.15C.2,-.36 .165,-.56 .135,-.74C.115,-.85 .09,-.95 .085,-1.03C.1,-1.08 .132,-1.12 .135,-1.18C.135,-1.26 .105,-1.34 .06,-1.388C.03,-1.365 -.01,-1.365 -.04,-1.378Z',
    HERS.dress,
    [0.1, 0],
    path(
      'M.02,-1.02C.03,-.8 .06,-.5 .03,-.13L-.05,-.115C.0,-.45 .01,-.8 .0,-1.02ZM.085,-1.02C.1,-.8 .15,-.5 .15,-.12L.115,-.12C.115,-.45 .09,-.8 .07,-1.02Z',
      '#3a1652',
    ),
  ) +
  at(0.04, -1.512, -31, 0.228, head(FACE, SKIN.own, SKIN.dark, path(LOOSE, NIGHT)))
const HER_ARM =
  rod('.2,-1.16,.036 .22,-1.2,.038 .226,-1.27,.037 .214,-1.36,.03 .204,-1.43,.025', SKIN.own) +
  lit(
    'M-.04,-1.372C-.09,-1.365 -.115,-1.32 -.108,-1.27C-.09,-1.2 -.03,-1.14 .04,-1.1C.09,-1.075 .15,-1.062 .195,-1.08C.24,-1.1 .262,-1.15 .272,-1.225L.188,-1.245C.178,-1.215 .165,-1.19 .135,-1.185C.09,-1.21 .06,-1.27 .04,-1.32C.025,-1.355 -.005,-1.378 -.04,-1.372Z',
    HERS.sleeve,
    [0.03, -0.025],
  )
/** Her hand in profile, flat on the girl's back: the palm and the fingers stand up along it, the thumb lies round her side. */
const HER_HAND =
  finger('.236,-1.58,.012 .2475,-1.63,.011 .2595,-1.668,.0082', SKIN.dark) +
  rod(
    '.204,-1.42,.025 .206,-1.46,.027 .214,-1.5,.027 .224,-1.54,.022 .236,-1.585,.0145 .246,-1.62,.012 .255,-1.65,.0085',
    SKIN.own,
  ) +
  rod('.222,-1.492,.017 .25,-1.515,.0145 .274,-1.542,.012 .284,-1.56,.009', SKIN.own)

const BOY_FAR_ARM =
  rod('.95,-.81,.042 1.04,-.83,.038 1.12,-.872,.035 1.19,-.94,.029 1.243,-1.005,.022', SKIN.dark) +
  hand(1.255, -1.022, -48, SKIN.dark, 0.75, 11) +
  rod('.9,-.8,.062 .96,-.808,.058 1.02,-.824,.05', BOY.shade)
const BOY_ARM =
  rod('.8,-.85,.036 .7,-.88,.034 .62,-.91,.029 .53,-.95,.024 .5,-.965,.03', SKIN.own) +
  rod('.88,-.83,.058 .82,-.845,.054 .74,-.868,.048', BOY.sleeve)
/** The boy's hand in his father's: four of the father's fingers close over it, the boy's thumb and fingertips show. */
const HELD =
  finger('.46,-.962,.012 .44,-.95,.0115 .426,-.94,.009', SKIN.own) +
  finger('.475,-.948,.012 .455,-.932,.0115 .442,-.92,.009', SKIN.own) +
  rod('.58,-.928,.023 .54,-.945,.026 .5,-.96,.028 .465,-.965,.02', SKIN.own) +
  rod('.445,-1.02,.026 .475,-1.005,.03 .51,-.988,.026 .535,-.978,.018', SKIN.dark) +
  [
    '.478,-.99,.0125 .474,-.96,.0125 .47,-.935,.0105',
    '.5,-.985,.013 .498,-.952,.013 .494,-.922,.011',
    '.523,-.98,.013 .522,-.946,.013 .518,-.915,.011',
    '.546,-.972,.0125 .547,-.94,.0125 .543,-.91,.0105',
  ]
    .map((d) => finger(d, SKIN.dark))
    .join('') +
  finger('.585,-.945,.013 .572,-.975,.0135 .55,-.996,.0105', SKIN.own)
/** His back shoe: the heel is up, the ball of the foot and the toes on the ground. */
const toes = ({ kid: [ink, sole], line }: Wear) =>
  path(
    'M.52,-.122L.585,-.088C.592,-.062 .606,-.044 .63,-.032C.652,-.022 .656,0 .646,.004L.572,.004C.54,-.018 .5,-.038 .462,-.05C.456,-.082 .49,-.11 .52,-.122Z',
    ink,
  ) +
  path(
    'M.646,.004L.572,.004C.54,-.018 .5,-.038 .462,-.05L.461,-.064C.506,-.052 .546,-.03 .578,-.01L.652,-.01Z',
    sole,
  ) +
  path('M.568,.002L.647,.002L.642,.01L.572,.01Z', line)
/** The boy leans away on the father's hand and reaches for the water. */
const boy = (far: number, wear: Wear) =>
  `<g transform="translate(0,${far})">${
    rod('.68,-.3,.052 .655,-.25,.048 .6,-.17,.044 .55,-.105,.04', SKIN.deep) +
    toes(wear) +
    rod('.74,-.52,.085 .7,-.4,.078 .665,-.29,.066', BOY.far)
  }</g>` +
  rod('1,-.33,.052 1.025,-.26,.05 1.03,-.17,.044 1.025,-.07,.032', SKIN.own) +
  at(1.03, 0, 0, 0.72, trainer(...wear.kid, wear.line)) +
  lit(
    'M.67,-.56C.68,-.48 .7,-.42 .77,-.4C.84,-.37 .9,-.34 .94,-.28L1.07,-.32C1.07,-.4 1.04,-.45 .98,-.48C.94,-.5 .91,-.53 .89,-.58Z',
    BOY.shorts,
    [0.02, -0.03],
  ) +
  path('M.86,-.88C.905,-.925 .93,-.965 .95,-1.03L1.02,-.95C1,-.92 .985,-.89 .975,-.85Z', SKIN.deep) +
  path(
    'M.83,-.905C.775,-.87 .755,-.8 .735,-.74C.71,-.66 .68,-.58 .655,-.51C.71,-.46 .8,-.44 .895,-.455C.915,-.53 .945,-.6 .975,-.68C.995,-.75 .995,-.82 .96,-.87C.95,-.898 .925,-.918 .897,-.922C.88,-.912 .86,-.906 .83,-.905Z',
    BOY.shirt,
  ) +
  path(
    'M.775,-.86C.75,-.8 .74,-.76 .73,-.73C.71,-.66 .68,-.58 .655,-.51C.668,-.497 .684,-.486 .702,-.478C.715,-.56 .742,-.64 .765,-.71C.775,-.76 .778,-.81 .775,-.86Z',
    BOY.shade,
  ) +
  at(1.012, -0.99, -8, 0.205, head(CHILD_FACE, SKIN.own, SKIN.dark, path(SHORT, NIGHT))) +
  BOY_ARM

/** Where she stands, behind him. */
const HER_X = -0.45
/** Feet farther off stand a little higher in the picture; in a mirror they hang as much lower. */
const FAR = -0.03
/** Places a part of the group, with a lit edge. `wide` is the width of that edge in pixels. */
type Part = (body: string, rim?: number) => string
/** The edge of light on small arms and fingers. */
const FINE = 1.4
function group(part: Part, far: number, wear: Wear): string {
  return (
    part(HIS_FAR_ARM + GIRL_FAR) +
    part(GIRL_FAR_ARM, FINE) +
    part(hisLegs(far, wear) + HIS_BODY) +
    part(BOY_FAR_ARM, FINE) +
    part(boy(far, wear)) +
    part(GIRL_BODY) +
    part(HIS_HEAD) +
    part(GIRL_LEG) +
    part(GIRL_NEAR_ARM, FINE) +
    part(HIS_NEAR_ARM) +
    part(HIS_GRIP, FINE) +
    part(HELD, FINE) +
    part(at(HER_X, 0, 0, 1, her(far, wear))) +
    part(at(HER_X, 0, 0, 1, HER_ARM + HER_HAND), 1.8)
  )
}
/** The family, mirrored to face left. Its feet are at (x, y), and k is the number of pixels per metre. The light comes from `towards`. */
export const fountainFamily = (x: number, y: number, k: number, towards: Pt): string =>
  group((body, rim = 3) => edgeLight(place(x, y, k, body, true), towards, rim, RIM), FAR, WORN)
/** The same below its feet, for a mirror. */
export const fountainFamilyMirror = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x},${y}) scale(${-k},${-k})">${group((body) => body, -FAR, MIRRORED)}</g>`
