import { useRouteError } from 'react-router'
import { Notice } from '#site/ui/notice.tsx'
import { Button } from '#site/ui/button.tsx'
import { Refused, Unreachable } from '#desk/lib/ask.ts'
import { Screen } from './screen.tsx'

/** In place of a screen that could not be shown. */
export function Failure() {
  const error = useRouteError()
  const words =
    error instanceof Refused || error instanceof Unreachable
      ? error.message
      : 'This page of the Desk could not be shown. Nothing that was kept is lost.'
  return (
    <Screen title="This did not work">
      <Notice tone="caution">
        <p>{words}</p>
        <p>
          <Button variant="outline" onClick={() => location.reload()}>
            Try again
          </Button>
        </p>
      </Notice>
    </Screen>
  )
}
