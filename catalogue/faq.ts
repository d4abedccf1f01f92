import data from '../content/faq.yaml'
import type { Faq } from './schemas/page.ts'

/** The questions of the FAQ page and of the Help Center. */
export const faq = data as Faq
