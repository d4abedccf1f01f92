import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What a page weighs before any picture, in KiB of brotli: itself, and scripts with everything they import at once. */
export function firstLoad(site: string, page: string): { html: number; scripts: number } {
  const file = join(site, page, 'index.html')
  const html = readFileSync(file, 'utf8')
  const data = /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(html)?.[1]
  if (data === undefined) throw new Error(`${page} has no data block: was it finished?`)
  const { boot, preload } = JSON.parse(data) as { boot: string; preload: string[] }
  const found = new Set<string>()
  const visit = (url: string) => {
    if (found.has(url) || !existsSync(join(site, url))) return
    found.add(url)
    const code = readFileSync(join(site, url), 'utf8')
    for (const [, target = ''] of code.matchAll(/(?:\bimport|\bfrom)\s*"([^"]+\.js)"/g))
      visit(target.startsWith('/') ? target : join(dirname(url), target))
  }
  for (const url of [boot, ...preload]) visit(url)
  const weights = [...found].map((url) => brotliKib(join(site, url)))
  return { html: brotliKib(file), scripts: weights.reduce((sum, it) => sum + it, 0) }
}

const brotliKib = (file: string): number => statSync(`${file}.br`).size / 1024
