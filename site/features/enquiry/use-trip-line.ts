import { useEffect, useRef, type RefObject } from 'react'
import { tripLine } from '#site/mail/asked-trip.ts'

/** The line a message begins with. After another search it takes the place of the old one, unless somebody wrote on. */
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
