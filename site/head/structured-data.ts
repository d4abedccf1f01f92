/**
 * Structured data for search engines (product-brief B8). Ratings are left out because they have no number of reviews.
 * Nothing is described as a product with an availability.
 */
import type { BreadcrumbList, Graph, TravelAgency, WebPage, WebSite } from 'schema-dts'
import { agency } from '#catalogue/agency.ts'
import { paths, previewPath } from '#site/paths.ts'
import type { PageFacts } from './page-meta.ts'
import { siteAddress as address } from './site-address.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const destinationList = { name: 'Destinations', path: paths.destinations() }
/** The list of each kind of page, by the first part of the address. */
const sections: Record<string, { name: string; path: string }> = {
  [paths.destinations()]: destinationList,
  [paths.region({ slug: '' }).replace(/\/$/, '')]: destinationList,
  [paths.packages()]: { name: 'Packages', path: paths.packages() },
  [paths.services()]: { name: 'Services', path: paths.services() },
  [paths.blog()]: { name: 'Blog', path: paths.blog() },
}

/** Pages about the agency have all its facts. Other pages have only its name, because the facts take 0.2 KB compressed. */
const aboutAgency = new Set<string>([paths.home(), paths.about(), paths.contact()])

/** The graph of one page: the agency, the site, the page, its breadcrumbs and its subject. */
export function structuredData(page: PageFacts): Graph {
  const url = address + page.path
  const image = address + previewPath(page.path)
  const webPage: WebPage = {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: page.title,
    description: page.description,
    isPartOf: { '@id': `${address}/#website` },
    primaryImageOfPage: { '@type': 'ImageObject', url: image },
    inLanguage: agency.locale,
    ...(page.lastReviewed ? { lastReviewed: page.lastReviewed } : {}),
    ...(page.path === '/' ? {} : { breadcrumb: { '@id': `${url}#breadcrumb` } }),
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      travelAgency(page.path),
      website(),
      webPage,
      ...(page.path === '/' ? [] : [breadcrumbs(page)]),
      ...(page.subject ? [page.subject as WebPage] : []),
    ],
  }
}

function travelAgency(path: string): TravelAgency {
  const { name, tagline, description, phone, bookingEmail, social, hours } = agency
  const { street, city, postcode, country } = agency.address
  const named = { '@type': 'TravelAgency' as const, '@id': `${address}/#agency`, name, url: `${address}/` }
  if (!aboutAgency.has(path)) return named
  return {
    ...named,
    slogan: tagline,
    description,
    logo: `${address}/icon-512.png`,
    image: address + previewPath(paths.home()),
    telephone: phone,
    email: bookingEmail,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      postalCode: postcode,
      addressCountry: country,
    },
    openingHoursSpecification: hours.flatMap(({ days, opens, closes }) =>
      opens && closes
        ? [
            {
              '@type': 'OpeningHoursSpecification' as const,
              dayOfWeek: days.flatMap((day) => weekdays[day - 1] ?? []),
              opens,
              closes,
            },
          ]
        : [],
    ),
    sameAs: Object.values(social),
  }
}

const website = (): WebSite => ({
  '@type': 'WebSite',
  '@id': `${address}/#website`,
  url: `${address}/`,
  name: agency.name,
  inLanguage: agency.locale,
  publisher: { '@id': `${address}/#agency` },
})

function breadcrumbs({ path, heading, region }: PageFacts): BreadcrumbList {
  const section = sections[`/${path.split('/')[1]}`]
  const trail = [
    { name: 'Home', path: '/' },
    ...(section && section.path !== path ? [section] : []),
    ...(region ? [region] : []),
    { name: heading, path },
  ]
  return {
    '@type': 'BreadcrumbList',
    '@id': `${address}${path}#breadcrumb`,
    itemListElement: trail.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      item: address + item.path,
    })),
  }
}
