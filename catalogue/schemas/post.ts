import { z } from 'zod'
import { photograph, picture } from './picture.ts'
import { isoDate, line, slug } from './text.ts'

export const postCategories = ['Travel Tips', 'Food & Travel', 'Street Walk and Market'] as const

/** What the blog list shows of a post: the front matter of its Markdown file. */
export const postCard = z.strictObject({
  id: z
    .int()
    .positive()
    .meta({ atEnd: true })
    .describe('Position in the list. A new post takes the next free number.'),
  category: z.enum(postCategories).describe('The category of the post.'),
  title: line(90).meta({ showsIn: 'the blog' }).describe('The headline.'),
  excerpt: line(220).describe('One or two sentences for the list.'),
  author: line(40)
    .meta({ section: 'Facts' })
    .describe('The author. If the name is that of a person on the site, their portrait is shown.'),
  portrait: photograph
    .describe('A square photograph or initials of the author.')
    .meta({ square: true })
    .optional(),
  date: isoDate.describe('The date of publication, like `2025-08-11`.'),
  image: picture
    .meta({ showsIn: 'the blog' })
    .describe('The picture in the list and at the top of the page.'),
  related: z
    .array(
      z.strictObject({
        kind: z.enum(['destination', 'package', 'post']).describe('The kind of entry.'),
        slug: slug.describe('The end of its address, like `tokyo-japan`.'),
      }),
    )
    .length(3)
    .describe('Three entries to read next.')
    .optional(),
})

/** A piece of a paragraph: plain text, or a link when `href` is set. */
export interface TextRun {
  text: string
  href?: string
}
/** Part of a post's body: a paragraph, or a sub-heading from a line that begins with `### ` (spec §3). */
export type PostBlock = { kind: 'paragraph'; runs: TextRun[] } | { kind: 'heading'; text: string }

export type PostCard = z.infer<typeof postCard>
