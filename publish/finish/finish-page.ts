import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { minifySync } from 'vite'
import { numberedData } from '#site/worker/page-files.ts'
import { compressPage, firstFlightBytes } from './compress-files.ts'

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** What one prerendered page becomes. */
export interface FinishedPage {
  html: string
  /** The page's data as files of their own, where the document would be too long with it. */
  dataFiles: { name: string; text: string }[]
  /** The module that starts the page; the same for every page of a route whose data is in the document, or out of it. */
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
/** How the framework writes null, and a field without a value. */
const [nullValue, noValue] = [-5, -7]
const enqueueCall = /^window\.__reactRouterContext\.streamController\.enqueue\(("[\s\S]*")\);$/

interface Surroundings {
  /** Source of the script that starts every page. */
  starter: string
  /** Address of the content that every page may need. */
  shared: string
}

/** Characters of a part, of which Brotli makes a third. The longest is 3 KB as sent, and most are half of that. */
const [shortestPart, longestPart] = [3000, 6000]

/** Of a text that is worth a reference. */
const longText = 60

/**
 * The framework's list of values, in which objects name keys and values by their places in the list, as plain JSON, in which a
 * value more or less moves no other. A long text that occurs again is the path to where it was first, each step after a tab, so
 * that it changes in one place.
 *
 * @throws when a value is not of JSON, such as a date: loaders have none
 */
export function plainData(text: string): string {
  const values = JSON.parse(text) as unknown[]
  const seen = new Map<number, string>()
  const valueAt = (at: number, path: string): unknown => {
    if (at === noValue) return undefined
    if (at === nullValue) return null
    const value = values[at]
    if (at < 0 || (Array.isArray(value) && typeof value[0] === 'string'))
      throw new Error(
        `A loader returns what JSON cannot say (${at} ${JSON.stringify(value)}): write it as text.`,
      )
    if (Array.isArray(value))
      return (value as number[]).map((place, index) => valueAt(place, `${path}\t${index}`))
    if (typeof value === 'object' && value !== null) {
      const fields = Object.entries(value as Record<string, number>)
      const names = fields.map(([key, place]) => [String(values[Number(key.slice(1))]), place] as const)
      return Object.fromEntries(names.map(([name, place]) => [name, valueAt(place, `${path}\t${name}`)]))
    }
    const before = seen.get(at)
    if (before !== undefined) return before
    if (typeof value === 'string' && value.length > longText) seen.set(at, path)
    return value
  }
  return JSON.stringify(valueAt(0, ''))
}

/**
 * Parts of a text that give the whole when joined. Words that come or go change the part that they are in, and seldom the next:
 * each part ends before characters whose checksum says so, wherever these are.
 */
export function cutData(text: string): string[] {
  const parts: string[] = []
  let [start, lastComma] = [0, 0]
  for (const { index } of text.matchAll(/,(?=["{[])/g)) {
    const isEnd = index - start >= shortestPart && crc32(text.slice(index, index + 64)) % 6 === 0
    const end = isEnd ? index : index - start > longestPart ? lastComma : start
    if (end > start) {
      parts.push(text.slice(start, end))
      start = end
    }
    lastComma = index
  }
  return [...parts, text.slice(start)]
}

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

  const bootThatReads = (pageData: string) => {
    const source = [
      // All modules evaluated at once would hold up a phone's answers to the visitor.
      'const inOwnTask = async (load) => { await new Promise((resolve) => setTimeout(resolve)); return await load() };',
      ...largeModules.flatMap((start) =>
        preload
          .filter((href) => href.startsWith(start))
          .map((href) => `await inOwnTask(() => import("${href}"));`),
      ),
      context.code,
      `window.__reactRouterContext.streamController.enqueue(${pageData});`,
      close.code,
      modules.code.replace(routeImport, 'const $1 = await inOwnTask(() => import($2));'),
    ].join('\n')
    const { code } = minifySync('boot.js', source, { module: true })
    return { name: `/assets/boot-${shortHash(code)}.js`, code }
  }
  const text = JSON.parse(data) as string

  // An entry of the history that was left keeps its place, which is found by real heights (site/styles/base.css).
  const restore =
    'if(history.state||location.hash)document.documentElement.dataset.whole="";' +
    // Its own catch touches the storage again, which throws where a browser blocks it.
    `try{${scroll.code}}catch{}`

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
  const start = { preload, shared }
  const inside = bootThatReads('window.pageData')
  const whole = withPage({ boot: inside.name, ...start, data: text })
  if ((await compressPage(Buffer.from(whole))).length <= firstFlightBytes)
    return { html: whole, dataFiles: [], boot: inside, inlineScripts: [restore, starter] }
  const outside = bootThatReads(`(${numberedData.toString()})(window.pageData)`)
  const dataFiles = cutData(plainData(text)).map((part) => ({
    name: `/assets/page-${shortHash(part)}.json`,
    text: part,
  }))
  const names = dataFiles.map(({ name }) => name)
  const parted = withPage({ boot: outside.name, ...start, dataFiles: names })
  return { html: parted, dataFiles, boot: outside, inlineScripts: [restore, starter] }
}
