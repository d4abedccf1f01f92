import { z } from 'zod'
import { line } from './text.ts'

/** Blanks of a reply, such as `{{name}}`. The Desk fills in what it knows of the enquiry; staff write the rest, such as dates. */
export const replyBlanks = ['name', 'about', 'price', 'dates', 'reference'] as const
export type ReplyBlank = (typeof replyBlanks)[number]

/** A text that staff begin a reply with: the front matter of its Markdown file. */
export const reply = z.strictObject({
  id: z
    .int()
    .positive()
    .meta({ atEnd: true })
    .describe('Place in the list at the Desk. A new one takes the next free number.'),
  title: line(60).describe('What it is called at the Desk, like `Price and dates`. Visitors never see it.'),
})

export type Reply = z.infer<typeof reply> & {
  /** As it is mailed, with blanks. */
  content: string
}
