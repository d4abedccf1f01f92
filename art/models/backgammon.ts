/** One man waits and one thinks at a backgammon board with tea; a carpet seller on her stack. Metres, feet at y=0, y down. */
import { place } from '../kit/cut.ts'
import { figure } from '../kit/people.ts'

const SHADE = '#8a3a2e'
const stool = (x: number): string =>
  `<path d="M${x - 0.22},-.46H${x + 0.22}V-.39H${x - 0.22}Z" fill="#b5513f"/><path d="M${x - 0.19},-.39L${x - 0.23},0H${x - 0.17}L${x - 0.13},-.39ZM${x + 0.19},-.39L${x + 0.23},0H${x + 0.17}L${x + 0.13},-.39Z" fill="#4a3550"/><path d="M${x - 0.19},-.2H${x + 0.19}V-.165H${x - 0.19}Z" fill="#4a3550"/>`
/** A pear-shaped glass of tea on its saucer, the foot at y. */
const tea = (x: number, y: number): string =>
  `<g transform="translate(${x},${y})"><path d="M-.055,-.004H.055L.04,.014H-.04Z" fill="#f6ead2"/><path d="M-.042,-.13C-.02,-.085 -.02,-.075 -.04,-.04C-.045,-.01 .045,-.01 .04,-.04C.02,-.075 .02,-.085 .042,-.13Z" fill="#c8582f"/><path d="M-.042,-.13H.042L.036,-.112H-.036Z" fill="#f2d8b8"/></g>`
/** The table between x=-.48 and x=.48, its edge at 66 cm; on it the open board with its points and men. */
function table(): string {
  let points = '',
    men = ''
  for (let i = 0; i < 8; i++) {
    const [a, b] = [-0.33 + i * 0.0825, -0.33 + (i + 1) * 0.0825],
      ink = i % 2 ? '#b5513f' : '#f2d8a8'
    points += `<path d="M${a},-.685H${b}L${((a + b) / 2) * 0.96},-.735Z" fill="${ink}"/><path d="M${a * 0.9},-.8H${b * 0.9}L${((a + b) / 2) * 0.94},-.752Z" fill="${i % 2 ? '#f2d8a8' : '#b5513f'}"/>`
  }
  for (const [x, y, ink] of [
    [-0.27, -0.705, '#2b2440'],
    [-0.19, -0.705, '#2b2440'],
    [0.06, -0.705, '#fff3d8'],
    [0.24, -0.705, '#fff3d8'],
    [0.2, -0.745, '#2b2440'],
    [-0.1, -0.78, '#fff3d8'],
  ] as const)
    men += `<ellipse cx="${x}" cy="${y + 0.012}" rx=".034" ry=".017" fill="#5a3a4a"/><ellipse cx="${x}" cy="${y}" rx=".034" ry=".017" fill="${ink}"/>`
  return (
    '<path d="M-.4,-.62L-.45,-.07H-.38L-.33,-.62ZM.4,-.62L.45,-.07H.38L.33,-.62ZM-.36,-.28H.36V-.23H-.36Z" fill="#553a50"/>' +
    '<path d="M-.5,-.66L-.42,-.83H.42L.5,-.66Z" fill="#a8683f"/><path d="M-.5,-.66H.5V-.6H-.5Z" fill="#6a4350"/>' +
    '<path d="M-.36,-.675L-.31,-.81H.31L.36,-.675Z" fill="#7a4a3c"/>' +
    points +
    '<path d="M-.01,-.675L-.009,-.81H.009L.01,-.675Z" fill="#553a50"/>' +
    men +
    tea(0.4, -0.79) +
    tea(0.0, -0.8)
  )
}
export function backgammon(): string {
  const thinker = figure('sitsChinInHand', {
    skin: '#b97c58',
    hair: '#3a3244',
    top: '#c8404a',
    bottom: '#3f3d66',
    shoes: '#2b2440',
    cut: 'cap',
    hat: '#5b4a58',
    wear: 'tucked',
    lit: 'back',
    shade: SHADE,
  })
  const mover = figure('sits', {
    skin: '#c98d6b',
    hair: '#b9b2bc',
    top: '#e8b052',
    bottom: '#5a4a5c',
    shoes: '#3a2a3c',
    cut: 'short',
    wear: 'tucked',
    lit: 'front',
    shade: SHADE,
  })
  return (
    stool(-0.8) +
    stool(0.86) +
    place(0, 0.07, 1, table()) +
    place(-0.76, 0, 1, mover) +
    place(0.86, 0, 1, thinker, true)
  )
}
/** A stack of folded carpets 1.3 m wide and 34 cm high. */
const STACK = (
  [
    ['#86304a', '#f0b24c'],
    ['#2f6fa0', '#fff0d2'],
    ['#c8404a', '#2b5c8c'],
    ['#d9924a', '#86304a'],
  ] as const
)
  .map(([ink, band], i) => {
    const y = -0.085 * i,
      w = 0.56 - (i % 2) * 0.02
    return `<path d="M${-w},${y}Q${-w - 0.05},${y - 0.042} ${-w},${y - 0.085}H${w}Q${w + 0.05},${y - 0.042} ${w},${y}Z" fill="${ink}"/><path d="M${-w + 0.08},${y - 0.03}H${w}V${y - 0.055}H${-w + 0.08}Z" fill="${band}"/>`
  })
  .join('')
/** The top carpet of the stack, seen from a little above. */
const TOP =
  '<path d="M-.54,-.34L-.42,-.45H.46L.56,-.34Z" fill="#d9924a"/><path d="M-.42,-.36L-.34,-.43H.38L.45,-.36Z" fill="#86304a"/><path d="M-.1,-.395L.02,-.42L.14,-.395L.02,-.37Z" fill="#f0b24c"/>'
/** Two rolled carpets that lean on the wall, their ends as spirals. */
const ROLLS = (
  [
    [0.5, '#a83246', '#f0b24c', 1.14, 10],
    [0.78, '#2b5c8c', '#f2d8a8', 1.3, 9],
  ] as const
)
  .map(
    ([x, ink, band, h, tilt]) =>
      `<g transform="translate(${x},0) rotate(${tilt})"><path d="M-.12,0V${-h}H.12V0Q0,.05 -.12,0Z" fill="${ink}"/><path d="M.04,0V${-h}H.12V0Z" fill="#3a2450" opacity=".28"/><path d="M-.12,${-h * 0.3}H.12V${-h * 0.3 - 0.07}H-.12ZM-.12,${-h * 0.7}H.12V${-h * 0.7 - 0.07}H-.12Z" fill="${band}"/><ellipse cx="0" cy="${-h}" rx=".12" ry=".05" fill="${band}"/><ellipse cx="0" cy="${-h}" rx=".065" ry=".026" fill="${ink}"/></g>`,
  )
  .join('')
export const carpetSeller = (): string =>
  place(0.2, -0.07, 1, ROLLS) +
  place(0.6, 0, 1, TOP + STACK) +
  place(
    0.16,
    -0.05,
    1,
    figure('sitsOnStep', {
      skin: '#d9a07c',
      hair: '#2b2233',
      top: '#f0e0c0',
      bottom: '#4b4a74',
      shoes: '#5a2f3c',
      cut: 'scarf',
      hat: '#d98a4a',
      wear: 'tucked',
      lit: 'back',
      shade: SHADE,
    }),
    true,
  )
