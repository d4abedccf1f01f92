import type { MetaDescriptor } from 'react-router'
import type { ItemList } from 'schema-dts'
import { pageMeta, type PageFacts, type UnlistedPage } from '#site/head/page-meta.ts'

interface TripData {
  page: PageFacts | UnlistedPage
  tourPackage?: { itinerary?: { title: string }[] | undefined } | null | undefined
}

/**
 * The `meta` of a trip. Its days are in the page's data only once, and are added to the structured data here. Only their
 * titles are added, because search engines show nothing else and the descriptions of the longest trips take 0.2 KB of the
 * document.
 */
export function tripMeta({ loaderData }: { loaderData?: TripData | undefined }): MetaDescriptor[] {
  const { page, tourPackage } = loaderData ?? {}
  const itinerary = tourPackage?.itinerary
  if (page?.path === undefined || !itinerary) return pageMeta({ loaderData })
  const days: ItemList = {
    '@type': 'ItemList',
    itemListElement: itinerary.map(({ title }) => title),
  }
  return pageMeta({ loaderData: { page: { ...page, subject: { ...page.subject, itinerary: days } } } })
}
