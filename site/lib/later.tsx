import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react'
import { visitorHasStirred, whenVisitorStirs } from './visitor-stirs.ts'

const never = () => () => undefined

interface Options<Props> {
  /** Shown if the code cannot be fetched. Nothing by default. */
  Otherwise?: ComponentType<Props>
  /** Whether to wait for the visitor's first move. */
  waitsForVisitor?: boolean
  /** A condition to wait for: how to subscribe to it, and whether it is met. */
  comesFor?: { subscribe: (listener: () => void) => () => void; isThere: () => boolean }
}

/** A component whose code is loaded after hydration. It is not in the prerendered HTML or the first load. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Otherwise = () => null, waitsForVisitor = false, comesFor }: Options<Props> = {},
): ComponentType<Props> {
  const Loaded = lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Otherwise }),
    ),
  )
  const subscribe = (listener: () => void) => {
    const endings = [waitsForVisitor ? whenVisitorStirs(listener) : never(), comesFor?.subscribe(listener)]
    return () => {
      for (const end of endings) end?.()
    }
  }
  const isDueNow = () => !waitsForVisitor || visitorHasStirred() || comesFor?.isThere() === true
  return function Later(props: Props) {
    const isDue = useSyncExternalStore(subscribe, isDueNow, () => false)
    if (!isDue) return null
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  }
}
