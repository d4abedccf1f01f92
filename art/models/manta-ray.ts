/** A manta ray from above and before it as it glides to the left, by hand: it banks, its right wing up and its left wing low. */
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const BACK = '#061a37'
const LIT = '#114070'
const RIM = '#c4f5ec'

/** The dark back from the tip of its right wing round the head to the tip of its left wing, along the trailing edge and round the tail. */
const UPPER =
  'M213,56C207,82 206,114 210,150C214,190 226,238 244,275C252,290 256,302 259,315C266,327 274,322 282,329L388,376C394,381 398,385 405,386C414,387 424,389 432,391C456,398 480,402 504,404C562,409 640,414 704,402C672,393 640,381 608,361C572,339 540,316 518,290C507,275 503,262 504,250C505,238 510,229 519,222C558,192 602,150 628,98C592,148 550,186 510,214C496,224 476,231 450,231.4C440,231.6 430,230.8 420,230C392,227 366,218 345,208C306,188 262,146 238,112C226,96 218,78 213,56Z'
/** The half of the back that faces up, behind a line from tip to tip over the shoulders. */
const REAR =
  'M213,56C218,78 226,96 238,112C262,146 306,188 345,208C366,218 392,227 420,230C430,230.8 440,231.6 450,231.4C476,231 496,224 510,214C550,186 592,148 628,98C602,150 558,192 519,222C510,229 505,238 504,250C503,262 507,275 518,290C540,316 572,339 608,361C640,381 672,393 704,402C640,400 560,388 500,366C462,352 436,334 412,318C392,306 372,302 352,292C316,274 284,240 262,196C240,152 222,102 213,56Z'
/** The pale hooks on its shoulders, well behind the head. */
const SHOULDERS =
  'M378,284C352,284 323,265 306,241C295,224 294,210 309,205C306,214 314,224 327,237C341,252 360,268 378,284ZM402,300C420,322 448,338 482,344C508,348 528,345 538,333C525,335 510,332 494,327C466,317 440,304 402,300Z'
/** The light along the back and along the trailing edge, thin towards the tips. */
const RIMS =
  'M213,56C218,78 226,96 238,112C262,146 306,188 345,208C366,218 392,227 420,230C430,230.8 440,231.6 450,231.4C476,231 496,224 510,214C550,186 592,148 628,98C591,146 548.6,183.2 508.4,211C494.6,220.6 475,227.6 450,228C440,228.2 430,227.6 420,226.8C392,223.8 367.4,215 346.6,205C308.4,185 264.4,143.4 240.4,109.8C228.6,94.6 219.4,77 213,56ZM504,250C503,262 507,275 518,290C540,316 572,339 608,361C640,381 672,393 704,402C672,391 641.4,378.2 609.8,358.2C574.4,336.2 542.4,313.2 520.8,288C509.6,273.4 504.8,261 504,250Z'
/** The muzzle in its own frame: the middle of the mouth at 0, the way ahead towards +y. */
const MUZZLE = 'M-74,-24L-60,0C-44,9 -22,13 0,13C22,13 44,9 60,0L74,-24Z'
/** The lower lip in the light, and the slit of the mouth over it. */
const LIP = 'M-51,1C-34,-5 -16,-7 0,-7C16,-7 34,-5 51,1C38,7 18,10 0,10C-18,10 -38,7 -51,1Z'
const MOUTH = 'M-51,1C-34,-6 -16,-8 0,-8C16,-8 34,-6 51,1C36,3.4 18,4.4 0,4.4C-18,4.4 -36,3.4 -51,1Z'
/** The head fin on the side of +x, a broad paddle that bends inwards, and its inner side where it rolls. */
const FIN =
  'M49,-14C62,-22 76,-28 90,-27C99,-12 104,9 101,30C98,48 88,60 76,62C74.2,62.2 72.4,62 70.6,61.4L69,58C72,46 72,32 68,22C64.4,13.6 57,8 48,5.4Z'
const SCROLL =
  'M60.6,46C62.4,35 62,25 58,17C55.4,11.6 52,8 47,6C57,5 66,11 70,20C74.6,31 74,47 70.6,61.4C63.4,59.4 59.6,54 60.6,46Z'
/** An eye on the outer side of the root of a head fin. */
const EYE =
  shape('M82,-26C90,-28 98.6,-21 99.6,-11C100,-4 97,2 91,5Z', BACK) +
  shape('M79,-11C83,-19.6 94,-20 97.6,-10C92,-3.6 84,-4 79,-11Z', '#2c6793') +
  shape('M83.4,-12A5,5 0 1 1 93.4,-12A5,5 0 1 1 83.4,-12Z', '#01060f') +
  shape('M86.6,-14A1.4,1.4 0 1 1 89.4,-14A1.4,1.4 0 1 1 86.6,-14Z', RIM)

const fin = (side: 1 | -1): string =>
  `<g transform="scale(${side},1)">${shape(FIN, BACK)}${shape(SCROLL, '#235a88')}${EYE}</g>`
const HEAD = shape(MUZZLE, BACK) + shape(LIP, '#1f5c8e') + shape(MOUTH, '#020b1d') + fin(-1) + fin(1)
/** The manta at (x, y), turned by `turn` degrees. */
export const mantaRay = (x: number, y: number, scale: number, turn: number): string =>
  `<g transform="translate(${x},${y}) rotate(${turn}) scale(${scale}) translate(-430,-240)">${
    shape(RIMS, RIM) +
    shape(UPPER, BACK) +
    shape(REAR, LIT) +
    `<g transform="translate(334,351) rotate(22.9)">${HEAD}</g>` +
    shape(SHOULDERS, '#86b1c3')
  }</g>`
/** One half of a ray from straight above and its tail: the head towards +y, the middle at 0. */
const HALF =
  'M10,86L0,86C-10,86 -18,88 -24,92C-27,100 -27,114 -33,120C-41,125 -53,116 -55,102C-56,94 -57,84 -64,76C-92,62 -150,48 -192,22C-224,2 -250,-14 -270,-34C-226,-40 -160,-56 -112,-88C-76,-112 -44,-128 -10,-134L10,-134Z'
const TRAIL = 'M-8,-132C-4,-164 26,-204 92,-236C44,-200 12,-168 8,-132Z'
const mirrored = (d: string): string =>
  d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, a: string, b: string) => `${-Number(a)},${b}`)
/** Its shadow on level sand, which the light casts from above: two wings, a head and a tail in perspective. */
export const mantaShade = (x: number, y: number, scale: number, turn: number, ink: string): string =>
  `<g transform="translate(${x},${y}) scale(${scale},${scale * 0.36}) rotate(${29 + turn})">${shape(HALF, ink)}${shape(mirrored(HALF), ink)}${shape(TRAIL, ink)}</g>`
