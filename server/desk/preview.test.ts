import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import type { PreviewState } from '#contract/desk.ts'
import type { EditedPage, Fields } from '#contract/desk-pages.ts'
import { createEditingDesk, createTestDesk, kabir, ownPage, type AskDesk } from '#tests/support/desk.ts'
import { root } from '#tests/support/source-files.ts'
import type { RunPreview } from './build-site.ts'

const page =
  '<html lang="en"><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/site.css"/>' +
  '<script>alert(1)</script><a class="x" href="/packages">Trips</a><a href="https://elsewhere.example/">There</a></html>'

/** Renders one page and a style. Records the price it was given and whether the site's bundles were used. */
function previewer(given: unknown[], isClosed: () => void = () => {}): RunPreview {
  return async (content, folder, isSameCode) => {
    const text = readFileSync(join(content, 'destinations/bali-indonesia.yaml'), 'utf8')
    given.push([/^price: (.*)$/m.exec(text)?.[1], isSameCode])
    mkdirSync(join(folder, 'client/assets'), { recursive: true })
    writeFileSync(join(folder, 'client/assets/site.css'), 'a{}')
    writeFileSync(join(folder, 'client/assets/secret.js'), 'x')
    return {
      page: async (path) =>
        path === '/destinations/bali-indonesia' ? page : path === '/maps/places/bali.svg' ? '<svg/>' : null,
      close: isClosed,
    }
  }
}

async function keepFields(ask: AskDesk, file: string, fields: Fields) {
  const edited: EditedPage = (await ask(`/page?file=${file}`)).json()
  await ask('/page/keep', { ...edited, value: { ...(edited.value as Fields), ...fields } })
}
const keepPrice = (ask: AskDesk, price: number) =>
  keepFields(ask, 'destinations/bali-indonesia.yaml', { price })

async function ended(ask: AskDesk): Promise<PreviewState> {
  expect((await ask('/preview', {})).statusCode).toBe(200)
  return vi.waitFor(async () => {
    const state: PreviewState = (await ask('/preview')).json()
    expect(['ready', 'failed']).toContain(state.step)
    return state
  }, 30_000)
}

it('shows the real page with the typed changes, without scripts, to staff only', async () => {
  const given: unknown[] = []
  const close = vi.fn<() => void>()
  const { app, signedIn } = await createTestDesk({ runPreview: previewer(given, close) })
  const ask = await signedIn()
  await keepPrice(ask, 849)
  expect(await ended(ask)).toEqual({
    step: 'ready',
    problems: [],
    leftOut: [],
    isUpToDate: true,
    texts: expect.stringMatching(/^[0-9a-f]+$/),
  })
  expect(given).toEqual([['849', true]])
  const shown = await ask('/../preview/destinations/bali-indonesia')
  expect(shown.body).toBe(
    '<html data-fonts lang="en"><link rel="stylesheet" href="/assets/site.css"/>' +
      '<a class="x" href="/preview/packages">Trips</a><a href="https://elsewhere.example/">There</a></html>',
  )
  expect(shown.headers['content-security-policy']).toMatch(
    /^default-src 'none';.*frame-ancestors 'self'; sandbox allow-same-origin$/,
  )
  expect((await ask('/../assets/site.css')).body).toBe('a{}')
  const [picture = ''] = readdirSync(join(root, 'site/public/pictures'))
  expect((await ask(`/../pictures/${picture}`)).rawPayload).toEqual(
    readFileSync(join(root, 'site/public/pictures', picture)),
  )
  expect((await ask('/../maps/places/bali.svg')).body).toBe('<svg/>')
  for (const path of [
    '/assets/secret.js',
    '/pictures/..%2f..%2f..%2fcontent%2fmark.svg',
    '/assets/..%2f..%2f..%2fcontent%2fmark.svg',
    '/maps/..%2f..%2fpackage.json',
    '/preview/..%2f..%2fpackage.json',
  ])
    expect((await ask(`/..${path}`)).statusCode, path).toBe(404)
  const headers = ownPage
  for (const url of ['/preview/destinations/bali-indonesia', `/pictures/${picture}`, '/maps/places/bali.svg'])
    expect((await app.inject({ url, headers })).statusCode, url).toBe(401)
  expect(shown.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
  // Unchanged texts are not built again; changed ones are.
  await ended(ask)
  expect(given).toHaveLength(1)
  await keepPrice(ask, 799)
  expect((await ask('/preview')).json()).toMatchObject({ step: 'ready', isUpToDate: false })
  await ended(ask)
  expect(given).toEqual([
    ['849', true],
    ['799', true],
  ])
  expect(close).toHaveBeenCalledOnce()
}, 60_000)

it('does not use the site’s bundles for a page that they lack', async () => {
  const given: unknown[] = []
  const { signedIn } = await createTestDesk({ runPreview: previewer(given) })
  const ask = await signedIn()
  const like = 'services/24-7-support.yaml'
  await ask('/page/new', { group: 'Services', name: 'Visas', like })
  expect(await ended(ask)).toMatchObject({ step: 'ready' })
  expect(given).toEqual([[expect.stringMatching(/^\d+$/), false]])
})

it('shows a page although a colleague’s draft has mistakes, names that draft and shows its published version', async () => {
  const given: unknown[] = []
  const { signedIn } = await createTestDesk({ runPreview: previewer(given) })
  const [ask, his] = [await signedIn(), await signedIn(kabir)]
  await keepPrice(ask, 849)
  await keepFields(his, 'packages/exotic-thailand.yaml', { days: 'many' })
  await his('/page/new', { group: 'Trips', name: 'Silk Road' })
  expect(await ended(ask)).toMatchObject({
    step: 'ready',
    problems: [],
    isUpToDate: true,
    leftOut: [
      { page: 'Trips: Exotic Thailand', by: 'Kabir', isNew: false, address: '/packages/exotic-thailand' },
      { page: 'Trips: Silk Road', by: 'Kabir', isNew: true, address: '/packages/silk-road' },
    ],
  })
  expect(given).toEqual([['849', true]])
  await keepFields(his, 'packages/exotic-thailand.yaml', { days: 6 })
  expect(await ended(ask)).toMatchObject({ leftOut: [{ page: 'Trips: Silk Road' }] })
})

it('leaves out only the change that makes another page invalid', async () => {
  const given: unknown[] = []
  const { signedIn } = await createTestDesk({ runPreview: previewer(given) })
  const ask = await signedIn()
  await keepPrice(ask, 849)
  // Other pages link to it.
  const bangkok = 'destinations/bangkok-thailand.yaml'
  const edited: EditedPage = (await ask(`/page?file=${bangkok}`)).json()
  await ask('/page/keep', { ...edited, value: null })
  expect(await ended(ask)).toMatchObject({ step: 'ready', leftOut: [{ file: bangkok }] })
  expect(given).toEqual([['849', true]])
})

it('reports what is wrong when the site itself cannot be shown', async () => {
  const { content, signedIn } = await createEditingDesk({ runPreview: previewer([]) })
  const file = join(content, 'destinations/bali-indonesia.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^price: .*$/m, 'price: much'))
  expect(await ended(await signedIn())).toMatchObject({
    step: 'failed',
    problems: [{ page: 'Places: Bali' }],
  })
})
