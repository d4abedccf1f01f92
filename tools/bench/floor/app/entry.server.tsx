import { prerender } from 'react-dom/static'
import { ServerRouter, type EntryContext } from 'react-router'

export default async function render(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />)
  headers.set('content-type', 'text/html')
  return new Response(prelude, { status, headers })
}
