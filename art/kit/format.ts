/** Design space of every picture, in pixels. */
export const WIDE = 1600
export const HIGH = 1000
