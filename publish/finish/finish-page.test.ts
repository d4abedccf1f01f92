import { describe, expect, it } from 'vitest'
import { cutData, finishPage, inFewerLetters } from './finish-page.ts'

const stream = (value: string) =>
  JSON.stringify(JSON.stringify([{ _1: 2 }, 'words', value])).replaceAll('<', '\\u003c')

const page = (extra = '', data = stream('</script>')) =>
  `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head><body><p>Words</p>` +
  `<script>restore('react-router-scroll-positions')</script>` +
  `<script>window.__reactRouterContext = {};</script>` +
  `<script type="module" async="">import "/assets/manifest.js";</script>` +
  `<script>window.__reactRouterContext.streamController.enqueue(${data});</script>` +
  `<script>window.__reactRouterContext.streamController.close();</script>${extra}</body></html>`

const x = { starter: 'x', shared: '/assets/shared.json' }

it('leaves the text, the data as JSON and one starter in the page', async () => {
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
    data: { words: '</script>' },
  })
  expect(inlineScripts).toHaveLength(2)
})

it('writes a long page with fewer characters, which a browser reads as the same', () => {
  const html =
    `<ul class="a "><li>It&#x27;s</li><li><p>One</p><p>Two</p><svg><path d="m0 0"></path></svg></li></ul>` +
    '<dl><div><dt>Stay</dt><dd>Lima</dd></div></dl><p>See <a href="/">home</a></p><a href="/faq">FAQ</a> '
  expect(inFewerLetters(html)).toBe(
    `<ul class="a"><li>It's<li><p>One<p>Two</p><svg><path d="m0 0"/></svg></ul>` +
      '<dl><div><dt>Stay<dd>Lima</div></dl><p>See <a href="/">home</a></p><a href="/faq">FAQ</a> ',
  )
})

it('puts the data into files if the document would be too long with it', async () => {
  const words = Array.from({ length: 9000 }, (_, at) => (at * 7919 * at) % 104_729).join(' ')
  const long = page().replace('Words', words)
  const { html, dataFiles } = await finishPage(long, x)
  const start = /<script type="application\/json" id="page">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(start)).toMatchObject({ dataFiles: dataFiles.map(({ name }) => name) })
  expect(JSON.parse(start)).not.toHaveProperty('data')
  expect(dataFiles.map(({ text }) => text)).toEqual(['{"words":"</script>"}'])
  expect((await finishPage(page(), x)).dataFiles).toEqual([])
})

it('puts the starter into a file if the document is too long even without its data', async () => {
  const words = (count: number, from = 0) =>
    Array.from({ length: count }, (_, at) => (from + at * 7919 * at) % 104_729).join(' ')
  const data = stream(words(5000, 1))
  const finish = (count: number) => finishPage(page('', data).replace('Words', words(count)), x)
  const { html, starterFile, inlineScripts } = await finish(9000)
  expect(html).toContain(`<script src="${starterFile?.name}" defer=""></script></body>`)
  expect(html).not.toContain('<script>x</script>')
  expect(starterFile?.code).toBe('x')
  // The policy is the same on every page.
  expect(inlineScripts).toContain('x')
  const { html: shorter, dataFiles, ...rest } = await finish(3000)
  expect(dataFiles).not.toEqual([])
  expect(shorter).toContain('<script>x</script></body>')
  expect(rest).not.toHaveProperty('starterFile')
})

describe('data in parts', () => {
  const text = (at: number) => `text ${at} ${'x'.repeat(400 + (at % 7) * 90)}`
  const entries = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ slug: `${at}`, text: text(at) }))
  const data = (places: object[]) => ({
    words: Array.from({ length: 30 }, (_, at) => text(at)),
    places,
    trips: entries(9),
  })
  const parts = cutData(data(entries(9)))
  const changed = (now: object) => cutData(now).filter((part) => !parts.includes(part))

  it('is complete when they are joined', () => {
    expect(parts.length).toBeGreaterThan(3)
    expect(JSON.parse(parts.join(''))).toEqual(data(entries(9)))
  })

  it('changes in one part if one text changes', () => {
    const places = entries(9).with(4, { slug: '4', text: 'short' })
    expect(changed(data(places))).toHaveLength(1)
  })

  it('changes in one part if an entry is added at the end of a list, whether the last part has room for it or is full', () => {
    for (let count = 9; count < 30; count += 1) {
      const before = cutData(data(entries(count)))
      const now = cutData(data([...entries(count), { slug: 'new', text: 'A new place. '.repeat(60) }]))
      expect(
        now.filter((part) => !before.includes(part)),
        String(count),
      ).toHaveLength(1)
    }
  })

  it('does not change the lists after a long part if a text in it grows', () => {
    const grown = {
      ...data(entries(9)),
      words: data([]).words.with(3, `${text(3)} and ${'more '.repeat(60)}`),
    }
    const after = (page: object) => cutData(page).filter((part) => part.includes('"slug"'))
    expect(after(grown)).toEqual(after(data(entries(9))))
  })

  it('is in files that are large enough for a request', () => {
    expect(parts.filter(({ length }) => length < 200)).toEqual([])
  })
})

it('refuses data that JSON cannot hold', async () => {
  const date = JSON.stringify('[{"_1":2},"day",["D",0]]')
  await expect(finishPage(page('', date), x)).rejects.toThrow('that JSON cannot hold')
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
  expect(boot.code).not.toMatch(/\bfrom\b ?["'`]/)
})

it('gives every page of a route the same file, regardless of its data', async () => {
  const other = page().replace('Words', 'Other words')
  expect((await finishPage(page(), x)).boot).toEqual((await finishPage(other, x)).boot)
})

it('ignores a failure of the script that restores the scroll position, because storage may be blocked', async () => {
  const { html, inlineScripts } = await finishPage(page(), x)
  const wrapped = 'try{restore(`react-router-scroll-positions`)}catch{}'
  expect(html).toContain(`${wrapped}</script>`)
  expect(inlineScripts[0]).toMatch(/try\{.*\}catch\{\}$/)
})

it('stops the build when the framework writes a script it does not know', async () => {
  await expect(finishPage(page('<script>surprise()</script>'), x)).rejects.toThrow(/adapt it/)
})
