import { useCallback, useEffect, useRef, useState } from 'react'
import { merge } from '#contract/desk-changes.ts'
import type {
  Checked,
  DraftFacts,
  DraftVersion,
  EditedPage,
  Kept,
  KeepRequest,
  Theirs,
  Value,
} from '#contract/desk-pages.ts'
import { announce } from '#site/lib/announce.ts'
import { ask, Refused } from '#desk/lib/ask.ts'
import { whenArrived } from '#desk/lib/photographs.ts'
import { forgetHere, keepHere, typedHere } from './typed-here.ts'

const pauseMs = 500
const againMs = 5000

export type Keeping =
  | { is: 'at-rest' | 'keeping' }
  | { is: 'kept'; at: number }
  /** It has not reached the server. */
  | { is: 'here'; words: string; isSignedOut: boolean }

/** Fields that two people changed differently. */
export interface Clash {
  theirs: Theirs
  /** Both versions merged, with my values in fields that both changed. */
  value: Value
  both: ReturnType<typeof merge>['both']
}

/** A page being edited. Every change is stored on this device at once, and on the server after a pause. */
export function useKeptPage(page: EditedPage) {
  const { file } = page
  const [value, setShown] = useState<Value>(page.value)
  const [checked, setChecked] = useState<Checked>(page)
  const [draft, setDraft] = useState<DraftFacts | null>(page.draft)
  const [keeping, setKeeping] = useState<Keeping>({ is: 'at-rest' })
  const [clash, setClash] = useState<Clash | null>(null)
  const [merged, setMerged] = useState<Theirs | null>(null)

  // The next request's content, which must not wait for a render.
  const latest = useRef<Value>(page.value)
  const known = useRef<{ value: Value; version: DraftVersion; onto: string }>(page)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef<Promise<void> | null>(null)
  const isHeld = useRef(false)

  const meet = useCallback((theirs: Theirs) => {
    const { value: one, both } = merge(known.current.value, latest.current, theirs.value)
    if (both.length > 0) {
      isHeld.current = true
      setClash({ theirs, value: one, both })
      return false
    }
    known.current = theirs
    latest.current = one
    setShown(one)
    setMerged(theirs)
    return true
  }, [])

  const send = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current)
    if (sending.current) await sending.current
    if (isHeld.current || latest.current === known.current.value) return
    const attempt = async () => {
      const { version, onto } = known.current
      const sent = latest.current
      setKeeping({ is: 'keeping' })
      try {
        const request: KeepRequest = { file, version, onto, value: sent }
        const answer = await ask<Kept>('/page/keep', request)
        if (!answer.isKept) {
          if (meet(answer.theirs)) timer.current = setTimeout(() => void send(), 0)
          else setKeeping({ is: 'at-rest' })
          return
        }
        known.current = { value: sent, version: answer.version, onto }
        setChecked(answer)
        setDraft(answer.draft)
        setKeeping({ is: 'kept', at: Date.now() })
        if (latest.current === sent) forgetHere(file)
      } catch (error) {
        setKeeping({
          is: 'here',
          words: error instanceof Error ? error.message : String(error),
          isSignedOut: error instanceof Refused && error.code === 'signed-out',
        })
        timer.current = setTimeout(() => void send(), againMs)
      }
    }
    sending.current = attempt().finally(() => (sending.current = null))
    await sending.current
  }, [file, meet])

  const change = useCallback(
    (next: Value) => {
      latest.current = next
      setShown(next)
      keepHere(file, { value: next, known: known.current.value, ...versionOf(known.current) })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void send(), pauseMs)
    },
    [file, send],
  )

  // Problems with photographs that had not arrived are solved now.
  useEffect(
    () =>
      whenArrived((name) => {
        if (!JSON.stringify(latest.current).includes(name)) return
        announce('The photograph has arrived.')
        change(structuredClone(latest.current))
      }),
    [change],
  )

  /** Called when the person has chosen between two versions of the same fields. */
  const settle = useCallback(
    (chosen: Value, { value: theirs, version, onto }: Theirs) => {
      known.current = { value: theirs, version, onto }
      isHeld.current = false
      setClash(null)
      change(chosen)
    },
    [change],
  )

  useEffect(() => {
    const typed = typedHere(file)
    if (typed) {
      const now: Theirs = { ...known.current, by: page.draft?.by ?? null, at: page.draft?.at ?? 0 }
      known.current = { value: typed.known, version: typed.version, onto: typed.onto }
      latest.current = typed.value
      setShown(typed.value)
      const isNewer = now.version !== typed.version || now.onto !== typed.onto
      if (!isNewer || meet(now)) timer.current = setTimeout(() => void send(), 0)
    } else if (page.outside) {
      // Both the draft and the file have changed since the draft was begun.
      const drafted = known.current
      known.current = { ...drafted, value: page.before }
      if (meet({ ...page.outside, version: drafted.version, by: null, at: 0 }))
        timer.current = setTimeout(() => void send(), 0)
    }
    const online = () => void send()
    addEventListener('online', online)
    return () => {
      removeEventListener('online', online)
      clearTimeout(timer.current)
      void send()
    }
    // The page is loaded once. Another answer of its loader is another page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [file])

  return { value, change, settle, send, checked, draft, keeping, clash, merged }
}

const versionOf = ({ version, onto }: { version: DraftVersion; onto: string }) => ({ version, onto })
