/** The timber parapet of a terrace in snow, cut flat. It runs from beyond the left edge of the picture to an end post. */
import { path } from '../kit/cut-figure.ts'

const INK = {
  board: '#70456a',
  gap: '#432a54',
  rail: '#8a5876',
  lit: '#eb9a6c',
  snow: '#ece8fd',
  shade: '#9486d6',
  under: '#7468bd',
}
/** The top of the rail, the middle of the end post, the width of a board. */
const TOP = 950,
  POST = 620,
  BOARD = 58
const LEFT = -400,
  DEEP = 400
const box = (x0: number, y0: number, x1: number, y1: number, ink: string): string =>
  path(`M${x0},${y0}H${x1}V${y1}H${x0}Z`, ink)
const heart = (x: number, y: number): string =>
  path(
    `M${x},${y + 15}C${x - 24},${y - 4} ${x - 14},${y - 18} ${x},${y - 7}C${x + 14},${y - 18} ${x + 24},${y - 4} ${x},${y + 15}Z`,
    INK.gap,
  )
const boards = (): string =>
  Array.from({ length: 17 }, (_, i) => POST - 24 - (i + 1) * BOARD)
    .map(
      (x, i) => box(x, TOP, x + 4, TOP + DEEP, INK.gap) + (i % 2 ? '' : heart(x + BOARD / 2 + 2, TOP + 78)),
    )
    .join('')
/** Its snow, which hangs over the rail a little. */
const onRail = (): string =>
  path(
    `M${LEFT},930C0,924 60,932 160,929S300,924 380,928S500,931 562,928C586,928 598,934 602,948V960C592,966 580,961 566,959C540,956 524,968 500,961C440,952 420,967 380,960C320,951 280,968 230,960C180,952 120,965 80,959C20,952 -40,966 ${LEFT},959Z`,
    INK.shade,
  ) +
  path(
    `M${LEFT},930C0,924 60,932 160,929S300,924 380,928S500,931 562,928C586,928 598,934 602,948C560,945 500,942 440,944S300,949 230,945S100,942 40,945S-100,949 ${LEFT},945Z`,
    INK.snow,
  )
const post = (): string =>
  box(POST - 24, 900, POST + 24, TOP + DEEP, INK.rail) +
  box(POST + 16, 900, POST + 24, TOP + DEEP, INK.lit) +
  path(
    `M${POST - 34},902C${POST - 36},876 ${POST - 22},862 ${POST},862C${POST + 22},862 ${POST + 36},876 ${POST + 34},902C${POST + 22},910 ${POST + 8},904 ${POST},905C${POST - 12},910 ${POST - 24},909 ${POST - 34},902Z`,
    INK.shade,
  ) +
  path(
    `M${POST - 28},892C${POST - 28},872 ${POST - 18},862 ${POST},862C${POST + 22},862 ${POST + 36},876 ${POST + 34},902C${POST + 26},894 ${POST + 10},892 ${POST - 4},896S${POST - 20},900 ${POST - 28},892Z`,
    INK.snow,
  )
export const snowRail = (): string =>
  box(LEFT, TOP, POST, TOP + DEEP, INK.board) +
  boards() +
  // the edge of the floor, and the snow in its shade
  box(LEFT, TOP + 124, POST, TOP + DEEP, INK.under) +
  box(LEFT, TOP + 124, POST, TOP + 148, INK.rail) +
  box(LEFT, TOP + 32, POST, TOP + 41, INK.gap) +
  box(LEFT, TOP - 4, POST, TOP + 32, INK.rail) +
  onRail() +
  post()
