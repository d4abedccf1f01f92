import type { Plate } from './press.ts'

/** One picture: a name for its files, how to draw it, and where the 3:4 card crop sits. */
export interface View {
  /** The picture's name: its file in `art/originals` without the ending. */
  name: string
  /** Centre column (design pixels, 375..1225) of the 3:4 card crop. */
  focusX: number
  draw(plate: Plate): void
  /** Draws a separate 3:4 print on a plate 750 wide. Without it the 3:4 picture is cropped from the wide print. */
  drawTall?(plate: Plate): void
  /** Draws the picture for shared links (1200 x 630), where the name covers the lower left. The upper 840 rows of this plate are used, or without it the middle of the wide print. */
  drawLink?(plate: Plate): void
  /** Paper tooth of the print pass, 0..255 levels; default 4. */
  tooth?: number
  /** Side in design pixels of the square, from the top left, that is kept. For portraits. */
  square?: number
}
