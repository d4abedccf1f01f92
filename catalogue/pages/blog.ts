import data from '../../content/pages/blog.yaml'
import type { PageText } from '#catalogue/schemas/page.ts'

export const blogPage = data as PageText
