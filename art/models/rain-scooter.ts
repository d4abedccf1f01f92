/** A scooter from its right side, heading right: centimetres, tyres at y = 0, y down. The lamp is lit. */
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`

/** Where the glass of the lamp is. */
export const LAMP = { x: 74, y: -99 } as const
const DARK = '#0b1030'
const PAINT = '#2aa79f'
const LIGHT = '#6fd6c4'
const SHADE = '#136a80'
const DEEP = '#0d3f63'
const CHROME = '#b9c9d8'
const STEEL = '#54688f'

const wheel = (x: number): string =>
  `<circle cx="${x}" cy="-22" r="22" fill="${DARK}"/><circle cx="${x}" cy="-22" r="15.500" fill="none" stroke="#8ea3bd" stroke-width="2.600"/>` +
  `<circle cx="${x}" cy="-22" r="13" fill="#2a3a6c"/><circle cx="${x}" cy="-22" r="8.500" fill="${STEEL}"/><circle cx="${x}" cy="-22" r="4" fill="${CHROME}"/>`

/** What lies beyond the riders: the far grip and the far mirror. */
export const FAR_SIDE =
  `<path d="M60,-108Q66,-114 67,-120" stroke="${DARK}" stroke-width="1.500" fill="none"/>` +
  `<ellipse cx="68" cy="-123.500" rx="4" ry="4.800" fill="${DARK}"/>`
/** Wheels, body, shield, floor and seat. */
export const MACHINE =
  wheel(-62) +
  wheel(66) +
  // the link that carries the front wheel
  shape('M58,-40L66,-40L70,-23C69,-17 62,-17 61.500,-22Z', STEEL) +
  `<circle cx="66" cy="-22" r="4" fill="${CHROME}"/>` +
  // mudguard
  shape(
    'M39,-25C38,-45 50,-59 67,-59C85,-59 96,-43 96,-21C91,-27 86,-30 80,-31C70,-33 58,-32 50,-29C46,-27.500 43,-26.500 39,-25Z',
    PAINT,
  ) +
  shape(
    'M39,-25C38,-36 42,-46 49,-52C45,-44 45,-36 50,-29C46,-27.500 43,-26.500 39,-25ZM50,-29C58,-32 70,-33 80,-31C86,-30 91,-27 96,-21C95.600,-26 95,-30 94,-33C84,-40 62,-41 48,-34Z',
    SHADE,
  ) +
  shape('M62,-57C78,-59 91,-46 93,-34C86,-46 76,-53 62,-57Z', LIGHT) +
  // the rear body under the seat
  shape(
    'M-7,-24C-9,-40 -8,-60 2,-75L-74,-80C-88,-79 -99,-69 -101,-57C-101,-50 -97,-44 -90,-40L-30,-20Z',
    DEEP,
  ) +
  // cowl
  shape(
    'M-5,-42C-8,-64 -34,-74 -60,-71C-82,-68 -99,-58 -102,-46C-95,-33 -72,-24 -45,-22.500C-25,-22 -7,-26 -5,-42Z',
    PAINT,
  ) +
  shape(
    'M-5,-42C-7,-26 -25,-22 -45,-22.500C-72,-24 -95,-33 -102,-46C-90,-38 -70,-33 -46,-33C-26,-33 -12,-35 -5,-42Z',
    SHADE,
  ) +
  shape(
    'M-12,-52C-22,-64 -44,-68 -64,-65C-76,-63 -86,-58 -92,-53C-82,-57 -66,-60 -50,-59.500C-34,-59 -22,-56 -12,-52Z',
    LIGHT,
  ) +
  // shield with the column in front
  shape(
    'M46,-95C45,-80 47,-64 43,-52C39,-40 33,-32 24,-27L34,-22C46,-27 55,-40 60,-54C66,-68 65,-84 60,-95Z',
    PAINT,
  ) +
  shape(
    'M46,-95C45,-80 47,-64 43,-52C39,-40 33,-32 24,-27L28,-25C39,-31 45,-41 48,-53C51,-66 50,-82 50,-95Z',
    DEEP,
  ) +
  shape(
    'M58,-94C64,-84 65,-69 59.500,-55C57,-48 53,-41 48,-35.500C53,-43 55.500,-50 57,-56C60,-68 60,-82 58,-94Z',
    LIGHT,
  ) +
  // floor board, up to the shield
  shape(
    'M40,-31C33,-26 22,-25.500 0,-26L-20,-26.500L-36,-25C-30,-20.500 -16,-17.600 4,-17.200C20,-17 31,-18 37,-20.500C42,-23 46,-27 50,-34C47,-31.500 44,-30.500 40,-31Z',
    SHADE,
  ) +
  // seat and tail lamp
  shape(
    'M2,-76L-82,-74C-92,-72 -97,-62 -95,-54C-94,-49 -90,-46.500 -84,-46L-30,-42C-18,-41.500 -9,-42 -5,-45Z',
    '#1b1030',
  ) +
  shape(
    'M-95,-54C-94,-49 -90,-46.500 -84,-46L-30,-42C-18,-41.500 -9,-42 -5,-45V-43.500C-9,-40 -18,-39.800 -30,-40.300L-84,-44.200C-91,-44.800 -95,-48.500 -95,-54Z',
    '#b9c9d8',
  ) +
  shape('M-99,-50C-104,-51 -107,-48.500 -107,-45.500C-107,-42 -103,-40 -98.500,-41.500Z', '#ff4a4a') +
  shape(
    'M-99,-50C-97,-48 -96.500,-44 -98.500,-41.500L-95.500,-42C-93.500,-44.500 -94,-48.500 -96,-50Z',
    CHROME,
  )
/** The head of the bars with its lamp, the near mirror: before the riders, behind the hand. */
export const BARS =
  `<path d="M48.500,-105Q47.500,-113 49.500,-120" stroke="${DARK}" stroke-width="1.800" fill="none"/>` +
  `<ellipse cx="50" cy="-124.500" rx="5.400" ry="6" fill="${DARK}"/><ellipse cx="49.200" cy="-124.500" rx="4" ry="4.700" fill="#4b5fa8"/>` +
  `<path d="M46.300,-126.500Q48,-129 50.500,-128.800L47,-122.200Q45.800,-124.200 46.300,-126.500Z" fill="#93a3dd"/>` +
  shape('M47,-94C44,-104 50,-111.500 60,-111C67,-110.500 72,-108 73,-105V-93C70,-89 62,-88 56,-89Z', PAINT) +
  shape(
    'M47,-94C45.600,-97 45.600,-100 46.500,-102.500C53,-98 62,-96 73,-97V-93C70,-89 62,-88 56,-89Z',
    SHADE,
  ) +
  shape('M71,-109.500C76,-110 78,-104 78,-99C78,-94 76,-88.500 71,-89C69,-95 69,-103 71,-109.500Z', CHROME) +
  shape('M74,-107C78,-107 81,-103 81,-99C81,-95 78,-91 74,-91C72.500,-96 72.500,-102 74,-107Z', '#fffbe4')
