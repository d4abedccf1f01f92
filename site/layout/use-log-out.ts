import { useNavigate } from 'react-router'
import { paths } from '#site/paths.ts'
import { leave, whileLeaving } from '#site/session/leave.ts'

/** Signs out, then goes to the home page (spec §4) without waiting for the service. */
export function useLogOut(): () => void {
  const navigate = useNavigate()
  return () =>
    void whileLeaving(async () => {
      void leave()
      await navigate(paths.home())
    })
}
