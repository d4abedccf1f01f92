import { useState } from 'react'
import { Link } from 'react-router'
import type { EnquiryDetail, Forgotten } from '#contract/desk-enquiries.ts'
import { Button } from '#site/ui/button.tsx'
import { Notice } from '#site/ui/notice.tsx'
import { ask } from '#desk/lib/ask.ts'
import { keepReply } from '#desk/lib/kept-replies.ts'

/** Deletes a person's data when they ask for it. */
export function Forget({
  enquiry: { id, email, others },
  onForgotten,
}: {
  enquiry: EnquiryDetail
  onForgotten: (done: Forgotten) => void
}) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const count = others.length + 1
  const forget = async () => {
    setBusy(true)
    setProblem(null)
    try {
      const done = await ask<Forgotten>('/enquiries/forget', { id })
      for (const one of [id, ...others.map((other) => other.id)]) keepReply(one, { id: '', words: '' })
      onForgotten(done)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }
  return (
    <details id="forget" className="mt-7 border-t border-mist-2">
      <summary className="min-h-11 cursor-pointer py-3 text-md text-peacock">
        Delete this person’s data
      </summary>
      <div className="space-y-3 pb-3">
        <p className="max-w-prose">
          {email === ''
            ? 'This deletes the enquiry with its notes, replies and mails.'
            : `This deletes everything from ${email}: ${count === 1 ? 'this enquiry' : `${count} enquiries`}, with notes, replies and mails.`}{' '}
          This cannot be undone.
        </p>
        {problem && (
          <Notice tone="caution" takesFocus>
            {problem}
          </Notice>
        )}
        <Button variant="outline" isBusy={isBusy} onClick={() => void forget()}>
          {isBusy ? 'Deleting…' : 'Delete for good'}
        </Button>
      </div>
    </details>
  )
}

/** Shown in place of the deleted enquiry. */
export function ForgottenNotice({ enquiries, mails, mentioned }: Forgotten) {
  return (
    <Notice tone="good" takesFocus>
      <p>
        Deleted: {enquiries} {enquiries === 1 ? 'enquiry' : 'enquiries'} and {mails}{' '}
        {mails === 1 ? 'mail' : 'mails'}. Copies in mailboxes, exported files and backups are not deleted.
        Delete them there too.
      </p>
      {mentioned.length > 0 && (
        <p>
          These enquiries mention the address and were not deleted. Check them:{' '}
          {mentioned.map((id) => (
            <Link key={id} to={`/enquiries/${id}`} className="mr-3 underline">
              {id.slice(0, 8)}
            </Link>
          ))}
        </p>
      )}
      <p>
        <Link to="/enquiries" className="font-semibold underline">
          Go to the enquiries
        </Link>
      </p>
    </Notice>
  )
}
