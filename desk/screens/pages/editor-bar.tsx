import { useEffect, useMemo } from 'react'
import { isFields } from '#contract/desk-changes.ts'
import type { Checked, EditedPage, Path, Value } from '#contract/desk-pages.ts'
import { announce } from '#site/lib/announce.ts'
import { Icon } from '#site/ui/icon.tsx'
import { editorOf } from '#desk/lib/addresses.ts'
import { hasJumps } from './form-sections.tsx'
import { Jumps } from './jumps.tsx'
import { inOrder, sectionsOf } from './sections.ts'
import type { Keeping } from './use-kept-page.ts'
import { usePresence } from './use-presence.ts'

/** The bar above the form: whether the page is saved, who else has it open, its first mistake and its sections. */
export function EditorBar({
  page,
  value,
  checked,
  keeping,
  time,
  onLead,
}: {
  page: EditedPage
  value: Value
  checked: Checked
  keeping: Keeping
  time: (moment: number) => string
  onLead: (path: Path) => void
}) {
  const { shape, before } = page
  const others = usePresence(page.file, value)
  const sections = useMemo(() => sectionsOf(shape), [shape])
  const [first] = inOrder(sections, checked)
  return (
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
          onClick={() => onLead(first.path)}
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
