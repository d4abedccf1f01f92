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
      : 'The Desk could not show this page. Your saved changes are safe. Try again.'
  return (
    <Screen title="Something went wrong">
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
