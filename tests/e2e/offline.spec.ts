import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '#tests/support/ports.ts'
import { expectToast, fillEnquiry, hydrated, open, signUp, freshEmail } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ savesData: false, serviceWorkers: 'allow' })
// Browsers log these errors for failed requests in pages and workers.
test.beforeEach(({ allowConsole }) => allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource/))

test('a browser with blocked storage registers no service worker', async ({ page }) => {
  await page.addInitScript(() => {
    CacheStorage.prototype.keys = () => {
      setTimeout(() => (document.documentElement.dataset['refused'] = ''), 200)
      return Promise.reject(new DOMException('', 'SecurityError'))
    }
    ServiceWorkerContainer.prototype.register = () => {
      document.documentElement.dataset['asked'] = ''
      return Promise.reject(new DOMException('', 'SecurityError'))
    }
  })
  await open(page, '/faq')
  await expect(page.locator('html')).toHaveAttribute('data-refused')
  await expect(page.locator('html')).not.toHaveAttribute('data-asked')
})

/** Opens a page and waits until the worker controls it and has stored its files. */
async function openKept(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => cachedPages(page)).toContain(path.split('?')[0])
}

const cachedPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const keys = await (await caches.open('pages')).keys()
    return keys.map(({ url }) => new URL(url).pathname)
  })

/** Files that a cached page names and the worker does not have. */
const filesLeft = (page: Page, path: string): Promise<string[]> =>
  page.evaluate(async (pageUrl) => {
    const html = await (await caches.match(pageUrl))?.text()
    const files = [...new Set(html?.match(/\/assets\/[\w.-]+/g))]
    const found = await Promise.all(files.map((file) => caches.match(file)))
    return files.filter((_, i) => !found[i])
  }, path)

/** Pictures of the page that the worker has in no width yet, and its map if it is missing. */
const picturesLeft = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const stem = (url: string) => url.replace(/-\d+\.\w+$/, '')
    const keys = await Promise.all(
      ['pictures', 'pages'].map(async (name) => (await caches.open(name)).keys()),
    )
    const kept = new Set(keys.flat().map(({ url }) => stem(url)))
    return [...document.images].map(({ src }) => stem(src)).filter((name) => !kept.has(name))
  })

const bar = (page: Page) => page.locator('[data-connection-bar]').filter({ hasText: 'You are offline.' })

test('a visited page and its pictures can be read offline', async ({ page, context }) => {
  await openKept(page, '/destinations/bali-indonesia')
  await expect.poll(() => picturesLeft(page)).toEqual([])
  await context.setOffline(true)
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Bali/)
  await expect(bar(page)).toHaveText(
    'You are offline. You can read this page; to send something, wait for a connection.',
  )
  for (const image of await page.locator('main img').all()) {
    await image.scrollIntoViewIfNeeded()
    await expect
      .poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
      .toBeGreaterThan(0)
  }
  await context.setOffline(false)
  await expect(bar(page)).toBeHidden()
})

test('so can a page reached by a link within the site', async ({ page, context }) => {
  await openKept(page, '/packages')
  await page.getByRole('link', { name: 'Details' }).first().click()
  await expect(page.getByRole('button', { name: 'Book This Trip' })).toBeVisible()
  const { pathname } = new URL(page.url())
  await expect.poll(() => cachedPages(page)).toContain(pathname)
  expect(await filesLeft(page, pathname)).toEqual([])
  await context.setOffline(true)
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Book This Trip' })).toBeVisible()
  await page.goto('/packages?sort=price')
  await hydrated(page)
  await expect(page.getByRole('link', { name: 'Details' })).toHaveCount(14)
})

test('client navigation while offline reaches a page whose document was loaded', async ({
  page,
  context,
}) => {
  await openKept(page, '/services/local-guides')
  await open(page, '/packages/european-grand-tour')
  await expect.poll(() => cachedPages(page)).toContain('/packages/european-grand-tour')
  await open(page, '/services')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Local Guides' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Local Guides')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Packages' }).click()
  await page
    .getByRole('link', { name: /European Grand Tour/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('European Grand Tour')
})

test('for a page not on the device, there is a message and a list of readable pages, and it opens once online', async ({
  page,
  context,
}) => {
  await openKept(page, '/faq')
  await context.setOffline(true)
  await page.goto('/destinations/rome-italy')
  await hydrated(page)
  await expect(page).toHaveURL(/\/offline\?from=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'FAQ' })).toBeVisible()
  await expect(main.getByRole('link', { name: /offline/i })).toHaveCount(0)
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/destinations\/rome-italy$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Rome/)
})

test('the offline page links only to this site', async ({ page }) => {
  for (const from of [
    'https://elsewhere.example/',
    '//elsewhere.example',
    'javascript:alert(1)',
    '%5C%5Cx.example',
  ]) {
    await open(page, `/offline?from=${from}`)
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/')
  }
})

test('§8 sending while offline fails at once and keeps the input', async ({
  page,
  context,
  server,
  mailbox,
}) => {
  await openKept(page, '/destinations/bali-indonesia')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Book Now' }).first().click()
  const dialog = page.getByRole('dialog')
  await fillEnquiry(dialog, { name: 'Asha Verma', email: 'asha@example.com', message: 'In May?' })
  const from = Date.now()
  await dialog.getByRole('button', { name: 'Send Query' }).click()
  await expectToast(
    page,
    'Failed to send query.',
    'There was an issue sending your request. Please try again.',
  )
  expect(Date.now() - from).toBeLessThan(5000)
  await expect(dialog.getByLabel('Message')).toHaveValue(/In May\?/)
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Send Query' }).click()
  await expectToast(page, 'Query Sent! 🎉')
  const mail = await mailbox.waitFor((received) => JSON.stringify(received).includes('In May?'))
  expect(mail).toBeTruthy()
  expect(await readdir(join(server.dataDir, 'mail'))).toContain('new')
})

test('the whole catalogue can be stored on request, read offline, and removed', async ({ page, context }) => {
  test.slow()
  await openKept(page, '/help-center')
  await page.getByRole('button', { name: 'Keep for offline' }).click()
  const remove = page.getByRole('button', { name: 'Remove from this device' })
  await expect(remove).toBeVisible({ timeout: 60_000 })
  const kept = page.locator('#read-offline').getByText(/pages with their pictures are kept on this device/)
  await expect(kept).toHaveText(/^\d+ pages with their pictures are kept on this device, [\d.]+ MB\.$/)
  await context.setOffline(true)
  for (const [path, title] of [
    ['/destinations/istanbul-turkey', /Istanbul/],
    ['/packages/splendid-dubai', /Splendid Dubai/],
    ['/blog/yaowarat-after-dark', /Yaowarat/],
    ['/search?q=thailand', /./],
  ] as const) {
    await page.goto(path)
    await hydrated(page)
    expect(new URL(page.url()).pathname).toBe(path.split('?')[0])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const shown = page.locator('main img').first()
    await shown.scrollIntoViewIfNeeded()
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
  await page.goto('/destinations')
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: /Cairo/ }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Cairo/)
  await context.setOffline(false)
  await open(page, '/help-center')
  await remove.click()
  await expect(page.getByRole('button', { name: 'Keep for offline' })).toBeVisible()
  expect(await page.evaluate(() => caches.has('kept'))).toBe(false)
})

test('no account data is stored: neither the service’s answers nor pages behind sign-in', async ({
  page,
  context,
}) => {
  await openKept(page, '/faq')
  await signUp(page, freshEmail())
  await page.waitForURL('**/dashboard')
  await page.reload()
  await expect(page.getByText('My Bookings')).toBeVisible()
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter((path) => /^\/(api|auth|dashboard|sign-)/.test(path))).toEqual([])
  await context.setOffline(true)
  await page.reload()
  await expect(page).toHaveURL(/\/offline/)
})

/** A proxy to the server. After `deploy` was called, it serves another build. */
async function frontServer(behind: string): Promise<{ url: string; deploy: () => void; close: () => void }> {
  let isDeployed = false
  const front = createServer((request, response) => {
    void fetch(behind + request.url, { redirect: 'manual' }).then(async (answer) => {
      const body = Buffer.from(await answer.arrayBuffer())
      const headers = Object.fromEntries(answer.headers)
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) delete headers[name]
      if (isDeployed) headers['server-timing'] = 'next'
      response.writeHead(answer.status, headers)
      if (request.url !== '/sw.js' || !isDeployed) return response.end(body)
      const [, version = ''] = /\/assets\/manifest-([\w-]+)\.js/.exec(body.toString()) ?? []
      return response.end(body.toString().replaceAll(`\`${version}\``, '`next`'))
    })
  })
  const port = await freePort()
  await new Promise<void>((resolve) => front.listen(port, 'localhost', resolve))
  return {
    url: `http://localhost:${port}`,
    deploy: () => void (isDeployed = true),
    close: () => front.close(),
  }
}

test('a tab changes to a new build only when its visitor chooses to', async ({ browser, server }) => {
  const front = await frontServer(server.url)
  const page = await browser.newPage({ baseURL: front.url, serviceWorkers: 'allow' })
  await openKept(page, '/faq')
  const update = () =>
    page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
  await update()
  const offer = page.getByRole('region', { name: 'Connection' }).getByText('A new version is ready.')
  await expect(offer).toBeHidden()
  front.deploy()
  await update()
  await expect(offer).toBeVisible()
  const build = () =>
    page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return document?.serverTiming[0]?.name
    })
  expect(await build()).toBeUndefined()
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()])
  await hydrated(page)
  expect(await build()).toBe('next')
  await page.close()
  front.close()
})

test('it can be installed: it has a manifest with icons, and a worker that browsers revalidate', async ({
  page,
  request,
}) => {
  await open(page, '/')
  const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
  const answer = await request.get(address)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const { icons, start_url, display } = (await answer.json()) as {
    icons: { src: string; sizes: string; purpose?: string }[]
    start_url: string
    display: string
  }
  expect([start_url, display]).toEqual(['/', 'standalone'])
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual(
    expect.arrayContaining([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ]),
  )
  const apple = (await page.locator('link[rel=apple-touch-icon]').getAttribute('href')) ?? ''
  const sizes = [...icons, { src: apple, sizes: '180x180' }].filter((icon) => icon.sizes !== 'any')
  for (const icon of sizes) {
    const found = await page.evaluate(async (src) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, icon.src)
    expect(found).toBe(icon.sizes)
  }
  const headers = (await request.get('/sw.js')).headers()
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
})

test('the panel shows when stored files were used, and removes that with the files', async ({ page }) => {
  const usedAddresses = () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const opening = indexedDB.open('workbox-expiration')
          opening.addEventListener('success', () => {
            const all = opening.result.transaction('cache-entries').objectStore('cache-entries').getAll()
            all.addEventListener('success', () =>
              resolve((all.result as { url: string }[]).map(({ url }) => new URL(url).pathname)),
            )
          })
        }),
    )
  await openKept(page, '/faq')
  await openKept(page, '/cookie-policy')
  await expect.poll(usedAddresses).toContain('/faq.data')
  await page.reload()
  const panel = page.getByRole('region', { name: 'On this device' })
  const times = panel.getByRole('listitem').filter({ hasText: 'workbox-expiration' })
  await expect(times).toContainText(/\d+ addresses/)
  const before = (await usedAddresses()).length
  await panel.getByRole('button', { name: 'Clear Pages you opened' }).click()
  await expect(panel.getByText('Cleared: Pages you opened.')).toBeVisible()
  expect(await usedAddresses()).not.toContain('/faq.data')
  await panel.getByRole('button', { name: 'Clear When pages and files were used' }).click()
  await expect(panel.getByText('Cleared: When pages and files were used.')).toBeVisible()
  expect((await usedAddresses()).length).toBeLessThan(before / 2)
})
