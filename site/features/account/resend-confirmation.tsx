import { useState } from 'react'
import { useAnnounced } from '#site/lib/use-announced.ts'
import { resendConfirmation } from '#site/session/account-actions.ts'
import type { Failure } from '#site/session/ask.ts'
import { Button } from '#site/ui/button.tsx'
import { troubleWords } from './trouble.tsx'

const askedFor = 'A new link is on its way. Check your spam folder too. You can ask once a minute.'

/** Requests the confirmation mail again. The service sends at most one per minute, and does not report a delay. */
export function ResendConfirmation({ email }: { email: string }) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [failure, setFailure] = useState<Failure>()
  const send = async () => {
    setState('sending')
    const { error } = await resendConfirmation(email)
    setFailure(error ?? undefined)
    setState(error ? 'idle' : 'sent')
  }
  useAnnounced(state === 'sent' && askedFor)
  return (
    <>
      <Button variant="outline" isBusy={state === 'sending'} onClick={() => void send()}>
        {state === 'sending' ? 'Sending...' : 'Send it again'}
      </Button>
      {state === 'sent' && <p>{askedFor}</p>}
      {failure && state !== 'sending' && <p>{troubleWords(failure)}</p>}
    </>
  )
}
