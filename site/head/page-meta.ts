import type { MetaDescriptor } from 'react-router'
import { agency } from '#catalogue/agency.ts'
import { seo } from '#site/lib/seo.ts'
import { paths, previewPath } from '#site/paths.ts'
import { siteAddress } from './site-address.ts'
import { structuredData } from './structured-data.ts'

/** A page's data for its head, from the page's loader. The constant parts are added here. */
export interface PageFacts {
  path: string
  title: string
  description: string
  /** The page's first heading. */
  heading: string
  /** The page of the place's region, if there is one. */
  region?: { name: string; path: string } | undefined
  /** The month of the page's last check, as `2026-11`. */
  lastReviewed?: string | undefined
  /** What the page is about, in schema.org's vocabulary. */
  subject?: object | undefined
}

/** A page that search engines should not list. */
export interface UnlistedPage {
  path?: undefined
  title: string
}

/**
 * The `meta` of a page whose loader data has `page`: everything that browsers, search engines and chats read in the head.
 */
export function pageMeta({
  loaderData,
}: {
  loaderData?: { page: PageFacts | UnlistedPage } | undefined
}): MetaDescriptor[] {
  const page = loaderData?.page
  if (page?.path === undefined) return page ? seo({ title: page.title, allowsIndexing: false }) : []
  const { path, title, description, heading } = page
  const url = siteAddress + path
  const isArticle = path.startsWith(`${paths.blog()}/`)
  const properties = {
    'og:site_name': agency.name,
    'og:type': isArticle ? 'article' : 'website',
    'og:locale': agency.locale.replace('-', '_'),
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': siteAddress + previewPath(path),
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': heading,
  }
  return [
    ...seo({ title, description }),
    { tagName: 'link', rel: 'canonical', href: url },
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(path.startsWith(paths.blog())
      ? [
          {
            tagName: 'link' as const,
            rel: 'alternate',
            type: 'application/atom+xml',
            href: `${paths.blog()}/atom.xml`,
            title: `${agency.name} blog`,
          },
        ]
      : []),
    { 'script:ld+json': structuredData(page) as unknown as Record<string, string> },
  ]
}
