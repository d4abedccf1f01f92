import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react'
import { visitorHasStirred, whenVisitorStirs } from './visitor-stirs.ts'

const never = () => () => undefined

interface Options<Props> {
  /** What shows where the code cannot be fetched; nothing by default. */
  Otherwise?: ComponentType<Props>
  /** Fetched at the visitor's first move, not before. */
  waitsForVisitor?: boolean
  /** Something that is shown at once, visitor or not: how to follow it, and whether it is there. */
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

/**
 * A part of the page that reads the same without scripts: prerendered, left as plain HTML while the visitor only looks,
 * and hydrated once the visitor moves. Where its code cannot be fetched it stays plain HTML.
 */
export function hydratedLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const isPrerendered = typeof document === 'undefined'
  const stirred = () => new Promise<void>((resolve) => void whenVisitorStirs(resolve))
  const Loaded = lazy<ComponentType<Props>>(async () => {
    if (isPrerendered) return { default: await load() }
    await stirred()
    return { default: await load().catch(() => new Promise<never>(() => undefined)) }
  })
  return function HydratedLater(props: Props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  }
}
