import file from '../../content/policies/privacy-policy.yaml'
import type { Policy } from './policy.ts'

export const privacyPolicy = file as Policy
