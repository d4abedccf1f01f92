/**
 * What search engines are told in schema.org's words (product-brief B8). Ratings stay out: they come without counts,
 * and nothing here is a product with an availability.
 */
import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Graph,
  Service,
  TouristDestination,
  TouristTrip,
  TravelAgency,
  WebPage,
  WebSite,
} from 'schema-dts'
import { agency, destinations, faq, posts, services, tourPackages } from '#catalogue/build/read-catalogue.ts'
import { paths } from '#site/paths.ts'
import { plain, type BuiltPage } from './read-page.ts'
import { previewPath } from './social-previews.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const sections: Record<string, string> = {
  [paths.destinations()]: 'Destinations',
  [paths.packages()]: 'Packages',
  [paths.services()]: 'Services',
  [paths.blog()]: 'Blog',
}

/**
 * The graph of one page.
 *
 * @param address the site's origin, without a slash at the end
 */
export function structuredData(page: BuiltPage, address: string): Graph {
  const url = address + page.path
  const image = address + previewPath(page.path)
  const subject = subjectOf(page.path, { url, image, address })
  const webPage: WebPage = {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: plain(page.title),
    description: plain(page.description),
    isPartOf: { '@id': `${address}/#website` },
    primaryImageOfPage: { '@type': 'ImageObject', url: image },
    inLanguage: agency.locale,
    ...lastReviewed(page.path),
    ...(page.path === '/' ? {} : { breadcrumb: { '@id': `${url}#breadcrumb` } }),
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      travelAgency(address),
      website(address),
      webPage,
      ...(page.path === '/' ? [] : [breadcrumbs(page, address)]),
      ...(subject ? [subject] : []),
    ],
  }
}

/** The month in which somebody last checked a destination or package, as `2026-11`. */
function lastReviewed(path: string): { lastReviewed?: string } {
  const [, section, slug] = path.split('/')
  const month =
    `/${section}` === paths.destinations()
      ? destinations.find((it) => it.slug === slug)?.details.reviewed
      : tourPackages.find((it) => it.slug === slug)?.reviewed
  return month ? { lastReviewed: month } : {}
}

const ours = (address: string) => ({ '@id': `${address}/#agency` })

function travelAgency(address: string): TravelAgency {
  const { name, tagline, description, phone, bookingEmail, social, hours } = agency
  const { street, city, postcode, country } = agency.address
  return {
    '@type': 'TravelAgency',
    '@id': `${address}/#agency`,
    name,
    url: `${address}/`,
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

const website = (address: string): WebSite => ({
  '@type': 'WebSite',
  '@id': `${address}/#website`,
  url: `${address}/`,
  name: agency.name,
  inLanguage: agency.locale,
  publisher: ours(address),
})

function breadcrumbs({ path, heading }: BuiltPage, address: string): BreadcrumbList {
  const section = `/${path.split('/')[1]}`
  const trail = [
    { name: 'Home', path: '/' },
    ...(section === path ? [] : [{ name: sections[section] ?? section, path: section }]),
    { name: plain(heading), path },
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

interface Where {
  url: string
  image: string
  address: string
}

type Subject = Exclude<TouristDestination | TouristTrip | Service | BlogPosting | FAQPage, string>

/** What the page is about, where it is about one thing. */
function subjectOf(path: string, where: Where): Subject | undefined {
  const [, section, slug, page] = path.split('/')
  if (path === paths.faq()) return questions(faq.page, where)
  if (path === paths.helpCenter()) return questions(Object.values(faq.helpCenter).flat(), where)
  if (!slug || page) return undefined
  if (`/${section}` === paths.destinations()) return destinationOf(slug, where)
  if (`/${section}` === paths.packages()) return tripOf(slug, where)
  if (`/${section}` === paths.services()) return serviceOf(slug, where)
  return postOf(slug, where)
}

function destinationOf(slug: string, { url, image }: Where): Subject {
  const { name, country, description } = find(destinations, slug)
  return {
    '@type': 'TouristDestination',
    '@id': `${url}#destination`,
    name,
    description,
    url,
    image,
    ...(name === country ? {} : { containedInPlace: { '@type': 'Country', name: country } }),
  }
}

function tripOf(slug: string, { url, image, address }: Where): Subject {
  const { name, imageText, price, itinerary, interests } = find(tourPackages, slug)
  return {
    '@type': 'TouristTrip',
    '@id': `${url}#trip`,
    name,
    description: imageText,
    url,
    image,
    provider: ours(address),
    ...(interests ? { touristType: interests } : {}),
    offers: { '@type': 'Offer', price, priceCurrency: agency.currency, url },
    ...(itinerary
      ? {
          itinerary: {
            '@type': 'ItemList',
            numberOfItems: itinerary.length,
            itemListElement: itinerary.map(({ day, title, description }) => ({
              '@type': 'ListItem',
              position: day,
              name: title,
              description,
            })),
          },
        }
      : {}),
  }
}

function serviceOf(slug: string, { url, image, address }: Where): Subject {
  const { title, description } = find(services, slug)
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: title,
    serviceType: title,
    description,
    url,
    image,
    provider: ours(address),
  }
}

function postOf(slug: string, { url, image, address }: Where): Subject {
  const { title, excerpt, author, date, category } = find(posts, slug)
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: title,
    description: excerpt,
    articleSection: category,
    datePublished: date,
    author: { '@type': 'Person', name: author },
    publisher: ours(address),
    image,
    mainEntityOfPage: { '@id': url },
    inLanguage: agency.locale,
  }
}

const questions = (items: { question: string; answer: string }[], { url }: Where): Subject => ({
  '@type': 'FAQPage',
  '@id': `${url}#questions`,
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

function find<Entry extends { slug: string }>(entries: Entry[], slug: string): Entry {
  const entry = entries.find((candidate) => candidate.slug === slug)
  if (!entry) throw new Error(`A page was built for ${slug}, which the catalogue does not have.`)
  return entry
}
