import { useEffect, useMemo, useState } from 'react'
import { Link, useLoaderData, useNavigate, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router'
import { officeTime } from '#contract/desk.ts'
import { isFields } from '#contract/desk-changes.ts'
import type { EditedPage } from '#contract/desk-pages.ts'
import { announce } from '#site/lib/announce.ts'
import { Button, buttonLook } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Notice } from '#site/ui/notice.tsx'
import type { FrameData } from '#desk/frame/frame.tsx'
import { Screen } from '#desk/frame/screen.tsx'
import { previewOf } from '#desk/lib/addresses.ts'
import { ask } from '#desk/lib/ask.ts'
import { ChooseVersion } from './choose-version.tsx'
import { EditorBar } from './editor-bar.tsx'
import { AnyField } from './fields.tsx'
import { FormSections } from './form-sections.tsx'
import { FormState } from './form-state.ts'
import { LivePage } from './live-page.tsx'
import { Mistakes } from './mistakes.tsx'
import { NewPage } from './new-page.tsx'
import { Unpublished } from './unpublished.tsx'
import { useKeptPage } from './use-kept-page.ts'
import { useLead } from './use-lead.ts'

export const editorLoader = ({ params }: LoaderFunctionArgs): Promise<EditedPage> =>
  ask<EditedPage>(`/page?file=${encodeURIComponent(params['*'] ?? '')}`)

export function EditorScreen() {
  const page = useLoaderData<EditedPage>()
  return <Editor key={page.file} page={page} />
}

const roomForBoth = '(min-width: 80rem)'

/** A page of the site as a form. */
function Editor({ page }: { page: EditedPage }) {
  const { shape, choices, shownIn, before } = page
  const kept = useKeptPage(page)
  const { value, change, checked, draft, keeping, clash, merged } = kept
  const frame = useRouteLoaderData<FrameData>('frame')
  const navigate = useNavigate()
  const { target, leadTo } = useLead()
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    // A rotated tablet or a smaller window may have no room for the page beside the form.
    const room = matchMedia(roomForBoth)
    const close = () => setLive((wasLive) => wasLive && room.matches)
    room.addEventListener('change', close)
    return () => room.removeEventListener('change', close)
  }, [])
  const [moves, setMoves] = useState(0)
  const time = (moment: number) => (frame ? officeTime(moment, frame.office) : '')
  const form = useMemo(
    () => ({
      file: page.file,
      problems: checked.problems,
      choices,
      shownIn,
      before,
      target,
      onMoved: () => setMoves((count) => count + 1),
    }),
    [page.file, checked.problems, choices, shownIn, before, target],
  )

  const done = async () => {
    await kept.send()
    await navigate('/pages')
  }
  const address = page.address ?? '/'
  /** Beside the form if there is room, otherwise a separate screen. */
  const look = async () => {
    await kept.send()
    if (matchMedia(roomForBoth).matches) setLive(!isLive)
    else await navigate(previewOf(address))
  }
  const hasChanges = draft !== null
  const remove = async () => {
    change(null)
    await kept.send()
    if (before === null) await navigate('/pages')
    else announce('The page will be removed when you publish.')
  }
  return (
    <Screen
      title={page.name}
      isWide={isLive}
      aside={
        <Link to="/pages" className="flex min-h-11 items-center gap-1.5 text-md text-peacock hover:underline">
          <Icon name="arrowLeft" />
          All pages
        </Link>
      }
    >
      <EditorBar page={page} value={value} checked={checked} keeping={keeping} time={time} onLead={leadTo} />
      <div className="mt-4 space-y-4">
        {merged && (
          <Notice tone="calm">
            {merged.by ? `${merged.by} changed` : 'Someone changed'} other fields of this page at the same
            time. Both changes are saved.
          </Notice>
        )}
        {clash && <ChooseVersion clash={clash} onChosen={(chosen) => kept.settle(chosen, clash.theirs)} />}
      </div>
      <FormState value={form}>
        <div className="mt-6 flex items-start gap-8">
          <div className="min-w-0 flex-1">
            {value === null ? (
              <Notice tone="calm">
                <p>This page will be removed when you publish. Visitors see it until then.</p>
                <p>
                  <Button variant="outline" onClick={() => change(before)}>
                    Keep the page
                  </Button>
                </p>
              </Notice>
            ) : isFields(value) ? (
              <FormSections Field={AnyField} shape={shape} value={value} onChange={change} />
            ) : (
              <AnyField
                shape={shape}
                value={value}
                path={[]}
                isRequired
                onChange={(next) => change(next ?? [])}
              />
            )}
          </div>
          {isLive && <LivePage address={address.slice(1)} change={(draft?.at ?? 0) + moves} />}
        </div>
      </FormState>
      <div className="mt-10 space-y-4">
        <Mistakes {...checked} onLead={leadTo} />
        {page.isOneOfMany && value !== null && (
          <div className="flex flex-wrap items-start gap-3">
            <NewPage words="Duplicate this page" group={page.group} like={page.file} />
            <Button variant="outline" className="mt-3" onClick={() => void remove()}>
              Remove this page
            </Button>
          </div>
        )}
        <Unpublished page={page} value={value} draft={draft} time={time} onChange={change} />
      </div>
      <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] -mx-4 mt-8 flex gap-3 border-t border-mist-2 bg-white px-4 py-2.5 lg:bottom-0 lg:-mx-10 lg:px-10">
        <Button className="flex-1 sm:flex-none" onClick={() => void done()}>
          Done
        </Button>
        <Button variant="outline" className="flex-1 sm:flex-none" onClick={() => void look()}>
          {isLive ? 'Close preview' : 'Preview'}
        </Button>
        {(hasChanges || moves > 0) && (
          <Link to="/publish" className={buttonLook('outline', 'flex-1 sm:flex-none')}>
            Publish…
          </Link>
        )}
      </div>
    </Screen>
  )
}
