import { useEffect, useRef, useState } from 'react'
import { focusOn } from '#site/lib/focus.ts'
import {
  fetchKeepPlan,
  keepCatalogue,
  keptPlan,
  removeCatalogue,
  type KeepPlan,
} from '#site/offline/kept-catalogue.ts'
import { useAnnounced } from '#site/lib/use-announced.ts'
import { Button } from '#site/ui/button.tsx'

type State =
  | { step: 'looking' }
  /** This browser has no storage, or no service worker to read from it. */
  | { step: 'impossible' }
  | { step: 'offered'; plan: KeepPlan }
  | { step: 'unreachable' }
  | { step: 'fetching'; plan: KeepPlan; share: number }
  | { step: 'failed'; plan: KeepPlan }
  | { step: 'kept'; plan: KeepPlan }

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1)

async function look(): Promise<State> {
  try {
    if (!('serviceWorker' in navigator)) return { step: 'impossible' }
    const kept = await keptPlan()
    if (kept) return { step: 'kept', plan: kept }
  } catch {
    return { step: 'impossible' }
  }
  try {
    return { step: 'offered', plan: await fetchKeepPlan() }
  } catch {
    return { step: 'unreachable' }
  }
}

/** Keeps every page with its pictures on this device until the visitor removes them (product-brief B22). */
export function KeepForOffline() {
  const [state, setState] = useState<State>({ step: 'looking' })
  const stop = useRef<AbortController>(undefined)
  const line = useRef<HTMLParagraphElement>(null)
  useAnnounced(words(state))
  useEffect(() => {
    let isGone = false
    void look().then((found) => !isGone && setState(found))
    return () => {
      isGone = true
      stop.current?.abort()
    }
  }, [])

  const keep = async (plan: KeepPlan) => {
    // The pressed button is replaced by another one.
    focusOn(line.current)
    const controller = new AbortController()
    stop.current = controller
    setState({ step: 'fetching', plan, share: 0 })
    try {
      await keepCatalogue(plan, (share) => setState({ step: 'fetching', plan, share }), controller.signal)
      setState({ step: 'kept', plan })
    } catch {
      setState(controller.signal.aborted ? { step: 'offered', plan } : { step: 'failed', plan })
    }
  }
  const remove = async () => {
    focusOn(line.current)
    await removeCatalogue()
    setState({ step: 'looking' })
    setState(await look())
  }

  return (
    <div className="min-h-36 space-y-4">
      <p>
        Every page you have opened can be read again without a connection. Before a journey you can keep all
        of them: every place, trip, service and story, with their pictures.
      </p>
      <p ref={line} className="font-semibold text-ink outline-none">
        {words(state)}
      </p>
      {state.step === 'fetching' && (
        <progress aria-label="Keeping the catalogue" max={1} value={state.share} className="w-full" />
      )}
      {(state.step === 'offered' || state.step === 'failed') && (
        <Button variant="outline" onClick={() => void keep(state.plan)}>
          Keep for offline
        </Button>
      )}
      {state.step === 'fetching' && (
        <Button
          variant="outline"
          onClick={() => {
            focusOn(line.current)
            stop.current?.abort()
          }}
        >
          Stop keeping
        </Button>
      )}
      {state.step === 'kept' && (
        <Button variant="outline" onClick={() => void remove()}>
          Remove from this device
        </Button>
      )}
    </div>
  )
}

/** The status line, announced when it changes. Progress has its own element, which is not announced at every file. */
function words(state: State): string {
  switch (state.step) {
    case 'looking':
      return ''
    case 'impossible':
      return 'This browser does not let the site keep pages, for instance because this is a private window.'
    case 'offered':
      return `${state.plan.pageCount} pages with their pictures, ${megabytes(state.plan.bytes)} MB to fetch.`
    case 'unreachable':
      return 'Keeping them needs a connection.'
    case 'fetching':
      return `Fetching ${megabytes(state.plan.bytes)} MB. Leave this page open until it is done.`
    case 'failed':
      return 'The connection dropped. What has arrived is kept; press again for the rest.'
    case 'kept':
      return `${state.plan.pageCount} pages with their pictures are kept on this device, ${megabytes(state.plan.bytes)} MB.`
  }
}
