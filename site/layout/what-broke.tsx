import { useRouteError } from 'react-router'

/** Under `npm run dev` only: the message that names file, field and cure. A built site does without it. */
export function WhatBroke() {
  const error = useRouteError()
  if (!(error instanceof Error)) return null
  return (
    <pre className="mt-8 whitespace-pre-wrap rounded-control bg-white p-4 text-md text-ink">
      {error.message}
    </pre>
  )
}
