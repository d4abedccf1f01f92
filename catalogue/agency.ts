import data from '../content/agency.yaml'
import { priceFormat } from './format.ts'
import type { Agency } from './schemas/agency.ts'

/** The agency's facts (`content/agency.yaml`). */
export const agency = data as Agency

export const { money, fromPrice } = priceFormat(agency)
