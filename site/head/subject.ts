import type { BlogPosting, FAQPage, ItemList, Service, TouristDestination, TouristTrip } from 'schema-dts'
import { agency } from '#catalogue/agency.ts'
import { officeClock } from '#catalogue/agency-time.ts'
import { lastDay, upcoming } from '#catalogue/departures.ts'
import { faq } from '#catalogue/faq.ts'
import { findDestination, findPost, findService, findTourPackage } from '#catalogue/whole-entries.ts'
import { personNamed } from '#catalogue/people.ts'
import { findRegion, type Region } from '#catalogue/region-pages.ts'
import { paths, previewPath } from '#site/paths.ts'
import { siteAddress } from './site-address.ts'

interface Where {
  url: string
  image: string
}

type Subject = Exclude<TouristDestination | TouristTrip | Service | BlogPosting | FAQPage | ItemList, string>

const ours = { '@id': `${siteAddress}/#agency` }

/** The page's subject, if it has a single one. For loaders only, because it reads the whole catalogue. */
export function subjectOf(path: string): Subject | undefined {
  const where = { url: siteAddress + path, image: siteAddress + previewPath(path) }
  const [, section, slug, page] = path.split('/')
  const region = findRegion(slug ?? '')
  if (region && path === paths.region(region)) return entriesOf(region, where)
  if (path === paths.faq()) return questions(faq.page, where)
  if (path === paths.helpCenter()) return questions(Object.values(faq.helpCenter).flat(), where)
  if (!slug || page) return undefined
  if (`/${section}` === paths.destinations()) return destinationOf(slug, where)
  if (`/${section}` === paths.packages()) return tripOf(slug, where)
  if (`/${section}` === paths.services()) return serviceOf(slug, where)
  return postOf(slug, where)
}

function entriesOf({ name, destinations, tourPackages }: Region, { url }: Where): Subject {
  const entries = [
    ...destinations.map((entry) => ({ name: entry.name, path: paths.destination(entry) })),
    ...tourPackages.map((entry) => ({ name: entry.name, path: paths.tourPackage(entry) })),
  ]
  return {
    '@type': 'ItemList',
    '@id': `${url}#entries`,
    name,
    url,
    numberOfItems: entries.length,
    itemListElement: entries.map((entry, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: entry.name,
      url: siteAddress + entry.path,
    })),
  }
}

function destinationOf(slug: string, { url, image }: Where): Subject {
  const { name, country, description } = known(findDestination, slug)
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

function tripOf(slug: string, { url, image }: Where): Subject {
  const { name, imageText, days, price, interests, departures } = known(findTourPackage, slug)
  const dates = upcoming(departures?.dates ?? [], officeClock(new Date()).day).filter(
    ({ status }) => status !== 'full',
  )
  const offer = (amount: number) => ({
    '@type': 'Offer' as const,
    price: amount,
    priceCurrency: agency.currency,
    url,
  })
  return {
    '@type': 'TouristTrip',
    '@id': `${url}#trip`,
    name,
    description: imageText,
    url,
    image,
    provider: ours,
    ...(interests ? { touristType: interests } : {}),
    offers: offer(price),
    ...(dates.length > 0
      ? {
          subTrip: dates.map(({ start, price: own }) => ({
            '@type': 'Trip' as const,
            departureTime: start,
            arrivalTime: lastDay(start, days),
            offers: own ? offer(own) : undefined,
          })),
        }
      : {}),
  }
}

function serviceOf(slug: string, { url, image }: Where): Subject {
  const { title, description } = known(findService, slug)
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: title,
    serviceType: title,
    description,
    url,
    image,
    provider: ours,
  }
}

function postOf(slug: string, { url, image }: Where): Subject {
  const { title, excerpt, author, date, category } = known(findPost, slug)
  const person = personNamed(author)
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: title,
    description: excerpt,
    articleSection: category,
    datePublished: date,
    author: {
      '@type': 'Person',
      name: author,
      ...(person ? { worksFor: ours, knowsLanguage: person.languages } : {}),
    },
    publisher: ours,
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

function known<Entry>(find: (slug: string) => Entry | null, slug: string): Entry {
  const entry = find(slug)
  if (!entry) throw new Error(`A page was built for ${slug}, which the catalogue does not have.`)
  return entry
}
