import type { DestinationCard } from '#catalogue/destinations.ts'
import { regions } from '#catalogue/regions.ts'
import { monthFilter, upTo, type ListPlan } from './list-plan.ts'

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
      fits: ({ price }, most) => price <= Number(most),
    },
    monthFilter,
  ],
  orders: [
    { value: 'price', text: 'Lowest price', compare: (a, b) => a.price - b.price },
    {
      value: 'price-down',
      text: 'Highest price',
      compare: (a, b) => b.price - a.price,
    },
    { value: 'rating', text: 'Best rating', compare: (a, b) => (b.rating ?? 0) - (a.rating ?? 0) },
    { value: 'name', text: 'Name, A to Z', compare: (a, b) => a.name.localeCompare(b.name, 'en') },
  ],
}
