/** A chalet in snow, its gable towards us, cut flat. It is 100 wide at the eaves, its foot at 0, in a drift of `snow`. The sun comes from the right. */
import { path } from '../kit/cut-figure.ts'

const INK = {
  wall: '#7a3f4f',
  side: '#c8714c',
  base: '#5a4a90',
  roof: '#fff1e4',
  shade: '#b9a3de',
  pane: '#ffd888',
  frame: '#4c2a4a',
}
const pane = (x: number, y: number, w = 11, h = 12): string =>
  path(`M${x - 1.5},${y - 1.5}h${w + 3}v${h + 3}h${-w - 3}Z`, INK.frame) +
  path(`M${x},${y}h${w}v${h}h${-w}Z`, INK.pane) +
  path(`M${x + w / 2 - 0.6},${y}h1.2v${h}h-1.2Z`, INK.frame)
export const chalet = (snow: string): string =>
  path('M22,-60V-92H34V-50Z', INK.wall) +
  path('M20,-92C22,-97 34,-97 36,-92V-89H20Z', INK.roof) +
  path('M-40,-1V-40L0,-70L40,-40V-1Z', INK.wall) +
  path('M26,-1V-51L40,-40V-1Z', INK.side) +
  path('M-40,-1V-14H40V-1Z', INK.base) +
  // the balcony under the upper windows
  path(
    'M-43,-34H43V-31.500H-43ZM-43,-24H43V-21.500H-43ZM-40,-34h2v12h-2ZM-26,-34h2v12h-2ZM-12,-34h2v12h-2ZM2,-34h2v12h-2ZM16,-34h2v12h-2ZM30,-34h2v12h-2ZM38,-34h2v12h-2Z',
    INK.frame,
  ) +
  pane(-5.5, -55) +
  pane(-31, -12.5) +
  pane(8, -12.5) +
  // snow lies thick on the roof
  path(
    'M-56,-34C-57,-39 -54,-42 -50,-45L-4,-80C-1,-82 1,-82 4,-80L50,-45C54,-42 57,-39 56,-34C54,-31 50,-31 47,-33L0,-68L-47,-33C-50,-31 -54,-31 -56,-34Z',
    INK.roof,
  ) +
  path(
    'M-56,-34C-57,-39 -54,-42 -50,-45L-4,-80C-2,-81.500 0,-81.800 1,-81.500L-1,-76L-50,-38C-52,-36 -54,-34 -53,-32C-54.500,-32.500 -55.500,-33 -56,-34Z',
    INK.shade,
  ) +
  // it stands in a drift
  `<linearGradient id="drift" gradientUnits="userSpaceOnUse" x1="0" y1="2" x2="0" y2="26"><stop offset="0" stop-color="${snow}"/><stop offset="1" stop-color="${snow}" stop-opacity="0"/></linearGradient>` +
  path('M-70,20C-62,2 -48,-3 -34,-2C-16,-1 -4,-6 12,-5C30,-4 44,-8 54,0C64,6 74,14 84,26H-70Z', 'url(#drift)')
