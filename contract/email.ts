/** Where the e-mail client posts, below the origin it was initialised with. */
export const emailSendPath = '/api/v1.0/email/send'

/** Where forms are posted, by the same client or by a browser without scripts; GET answers such a form. */
export const emailSendFormPath = '/api/v1.0/email/send-form'

/**
 * The metric of the `Server-Timing` header whose description is an accepted enquiry's reference. The answer itself is the
 * client's `OK`; a browser shows this header to the page beside its timings.
 */
export const enquiryReferenceMetric = 'reference'

/**
 * Fields for programs that fill in forms, none of which has to be sent. People do not see the first, which must stay
 * empty; the second holds the epoch milliseconds at which the form was shown.
 */
export const emailTrapFields = { honeypot: 'website', shownAt: 'shown_at' } as const

/** What the site sends when it was built without mail settings, and what the server expects by default. */
export const emailDefaults = {
  publicKey: 'agency',
  serviceId: 'default_service',
  queryTemplateId: 'query',
  contactTemplateId: 'contact',
} as const

/** All variables of one message together, as JSON in UTF-8. */
export const emailVariablesMaxBytes = 50 * 1024

/**
 * Optional fields of the query form (spec §7), in order, beside name, e-mail and message. The dialog, the form without
 * scripts, the mail to the agency and the operator's lists and exports read them here: one line adds a field.
 */
export const queryExtraFields = [
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', maxLength: 60 },
] as const

export type QueryExtra = (typeof queryExtraFields)[number]['name']

const extraMaxLengths = Object.fromEntries(
  queryExtraFields.map(({ name, maxLength }) => [name, maxLength]),
) as Record<QueryExtra, number>

/** The limits of the forms: characters as a browser's `maxlength` counts them, with a line end as one. */
export const emailFieldMaxLengths = {
  from_name: 200,
  from_email: 254,
  ...extraMaxLengths,
  subject: 200,
  message: 5000,
} as const

/** Variables of the query dialog, as `template_params`. Extra fields are empty when the visitor left them out. */
export interface QueryVariables extends Record<QueryExtra, string> {
  from_name: string
  from_email: string
  message: string
  item_name: string
  item_type: 'Package' | 'Destination' | 'Service'
  /** The price as the page shows it, or `N/A`. */
  item_price: string
}

/** Variables of the contact form, as `template_params`. */
export interface ContactVariables {
  from_name: string
  from_email: string
  subject: string
  message: string
}
