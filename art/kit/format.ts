/** Design space of every picture, in pixels. */
export const WIDE = 1600
export const HIGH = 1000
/** Width of a 3:4 print. */
export const TALL = 750
