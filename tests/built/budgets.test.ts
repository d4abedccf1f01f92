import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { filesOfPage } from '#site/worker/page-files.ts'
import { builtSite as site } from '../support/built-site.ts'

/** Sizes after gzip, in KB of 1024 bytes. Pictures are not compressed. */
// Scripts: the framework alone is 103.2.
const budgets = { scriptsKb: 128, startKb: 192, startFiles: 31, stylesKb: 16, pageKb: 40, pictureKb: 220 }

// A page as sent, in bytes. The server's headers are 1,081 of them (publish/finish/compress-files.ts).
const headers = 1081
const documentBytes = 14_600

const pages = globSync('**/*.html', { cwd: site }).toSorted()
const pictures = globSync('**/*.{avif,webp,jpg,jpeg,png,gif,svg}', { cwd: site })

it('finds a built site', () => {
  expect(pages.length).toBeGreaterThan(0)
  expect(pictures.length).toBeGreaterThan(0)
})

it(`no page is more than ${budgets.pageKb} KB of HTML`, () => {
  expectNone(pagesOver(budgets.pageKb, (html) => [['HTML', weightOf(html)]]))
})

it(`a page is at most ${documentBytes} bytes as sent, with its headers`, () => {
  const over = pages
    .map((page) => ({ page, bytes: statSync(join(site, `${page}.br`)).size + headers }))
    .filter(({ bytes }) => bytes > documentBytes)
  expectNone(over.map(({ page, bytes }) => `${page}: ${bytes} bytes`))
})

it(`no page initially loads more than ${budgets.scriptsKb} KB of scripts`, () => {
  expectNone(pagesOver(budgets.scriptsKb, (html) => weigh(withStaticImports(scriptsOf(html)))))
})

it(`a page initially loads at most ${budgets.startKb} KB in ${budgets.startFiles} files as sent, without pictures`, () => {
  const sent = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size / 1024
  const over = pages.flatMap((page) => {
    // The starter's list, the styles and the fonts.
    const files = filesOfPage(readFileSync(join(site, page), 'utf8'))
    const kb = [page, ...files].reduce((sum, file) => sum + sent(join(site, file)), 0)
    if (files.length > 4 && files.length < budgets.startFiles && kb <= budgets.startKb) return []
    return `${page}: ${kb.toFixed(1)} KB in ${files.length + 1} files`
  })
  expectNone(over)
})

it(`no page loads more than ${budgets.stylesKb} KB of styles`, () => {
  expectNone(pagesOver(budgets.stylesKb, (html) => weigh(linked(html, 'stylesheet'))))
})

it(`no picture is larger than ${budgets.pictureKb} KB`, () => {
  const heavy = pictures
    .map((path) => ({ path, weight: statSync(join(site, path)).size / 1024 }))
    .filter(({ weight }) => weight > budgets.pictureKb)
    .map(({ path, weight }) => `${path}: ${Math.round(weight)} KB`)
  expectNone(heavy)
})

type Weights = [name: string, kb: number][]

/** Each page above the budget, or without any measured file, with its largest parts. */
function pagesOver(limitKb: number, weighParts: (html: string) => Weights): string[] {
  const over = pages.flatMap((page) => {
    const parts = weighParts(readFileSync(join(site, page), 'utf8')).toSorted((a, b) => b[1] - a[1])
    const total = parts.reduce((sum, [, weight]) => sum + weight, 0)
    if (parts.length > 0 && total <= limitKb) return []
    const heaviest = parts.slice(0, 4).map(([name, weight]) => `${name} ${weight.toFixed(1)}`)
    return { total, text: `${page}: ${total.toFixed(1)} KB (${heaviest.join(', ')})` }
  })
  return over.toSorted((a, b) => b.total - a.total).map(({ text }) => text)
}

function expectNone(complaints: string[]) {
  expect(complaints.length, `\n${complaints.join('\n')}\n`).toBe(0)
}

/** The finishing step of the build lists a page's modules in its data block; plain tags are included too. */
function scriptsOf(html: string): string[] {
  const tags = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src = '']) => src)
  const data = /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(html)?.[1]
  const listed = data === undefined ? null : (JSON.parse(data) as { boot: string; preload: string[] })
  return [...tags, ...linked(html, 'modulepreload'), ...(listed ? [listed.boot, ...listed.preload] : [])]
}

function linked(html: string, rel: string): string[] {
  const links = html.match(/<link [^>]*>/g) ?? []
  return links
    .filter((link) => link.includes(`rel="${rel}"`))
    .map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? '')
}

function withStaticImports(urls: string[]): string[] {
  const found = new Set<string>()
  const visit = (url: string) => {
    if (found.has(url) || !existsSync(join(site, url))) return
    found.add(url)
    const code = readFileSync(join(site, url), 'utf8')
    // Minified modules: `import"./a.js"`, `import{b}from"./c.js"`, `export*from"./d.js"`; not `import("./e.js")`.
    for (const [, target = ''] of code.matchAll(/(?:\bimport|\bfrom)\s*"([^"]+\.js)"/g)) {
      visit(target.startsWith('/') ? target : join(dirname(url), target))
    }
  }
  for (const url of urls) visit(url)
  return [...found]
}

const known = new Map<string, number>()

function weigh(urls: string[]): Weights {
  return urls.map((url) => {
    const weight = known.get(url) ?? weightOf(readFileSync(join(site, url)))
    known.set(url, weight)
    return [url, weight]
  })
}

function weightOf(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length / 1024
}
