import file from '../../content/policies/cancellation-policy.yaml'
import type { Policy } from './policy.ts'

export const cancellationPolicy = file as Policy
