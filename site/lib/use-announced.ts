import { useEffect, useRef } from 'react'
import { announce } from './announce.ts'

/** Announces a text shown beside a control whenever it changes, but not its initial value. */
export function useAnnounced(words: string | false | undefined): void {
  const last = useRef(words)
  useEffect(() => {
    if (words === last.current) return
    last.current = words
    if (words) announce(words)
  }, [words])
}
