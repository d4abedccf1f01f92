import type { ReactNode } from 'react'
import { paths } from '#site/paths.ts'

interface NeedsScriptsProps {
  /** The start of the sentence: "The search". */
  what: string
  /** An alternative that works without scripts. By default the contact page. */
  children?: ReactNode
}

/** Shown if scripts are off: what needs them, and an alternative. */
export const NeedsScripts = ({ what, children }: NeedsScriptsProps) => (
  <noscript>
    <p className="my-6 rounded-control bg-on-caution p-4 text-md text-ink">
      {`${what} needs scripts, and they are off in this browser. `}
      {children ?? <PlainLink to={paths.contact()}>Write to us instead</PlainLink>}
    </p>
  </noscript>
)

/** A link that loads a document, because client navigation needs scripts. */
export const PlainLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to} className="font-semibold text-peacock underline underline-offset-2">
    {children}
  </a>
)
