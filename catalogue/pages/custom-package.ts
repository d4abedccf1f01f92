import data from '../../content/pages/custom-package.yaml'
import type { PageText } from '#catalogue/schemas/page.ts'

export const customPackagePage = data as PageText
