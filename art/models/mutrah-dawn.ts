/** The shore of Mutrah in the first sun from the left: white houses of the corniche, a mosque, a fort on its rock, and bare mountains. Units from the mosque's axis and the waterline, y down. */
const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const LIT = '#fff0d2'
const SHADE = '#b68fae'
const PANE = '#8d6a9c'

/** One window with a round head. */
const pane = (x: number, y: number, w: number, h: number) =>
  `M${x},${y + h}V${y + w / 2}A${w / 2},${w / 2} 0 0 1 ${x + w},${y + w / 2}V${y + h}Z`
/** A flat-roofed house: its left column, width, height, the share of its face in shade, and rows of windows as [height, count]. */
function house(
  x: number,
  w: number,
  h: number,
  shade: number,
  rows: readonly (readonly [number, number])[],
  lit = LIT,
  extra = '',
): string {
  const face = w * (1 - shade)
  let panes = ''
  for (const [y, n] of rows)
    for (let i = 0; i < n; i++) panes += pane(x + ((i + 0.5) * face) / n - 4, -y - 15, 8, 15)
  return (
    path(`M${x},0V${-h}H${x + w}V0Z`, lit) +
    path(`M${x + face},0V${-h}H${x + w}V0Z`, SHADE) +
    path(`M${x - 2},${-h + 5}V${-h - 3}H${x + w + 2}V${-h + 5}Z`, '#ffd9a0') +
    path(panes, PANE) +
    extra
  )
}
/** A closed wooden balcony. */
const balcony = (x: number, y: number) =>
  path(`M${x},${y}h26v22h-26Z`, '#b0705c') +
  path(`M${x + 4},${y + 4}h7v12h-7ZM${x + 15},${y + 4}h7v12h-7Z`, '#5f3f6c') +
  path(`M${x - 2},${y - 3}h30v4h-30Z`, '#ffd9a0')
/** A round tower with a parapet of merlons. */
function tower(x: number, foot: number, w: number, h: number): string {
  const top = foot - h
  let teeth = ''
  const step = (2 * w + 6) / 6.5
  for (let i = 0; i < 7; i++) teeth += `M${x - w - 3 + i * step},${top + 1}v-8h${step / 2}v8Z`
  return (
    path(`M${x - w - 4},${foot + 20}L${x - w},${top}H${x + w}L${x + w + 4},${foot + 20}Z`, '#f6c283') +
    path(`M${x + w * 0.3},${foot + 20}V${top}H${x + w}L${x + w + 4},${foot + 20}Z`, '#a76b70') +
    path(`M${x - w - 3},${top + 8}V${top}H${x + w + 3}V${top + 8}Z${teeth}`, '#ffe0a4') +
    path(pane(x - w * 0.45, top + h * 0.36, 7, 14), '#8d566c')
  )
}
const MOSQUE =
  // minaret
  path('M60,0V-150H80V0Z', LIT) +
  path('M73,0V-150H80V0Z', SHADE) +
  path('M60,-112H80V-96H60ZM60,-72H80V-56H60Z', '#3f92a4') +
  path('M55,-146V-156H85V-146Z', '#ffd27a') +
  path('M64,-154V-184H76V-154Z', LIT) +
  path('M71.500,-154V-184H76V-154Z', SHADE) +
  path('M61,-184C61,-196 67,-202 70,-214C73,-202 79,-196 79,-184Z', '#f2b23e') +
  // hall
  path('M-64,0V-58H52V0Z', LIT) +
  path('M36,0V-58H52V0Z', SHADE) +
  path('M-67,-54V-63H55V-54Z', '#ffd9a0') +
  path([-50, -26, -2].map((x) => pane(x, -38, 15, 38)).join(''), PANE) +
  // drum and dome
  path('M-38,-60V-78H26V-60Z', '#3f92a4') +
  path('M8,-60V-78H26V-60Z', '#2f6c8c') +
  path('M-42,-77C-48,-104 -26,-122 -6,-136C14,-122 36,-104 30,-77Z', '#f5b843') +
  path('M2,-77C14,-92 12,-114 -6,-136C14,-122 36,-104 30,-77Z', '#b8742f') +
  path('M-42,-77C-48,-104 -26,-122 -6,-136C-20,-116 -30,-98 -28,-77Z', '#ffe08e') +
  path('M-7.500,-134V-154H-4.500V-134Z', '#f2b23e')
const ROCK =
  path(
    'M236,0L268,-34L284,-70L318,-96L352,-92L372,-118L420,-124L452,-112L476,-84L520,-78L548,-44L596,-22L628,0Z',
    '#dd8a5e',
  ) +
  path(
    'M352,-92L372,-118L420,-124L452,-112L476,-84L520,-78L548,-44L596,-22L628,0H420L444,-34L422,-58L440,-90L404,-108L380,-84L398,-52L360,-30L372,0H330L344,-38L324,-60Z',
    '#9a5570',
  )
const FORT =
  path('M312,-84V-118H500V-66L440,-100Z', '#f0b77c') +
  path('M438,-100V-118H500V-66Z', '#a76b70') +
  path('M310,-112V-121H502V-112Z', '#ffe0a4') +
  tower(326, -86, 30, 54) +
  tower(410, -110, 40, 66) +
  tower(494, -72, 27, 58)
/** The town from end to end: about 420 to the left and 640 to the right of the mosque. */
export const MUTRAH =
  house(-318, 84, 112, 0.24, [[70, 3]], LIT, balcony(-288, -58)) + // prettier-ignore
  house(-182, 92, 126, 0.3, [[88, 3]], '#ffdcb4') + // prettier-ignore
  house(116, 78, 116, 0.26, [[80, 3]], LIT) + // prettier-ignore
  house(-420, 120, 70, 0.2, [[26, 4]]) + // prettier-ignore
  house(
    -250,
    104,
    84,
    0.2,
    [[48, 4]],
    LIT,
    path([-244, -223, -202, -181].map((x) => pane(x, -34, 14, 34)).join(''), PANE),
  ) + // prettier-ignore
  house(-128, 56, 74, 0.3, [[34, 2]]) + // prettier-ignore
  ROCK +
  FORT +
  house(86, 62, 78, 0.24, [
    [42, 2],
    [10, 2],
  ]) + // prettier-ignore
  house(170, 96, 62, 0.24, [[22, 4]], '#ffdcb4') + // prettier-ignore
  MOSQUE +
  path('M-1000,6V-9H1300V6Z', '#6a4a80') +
  path('M-1000,-7V-11H1300V-7Z', '#ffd9a0')

/** Shares of the way down and out for the notches of a mountain's flank. */
const NOTCH: readonly (readonly [number, number])[] = [[0.16, 0.1], [0.24, 0.22], [0.42, 0.34], [0.5, 0.52], [0.74, 0.66], [0.82, 0.84]] // prettier-ignore
/** A bare mountain: its top, the reach of both flanks, its lit and shaded inks. `lean` moves the notches so that no two are alike. */
export function mountain(
  x: number,
  high: number,
  left: number,
  right: number,
  lean: number,
  lit: string,
  shade: string,
): string {
  const flank = (reach: number, way: number, bend: number) =>
    NOTCH.map(([down, out], i) => {
      const o = out + Math.sin(i * 2.3 + bend) * 0.06
      return `L${(x + way * reach * o).toFixed(0)},${(-high * (1 - down) + Math.cos(i * 1.9 + bend) * high * 0.03).toFixed(0)}`
    })
  const a = flank(left, -1, lean),
    b = flank(right, 1, lean + 2),
    rib = [[0.2, 0.1], [0.34, -0.04], [0.52, 0.12], [0.66, 0.02], [0.86, 0.2]] // prettier-ignore
      .map(
        ([down, out]) =>
          `L${(x + right * (out! + Math.sin(lean + down! * 9) * 0.05)).toFixed(0)},${(-high * (1 - down!)).toFixed(0)}`,
      )
      .toReversed()
      .join('')
  return (
    path(`M${x},${-high}${b.join('')}L${x + right},0H${x - left}${a.toReversed().join('')}Z`, lit) +
    path(`M${x},${-high}${b.join('')}L${x + right},0H${(x + right * 0.1).toFixed(0)}${rib}Z`, shade)
  )
}
