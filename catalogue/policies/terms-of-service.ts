import file from '../../content/policies/terms-of-service.yaml'
import type { Policy } from './policy.ts'

export const termsOfService = file as Policy
