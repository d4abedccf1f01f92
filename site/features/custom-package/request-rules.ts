import { requiredText } from '#site/ui/form-problems.ts'

const atLeastOne = 'At least one traveler is required'
const requiredDate = (message: string) => ({ required: true, messages: { valueMissing: message } })

/** Spec §5. Steps three and four are optional, and the end may be before the start. */
export const requestRules = {
  name: requiredText('Name is required'),
  email: {
    required: true,
    // "Of the form text@text", so deliberately simpler than most patterns.
    pattern: '[^\\s@]+@[^\\s@]+',
    messages: { valueMissing: 'Email is required', patternMismatch: 'Invalid email address' },
  },
  travelers: {
    required: true,
    min: 1,
    step: 1,
    messages: {
      valueMissing: atLeastOne,
      rangeUnderflow: atLeastOne,
      stepMismatch: 'Enter a whole number',
    },
  },
  destination: requiredText('Destination is required'),
  startDate: requiredDate('Start date is required'),
  endDate: requiredDate('End date is required'),
}
