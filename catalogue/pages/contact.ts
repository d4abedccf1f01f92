import data from '../../content/pages/contact.yaml'
import type { PageText } from '#catalogue/schemas/page.ts'

export const contactPage = data as PageText
