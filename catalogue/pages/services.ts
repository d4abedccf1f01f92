import data from '../../content/pages/services.yaml'
import type { ListPage } from '#catalogue/schemas/page.ts'

export const servicesPage = data as ListPage
