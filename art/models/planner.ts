/** A planner of journeys, grey-haired and in a waistcoat, who bends over a map at the left and draws the way with a pencil. Design pixels, cut by hand. */
import { edgeLight, smooth } from '../kit/cut.ts'
import { joints, limb, points } from '../kit/limbs.ts'

const [SKIN, DIM, CLOTH, FOLD, VEST, VESTDIM, HAIR] = ['#b5724e', '#85504c', '#f0dcc0', '#b9a0a8', '#2f7d78', '#235a68', '#c9c2cc'] // prettier-ignore

/** His head in profile, facing right, its middle at 0. */
const head = (): string =>
  smooth(
    points(
      '40,-62 60,-38 66,-18 63,-8 76,8 84,20 80,27 70,30 74,38 70,43 73,50 67,58 69,72 58,83 38,84 8,78 -20,62 -40,30 -50,-30 -10,-70',
    ),
    SKIN,
    0.5,
  ) + // prettier-ignore
  smooth(points('62,82 40,90 4,88 -28,72 -42,44 -10,54 20,68 44,72'), DIM, 0.6) +
  // hair, ear
  smooth(
    points(
      '58,-46 44,-66 10,-84 -36,-82 -70,-58 -84,-18 -80,22 -62,54 -44,56 -38,26 -26,-2 -8,2 -4,20 4,12 4,-22 14,-40 36,-46',
    ),
    HAIR,
    0.7,
  ) + // prettier-ignore
  smooth(points('-84,-18 -80,22 -62,54 -44,56 -38,30 -50,20 -60,-10 -66,-40 -76,-44'), '#958ca4', 0.7) +
  smooth(points('-24,-6 -12,-12 -4,-2 -6,16 -16,30 -24,22'), SKIN, 0.8) +
  '<path d="M-19,0Q-8,-4 -11,8T-17,20" fill="none" stroke="#85504c" stroke-width="4" stroke-linecap="round"/>' +
  // moustache, brow, eye cast down, spectacles
  smooth(points('78,28 62,28 46,40 42,50 58,46 76,40'), HAIR, 0.7) +
  '<path d="M40,-26Q54,-34 67,-24" fill="none" stroke="#8f86a0" stroke-width="6" stroke-linecap="round"/><path d="M44,-6Q54,-12 64,-5Q60,5 46,2Z" fill="#f2dcc8"/><circle cx="58" cy="-1" r="4.600" fill="#2a1a3c"/><path d="M42,-6Q54,-13 66,-5" fill="none" stroke="#2a1a3c" stroke-width="3.400" stroke-linecap="round"/>' +
  '<path d="M-12,-8L36,-10" stroke="#4a3358" stroke-width="4"/><ellipse cx="52" cy="-5" rx="18" ry="16" fill="#ffe9c4" fill-opacity=".22" stroke="#4a3358" stroke-width="4"/>'
/** The pencil touches the paper at (636, 838). */
export const planner = (): string =>
  edgeLight(
    // far arm rests on the table
    smooth(points('432,738 458,742 490,756 506,768 488,776 450,778 426,770'), DIM, 0.7) +
      limb(joints('292,620,44 372,712,36 432,754,24'), FOLD) +
      // neck, shirt, waistcoat
      '<path d="M176,416L250,440L268,478L284,566L168,560Z" fill="#85504c"/>' +
      smooth(
        points('150,532 200,508 292,546 344,598 372,700 380,1090 -40,1090 -20,760 30,600 90,548'),
        CLOTH,
        0.6,
      ) +
      smooth(points('168,540 226,560 280,560 330,606 358,710 366,1090 60,1090 90,760 110,620'), VEST, 0.6) +
      smooth(points('282,566 330,606 358,710 366,1090 270,1090 300,760 296,650'), VESTDIM, 0.6) +
      [690, 770, 850]
        .map((y) => `<circle cx="${332 + (y - 690) * 0.06}" cy="${y}" r="6" fill="#f0c878"/>`)
        .join('') +
      // stand-up collar
      '<path d="M172,528C204,550 252,560 290,552L284,576C244,580 196,570 160,550Z" fill="#f0dcc0"/>' +
      `<g transform="translate(244,414) rotate(16)">${head()}</g>` +
      // near sleeve with its turned cuff, forearm, hand and pencil
      limb(joints('128,640,66 190,760,62 280,850,50 330,858,40'), CLOTH) +
      smooth(points('96,690 130,800 220,890 300,902 330,890 250,850 180,770 140,690'), FOLD, 0.7) +
      limb(joints('300,858,50 390,842,44 452,826,36'), CLOTH) +
      smooth(points('290,908 380,888 452,862 456,848 380,866 300,880'), FOLD, 0.6) +
      limb(joints('446,828,28 500,812,25 540,802,24'), SKIN) +
      '<path d="M438,792C450,804 458,836 456,864L440,868C442,840 436,812 424,798Z" fill="#f8e8cc"/>' +
      // curled fingers, back of the hand, pencil, thumb, forefinger
      limb(joints('566,816,14 594,826,13 592,840,11'), DIM) +
      smooth(points('520,786 560,776 592,784 604,800 590,816 566,830 536,834 514,826'), SKIN, 0.8) +
      '<path d="M562,716L570,710L636,824L636,838L624,831Z" fill="#c8402f"/><path d="M624,831L636,824L636,838Z" fill="#f3d9b0"/>' +
      limb(joints('548,812,14 582,818,12 612,816,9'), SKIN) +
      limb(joints('584,788,14 612,798,12 622,818,8'), SKIN) +
      '<path d="M556,826Q584,830 606,826" fill="none" stroke="#85504c" stroke-width="3" stroke-linecap="round"/>',
    [-0.9, -0.5],
    7,
    '#ffd79a',
  )
