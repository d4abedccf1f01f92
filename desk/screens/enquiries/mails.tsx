import { useState } from 'react'
import type { EnquiryDetail, EnquiryMailState } from '#contract/desk-enquiries.ts'
import { announce } from '#site/lib/announce.ts'
import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Notice } from '#site/ui/notice.tsx'
import { ask } from '#desk/lib/ask.ts'
import { Part } from './part.tsx'

const what: Record<EnquiryMailState['what'], string> = {
  enquiry: 'Enquiry to the office',
  acknowledgement: 'Confirmation to the visitor',
  reply: 'Reply to the visitor',
}

/** An enquiry's mails and their delivery. */
export function Mails({
  enquiry: { id: enquiryId, mails },
  time,
  onResent,
}: {
  enquiry: EnquiryDetail
  time: (moment: number) => string
  onResent: (enquiry: EnquiryDetail) => void
}) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const resend = async (mail: string) => {
    setBusy(true)
    setProblem(null)
    try {
      onResent(await ask<EnquiryDetail>('/enquiries/resend', { id: enquiryId, mail }))
      announce('Sent again')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
    setBusy(false)
  }
  return (
    <Part heading="Mails">
      {problem && (
        <Notice tone="caution" takesFocus className="mb-3">
          {problem}
        </Notice>
      )}
      {mails.length === 0 && (
        <p className="text-muted">These mails were sent. Their copies have been deleted.</p>
      )}
      <ul className="divide-y divide-mist-2 border-y border-mist-2">
        {mails.map((mail) => (
          <li key={mail.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-48 flex-1">
              <span className="block">{what[mail.what]}</span>
              <span className="block text-sm text-muted [overflow-wrap:anywhere]">{mail.to}</span>
              <Fate {...mail} time={time} />
            </span>
            {(mail.state === 'sent' || mail.state === 'dead') && (
              <Button variant="quiet" isBusy={isBusy} onClick={() => void resend(mail.id)}>
                Send again<span className="sr-only">: {what[mail.what]}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Fate({ state, sentAt, problem, time }: EnquiryMailState & { time: (moment: number) => string }) {
  const [icon, words] =
    state === 'sent'
      ? (['check', `Sent ${sentAt === null ? '' : time(sentAt)}`] as const)
      : state === 'dead'
        ? (['warning', 'Not delivered'] as const)
        : (['clock', problem === null ? 'Being sent' : 'Not sent yet. The server will try again.'] as const)
  return (
    <span className="max-w-prose text-sm">
      <span className="flex items-center gap-1.5">
        <Icon name={icon} className={`size-4 ${state === 'sent' ? 'text-success' : ''}`} />
        {words}
      </span>
      {problem && <span className="block text-muted [overflow-wrap:anywhere]">{problem}</span>}
    </span>
  )
}
