import data from '../../content/pages/help-center.yaml'
import type { PageText } from '#catalogue/schemas/page.ts'

export const helpCenterPage = data as PageText
