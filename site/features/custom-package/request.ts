/** Spec §9, except the minimum, which is our own. */
export const budgetRange = { min: 0, start: 1000, max: 10_000, step: 100 } as const

/** The answers of the four steps, in the order of spec §3. */
export interface CustomPackageRequest {
  name: string
  email: string
  travelers: number
  destination: string
  /** `2026-05-01`. */
  startDate: string
  endDate: string
  /** Whole units of the agency's currency. */
  budget: number
  interests: string[]
  /** Empty until chosen. */
  travelStyle: string
  accommodation: string[]
  notes: string
}

/** The steps of spec §4 and their fields. */
export const steps = [
  { title: 'Your Details', fields: ['name', 'email', 'travelers'] },
  { title: 'Destination & Dates', fields: ['destination', 'startDate', 'endDate'] },
  { title: 'Interests & Style', fields: ['interests', 'travelStyle', 'accommodation', 'budget'] },
  { title: 'Final Touches', fields: ['notes'] },
] as const satisfies readonly { title: string; fields: readonly (keyof CustomPackageRequest)[] }[]

export const labels: Record<keyof CustomPackageRequest, string> = {
  name: 'Name',
  email: 'Email',
  travelers: 'Travelers',
  destination: 'Destination',
  startDate: 'Start date',
  endDate: 'End date',
  budget: 'Budget',
  interests: 'Interests',
  travelStyle: 'Travel style',
  accommodation: 'Accommodation',
  notes: 'Notes',
}
