import { useEffect, useState } from 'react'
import { Link, useLoaderData, useRouteLoaderData } from 'react-router'
import { officeTime, type Office } from '#contract/desk.ts'
import type { PageGroup, PageRow } from '#contract/desk-pages.ts'
import { announce } from '#site/lib/announce.ts'
import { Icon } from '#site/ui/icon.tsx'
import type { FrameData } from '#desk/frame/frame.tsx'
import { Screen } from '#desk/frame/screen.tsx'
import { ask } from '#desk/lib/ask.ts'
import { editorOf } from '#desk/lib/addresses.ts'
import { NewPage } from './new-page.tsx'
import { typedFiles } from './typed-here.ts'

export const pagesLoader = () => ask<PageGroup[]>('/pages')

type Order = keyof typeof orders
type Compare = (one: PageRow, other: PageRow) => number

/** Pages without the value come last. Equal pages are sorted by name. */
const by =
  (of: (row: PageRow) => number | null): Compare =>
  (one, other) =>
    (of(other) ?? -1) - (of(one) ?? -1)
const orders = {
  name: { words: 'name', by: () => 0 },
  price: { words: 'price', by: by(({ price }) => (price === null ? null : 1 / price)) },
  change: { words: 'last change', by: by(({ lastChange }) => lastChange?.at ?? null) },
  check: { words: 'last check', by: by(({ checkedMonths }) => checkedMonths) },
} as const satisfies Record<string, { words: string; by: Compare }>

/** Kept, so that the list has the same order when it is opened again. */
const last: { order: Order } = { order: 'name' }

const pauseMs = 600

/** The list of all pages. */
export function PagesScreen() {
  const groups = useLoaderData<PageGroup[]>()
  const frame = useRouteLoaderData<FrameData>('frame')
  const [words, setWords] = useState('')
  const [order, setOrder] = useState(last.order)
  useEffect(() => {
    last.order = order
  }, [order])
  const wanted = words.trim().toLowerCase()
  const shown = groups
    .map(({ words: title, adds, rows }) => ({
      title,
      adds,
      rows: rows.filter(({ name }) => name.toLowerCase().includes(wanted)).toSorted(orders[order].by),
    }))
    .filter(({ rows }) => rows.length > 0)
  const count = shown.flatMap(({ rows }) => rows).length
  useEffect(() => {
    if (wanted === '') return undefined
    const timer = setTimeout(() => announce(count === 1 ? '1 page.' : `${count} pages.`), pauseMs)
    return () => clearTimeout(timer)
  }, [wanted, count])
  if (!frame) return null
  const here = typedFiles()
  return (
    <Screen title="Pages">
      <div className="mb-6 grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <label className="relative block">
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
        <label className="flex min-h-12 items-center gap-2 text-md whitespace-nowrap">
          Sort by
          <select
            value={order}
            onChange={(event) => setOrder(event.target.value as Order)}
            className="min-h-12 flex-1 rounded-control border border-control bg-white px-3 text-base hover:border-ink"
          >
            {Object.entries(orders).map(([key, { words: name }]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {shown.length === 0 && <p>No page has a name like this. Try another word.</p>}
      {shown.map(({ title, adds, rows }) => (
        <section key={title} aria-label={title} className="mb-8">
          <h2 className="mb-2 font-text text-lg">{title}</h2>
          <ul className="divide-y divide-mist-2 border-y border-mist-2">
            {rows.map((row) => (
              <Row
                key={row.file}
                {...row}
                office={frame.office}
                order={order}
                hasPictures={rows.some((one) => one.thumbnail !== null)}
                isTypedHere={here.includes(row.file)}
              />
            ))}
          </ul>
          {adds && wanted === '' && <NewPage words={`New ${adds}`} group={title} />}
        </section>
      ))}
    </Screen>
  )
}

const drafted = { new: 'New', changed: 'Changed', removed: 'To be removed' } as const

/** A page unchecked for this long is marked in bold. */
const trustedMonths = 12

function checkedWords(months: number): string {
  if (months < 1) return 'checked this month'
  return months === 1 ? 'checked 1 month ago' : `checked ${months} months ago`
}

function Row({
  file,
  name,
  note,
  thumbnail,
  checkedMonths,
  lastChange,
  draft,
  problems,
  office,
  order,
  hasPictures,
  isTypedHere,
}: PageRow & { office: Office; order: Order; hasPictures: boolean; isTypedHere: boolean }) {
  const isOld = checkedMonths !== null && checkedMonths >= trustedMonths
  return (
    <li className="relative flex min-h-14 items-center gap-3 py-1.5 hover:bg-mist lg:min-h-12">
      {hasPictures && (
        <span className="h-10 w-15 shrink-0 overflow-hidden rounded-control bg-mist">
          {thumbnail !== null && (
            <img src={thumbnail} alt="" loading="lazy" className="size-full object-cover" />
          )}
        </span>
      )}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-0.5">
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
          <span className="text-sm font-semibold">Saved on this device only</span>
        ) : (
          draft && (
            <span className="text-sm font-semibold text-peacock">
              {drafted[draft.kind]} by {draft.by}
            </span>
          )
        )}
        {order === 'change' && lastChange && !draft && (
          <span className="text-sm text-muted">
            {lastChange.by}, {officeTime(lastChange.at, office)}
          </span>
        )}
        {checkedMonths !== null && (isOld || order === 'check') && (
          <span
            className={`flex items-center gap-1.5 text-sm ${isOld ? 'font-semibold text-ink' : 'text-muted'}`}
          >
            {isOld && <Icon name="warning" className="size-4" />}
            {checkedWords(checkedMonths)}
          </span>
        )}
      </span>
      <span className="shrink-0 text-sm text-muted tabular-nums">{note}</span>
    </li>
  )
}
