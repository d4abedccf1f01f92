/** Calculates crops that keep the subject of a photograph visible. The picture pipeline and the Desk share it. */

/** In per cent of width and height, from the upper left corner. */
export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** In pixels of the photograph. */
export interface Crop extends Size {
  left: number
  top: number
}

/** The aspect ratios of every picture on the site. */
export const shapes = { wide: 16 / 10, tall: 3 / 4, square: 1, preview: 1200 / 630 }

/** The largest part of this shape with the subject as near to its middle as the edges allow. */
export function cropAround({ width, height }: Size, subject: Point, shape: number): Crop {
  const wide = Math.max(1, Math.min(width, Math.round(height * shape)))
  const high = Math.max(1, Math.min(height, Math.round(width / shape)))
  const from = (length: number, part: number, at: number) =>
    Math.round(Math.min(Math.max((length * at) / 100 - part / 2, 0), length - part))
  return { left: from(width, wide, subject.x), top: from(height, high, subject.y), width: wide, height: high }
}

/** The position of the subject in the wide crop, in per cent, rounded to tens. The site uses it as `object-position` in narrower crops. */
export function focusIn(size: Size, subject: Point): number {
  const { left, width, height } = cropAround(size, subject, shapes.wide)
  const narrow = height * shapes.tall
  const at = (size.width * subject.x) / 100 - left - narrow / 2
  return Math.round(Math.min(Math.max(at / (width - narrow), 0), 1) * 10) * 10
}
