import { useEffect, useRef } from 'react'
import { announce } from './announce.ts'

/** Announces words that are shown beside a control whenever they change; not those shown from the start. */
export function useAnnounced(words: string | false | undefined): void {
  const last = useRef(words)
  useEffect(() => {
    if (words === last.current) return
    last.current = words
    if (words) announce(words)
  }, [words])
}
