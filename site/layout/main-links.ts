import { paths } from '#site/paths.ts'

/** The navigation bar's links (spec §2), the same in the mobile menu. */
export const mainLinks = [
  { to: paths.home(), text: 'Home' },
  { to: paths.destinations(), text: 'Destinations' },
  { to: paths.packages(), text: 'Packages' },
  { to: paths.services(), text: 'Services' },
  { to: paths.about(), text: 'About' },
]
