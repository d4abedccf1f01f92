import { hydratedLater } from '#site/lib/hydrated-later.tsx'

/** Entry, health, money and weather of every country of the trip: long, and as good without scripts. */
export const BeforeYouGo = hydratedLater(() =>
  import('./country-rules.tsx').then((module) => module.CountryRules),
)
