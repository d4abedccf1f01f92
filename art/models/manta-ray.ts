/** A manta ray from above and before it as it glides to the left, by hand: it banks, its right wing up and its left wing low. */
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const BACK = '#061a37'
const LIT = '#114070'
const RIM = '#c4f5ec'

/** The dark back from the tip of its right wing round the head to the tip of its left wing, along the trailing edge and round the tail. */
const UPPER =
  'M213,56C207,82 206,114 210,150C214,190 226,238 244,275C252,290 256,302 259,315C264,329 282,333 300,336C322,341 346,352 366,364C378,374 391,384 405,386C414,387 424,389 432,391C456,398 480,402 504,404C562,409 640,414 704,402C672,393 640,381 608,361C572,339 540,316 518,290C507,275 501,259 503,245C526,222 584,180 624,106C576,168 522,210 492,226C474,232 450,232 420,230C392,227 366,218 345,208C306,188 262,146 238,112C226,96 218,78 213,56Z'
/** The half of the back that faces up, behind a line from tip to tip over the shoulders. */
const REAR =
  'M213,56C218,78 226,96 238,112C262,146 306,188 345,208C366,218 392,227 420,230C450,232 474,232 492,226C522,210 576,168 624,106C594,152 550,198 503,245C501,259 507,275 518,290C540,316 572,339 608,361C640,381 672,393 704,402C640,400 560,388 500,366C462,352 436,334 412,318C392,306 372,302 352,292C316,274 284,240 262,196C240,152 222,102 213,56Z'
/** The pale hooks on its shoulders, well behind the head. */
const SHOULDERS =
  'M378,284C352,284 323,265 306,241C295,224 294,210 309,205C306,214 314,224 327,237C341,252 360,268 378,284ZM402,300C420,322 448,338 482,344C508,348 528,345 538,333C525,335 510,332 494,327C466,317 440,304 402,300Z'
/** The light along the back and along the trailing edge, thin towards the tips. */
const RIMS =
  'M213,56C218,78 226,96 238,112C262,146 306,188 345,208C366,218 392,227 420,230C450,232 474,232 492,226C522,210 576,168 624,106C576,165.4 521,206.8 491,222.8C474,228.8 450,228.8 420,226.8C392,223.8 367.4,215 346.6,205C308.4,185 264.4,143.4 240.4,109.8C228.6,94.6 219.4,77 213,56ZM503,245C501,259 507,275 518,290C540,316 572,339 608,361C640,381 672,393 704,402C672,391 641.4,378.2 609.8,358.2C574.4,336.2 542.4,313.2 520.8,288C509.4,273.4 503.6,259 503,245Z'
const JAW = 'M286,332C292,362 344,388 384,378L376,340L294,316Z'
const MOUTH = 'M290,333C298,354 342,376 380,373L376,340L294,316Z'
/** The upper lip. */
const LIP = 'M290,334C318,338 346,350 372,366'
/** A head fin, slim and bent inwards: its root at 0, its tip towards +y, the mouth on the side of +x. */
const FIN =
  'M-22,-20C-19,-4 -18,10 -14,25C-11,38 -3,48 6,50C12,51 14,46 10,42C4,35 4,24 8,13C12,4 20,-3 30,-8Z'
const SCROLL = 'M10,42C1,39 -5,28 -2,16C1,6 12,-3 30,-8C20,-3 12,4 8,13C4,24 4,35 10,42Z'

/** An eye, in the frame of a head fin, on the side away from the mouth. */
const EYE =
  '<ellipse cx="-17" cy="-16.6" rx="5.8" ry="4.8" fill="#1b5080"/><circle cx="-17.4" cy="-16" r="3.7" fill="#020a18"/><circle cx="-16.2" cy="-17.6" r="1.3" fill="#eafcf6"/>'

const fin = (where: string): string =>
  `<g transform="${where}">${shape(FIN, BACK)}${shape(SCROLL, '#2f74a0')}${EYE}</g>`
/** The manta at (x, y), turned by `turn` degrees. */
export const mantaRay = (x: number, y: number, scale: number, turn: number): string =>
  `<g transform="translate(${x},${y}) rotate(${turn}) scale(${scale}) translate(-430,-240)">${
    shape(RIMS, RIM) +
    shape(JAW, '#2f74a0') +
    shape(MOUTH, '#020d20') +
    shape(UPPER, BACK) +
    shape(REAR, LIT) +
    `<path d="${LIP}" fill="none" stroke="${LIT}" stroke-width="3" stroke-linecap="round"/>` +
    fin('translate(273,325) rotate(30)') +
    fin('translate(396,377) rotate(36) scale(-1,1)') +
    shape(SHOULDERS, '#86b1c3')
  }</g>`
/** One half of a ray from straight above and its tail: the head towards +y, the middle at 0. */
const HALF =
  'M10,86L0,86C-10,86 -18,88 -22,94C-20,104 -22,116 -30,122C-38,124 -42,114 -42,102C-42,94 -46,84 -56,78C-92,62 -150,48 -192,22C-224,2 -250,-14 -270,-34C-226,-40 -160,-56 -112,-88C-76,-112 -44,-128 -10,-134L10,-134Z'
const TRAIL = 'M-10,-132C-6,-164 24,-204 92,-236C46,-202 16,-168 10,-132Z'
const mirrored = (d: string): string =>
  d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, a: string, b: string) => `${-Number(a)},${b}`)
/** Its shadow on level sand, which the light casts from above: two wings, a head and a tail in perspective. */
export const mantaShade = (x: number, y: number, scale: number, ink: string): string =>
  `<g transform="translate(${x},${y}) scale(${scale},${scale * 0.33}) rotate(15)">${shape(HALF, ink)}${shape(mirrored(HALF), ink)}${shape(TRAIL, ink)}</g>`
