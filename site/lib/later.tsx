import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react'

const never = () => () => undefined

/**
 * A component whose code comes as soon as the page answers: part of neither the prerendered HTML nor the first load.
 * What stands in for it where its code cannot be fetched is `Otherwise`, or nothing.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Otherwise: ComponentType<Props> = () => null,
): ComponentType<Props> {
  const Loaded = lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Otherwise }),
    ),
  )
  return function Later(props: Props) {
    const isPrerendered = useSyncExternalStore(
      never,
      () => false,
      () => true,
    )
    if (isPrerendered) return null
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  }
}
