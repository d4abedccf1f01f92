import type { ReactNode } from 'react'

/** Under every form: what the details are for (product-brief A6). A new tab, so that nothing typed is lost. */
export function PrivacyLine({ policyHref, children }: { policyHref: string; children?: ReactNode }) {
  return (
    <p className="text-sm text-muted">
      We use these details to answer you, nothing else.{' '}
      <a
        href={policyHref}
        target="_blank"
        rel="noopener"
        className="text-peacock underline underline-offset-2 hover:text-peacock-dark"
      >
        Privacy policy<span className="sr-only"> (opens in a new tab)</span>
      </a>
      {children}
    </p>
  )
}
