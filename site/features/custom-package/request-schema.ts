import * as z from 'zod/mini'

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message))
const atLeastOne = 'At least one traveler is required'

/** Spec §5. Steps three and four are optional, and no check says that the end follows the start. */
export const requestSchema = z.object({
  name: required('Name is required'),
  email: z.string().check(
    z.trim(),
    z.minLength(1, { error: 'Email is required', abort: true }),
    // "Of the form text@text": shorter than most patterns, and on purpose.
    z.regex(/^[^\s@]+@[^\s@]+$/, 'Invalid email address'),
  ),
  travelers: z.number(atLeastOne).check(z.minimum(1, atLeastOne), z.multipleOf(1, 'Enter a whole number')),
  destination: required('Destination is required'),
  startDate: required('Start date is required'),
  endDate: required('End date is required'),
  budget: z.number(),
  interests: z.array(z.string()),
  travelStyle: z.string(),
  accommodation: z.array(z.string()),
  notes: z.string().check(z.trim()),
})
