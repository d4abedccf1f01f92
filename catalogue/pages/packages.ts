import data from '../../content/pages/packages.yaml'
import type { ListPage } from '#catalogue/schemas/page.ts'

export const packagesPage = data as ListPage
