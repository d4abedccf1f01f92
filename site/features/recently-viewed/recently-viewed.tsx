import { later } from '#site/lib/later.tsx'

/** "Recently viewed on this device" (product-brief B25). Also adds the current page to the list. */
export const RecentlyViewed = later(() => import('./viewed-list.tsx').then((module) => module.ViewedList), {
  waitsForVisitor: true,
})
