import data from '../../content/pages/faq.yaml'
import type { PageText } from '#catalogue/schemas/page.ts'

export const faqPage = data as PageText
