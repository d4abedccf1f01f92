import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import type { PreviewState } from '#contract/desk.ts'
import type { EditedPage, Fields } from '#contract/desk-pages.ts'
import { createTestDesk, ownPage, type AskDesk } from '#tests/support/desk.ts'
import type { RunPreview } from './build-site.ts'

const page =
  '<html lang="en"><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/site.css"/>' +
  '<script>alert(1)</script><a class="x" href="/packages">Trips</a><a href="https://elsewhere.example/">There</a></html>'

/** Writes one page, a style and a picture, and notes the price that it was given. */
function previewer(prices: unknown[]): RunPreview {
  return async (content, folder) => {
    prices.push(
      /^price: (.*)$/m.exec(readFileSync(join(content, 'destinations/bali-indonesia.yaml'), 'utf8'))?.[1],
    )
    const client = join(folder, 'client')
    for (const name of ['assets', 'pictures', 'destinations/bali-indonesia'])
      mkdirSync(join(client, name), { recursive: true })
    writeFileSync(join(client, 'destinations/bali-indonesia/index.html'), page)
    writeFileSync(join(client, 'assets/site.css'), 'a{}')
    writeFileSync(join(client, 'assets/secret.js'), 'x')
    writeFileSync(join(client, 'pictures/bali.avif'), 'picture')
    return null
  }
}

async function keepPrice(ask: AskDesk, price: number | string) {
  const file = 'destinations/bali-indonesia.yaml'
  const edited: EditedPage = (await ask(`/page?file=${file}`)).json()
  await ask('/page/keep', { ...edited, value: { ...(edited.value as Fields), price } })
}

async function ended(ask: AskDesk): Promise<PreviewState> {
  await ask('/preview', {})
  return vi.waitFor(async () => {
    const state: PreviewState = (await ask('/preview')).json()
    expect(['ready', 'failed']).toContain(state.step)
    return state
  }, 15_000)
}

it('shows staff the real page with what was typed, without scripts, and nobody else', async () => {
  const prices: unknown[] = []
  const { app, signedIn } = await createTestDesk({ runPreview: previewer(prices) })
  const ask = await signedIn()
  await keepPrice(ask, 849)
  expect(await ended(ask)).toEqual({ step: 'ready', problems: [], isUpToDate: true })
  expect(prices).toEqual(['849'])
  const shown = await ask('/../preview/destinations/bali-indonesia')
  expect(shown.body).toBe(
    '<html data-fonts lang="en"><link rel="stylesheet" href="/assets/site.css"/>' +
      '<a class="x" href="/preview/packages">Trips</a><a href="https://elsewhere.example/">There</a></html>',
  )
  expect(shown.headers['content-security-policy']).toMatch(
    /^default-src 'none';.*frame-ancestors 'self'; sandbox allow-same-origin$/,
  )
  expect((await ask('/../assets/site.css')).body).toBe('a{}')
  expect((await ask('/../pictures/bali.avif')).body).toBe('picture')
  for (const path of [
    '/assets/secret.js',
    '/pictures/..%2f..%2fcontent%2fagency.yaml',
    '/preview/..%2f..%2fpackage.json',
  ])
    expect((await ask(`/..${path}`)).statusCode, path).toBe(404)
  const headers = ownPage
  for (const url of ['/preview/destinations/bali-indonesia', '/pictures/bali.avif'])
    expect((await app.inject({ url, headers })).statusCode, url).toBe(401)
  // The same texts again are not built again; other ones are.
  await ended(ask)
  expect(prices).toHaveLength(1)
  await keepPrice(ask, 799)
  expect((await ask('/preview')).json()).toMatchObject({ step: 'ready', isUpToDate: false })
  await ended(ask)
  expect(prices).toEqual(['849', '799'])
})

it('names what has to be corrected before anything can be shown', async () => {
  const { signedIn } = await createTestDesk({ runPreview: previewer([]) })
  const ask = await signedIn()
  await keepPrice(ask, 'much')
  expect(await ended(ask)).toMatchObject({ step: 'failed', problems: [{ page: 'Places: Bali' }] })
})
