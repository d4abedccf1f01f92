import type { ListedPackage } from '#catalogue/tour-packages.ts'
import { interests, type Interest, type Month } from '#catalogue/vocabulary.ts'
import { monthFilter, upTo, type ListPlan } from './list-plan.ts'

/** Packages by price, days, group size, interest and month of departure. */
export const packagePlan: ListPlan<ListedPackage> = {
  filters: [
    {
      name: 'price',
      label: 'Price',
      any: 'Any price',
      options: [1000, 2000, 3000, 5000].map(upTo),
      fits: ({ price }, most) => price <= Number(most),
    },
    {
      name: 'days',
      label: 'Days',
      any: 'Any length',
      options: [
        { value: '1-5', text: 'Up to 5 days' },
        { value: '6-9', text: '6 to 9 days' },
        { value: '10-14', text: '10 to 14 days' },
        { value: '15-99', text: '15 days or more' },
      ],
      fits: ({ days }, span) => {
        const [least = 0, most = 0] = span.split('-').map(Number)
        return least <= days && days <= most
      },
    },
    {
      name: 'group',
      label: 'Group',
      any: 'Any group',
      options: [6, 10, 14].map((most) => ({ value: String(most), text: `Up to ${most} people` })),
      fits: ({ groupSize }, most) => groupSize.to <= Number(most),
    },
    {
      name: 'interest',
      label: 'Interest',
      any: 'Any interest',
      options: interests.map((interest) => ({ value: interest, text: interest })),
      fits: (tourPackage, interest) => tourPackage.interests?.includes(interest as Interest) ?? false,
    },
    {
      ...monthFilter,
      // A package with dates needs one in this month. The visitor's date may be a day behind that of the office.
      fits: (tourPackage, month) =>
        tourPackage.lastStarts
          ? (tourPackage.lastStarts[month as Month] ?? '') > new Date().toISOString()
          : monthFilter.fits(tourPackage, month),
    },
  ],
  orders: [
    { value: 'price', text: 'Lowest price', compare: (a, b) => a.price - b.price },
    {
      value: 'price-down',
      text: 'Highest price',
      compare: (a, b) => b.price - a.price,
    },
    { value: 'days', text: 'Shortest trip', compare: (a, b) => a.days - b.days },
    { value: 'days-down', text: 'Longest trip', compare: (a, b) => b.days - a.days },
    { value: 'rating', text: 'Best rating', compare: (a, b) => (b.rating ?? 0) - (a.rating ?? 0) },
  ],
}
