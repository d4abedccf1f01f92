import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { minifySync } from 'vite'
import { reuse } from './reuse.ts'

const brotli = promisify(brotliCompress)

/** What one prerendered page becomes. */
export interface FinishedPage {
  html: string
  /** The page's data as a file of its own, where the document would be too long with it. */
  data: { name: string; text: string } | undefined
  /** The module that starts the page; the same for every page of a route. */
  boot: { name: string; code: string }
  /** Source of the inline scripts that run, for the content policy. */
  inlineScripts: string[]
}

// Structured data is no script.
const scriptElement = /<script(?![^>]*\bsrc=|[^>]*ld\+json)([^>]*)>([\s\S]*?)<\/script>/g
const preloadLink = /<link rel="modulepreload" href="([^"]+)"\/>/g
const routeImport = /import \* as (\w+) from ("[^"]+");/g
/** Addresses of what takes longest to evaluate (vite.config.ts), each after what it imports. */
const largeModules = ['/assets/framework-', '/assets/frame-']
const enqueueCall = /^window\.__reactRouterContext\.streamController\.enqueue\(("[\s\S]*")\);$/

interface Surroundings {
  /** Source of the script that starts every page. */
  starter: string
  /** Address of the content that every page may need. */
  shared: string
}

/** What a server sends before it waits for the first answer: ten packets of 1,460 bytes, of which our headers take up to 1,200. */
export const firstFlightBytes = 13_400

async function isLong(html: string): Promise<boolean> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  const bytes = await reuse(['brotli 9, length', html], async () =>
    Buffer.from(String((await brotli(html, { params })).length)),
  )
  return Number(bytes) > firstFlightBytes
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8)

/**
 * Moves the framework's scripts of a page out of the way of its first paint (decision 005): the page keeps one small starter
 * and its data as JSON, or the name of the file that has it (decision 013). Everything executable goes to a file that the
 * starter imports after the paint.
 *
 * @throws when the framework writes other scripts than the five this step knows
 */
export async function finishPage(html: string, { starter, shared }: Surroundings): Promise<FinishedPage> {
  const preload = [...html.matchAll(preloadLink)].map(([, href = '']) => href)
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
      'The framework writes other scripts than publish/finish/finish-page.ts expects. Look at a page in build/client and adapt it.',
    )

  const source = [
    // All modules evaluated at once would hold up a phone's answers to the visitor.
    'const inOwnTask = async (load) => { await new Promise((resolve) => setTimeout(resolve)); return await load() };',
    ...largeModules.flatMap((start) =>
      preload
        .filter((href) => href.startsWith(start))
        .map((href) => `await inOwnTask(() => import("${href}"));`),
    ),
    context.code,
    'window.__reactRouterContext.streamController.enqueue(window.pageData);',
    close.code,
    modules.code.replace(routeImport, 'const $1 = await inOwnTask(() => import($2));'),
  ].join('\n')
  const { code } = minifySync('boot.js', source, { module: true })
  const name = `/assets/boot-${shortHash(code)}.js`
  const text = JSON.parse(data) as string
  const file = { name: `/assets/page-${shortHash(text)}.json`, text }

  // Its own catch touches the storage again, which throws where a browser blocks it.
  const restore = `try{${scroll.code}}catch{}`

  const withPage = (page: object) =>
    html
      .replace(scroll.element, (element) => element.replace(scroll.code, () => restore))
      .replace(preloadLink, '')
      // React expects to find the two elements of <Scripts> when it hydrates, whatever they hold.
      .replace(context.element, '<script></script>')
      .replace(modules.element, '<script type="module" async=""></script>')
      .replace(enqueue.element, '')
      .replace(close.element, '')
      .replace(
        '</body>',
        () =>
          `<script type="application/json" id="page">${JSON.stringify(page).replaceAll('<', '\\u003c')}</script><script>${starter}</script></body>`,
      )
  const start = { boot: name, preload, shared }
  const whole = withPage({ ...start, data: text })
  const isApart = await isLong(whole)
  return {
    html: isApart ? withPage({ ...start, dataFile: file.name }) : whole,
    data: isApart ? file : undefined,
    boot: { name, code },
    inlineScripts: [restore, starter],
  }
}
