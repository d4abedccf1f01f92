import { z } from 'zod'
import { photograph } from './picture.ts'
import { line, slug } from './text.ts'

const slugs = (words: string) => z.array(slug).min(1).describe(words).optional()

/** One file of `content/people`: a member of staff who plans trips. */
export const person = z.strictObject({
  name: line(40).describe('The full name, as in the posts they write.'),
  portrait: photograph
    .describe('A square photograph or initials. If you leave it out, initials are shown.')
    .meta({ square: true })
    .optional(),
  languages: z
    .array(line(20).describe('A language.'))
    .min(1)
    .describe('The languages they answer in, starting with the best.'),
  hours: line(60).describe(
    'Their working hours, in the time zone of the office, like `Monday to Friday, 10:00 to 18:00`.',
  ),
  countries: slugs('The countries whose places and trips they plan. Each country has one planner.'),
  destinations: slugs('Places they plan although another person plans the country.'),
  packages: slugs('Trips they plan although another person plans the countries.'),
})

export type Person = z.infer<typeof person>
