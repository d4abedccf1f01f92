/**
 * The files that a browser fetches before it paints, and their order. They explain docs/benchmarks.md. Times are not
 * measured.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { builtSite as site } from '../support/built-site.ts'

const text = (file: string) => readFileSync(join(site, file), 'utf8')
const pages = globSync('**/*.html', { cwd: site })
  .toSorted()
  .map((file) => ({ file, html: text(file) }))

const elements = (html: string, name: string) => html.match(new RegExp(`<${name}[ >][^>]*>?`, 'g')) ?? []
const attribute = (element: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(element)?.[1]
const links = (html: string, rel: string) =>
  elements(html, 'link').filter((link) => attribute(link, 'rel') === rel)

/** The problems of all pages, each with the page's name. */
function complaints(look: (html: string) => string[]): string[] {
  return pages.flatMap(({ file, html }) => look(html).map((complaint) => `${file}: ${complaint}`))
}

interface Start {
  boot: string
  preload: string[]
}
const startOf = (html: string): Start =>
  JSON.parse(/<script type="application\/json" id="page">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as Start

describe('before the first paint', () => {
  it('all pages exist', () => {
    expect(pages.length).toBeGreaterThan(60)
  })

  it('the only fetched script is the starter of the longest pages; inline scripts are two short ones, and all others wait for the starter', () => {
    const fetched = complaints((html) =>
      elements(html, 'script').filter((it) => attribute(it, 'src')?.startsWith('/assets/starter-') === false),
    )
    const long = complaints((html) => {
      const running = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code.length)
      const bytes = running.reduce((sum, it) => sum + it, 0)
      return bytes > 3000 ? [`${bytes} bytes of scripts in the page`] : []
    })
    expect([...fetched, ...long]).toEqual([])
  })

  it('a single stylesheet blocks, without imports', () => {
    const others = complaints((html) =>
      links(html, 'stylesheet').length === 1 ? [] : [`${links(html, 'stylesheet').length} stylesheets`],
    )
    expect(others).toEqual([])
    for (const file of globSync('assets/*.css', { cwd: site })) expect(text(file)).not.toMatch(/@import/)
  })

  it('no style has a background picture, which would load late and might be the largest contentful paint', () => {
    for (const file of globSync('assets/*.css', { cwd: site }))
      expect(text(file)).not.toMatch(/background(-image)?:[^;}]*url\(/)
  })

  it('only the two fonts are preloaded, and only in wide windows', () => {
    const styles = globSync('assets/*.css', { cwd: site }).map(text).join('')
    const wrong = complaints((html) => {
      const preloads = links(html, 'preload')
      const fonts = preloads.filter((it) => attribute(it, 'as') === 'font')
      const unused = fonts.map((it) => attribute(it, 'href') ?? '').filter((href) => !styles.includes(href))
      const isCrossOrigin = fonts.every((it) => attribute(it, 'crossorigin') === 'anonymous')
      return [
        ...(fonts.length === 2 && preloads.length === 2 ? [] : [`preloads ${preloads.join(' ')}`]),
        ...unused.map((href) => `${href} is in no stylesheet`),
        ...(isCrossOrigin ? [] : ['a font would be fetched twice: crossorigin is missing']),
        ...fonts.filter((it) => attribute(it, 'media') !== '(width &gt;= 64rem)'),
        ...links(html, 'modulepreload'),
        ...links(html, 'preconnect'),
      ]
    })
    expect(wrong).toEqual([])
  })
})

describe('pictures', () => {
  const urgent = (html: string) =>
    elements(html, 'img').filter((it) => attribute(it, 'fetchpriority') === 'high')

  it('at most the first has a high priority, and pages that start with a picture have one', () => {
    const wrong = complaints((html) => {
      const all = elements(html, 'img')
      const first = urgent(html)
      if (first.length > 1) return [`${first.length} pictures hurry`]
      return first.length === 1 && first[0] !== all[0] ? ['not its first picture hurries'] : []
    })
    expect(wrong).toEqual([])
    const leading = pages.filter(({ html }) => urgent(html).length === 1)
    expect(leading.length).toBeGreaterThan(40)
  })

  it('all others load lazily', () => {
    const eager = complaints((html) => {
      const others = elements(html, 'img').filter((it) => attribute(it, 'fetchpriority') !== 'high')
      const held = html.match(/ data-far=""/g) ?? []
      return [
        ...others.filter((it) => attribute(it, 'loading') !== 'lazy'),
        ...(held.length === others.length ? [] : [`${held.length} of ${others.length} pictures are held`]),
      ]
    })
    expect(eager).toEqual([])
  })

  it('each has an aspect ratio and sizes, so that nothing moves and no file is larger than needed', () => {
    const wrong = complaints((html) => [
      ...elements(html, 'img').filter((it) => !attribute(it, 'width') || !attribute(it, 'height')),
      ...elements(html, 'source').filter((it) => !attribute(it, 'sizes')),
    ])
    expect(wrong).toEqual([])
  })
})

describe('scripts', () => {
  const weigh = (url: string) => gzipSync(readFileSync(join(site, url)), { level: 9 }).length / 1024
  const routeMaxKib = 8
  // A destination's page has the most parts. HTTP/2 sends many small files together.
  const requestsMax = 18

  it(`a route's own code is at most ${routeMaxKib} KiB`, () => {
    const imported = pages.map(
      ({ html }) =>
        new Set(
          [...text(startOf(html).boot).matchAll(/import\(`(\/assets\/[^`]+\.js)`\)/g)].map(
            ([, url = '']) => url,
          ),
        ),
    )
    const ofEveryPage = imported.reduce((all, urls) => all.intersection(urls))
    const ofRoutes = imported.reduce((all, urls) => all.union(urls)).difference(ofEveryPage)
    expect(ofEveryPage.size).toBeGreaterThan(0)
    expect(ofRoutes.size).toBeGreaterThan(10)
    const heavy = [...ofRoutes].filter((url) => weigh(url) > routeMaxKib)
    expect(heavy.map((url) => `${url}: ${weigh(url).toFixed(1)} KiB`)).toEqual([])
  })

  it(`a page requests ${requestsMax} scripts at most, and all exist`, () => {
    const wrong = complaints((html) => {
      const { boot, preload } = startOf(html)
      const all = new Set([boot, ...preload])
      const missing = [...all].filter((url) => !existsSync(join(site, url)))
      return [...missing, ...(all.size > requestsMax ? [`${all.size} scripts: ${[...all].join(' ')}`] : [])]
    })
    expect(wrong).toEqual([])
  })
})
