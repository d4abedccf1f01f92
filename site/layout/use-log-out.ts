import { useNavigate } from 'react-router'
import { paths } from '#site/paths.ts'
import { signOut } from '#site/session/auth-actions.ts'
import { whileLeaving } from '#site/session/session-store.ts'

/** Signs out, then goes home (spec §4), also when the service cannot be reached. */
export function useLogOut(): () => void {
  const navigate = useNavigate()
  return () =>
    void whileLeaving(async () => {
      await signOut()
      await navigate(paths.home())
    })
}
