import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Link } from 'react-router'
import type { Found } from '#contract/desk.ts'
import { announce } from '#site/lib/announce.ts'
import { Dialog } from '#site/ui/dialog.tsx'
import { InputField } from '#site/ui/field.tsx'
import { editorOf } from '#desk/lib/addresses.ts'
import { ask } from '#desk/lib/ask.ts'
import { places } from '#desk/places.ts'

const pauseMs = 200

interface Hit {
  to: string
  name: string
  /** What it is. */
  kind: string
}

/** Actions that are available on every screen. */
const actions: Hit[] = [
  ...places.map(({ to, words }) => ({ to, name: words, kind: 'Go to' })),
  { to: '/enquiries?view=mine', name: 'My enquiries', kind: 'Go to' },
  { to: '/reports', name: 'Reports', kind: 'Go to' },
  { to: '/me', name: 'My devices, sign out', kind: 'Go to' },
]

/** One search for pages, people, enquiries and places. Ctrl-K opens it on every screen. */
export function Search({
  isOpen,
  onOpen,
  onClose,
}: {
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}) {
  useEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      onOpen()
    }
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [onOpen])
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Search">
      {/* Mounted again each time, so that it opens empty. */}
      {isOpen && <Hits onClose={onClose} />}
    </Dialog>
  )
}

function Hits({ onClose }: { onClose: () => void }) {
  const [words, setWords] = useState('')
  const [found, setFound] = useState<{ for: string; hits: Hit[]; problem: string } | null>(null)
  const box = useRef<HTMLFormElement>(null)
  const sought = words.trim()
  const isLooking = sought !== '' && found?.for !== sought

  useEffect(() => {
    if (sought === '') return undefined
    const ended = new AbortController()
    const look = async () => {
      const { pages, enquiries } = await ask<Found>('/search', { words: sought }, ended.signal)
      const hits = [
        ...pages.map(({ file, name, group }) => ({ to: editorOf(file), name, kind: group })),
        ...enquiries.map(({ id, name, about }) => ({
          to: `/enquiries/${id}`,
          name: `${name} · ${about}`,
          kind: 'Enquiry',
        })),
      ]
      setFound({ for: sought, hits, problem: '' })
    }
    const timer = setTimeout(() => {
      look().catch((error: unknown) => {
        const problem = error instanceof Error ? error.message : String(error)
        if (!ended.signal.aborted) setFound({ for: sought, hits: [], problem })
      })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [sought])

  const own = actions.filter(({ name }) => name.toLowerCase().includes(sought.toLowerCase()))
  const hits = [...(sought === '' || isLooking ? [] : (found?.hits ?? [])), ...own]
  const count = hits.length
  useEffect(() => {
    if (sought !== '' && !isLooking) announce(count === 0 ? 'Nothing found' : `${count} found`)
  }, [sought, isLooking, count])

  const links = () => [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])]
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    const all = links()
    const at = all.findIndex((one) => one === document.activeElement)
    all[Math.min(Math.max(at + by, 0), all.length - 1)]?.focus()
  }
  return (
    <form
      ref={box}
      onSubmit={(event) => {
        event.preventDefault()
        links()[1]?.click()
      }}
    >
      <InputField
        label="A page, a person or an enquiry"
        type="search"
        autoComplete="off"
        value={words}
        onKeyDown={step}
        onChange={(event) => setWords(event.target.value)}
      />
      <div aria-busy={isLooking} className="mt-3 min-h-60">
        {isLooking && <p className="py-2 text-muted">Searching…</p>}
        {!isLooking && found?.problem && sought !== '' && <p className="py-2">{found.problem}</p>}
        {!isLooking && count === 0 && (
          <p className="py-2 text-muted">No results for “{sought}”. Try another word.</p>
        )}
        <ul aria-label="Results" className="divide-y divide-mist-2">
          {hits.map(({ to, name, kind }) => (
            <li key={to}>
              <Link
                to={to}
                onClick={onClose}
                onKeyDown={step}
                className="flex min-h-11 items-baseline justify-between gap-3 rounded-control px-2 py-2.5 hover:bg-mist focus-visible:bg-mist"
              >
                <span className="min-w-0 truncate font-semibold">{name}</span>
                <span className="shrink-0 text-sm text-muted">{kind}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </form>
  )
}
