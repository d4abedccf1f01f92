import { agency } from '#catalogue/agency.ts'
import type { DeviceKey } from '#site/lib/kept-on-device.ts'
import { sendContact } from '#site/mail/send-mail.ts'
import { requestText } from './request-text.ts'
import type { CustomPackageRequest } from './request.ts'

/** Spec §7. Named on /cookie-policy. */
export const requestKey = 'customPackageQuery' satisfies DeviceKey

export interface SubmittedRequest {
  request: CustomPackageRequest
  /** False if the browser's storage is blocked or full. */
  isKept: boolean
  /** `off` unless the agency has requests sent by mail (`content/agency.yaml`). */
  mail: 'off' | 'sent' | 'failed'
}

/** Stores the request on this device and logs it. Sends it only if the agency's settings say so. */
export async function submitRequest(
  request: CustomPackageRequest,
  sendsByMail: boolean = agency.sendsCustomPackageRequests,
): Promise<SubmittedRequest> {
  console.log(request)
  const isKept = keep(request)
  if (!sendsByMail) return { request, isKept, mail: 'off' }
  const isSent = await sendContact({
    from_name: request.name,
    from_email: request.email,
    subject: 'Custom package request',
    message: requestText(request),
  })
  return { request, isKept, mail: isSent ? 'sent' : 'failed' }
}

function keep(request: CustomPackageRequest): boolean {
  try {
    localStorage.setItem(requestKey, JSON.stringify(request))
    return true
  } catch {
    return false
  }
}
