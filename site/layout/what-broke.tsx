import { useRouteError } from 'react-router'

/** Under `npm run dev`: the message that names file, field and cure. Visitors of a built site never see it. */
export function WhatBroke() {
  const error = useRouteError()
  if (!import.meta.env.DEV || !(error instanceof Error)) return null
  return (
    <pre className="mt-8 whitespace-pre-wrap rounded-control bg-white p-4 text-md text-ink">
      {error.message}
    </pre>
  )
}
