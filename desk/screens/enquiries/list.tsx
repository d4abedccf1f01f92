import { useEffect, useState } from 'react'
import { Link, useLoaderData, useNavigate, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import {
  enquiryViews,
  type EnquiryList,
  type EnquiryQuery,
  type EnquiryView,
} from '#contract/desk-enquiries.ts'
import { deskApi } from '#contract/desk.ts'
import { announce } from '#site/lib/announce.ts'
import { Button, buttonLook } from '#site/ui/button.tsx'
import { InputField, SelectField } from '#site/ui/field.tsx'
import { Notice } from '#site/ui/notice.tsx'
import { Screen } from '#desk/frame/screen.tsx'
import { ask } from '#desk/lib/ask.ts'
import { monthName } from './month-name.ts'
import { Rows } from './rows.tsx'
import { useFresh } from './use-fresh.ts'

interface ListData {
  query: EnquiryQuery
  list: EnquiryList
}

const lookEveryMs = 60_000
const pauseMs = 250

/** Not in the page's address, which is logged. Restored when the list is opened again. */
let lastWords = ''

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const listFor = (query: EnquiryQuery, signal?: AbortSignal) =>
  ask<EnquiryList>('/enquiries/list', query, signal)

export async function enquiriesLoader({ request }: LoaderFunctionArgs): Promise<ListData> {
  const params = new URL(request.url).searchParams
  const view = enquiryViews.find((one) => one === params.get('view')) ?? 'waiting'
  const query = { view, month: params.get('month') ?? '', words: '', after: '' }
  return { query, list: await listFor(query) }
}

const views: Record<EnquiryView, string> = {
  waiting: 'Waiting',
  mine: 'Mine',
  answered: 'Answered',
  closed: 'Closed',
  all: 'All',
}

/** The list of enquiries. A search covers every state. */
export function EnquiriesScreen() {
  const { query, list: first } = useLoaderData<ListData>()
  const [words, setWords] = useState(lastWords)
  // Results of a search or "Show more", with the list that they belong to.
  const [brought, setBrought] = useState<{ from: string; list: EnquiryList } | null>(null)
  const [problem, setProblem] = useState<{ from: string; words: string } | null>(null)
  useFresh(lookEveryMs)
  const { revalidate } = useRevalidator()
  const sought = words.trim()
  const asked: EnquiryQuery = sought === '' ? query : { ...query, view: 'all', words: sought }
  const key = JSON.stringify(asked)
  const failure = problem?.from === key ? problem.words : null
  const isSearching = sought !== '' && brought?.from !== key && failure === null
  const list = brought?.from === key ? brought.list : first

  useEffect(() => {
    lastWords = words
    if (sought === '') return undefined
    const ended = new AbortController()
    const look = async () => {
      const found = await listFor(JSON.parse(key) as EnquiryQuery, ended.signal)
      setBrought({ from: key, list: found })
      announce(found.lines.length === 0 ? 'Nothing found' : `${found.lines.length} found`)
    }
    const timer = setTimeout(() => {
      look().catch((error: unknown) => {
        if (!ended.signal.aborted) setProblem({ from: key, words: wordsOf(error) })
      })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [words, sought, key])

  const more = async () => {
    setProblem(null)
    try {
      const next = await listFor({ ...asked, after: list.more })
      setBrought({ from: key, list: { ...next, lines: [...list.lines, ...next.lines] } })
    } catch (error) {
      setProblem({ from: key, words: wordsOf(error) })
    }
  }
  /** The list with the results of a search or "Show more". */
  const again = () => {
    void revalidate()
    if (sought === '') setBrought(null)
    else
      listFor(asked).then(
        (found) => setBrought({ from: key, list: found }),
        (error: unknown) => setProblem({ from: key, words: wordsOf(error) }),
      )
  }
  const counts: Partial<Record<EnquiryView, number>> = { waiting: first.waiting, mine: first.mine }

  return (
    <Screen
      title="Enquiries"
      aside={
        <p className="-mx-4 flex flex-wrap">
          <Link to="/reports" className={buttonLook('quiet')}>
            Reports
          </Link>
          <a
            href={`${deskApi}${addressOf(query).replace('?', '/csv?')}`}
            download
            className={buttonLook('quiet')}
          >
            Download CSV<span className="sr-only">: {views[query.view]}</span>
          </a>
        </p>
      }
    >
      <search className="mb-4 grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <InputField
          label="Search"
          hint="Name, e-mail address, phone, trip, message or reference"
          name="words"
          type="search"
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        {query.view !== 'waiting' && query.view !== 'mine' && <Months query={query} months={first.months} />}
      </search>
      <nav aria-label="States" className="mb-3">
        <ul className="-mx-2 flex flex-wrap">
          {enquiryViews.map((view) => (
            <li key={view}>
              <Link
                to={addressOf({ view, month: view === 'waiting' || view === 'mine' ? '' : query.month })}
                aria-current={sought === '' && view === query.view ? 'true' : undefined}
                onClick={() => setWords('')}
                className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 border-b-2 border-transparent px-2 text-md text-ink-2 hover:text-ink aria-[current=true]:border-indigo aria-[current=true]:font-semibold aria-[current=true]:text-indigo"
              >
                {views[view]}
                {counts[view] ? <span className="tabular-nums">{counts[view]}</span> : null}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {failure && (
        <Notice tone="caution" className="mb-4">
          {failure}
        </Notice>
      )}
      <div aria-busy={isSearching}>
        {list.lines.length === 0 || isSearching ? (
          <p className="border-y border-mist-2 py-6 text-muted">
            {isSearching
              ? 'Searching…'
              : sought === ''
                ? empty[query.view]
                : `No results for “${sought}”. Try another word.`}
          </p>
        ) : (
          <Rows
            key={key}
            lines={list.lines}
            label={sought === '' ? views[query.view] : 'Results'}
            onSettled={again}
          />
        )}
      </div>
      {list.more !== '' && !isSearching && (
        <Button variant="outline" className="mt-4 w-full sm:w-auto" onClick={() => void more()}>
          Show more
        </Button>
      )}
    </Screen>
  )
}

const empty: Record<EnquiryView, string> = {
  waiting: 'No enquiries are waiting.',
  mine: 'You have no open enquiries. Take one from “Waiting”.',
  answered: 'No answered enquiries are open.',
  closed: 'No enquiries are closed.',
  all: 'There are no enquiries yet.',
}

const addressOf = ({ view, month }: Pick<EnquiryQuery, 'view' | 'month'>) =>
  `/enquiries?${new URLSearchParams({ view, ...(month ? { month } : {}) })}`

function Months({ query, months }: { query: EnquiryQuery; months: string[] }) {
  const navigate = useNavigate()
  return (
    <SelectField
      label="Month"
      name="month"
      value={query.month}
      onChange={(event) => void navigate(addressOf({ ...query, month: event.target.value }))}
    >
      <option value="">All months</option>
      {months.map((month) => (
        <option key={month} value={month}>
          {monthName(month)}
        </option>
      ))}
    </SelectField>
  )
}
