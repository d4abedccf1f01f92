/** Where a photograph is cropped, so that its subject stays in sight: the same in the pictures' pipeline and at the Desk. */

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

/** Width to height of what the site has of every picture. */
export const shapes = { wide: 16 / 10, tall: 3 / 4, square: 1, preview: 1200 / 630 }

/** The largest part of this shape with the subject as near to its middle as the edges allow. */
export function cropAround({ width, height }: Size, subject: Point, shape: number): Crop {
  const wide = Math.max(1, Math.min(width, Math.round(height * shape)))
  const high = Math.max(1, Math.min(height, Math.round(width / shape)))
  const from = (length: number, part: number, at: number) =>
    Math.round(Math.min(Math.max((length * at) / 100 - part / 2, 0), length - part))
  return { left: from(width, wide, subject.x), top: from(height, high, subject.y), width: wide, height: high }
}

/** Where the subject is in the wide crop, as the site places narrower ones (`object-position`): in per cent, in tens. */
export function focusIn(size: Size, subject: Point): number {
  const { left, width, height } = cropAround(size, subject, shapes.wide)
  const narrow = height * shapes.tall
  const at = (size.width * subject.x) / 100 - left - narrow / 2
  return Math.round(Math.min(Math.max(at / (width - narrow), 0), 1) * 10) * 10
}
