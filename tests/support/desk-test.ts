import type { Page } from '@playwright/test'
import { startDesk } from './desk-server.ts'
import { temporaryFolder } from './server.ts'
import { test as base } from './test.ts'

export { expect, phone } from './test.ts'

interface DeskFixtures {
  /** The Desk's own process beside the site's, on the same data; the address it prints signs its machine's user in. */
  desk: { url: string; link: string }
  /** Further settings of the Desk. */
  deskEnv: Record<string, string>
  /** A page of the Desk on which that user is signed in. */
  signedIn: Page
}

/** Browser tests of the Desk: every test has a process of its own, and the site's server of its worker. */
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

/** The same with drafts and photographs of its own for every test. */
export const testOfDrafts = test.extend({
  deskEnv: async ({ browserName: _name }, use) => {
    const { path, remove } = await temporaryFolder()
    await use({ DATA_DIR: path })
    await remove()
  },
})
