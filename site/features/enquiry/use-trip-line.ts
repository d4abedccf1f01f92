import { useEffect, useRef, type RefObject } from 'react'
import type { EnquiryItem } from '#site/mail/enquiry-item.ts'
import { tripLine } from '#site/mail/asked-trip.ts'
import { departureLine } from '#site/mail/chosen-departure.ts'

/**
 * The first line of a message: the departure chosen on the page, otherwise the search. Another choice replaces the line,
 * unless the visitor has changed the text.
 *
 * @param item what the message is about. Its own first line, if any, is used instead.
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
