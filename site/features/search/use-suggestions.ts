import { useEffect, useState, type RefObject } from 'react'
import { loadSearchIndex } from '#site/data/load-lists.ts'
import { suggestionsFor, type Suggestion } from './suggestions-for.ts'

interface Found {
  places: Suggestion[]
  trips: Suggestion[]
}

const nothing: Found = { places: [], trips: [] }

/** Suggestions for the text in the box, updated with every letter. Empty once the box loses the focus. */
export function useSuggestions(box: RefObject<HTMLInputElement | null>) {
  const [found, setFound] = useState(nothing)
  /** Index of the marked suggestion, places first; -1 for none. */
  const [active, setActive] = useState(-1)

  const show = (next: Found) => {
    setFound(next)
    setActive(-1)
  }

  useEffect(() => {
    const input = box.current
    if (!input) return undefined
    loadSearchIndex().catch(() => undefined)
    let asked = 0
    const ask = async () => {
      const question = (asked += 1)
      // If suggestions cannot be fetched, the box works without them.
      const answer = await suggestionsFor(input.value.trim()).catch(() => undefined)
      if (question !== asked || document.activeElement !== input) return
      show(answer ? { places: answer.destinations, trips: answer.tourPackages } : nothing)
    }
    const listen = () => void ask()
    const leave = () => {
      asked += 1
      show(nothing)
    }
    input.addEventListener('input', listen)
    input.addEventListener('blur', leave)
    listen()
    return () => {
      input.removeEventListener('input', listen)
      input.removeEventListener('blur', leave)
    }
  }, [box])

  return { ...found, active, setActive, close: () => show(nothing) }
}
