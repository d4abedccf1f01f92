/** Where the e-mail client posts, below the origin it was initialised with. */
export const emailSendPath = '/api/v1.0/email/send'

/** Where forms are posted, by the same client or by a browser without scripts; GET answers such a form. */
export const emailSendFormPath = '/api/v1.0/email/send-form'

/**
 * Fields for programs that fill in forms, none of which has to be sent. People do not see the first, which must stay
 * empty; the second holds the epoch milliseconds at which the form was shown.
 */
export const emailTrapFields = { honeypot: 'website', shownAt: 'shown_at' } as const

/** What the site presents when it was built without mail settings, and the server expects by default. */
export const emailDefaults = {
  publicKey: 'meridaya',
  serviceId: 'default_service',
  queryTemplateId: 'query',
  contactTemplateId: 'contact',
} as const

/** All variables of one message together, as JSON in UTF-8. */
export const emailVariablesMaxBytes = 50 * 1024

/** Variables of the query dialog, as `template_params`. */
export interface QueryVariables {
  from_name: string
  from_email: string
  /** Empty when the visitor left it out. */
  phone: string
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
