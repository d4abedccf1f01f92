import { later } from '#site/lib/later.tsx'

/** "Recently viewed on this device" (product-brief B25), and the page itself as the latest of them. */
export const RecentlyViewed = later(() => import('./viewed-list.tsx').then((module) => module.ViewedList), {
  waitsForVisitor: true,
})
