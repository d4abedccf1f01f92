import { pageSize } from '#catalogue/page-size.ts'
import { sitePages } from '#contract/site-pages.ts'

interface Slug {
  slug: string
}

/** The address of a page of a long list. The first page is the list itself. */
export const pageOfList = (list: string, page: number): string => (page > 1 ? `${list}/page/${page}` : list)

/** The pages after the first, for a list with this many entries. */
export const furtherPages = (list: string, entries: number): string[] =>
  Array.from({ length: Math.ceil(entries / pageSize) }, (_, at) => pageOfList(list, at + 1)).slice(1)

/** All addresses of the site (spec §2). They are not written anywhere else. */
export const paths = {
  home: () => '/',
  destinations: () => sitePages.destinations,
  destination: ({ slug }: Slug) => `${sitePages.destinations}/${slug}`,
  region: ({ slug }: Slug) => `/regions/${slug}`,
  packages: () => sitePages.packages,
  tourPackage: ({ slug }: Slug) => `${sitePages.packages}/${slug}`,
  customPackage: () => '/custom-package',
  services: () => sitePages.services,
  service: ({ slug }: Slug) => `${sitePages.services}/${slug}`,
  about: () => '/about',
  blog: () => sitePages.blog,
  post: ({ slug }: Slug) => `${sitePages.blog}/${slug}`,
  contact: () => sitePages.contact,
  helpCenter: () => '/help-center',
  travelInsurance: () => '/travel-insurance',
  bookingTerms: () => '/booking-terms',
  privacyPolicy: () => '/privacy-policy',
  cancellationPolicy: () => '/cancellation-policy',
  termsOfService: () => '/terms-of-service',
  cookiePolicy: () => '/cookie-policy',
  faq: () => '/faq',
  search: () => '/search',
  signIn: () => sitePages.signIn,
  signUp: () => '/sign-up',
  forgotPassword: () => sitePages.forgotPassword,
  resetPassword: () => sitePages.resetPassword,
  dashboard: () => sitePages.dashboard,
  /** Shown by the service worker in place of a page that is not on the device. */
  offline: () => '/offline',
} as const

/** Files that pages fetch when a visitor filters, searches or compares. */
export const dataFiles = {
  destinations: '/data/destinations.json',
  packages: '/data/packages.json',
  itineraryWords: '/data/itinerary-words.json',
  accessLines: '/data/access-lines.json',
  compare: '/data/compare.json',
} as const

/** Address of a page's social preview. */
export const previewPath = (path: string): string => `/social${path === paths.home() ? '/home' : path}.jpg`
