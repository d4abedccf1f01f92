/** A woman and a child at the window table of a train, by hand: pixels, the middle of the table at x = 0, y down. */
import { at, CHILD_FACE, FACE, form, hand, head, limb, path, shoe } from '../kit/cut-figure.ts'
import type { Pt } from '../kit/vec.ts'

const HERS = {
  skin: '#c47f62',
  far: '#8a5156',
  hair: '#2f1730',
  top: '#d08a2e',
  farTop: '#8a5330',
  bottom: '#3f2b5c',
}
const KID = {
  skin: '#cf8a68',
  far: '#94575a',
  hair: '#5a2a2c',
  top: '#cf4a3e',
  farTop: '#8c2f42',
  bottom: '#33406f',
}
const FRONT: Pt = [16, -5]
const arm = (joints: readonly Pt[], half: readonly number[], ink: string, light: Pt = [7, -6]) =>
  form(limb(joints, half), ink, light)

/** A tidy knot low at the back of her head. */
const HER_HAIR =
  path('M-.42,-.12C-.6,-.22 -.84,-.1 -.84,.1C-.84,.28 -.66,.38 -.5,.32C-.4,.28 -.34,.2 -.34,.1Z', HERS.hair) +
  path(
    'M.36,-.24C.34,-.5 .14,-.62 -.1,-.61C-.38,-.6 -.57,-.42 -.56,-.14C-.55,.06 -.5,.2 -.38,.29C-.29,.28 -.2,.2 -.14,.12C-.22,.04 -.2,-.09 -.09,-.09C-.04,-.09 -.02,-.04 0,0C.02,-.1 .06,-.2 .16,-.26C.24,-.29 .32,-.28 .36,-.24Z',
    HERS.hair,
  ) +
  path(
    'M.28,-.42C.14,-.54 -.1,-.56 -.28,-.46C-.42,-.36 -.48,-.2 -.46,-.04C-.4,-.24 -.22,-.42 .0,-.44C.1,-.45 .2,-.44 .28,-.42Z',
    '#553044',
  ) +
  '<circle cx="-.075" cy=".16" r=".036" fill="#ffd27a"/>'
/** A ponytail with a ribbon, and a fringe. */
const KID_HAIR =
  path(
    'M-.44,-.32C-.72,-.44 -.98,-.26 -1,.06C-1.01,.28 -1.08,.44 -1.2,.52C-.94,.6 -.72,.44 -.68,.18C-.66,.02 -.56,-.06 -.44,-.08Z',
    KID.hair,
  ) +
  path(
    'M.38,-.2C.38,-.5 .16,-.63 -.1,-.62C-.4,-.6 -.58,-.42 -.57,-.14C-.56,.04 -.48,.18 -.36,.28C-.28,.26 -.2,.2 -.15,.12C-.22,.03 -.2,-.09 -.09,-.09C-.04,-.09 -.02,-.03 0,.02C.03,-.06 .06,-.12 .1,-.16C.2,-.14 .3,-.15 .38,-.2Z',
    KID.hair,
  ) +
  path(
    'M.3,-.42C.16,-.55 -.08,-.57 -.26,-.47C-.4,-.38 -.48,-.24 -.47,-.1C-.38,-.28 -.22,-.42 .0,-.44C.1,-.45 .2,-.44 .3,-.42Z',
    '#8a4636',
  ) +
  path(
    'M-.4,-.36C-.5,-.4 -.58,-.34 -.56,-.24C-.55,-.14 -.5,-.06 -.42,-.06C-.38,-.14 -.37,-.28 -.4,-.36Z',
    '#f3c25a',
  )

/** Her hand under the chin: the back of the hand rises from the wrist and four fingers fold back under the jaw. */
const CHIN_HAND =
  path(
    'M-150,556C-152,542 -150,530 -150,520C-152,510 -142,502 -128,503C-112,503 -104,512 -106,526C-107,538 -112,548 -114,560Z',
    HERS.skin,
  ) +
  arm([[-116, 511], [-138, 508], [-164, 510]], [8, 8.5, 6.5], HERS.skin, [2, -3]) +
  arm([[-114, 523], [-136, 521], [-160, 523]], [7.5, 8, 6.5], HERS.skin, [2, -3]) +
  arm([[-115, 535], [-134, 534], [-156, 536]], [7, 7.5, 6], HERS.skin, [2, -3]) +
  arm([[-117, 546], [-134, 546], [-150, 548]], [6, 6.5, 5], HERS.skin, [2, -3]) +
  arm([[-110, 540], [-124, 531], [-147, 525]], [9, 9.5, 6.5], '#d08c6c', [2, -3]) // prettier-ignore

const HER_LEGS =
  arm([[-276, 720], [-200, 722], [-104, 728]], [38, 40, 31], HERS.bottom, [4, -10]) +
  arm([[-106, 732], [-100, 815], [-106, 896]], [31, 29, 15], HERS.bottom) +
  at(-104, 922, 0, 380, shoe('#5a2438', '#2a1636')) +
  arm([[-296, 722], [-222, 726], [-132, 736]], [40, 44, 33], '#503570', [4, -12]) +
  arm([[-134, 740], [-130, 824], [-142, 908]], [33, 30, 16], '#503570') +
  at(-140, 938, 0, 400, shoe('#7a2f3c', '#2a1636')) // prettier-ignore
/** All of her but the arms, which lie on the table. */
const HER_BODY =
  HER_LEGS +
  form('M-226,534C-216,512 -212,492 -214,466L-166,480C-168,495 -166,510 -156,530Z', HERS.skin, [18, 0]) +
  form(
    'M-216,508C-248,518 -274,552 -294,608C-318,662 -338,708 -338,762C-300,778 -250,776 -214,764C-206,730 -196,700 -186,665C-172,630 -158,604 -160,572C-162,548 -166,530 -172,514C-186,524 -204,522 -216,508Z',
    HERS.top,
    FRONT,
    path('M-214,764C-230,735 -258,716 -292,712C-262,724 -240,744 -230,770Z', '#9a6030'),
  ) +
  path('M-218,504C-206,520 -186,526 -168,512L-165,524C-186,538 -212,534 -226,514Z', '#e8a544') +
  at(-167, 460, -5, 97, head(FACE, HERS.skin, HER_HAIR))
const HER_FAR_ARM =
  arm([[-196, 622], [-140, 644], [-60, 646], [8, 643]], [16, 20, 19, 12], HERS.farTop, [2, -6]) +
  at(10, 643, 0, 380, hand(HERS.far)) // prettier-ignore
const HER_NEAR_ARM =
  CHIN_HAND +
  arm([[-112, 652], [-118, 606], [-130, 556]], [24, 23, 17], HERS.top) +
  arm([[-222, 556], [-176, 606], [-116, 650]], [34, 30, 25], HERS.top) +
  path('M-149,560L-113,552L-111,562L-148,571Z', '#e8a544') // prettier-ignore

/** A hand with the index finger stretched along +x, the others folded, the thumb on top. */
const POINTING =
  path(
    'M-.03,-.034C.02,-.04 .05,-.044 .08,-.038C.12,-.034 .16,-.03 .196,-.022C.21,-.018 .21,-.004 .196,-.003C.16,-.001 .13,.0 .104,.003C.118,.01 .118,.024 .104,.028C.11,.036 .104,.048 .092,.048C.094,.058 .082,.066 .066,.062C.03,.058 .0,.048 -.03,.034Z',
    KID.skin,
  ) +
  path(
    'M.01,-.034C.035,-.058 .068,-.068 .1,-.06C.112,-.056 .11,-.042 .094,-.04C.072,-.04 .058,-.03 .045,-.02Z',
    KID.skin,
  ) +
  '<path d="M.104,.003Q.08,.006 .06,.0M.104,.028Q.08,.03 .06,.022M.092,.048Q.075,.048 .058,.04" fill="none" stroke="#8a4a50" stroke-width=".008" stroke-linecap="round"/>'
const KID_FAR_ARM =
  arm([[-214, 532], [-182, 594], [-154, 634]], [24, 21, 14], KID.farTop) +
  at(-158, 636, 14, 290, hand(KID.far)) // prettier-ignore
/** A shoe whose instep lies on the seat, the sole up. */
const kneelingShoe = (ink: string, sole: string): string =>
  path(
    'M-336,748C-352,744 -374,740 -394,741C-412,742 -420,750 -416,760C-410,774 -384,784 -360,784L-334,782Z',
    ink,
  ) +
  path('M-350,746C-372,737 -402,735 -417,748C-420,753 -419,757 -417,760C-406,750 -376,748 -352,754Z', sole)
/** The child kneels on the seat, the insteps on the cushion. Facing right, to be mirrored. */
const KID_BODY =
  `<g transform="translate(38,-9)">${kneelingShoe('#7d4a52', '#4a2a48')}</g>` +
  arm(
    [
      [-205, 754],
      [-262, 760],
      [-306, 757],
    ],
    [28, 24, 15],
    '#232c55',
    [2, -8],
  ) +
  arm(
    [
      [-258, 650],
      [-234, 705],
      [-212, 748],
    ],
    [44, 40, 33],
    '#232c55',
  ) +
  `<g transform="translate(24,0)">${kneelingShoe('#ead0b4', '#8f5a58')}</g>` +
  arm(
    [
      [-226, 758],
      [-280, 764],
      [-326, 764],
    ],
    [31, 27, 16],
    KID.bottom,
    [3, -10],
  ) +
  arm(
    [
      [-268, 655],
      [-246, 706],
      [-224, 754],
    ],
    [48, 43, 35],
    KID.bottom,
    [14, -4],
  ) +
  form('M-246,524C-240,508 -242,480 -246,450L-192,462C-196,484 -198,508 -190,524Z', KID.skin, [14, 0]) +
  form(
    'M-240,504C-268,514 -286,545 -292,590C-300,625 -318,650 -320,694C-290,708 -250,706 -218,694C-206,650 -196,612 -190,572C-186,545 -190,522 -200,506C-212,516 -228,514 -240,504Z',
    KID.top,
    [14, -4],
    path(
      'M-222,680C-246,676 -270,664 -286,646C-270,676 -246,690 -222,692ZM-196,610C-214,622 -238,626 -258,620C-238,634 -212,634 -198,624Z',
      '#9a3342',
    ),
  ) +
  path('M-242,500C-230,512 -212,516 -197,504L-194,516C-212,530 -236,526 -248,510Z', '#f3dcc0') +
  at(-212, 450, -12, 94, head(CHILD_FACE, KID.skin, KID_HAIR, true))
const KID_NEAR_ARM =
  at(-66, 461, -19, 300, POINTING) +
  arm([[-252, 549], [-245, 546], [-228, 541], [-184, 528], [-140, 508], [-98, 482], [-66, 462]], [8, 18, 26, 25, 21, 18, 12.5], KID.top, [2, -7]) +
  path('M-77,451L-65,446L-56,468L-67,475Z', '#f3dcc0') // prettier-ignore

const OUT = 74
const hers = (body: string) => `<g transform="translate(${-OUT},0)">${body}</g>`
const kids = (body: string) => `<g transform="translate(${OUT - 20},0) scale(-1,1)">${body}</g>`
/** What is drawn before the table, and what lies on it. */
export const HER = { body: hers(HER_BODY), far: hers(HER_FAR_ARM), near: hers(HER_NEAR_ARM) }
export const CHILD = { body: kids(KID_BODY), far: kids(KID_FAR_ARM), near: kids(KID_NEAR_ARM) }
