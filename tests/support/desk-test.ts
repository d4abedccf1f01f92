import type { Page } from '@playwright/test'
import { startDesk } from './desk-server.ts'
import { temporaryFolder } from './server.ts'
import { test as base } from './test.ts'

export { expect, phone } from './test.ts'

interface DeskFixtures {
  /** The Desk's process beside the site's, on the same data. The address it prints signs in its machine's user. */
  desk: { url: string; link: string }
  /** More settings of the Desk. */
  deskEnv: Record<string, string>
  /** A page of the Desk on which that user is signed in. */
  signedIn: Page
}

/** Browser tests of the Desk. Each test has its own Desk process and shares its worker's site server. */
export const test = base.extend<DeskFixtures>({
  deskEnv: {},

  desk: async ({ server, deskEnv }, use) => {
    const desk = await startDesk({ DATA_DIR: server.dataDir, ...deskEnv })
    await use(desk)
    await desk.stop()
  },
  baseURL: async ({ desk }, use) => use(desk.url),
  origins: async ({ desk }, use) => use([desk.url]),
  signedIn: async ({ page, desk }, use) => {
    await page.goto(desk.link)
    await page.getByRole('heading', { name: /^Hello/ }).waitFor()
    await use(page)
  },
})

/** The same with separate drafts and photographs for every test. */
export const testOfDrafts = test.extend({
  deskEnv: async ({ browserName: _name }, use) => {
    const { path, remove } = await temporaryFolder()
    await use({ DATA_DIR: path })
    await remove()
  },
})
