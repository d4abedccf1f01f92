import { useEffect, useRef, useState, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { Link, useLoaderData, useLocation, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router'
import { officeTime } from '#contract/desk.ts'
import type { EnquiryDetail, EnquiryState, Forgotten } from '#contract/desk-enquiries.ts'
import { focusOn } from '#site/lib/focus.ts'
import { Button, buttonLook } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Notice } from '#site/ui/notice.tsx'
import type { FrameData } from '#desk/frame/frame.tsx'
import { Screen } from '#desk/frame/screen.tsx'
import { ask, Refused } from '#desk/lib/ask.ts'
import { Forget, ForgottenNotice } from './forget.tsx'
import { Mails } from './mails.tsx'
import { NoteForm } from './note-form.tsx'
import { Part } from './part.tsx'
import { ReplyForm } from './reply-form.tsx'
import { State, stateWords } from './state.tsx'
import { useFresh } from './use-fresh.ts'

const lookEveryMs = 20_000

export const enquiryLoader = ({ params }: LoaderFunctionArgs) =>
  ask<EnquiryDetail>(`/enquiries/${encodeURIComponent(params['id'] ?? '')}`)

/** One enquiry: the visitor, the question, ways to answer, and what the office did. */
export function EnquiryScreen() {
  const loaded = useLoaderData<EnquiryDetail>()
  // The key clears what was typed when another enquiry is opened.
  return <Enquiry key={loaded.id} loaded={loaded} />
}

function Enquiry({ loaded }: { loaded: EnquiryDetail }) {
  const frame = useRouteLoaderData<FrameData>('frame')
  // The answer to a change is newer than the loaded data, until that is loaded again.
  const [brought, setBrought] = useState({ from: loaded, enquiry: loaded })
  const enquiry = brought.from === loaded ? brought.enquiry : loaded
  const setEnquiry = (newer: EnquiryDetail) => setBrought({ from: loaded, enquiry: newer })
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const steps = useRef<HTMLDivElement>(null)
  useFresh(lookEveryMs)
  const [forgotten, setForgotten] = useState<Forgotten | null>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (!hash) return
    const part = document.getElementById(hash.slice(1))
    if (part instanceof HTMLDetailsElement) part.open = true
    focusOn(part?.querySelector<HTMLElement>('textarea, summary') ?? document.querySelector('h1'))
  }, [hash])
  if (!frame) return null
  if (forgotten)
    return (
      <Screen title="Deleted">
        <ForgottenNotice {...forgotten} />
      </Screen>
    )
  const time = (moment: number) => officeTime(moment, frame.office)

  const change = async (to: EnquiryState) => {
    setBusy(true)
    setProblem(null)
    const { id, version } = enquiry
    try {
      const changed = await ask<EnquiryDetail>('/enquiries/change', { id, version, to })
      flushSync(() => setEnquiry(changed))
      // The pressed button is gone.
      focusOn(steps.current)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      if (error instanceof Refused && error.code === 'changed')
        await ask<EnquiryDetail>(`/enquiries/${id}`).then(setEnquiry, () => {})
    }
    setBusy(false)
  }

  return (
    <Screen title={enquiry.name} aside={<State {...enquiry} />}>
      {problem && (
        <Notice tone="caution" takesFocus className="mb-4">
          {problem}
        </Notice>
      )}
      <Reach {...enquiry} />
      <Part heading={enquiry.about}>
        <p className="mb-3 text-sm text-muted">
          {time(enquiry.receivedAt)} · Reference {enquiry.reference}
          {enquiry.dueAt !== null && ` · Answer promised by ${time(enquiry.dueAt)}`}
        </p>
        <p className="max-w-prose border-l-4 border-marigold pl-4 whitespace-pre-wrap [overflow-wrap:anywhere]">
          {enquiry.message || 'The visitor wrote no message.'}
        </p>
        <dl className="mt-4 grid gap-x-6 gap-y-1 text-md sm:grid-cols-[max-content_minmax(0,1fr)]">
          {enquiry.facts.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
        <Steps ref={steps} enquiry={enquiry} isBusy={isBusy} onChange={(to) => void change(to)} />
        {enquiry.changedBy && enquiry.changedAt && (
          <p className="mt-2 text-sm text-muted">
            {stateWords[enquiry.state]} · {enquiry.changedBy}, {time(enquiry.changedAt)}
          </p>
        )}
      </Part>
      {enquiry.canReply && <ReplyForm enquiry={enquiry} onSent={setEnquiry} />}
      <Part heading="History">
        {enquiry.events.length === 0 && <p className="mb-3 text-muted">No notes or replies yet.</p>}
        <ol className="mb-4 space-y-3">
          {enquiry.events.map(({ id, kind, by, at, words, mail }) => (
            <li key={id} className={`rounded-control p-3 ${kind === 'note' ? 'bg-mist' : 'bg-peacock-tint'}`}>
              <p className="text-sm text-muted">
                {kind === 'note' ? 'Note' : 'Reply'} · {by}, {time(at)}
                {mail === 'dead' && <strong className="text-ink"> · It was not delivered</strong>}
              </p>
              <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{words}</p>
            </li>
          ))}
        </ol>
        <NoteForm id={enquiry.id} onKept={setEnquiry} />
      </Part>
      <Mails enquiry={enquiry} time={time} onResent={setEnquiry} />
      {enquiry.others.length > 0 && (
        <Part heading="From the same address">
          <ul className="divide-y divide-mist-2 border-y border-mist-2">
            {enquiry.others.map(({ id, about, receivedAt, state }) => (
              <li key={id}>
                <Link
                  to={`/enquiries/${id}`}
                  className="flex min-h-11 flex-wrap items-center gap-x-4 py-2 text-peacock hover:underline"
                >
                  <span className="min-w-40 flex-1">{about}</span>
                  <span className="text-sm text-muted">
                    {time(receivedAt)} · {stateWords[state]}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Forget enquiry={enquiry} onForgotten={setForgotten} />
      {enquiry.keptUntil !== null && (
        <p className="mt-4 text-sm text-muted">
          This enquiry, its notes and its mails will be deleted automatically on{' '}
          {new Date(enquiry.keptUntil).toLocaleDateString(frame.office.locale, {
            dateStyle: 'long',
            timeZone: frame.office.timeZone,
          })}
          .
        </p>
      )}
    </Screen>
  )
}

/** Links to phone, WhatsApp and mail. */
function Reach({ email, phone, canReply, callHref, whatsappHref, about }: EnquiryDetail) {
  const ways = [
    callHref && { href: callHref, words: 'Call', icon: 'phone' as const },
    whatsappHref && { href: whatsappHref, words: 'WhatsApp', icon: 'speech' as const },
    canReply && {
      href: `mailto:${email}?subject=${encodeURIComponent(about)}`,
      words: 'Mail',
      icon: 'mail' as const,
    },
  ].filter((way) => typeof way === 'object' && way !== null)
  return (
    <>
      <p className="flex flex-wrap gap-x-4 text-md [overflow-wrap:anywhere]">
        <span>{email || 'No e-mail address'}</span>
        <span>{phone}</span>
      </p>
      {ways.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {ways.map(({ href, words, icon }) => (
            <li key={words}>
              <a
                href={href}
                {...(icon === 'speech' ? { target: '_blank', rel: 'noreferrer' } : {})}
                className={buttonLook('outline')}
              >
                <Icon name={icon} />
                {words}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const stepsFrom: Record<EnquiryState, { to: EnquiryState; words: string }[]> = {
  new: [
    { to: 'taken', words: 'Take' },
    { to: 'answered', words: 'I have answered it' },
    { to: 'closed', words: 'Close' },
  ],
  taken: [
    { to: 'answered', words: 'I have answered it' },
    { to: 'closed', words: 'Close' },
    { to: 'new', words: 'Give back' },
  ],
  answered: [
    { to: 'closed', words: 'Close' },
    { to: 'taken', words: 'Take again' },
  ],
  closed: [{ to: 'taken', words: 'Open again' }],
}

function Steps({
  ref,
  enquiry: { state, isMine, holder },
  isBusy,
  onChange,
}: {
  ref: Ref<HTMLDivElement>
  enquiry: EnquiryDetail
  isBusy: boolean
  onChange: (to: EnquiryState) => void
}) {
  const isOthers = state === 'taken' && !isMine
  const shown = isOthers
    ? [{ to: 'taken' as const, words: `Take over from ${holder}` }, ...stepsFrom.taken]
    : stepsFrom[state]
  return (
    <div
      ref={ref}
      role="group"
      aria-label={stateWords[state]}
      tabIndex={-1}
      className="mt-5 flex flex-wrap gap-2"
    >
      {shown.map(({ to, words }, place) => (
        <Button
          key={words}
          variant={place === 0 && state === 'new' ? 'solid' : 'outline'}
          isBusy={isBusy}
          onClick={() => onChange(to)}
        >
          {words}
        </Button>
      ))}
    </div>
  )
}
