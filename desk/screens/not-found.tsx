import { Link } from 'react-router'
import { Screen } from '#desk/frame/screen.tsx'

export function NotFound() {
  return (
    <Screen title="Page not found">
      <p>
        It may have been removed.{' '}
        <Link to="/" className="inline-flex min-h-11 items-center text-peacock underline">
          Go to Today
        </Link>
      </p>
    </Screen>
  )
}
