import { lazy, Suspense, useEffect, useLayoutEffect, useRef, type ComponentType } from 'react'
import { stir, whenVisitorStirs } from './visitor-stirs.ts'

/**
 * A part of the page that looks the same without scripts. It is prerendered, and hydrated at the visitor's first move. If
 * its code cannot be fetched, it stays plain HTML. A press before the code has loaded is handled after that.
 *
 * @param isStale whether the plain HTML may be outdated, in which case the part is hydrated at once
 */
export function hydratedLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isStale: (props: Props) => boolean = () => false,
): ComponentType<Props> {
  const isPrerendered = typeof document === 'undefined'
  let hurry: () => void = () => undefined
  const needed = new Promise<void>((resolve) => {
    hurry = resolve
    if (!isPrerendered) whenVisitorStirs(resolve)
  })
  const Loaded = lazy<ComponentType<Props>>(async () => {
    if (isPrerendered) return { default: await load() }
    await needed
    return { default: await load().catch(() => new Promise<never>(() => undefined)) }
  })
  return function HydratedLater(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    const plain = useRef<Plain>({})
    useEffect(() => {
      if (plain.current.isOver) return undefined
      const nodes = (plain.current.nodes ??= [...(place.current?.childNodes ?? [])])
      if (chosenIn(nodes).length > 0) stir()
      const hold = (event: Event) => {
        const pressed = pressedIn(place.current, event)
        if (!pressed || plain.current.isOver) return
        event.preventDefault()
        event.stopPropagation()
        plain.current.pressed = pressed
        stir()
        if (pressed instanceof HTMLAnchorElement) load().catch(() => location.assign(pressed.href))
      }
      // React's listener on the document ignores presses on parts that are not hydrated.
      addEventListener('click', hold, true)
      return () => removeEventListener('click', hold, true)
    }, [])
    useEffect(() => {
      if (!plain.current.isOver && isStale(props)) hurry()
    })
    // Runs before any update, which would reset the choice.
    const answer = () => {
      const { nodes = [], pressed, isOver } = plain.current
      if (isOver) return
      plain.current = { isOver: true }
      const early = [...chosenIn(nodes), ...(pressed ? [pressed] : [])]
      queueMicrotask(() => {
        for (const control of early) pressAgain(place.current, control)
      })
    }
    // Empty if the page was not prerendered.
    const putBack = (element: Element | null) => {
      if (!element?.hasChildNodes()) element?.append(...(plain.current.nodes ??= []))
    }
    return (
      <div ref={place} className="contents">
        {/* After each change of the address, even of its fragment, React removes parts that are not hydrated. This puts them back. */}
        <Suspense fallback={<div ref={putBack} className="contents" />}>
          <Loaded {...props} />
          <Once run={answer} />
        </Suspense>
      </div>
    )
  }
}

/** A part whose code has not loaded. */
interface Plain {
  nodes?: ChildNode[]
  /** The last press on a control that needs scripts. */
  pressed?: Element
  isOver?: boolean
}

/** The pressed control, if it needs scripts. A link with `nofollow` opens a dialog with scripts, and a form without them. */
const pressedIn = (place: Element | null, { target }: Event): Element | null =>
  target instanceof Element && place?.contains(target)
    ? target.closest('button[type=button], a[rel=nofollow]')
    : null

/** Inputs that the visitor has changed. Browsers show the change before scripts handle it. */
const chosenIn = (nodes: ChildNode[]): HTMLInputElement[] =>
  nodes
    .flatMap((node) => (node instanceof Element ? [...node.querySelectorAll('input')] : []))
    .filter(({ checked, defaultChecked }) => checked && !defaultChecked)

const wordsOf = (control: Element) => control.closest('label, button, a')?.textContent

/** Finds the control by its text, because the part may have been rendered again. */
function pressAgain(place: Element | null, early: Element): void {
  const control = [...(place?.querySelectorAll<HTMLElement>('input, button, a') ?? [])].find(
    (it) => wordsOf(it) === wordsOf(early),
  )
  if (control instanceof HTMLInputElement) control.checked = false
  control?.click()
}

/** Resolves as soon as the module beside it is loaded. */
function Once({ run }: { run: () => void }) {
  useLayoutEffect(run)
  return null
}
