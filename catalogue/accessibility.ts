import data from '../content/accessibility.yaml'
import type { Accessibility } from './schemas/page.ts'

/** The accessibility statement of the Help Center. */
export const accessibility = data as Accessibility
