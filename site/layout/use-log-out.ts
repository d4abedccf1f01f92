import { useNavigate } from 'react-router'
import { paths } from '#site/paths.ts'
import { forgetSession, whileLeaving } from '#site/session/session-store.ts'

/** Signs out, then goes home (spec §4), also when the service cannot be reached. */
export function useLogOut(): () => void {
  const navigate = useNavigate()
  return () =>
    void whileLeaving(async () => {
      // Most visitors never sign in: its code comes with the press. Without it, at least this browser forgets.
      await import('#site/session/auth-actions.ts').then(({ signOut }) => signOut(), forgetSession)
      await navigate(paths.home())
    })
}
