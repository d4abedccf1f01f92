/**
 * Every page that search engines may list, with the data of its head. For loaders only, because it reads the whole
 * catalogue.
 */
import {
  about,
  blogPage,
  contactPage,
  customPackagePage,
  destinationsPage,
  faqPage,
  helpCenterPage,
  packagesPage,
  servicesPage,
  travelInsurancePage,
  bookingTerms,
  cancellationPolicy,
  cookiePolicy,
  privacyPolicy,
  termsOfService,
} from '#catalogue/pages.ts'
import { agency, money } from '#catalogue/agency.ts'
import { destinations } from '#catalogue/destinations.ts'
import { durationText, groupSizeText } from '#catalogue/format.ts'
import { pageSize } from '#catalogue/page-size.ts'
import { placeName } from '#catalogue/place-name.ts'
import { posts } from '#catalogue/posts.ts'
import { regionPages } from '#catalogue/region-pages.ts'
import { services } from '#catalogue/services.ts'
import { sitePictures } from '#catalogue/site-pictures.ts'
import { tourPackages } from '#catalogue/tour-packages.ts'
import { findDestination, findPost, findService, findTourPackage } from '#catalogue/whole-entries.ts'
import { listTitle, pageTitle } from '#site/layout/page-title.ts'
import { pageOfList, paths } from '#site/paths.ts'
import type { PictureSource } from '#site/ui/picture.tsx'
import type { PageFacts, UnlistedPage } from './page-meta.ts'
import { subjectOf } from './subject.ts'

export interface IndexedPage extends PageFacts {
  /** The page's pictures, starting with that of its head. */
  pictures: PictureSource[]
}

type Words = Pick<IndexedPage, 'title' | 'description' | 'heading'>

const home: IndexedPage = {
  path: paths.home(),
  title: `${agency.name}: ${agency.tagline}`,
  description: agency.description,
  heading: 'Discover Your Next Adventure',
  pictures: [sitePictures.homeHero],
}

const page = (path: string, { title, ...words }: Words, picture?: PictureSource): IndexedPage => ({
  path,
  title: pageTitle(title),
  ...words,
  pictures: picture ? [picture] : [],
})

/** One page for each part of a long list. */
const list = (
  path: string,
  count: number,
  { title, ...words }: Words,
  picture: PictureSource,
): IndexedPage[] =>
  Array.from({ length: Math.ceil(count / pageSize) }, (_, at) =>
    page(pageOfList(path, at + 1), { title: listTitle(title, at + 1), ...words }, picture),
  )

const destinationPages = (): IndexedPage[] =>
  destinations.map((card) => {
    const whole = findDestination(card.slug)
    return {
      path: paths.destination(card),
      title: pageTitle(`${placeName(card)}: trip from ${agency.homeCountry} from ${money(card.price)}`),
      description: card.description,
      heading: card.name,
      region: regionOf(card.region),
      lastReviewed: whole?.details.reviewed,
      pictures: picturesIn(whole),
    }
  })

function regionOf(name: string): PageFacts['region'] {
  const region = regionPages.find((one) => one.name === name)
  return region && { name, path: paths.region(region) }
}

const regionEntries = (): IndexedPage[] =>
  regionPages.map((region) => {
    const { name, destinations: places, tourPackages: trips } = region
    const [cheapest = 0] = [...places, ...trips].map(({ price }) => price).toSorted((a, b) => a - b)
    return {
      path: paths.region(region),
      title: pageTitle(`${name}: places and trips`),
      description: `${name} with ${agency.name}: ${[...places, ...trips].map((entry) => entry.name).join(', ')}. From ${money(cheapest)} per person.`,
      heading: name,
      pictures: places.map(({ image }) => image),
    }
  })

const packagePages = (): IndexedPage[] =>
  tourPackages.map((card) => {
    const { name, imageText, days, groupSize, price } = card
    const whole = findTourPackage(card.slug)
    const places = [...new Set((whole?.route ?? []).map(({ place }) => place))]
    const [from, to] = [whole?.startsAt, whole?.endsAt].map(cityOf)
    return {
      path: paths.tourPackage(card),
      title: pageTitle(
        from && to && from !== to
          ? `${name}: ${from} to ${to}, ${durationText(days)}`
          : `${name}, ${durationText(days)}`,
      ),
      description: `${durationText(days)}, ${money(price)} per person on the ground: ${places.join(', ')}. ${imageText}, for ${groupSizeText(groupSize)}.`,
      heading: name,
      lastReviewed: whole?.reviewed,
      pictures: picturesIn(whole),
    }
  })

/** `Paris, Charles de Gaulle airport` is Paris. */
const cityOf = (airport = ''): string => (airport.split(',')[0] ?? '').replace(/ airport$/, '')

const servicePages = (): IndexedPage[] =>
  services.map((card) => ({
    path: paths.service(card),
    title: pageTitle(card.title),
    description: card.description,
    heading: card.title,
    pictures: picturesIn(findService(card.slug)),
  }))

const postPages = (): IndexedPage[] =>
  posts.map((card) => ({
    path: paths.post(card),
    title: pageTitle(card.title),
    description: card.excerpt,
    heading: card.title,
    pictures: picturesIn(findPost(card.slug)),
  }))

const policies = [
  [paths.bookingTerms(), bookingTerms],
  [paths.privacyPolicy(), privacyPolicy],
  [paths.cancellationPolicy(), cancellationPolicy],
  [paths.termsOfService(), termsOfService],
  [paths.cookiePolicy(), cookiePolicy],
] as const

/** In the order of the site map. */
export const indexedPages: IndexedPage[] = [
  home,
  ...list(
    paths.destinations(),
    destinations.length,
    { ...destinationsPage, heading: 'Destinations' },
    sitePictures.destinations,
  ),
  ...destinationPages(),
  ...regionEntries(),
  ...list(
    paths.packages(),
    tourPackages.length,
    { ...packagesPage, heading: 'Packages' },
    sitePictures.packages,
  ),
  ...packagePages(),
  page(paths.services(), { ...servicesPage, heading: 'Services' }, sitePictures.services),
  ...servicePages(),
  page(
    paths.about(),
    { title: 'About Us', description: about.mission.join(' '), heading: 'About Us' },
    sitePictures.about,
  ),
  page(paths.blog(), { ...blogPage, heading: 'Blog' }),
  ...postPages(),
  page(paths.helpCenter(), { ...helpCenterPage, heading: 'Help Center' }),
  page(
    paths.travelInsurance(),
    { ...travelInsurancePage, heading: 'Travel Insurance' },
    sitePictures.insurance,
  ),
  ...policies.map(([path, { title, summary }]) =>
    page(path, { title, description: summary, heading: title }),
  ),
  page(paths.faq(), { ...faqPage, heading: 'Frequently Asked Questions' }),
  page(
    paths.customPackage(),
    { ...customPackagePage, heading: 'Create Your Custom Package' },
    sitePictures.about,
  ),
  page(paths.contact(), { ...contactPage, heading: 'Contact Us' }, sitePictures.contact),
]

/**
 * A page's data for its head, for its loader.
 *
 * @throws if the path is not in the list above
 */
export function pageFacts(path: string): PageFacts {
  const found = indexedPages.find((candidate) => candidate.path === path)
  if (!found) throw new Error(`${path} is not in site/head/indexed-pages.ts.`)
  const { title, description, heading, region, lastReviewed } = found
  return { path, title, description, heading, region, lastReviewed, subject: subjectOf(path) }
}

/** The same for an address without an entry. */
export const missingPage = (title: string): UnlistedPage => ({ title: pageTitle(title) })

/** The pictures of an entry, in the order of its file, each once. */
function picturesIn(value: unknown): PictureSource[] {
  if (!value || typeof value !== 'object') return []
  if ('hash' in value && 'widths' in value) return [value as PictureSource]
  const found = Object.values(value).flatMap(picturesIn)
  return found.filter(({ name }, at) => found.findIndex((other) => other.name === name) === at)
}
