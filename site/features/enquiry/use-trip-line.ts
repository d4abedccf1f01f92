import { useEffect, useRef, type RefObject } from 'react'
import type { EnquiryItem } from '#site/mail/enquiry-item.ts'
import { tripLine } from '#site/mail/asked-trip.ts'
import { departureLine } from '#site/mail/chosen-departure.ts'

/**
 * The line a message begins with: the departure chosen on the page, or else what was searched for. Another choice
 * replaces it, unless the visitor has changed the text.
 *
 * @param item what the message is about, and its line where it brings one
 */
export function useTripLine(form: RefObject<HTMLFormElement | null>, item: EnquiryItem | null): string {
  const line = item?.firstLine ?? (departureLine(item?.name ?? '') || tripLine())
  const last = useRef(line)
  useEffect(() => {
    const message = form.current?.querySelector('textarea')
    if (message?.value === last.current) message.value = line
    last.current = line
  }, [form, line])
  return line
}
