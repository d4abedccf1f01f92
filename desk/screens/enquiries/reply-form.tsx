import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { replyMaxLength, type EnquiryDetail, type ReplyTemplate } from '#contract/desk-enquiries.ts'
import { SelectField, TextareaField } from '#site/ui/field.tsx'
import { Form } from '#site/ui/form.tsx'
import type { Outcome } from '#site/ui/form-context.ts'
import { SubmitButton } from '#site/ui/submit-button.tsx'
import { ask, Refused } from '#desk/lib/ask.ts'
import { keepReply, keptReply } from '#desk/lib/kept-replies.ts'
import { Part } from './part.tsx'
import { useRequiredWords } from './use-required-words.ts'

/** A reply to the visitor. The text stays on the device until it is sent. */
export function ReplyForm({
  enquiry: { id, version, email },
  onSent,
}: {
  enquiry: EnquiryDetail
  /** The enquiry after the reply, or after another person's change. */
  onSent: (enquiry: EnquiryDetail) => void
}) {
  const [reply, setReply] = useState(() => keptReply(id))
  const [templates, setTemplates] = useState<ReplyTemplate[]>([])
  const { pathname } = useLocation()
  const required = useRequiredWords('Write the reply first.')
  useEffect(() => {
    const ended = new AbortController()
    ask<ReplyTemplate[]>(`/enquiries/${id}/templates`, undefined, ended.signal).then(setTemplates, () => {
      // Replies can be written without templates.
    })
    return () => ended.abort()
  }, [id])
  const write = (words: string) => {
    setReply({ ...reply, words })
    keepReply(id, { ...reply, words })
  }
  const begin = (title: string) => {
    const begun = templates.find((template) => template.title === title)?.words
    if (begun) write([reply.words.trim(), begun].filter(Boolean).join('\n\n'))
  }

  const send = async (): Promise<Outcome> => {
    const words = reply.words.trim()
    try {
      onSent(await ask<EnquiryDetail>('/enquiries/reply', { id, version, reply: reply.id, words }))
      keepReply(id, { ...reply, words: '' })
      setReply({ id: crypto.randomUUID(), words: '' })
      return {
        tone: 'good',
        says: `Your reply to ${email} is being sent. See below, under “Mails”, when it has been sent.`,
      }
    } catch (error) {
      if (error instanceof Refused && error.code === 'changed')
        await ask<EnquiryDetail>(`/enquiries/${id}`).then(onSent, () => {})
      return { tone: 'caution', says: <Failed error={error} back={pathname} /> }
    }
  }
  return (
    <Part id="reply" heading="Reply">
      <Form {...required.form} onSubmit={send}>
        {() => (
          <div className="space-y-4">
            {templates.length > 0 && (
              <SelectField
                label="Begin with"
                name="template"
                value=""
                onChange={(event) => begin(event.target.value)}
              >
                <option value="">Choose a text…</option>
                {templates.map(({ title }) => (
                  <option key={title} value={title}>
                    {title}
                  </option>
                ))}
              </SelectField>
            )}
            <TextareaField
              label={`To ${email}`}
              hint="Your name, the agency’s name and its phone number are added automatically. The visitor’s answer goes to the office’s mailbox."
              {...required.field}
              rows={8}
              maxLength={replyMaxLength}
              value={reply.words}
              onChange={(event) => write(event.target.value)}
            />
            <SubmitButton variant="solid" pendingText="Sending…" className="w-full sm:w-auto">
              Send the reply
            </SubmitButton>
          </div>
        )}
      </Form>
    </Part>
  )
}

function Failed({ error, back }: { error: unknown; back: string }) {
  const words = error instanceof Error ? error.message : String(error)
  if (!(error instanceof Refused && error.code === 'signed-out')) return words
  return (
    <>
      {words}{' '}
      <Link to={`/sign-in?back=${encodeURIComponent(back)}`} className="font-semibold underline">
        Sign in
      </Link>
    </>
  )
}
