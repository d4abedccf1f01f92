import bookingTermsFile from '../content/policies/booking-terms.yaml'
import cancellationPolicyFile from '../content/policies/cancellation-policy.yaml'
import cookiePolicyFile from '../content/policies/cookie-policy.yaml'
import privacyPolicyFile from '../content/policies/privacy-policy.yaml'
import termsOfServiceFile from '../content/policies/terms-of-service.yaml'
import type { Entry } from './schemas/entry.ts'
import type { Policy as PolicyFile } from './schemas/page.ts'

export type Policy = Entry<PolicyFile>

export const bookingTerms = bookingTermsFile as Policy
export const cancellationPolicy = cancellationPolicyFile as Policy
export const cookiePolicy = cookiePolicyFile as Policy
export const privacyPolicy = privacyPolicyFile as Policy
export const termsOfService = termsOfServiceFile as Policy
