import type { ReactNode } from 'react'
import { paths } from '#site/paths.ts'

interface NeedsScriptsProps {
  /** "The search": begins the sentence. */
  what: string
  /** What does not need scripts; by default, writing to us. */
  children?: ReactNode
}

/** Where scripts are off: what does not work without them, and what does. */
export const NeedsScripts = ({ what, children }: NeedsScriptsProps) => (
  <noscript>
    <p className="my-6 rounded-control bg-on-caution p-4 text-md text-ink">
      {`${what} needs scripts, and they are off in this browser. `}
      {children ?? <PlainLink to={paths.contact()}>Write to us instead</PlainLink>}
    </p>
  </noscript>
)

/** A link that loads its page: nothing else works without scripts. */
export const PlainLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to} className="font-semibold text-peacock underline underline-offset-2">
    {children}
  </a>
)
