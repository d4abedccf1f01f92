import { entryFiles } from '#catalogue/build/content-index.ts'
import { dataFiles, furtherPages, paths } from './paths.ts'
import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** A route for each page of a long list. With a pattern, missing pages would have a route too. */
const pagesOf = (kind: 'destinations' | 'packages') =>
  furtherPages(paths[kind](), entryFiles(kind).length).map((path) =>
    route(path.slice(1), `pages/${kind}.tsx`, { id: path.slice(1) }),
  )

export default [
  index('pages/home.tsx'),
  route('destinations', 'pages/destinations.tsx'),
  ...pagesOf('destinations'),
  route('destinations/:slug', 'pages/destination.tsx'),
  route('regions/:slug', 'pages/region.tsx'),
  route('packages', 'pages/packages.tsx'),
  ...pagesOf('packages'),
  route('packages/:slug', 'pages/tour-package.tsx'),
  route('services', 'pages/services.tsx'),
  route('services/:slug', 'pages/service.tsx'),
  route('about', 'pages/about.tsx'),
  route('blog', 'pages/blog.tsx'),
  route('blog/:slug', 'pages/post.tsx'),
  route('help-center', 'pages/help-center.tsx'),
  route('travel-insurance', 'pages/travel-insurance.tsx'),
  route('booking-terms', 'pages/booking-terms.tsx'),
  route('privacy-policy', 'pages/privacy-policy.tsx'),
  route('cancellation-policy', 'pages/cancellation-policy.tsx'),
  route('terms-of-service', 'pages/terms-of-service.tsx'),
  route('cookie-policy', 'pages/cookie-policy.tsx'),
  route('faq', 'pages/faq.tsx'),
  route('custom-package', 'pages/custom-package.tsx'),
  route('contact', 'pages/contact.tsx'),
  route('search', 'pages/search.tsx'),
  route('sign-in', 'pages/sign-in.tsx'),
  route('sign-up', 'pages/sign-up.tsx'),
  route('forgot-password', 'pages/forgot-password.tsx'),
  route('reset-password', 'pages/reset-password.tsx'),
  route('dashboard', 'pages/dashboard.tsx'),
  route('offline', 'pages/offline.tsx'),
  route(dataFiles.destinations, 'data/destination-list.ts'),
  route(dataFiles.packages, 'data/package-list.ts'),
  route(dataFiles.itineraryWords, 'data/itinerary-words.ts'),
  route(dataFiles.accessLines, 'data/access-lines.ts'),
  route(dataFiles.compare, 'data/compared-list.ts'),
  route('maps/:kind/:file', 'files/map.ts'),
  route('sitemap.xml', 'files/sitemap.ts'),
  route('robots.txt', 'files/robots.ts'),
  route('llms.txt', 'files/llms.ts'),
  route('blog/rss.xml', 'files/rss.ts'),
  route('blog/atom.xml', 'files/atom.ts'),
  route('site.webmanifest', 'files/web-manifest.ts'),
  // The style guide is only in `npm run dev`, not in builds.
  ...(process.env['NODE_ENV'] === 'development' ? [route('styleguide', 'pages/styleguide.tsx')] : []),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
