import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { agency } from '#catalogue/agency.ts'
import { announce } from '#site/lib/announce.ts'
import { focusOn } from '#site/lib/focus.ts'
import { followSent, forgetSent, readSent, type SentEnquiry } from '#site/mail/sent-enquiries.ts'
import { Button } from '#site/ui/button.tsx'
import { dayOf } from './again-line.ts'

const snapshot = () => JSON.stringify(readSent())

interface SentListProps {
  /** The level of its heading on the page. */
  Heading: 'h2' | 'h3'
  onWriteAgain: (sent: SentEnquiry) => void
}

const none = 'Forgotten: this device keeps no list of what you sent.'

/** Messages sent from this browser, with buttons that remove them. Renders nothing if there are none. Not prerendered. */
export function SentList({ Heading, onWriteAgain }: SentListProps) {
  const kept = useSyncExternalStore(followSent, snapshot)
  const list = useMemo(() => JSON.parse(kept) as SentEnquiry[], [kept])
  const heading = useRef<HTMLHeadingElement>(null)
  const [hasForgotten, setHasForgotten] = useState(false)
  if (list.length === 0 && !hasForgotten) return null

  const forget = (sent?: SentEnquiry) => {
    const isLast = !sent || list.length === 1
    setHasForgotten(true)
    forgetSent(sent?.at)
    // The pressed button is removed.
    focusOn(heading.current)
    announce(isLast ? none : `Forgotten: the enquiry about ${sent.about}.`)
  }
  return (
    <section aria-labelledby="sent-enquiries" className="mt-10 print:hidden">
      <Heading id="sent-enquiries" ref={heading} tabIndex={-1} className="text-lg outline-none">
        Enquiries from this device
      </Heading>
      <p className="measure mt-1 text-md text-ink-2">
        {list.length === 0
          ? none
          : 'Only this browser keeps this list, and logging out does not empty it. On a device that you share, forget it when you are done.'}
      </p>
      {list.length > 0 && (
        <>
          <ul className="mt-4 border-b border-mist-2">
            {list.map((sent) => (
              <li
                key={sent.at}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-mist-2 py-3"
              >
                <div className="min-w-0 grow basis-60 wrap-anywhere">
                  <p className="font-semibold">{sent.about}</p>
                  {sent.line && <p className="text-md text-ink-2">{sent.line}</p>}
                  <p className="text-sm text-muted">
                    {sent.type} · {dayOf(sent)},{' '}
                    {new Date(sent.at).toLocaleTimeString(agency.locale, {
                      hour: '2-digit',
                      minute: '2-digit',
                    })}
                    {sent.reference && (
                      <span className="whitespace-nowrap"> · reference {sent.reference}</span>
                    )}
                  </p>
                </div>
                <div className="-ml-5 flex flex-wrap">
                  <Button variant="quiet" onClick={() => onWriteAgain(sent)}>
                    Write again<span className="sr-only"> about {sent.about}</span>
                  </Button>
                  <Button variant="quiet" onClick={() => forget(sent)}>
                    Forget<span className="sr-only"> the enquiry about {sent.about}</span>
                  </Button>
                </div>
              </li>
            ))}
          </ul>
          <Button variant="outline" className="mt-5" onClick={() => forget()}>
            Forget all enquiries
          </Button>
        </>
      )}
    </section>
  )
}
