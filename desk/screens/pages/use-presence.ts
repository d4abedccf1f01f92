import { useEffect, useRef, useState } from 'react'
import { deskApi } from '#contract/desk.ts'
import { hereEveryMs, type Others } from '#contract/desk-pages.ts'
import { announce } from '#site/lib/announce.ts'
import { ask } from '#desk/lib/ask.ts'

/**
 * A sentence about who else has this page open. Empty if there is no one.
 *
 * @param value a new value whenever something was typed here
 */
export function usePresence(file: string, value: unknown): string {
  const [words, setWords] = useState('')
  const typedAt = useRef<number | null>(null)
  const first = useRef(value)
  useEffect(() => {
    if (value !== first.current) typedAt.current = Date.now()
  }, [value])

  useEffect(() => {
    const tell = async () => {
      if (document.hidden) return
      const idleMs = typedAt.current === null ? null : Date.now() - typedAt.current
      // A broken connection is reported where the page is saved.
      const others = await ask<Others>('/page/here', { file, idleMs }).catch(() => null)
      if (others) setWords(inWords(others))
    }
    const leave = () => {
      void fetch(`${deskApi}/page/here`, {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ file, idleMs: null, isLeaving: true }),
      }).catch(() => {})
    }
    const show = () => void (document.hidden ? leave() : tell())
    void tell()
    const timer = setInterval(() => void tell(), hereEveryMs)
    document.addEventListener('visibilitychange', show)
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', show)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [file])

  useEffect(() => {
    if (words) announce(words)
  }, [words])
  return words
}

function inWords(others: Others): string {
  const typing = others.filter(({ isTyping }) => isTyping).map(({ name }) => name)
  const all = others.map(({ name }) => name)
  if (typing.length > 0)
    return `${list(typing)} ${typing.length === 1 ? 'is' : 'are'} changing this page too.`
  return all.length > 0 ? `${list(all)} ${all.length === 1 ? 'has' : 'have'} this page open too.` : ''
}

const list = (names: string[]): string => new Intl.ListFormat('en-GB').format(names)
