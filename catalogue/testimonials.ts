import data from '../content/testimonials.yaml'
import type { Resolved } from './schemas/entry.ts'
import type { Testimonials } from './schemas/page.ts'

export type Testimonial = Resolved<Testimonials>[number]

export const testimonials = data as Testimonial[]
