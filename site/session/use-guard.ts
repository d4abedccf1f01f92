import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '#site/ui/toast.ts'
import { checkSession } from './account-actions.ts'
import { takeSignIn, watchAnew } from './follow-session.ts'
import { isLeaving } from './leave.ts'
import { useSession } from './use-session.ts'

interface Guard {
  /** The account service does not answer. A signed-in visitor must not be shown as signed out. */
  isUnreached: boolean
  tryAgain: () => Promise<void>
}

/**
 * The guard of spec §4: redirects visitors without a session to `signInPath`, with the toast of spec §8. Checks a stored
 * session with the service once, because it may have been ended elsewhere.
 */
export function useGuard(signInPath: string): Guard {
  const { isLoading, isUnreached = false, email } = useSession()
  const [hasNoAnswer, setNoAnswer] = useState(false)
  const navigate = useNavigate()
  const isSignedIn = Boolean(email) && !isUnreached
  const isDenied = !isLoading && !isUnreached && !isSignedIn
  useEffect(() => {
    if (isSignedIn && !takeSignIn()) void checkSession().then((isAnswered) => setNoAnswer(!isAnswered))
  }, [isSignedIn])
  useEffect(() => {
    if (!isDenied || isLeaving()) return
    showToast({
      title: 'Access Denied',
      description: 'Please sign in to view this page.',
      variant: 'destructive',
    })
    void navigate(signInPath, { replace: true })
  }, [isDenied, navigate, signInPath])
  const tryAgain = async () => {
    if (isUnreached) return watchAnew()
    setNoAnswer(!(await checkSession()))
  }
  return { isUnreached: isUnreached || hasNoAnswer, tryAgain }
}
