import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { Link, useNavigate } from 'react-router'
import { ago, type EnquiryDetail, type EnquiryState, type ListedEnquiry } from '#contract/desk-enquiries.ts'
import { announce } from '#site/lib/announce.ts'
import { Button } from '#site/ui/button.tsx'
import { Dialog } from '#site/ui/dialog.tsx'
import { Notice } from '#site/ui/notice.tsx'
import { ask } from '#desk/lib/ask.ts'
import { State, stateWords } from './state.tsx'
import { useHeldRows } from './use-held-rows.ts'
import { useSwipe } from './use-swipe.ts'

const undoMs = 10_000

/** Rows that were just changed here, with their former state. */
type Done = Record<string, EnquiryState>

const none: Done = {}

const canTake = ({ state }: ListedEnquiry) => state === 'new'
/** A colleague's enquiry is closed on its own page, which shows everything about it. */
const canClose = ({ state, holder, isMine }: ListedEnquiry) =>
  state !== 'closed' && (holder === null || isMine)

/** A list in which enquiries can be taken and closed by button, key or swipe. */
export function Rows({
  lines,
  label,
  onSettled,
}: {
  lines: ListedEnquiry[]
  label: string
  /** Called ten seconds after the last change here, when the list can be loaded again. */
  onSettled: () => void
}) {
  const { rows, isOutdated, put, show } = useHeldRows(lines)
  const [done, setDone] = useState(none)
  const [problem, setProblem] = useState('')
  const [areKeysShown, setKeysShown] = useState(false)
  const list = useRef<HTMLUListElement>(null)

  const settled = useRef(onSettled)
  useEffect(() => {
    settled.current = onSettled
  })
  useEffect(() => {
    if (done === none) return undefined
    const timer = setTimeout(() => {
      const row = document.activeElement?.closest('li[data-done]')
      flushSync(() => setDone(none))
      row?.querySelector('a')?.focus()
      settled.current()
    }, undoMs)
    return () => clearTimeout(timer)
  }, [done])
  useEffect(() => {
    if (isOutdated) announce(outdatedWords)
  }, [isOutdated])

  const change = async ({ id, version }: ListedEnquiry, to: EnquiryState) => {
    setProblem('')
    try {
      const request = { id, version, to }
      return await ask<EnquiryDetail>('/enquiries/change', request)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      settled.current()
      return null
    }
  }
  const move = async (line: ListedEnquiry, to: EnquiryState) => {
    if (done[line.id]) return
    const now = await change(line, to)
    if (!now) return
    const at = rows.indexOf(line)
    const hasFocus = list.current?.children[at]?.contains(document.activeElement)
    flushSync(() => {
      put(now)
      setDone((others) => ({ ...others, [line.id]: line.state }))
    })
    // The pressed button is gone from the row.
    if (hasFocus) list.current?.children[at]?.querySelector('button')?.focus()
    announce(`${line.name}: ${stateWords[to]}. You can undo this for ten seconds.`)
  }
  const undo = async (line: ListedEnquiry, at: number, was: EnquiryState) => {
    const now = await change(line, was)
    flushSync(() => {
      if (now) put(now)
      setDone(({ [line.id]: _gone, ...others }) => others)
    })
    list.current?.children[at]?.querySelector('a')?.focus()
    if (now) announce(`${line.name}: ${stateWords[was]} again.`)
  }
  const showAll = () => {
    flushSync(show)
    list.current?.querySelector('a')?.focus()
  }

  const navigate = useNavigate()
  const keyDown = (event: KeyboardEvent, line: ListedEnquiry, at: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const focus = (to: number) => list.current?.children[to]?.querySelector<HTMLElement>('a, button')?.focus()
    const keys: Record<string, () => void> = {
      j: () => focus(at + 1),
      k: () => focus(at - 1),
      o: () => void navigate(`/enquiries/${line.id}`),
      r: () => void navigate(`/enquiries/${line.id}#reply`),
      '#': () => void navigate(`/enquiries/${line.id}#forget`),
      t: () => void (canTake(line) && move(line, 'taken')),
      e: () => void (canClose(line) && move(line, 'closed')),
      '?': () => setKeysShown(true),
    }
    const press = keys[event.key]
    if (!press) return
    event.preventDefault()
    press()
  }

  return (
    <>
      {problem && (
        <Notice tone="caution" takesFocus className="mb-4">
          {problem}
        </Notice>
      )}
      <ul ref={list} aria-label={label} className="divide-y divide-mist-2 border-y border-mist-2">
        {rows.map((line, at) => {
          const keys = (event: KeyboardEvent) => keyDown(event, line, at)
          const was = done[line.id]
          return was ? (
            <li key={line.id} data-done className="relative">
              {/* Keeps its height, so that no row below moves. */}
              <div className="invisible px-1 py-2.5" inert>
                <Words {...line} />
              </div>
              <div className="absolute inset-0 flex items-center justify-between gap-3 bg-mist px-1">
                <span className="min-w-0 truncate">
                  {line.name} · <strong>{stateWords[line.state]}</strong>
                </span>
                <Button variant="quiet" onKeyDown={keys} onClick={() => void undo(line, at, was)}>
                  Undo<span className="sr-only"> for {line.name}</span>
                </Button>
              </div>
            </li>
          ) : (
            <Row key={line.id} line={line} onKeyDown={keys} onMove={(to) => void move(line, to)} />
          )
        })}
      </ul>
      {isOutdated && (
        <p className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] flex flex-wrap items-center justify-between gap-x-4 border-b border-mist-2 bg-white py-2 lg:bottom-0">
          {outdatedWords}
          <Button variant="outline" onClick={showAll}>
            Show the new list
          </Button>
        </p>
      )}
      <Button variant="quiet" className="-ml-5 mt-2 max-lg:hidden" onClick={() => setKeysShown(true)}>
        Keyboard shortcuts
      </Button>
      <Dialog
        isOpen={areKeysShown}
        onClose={() => setKeysShown(false)}
        title="Keyboard shortcuts"
        summary={keysSummary}
      >
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2">
          {keyWords.map(([key, words]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="font-text font-semibold">{key}</kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}

const outdatedWords = 'The list has changed.'

const keysSummary = 'First go to an enquiry in the list with the Tab key. The letters do nothing elsewhere.'
const keyWords = [
  ['j  k', 'Next enquiry, previous enquiry'],
  ['o', 'Open it'],
  ['r', 'Open it and reply'],
  ['t', 'Take it'],
  ['e', 'Close it'],
  ['#', 'Open “Delete this person’s data”. You confirm before anything is deleted.'],
  ['?', 'Show these shortcuts'],
  ['Ctrl K', 'Search, on every screen'],
] as const

function Row({
  line,
  onKeyDown,
  onMove,
}: {
  line: ListedEnquiry
  onKeyDown: (event: KeyboardEvent) => void
  onMove: (to: EnquiryState) => void
}) {
  const { id, name } = line
  const swipe = useSwipe({
    right: canTake(line) ? () => onMove('taken') : null,
    left: canClose(line) ? () => onMove('closed') : null,
  })
  return (
    <li className="relative overflow-hidden">
      <span
        aria-hidden="true"
        className="absolute inset-0 hidden items-center justify-between bg-mist px-4 text-md font-semibold pointer-coarse:flex"
      >
        <span>{canTake(line) && 'Take'}</span>
        <span>{canClose(line) && 'Close'}</span>
      </span>
      <div className="relative flex items-center gap-1 bg-white hover:bg-mist">
        <Link
          to={`/enquiries/${id}`}
          draggable={false}
          className="block min-h-14 min-w-0 flex-1 touch-pan-y px-1 py-2.5"
          onKeyDown={onKeyDown}
          {...swipe}
        >
          <Words {...line} />
        </Link>
        <span className="hidden shrink-0 sm:flex">
          {canTake(line) && (
            <Button variant="quiet" onKeyDown={onKeyDown} onClick={() => onMove('taken')}>
              Take<span className="sr-only">: {name}</span>
            </Button>
          )}
          {canClose(line) && (
            <Button variant="quiet" onKeyDown={onKeyDown} onClick={() => onMove('closed')}>
              Close<span className="sr-only">: {name}</span>
            </Button>
          )}
        </span>
      </div>
    </li>
  )
}

function Words(line: ListedEnquiry) {
  const { name, about, words, receivedAt, now, state } = line
  return (
    <>
      <span className="flex items-baseline gap-3">
        <span className={`min-w-0 truncate ${state === 'new' ? 'font-semibold' : ''}`}>{name}</span>
        <span className="ml-auto shrink-0 text-sm text-muted tabular-nums">{ago(now - receivedAt)}</span>
      </span>
      <span className="block truncate text-md">
        {about}
        {words && <span className="text-muted"> · {words}</span>}
      </span>
      <State {...line} />
    </>
  )
}
