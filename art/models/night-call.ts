/** A woman who takes a call at night at her desk, by hand: pixels, facing left towards her lamp, the top of the desk at y = 648. A cat and a pot of basil for the sill. */
import { joints, limb } from '../kit/limbs.ts'
import { smilingFace } from '../kit/smiling-face.ts'

const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`
const INK = '#2a1738'
const SKIN = ['#eda877', '#bf764f', '#874a45'] as const
const TEAL = ['#3fa39c', '#1c6d7b', '#155067', '#103b56'] as const
const RED = ['#ff8d60', '#df4f43', '#a23049'] as const
const CREAM = ['#fff6dc', '#f2cf9a', '#c98f68'] as const

/** Her head, facing right, one unit high, the ear near the origin: a smile, hair in a low knot with jasmine, a headset. */
const HEAD =
  path('M-.26,.16L.12,.3L.1,.72L-.36,.72C-.3,.5 -.28,.34 -.26,.16Z', '#713b41') +
  path('M-.4,.06C-.5,-.06 -.72,-.04 -.78,.12C-.82,.28 -.68,.4 -.52,.36C-.42,.33 -.36,.22 -.38,.1Z', INK) +
  path('M-.5,.04C-.6,.0 -.69,.03 -.73,.13C-.64,.07 -.56,.08 -.48,.14Z', '#543050') +
  smilingFace(
    SKIN,
    INK,
    path('M.205,.0L.312,-.05C.33,-.02 .325,.012 .302,.026C.265,.026 .23,.018 .205,.0Z', '#fff0d8') +
      path('M.266,-.03L.312,-.05C.33,-.02 .325,.012 .302,.026C.272,.012 .26,-.008 .266,-.03Z', INK) +
      `<path d="M.185,.004C.225,-.03 .27,-.05 .325,-.058" fill="none" stroke="${INK}" stroke-width=".028" stroke-linecap="round"/>`,
  ) +
  // hair
  path(
    'M.35,-.25C.37,-.5 .2,-.61 -.06,-.6C-.36,-.58 -.54,-.4 -.53,-.14C-.53,.04 -.48,.2 -.4,.3C-.31,.29 -.22,.2 -.16,.12C-.22,.02 -.2,-.09 -.1,-.1C-.04,-.1 -.02,-.04 .0,0C.03,-.1 .1,-.16 .16,-.22C.2,-.27 .27,-.29 .35,-.25Z',
    INK,
  ) +
  path('M.33,-.3C.3,-.45 .16,-.54 -.02,-.54C.1,-.5 .2,-.42 .24,-.28C.27,-.29 .3,-.3 .33,-.3Z', '#543050') +
  // jasmine where the knot is tied
  [
    [-0.36, -0.03],
    [-0.42, 0.04],
    [-0.455, 0.125],
    [-0.46, 0.21],
    [-0.44, 0.295],
    [-0.39, 0.36],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".052" fill="${CREAM[0]}"/>`)
    .join('') +
  // headset: band, boom, cup
  `<path d="M-.1,-.06C-.16,-.28 -.15,-.46 -.08,-.615" fill="none" stroke="${CREAM[1]}" stroke-width=".062" stroke-linecap="round"/>` +
  `<path d="M-.07,.12C-.02,.3 .12,.405 .33,.36" fill="none" stroke="${CREAM[0]}" stroke-width=".036" stroke-linecap="round"/>` +
  `<ellipse cx=".37" cy=".345" rx=".062" ry=".045" transform="rotate(-20,.37,.345)" fill="${RED[1]}"/>` +
  `<ellipse cx="-.1" cy=".02" rx=".12" ry=".16" fill="${CREAM[1]}"/><ellipse cx="-.08" cy=".02" rx=".105" ry=".145" fill="${CREAM[0]}"/><ellipse cx="-.08" cy=".02" rx=".055" ry=".085" fill="${RED[1]}"/>`

/** Her near hand with a pen: it rests on its outer edge, the pen between thumb and forefinger. */
const WRITING =
  `<path d="M-118,634L-58,572" stroke="#2a2f6b" stroke-width="8" stroke-linecap="round"/><path d="M-118,634L-108,623" stroke="${CREAM[1]}" stroke-width="7"/>` +
  limb(joints('-52,612,11 -78,608,9 -100,621,6.5'), SKIN[2]) +
  path('M-8,618C-26,604 -44,597 -60,600C-74,603 -80,614 -78,626C-76,637 -62,641 -44,641L-6,642Z', SKIN[1]) +
  path('M-8,618C-26,604 -44,597 -60,600C-66,601 -71,605 -74,610C-56,606 -34,614 -14,624Z', SKIN[0]) +
  limb(joints('-52,606,10 -80,601,9 -104,616,6.5'), SKIN[0]) +
  limb(joints('-60,618,8 -82,617,8 -98,627,6'), SKIN[1]) +
  limb(joints('-56,627,7.6 -78,627,7.6 -90,634,5.6'), SKIN[1]) +
  limb(joints('-50,635,6.4 -70,635,6.4 -79,638,5'), SKIN[1]) +
  '<path d="M-62,611Q-82,609 -100,622M-60,623Q-78,621 -92,630M-54,631.500Q-70,630 -82,635" fill="none" stroke="#874a45" stroke-width="2" stroke-linecap="round"/>'
/** Her far hand flat on the page. */
const RESTING =
  limb(joints('4,596,22 -40,610,18 -88,618,14'), TEAL[3]) +
  path('M-80,603L-94,606L-92,634L-80,634Z', RED[2]) +
  limb(joints('-112,616,7 -142,618,6.500 -168,633,4.500'), SKIN[2]) +
  path('M-90,607C-106,603 -118,606 -128,613C-134,620 -134,630 -126,635L-90,637Z', SKIN[2]) +
  limb(joints('-114,621,8 -140,625,7 -163,636,5'), '#9c5a4c') +
  path(
    'M-90,607C-106,603 -120,606 -130,614C-142,616 -152,621 -160,629C-150,624 -140,621 -130,621C-118,612 -104,611 -90,614Z',
    SKIN[1],
  ) +
  limb(joints('-100,630,8 -122,632,7 -138,636,5'), '#9c5a4c') +
  '<path d="M-98,624Q-118,624 -136,633M-124,619Q-144,619 -160,630" fill="none" stroke="#66303c" stroke-width="2.200" stroke-linecap="round"/>'

const CHAIR =
  path('M140,500C140,476 210,476 214,498L226,720H140Z', '#9a4a3c') +
  path('M186,482C202,484 212,490 214,498L226,720H196Z', '#7a3440')
const WOMAN =
  RESTING +
  // back and breast
  path(
    'M44,486C24,500 6,530 2,562C0,590 12,620 14,660V730H196C204,680 206,610 192,562C180,524 156,500 112,480Z',
    TEAL[1],
  ) +
  path(
    'M112,480C156,500 180,524 192,562C206,610 204,680 196,730H148C160,680 164,610 152,566C144,532 126,510 96,498Z',
    TEAL[2],
  ) +
  path(
    'M44,486C24,500 6,530 2,562C0,590 12,620 14,660V700H30C28,650 22,610 20,580C20,540 34,512 56,496Z',
    TEAL[0],
  ) +
  `<g transform="translate(66,402) scale(-132,132) rotate(9)">${HEAD}</g>` +
  // the scarf: down the back, and round the neck
  path(
    'M112,500C144,506 176,530 190,572C204,616 210,670 206,730H170C178,670 172,610 158,574C148,548 130,530 104,522Z',
    RED[2],
  ) +
  path(
    'M28,488C26,474 36,468 48,470C70,480 96,470 112,454C128,456 140,474 138,492C132,514 96,530 64,526C40,522 28,506 28,488Z',
    RED[1],
  ) +
  path(
    'M112,454C128,456 140,474 138,492C132,514 96,530 64,526C58,525 53,523 49,521C88,518 112,496 112,454Z',
    RED[2],
  ) +
  path('M28,488C26,474 36,468 48,470C40,484 44,504 56,524C38,518 28,504 28,488Z', RED[0]) +
  // near arm, elbow on the desk, cuff
  limb(joints('118,534,36 126,574,36 122,618,29 96,634,23'), TEAL[1]) +
  limb(joints('122,622,25 70,628,23 14,628,18 -4,629,16'), TEAL[1]) +
  path('M152,548C164,590 158,630 128,648H60C100,640 124,624 132,596C140,572 146,560 152,548Z', TEAL[2]) +
  path(
    'M92,530C82,556 86,584 100,598C76,607 40,609 11,610L8,618C44,618 84,618 112,604C100,590 92,560 102,534Z',
    TEAL[0],
  ) +
  path('M2,611L-14,614L-12,645L4,646C8,634 8,622 2,611Z', RED[1]) +
  path('M2,611L-14,614L-13.600,621L4.500,619Z', RED[0]) +
  WRITING

/** A globe on a stand. */
const GLOBE =
  path('M214,648C216,634 236,634 242,622V612H256V622C262,634 282,634 284,648Z', '#8a4636') +
  '<path d="M265,504L263,510M233,616L235,610" stroke="#8a4636" stroke-width="8"/><path d="M265,504A58,58 0 0 1 233,616" fill="none" stroke="#8a4636" stroke-width="7" stroke-linecap="round"/>' +
  '<clipPath id="ball"><circle cx="249" cy="560" r="48"/></clipPath><g clip-path="url(#ball)"><path d="M190,500H304V616H190Z" fill="#3a9aa6"/>' +
  path(
    'M208,524C224,508 244,514 240,528C232,538 244,544 238,558C230,572 228,588 218,576C208,560 198,550 208,524ZM258,516C278,512 300,524 302,550C298,568 288,562 282,574C274,590 266,574 268,558C254,550 252,526 258,516Z',
    '#ffd68a',
  ) +
  '<path d="M262,504C286,544 278,588 240,616H304V504Z" fill="#1f4f74" fill-opacity=".5"/></g>'
/** The reading lamp before her and its cone of light. */
export const LAMP =
  path('M-214,648C-212,632 -164,632 -162,648Z', '#8a3340') +
  '<path d="M-188,642C-222,570 -218,480 -188,432" fill="none" stroke="#8a3340" stroke-width="9" stroke-linecap="round"/>' +
  path(
    'M-202,452C-212,420 -186,394 -156,400C-128,408 -110,436 -110,466C-140,462 -176,458 -202,452Z',
    '#d9433b',
  ) +
  path(
    'M-202,452C-212,420 -186,394 -156,400C-176,408 -184,430 -182,455.500C-189,455 -196,453.500 -202,452Z',
    '#a32f45',
  ) +
  path(
    'M-198,452.500C-176,458 -140,462 -114,465.500C-122,480 -142,484 -160,481C-180,478 -194,468 -198,452.500Z',
    '#fffbe6',
  )
/** Ten past three. */
const CLOCK =
  '<g transform="translate(222,338) scale(.88)"><circle r="46" fill="#9a4a3c"/><circle r="37" fill="#fff6dc"/><path d="M0,0L20,4M0,0L13,-27" stroke="#2a1738" stroke-width="5.500" stroke-linecap="round"/><path d="M0,-32v7M0,25v7M-32,0h7M25,0h7" stroke="#9a4a3c" stroke-width="3.500"/></g>'
/** The room: its wall is brightest at the lamp. */
export const ROOM =
  '<radialGradient id="wall" cx="-140" cy="520" r="560" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff6d2"/><stop offset=".34" stop-color="#ffdf92"/><stop offset=".7" stop-color="#ffbe66"/><stop offset="1" stop-color="#ee9248"/></radialGradient>' +
  path('M-330,150H330V730H-330Z', 'url(#wall)') +
  path('M-198,456L-262,648H-10L-114,467Z', '#fffbe6" fill-opacity=".6') +
  CLOCK +
  CHAIR +
  WOMAN +
  `<g transform="translate(19,65) scale(.9)">${GLOBE}</g>` +
  // notebook and desk
  path('M-170,648V643H-14V648Z', '#2f4a86') +
  path('M-165,643L-161,638H-24L-20,643Z', CREAM[1]) +
  path('M-330,648H330V730H-330Z', '#7c3b3a') +
  path('M-330,648H330V660H-330Z', '#ffbf74') +
  path('M-330,660H330V676H-330Z', '#5f2c38')

/** A cat asleep, its belly on y = 0, about 200 long, the head at the left. */
export const CAT = path(
  'M-96,0C-108,-12 -108,-34 -96,-44L-98,-66L-78,-54C-72,-56 -64,-56 -58,-54L-40,-66L-40,-46C-20,-78 34,-88 70,-66C96,-50 106,-22 96,0Z',
  '#20225a',
)
export const CAT_FACE =
  '<path d="M-90,-25Q-83,-18 -75,-25M-62,-25Q-55,-18 -47,-25M-71,-14L-68,-11L-65,-14M-68,-11V-7" fill="none" stroke="#8d86c4" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>' +
  '<path d="M84,-18C70,-8 30,-8 -4,-10C-18,-12 -22,-18 -34,-17" fill="none" stroke="#353a7c" stroke-width="15" stroke-linecap="round"/><path d="M18,-62C2,-48 -4,-34 -2,-22" fill="none" stroke="#353a7c" stroke-width="4" stroke-linecap="round"/>'
/** A pot of holy basil, its foot on y = 0. */
export const BASIL_POT = path('M-42,-72H42L30,0H-30ZM-48,-84H48V-66H-48Z', '#6a3550')
export const BASIL =
  '<path d="M0,-80C-2,-110 2,-140 0,-176M0,-96C-16,-112 -26,-120 -38,-126M0,-100C14,-116 26,-124 40,-134M0,-124C-12,-140 -20,-152 -28,-166M0,-130C12,-144 20,-152 26,-164" fill="none" stroke="#173a58" stroke-width="5" stroke-linecap="round"/>' +
  [
    [-40, -126, -70, 1],
    [-24, -108, -120, 0.8],
    [42, -134, 64, 1],
    [26, -112, 112, 0.85],
    [-30, -168, -34, 1],
    [28, -166, 36, 0.95],
    [0, -178, 2, 1.1],
    [-44, -148, -40, 0.8],
    [46, -156, 30, 0.8],
    [-14, -146, -60, 0.8],
    [14, -148, 56, 0.8],
    [-8, -116, -150, 0.7],
    [10, -104, 140, 0.7],
  ]
    .map(
      ([x, y, turn, k]) =>
        `<path d="M0,14C-17,2 -15,-20 0,-34C15,-20 17,2 0,14Z" transform="translate(${x},${y}) rotate(${turn}) scale(${k})" fill="#1d4a60"/>`,
    )
    .join('')
