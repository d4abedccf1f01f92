/** An armful of lotus in paper: centimetres, in the place where the rider of the scooter holds it. */
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const PETAL = 'M0,.1C-.3,-.12 -.32,-.66 0,-1C.32,-.66 .3,-.12 0,.1Z'
const petal = (turn: number, long: number, wide: number, ink: string) =>
  `<path d="${PETAL}" transform="rotate(${turn}) scale(${wide},${long})" fill="${ink}"/>`
/** An open flower one unit high, its foot at the origin. */
const FLOWER =
  petal(-74, 0.86, 0.8, '#b23a7c') +
  petal(74, 0.86, 0.8, '#b23a7c') +
  petal(-46, 0.98, 0.86, '#d9528f') +
  petal(46, 0.98, 0.86, '#e0609a') +
  petal(0, 1.06, 0.86, '#d9528f') +
  petal(-24, 1, 0.84, '#f07aaa') +
  petal(24, 1, 0.84, '#f58ab4') +
  petal(-60, 0.66, 0.72, '#f594ba') +
  petal(60, 0.66, 0.72, '#ffb0c8') +
  petal(0, 0.86, 0.84, '#ffb3cb') +
  petal(-30, 0.66, 0.7, '#ffc9d8') +
  petal(32, 0.66, 0.7, '#ffd6df')
/** A closed bud. */
const BUD = petal(-14, 0.9, 0.7, '#d9528f') + petal(14, 0.9, 0.7, '#f07aaa') + petal(0, 1, 0.66, '#ff9dbf')
const put = (x: number, y: number, size: number, turn: number, body: string) =>
  `<g transform="translate(${x},${y}) rotate(${turn}) scale(${size})">${body}</g>`
const stem = (d: string) => `<path d="${d}" stroke="#1d6a5c" stroke-width="1.800" fill="none"/>`
/** Stems, leaf, flowers, and the paper round them. */
export const lotusArmful = (): string =>
  stem('M-60,-128Q-80,-144 -94,-154') +
  stem('M-58,-130Q-66,-150 -69,-168') +
  shape(
    'M-66,-128C-84,-122 -104,-126 -112,-140C-102,-142 -96,-138 -92,-140C-88,-146 -80,-146 -70,-140Z',
    '#1c7a68',
  ) +
  shape('M-66,-128C-84,-122 -104,-126 -112,-140C-100,-130 -84,-128 -66,-128Z', '#0f5157') +
  put(-92, -150, 15, -46, BUD) +
  put(-68, -160, 15, -6, BUD) +
  put(-84, -130, 21, -62, FLOWER) +
  put(-58, -138, 20, -8, FLOWER) +
  put(-73, -134, 25, -34, FLOWER) +
  // paper: the far lip, the cone and its fold
  shape(
    'M-26,-84C-22,-85 -19,-89 -21,-92L-44,-138C-52,-136 -60,-132 -68,-128C-74,-124 -80,-118 -83,-112Z',
    '#f3dfbd',
  ) +
  shape('M-26,-84L-83,-112C-82,-116 -78,-121 -74,-124C-60,-112 -42,-96 -26,-84Z', '#b98d86') +
  shape(
    'M-23,-87L-56,-133.500C-52,-135.500 -48,-137 -44,-138L-21,-92C-20.500,-90 -21.500,-88 -23,-87Z',
    '#fff0cf',
  )
