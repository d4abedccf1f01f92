import { prerender } from 'react-dom/static'
import { ServerRouter, type EntryContext } from 'react-router'

/** Renders one complete page at build time. Nothing is streamed, so there are few inline scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    // Writes parts of any length in place, not after the page with a script that moves them.
    progressiveChunkSize: Infinity,
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(prelude, { status, headers })
}
