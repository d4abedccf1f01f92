/** The cable car of Sugarloaf: a round cabin of glass on its hanger, people at the windows, and the ropes to the summit. Design pixels, the sun to the left. */
import { edgeLight, place } from '../kit/cut.ts'
import type { Pt } from '../kit/vec.ts'

const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const DARK = '#1d1440'
/** Where the ropes leave the summit and the picture. */
const FROM: Pt = [1108, 114]
const TO: Pt = [1720, 500]
const onRope = (t: number): Pt => [
  FROM[0] + (TO[0] - FROM[0]) * t,
  FROM[1] + (TO[1] - FROM[1]) * t + 96 * t * (1 - t),
]
/** A rope as a band that is thicker towards us. */
function rope(lift: number, near: number): string {
  const up: string[] = [],
    down: string[] = []
  for (let i = 0; i <= 40; i++) {
    const t = i / 40,
      [x, y] = onRope(t),
      w = 0.7 + near * t * t,
      row = y + lift * t * t
    up.push(`${x.toFixed(1)},${(row - w).toFixed(1)}`)
    down.unshift(`${x.toFixed(1)},${(row + w).toFixed(1)}`)
  }
  return path(`M${up.join('L')}L${down.join('L')}Z`, DARK)
}
/** A passenger behind the glass: head, neck and shoulders. */
const passenger = (x: number, high: number, turn: number): string =>
  `<g transform="translate(${x},20) scale(${turn * high},${high})">${path(
    'M-.24,0V-.4C-.24,-.56 -.16,-.6 -.06,-.62V-.68C-.16,-.72 -.18,-.98 .02,-1C.14,-1 .19,-.92 .18,-.86L.22,-.79L.18,-.77C.18,-.7 .15,-.67 .08,-.67V-.62C.18,-.6 .25,-.54 .26,-.4V0Z',
    '#3a1f4a',
  )}</g>`
/** The cabin, 190 wide, with the rope at the origin. `slope` is the rope's, in degrees. */
const cabin = (slope: number): string =>
  // carriage and hanger
  `<g transform="rotate(${slope})">${path('M-58,-9C-58,-14 -52,-15 -46,-15H46C52,-15 58,-14 58,-9V2C58,8 52,9 46,9H-46C-52,9 -58,8 -58,2Z', DARK)}</g>` +
  path('M-13,0H13L19,64H-19Z', DARK) +
  `<g transform="translate(0,104)">${
    path('M-95,4C-95,-28 -74,-44 -44,-46H44C74,-44 95,-28 95,4C95,38 72,58 36,60H-36C-72,58 -95,38 -95,4Z', DARK) +
    path('M-86,2C-86,-20 -70,-34 -44,-36H44C70,-34 86,-20 86,2C86,9 85,14 83,19H-83C-85,14 -86,9 -86,2Z', '#ffc974') +
    path('M-86,2C-86,-20 -70,-34 -44,-36H-10C-34,-24 -46,-6 -48,19H-83C-85,14 -86,9 -86,2Z', '#ffe7ae') +
    passenger(-64, 36, -1) + passenger(-46, 41, -1) + passenger(-17, 43, -1) + passenger(3, 36, -1) + passenger(20, 42, -1) + passenger(51, 37, -1) + passenger(68, 42, -1) +
    path('M-34,-46H-29V22H-34ZM30,-46H35V22H30Z', DARK)
  }</g>` // prettier-ignore
/** The ropes, and the car at a share of the way down. */
export const cableCar = (t: number): string => {
  const [x, y] = onRope(t),
    [bx, by] = onRope(t + 0.04),
    slope = (Math.atan2(by - y, bx - x) * 180) / Math.PI
  return rope(2, 2.4) + edgeLight(place(x, y, 1, cabin(slope)), [-1, -0.5], 2.4, '#ffdf9c')
}
