import data from '../content/insurance.yaml'
import type { Insurance } from './schemas/page.ts'

export const insurance = data as Insurance
