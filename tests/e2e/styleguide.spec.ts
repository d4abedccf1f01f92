/**
 * The style guide of the development server matches its screenshots. After a change: `playwright test styleguide
 * --update-snapshots`.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { builtSite } from '#tests/support/built-site.ts'
import { freePort } from '#tests/support/ports.ts'
import { temporaryFolder } from '#tests/support/server.ts'
import { hydrated } from '#tests/support/screen.ts'

let server: ChildProcess
let url = ''
let folder: { path: string; remove: () => Promise<void> }

test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = await temporaryFolder()
  const port = await freePort()
  url = `http://localhost:${port}/styleguide`
  const framework = 'node_modules/@react-router/dev/bin.cjs'
  server = spawn(process.execPath, [framework, 'dev', '--host', 'localhost', '--port', String(port)], {
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: folder.path },
    stdio: 'ignore',
  })
  await expect
    .poll(
      () =>
        fetch(url)
          .then(({ status }) => status)
          .catch(() => 0),
      { timeout: 90_000 },
    )
    .toBe(200)
})

test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once('close', resolve))
  server.kill('SIGTERM')
  await ended
  await folder.remove()
})

// The edges of letters differ slightly between versions of Chromium.
const tolerance = { maxDiffPixelRatio: 0.02, threshold: 0.3 }

test.use({ viewport: { width: 800, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

test('every token and component matches its screenshot', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto(url)
  await hydrated(page)
  // Loads the fonts like the starter, which the development server does not have.
  await page.evaluate(async () => {
    await Promise.all(['Eczar', 'Anek Latin'].map((name) => document.fonts.load(`1em "${name} Variable"`)))
    document.documentElement.dataset['fonts'] = ''
  })
  const parts = [
    'Colours',
    'Type',
    'Space, radius, shadow, motion',
    'Buttons',
    'Fields',
    'Choices',
    'Lists',
    'Icons',
  ]
  for (const name of parts)
    await expect
      .soft(page.getByRole('region', { name, exact: true }))
      .toHaveScreenshot(`${name.split(/\W/)[0]?.toLowerCase()}.png`, tolerance)
  await page.getByRole('button', { name: 'Show a failure' }).click()
  await expect.soft(page.locator('[popover=manual][data-variant]')).toHaveScreenshot('toast.png', tolerance)
  await page.getByRole('button', { name: 'Open the dialog' }).click()
  await expect.soft(page.getByRole('dialog')).toHaveScreenshot('dialog.png', tolerance)
})

test('the build does not include it', () => {
  expect(existsSync(join(builtSite, 'destinations/index.html'))).toBe(true)
  expect(existsSync(join(builtSite, 'styleguide/index.html'))).toBe(false)
})
