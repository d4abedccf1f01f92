import type { Recipe } from './recipe.ts'
import { DRY_LANDS } from './tables/dry-lands.ts'
import { EAST_ASIA } from './tables/east-asia.ts'
import { EUROPE } from './tables/europe.ts'
import { ISLANDS } from './tables/islands.ts'
import { PACKAGES_EAST } from './tables/packages-east.ts'
import { PACKAGES_WEST } from './tables/packages-west.ts'
import { SITE } from './tables/site.ts'

/** Every generated picture: one entry each. A view of the same name in `art/scenes` wins over its entry here. */
export const TABLE: Recipe[] = [
  ...ISLANDS,
  ...EAST_ASIA,
  ...DRY_LANDS,
  ...EUROPE,
  ...PACKAGES_WEST,
  ...PACKAGES_EAST,
  ...SITE,
]
