interface Slug {
  slug: string
}

/** Every link of the site: the only place that spells its addresses (spec §2). */
export const paths = {
  home: () => '/',
  destinations: () => '/destinations',
  destination: ({ slug }: Slug) => `/destinations/${slug}`,
  packages: () => '/packages',
  tourPackage: ({ slug }: Slug) => `/packages/${slug}`,
  customPackage: () => '/custom-package',
  services: () => '/services',
  service: ({ slug }: Slug) => `/services/${slug}`,
  about: () => '/about',
  blog: () => '/blog',
  post: ({ slug }: Slug) => `/blog/${slug}`,
  contact: () => '/contact',
  helpCenter: () => '/help-center',
  travelInsurance: () => '/travel-insurance',
  bookingTerms: () => '/booking-terms',
  privacyPolicy: () => '/privacy-policy',
  cancellationPolicy: () => '/cancellation-policy',
  termsOfService: () => '/terms-of-service',
  cookiePolicy: () => '/cookie-policy',
  faq: () => '/faq',
  search: () => '/search',
  signIn: () => '/sign-in',
  signUp: () => '/sign-up',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  dashboard: () => '/dashboard',
} as const
