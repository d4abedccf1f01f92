import file from '../../content/policies/cookie-policy.yaml'
import type { Policy } from './policy.ts'

export const cookiePolicy = file as Policy
