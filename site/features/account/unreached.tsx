import { useEffect, useRef, useState } from 'react'
import { announce } from '#site/lib/announce.ts'
import { focusOn, isFocusLost } from '#site/lib/focus.ts'
import { Button } from '#site/ui/button.tsx'
import { Notice } from '#site/ui/notice.tsx'

interface TryAgainProps {
  onTryAgain: () => Promise<void>
}

export function TryAgain({ onTryAgain, isMain = false }: TryAgainProps & { isMain?: boolean }) {
  const [state, setState] = useState<'fresh' | 'trying' | 'in vain'>('fresh')
  const wasPressed = useRef(false)
  const isTrying = state === 'trying'
  const press = () => {
    wasPressed.current = true
    setState('trying')
    void onTryAgain().finally(() => setState('in vain'))
  }
  useEffect(() => {
    if (state === 'in vain') announce('Still no answer. Please try again in a minute.')
  }, [state])
  // When this unmounts, the account has loaded and the button is gone.
  useEffect(
    () => () => {
      if (wasPressed.current && isFocusLost()) focusOn(null)
    },
    [],
  )
  return (
    <Button
      variant={isMain ? 'main' : 'outline'}
      className={isMain ? 'w-full' : ''}
      isBusy={isTrying}
      onClick={press}
    >
      {isTrying ? 'Trying...' : 'Try Again'}
    </Button>
  )
}

/** Shown when the account cannot be loaded. */
export const unreachedWords = (email: string | undefined): string =>
  email
    ? `The account service does not answer at the moment. You are still signed in on this device as ${email}, and nothing is lost. Please try again in a minute.`
    : 'The account service does not answer at the moment, so your link could not be checked. It is remembered while this page stays open. Please try again in a minute.'

/** For the dashboard, which shows the data stored in this browser. */
export function UnreachedNotice({ onTryAgain, className }: TryAgainProps & { className?: string }) {
  return (
    <Notice tone="caution" className={className}>
      <p>
        The account service does not answer at the moment. You are still signed in, but changes to your
        profile have to wait.
      </p>
      <TryAgain onTryAgain={onTryAgain} />
    </Notice>
  )
}
