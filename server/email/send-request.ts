import * as z from 'zod/mini'
import { emailFieldMaxLengths, emailVariablesMaxBytes } from '#contract/email.ts'
import type { MailConfig } from '#server/config/config.ts'
import type { Enquiry } from './enquiry.ts'

type Reading =
  | { ok: true; enquiry: Pick<Enquiry, 'kind' | 'variables'> }
  | { ok: false; status: 400 | 413; message: string }

/** The body the client posts. Unknown fields are ignored, and variables are not checked. */
const emailSendRequest = z.object({
  user_id: z.string(),
  service_id: z.string(),
  template_id: z.string(),
  template_params: z.optional(z.record(z.string(), z.unknown())),
})

/** Reads what the e-mail client posted. Errors use the hosted service's messages where they are known. */
export function readSendRequest(body: unknown, mail: MailConfig): Reading {
  const parsed = emailSendRequest.safeParse(body)
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path[0]
    return refuse(field === undefined ? 'The parameters are required' : fieldMessage(String(field)))
  }
  const { user_id, service_id, template_id, template_params: variables = {} } = parsed.data
  if (user_id !== mail.publicKey) return refuse('The Public Key is invalid')
  if (service_id !== mail.serviceId) return refuse('The service ID not found')
  const kind = kindOf(template_id, mail)
  if (kind === undefined) return refuse('The template ID not found')
  const tooLong = Object.entries(emailFieldMaxLengths).find(
    ([name, most]) => lengthInForm(variables[name]) > most,
  )
  if (tooLong) return refuse(`Variables size limit: ${tooLong[0]} may have ${tooLong[1]} letters`, 413)
  if (Buffer.byteLength(JSON.stringify(variables)) > emailVariablesMaxBytes) {
    return refuse('Variables size limit: all variables together may take 50 KB', 413)
  }
  return { ok: true, enquiry: { kind, variables } }
}

function lengthInForm(value: unknown): number {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').length : 0
}

export function kindOf(templateId: string, mail: MailConfig): Enquiry['kind'] | undefined {
  if (templateId === mail.queryTemplateId) return 'query'
  return templateId === mail.contactTemplateId ? 'contact' : undefined
}

function fieldMessage(field: string): string {
  return field === 'template_params'
    ? 'The template_params parameter has to be an object'
    : `The ${field} parameter is required`
}

function refuse(message: string, status: 400 | 413 = 400): Reading {
  return { ok: false, status, message }
}
