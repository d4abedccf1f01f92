import { agency } from '#catalogue/agency.ts'
import { Button } from '#site/ui/button.tsx'
import { HandOver } from '#site/ui/hand-over.tsx'
import { RequestSummary } from './request-summary.tsx'
import { requestText } from './request-text.ts'
import type { SubmittedRequest } from './submit-request.ts'

export interface ThankYouProps {
  submitted: SubmittedRequest | undefined
  onAnother: () => void
}

/** The answers, ways to send them to the agency, and what happens next (product-brief A5). */
export function ThankYou({ submitted, onAnother }: ThankYouProps) {
  if (!submitted) return null
  const { request, isKept, mail } = submitted
  return (
    <div className="space-y-12">
      <section className="print:hidden">
        <h2 className="text-2xl">
          {mail === 'sent' ? 'We have your request' : 'One more step: send us your request'}
        </h2>
        <p className="mt-2 mb-5 text-lg">
          {mail === 'sent'
            ? 'We received your request. Keep a copy, if you like:'
            : 'It is saved here, on this device, and not yet sent. So that it reaches us, choose how to send it:'}
        </p>
        <HandOver
          isMain={mail !== 'sent'}
          email={agency.bookingEmail}
          whatsapp={agency.whatsapp}
          words={() => ({
            subject: `Custom package request: ${request.destination}`,
            text: requestText(request),
          })}
          fileName={`${agency.name.toLowerCase()}-trip-request.txt`}
        />
        <p className="mt-5 rounded-control bg-mist p-4 text-md text-ink-2">
          {isKept
            ? 'Your request is kept on this device, in this browser. It stays here until you clear it or make another.'
            : 'This browser does not allow us to keep anything on this device, so your request is only on this page. Please send or copy it before you leave.'}
        </p>
      </section>
      <section>
        <h2 className="text-2xl">What happens next</h2>
        <ol className="mt-4 space-y-3">
          {nextSteps(mail).map((text, index) => (
            <li key={text} className="flex gap-4">
              <span
                aria-hidden="true"
                className="grid size-8 shrink-0 place-items-center rounded-full bg-peacock-tint font-semibold text-peacock"
              >
                {index + 1}
              </span>
              <span className="pt-0.5">{text}</span>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2 className="mb-4 text-2xl">What you asked for</h2>
        <RequestSummary request={request} />
      </section>
      <Button variant="solid" onClick={onAnother}>
        Create Another Package
      </Button>
    </div>
  )
}

const nextSteps = (mail: SubmittedRequest['mail']): string[] => [
  ...(mail === 'sent' ? [] : ['You send it in one of the ways above. This page sends nothing by itself.']),
  `A planner answers ${agency.replyPromise}.`,
  'You get days, stays and a price, and we change them until they fit.',
]
