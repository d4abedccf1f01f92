import type { DestinationCard } from '#catalogue/destinations.ts'
import { dollarsIn, monthFilter, upTo, type ListPlan } from './list-plan.ts'

const regions = Object.keys({
  'South-East Asia': 1,
  'East Asia': 1,
  'Indian Ocean': 1,
  Himalaya: 1,
  'Central Asia and Caucasus': 1,
  'Gulf, Egypt and Türkiye': 1,
  Europe: 1,
  'South America': 1,
} satisfies Record<DestinationCard['region'], 1>)

/** Destinations by region, price and month. */
export const destinationPlan: ListPlan<DestinationCard> = {
  filters: [
    {
      name: 'region',
      label: 'Region',
      any: 'Any region',
      options: regions.map((region) => ({ value: region, text: region })),
      fits: (destination, region) => destination.region === region,
    },
    {
      name: 'price',
      label: 'Price',
      any: 'Any price',
      options: [600, 900, 1200, 1600].map(upTo),
      fits: ({ price }, most) => dollarsIn(price) <= Number(most),
    },
    monthFilter,
  ],
  orders: [
    { value: 'price', text: 'Lowest price', compare: (a, b) => dollarsIn(a.price) - dollarsIn(b.price) },
    {
      value: 'price-down',
      text: 'Highest price',
      compare: (a, b) => dollarsIn(b.price) - dollarsIn(a.price),
    },
    { value: 'rating', text: 'Best rating', compare: (a, b) => b.rating - a.rating },
    { value: 'name', text: 'Name, A to Z', compare: (a, b) => a.name.localeCompare(b.name, 'en') },
  ],
}
