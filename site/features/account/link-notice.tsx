import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '#site/lib/announce.ts'
import { focusOn } from '#site/lib/focus.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { forgetLinkOutcome, type LinkOutcome } from '#site/session/link-outcome.ts'
import { useLinkOutcome } from '#site/session/use-link-outcome.ts'
import { Button } from '#site/ui/button.tsx'
import { Notice } from '#site/ui/notice.tsx'

const words: Partial<Record<LinkOutcome, { tone: 'good' | 'caution'; text: string }>> = {
  confirmed: { tone: 'good', text: 'Thank you: your e-mail address is confirmed.' },
  'email-changed': { tone: 'good', text: 'Your e-mail address is changed. Sign in with the new one.' },
  'half-changed': {
    tone: 'good',
    text: 'One more step: open the link in your other mailbox too.',
  },
  expired: {
    tone: 'caution',
    text: 'The link you followed has expired or was used already: each works once, for a limited time.',
  },
  taken: {
    tone: 'caution',
    text: 'The address could not be changed: another account has it. Yours stays as it was.',
  },
}

/** Explains once the result of a followed e-mail link, on the page where the visitor arrives. */
export function LinkNotice({ isSignedIn, className }: { isSignedIn: boolean; className?: string }) {
  const outcome = useLinkOutcome()
  const shown = outcome && words[outcome]
  const text = shown?.text
  useEffect(() => {
    if (text) announce(text)
  }, [text])
  if (!shown) return null
  const dismiss = () => {
    flushSync(forgetLinkOutcome)
    focusOn(null)
  }
  return (
    <Notice tone={shown.tone} className={className}>
      <p>{shown.text}</p>
      {outcome === 'expired' && <p>{isSignedIn ? signedInAdvice : <SignedOutAdvice />}</p>}
      <Button variant="outline" onClick={dismiss}>
        OK
      </Button>
    </Notice>
  )
}

const signedInAdvice =
  'If your address still waits to be confirmed, Profile Settings below can send a fresh link.'

function SignedOutAdvice() {
  return (
    <>
      If you were confirming your address, sign in: we can send a fresh link from there. If you were choosing
      a new password,{' '}
      <SiteLink
        to={paths.forgotPassword()}
        className="font-semibold text-peacock underline underline-offset-2"
      >
        ask for another link
      </SiteLink>
      .
    </>
  )
}
