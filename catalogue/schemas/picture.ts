import { z } from 'zod'
import { message } from './message.ts'
import { line, slugPattern } from './text.ts'

/** A picture with a description for people who cannot see it. */
export const picture = z.strictObject({
  name: z
    .string()
    .regex(slugPattern, message('is no picture yet.', 'Choose one, or add a photograph.'))
    .describe('The name of the picture, without an extension.'),
  alt: z
    .string({ error: message('is missing.', 'Say what the picture shows, for people who cannot see it.') })
    .max(120, message('is longer than 120 characters.', 'Say what it shows and where, no more.'))
    .describe('What the picture shows and where. Leave it empty only for decorative pictures.'),
})

/** The credit of a photograph, shown below it. A drawing has none. */
const credit = z
  .strictObject({
    photographer: line(80).describe('The name of the photographer, as they want it shown.'),
    licence: line(80).describe('The licence or permission, like `CC BY 4.0` or `with permission`.'),
    place: line(80).describe('Where it was taken.'),
  })
  .transform(({ photographer, licence, place }) => `Photograph: ${photographer}, ${place} (${licence})`)

/** A picture that may be a photograph. */
export const photograph = picture.extend({
  credit: credit.describe('The photographer, the place and the licence of a photograph.').optional(),
})

/** A picture in a gallery. It must have a description and a caption, which is shown below it. */
export const galleryPicture = photograph.extend({
  alt: line(
    120,
    message('is missing.', 'Say what the picture shows, for people who cannot see it.'),
  ).describe('What the picture shows and where, for people who cannot see it.'),
  caption: line(140).describe('The caption below the picture. Say something that the picture does not show.'),
})

/** The pipeline's data about a picture. The page uses it to reserve and colour the space before the picture loads. */
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
