// The fixed words of the specification and the calendar, written once. No validation library, so that pages may import
// them; the schemas check content against the same lists.

/** The twelve months as entries write them, with their names in sentences. */
export const monthNames = {
  Jan: 'January',
  Feb: 'February',
  Mar: 'March',
  Apr: 'April',
  May: 'May',
  Jun: 'June',
  Jul: 'July',
  Aug: 'August',
  Sep: 'September',
  Oct: 'October',
  Nov: 'November',
  Dec: 'December',
} as const
export type Month = keyof typeof monthNames
export const months = Object.keys(monthNames) as Month[]

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** Interests of the custom package form (spec §3), which entries and filters share. */
export const interests = [
  'Adventure',
  'Relaxation',
  'Culture',
  'Foodie',
  'History',
  'Nature & Wildlife',
] as const
export type Interest = (typeof interests)[number]

/** Travel styles of the custom package form (spec §3); a package's pace uses the same values. */
export const travelStyles = {
  'fast-paced': 'Fast-paced & Action-packed',
  leisurely: 'Leisurely & Relaxed',
  balanced: 'A Bit of Both',
} as const
export type TravelStyle = keyof typeof travelStyles

/** Accommodation of the custom package form (spec §3). */
export const accommodations = [
  'Hostel',
  'Budget Hotel',
  'Mid-range Hotel',
  'Luxury Hotel',
  'Boutique Hotel',
  'Resort',
] as const

/** The ways to travel from one stop to the next. */
export const travelModes = ['train', 'road', 'boat', 'air'] as const
export type TravelMode = (typeof travelModes)[number]

/** Whether a departure can still be joined. A guaranteed one runs even with few bookings. */
export const departureStatuses = ['open', 'guaranteed', 'full'] as const
