import { createHash } from 'node:crypto'

/** What one prerendered page becomes. */
export interface FinishedPage {
  html: string
  /** The module that starts the page; the same for every page of a route. */
  boot: { name: string; code: string }
  /** Source of the inline scripts that run, for the content policy. */
  inlineScripts: string[]
}

const scriptElement = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g
const preloadLink = /<link rel="modulepreload" href="([^"]+)"\/>/g
const enqueueCall = /^window\.__reactRouterContext\.streamController\.enqueue\(("[\s\S]*")\);$/

/**
 * Moves the framework's scripts of a page out of the way of its first paint (decision 005): the page keeps its data as
 * JSON and one small starter; everything executable goes to a file that the starter imports after the paint.
 *
 * @throws when the framework writes other scripts than the five this step knows
 */
export function finishPage(html: string, starter: string): FinishedPage {
  const preload = [...html.matchAll(preloadLink)].map(([, href]) => href)
  const scripts = [...html.matchAll(scriptElement)].map(([element, attributes = '', code = '']) => ({
    element,
    attributes,
    code,
  }))
  const [scroll, context, modules, enqueue, close] = scripts
  const data = enqueueCall.exec(enqueue?.code ?? '')?.[1]
  if (
    scripts.length !== 5 ||
    !scroll?.code.includes('react-router-scroll-positions') ||
    !context?.code.startsWith('window.__reactRouterContext = ') ||
    !modules?.attributes.includes('type="module"') ||
    !close?.code.includes('streamController.close()') ||
    !enqueue ||
    data === undefined
  )
    throw new Error(
      'The framework writes other scripts than tools/finish/finish-page.ts expects. Look at a page in build/client and adapt it.',
    )

  const code = [
    context.code,
    "window.__reactRouterContext.streamController.enqueue(JSON.parse(document.getElementById('page').textContent).data);",
    close.code,
    modules.code,
  ].join('\n')
  const name = `/assets/boot-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
  const page = JSON.stringify({ boot: name, preload, data: JSON.parse(data) as string }).replaceAll(
    '<',
    '\\u003c',
  )

  // Its own catch touches the storage again, which throws where a browser blocks it.
  const restore = `try{${scroll.code}}catch{}`

  const finished = html
    .replace(scroll.element, (element) => element.replace(scroll.code, () => restore))
    .replace(preloadLink, '')
    // React expects to find the two elements of <Scripts> when it hydrates, whatever stands in them.
    .replace(context.element, '<script></script>')
    .replace(modules.element, '<script type="module" async=""></script>')
    .replace(enqueue.element, '')
    .replace(close.element, '')
    .replace(
      '</body>',
      () => `<script type="application/json" id="page">${page}</script><script>${starter}</script></body>`,
    )
  return { html: finished, boot: { name, code }, inlineScripts: [restore, starter] }
}
