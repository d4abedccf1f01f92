import data from '../../content/pages/travel-insurance.yaml'
import type { PageText } from '#catalogue/schemas/page.ts'

export const travelInsurancePage = data as PageText
