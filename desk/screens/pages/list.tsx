import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import type { PageGroup, PageRow } from '#contract/desk-pages.ts'
import { Icon } from '#site/ui/icon.tsx'
import { Screen } from '#desk/frame/screen.tsx'
import { ask } from '#desk/lib/ask.ts'
import { editorOf } from '#desk/lib/addresses.ts'
import { NewPage } from './new-page.tsx'
import { typedFiles } from './typed-here.ts'

export const pagesLoader = () => ask<PageGroup[]>('/pages')

/** Everything on the site that has a text. */
export function PagesScreen() {
  const groups = useLoaderData<PageGroup[]>()
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const here = typedFiles()
  const shown = groups
    .map(({ words: title, adds, rows }) => ({
      title,
      adds,
      rows: rows.filter(({ name }) => name.toLowerCase().includes(wanted)),
    }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <Screen title="Pages">
      <label className="relative mb-6 block">
        <span className="sr-only">Find a page</span>
        <Icon name="search" className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2" />
        <input
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          placeholder="Find a page"
          className="min-h-12 w-full rounded-control border border-control bg-white pr-3.5 pl-10 text-base placeholder:text-muted hover:border-ink"
        />
      </label>
      {shown.length === 0 && <p>No page has this name.</p>}
      {shown.map(({ title, adds, rows }) => (
        <section key={title} aria-label={title} className="mb-8">
          <h2 className="mb-2 font-text text-lg">{title}</h2>
          <ul className="divide-y divide-mist-2 border-y border-mist-2">
            {rows.map((row) => (
              <Row key={row.file} {...row} isTypedHere={here.includes(row.file)} />
            ))}
          </ul>
          {adds && wanted === '' && <NewPage words={`New ${adds}`} group={title} />}
        </section>
      ))}
    </Screen>
  )
}

const drafted = { new: 'New', changed: 'Changed', removed: 'To be removed' } as const

function Row({ file, name, note, draft, problems, isTypedHere }: PageRow & { isTypedHere: boolean }) {
  return (
    <li className="relative flex min-h-14 flex-wrap items-center gap-x-4 gap-y-0.5 py-2 hover:bg-mist lg:min-h-10 lg:py-1">
      <Link to={editorOf(file)} className="min-w-40 flex-1 font-semibold after:absolute after:inset-0">
        {name}
      </Link>
      {problems > 0 && (
        <span className="flex items-center gap-1.5 text-sm font-semibold text-error">
          <Icon name="warning" className="size-4" />
          {problems === 1 ? '1 mistake' : `${problems} mistakes`}
        </span>
      )}
      {isTypedHere ? (
        <span className="text-sm font-semibold">Typed on this device, not kept yet</span>
      ) : (
        draft && (
          <span className="text-sm font-semibold text-peacock">
            {drafted[draft.kind]} by {draft.by}
          </span>
        )
      )}
      <span className="text-sm text-muted tabular-nums">{note}</span>
    </li>
  )
}
