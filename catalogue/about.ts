import data from '../content/about.yaml'
import type { About } from './schemas/page.ts'

export const about = data as About
