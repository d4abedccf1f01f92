/** A manta ray from above and before it as it glides to the left, by hand: it banks, its right wing up and its left wing low. */
import { edgeLight } from '../kit/cut.ts'

const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const BACK = '#061a37'
const LIT = '#114070'
const PALE = '#dcf4f0'

/** The dark back from the tip of its right wing round the head to the tip of its left wing, along the trailing edge and round the tail. */
const UPPER =
  'M213,56C207,82 206,114 210,150C214,190 226,238 244,275C254,294 253,306 249,320C244,339 253,357 271,361C286,364 299,359 302,351C303,346 304,341 306,338C322,342 344,352 362,362C366,369 365,377 359,381C351,383 346,388 347,395C351,407 369,412 385,406C398,401 404,392 412,389C419,386 426,389 432,391C456,398 480,402 504,404C562,409 640,414 704,402C672,393 640,381 608,361C566,335 526,303 504,276C494,263 488,251 485,239C510,219 558,176 608,116C554,170 512,206 480,231C460,229 440,232 420,230C392,227 366,218 345,208C306,188 262,146 238,112C226,96 218,78 213,56Z'
/** The half of the back that faces up, behind a line from tip to tip over the shoulders. */
const REAR =
  'M213,56C218,78 226,96 238,112C262,146 306,188 345,208C366,218 392,227 420,230C440,232 460,229 480,231L485,239C488,251 494,263 504,276C526,303 566,335 608,361C640,381 672,393 704,402C640,400 560,388 500,366C462,352 436,334 412,318C392,306 372,302 352,292C316,274 284,240 262,196C240,152 222,102 213,56Z'
const SHOULDERS =
  'M330,320C312,312 299,294 291,272C285,256 280,238 275,212C287,245 302,268 319,284C330,295 339,303 341,310C339,316 336,320 330,320ZM370,345C372,338 379,333 387,332C408,336 432,347 456,354C480,360 506,362 534,362C502,367 468,366 438,363C414,361 392,358 379,353C374,351 371,348 370,345Z'
const JAW = 'M296,340C302,366 336,384 372,380L366,356Z'
const MOUTH = 'M302,334C308,360 338,376 368,373L364,356Z'
/** Where the head fins are rolled in. */
const ROLLS = 'M294,353C284,355 275,349 273,339M352,398C363,401 374,395 378,384'
/** The pale belly along the leading edge of the raised wing. */
const BELLY =
  'M213,56C202,86 200,122 204,155C209,198 220,246 238,279C246,294 254,303 258,314L262,240L222,140Z'

/** The manta at (x, y), turned by `turn` degrees. */
export function mantaRay(x: number, y: number, scale: number, turn: number): string {
  const body =
    shape(BELLY, PALE) +
    shape(JAW, PALE) +
    shape(MOUTH, '#020d20') +
    shape(UPPER, BACK) +
    shape(REAR, LIT) +
    `<path d="${ROLLS}" fill="none" stroke="${LIT}" stroke-width="3" stroke-linecap="round"/>` +
    shape(SHOULDERS, '#b4d2d6')
  return edgeLight(
    `<g transform="translate(${x},${y}) rotate(${turn}) scale(${scale}) translate(-430,-240)">${body}</g>`,
    [0.1, -1],
    2.6 * scale,
    '#c4f5ec',
  )
}
const PLANFORM =
  'M206,144C250,158 300,168 350,172C400,175 440,175 466,172C510,164 556,150 600,132C562,157 522,171 486,178C520,198 600,216 706,229C620,238 520,241 440,239C412,237 392,234 378,234C372,242 354,246 346,241C342,238 348,235 346,232L304,222C296,228 278,230 270,224C266,220 272,217 270,213C240,200 214,178 206,144Z'
/** Its shadow on level sand. */
export const mantaShade = (x: number, y: number, scale: number, ink: string): string =>
  `<path d="${PLANFORM}" transform="translate(${x},${y}) scale(${scale},${scale * 0.8}) translate(-430,-195)" fill="${ink}"/>`
