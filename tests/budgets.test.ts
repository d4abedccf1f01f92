import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { root } from './support/source-files.ts'

/** Compressed as gzip does it, in KB of 1024 bytes; pictures as they are. */
const budgets = { scriptsKb: 130, stylesKb: 20, pageKb: 40, pictureKb: 220 }

const site = join(root, 'build', 'client')
const pages = globSync('**/*.html', { cwd: site }).toSorted()
const pictures = globSync('**/*.{avif,webp,jpg,jpeg,png,gif,svg}', { cwd: site })

it('finds a built site to weigh', () => {
  expect(pages.length).toBeGreaterThan(0)
  expect(pictures.length).toBeGreaterThan(0)
})

describe.each(pages)('%s', (page) => {
  const html = readFileSync(join(site, page), 'utf8')

  it(`is at most ${budgets.pageKb} KB of HTML`, () => {
    expect(kb(gzipSync(html).length)).toBeLessThanOrEqual(budgets.pageKb)
  })

  it(`loads at most ${budgets.scriptsKb} KB of scripts at first`, () => {
    const scripts = withStaticImports(scriptsOf(html))
    expect(scripts.length, 'scripts found in the page').toBeGreaterThan(0)
    expect(weigh(scripts), scripts.join('\n')).toBeLessThanOrEqual(budgets.scriptsKb)
  })

  it(`loads at most ${budgets.stylesKb} KB of styles`, () => {
    const styles = linked(html, 'stylesheet')
    expect(styles.length, 'style sheets found in the page').toBeGreaterThan(0)
    expect(weigh(styles), styles.join('\n')).toBeLessThanOrEqual(budgets.stylesKb)
  })
})

it(`no picture is heavier than ${budgets.pictureKb} KB`, () => {
  const heavy = pictures
    .map((path) => ({ path, weight: kb(statSync(join(site, path)).size) }))
    .filter(({ weight }) => weight > budgets.pictureKb)
    .map(({ path, weight }) => `${path}: ${weight} KB`)
  expect(heavy).toEqual([])
})

/** The finishing step of the build lists a page's modules in its data block; what stands in plain tags counts too. */
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

const weights = new Map<string, number>()

function weigh(urls: string[]): number {
  const bytes = urls.map((url) => {
    const known = weights.get(url) ?? gzipSync(readFileSync(join(site, url)), { level: 9 }).length
    weights.set(url, known)
    return known
  })
  return kb(bytes.reduce((sum, each) => sum + each, 0))
}

function kb(bytes: number): number {
  return Math.round((bytes / 1024) * 10) / 10
}
