import type { ReactNode } from 'react'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import type { Failure } from '#site/session/ask.ts'
import type { Outcome } from '#site/ui/form-context.ts'

/**
 * What happened and what to do, for failures that the visitor's input did not cause. The toast only reports a failure (spec
 * §8).
 */
export function troubleWords({ trouble }: Failure): ReactNode {
  if (trouble === 'busy')
    return 'There were too many attempts in a short time. Please wait a few minutes, then try again. What you typed is still here.'
  if (trouble !== 'unreached') return undefined
  return (
    <>
      The account service does not answer at the moment. What you typed is still here: please try again in a
      minute. You can{' '}
      <SiteLink to={paths.contact()} className="font-semibold text-peacock underline underline-offset-2">
        ask us anything
      </SiteLink>{' '}
      without an account.
    </>
  )
}

/** @param otherwise the outcome of a refusal by the service */
export function outcomeOf(failure: Failure, otherwise: Outcome): Outcome {
  const says = troubleWords(failure)
  return says ? { tone: 'caution', says } : otherwise
}
