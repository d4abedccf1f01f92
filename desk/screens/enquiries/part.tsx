import type { ReactNode } from 'react'

/** A group of a screen under its own heading. */
export function Part({
  id,
  heading,
  children,
}: {
  /** The part that an address points to. */
  id?: string
  heading: string
  children: ReactNode
}) {
  return (
    <section id={id} className="mt-7">
      <h2 className="mb-2 font-text text-lg [overflow-wrap:anywhere]">{heading}</h2>
      {children}
    </section>
  )
}
