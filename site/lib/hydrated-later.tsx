import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react'
import { whenVisitorStirs } from './visitor-stirs.ts'

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
    const place = useRef<HTMLDivElement>(null)
    const html = useRef('')
    useEffect(() => {
      html.current = place.current?.innerHTML ?? ''
    }, [])
    return (
      <div ref={place} className="contents">
        {/* A new address, of which a link to a section is one, makes React drop what is not hydrated: it is put back as it was. */}
        <Suspense fallback={<Unhydrated html={html} />}>
          <Loaded {...props} />
        </Suspense>
      </div>
    )
  }
}

const Unhydrated = ({ html }: { html: { current: string } }) => (
  <div className="contents" dangerouslySetInnerHTML={{ __html: html.current }} />
)
