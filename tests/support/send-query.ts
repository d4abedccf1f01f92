import { emailDefaults, emailSendPath } from '#contract/email.ts'

/** An enquiry as the site's form posts it (contracts/email.md). */
export const queryBody = (fields: Record<string, string>) => ({
  user_id: emailDefaults.publicKey,
  service_id: emailDefaults.serviceId,
  template_id: emailDefaults.queryTemplateId,
  template_params: fields,
})

/** Sends an enquiry to a running server like the site's form. */
export const sendQuery = (url: string, fields: Record<string, string>): Promise<Response> =>
  fetch(url + emailSendPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(queryBody(fields)),
  })
