/** A houseboat of the Kerala backwaters at night, cut by hand: two guests at table on the fore deck, the boatman aft, and the mirror in still water. */
import { edgeLight, place } from '../kit/cut.ts'
import { random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import { waterBars } from '../kit/water-bars.ts'

const HULL =
  'M-34,-104C-24,-112 -14,-120 -4,-126L6,-120C4,-84 34,-52 96,-44H520C572,-50 606,-74 632,-112L644,-106C634,-58 600,-14 552,0H92C36,-8 -8,-44 -34,-104Z'
/** The long thatch over the cabin, and the raised awning over the fore deck. */
const ROOF = 'M176,-104C176,-160 196,-178 238,-182H496C536,-180 556,-158 556,-104Z'
const AWNING =
  'M20,-124C24,-176 52,-200 100,-204H150C186,-202 204,-182 206,-126L190,-128C150,-136 70,-136 20,-124Z'

/** Ribs of bent bamboo over a roof from `a` to `b`, `top` high. */
const ribs = (a: number, b: number, top: number, foot: number, many: number): string =>
  Array.from({ length: many }, (_, i) => {
    const x = a + ((b - a) * (i + 0.5)) / many
    return `M${x - 3},${foot}C${x - 9},${foot - 40} ${x - 7},${top + 8} ${x + 2},${top}L${x + 6},${top}C${x - 2},${top + 10} ${x - 3},${foot - 40} ${x + 3},${foot}Z`
  }).join('')

function boat(): string {
  const windows = [232, 290, 348, 406, 464]
  const guests = edgeLight(
    place(66, 357, 66, figure('sits', { skin: '#a8684c', hair: '#1a1438', top: '#c9505a', bottom: '#3a3068', cut: 'bun', shade: '#4a2a50' })) + // prettier-ignore
      place(168, 357, 68, figure('sitsChinInHand', { skin: '#8a5240', hair: '#1a1438', top: '#e8d2ac', bottom: '#3a3068', cut: 'short', shade: '#5a3a58' }), true), // prettier-ignore
    [0, -1],
    1.8,
    '#fff0c0',
  )
  const boatman = edgeLight(
    place(590, 330, 72, figure('rowsStanding', { skin: '#8a5646', hair: '#141844', top: '#dfe2f0', bottom: '#8f96c0', skirt: 'knee', cut: 'short', shoes: '#8a5646', shade: '#2a2a60' })), // prettier-ignore
    [1, -0.6],
    1.8,
    '#e4e8ff',
  )
  return (
    // the lit deck seen under the awning, and the wall of the cabin
    '<path d="M33,-164H196V-42H92C64,-46 42,-62 33,-86Z" fill="#e89a58"/><path d="M190,-128H520V-44H190Z" fill="#5a3a62"/><path d="M190,-66H520V-44H190Z" fill="#4a3058"/>' +
    windows
      .map(
        (x) =>
          `<path d="M${x},-98h36v40h-36Z" fill="#ffdc8c"/><path d="M${x + 16.5},-98h3v40h-3Z" fill="#8a5a58"/><path d="M${x - 11},-98h9v40h-9ZM${x + 38},-98h9v40h-9Z" fill="#7a4c62"/>`,
      )
      .join('') +
    // lamp over the table, and the table with two cups
    '<path d="M117,-160V-142" stroke="#3a2850" stroke-width="2"/><path d="M108,-142h18l-3,15h-12Z" fill="#fff3c8"/><circle cx="117" cy="-132" r="36" fill="#fff0b8" opacity=".35"/>' +
    // their chairs
    '<path d="M44,-112h5v70h-5ZM44,-76H82V-71H44ZM77,-71h5v29h-5ZM186,-112h5v70h-5ZM153,-76H191V-71H153ZM153,-71h5v29h-5Z" fill="#7a4450"/>' +
    `<g transform="translate(0,-400)">${guests}</g>` +
    '<path d="M94,-84H142V-78H94Z" fill="#7a4450"/><path d="M115,-78h6v36h-6Z" fill="#5c3448"/><path d="M101,-92h7v8h-7ZM128,-92h7v8h-7Z" fill="#fff0d4"/>' +
    // posts, awning and thatch with their ribs; the moon on the upper edge
    '<path d="M30,-156h6v106h-6ZM190,-156h7v112h-7ZM520,-110h6v64h-6Z" fill="#3a2850"/>' +
    `<path d="${ROOF}" fill="#6a5a88"/><clipPath id="thatch"><path d="${ROOF}"/></clipPath><g clip-path="url(#thatch)"><path d="M170,-134H560V-100H170Z" fill="#54477c"/><path d="${ribs(190, 556, -184, -104, 9)}" fill="#463a70"/><path d="M560,-186C590,-150 552,-104 552,-104L540,-104C546,-140 530,-170 490,-176L230,-178V-190Z" fill="#a9b0dc"/></g>` +
    `<g transform="translate(0,-26)"><path d="${AWNING}" fill="#8a6a7c"/><clipPath id="awning"><path d="${AWNING}"/></clipPath><g clip-path="url(#awning)"><path d="M16,-150C60,-160 160,-160 210,-150V-120H16Z" fill="#d08a5c"/><path d="${ribs(20, 210, -206, -124, 5)}" fill="#6a4c70"/><path d="M60,-206H156C190,-200 206,-170 208,-130L199,-130C196,-168 180,-190 146,-196H90Z" fill="#b9bfe6"/></g></g>` +
    `<g transform="translate(0,-400)">${boatman}</g>` +
    `<path d="${HULL}" fill="#1c1a48"/><path d="M-4,-126L6,-120C4,-84 34,-52 96,-44H520C572,-50 606,-74 632,-112L640,-108C612,-66 576,-40 520,-34H94C28,-44 -2,-84 -4,-126Z" fill="#b8706a"/><path d="M20,-40C60,-22 90,-20 110,-20H540C570,-24 596,-38 612,-54C600,-30 580,-14 552,-10H100C66,-12 40,-24 20,-40Z" fill="#2c2a62"/>` +
    // lamplight on the near side of the bow
    '<path d="M14,-96C22,-66 50,-46 96,-42H200L196,-36H94C40,-42 18,-66 8,-98Z" fill="#ffc880"/>'
  )
}
/** The boat with its bow at the left, and its mirror in bars that part towards us. */
export function houseboat(x: number, y: number, scale: number): string {
  const r = random(12)
  const bars = waterBars({ from: 2, to: 230, step: 11, part: 0.55, thick: 6, thin: 0.18, least: 1.6 }, () => [
    -50 + r.range(-10, 24),
    650 + r.range(-30, 12),
  ])
  const body = boat()
  return `<g transform="translate(${x},${y}) scale(${scale})"><clipPath id="still"><path d="M90,0H554V7H90Z"/><path d="${bars}"/></clipPath><g clip-path="url(#still)" opacity=".6"><g transform="scale(1,-1)">${body}</g></g>${body}</g>`
}
