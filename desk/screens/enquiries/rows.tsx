import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import { Link, useNavigate } from 'react-router'
import { ago, type EnquiryDetail, type EnquiryState, type ListedEnquiry } from '#contract/desk-enquiries.ts'
import { announce } from '#site/lib/announce.ts'
import { Button } from '#site/ui/button.tsx'
import { Dialog } from '#site/ui/dialog.tsx'
import { Notice } from '#site/ui/notice.tsx'
import { ask } from '#desk/lib/ask.ts'
import { State, stateWords } from './state.tsx'

const undoMs = 10_000

/** Rows whose state was changed here a moment ago. */
type Done = Record<string, { was: EnquiryState; is: EnquiryState; version: number }>

const canTake = ({ state }: ListedEnquiry) => state === 'new'
/** What a colleague has is closed on its own page, where everything about it is seen. */
const canClose = ({ state, holder, isMine }: ListedEnquiry) =>
  state !== 'closed' && (holder === null || isMine)

/** A list of enquiries that are taken and closed in place, by buttons, by keys and by a swipe. */
export function Rows({
  lines,
  label,
  onSettled,
}: {
  lines: ListedEnquiry[]
  label: string
  /** Nothing can be undone any more: the list can be asked for again. */
  onSettled: () => void
}) {
  // The list as it was: nothing moves under the finger while something can be undone.
  const [held, setHeld] = useState<ListedEnquiry[] | null>(null)
  const [done, setDone] = useState<Done>({})
  const [problem, setProblem] = useState('')
  const [areKeysShown, setKeysShown] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const shown = held ?? lines

  const settled = useRef(onSettled)
  useEffect(() => {
    settled.current = onSettled
  })
  useEffect(() => {
    if (held === null) return undefined
    const timer = setTimeout(() => {
      const row = document.activeElement?.closest('li[data-done]')
      const next = row && (row.nextElementSibling ?? row.previousElementSibling)
      next?.querySelector('a')?.focus()
      setDone({})
      setHeld(null)
      settled.current()
    }, undoMs)
    return () => clearTimeout(timer)
  }, [held, done])

  const change = async (line: ListedEnquiry, version: number, to: EnquiryState) => {
    setProblem('')
    try {
      const request = { id: line.id, version, to }
      return await ask<EnquiryDetail>('/enquiries/change', request)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      settled.current()
      return null
    }
  }
  const move = async (line: ListedEnquiry, to: EnquiryState) => {
    if (done[line.id]) return
    setHeld(shown)
    const now = await change(line, line.version, to)
    if (!now) return
    const at = shown.indexOf(line)
    const hasFocus = list.current?.children[at]?.contains(document.activeElement)
    flushSync(() =>
      setDone((others) => ({ ...others, [line.id]: { was: line.state, is: to, version: now.version } })),
    )
    // What was pressed is gone from the row.
    if (hasFocus) list.current?.children[at]?.querySelector('button')?.focus()
    announce(`${line.name}: ${stateWords[to]}. It can be undone for ten seconds.`)
  }
  const undo = async (line: ListedEnquiry, at: number) => {
    const { was, version } = done[line.id] ?? {}
    if (was === undefined || version === undefined) return
    const now = await change(line, version, was)
    flushSync(() => {
      if (now) setHeld(shown.with(at, now))
      setDone(({ [line.id]: _gone, ...others }) => others)
    })
    list.current?.children[at]?.querySelector('a')?.focus()
    if (now) announce(`${line.name}: ${stateWords[was]} again.`)
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
        {shown.map((line, at) => {
          const keys = (event: KeyboardEvent) => keyDown(event, line, at)
          const change = done[line.id]
          return change ? (
            <li
              key={line.id}
              data-done
              className="flex min-h-14 items-center justify-between gap-3 bg-mist px-1"
            >
              <span className="min-w-0 truncate">
                {line.name} · <strong>{stateWords[change.is]}</strong>
              </span>
              <Button variant="quiet" onKeyDown={keys} onClick={() => void undo(line, at)}>
                Undo<span className="sr-only"> for {line.name}</span>
              </Button>
            </li>
          ) : (
            <Row key={line.id} line={line} onKeyDown={keys} onMove={(to) => void move(line, to)} />
          )
        })}
      </ul>
      <Button variant="quiet" className="-ml-5 mt-2 max-lg:hidden" onClick={() => setKeysShown(true)}>
        Keys of this list
      </Button>
      <Dialog isOpen={areKeysShown} onClose={() => setKeysShown(false)} title="Keys" summary={keysSummary}>
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

const keysSummary = 'Letters work while the focus is on an enquiry of the list, and nowhere else.'
const keyWords = [
  ['j  k', 'The next, the one before'],
  ['o', 'Open it'],
  ['r', 'Open it and reply'],
  ['t', 'Take it'],
  ['e', 'Close it'],
  ['#', 'Open it where the person is forgotten; it asks first'],
  ['?', 'Show these keys'],
  ['Ctrl K', 'Search, from everywhere'],
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
  const { id, name, about, words, receivedAt, now, state } = line
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
          <span className="flex items-baseline gap-3">
            <span className={`min-w-0 truncate ${state === 'new' ? 'font-semibold' : ''}`}>{name}</span>
            <span className="ml-auto shrink-0 text-sm text-muted tabular-nums">{ago(now - receivedAt)}</span>
          </span>
          <span className="block truncate text-md">
            {about}
            {words && <span className="text-muted"> · {words}</span>}
          </span>
          <State {...line} />
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

const beginsAt = 12
const countsAt = 96

/** A finger that moves the row around a control to a side; null where there is nothing to do on that side. */
function useSwipe({ left, right }: { left: (() => void) | null; right: (() => void) | null }) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const by = useRef(0)
  const shift = ({ currentTarget }: PointerEvent<HTMLElement>, pixels: number) => {
    const row = currentTarget.parentElement
    if (row) row.style.transform = pixels === 0 ? '' : `translateX(${pixels}px)`
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    start.current = null
    shift(event, 0)
  }
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      by.current = 0
      start.current = pointerType === 'touch' ? { x: clientX, y: clientY } : null
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return
      const across = event.clientX - start.current.x
      const along = Math.abs(event.clientY - start.current.y)
      if (by.current === 0 && Math.abs(across) < Math.max(beginsAt, along)) return
      if (!(across > 0 ? right : left)) return
      event.currentTarget.setPointerCapture(event.pointerId)
      by.current = across
      shift(event, across)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      end(event)
      if (Math.abs(by.current) >= countsAt) (by.current > 0 ? right : left)?.()
    },
    onPointerCancel: end,
    onClick: (event: { preventDefault: () => void }) => {
      // The press at the end of a swipe opens nothing.
      if (by.current !== 0) event.preventDefault()
      by.current = 0
    },
  }
}
