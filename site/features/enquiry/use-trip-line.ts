import { useEffect, useRef, type RefObject } from 'react'
import { tripLine } from '#site/mail/asked-trip.ts'

/** The line a message begins with. A new search replaces it, unless the visitor has changed the text. */
export function useTripLine(form: RefObject<HTMLFormElement | null>): string {
  const line = tripLine()
  const last = useRef(line)
  useEffect(() => {
    const message = form.current?.querySelector('textarea')
    if (message?.value === last.current) message.value = line
    last.current = line
  }, [form, line])
  return line
}
