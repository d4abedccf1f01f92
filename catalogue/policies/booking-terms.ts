import file from '../../content/policies/booking-terms.yaml'
import type { Policy } from './policy.ts'

export const bookingTerms = file as Policy
