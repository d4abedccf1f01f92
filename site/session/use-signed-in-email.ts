import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '#site/ui/toast.ts'
import { checkSession } from './account-actions.ts'
import { isLeaving, takeSignIn } from './session-store.ts'
import { useSession } from './use-session.ts'

/**
 * The guard of spec §4: the signed-in e-mail, or undefined while authentication is loading or while a visitor without
 * a session is on the way to `signInPath`, with the toast of spec §8. A session kept from earlier may have been
 * ended elsewhere: the service is asked once.
 */
export function useSignedInEmail(signInPath: string): string | undefined {
  const { isLoading, email } = useSession()
  const navigate = useNavigate()
  const isSignedIn = Boolean(email)
  const isDenied = !isLoading && !isSignedIn
  useEffect(() => {
    if (isSignedIn && !takeSignIn()) void checkSession()
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
  return email
}
