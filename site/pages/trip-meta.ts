import type { MetaDescriptor } from 'react-router'
import type { ItemList } from 'schema-dts'
import { pageMeta, type PageFacts, type UnlistedPage } from '#site/head/page-meta.ts'

interface TripData {
  page: PageFacts | UnlistedPage
  tourPackage?:
    | { itinerary?: { day: number; title: string; description: string }[] | undefined }
    | null
    | undefined
}

/** The `meta` of a trip. Its days are in the page's data once, and come into schema.org's words here. */
export function tripMeta({ loaderData }: { loaderData?: TripData | undefined }): MetaDescriptor[] {
  const { page, tourPackage } = loaderData ?? {}
  const itinerary = tourPackage?.itinerary
  if (page?.path === undefined || !itinerary) return pageMeta({ loaderData })
  const days: ItemList = {
    '@type': 'ItemList',
    numberOfItems: itinerary.length,
    itemListElement: itinerary.map(({ day, title, description }) => ({
      '@type': 'ListItem',
      position: day,
      name: title,
      description,
    })),
  }
  return pageMeta({ loaderData: { page: { ...page, subject: { ...page.subject, itinerary: days } } } })
}
