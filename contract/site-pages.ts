/** Pages of the site that the server's mails and redirects lead to. */
export const sitePages = {
  contact: '/contact',
  signIn: '/sign-in',
  forgotPassword: '/forgot-password',
  dashboard: '/dashboard',
} as const
