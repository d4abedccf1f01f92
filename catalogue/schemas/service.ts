import { z } from 'zod'
import { picture } from './picture.ts'
import { line, paragraphs } from './text.ts'

/** Icons drawn in `site/ui/icon.tsx` that a service may use. */
export const serviceIcons = ['plane', 'shield', 'phone', 'compass', 'camera', 'bowl'] as const
/** Colour families of the design tokens that a service may use. */
export const serviceColors = ['peacock', 'indigo', 'marigold', 'success', 'caution', 'night'] as const

/** What lists and cards show of a service. */
export const serviceCard = z.strictObject({
  id: z.int().positive().meta({ atEnd: true }).describe('Position in the list.'),
  icon: z.enum(serviceIcons).describe('The icon on the card.'),
  title: line(40).meta({ showsIn: 'lists' }).describe('The name of the service.'),
  description: line(160).describe('One sentence for the card.'),
  image: picture.meta({ showsIn: 'lists' }).describe('The picture on the card and at the top of the page.'),
  color: z.enum(serviceColors).describe('The colour of the icon.'),
})

/** One file of `content/services`. */
export const service = serviceCard.extend({
  longDescription: paragraphs.describe('120 to 180 words in total.'),
  features: z.array(line(120)).length(5).describe('What travellers get.'),
  suits: line(240).describe('Who it is for, in one sentence.').optional(),
})

export type ServiceCard = z.infer<typeof serviceCard>
export type Service = z.infer<typeof service>
