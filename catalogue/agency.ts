import data from '../content/agency.yaml'
import type { Agency } from './schemas/agency.ts'

/** The agency's facts (`content/agency.yaml`). */
export const agency = data as Agency
