/** A manta ray from above and before it as it glides to the left, by hand: it banks, its right wing up and its left wing low. */
import { edgeLight } from '../kit/cut.ts'

const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const BACK = '#061a37'
const LIT = '#114070'
const PALE = '#dcf4f0'

/** The dark back from the tip of its right wing round the head to the tip of its left wing, along the trailing edge and round the tail. */
const UPPER =
  'M213,56C207,82 206,114 210,150C214,190 226,238 244,275C252,290 256,302 259,315C264,329 282,333 300,336C322,341 346,352 366,364C378,374 391,384 405,386C414,387 424,389 432,391C456,398 480,402 504,404C562,409 640,414 704,402C672,393 640,381 608,361C572,339 540,316 518,290C507,275 501,259 503,245C526,222 584,180 624,106C576,168 522,210 492,226C474,232 450,232 420,230C392,227 366,218 345,208C306,188 262,146 238,112C226,96 218,78 213,56Z'
/** The half of the back that faces up, behind a line from tip to tip over the shoulders. */
const REAR =
  'M213,56C218,78 226,96 238,112C262,146 306,188 345,208C366,218 392,227 420,230C450,232 474,232 492,226C522,210 576,168 624,106C594,152 550,198 503,245C501,259 507,275 518,290C540,316 572,339 608,361C640,381 672,393 704,402C640,400 560,388 500,366C462,352 436,334 412,318C392,306 372,302 352,292C316,274 284,240 262,196C240,152 222,102 213,56Z'
/** The pale hooks on its shoulders, well behind the head. */
const SHOULDERS =
  'M378,284C352,284 323,265 306,241C295,224 294,210 309,205C306,214 314,224 327,237C341,252 360,268 378,284ZM402,300C420,322 448,338 482,344C508,348 528,345 538,333C525,335 510,332 494,327C466,317 440,304 402,300Z'
/** The thin ends of the tail and of the low wing, which take no edge of light. */
const TAIL_END = 'M624,106Q609,124 594,140L572,168L587,155Q607,131 624,106Z'
const WING_END = 'M704,402C688,397 671,391.5 654,385.5L664,393L684,402.5Z'
const JAW = 'M286,332C292,362 344,388 384,378L376,340L294,316Z'
const MOUTH = 'M290,333C298,354 342,376 380,373L376,340L294,316Z'
/** The upper lip. */
const LIP = 'M290,334C318,338 346,350 372,366'
/** A head fin, slim and bent inwards: its root at 0, its tip towards +y, the mouth on the side of +x. */
const FIN =
  'M-22,-20C-19,-4 -18,10 -14,25C-11,38 -3,48 6,50C12,51 14,46 10,42C4,35 4,24 8,13C12,4 20,-3 30,-8Z'
const SCROLL = 'M10,42C1,39 -5,28 -2,16C1,6 12,-3 30,-8C20,-3 12,4 8,13C4,24 4,35 10,42Z'

/** The pale belly along the leading edge of the raised wing. */
const BELLY =
  'M213,56C202,86 200,122 204,155C209,198 220,246 238,279C246,294 254,303 258,314L262,240L222,140Z'

const fin = (where: string): string =>
  `<g transform="${where}">${shape(FIN, BACK)}${shape(SCROLL, '#2f74a0')}</g>`
/** The manta at (x, y), turned by `turn` degrees. */
export function mantaRay(x: number, y: number, scale: number, turn: number): string {
  const body =
    shape(BELLY, PALE) +
    shape(JAW, '#2f74a0') +
    shape(MOUTH, '#020d20') +
    shape(UPPER, BACK) +
    shape(REAR, LIT) +
    `<path d="${LIP}" fill="none" stroke="${LIT}" stroke-width="3" stroke-linecap="round"/>` +
    fin('translate(273,325) rotate(30)') +
    fin('translate(396,377) rotate(36) scale(-1,1)') +
    shape(SHOULDERS, '#86b1c3')
  const at = (part: string) =>
    `<g transform="translate(${x},${y}) rotate(${turn}) scale(${scale}) translate(-430,-240)">${part}</g>`
  return (
    edgeLight(at(body), [0.1, -1], 2.6 * scale, '#c4f5ec') + at(shape(TAIL_END, BACK) + shape(WING_END, LIT))
  )
}
/** Its shadow on level sand: both wings, the head with its fins, and the tail. */
export const mantaShade = (x: number, y: number, scale: number, ink: string): string =>
  `<g transform="translate(${x - 18 * scale},${y}) scale(${scale * 0.92},${scale * 0.27}) skewX(17) translate(-430,-240)">${shape(UPPER, ink)}${shape(JAW, ink)}<g transform="translate(273,325) rotate(30)">${shape(FIN, ink)}</g><g transform="translate(396,377) rotate(36) scale(-1,1)">${shape(FIN, ink)}</g></g>`
