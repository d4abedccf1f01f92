/** The texts of single pages, one file of `content` each. */
import aboutFile from '../content/about.yaml'
import accessibilityFile from '../content/accessibility.yaml'
import insuranceFile from '../content/insurance.yaml'
import blogFile from '../content/pages/blog.yaml'
import contactFile from '../content/pages/contact.yaml'
import customPackageFile from '../content/pages/custom-package.yaml'
import destinationsFile from '../content/pages/destinations.yaml'
import faqFile from '../content/pages/faq.yaml'
import helpCenterFile from '../content/pages/help-center.yaml'
import homeFile from '../content/pages/home.yaml'
import packagesFile from '../content/pages/packages.yaml'
import servicesFile from '../content/pages/services.yaml'
import travelInsuranceFile from '../content/pages/travel-insurance.yaml'
import bookingTermsFile from '../content/policies/booking-terms.yaml'
import cancellationPolicyFile from '../content/policies/cancellation-policy.yaml'
import cookiePolicyFile from '../content/policies/cookie-policy.yaml'
import privacyPolicyFile from '../content/policies/privacy-policy.yaml'
import termsOfServiceFile from '../content/policies/terms-of-service.yaml'
import type { Entry } from './schemas/entry.ts'
import type {
  About,
  Accessibility,
  HomePage,
  Insurance,
  ListPage,
  PageText,
  Policy as PolicyFile,
} from './schemas/page.ts'

export type Policy = Entry<PolicyFile>

export const about = aboutFile as About
/** The accessibility statement of the Help Center. */
export const accessibility = accessibilityFile as Accessibility
export const insurance = insuranceFile as Insurance
export const blogPage = blogFile as PageText
export const contactPage = contactFile as PageText
export const customPackagePage = customPackageFile as PageText
export const destinationsPage = destinationsFile as ListPage
export const faqPage = faqFile as PageText
export const helpCenterPage = helpCenterFile as PageText
export const homePage = homeFile as HomePage
export const packagesPage = packagesFile as ListPage
export const servicesPage = servicesFile as ListPage
export const travelInsurancePage = travelInsuranceFile as PageText
export const bookingTerms = bookingTermsFile as Policy
export const cancellationPolicy = cancellationPolicyFile as Policy
export const cookiePolicy = cookiePolicyFile as Policy
export const privacyPolicy = privacyPolicyFile as Policy
export const termsOfService = termsOfServiceFile as Policy
