import { z } from 'zod'
import { picture } from './picture.ts'
import { isoDate, line, slug } from './text.ts'

export const postCategories = ['Travel Tips', 'Food & Travel', 'Street Walk and Market'] as const

/** What the blog list shows of a post: the front matter of its Markdown file. */
export const postCard = z.strictObject({
  id: z.int().positive(),
  category: z.enum(postCategories),
  title: line(90),
  /** One or two sentences for the list. */
  excerpt: line(220),
  author: line(40),
  /** Day of publication. */
  date: isoDate,
  image: picture,
  /** Three entries to read next, by kind and slug. */
  related: z
    .array(z.strictObject({ kind: z.enum(['destination', 'package', 'post']), slug }))
    .length(3)
    .optional(),
})

/** A piece of a paragraph: plain text, or a link when `href` is set. */
export interface TextRun {
  text: string
  href?: string
}
/** A post's body: paragraphs, and sub-headings from lines that begin with `### ` (spec §3). */
export type PostBlock = { kind: 'paragraph'; runs: TextRun[] } | { kind: 'heading'; text: string }

export type PostCard = z.infer<typeof postCard>
