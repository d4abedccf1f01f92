import { hydratedLater } from '#site/lib/hydrated-later.tsx'

/** Entry, health, money and weather for each country of the trip. It is long, and reads the same without scripts. */
export const BeforeYouGo = hydratedLater(() =>
  import('./country-rules.tsx').then((module) => module.CountryRules),
)
