import { createHash } from 'node:crypto'
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { pageStream } from '#site/worker/page-stream.ts'
import { compress, firstFlightBytes } from './compress-files.ts'
import { reuse } from './reuse.ts'

/** What one prerendered page becomes. */
export interface FinishedPage {
  html: string
  /** The page's data as files of their own, where the document would be too long with it. */
  dataFiles: { name: string; text: string }[]
  /** The module that starts the page; the same for every page of a route. */
  boot: { name: string; code: string }
  /** The starter as a file, where the document would be too long with it even so. */
  starterFile?: { name: string; code: string }
  /** Source of the inline scripts that run, for the content policy. */
  inlineScripts: string[]
}

// Structured data does not run.
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

/** Of text, which Brotli makes a third of it. */
const dataFileChars = 5600
const longChars = 3000
const wholeChars = 700
/** The end of the data, such as `]}}}`, does not become a separate file. */
const leastChars = 200

/**
 * Parts of a page's data that give its JSON when joined, of 2.3 KB at most as sent, so that a change of a text or price changes one
 * part. Long texts begin a part, so that a longer text moves nothing in the parts after it. A list of entries holds its
 * entries whole and ends at the beginning of the next part, so that a new entry changes the last part of its list, or, where that
 * is full, is a part of its own.
 */
export function cutData(data: unknown): string[] {
  const parts = ['']
  let startsPart = false
  /** Ends of lists and names of fields, which the next part begins with. */
  let ending = ''
  const add = (words: string) => {
    const text = ending + words
    const last = parts.length - 1
    const part = parts[last] ?? ''
    if (part !== '' && (startsPart || part.length + text.length > dataFileChars)) parts.push(text)
    else parts[last] = part + text
    startsPart = false
    ending = ''
  }
  const walk = (value: unknown, before = '') => {
    const text = JSON.stringify(value)
    if (text.length <= wholeChars || typeof value !== 'object' || value === null) return add(before + text)
    const isList = Array.isArray(value)
    const listsEntries = isList && typeof value[0] === 'object' && 'slug' in value[0]
    if (listsEntries) {
      startsPart = true
      for (const [at, entry] of value.entries()) add((at > 0 ? ',' : `${before}[`) + JSON.stringify(entry))
      startsPart = true
      ending += ']'
      return
    }
    if (text.length > longChars) {
      startsPart = true
      ending += before
    } else if (before) add(before)
    for (const [at, [key, part]] of Object.entries(value).entries())
      walk(part, (at > 0 ? ',' : isList ? '[' : '{') + (isList ? '' : `${JSON.stringify(key)}:`))
    add(isList ? ']' : '}')
  }
  walk(data)
  add('')
  const end = parts.at(-1) ?? ''
  return parts.length > 1 && end.length < leastChars ? [...parts.slice(0, -2), parts.at(-2) + end] : parts
}

/** The data of the framework's stream. */
async function readStream(stream: string): Promise<unknown> {
  const values = JSON.parse(stream) as unknown[]
  if (values.some((value) => Array.isArray(value) && typeof value[0] === 'string'))
    throw new Error('A loader returns something that JSON cannot hold, such as a date. Let it return a text.')
  const { value } = await decode(new Response(stream).body as ReadableStream, globalThis as never)
  // Without fields that are undefined.
  return JSON.parse(JSON.stringify(value))
}

/** The bundler is loaded where a script is new. */
const minify = async (source: string): Promise<string> =>
  String(
    await reuse(['boot', source], async () => {
      const { minifySync } = await import('vite')
      return Buffer.from(minifySync('boot.js', source, { module: true }).code)
    }),
  )

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8)

/**
 * The same elements, spelt shorter: 0.1 KB of the longest trips. HTML lets these end tags go (§13.1.2.4), and React hydrates what
 * the browser has read.
 */
export const inFewerLetters = (html: string): string =>
  html
    .replaceAll('></path>', '/>')
    .replaceAll('&#x27;', "'")
    .replace(/( class="[^"]*) "/g, '$1"')
    .replace(/<\/li>(?=<li|<\/[uo]l>)|<\/d[td]>(?=<d[td]|<\/div>|<\/dl>)/g, '')
    .replace(/<\/p>(?=<(?:p|div|ul|ol|dl|h\d|section|\/div|\/section)\b)/g, '')

/**
 * Moves the framework's scripts of a page out of the way of its first paint (decision 005): the page keeps one small starter
 * and its data as JSON, or the names of the files that have them (decision 013). Everything executable goes to a file that the
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
    // Evaluating all modules in one task would block a phone's responses to the visitor.
    'const inOwnTask = async (load) => { await new Promise((resolve) => setTimeout(resolve)); return await load() };',
    ...largeModules.flatMap((start) =>
      preload
        .filter((href) => href.startsWith(start))
        .map((href) => `await inOwnTask(() => import("${href}"));`),
    ),
    context.code,
    `window.__reactRouterContext.streamController.enqueue((${String(pageStream)})(window.pageData));`,
    close.code,
    modules.code.replace(routeImport, 'const $1 = await inOwnTask(() => import($2));'),
  ].join('\n')
  const code = await minify(source)
  const name = `/assets/boot-${shortHash(code)}.js`
  const pageData = await readStream(JSON.parse(data) as string)

  // Restoring the scroll position of a history entry needs real heights (site/styles/base.css).
  const restore = await minify(
    'if(history.state||location.hash)document.documentElement.dataset.whole="";' +
      // Its own catch touches the storage again, which throws where a browser blocks it.
      `try{${scroll.code}}catch{}`,
  )

  const withPage = (page: object, startScript = `<script>${starter}</script>`) =>
    html
      .replace(scroll.element, (element) => element.replace(scroll.code, () => restore))
      .replace(preloadLink, '')
      // React needs the two elements of <Scripts> when it hydrates, with any content.
      .replace(context.element, '<script></script>')
      .replace(modules.element, '<script type="module" async=""></script>')
      .replace(enqueue.element, '')
      .replace(close.element, '')
      .replace(
        '</body>',
        () =>
          `<script type="application/json" id="page">${JSON.stringify(page).replaceAll('<', '\\u003c')}</script>${startScript}</body>`,
      )
  const start = { boot: name, preload, shared }
  const finished = { boot: { name, code }, dataFiles: [], inlineScripts: [restore, starter] }
  const fits = async (text: string) =>
    (await compress(Buffer.from(text), 'page')).br.length <= firstFlightBytes

  const whole = withPage({ ...start, data: pageData })
  if (await fits(whole)) return { ...finished, html: whole }

  const dataFiles = cutData(pageData).map((part) => ({
    name: `/assets/page-${shortHash(part)}.json`,
    text: part,
  }))
  const dataless = { ...start, dataFiles: dataFiles.map((file) => file.name) }
  const short = withPage(dataless)
  if (await fits(short)) return { ...finished, html: short, dataFiles }

  const starterFile = { name: `/assets/starter-${shortHash(starter)}.js`, code: starter }
  // Deferred scripts come after the main picture, which the starter waits for.
  const element = `<script src="${starterFile.name}" defer=""></script>`
  return { ...finished, html: inFewerLetters(withPage(dataless, element)), dataFiles, starterFile }
}
