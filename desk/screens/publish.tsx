import { useEffect, useRef, useState } from 'react'
import { Link, useLoaderData, useRevalidator, useRouteLoaderData } from 'react-router'
import { officeTime, type Publishing, type PublishState, type Version } from '#contract/desk.ts'
import type { PageChange } from '#contract/desk-pages.ts'
import { announce } from '#site/lib/announce.ts'
import { focusOn, isFocusLost } from '#site/lib/focus.ts'
import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Notice } from '#site/ui/notice.tsx'
import type { FrameData } from '#desk/frame/frame.tsx'
import { Screen } from '#desk/frame/screen.tsx'
import { editorOf } from '#desk/lib/addresses.ts'
import { ask } from '#desk/lib/ask.ts'
import { ChangeList } from '#desk/screens/pages/change-list.tsx'

export const publishLoader = () => ask<Publishing>('/publishing')

const lookEveryMs = 1500

/** Publishes changes, and goes back to older versions. */
export function PublishScreen() {
  const { versions, hasChanges, changes, state } = useLoaderData<Publishing>()
  const { revalidate } = useRevalidator()
  const frame = useRouteLoaderData<FrameData>('frame')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = state.step === 'checking' || state.step === 'building'

  useEffect(() => {
    if (!isUnderWay) return undefined
    const timer = setInterval(() => void revalidate(), lookEveryMs)
    return () => clearInterval(timer)
  }, [isUnderWay, revalidate])
  const heard = useRef(state.step)
  useEffect(() => {
    if (state.step !== 'none' && state.step !== heard.current) announce(steps[state.step])
    heard.current = state.step
  }, [state.step])

  const press = async (path: string, body: object, done?: string) => {
    setBusy(true)
    setProblem(null)
    try {
      await ask(path, body)
      if (done) announce(done)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
    await revalidate()
    setBusy(false)
  }
  const goBack = ({ id, madeAt }: Version) =>
    press('/go-back', { id }, `The site shows the version of ${time(madeAt)} again.`)
  const time = (moment: number) => (frame ? officeTime(moment, frame.office) : '')
  const live = versions.find(({ isLive }) => isLive)
  const isOlder = live !== undefined && live !== versions[0]
  const liveId = live?.id
  const shown = useRef(liveId)
  useEffect(() => {
    // The pressed button is gone, because there is nothing to publish or its version is live.
    if (liveId !== shown.current && isFocusLost()) focusOn(null)
    shown.current = liveId
  }, [liveId])

  return (
    <Screen title="Publish">
      {problem && (
        <Notice tone="caution" takesFocus className="mb-5">
          {problem}
        </Notice>
      )}
      <section aria-label="Changes" className="mb-8 space-y-4">
        <p>
          {hasChanges
            ? 'There are changes that visitors do not see yet.'
            : isOlder
              ? 'Visitors see an older version. Press “Publish now” to show the latest one.'
              : 'There is nothing to publish. Visitors see the latest version.'}
        </p>
        <Changes changes={changes} time={time} />
        {!(hasChanges && state.step === 'live') && <Progress {...state} />}
        {(hasChanges || isOlder) && (
          <Button
            isBusy={isBusy || isUnderWay}
            className="w-full sm:w-auto"
            onClick={() => void press('/publish', {})}
          >
            {isUnderWay ? 'Publishing…' : 'Publish now'}
          </Button>
        )}
      </section>
      <h2 className="mb-2 font-text text-lg">Versions</h2>
      {versions.length === 0 && <p>Nothing is published yet.</p>}
      <ul className="divide-y divide-mist-2 border-y border-mist-2">
        {versions.map((version) => (
          <li key={version.id} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
            <div className="min-w-44 flex-1">
              <p className={version.isLive ? 'font-semibold' : ''}>{time(version.madeAt)}</p>
              <p className="text-sm text-muted">
                {version.by ? `Published by ${version.by}` : 'Published on the server'}
              </p>
            </div>
            {version.isLive ? (
              <p className="flex min-h-11 items-center gap-1.5 text-md font-semibold text-success">
                <Icon name="check" />
                Live
              </p>
            ) : (
              <Button variant="outline" isBusy={isBusy || isUnderWay} onClick={() => void goBack(version)}>
                Go back to this<span className="sr-only">: {time(version.madeAt)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-md text-muted">
        Going back takes a few seconds. Newer texts and prices are not lost. Visitors see them again the next
        time you publish.
      </p>
    </Screen>
  )
}

const kinds = { new: 'New page', changed: 'Changed', removed: 'To be removed' } as const

/** The changes that publishing would make, page by page. */
function Changes({ changes, time }: { changes: PageChange[]; time: (moment: number) => string }) {
  if (changes.length === 0) return null
  return (
    <ul className="divide-y divide-mist-2 border-y border-mist-2">
      {changes.map(({ file, path, page, draft, changes: fields, isChangedOutside }) => (
        <li key={editorOf(file, path)} className="py-3">
          <Link
            to={editorOf(file, path)}
            className="inline-flex min-h-11 items-center font-semibold text-peacock underline"
          >
            {page}
          </Link>
          <p className="mb-2 text-sm text-muted">
            {draft ? `${kinds[draft.kind]} by ${draft.by}, ${time(draft.at)}` : 'Changed outside the Desk'}
          </p>
          {isChangedOutside && draft && (
            <p className="mb-2 text-md font-semibold">
              This page was also changed outside the Desk. Open it and compare.
            </p>
          )}
          <ChangeList changes={fields} />
        </li>
      ))}
    </ul>
  )
}

const steps = {
  checking: 'Checking every page…',
  building: 'Making the new version. You can leave this page. Publishing continues.',
  live: 'Published. Visitors see the new version.',
  failed: 'Not published. The site has not changed.',
} as const

function Progress({ step, problems, reason, said }: PublishState) {
  if (step === 'none') return null
  const isBad = step === 'failed'
  return (
    <Notice tone={isBad ? 'caution' : step === 'live' ? 'good' : 'calm'}>
      <p className="flex items-center gap-2 font-semibold">
        <Icon name={isBad ? 'warning' : step === 'live' ? 'check' : 'clock'} />
        {steps[step]}
      </p>
      {problems.length > 0 && (
        <ul className="space-y-2">
          {problems.map(({ file, page, words }) => (
            <li key={page + words}>
              <Link
                to={editorOf(file)}
                className="inline-flex min-h-11 items-center font-semibold text-peacock underline"
              >
                {page}
              </Link>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      )}
      {reason && <p>{reason}</p>}
      {said && (
        <details>
          <summary className="min-h-11 py-2">For the person who runs the server</summary>
          <pre className="overflow-x-auto text-sm whitespace-pre-wrap">{said}</pre>
        </details>
      )}
    </Notice>
  )
}
