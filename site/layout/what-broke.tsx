import { useRouteError } from 'react-router'

/** Under `npm run dev` only: the message with the file, the field and the fix. A built site does not have it. */
export function WhatBroke() {
  const error = useRouteError()
  if (!(error instanceof Error)) return null
  return (
    <pre className="mt-8 whitespace-pre-wrap rounded-control bg-white p-4 text-md text-ink">
      {error.message}
    </pre>
  )
}
