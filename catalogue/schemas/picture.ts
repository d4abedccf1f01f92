import { z } from 'zod'
import { message } from './message.ts'
import { line, slugPattern } from './text.ts'

/** A picture of `art/`, with the words for people who cannot see it. */
export const picture = z.strictObject({
  name: z
    .string()
    .regex(slugPattern, message('is no picture yet.', 'Choose one, or add a photograph.'))
    .describe('Which picture it is: its name, without an ending.'),
  alt: z
    .string({ error: message('is missing.', 'Say what the picture shows, for people who cannot see it.') })
    .max(120, message('is longer than 120 characters.', 'Say what it shows and where, no more.'))
    .describe('What the picture shows and where. Left empty only for decoration.'),
})

/** The credit of a photograph, shown below it. A drawing has none. */
const credit = z
  .strictObject({
    photographer: line(80).describe('Who took it, as they want to be named.'),
    licence: line(80).describe('By what right we show it, like `CC BY 4.0` or `with permission`.'),
    place: line(80).describe('Where it was taken.'),
  })
  .transform(({ photographer, licence, place }) => `Photograph: ${photographer}, ${place} (${licence})`)

/** A picture that may be a photograph. */
export const photograph = picture.extend({
  credit: credit.describe('For a photograph: who took it, where, and its licence.').optional(),
})

/** A picture of a gallery: always described, with a caption shown below it. */
export const galleryPicture = photograph.extend({
  alt: line(
    120,
    message('is missing.', 'Say what the picture shows, for people who cannot see it.'),
  ).describe('What the picture shows and where, for people who cannot see it.'),
  caption: line(140).describe(
    'The line below the picture: something worth knowing that the picture does not show.',
  ),
})

/** The pipeline's data about a picture, with which the page can reserve and colour its place before it loads. */
export interface PictureFile {
  /** Content hash, part of every file name, so that files can be cached forever. */
  hash: string
  /** Widths in pixels of the files that exist, smallest first. */
  widths: number[]
  /** Two inks, upper and lower half, painted until the picture arrives. */
  inks: [string, string]
  /** Where the subject is, 0 (left edge) to 100 (right edge) in steps of 10. */
  focus: number
  /** Set for a generated drawing, and absent for a photograph. */
  isDrawn?: true
}
