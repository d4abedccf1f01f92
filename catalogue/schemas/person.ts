import { z } from 'zod'
import { photograph } from './picture.ts'
import { line, slug } from './text.ts'

const slugs = (words: string) => z.array(slug).min(1).describe(words).optional()

/** One file of `content/people`: a member of staff who plans trips. */
export const person = z.strictObject({
  name: line(40).describe('The whole name, as in posts that they write.'),
  portrait: photograph
    .describe('A photograph or initials; square. Left out, the initials are shown.')
    .meta({ square: true })
    .optional(),
  languages: z
    .array(line(20).describe('A language.'))
    .min(1)
    .describe('The languages they answer in, best first.'),
  hours: line(60).describe(
    'When they are at work, in the time of the office, like `Monday to Friday, 10:00 to 18:00`.',
  ),
  countries: slugs('Countries whose places and trips they plan. A country has one planner.'),
  destinations: slugs('Places they plan though another person has the country.'),
  packages: slugs('Trips they plan though another person has the countries.'),
})

export type Person = z.infer<typeof person>
