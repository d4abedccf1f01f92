import { z } from 'zod'
import { line } from './text.ts'

/** Blanks in a reply, such as `{{name}}`. The Desk fills in what it can from the enquiry. Staff fill in the rest, such as dates. */
export const replyBlanks = ['name', 'about', 'price', 'dates', 'reference'] as const
export type ReplyBlank = (typeof replyBlanks)[number]

/** A template for replies: the front matter of its Markdown file. */
export const reply = z.strictObject({
  id: z
    .int()
    .positive()
    .meta({ atEnd: true })
    .describe('Position in the list at the Desk. A new reply takes the next free number.'),
  title: line(60).describe('The name at the Desk, like `Price and dates`. Visitors never see it.'),
})

export type Reply = z.infer<typeof reply> & {
  /** The text of the mail, with blanks. */
  content: string
}
