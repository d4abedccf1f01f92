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
/** The pale bars on its shoulders, well behind the head: ragged behind, soft in tone. */
const SHOULDERS =
  'M380,286C360,287 342,280 328,268C314,256 305,242 303,230C302,221 304,211 309,203C311,212 316,218 321,226C327,236 338,240 343,250C348,261 364,270 380,286ZM400,299C412,302 424,309 440,311C452,312 460,319 474,320C488,321 506,328 540,331C532,343 516,349 498,349C480,349 462,345 446,338C427,330 410,317 400,299Z'
/** The light along the back and along the trailing edge, thin towards the tips. */
const RIMS =
  'M213,56C218,78 226,96 238,112C262,146 306,188 345,208C366,218 392,227 420,230C430,230.8 440,231.6 450,231.4C476,231 496,224 510,214C550,186 592,148 628,98C591,146 548.6,183.2 508.4,211C494.6,220.6 475,227.6 450,228C440,228.2 430,227.6 420,226.8C392,223.8 367.4,215 346.6,205C308.4,185 264.4,143.4 240.4,109.8C228.6,94.6 219.4,77 213,56ZM504,250C503,262 507,275 518,290C540,316 572,339 608,361C640,381 672,393 704,402C672,391 641.4,378.2 609.8,358.2C574.4,336.2 542.4,313.2 520.8,288C509.6,273.4 504.8,261 504,250Z'
/** The broad flat muzzle in its own frame: the middle of the mouth at 0, the way ahead towards +y. */
const MUZZLE =
  'M-104,-32C-97,-18 -90,-6 -80,2C-70,12 -58,17 -44,19C-30,21.4 -14,22 0,22C14,22 30,21.4 44,19C58,17 70,12 80,2C90,-2 97,-6 108,-6L60,-40Z'
/** The wide slit of the mouth and the lower jaw in the light under it. */
const MOUTH = 'M-60,4C-42,1.6 -20,.6 0,.6C20,.6 42,1.6 60,4C44,11 22,13.4 0,13.4C-22,13.4 -44,11 -60,4Z'
const JAW =
  'M-60,4C-44,11 -22,13.4 0,13.4C22,13.4 44,11 60,4C60,11 57,16.6 50,18C32,21.6 16,22.2 0,22.2C-16,22.2 -32,21.6 -50,18C-57,16.6 -60,11 -60,4Z'
/** The head fin on the side of +x, a slim flat paddle that points ahead, and the inner face along its edge. */
const FIN = 'M57,4C54.6,20 52,36 53.6,52C54.6,63 58,73 64,73.4C72,73 79,58 82,42C84.4,29 85,14 87,0L76,-10Z'
const INNER = 'M57,4C54.6,20 52,36 53.6,52C54.6,63 58,73 64,73.4C60.4,64 58.6,52 58.8,40C59,28 59.4,14 57,4Z'
/** An eye on the outer side of the root of a head fin. */
const EYE =
  shape('M76,-28C87,-27 96,-21 97.4,-13C98,-5 93.4,5 84,12Z', BACK) +
  shape('M80.6,-10C82,-16.6 89,-19 95,-14.4C90,-15.2 84.6,-14.4 80.6,-10Z', '#1f5584') +
  shape('M84,-9.4A4.4,4.2 0 1 1 92.8,-9.4A4.4,4.2 0 1 1 84,-9.4Z', '#01060f')

const fin = (side: 1 | -1): string =>
  `<g transform="scale(${side},1)"><g transform="scale(1,.6)">${shape(FIN, BACK)}${shape(INNER, '#1f5584')}</g>${EYE}</g>`
const HEAD = shape(MUZZLE, BACK) + shape(MOUTH, '#01060f') + shape(JAW, '#25608f') + fin(-1) + fin(1)
/** The manta at (x, y), turned by `turn` degrees. */
export const mantaRay = (x: number, y: number, scale: number, turn: number): string =>
  `<g transform="translate(${x},${y}) rotate(${turn}) scale(${scale}) translate(-430,-240)">${
    shape(RIMS, RIM) +
    shape(UPPER, BACK) +
    shape(REAR, LIT) +
    `<g transform="translate(334,351) rotate(22.9)">${HEAD}</g>` +
    shape(SHOULDERS, '#1f5484')
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
