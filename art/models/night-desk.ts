/** A person who answers calls at night, seen through a window, and a cat; cut by hand. Design pixels, the pane from (616, 280) to (1184, 690). */
import { smooth } from '../kit/cut.ts'
import { joints, limb, points } from '../kit/limbs.ts'

const [SKIN, DIM, HAIR] = ['#c27b52', '#9c5a44', '#33204a']

/** Books that stand on a board, from the left: width, height, ink. */
const books = (x: number, y: number, row: readonly [number, number, string][]): string => {
  let at = x
  return row
    .map(([w, h, ink]) => {
      const d = `<path d="M${at},${y}v${-h}h${w}v${h}Z" fill="${ink}"/>`
      at += w + 2
      return d
    })
    .join('')
}
const ROOM =
  '<path d="M600,270H1200V700H600Z" fill="#ffc56b"/><path d="M1066,270H1200V700H1066Z" fill="#f3a853"/>' +
  // the lamp's cone of light
  '<path d="M986,392L760,700H1240L1076,392Z" fill="#ffd988"/>' +
  // a clock: ten past three in the night
  '<circle cx="730" cy="404" r="44" fill="#a8573c"/><circle cx="730" cy="404" r="36" fill="#fff1d0"/><path d="M730,404L748,406M730,404L735,374" stroke="#33204a" stroke-width="5" stroke-linecap="round"/><path d="M730,372v6M730,430v6M698,404h6M756,404h6" stroke="#a8573c" stroke-width="3"/>' +
  // shelf
  '<path d="M1066,486H1184V496H1066Z" fill="#8a4636"/>' +
  books(1078, 486, [
    [15, 52, '#b9523a'],
    [12, 62, '#2f6f7c'],
    [16, 46, '#7a4a6c'],
    [13, 58, '#b9523a'],
    [18, 50, '#3f4a80'],
  ]) + // prettier-ignore
  // pendant lamp
  '<path d="M1031,270V352" stroke="#7a3f35" stroke-width="4"/><path d="M974,394C980,360 1004,346 1031,346S1082,360 1088,394Z" fill="#c9503a"/><path d="M1056,352C1074,360 1084,374 1088,394H1066C1066,376 1064,364 1056,352Z" fill="#93394a"/><ellipse cx="1031" cy="394" rx="57" ry="9" fill="#fff3c8"/>'
const PERSON =
  // chair
  '<path d="M984,712L994,520C996,506 1030,506 1032,520L1040,712Z" fill="#8a4642"/><path d="M1014,509C1024,509 1031,512 1032,520L1040,712H1022Z" fill="#6b3440"/>' +
  // hair behind, far forearm
  smooth(
    points('886,374 924,382 946,414 948,458 955,498 970,532 941,545 913,535 901,498 896,440'),
    HAIR,
    0.8,
  ) +
  limb(joints('874,600,18 836,616,15 806,622,11'), '#17506a') +
  smooth(points('812,612 790,616 774,628 786,634 812,632'), DIM, 0.7) +
  // neck, trunk
  '<path d="M862,462L912,452L922,530L866,534Z" fill="#9c5a44"/>' +
  smooth(
    points('866,520 894,532 922,514 966,534 990,574 1000,640 1000,720 856,720 846,640 842,580 848,540'),
    '#1f6f7c',
    0.7,
  ) + // prettier-ignore
  smooth(points('964,534 990,574 1000,640 1000,720 968,720 976,640 970,580'), '#17506a', 0.7) +
  '<path d="M858,518C876,532 904,530 926,510L932,522C908,546 876,548 854,532Z" fill="#2c8a94"/>' +
  // face in profile, bent to the screen
  '<g transform="translate(895,490) scale(.84) translate(-895,-490) rotate(-7,900,470)">' +
  smooth(
    points(
      '840,372 824,392 818,412 816,424 803,445 808,453 815,456 808,464 814,469 810,476 816,482 816,494 830,504 852,502 880,490 906,470 912,420 896,372 866,358',
    ),
    SKIN,
    0.5,
  ) + // prettier-ignore
  // fringe and crown
  smooth(
    points(
      '822,400 826,366 852,342 892,338 930,352 950,384 952,430 936,470 922,474 920,436 908,412 896,396 880,398 850,388 834,392',
    ),
    HAIR,
    0.7,
  ) + // prettier-ignore
  // brow, open eye on the screen, smile
  '<path d="M821,399Q836,390 852,401" fill="none" stroke="#33204a" stroke-width="4.4" stroke-linecap="round"/><path d="M821,419Q832,410 845,420Q834,428 823,426Z" fill="#fff6e4"/><path d="M824,413Q834,413 834,421Q832,427 825,425Z" fill="#2a1838"/><path d="M818,417Q832,406 848,420" fill="none" stroke="#2a1838" stroke-width="3.200" stroke-linecap="round"/><path d="M812,471Q820,476 829,470" fill="none" stroke="#7c3438" stroke-width="4" stroke-linecap="round"/>' +
  // headset
  '<path d="M900,428C912,392 904,356 884,334" fill="none" stroke="#fff1d0" stroke-width="9" stroke-linecap="round"/><ellipse cx="900" cy="436" rx="17" ry="23" fill="#fff1d0"/><ellipse cx="900" cy="436" rx="9" ry="13" fill="#e2573f"/><path d="M894,456C880,488 850,496 826,490" fill="none" stroke="#fff1d0" stroke-width="5" stroke-linecap="round"/><ellipse cx="822" cy="489" rx="9" ry="7" fill="#e2573f"/></g>'
const TABLE =
  '<path d="M560,652H1240V712H560Z" fill="#8a4a3c"/><path d="M560,652H1240V662H560Z" fill="#e59a55"/>' +
  // laptop
  '<path d="M702,652L664,552L672,548L714,644H806V652Z" fill="#3f4a80"/><path d="M712,642L675,554L684,551L724,642Z" fill="#c9f0e6"/>' +
  // near arm along the desk, its hand on the keys
  smooth(
    points(
      '928,532 958,538 976,576 982,618 966,652 928,660 884,658 846,654 846,628 884,624 920,616 932,596 926,566',
    ),
    '#2c8a94',
    0.7,
  ) + // prettier-ignore
  limb(joints('816,634,7 796,634,6 778,641,4'), SKIN) +
  limb(joints('822,640,8 796,642,6 774,647,4'), SKIN) +
  limb(joints('852,640,13 832,639,15 814,640,11'), SKIN) +
  limb(joints('836,646,7 812,650,6 796,651,4'), SKIN) +
  '<path d="M780,645L812,639M792,649L814,645" stroke="#9c5a44" stroke-width="1.800" stroke-linecap="round"/>' +
  // tea
  '<path d="M632,652L628,614H664L660,652Z" fill="#e2573f"/><path d="M630,622C614,620 614,644 633,642" fill="none" stroke="#e2573f" stroke-width="6"/>'

/** A warm room with a clock, a shelf and a lamp; she wears a headset and reads from her laptop. */
export const DESK = `${ROOM}<g transform="translate(45,33) scale(.95)">${PERSON}</g><g transform="translate(45,33) scale(.95)">${TABLE}</g>`

/** A cat that sits with its back to the street, (0, 0) between its paws, the tail round its feet. */
export const CAT_OUTLINE =
  'M-44,0C-56,-40 -40,-72 -28,-92C-38,-110 -38,-128 -36,-152L-16,-134C-6,-138 6,-138 16,-134L36,-152C38,-128 38,-110 28,-92C42,-72 58,-40 46,-4C62,-2 74,-10 80,-22C84,-30 96,-26 92,-16C84,4 60,8 40,6H-36C-42,6 -44,4 -44,0Z'
export const CAT = `<path d="${CAT_OUTLINE}" fill="#171a44"/>`
