import { useState } from 'react'
import { resendConfirmation } from '#site/session/account-actions.ts'
import { Button } from '#site/ui/button.tsx'

/** Asks for the confirmation mail once more. The service sends one a minute at most and does not say when it waits. */
export function ResendConfirmation({ email }: { email: string }) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const send = async () => {
    setState('sending')
    const { error } = await resendConfirmation(email)
    setState(error ? 'idle' : 'sent')
  }
  return (
    <>
      <Button variant="outline" disabled={state === 'sending'} onClick={() => void send()}>
        {state === 'sending' ? 'Sending...' : 'Send it again'}
      </Button>
      {state === 'sent' && (
        <p>
          Asked for. We send one a minute at most, so give it a moment, and look among the unwanted mail too.
        </p>
      )}
    </>
  )
}
