import { useEffect, useRef, type ReactNode } from 'react'
import { focusOn } from '#site/lib/focus.ts'

/** Opens below the dashboard's cards and receives the focus. */
export function ProfileSettings({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => focusOn(title.current), [])
  return (
    <section aria-labelledby="your-profile" className="mt-12">
      <h2 ref={title} id="your-profile" tabIndex={-1} className="mb-6 text-h2 outline-none">
        Your profile
      </h2>
      {children}
    </section>
  )
}
