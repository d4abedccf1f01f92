import { describe, expect, it } from 'vitest'
import { numberedData } from '#site/worker/page-files.ts'
import { cutData, finishPage, plainData } from './finish-page.ts'

const page = (extra = '') =>
  `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head><body><p>Words</p>` +
  `<script>/* react-router-scroll-positions */</script>` +
  `<script>window.__reactRouterContext = {};</script>` +
  `<script type="module" async="">import "/assets/manifest.js";</script>` +
  `<script>window.__reactRouterContext.streamController.enqueue("[\\"</script>\\u003c/script>\\"]");</script>`.replace(
    '</script>\\u003c',
    '\\u003c',
  ) +
  `<script>window.__reactRouterContext.streamController.close();</script>${extra}</body></html>`

const x = { starter: 'x', shared: '/assets/shared.json' }

it('leaves the page its words, its data as JSON and one starter', async () => {
  const { html, boot, inlineScripts } = await finishPage(page(), {
    starter: 'start()',
    shared: '/assets/shared.json',
  })
  expect(html).toContain('<p>Words</p>')
  expect(html).not.toContain('modulepreload')
  expect(html).not.toContain('enqueue')
  expect(html).toContain('<script>start()</script></body>')
  const data = /<script type="application\/json" id="page">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(data)).toEqual({
    boot: boot.name,
    preload: ['/assets/a.js', '/assets/b.js'],
    shared: '/assets/shared.json',
    data: '["</script>"]',
  })
  expect(inlineScripts).toHaveLength(2)
})

it('names files of data where the document would be too long with it', async () => {
  const words = Array.from({ length: 9000 }, (_, at) => (at * 7919 * at) % 104_729).join(' ')
  const long = page().replace('Words', words)
  const { html, dataFiles } = await finishPage(long, x)
  const start = /<script type="application\/json" id="page">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(start)).toMatchObject({ dataFiles: dataFiles.map(({ name }) => name) })
  expect(JSON.parse(start)).not.toHaveProperty('data')
  expect(dataFiles.map(({ text }) => text)).toEqual(['"</script>"'])
  expect((await finishPage(page(), x)).dataFiles).toEqual([])
})

describe('data in parts', () => {
  const entry = (at: number) => ({
    slug: `place-${at}`,
    price: at * 37,
    note: null,
    words: `${at}`.repeat(at % 30),
  })
  const entries = Array.from({ length: 400 }, (_, at) => entry(at))
  const parts = cutData(JSON.stringify(entries))
  const news = (other: unknown) => cutData(JSON.stringify(other)).filter((part) => !parts.includes(part))

  it('is whole again when they are joined, and as the framework wrote it', () => {
    expect(parts.length).toBeGreaterThan(4)
    expect(JSON.parse(parts.join(''))).toEqual(entries)
    const numbered = numberedData(parts.join(''))
    expect(JSON.parse(numbered)).toContain('place-7')
    expect(JSON.parse(plainData(numbered))).toEqual(entries)
  })

  it('changes in one or two of them when a text does, or when there is an entry more', () => {
    expect(
      news(entries.with(200, { ...entry(200), words: 'a much longer text '.repeat(4) })).length,
    ).toBeLessThan(3)
    expect(news(entries.toSpliced(100, 0, entry(999))).length).toBeLessThan(3)
  })

  it('stops the build at a value that JSON cannot hold', () => {
    expect(() => plainData('[{"_1":2},"day",["D",1764000000000]]')).toThrow(/write it as text/)
    expect(() => plainData('[{"_1":-2},"size"]')).toThrow(/write it as text/)
  })

  it('holds a long text once', () => {
    const long = 'A sentence of a trip that its structured data repeats word for word.'
    const numbered = JSON.stringify([{ _1: 2, _3: 4 }, 'pages/trip', [5, 5], 'about', 5, long])
    const plain = plainData(numbered)
    expect(plain.split(long)).toHaveLength(2)
    const all = { 'pages/trip': [long, long], about: 5 }
    expect(JSON.parse(plainData(numbered))).toEqual({ ...all, 'pages/trip': [long, '\tpages/trip\t0'] })
    expect(JSON.parse(plainData(numberedData(plain)))).toEqual(all)
  })

  it('leaves out a field without a value', () => {
    expect(plainData('[{"_1":-7,"_2":-5},"price","note"]')).toBe('{"note":null}')
  })
})

it('evaluates the large modules and those of the route one by one', async () => {
  const modules = ['frame-1', 'b', 'framework-1'].map(
    (it) => `<link rel="modulepreload" href="/assets/${it}.js"/>`,
  )
  const routes = 'import * as route0 from "/assets/root.js"; import * as route1 from "/assets/b.js";'
  const { boot } = await finishPage(
    page()
      .replace('</head>', `${modules.join('')}</head>`)
      .replace('import "', `${routes} import "`),
    x,
  )
  const imported = [...boot.code.matchAll(/(await \w+\(\(\)=>)?import\(`\/assets\/(.+?)`\)/g)]
  expect(imported.map(([, isAwaited, file]) => isAwaited && file)).toEqual([
    'framework-1.js',
    'frame-1.js',
    'root.js',
    'b.js',
  ])
  expect(boot.code).not.toMatch(/\bfrom\b/)
})

it('gives every page of a route the same file, whatever its words', async () => {
  const other = page().replace('Words', 'Other words')
  expect((await finishPage(page(), x)).boot).toEqual((await finishPage(other, x)).boot)
})

it('lets the script that restores the scroll position fail in silence where storage is blocked', async () => {
  const { html, inlineScripts } = await finishPage(page(), x)
  const wrapped = 'try{/* react-router-scroll-positions */}catch{}'
  expect(html).toContain(`${wrapped}</script>`)
  expect(inlineScripts[0]).toMatch(/try\{.*\}catch\{\}$/)
})

it('stops the build when the framework writes a script it does not know', async () => {
  await expect(finishPage(page('<script>surprise()</script>'), x)).rejects.toThrow(/adapt it/)
})
