import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react'
import { visitorHasStirred, whenVisitorStirs } from './visitor-stirs.ts'

const never = () => () => undefined

interface Options<Props> {
  /** What shows where the code cannot be fetched; nothing by default. */
  Otherwise?: ComponentType<Props>
  /** Fetched at the visitor's first move, not before. */
  waitsForVisitor?: boolean
  /** Something to wait for: how to subscribe to it, and whether it is there. */
  comesFor?: { subscribe: (listener: () => void) => () => void; isThere: () => boolean }
}

/** A component whose code comes after hydration: part of neither the prerendered HTML nor the first load. */
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
