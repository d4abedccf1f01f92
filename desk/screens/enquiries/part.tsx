import type { ReactNode } from 'react'

/** A group of a screen under its own heading. */
export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="mt-7">
      <h2 className="mb-2 font-text text-lg [overflow-wrap:anywhere]">{heading}</h2>
      {children}
    </section>
  )
}
