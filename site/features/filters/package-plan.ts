import type { TourPackageCard } from '#catalogue/tour-packages.ts'
import { dollarsIn, monthFilter, upTo, type ListPlan } from './list-plan.ts'

type Interest = NonNullable<TourPackageCard['interests']>[number]

/** The six of the custom-package form (spec §3). */
const interests: Interest[] = ['Adventure', 'Relaxation', 'Culture', 'Foodie', 'History', 'Nature & Wildlife']

const daysOf = ({ duration }: TourPackageCard) => Number.parseInt(duration)

/** Packages by price, days, group, interest and month. */
export const packagePlan: ListPlan<TourPackageCard> = {
  filters: [
    {
      name: 'price',
      label: 'Price',
      any: 'Any price',
      options: [1000, 2000, 3000, 5000].map(upTo),
      fits: ({ price }, most) => dollarsIn(price) <= Number(most),
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
      fits: (tourPackage, span) => {
        const [least = 0, most = 0] = span.split('-').map(Number)
        return least <= daysOf(tourPackage) && daysOf(tourPackage) <= most
      },
    },
    {
      name: 'group',
      label: 'Group',
      any: 'Any group',
      options: [6, 10, 14].map((most) => ({ value: String(most), text: `Up to ${most} people` })),
      fits: ({ groupSize }, most) => Number.parseInt(groupSize.split('-')[1] ?? '') <= Number(most),
    },
    {
      name: 'interest',
      label: 'Interest',
      any: 'Any interest',
      options: interests.map((interest) => ({ value: interest, text: interest })),
      fits: (tourPackage, interest) => tourPackage.interests?.includes(interest as Interest) ?? false,
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
    { value: 'days', text: 'Shortest trip', compare: (a, b) => daysOf(a) - daysOf(b) },
    { value: 'days-down', text: 'Longest trip', compare: (a, b) => daysOf(b) - daysOf(a) },
    { value: 'rating', text: 'Best rating', compare: (a, b) => b.rating - a.rating },
  ],
}
