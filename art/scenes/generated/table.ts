import { DESTINATIONS } from './table-destinations.ts'
import { PACKAGES } from './table-packages.ts'
import type { Recipe } from './recipe.ts'
import { SITE } from './table-site.ts'

/** Every generated picture: one entry each. A view of the same name in `art/scenes` wins over its entry here. */
export const TABLE: Recipe[] = [...DESTINATIONS, ...PACKAGES, ...SITE]
