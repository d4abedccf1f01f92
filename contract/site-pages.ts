/** Pages of the site that the server links to, in mails, redirects and at the Desk. */
export const sitePages = {
  destinations: '/destinations',
  packages: '/packages',
  services: '/services',
  blog: '/blog',
  contact: '/contact',
  signIn: '/sign-in',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
} as const
