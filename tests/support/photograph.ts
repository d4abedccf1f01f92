import sharp, { type Sharp } from 'sharp'

/** A photograph of nothing: two colours, so that it can be seen where a crop was laid. */
export const photograph = (width = 1800, height = 1200): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#3a6ea5' } }).composite([
    {
      input: { create: { width: Math.round(width / 4), height, channels: 3, background: '#d04030' } },
      left: 0,
      top: 0,
    },
  ])
