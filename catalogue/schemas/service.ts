import { z } from 'zod'
import { picture } from './picture.ts'
import { line, paragraphs } from './text.ts'

/** Icons drawn in `site/ui/icon.tsx` that a service may use. */
export const serviceIcons = ['plane', 'shield', 'phone', 'compass', 'camera', 'bowl'] as const
/** Colour families of the design tokens that a service may wear. */
export const serviceColors = ['peacock', 'indigo', 'marigold', 'success', 'caution', 'night'] as const

/** What lists and cards show of a service. */
export const serviceCard = z.strictObject({
  /** Place in the list, 1 to 6 (spec §3). */
  id: z.int().positive(),
  icon: z.enum(serviceIcons),
  title: line(40),
  /** One sentence for the card. */
  description: line(160),
  image: picture,
  color: z.enum(serviceColors),
})

/** One file of `content/services`. */
export const service = serviceCard.extend({
  /** 120 to 180 words in paragraphs. */
  longDescription: paragraphs,
  /** Exactly five (spec §3). */
  features: z.array(line(120)).length(5),
  /** Who it is for, in a sentence. */
  suits: line(240).optional(),
})

export type ServiceCard = z.infer<typeof serviceCard>
export type Service = z.infer<typeof service>
