/** Animals and people of the foreground, drawn in the picture plane: feet at the origin, 1 unit = 1 pixel at scale 1. */
import { mix } from '../../kit/ink.ts'
import type { Stage } from './stage.ts'

export type FigureName = 'elephants' | 'camels' | 'photographer' | 'hikers' | 'wing' | 'guide'

const at = (x: number, y: number, k: number, body: string, flip = false) =>
  `<g transform="translate(${x},${y}) scale(${flip ? -k : k},${k})">${body}</g>`

/** An elephant walking right, about 100 high. */
const elephant = (skin: string, lit: string, dark: string) =>
  `<path d="M-62,-30L-60,0L-44,0L-42,-34ZM18,-30L20,0L36,0L38,-36Z" fill="${dark}"/>
  <path d="M-78,-58C-80,-84 -52,-100 -18,-96C6,-102 26,-100 38,-92C56,-104 84,-98 90,-74C93,-60 92,-42 96,-24C98,-12 104,-6 110,-10C112,-2 102,4 94,0C84,-6 82,-22 80,-38C76,-44 70,-46 66,-46C62,-36 56,-30 50,-30L50,0L32,0L30,-34C8,-28 -24,-28 -40,-34L-42,0L-60,0L-64,-38C-74,-42 -78,-48 -78,-58Z" fill="${skin}"/>
  <path d="M-76,-66C-74,-86 -50,-97 -18,-93C6,-99 26,-97 38,-89C54,-100 78,-97 86,-80C70,-92 52,-90 40,-80C10,-90 -40,-88 -76,-66Z" fill="${lit}"/>
  <path d="M40,-88C26,-82 24,-58 38,-44C52,-46 60,-66 54,-84Z" fill="${dark}"/><path d="M76,-46C82,-38 92,-34 102,-36C94,-42 88,-48 84,-54Z" fill="#fff3dc"/><circle cx="74" cy="-72" r="2.4" fill="#20141c"/>
  <path d="M-78,-60C-84,-50 -86,-38 -84,-28L-81,-28C-82,-38 -80,-46 -75,-52Z" fill="${dark}"/>`

/** A dromedary with a rider's saddle, walking right, about 110 high. */
const camel = (coat: string, lit: string, dark: string, cloth: string) =>
  `<path d="M-40,-44L-36,0L-30,0L-28,-40ZM16,-44L20,0L26,0L26,-42Z" fill="${dark}"/>
  <path d="M-52,-60C-54,-72 -40,-78 -28,-78C-22,-98 2,-100 10,-80C20,-78 30,-74 36,-68C46,-62 52,-70 54,-84C55,-98 58,-108 66,-110C72,-114 86,-112 88,-105C88,-101 78,-100 73,-99C68,-92 70,-78 66,-64C62,-50 48,-42 36,-44L34,0L27,0L22,-44C4,-38 -20,-38 -32,-44L-36,0L-43,0L-45,-46C-50,-50 -52,-54 -52,-60Z" fill="${coat}"/>
  <path d="M-50,-66C-46,-74 -36,-77 -28,-78C-22,-98 2,-100 10,-80C20,-78 30,-74 36,-68C24,-72 8,-72 2,-74C-8,-88 -18,-84 -22,-72C-32,-72 -42,-70 -50,-66Z" fill="${lit}"/>
  <path d="M-24,-82C-20,-96 2,-98 9,-82L14,-60L-28,-60Z" fill="${cloth}"/><path d="M-26,-68L12,-68L13,-64L-27,-64Z" fill="#fff3dc"/><circle cx="74" cy="-106" r="1.8" fill="#20141c"/>
  <path d="M-52,-60C-57,-54 -58,-46 -57,-38L-54,-38C-54,-46 -52,-50 -48,-54Z" fill="${dark}"/>`

/** Somebody standing, seen from behind, 170 high; `arm` points up and out. */
const stander = (
  coat: string,
  rim: string,
  dark: string,
  skin: string,
  hat: string,
  arm: 'none' | 'point' | 'camera',
) =>
  `<path d="M-20,-84L-24,0L-6,0L0,-74L8,0L25,0L20,-84Z" fill="${dark}"/>
  ${arm === 'point' ? `<path d="M14,-138C34,-146 54,-154 72,-164L78,-157C58,-142 38,-128 20,-120Z" fill="${coat}"/><circle cx="78" cy="-162" r="6" fill="${skin}"/>` : ''}
  ${arm === 'camera' ? `<path d="M12,-136C26,-134 38,-138 46,-148L53,-142C46,-126 30,-118 16,-118Z" fill="${coat}"/>` : ''}
  <path d="M-24,-80C-28,-110 -28,-134 -14,-142L14,-142C28,-134 28,-110 24,-80Z" fill="${coat}"/><path d="M24,-80C28,-110 28,-134 14,-142L6,-142C18,-132 17,-106 14,-80Z" fill="${rim}"/>
  <path d="M-14,-84L-13,-132L13,-132L14,-84C6,-78 -6,-78 -14,-84Z" fill="${hat}"/>
  <circle cx="0" cy="-157" r="13.5" fill="${skin}"/><path d="M-24,-161C-14,-170 14,-170 24,-161C14,-156 -14,-156 -24,-161ZM-13,-163C-12,-180 12,-180 13,-163Z" fill="${hat}"/>`

const tripod = (dark: string) =>
  `<path d="M52,-112L30,0L35,0L55,-108L56,0L61,0L60,-108L84,0L89,0L66,-112Z" fill="${dark}"/><path d="M40,-138L78,-138L78,-113L40,-113Z" fill="${dark}"/><path d="M78,-133L94,-133L94,-118L78,-118Z" fill="${dark}"/><path d="M50,-144L64,-144L66,-138L48,-138Z" fill="${dark}"/>`

/** Puts the named figures where this picture's ground carries them. */
export function pose(stage: Stage, figure: FigureName): void {
  const { plate, mood, sunLeft } = stage
  const dark = mix(mood.dark, '#2a1e2c', 0.4)
  const lit = (ink: string) => mix(ink, mood.light, 0.5)
  const shaded = (ink: string) => mix(ink, mood.shade[1], 0.45)
  if (figure === 'elephants') {
    const skin = shaded('#9a8a86')
    const e = elephant(skin, lit(skin), mix(skin, mood.dark, 0.45))
    plate.svg(at(560, 872, 1.25, e) + at(770, 884, 1.5, e) + at(930, 868, 0.62, e) + at(1030, 862, 1.12, e))
  } else if (figure === 'camels') {
    const coat = shaded('#c08a58')
    const c = (cloth: string) => camel(coat, lit(coat), mix(coat, mood.dark, 0.5), cloth)
    plate.svg(
      at(540, 830, 0.86, c(mood.accents[0])) +
        at(650, 822, 0.92, c('#cf4a38')) +
        at(768, 828, 0.84, c('#f0cf8f')) +
        at(840, 830, 0.42, stander(mood.accents[0], lit(coat), dark, '#8a5a44', '#fff3dc', 'none')),
    )
  } else if (figure === 'photographer') {
    const x = sunLeft ? 900 : 640
    plate.svg(
      `<path d="M-10,1010L-10,960C300,930 520,880 ${x},872C${x + 240},880 1300,960 1610,950L1610,1010Z" fill="${mix(mood.shade[1], mood.dark, 0.55)}"/>` +
        at(
          x,
          884,
          1.55,
          stander(
            mix('#c8623f', mood.dark, 0.15),
            lit('#f4b06c'),
            dark,
            '#8a5a44',
            mix('#e9c98c', mood.shade[0], 0.2),
            'camera',
          ) + tripod(dark),
          !sunLeft,
        ),
    )
  } else if (figure === 'guide') {
    const x = sunLeft ? 1000 : 560
    plate.svg(
      at(
        x,
        930,
        1.35,
        stander(mood.accents[0], lit(mood.accents[0]), dark, '#8a5a44', '#f2ddb8', 'point'),
        sunLeft,
      ) +
        at(x + 120, 936, 1.25, stander('#cf6a4a', lit('#cf6a4a'), dark, '#c08a68', '#4a3b52', 'none')) +
        at(x + 190, 934, 1.18, stander('#f0d8a8', lit('#f0d8a8'), dark, '#a8704e', '#2c3a5a', 'none')),
    )
  } else if (figure === 'hikers') {
    const x = sunLeft ? 640 : 860
    plate.svg(
      at(x, 900, 0.62, stander(mood.accents[1], lit(mood.accents[1]), dark, '#a8704e', '#f2ddb8', 'none')) +
        at(x + 56, 906, 0.58, stander('#3c6f96', lit('#3c6f96'), dark, '#8a5a44', mood.accents[0], 'none')),
    )
  } else if (figure === 'wing') {
    const metal = mix('#dfe6ea', mood.shade[0], 0.25)
    plate.svg(
      `<path d="M1610,640C1330,690 1010,720 560,704L520,716C900,786 1280,840 1610,880Z" fill="${metal}"/>
      <path d="M1610,640C1330,690 1010,720 560,704L548,707C1000,734 1330,716 1610,676Z" fill="${mix(metal, '#fffaf0', 0.75)}"/>
      <path d="M560,704C540,676 520,640 494,612L478,616C492,650 504,690 520,716Z" fill="${mood.accents[0]}"/>
      <path d="M900,742L1610,800L1610,812L880,752Z" fill="${mix(metal, mood.shade[0], 0.6)}"/>
      <path d="M1180,800C1120,806 1080,836 1084,868C1090,900 1180,906 1290,892L1320,838Z" fill="${mix(metal, mood.shade[1], 0.3)}"/><path d="M1084,868C1082,838 1110,812 1150,804C1124,826 1116,872 1130,900C1102,896 1086,884 1084,868Z" fill="${mood.accents[0]}"/>`,
    )
  }
}
