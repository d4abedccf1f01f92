import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  Link,
  useLoaderData,
  useLocation,
  useNavigate,
  useRouteLoaderData,
  type LoaderFunctionArgs,
} from 'react-router'
import { officeTime } from '#contract/desk.ts'
import { changesBetween, inWords, isFields, placeName } from '#contract/desk-changes.ts'
import { fieldName, type Checked, type EditedPage, type Path, type Value } from '#contract/desk-pages.ts'
import { announce } from '#site/lib/announce.ts'
import { Button, buttonLook } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Notice } from '#site/ui/notice.tsx'
import type { FrameData } from '#desk/frame/frame.tsx'
import { Screen } from '#desk/frame/screen.tsx'
import { editorOf, fieldIn, previewOf } from '#desk/lib/addresses.ts'
import { ask } from '#desk/lib/ask.ts'
import { ChangeList } from './change-list.tsx'
import { AnyField } from './fields.tsx'
import { FormSections, hasJumps } from './form-sections.tsx'
import { FormState, pathKey } from './form-state.ts'
import { Jumps } from './jumps.tsx'
import { LivePage } from './live-page.tsx'
import { NewPage } from './new-page.tsx'
import { inOrder, sectionsOf } from './sections.ts'
import { useKeptPage, type Clash, type Keeping } from './use-kept-page.ts'
import { usePresence } from './use-presence.ts'

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
  const others = usePresence(page.file, value)
  const frame = useRouteLoaderData<FrameData>('frame')
  const navigate = useNavigate()
  const [target, setTarget] = useState<Path | null>(null)
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    // A rotated tablet or a smaller window may have no room for the page beside the form.
    const room = matchMedia(roomForBoth)
    const close = () => setLive((wasLive) => wasLive && room.matches)
    room.addEventListener('change', close)
    return () => room.removeEventListener('change', close)
  }, [])
  const [moves, setMoves] = useState(0)
  const [discarded, setDiscarded] = useState<Value | undefined>(undefined)
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

  const leadTo = (path: Path) => {
    flushSync(() => setTarget(path))
    // A mistake inside a text is shown at the text's control.
    for (let end = path.length; end > 0; end -= 1) {
      const place = document.querySelector<HTMLElement>(`[data-path="${pathKey(path.slice(0, end))}"]`)
      if (!place) continue
      place.scrollIntoView({ block: place.offsetHeight > innerHeight / 2 ? 'start' : 'center' })
      place.focus({ preventScroll: true })
      break
    }
    setTarget(null)
  }
  const { hash } = useLocation()
  useEffect(() => {
    const path = fieldIn(hash)
    // After the form is rendered, because closed groups on the way are opened first.
    const timer = path.length > 0 ? setTimeout(() => leadTo(path), 0) : undefined
    return () => clearTimeout(timer)
  }, [hash])
  const discard = () => {
    setDiscarded(value)
    change(before)
    announce('Your changes are discarded.')
  }
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
  const sections = useMemo(() => sectionsOf(shape), [shape])
  const [first] = inOrder(sections, checked)
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
      <div className="sticky top-0 z-5 -mx-4 flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-b border-mist-2 bg-white px-4 lg:-mx-10 lg:px-10">
        <Status keeping={keeping} file={page.file} time={time} />
        {others && (
          <p className="flex min-h-10 items-center gap-1.5 text-sm font-semibold">
            <Icon name="users" className="size-4" />
            {others}
          </p>
        )}
        {first && (
          <button
            type="button"
            className="flex min-h-11 items-center gap-1.5 text-md font-semibold text-error underline"
            onClick={() => leadTo(first.path)}
          >
            <Icon name="warning" className="size-4" />
            {before === null
              ? `${checked.problems.length} to complete`
              : checked.problems.length === 1
                ? '1 mistake'
                : `${checked.problems.length} mistakes`}
          </button>
        )}
        {isFields(value) && hasJumps(sections) && (
          <Jumps sections={sections} checked={checked} isNew={before === null} />
        )}
      </div>
      <div className="mt-4 space-y-4">
        {merged && (
          <Notice tone="calm">
            {merged.by ? `${merged.by} changed` : 'Someone changed'} other fields of this page at the same
            time. Both changes are saved.
          </Notice>
        )}
        {clash && <Choose clash={clash} onChosen={(chosen) => kept.settle(chosen, clash.theirs)} />}
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
        {draft && (
          <DraftLine
            page={page}
            value={value}
            draftWords={`${draft.by}, ${time(draft.at)}`}
            onDiscard={discard}
          />
        )}
        {!draft && page.lastChange && (
          <p className="text-sm text-muted">
            Last changed by {page.lastChange.by}, {time(page.lastChange.at)}.
          </p>
        )}
        {discarded !== undefined && !hasChanges && (
          <p className="flex flex-wrap items-center gap-x-3">
            The changes are discarded.
            <Button
              variant="quiet"
              onClick={() => {
                change(discarded)
                setDiscarded(undefined)
              }}
            >
              Undo
            </Button>
          </p>
        )}
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

function Status({
  keeping,
  file,
  time,
}: {
  keeping: Keeping
  file: string
  time: (moment: number) => string
}) {
  const words =
    keeping.is === 'keeping'
      ? 'Saving…'
      : keeping.is === 'kept'
        ? `Saved ${time(keeping.at)}`
        : keeping.is === 'here'
          ? `Saved on this device. ${keeping.words}`
          : 'Your changes are saved as you type. Visitors see them after you publish.'
  const isHere = keeping.is === 'here'
  useEffect(() => {
    if (isHere) announce(words, 'assertive')
  }, [isHere, words])
  return (
    <p
      className={`flex min-h-10 flex-wrap items-center gap-x-3 py-1 text-sm ${isHere ? 'font-semibold' : 'text-muted'}`}
    >
      <span className="flex items-center gap-1.5">
        <Icon name={isHere ? 'warning' : 'check'} className="size-4" />
        {words}
      </span>
      {isHere && keeping.isSignedOut && (
        <a
          href={`/sign-in?back=${encodeURIComponent(editorOf(file))}`}
          className="inline-flex min-h-11 items-center text-peacock underline"
        >
          Sign in
        </a>
      )}
    </p>
  )
}

/** The page's unpublished changes. */
function DraftLine({
  page,
  value,
  draftWords,
  onDiscard,
}: {
  page: EditedPage
  value: Value
  draftWords: string
  onDiscard: () => void
}) {
  const changes = changesBetween(page.before, value, page.shape)
  return (
    <details className="rounded-control bg-mist px-4">
      <summary className="min-h-11 py-2.5 text-md">
        <strong>{page.before === null ? 'New page' : 'Changed'}</strong> by {draftWords}, not published
      </summary>
      <div className="space-y-3 pb-4">
        {page.before !== null && <ChangeList changes={changes} />}
        {page.before !== null && (
          <Button variant="outline" onClick={onDiscard}>
            Discard these changes
          </Button>
        )}
      </div>
    </details>
  )
}

function Mistakes({ problems, elsewhere, onLead }: Checked & { onLead: (path: Path) => void }) {
  const count = problems.length + elsewhere.length
  const heard = useRef(count)
  useEffect(() => {
    if (count !== heard.current) announce(count === 0 ? 'No mistakes.' : `${count} to correct.`)
    heard.current = count
  }, [count])
  if (count === 0) return null
  return (
    <Notice tone="caution">
      <p className="font-semibold">
        {count === 1
          ? 'Correct this before you publish:'
          : `Correct these ${count} things before you publish:`}
      </p>
      <ul className="space-y-1">
        {problems.map(({ path, words }) => (
          <li key={pathKey(path) + words}>
            {path.length > 0 && (
              <button
                type="button"
                className="min-h-11 min-w-11 text-left font-semibold text-peacock underline"
                onClick={() => onLead(path)}
              >
                {placeName(path)}
              </button>
            )}{' '}
            {words}
          </li>
        ))}
        {elsewhere.map(({ file, page, words }) => (
          <li key={file + words}>
            <Link
              to={editorOf(file)}
              className="inline-flex min-h-11 items-center font-semibold text-peacock underline"
            >
              {page}
            </Link>{' '}
            {words}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** A field changed by two people: both versions, and the choice between them. */
function Choose({ clash, onChosen }: { clash: Clash; onChosen: (value: Value) => void }) {
  const { theirs, both, value } = clash
  const [taken, setTaken] = useState<Record<string, 'mine' | 'theirs'>>({})
  const who = theirs.by ?? 'The other version'
  const finish = () => {
    if (!isFields(value)) return onChosen(taken[''] === 'theirs' ? theirs.value : value)
    const chosen = { ...value }
    for (const { field, theirs: other } of both) {
      if (taken[field] !== 'theirs') continue
      if (other === undefined) delete chosen[field]
      else chosen[field] = other
    }
    return onChosen(chosen)
  }
  return (
    <Notice tone="caution" takesFocus>
      <p className="font-semibold">
        {theirs.by ? `${theirs.by} changed` : 'Someone changed'} the same fields as you. Choose which version
        to keep.
      </p>
      {both.map(({ field, mine, theirs: other }) => (
        <fieldset key={field} className="space-y-2">
          <legend className="font-semibold">{field ? fieldName(field) : 'The list'}</legend>
          {(
            [
              ['mine', 'You', mine],
              ['theirs', who, other],
            ] as const
          ).map(([key, name, text]) => (
            <label key={key} className="flex min-h-11 items-start gap-3 rounded-control bg-white p-3">
              <input
                type="radio"
                name={`clash ${field}`}
                className="mt-1 size-5 shrink-0 accent-peacock"
                checked={taken[field] === key}
                onChange={() => setTaken({ ...taken, [field]: key })}
              />
              <span className="min-w-0">
                <strong>{name}:</strong> {inWords(text) ?? 'empty'}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <Button isBusy={both.some(({ field }) => !taken[field])} onClick={finish}>
        Keep these
      </Button>
    </Notice>
  )
}
