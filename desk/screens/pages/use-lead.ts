import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import type { Path } from '#contract/desk-pages.ts'
import { fieldIn } from '#desk/lib/addresses.ts'
import { pathKey } from './form-state.ts'

/** Shows and focuses a field of the form by its path, and the field that the address names once the page is opened. */
export function useLead() {
  const [target, setTarget] = useState<Path | null>(null)
  const leadTo = (path: Path) => {
    flushSync(() => setTarget(path))
    // A mistake inside a text is shown at the text's control.
    for (let end = path.length; end > 0; end -= 1) {
      const place = document.querySelector<HTMLElement>(`[data-path="${pathKey(path.slice(0, end))}"]`)
      if (!place) continue
      place.scrollIntoView({ block: place.offsetHeight > innerHeight / 2 ? 'start' : 'center' })
      place.focus({ preventScroll: true })
      break
    }
    setTarget(null)
  }
  const { hash } = useLocation()
  useEffect(() => {
    const path = fieldIn(hash)
    // After the form is rendered, because closed groups on the way are opened first.
    const timer = path.length > 0 ? setTimeout(() => leadTo(path), 0) : undefined
    return () => clearTimeout(timer)
  }, [hash])
  return { target, leadTo }
}
