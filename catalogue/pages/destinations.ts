import data from '../../content/pages/destinations.yaml'
import type { ListPage } from '#catalogue/schemas/page.ts'

export const destinationsPage = data as ListPage
