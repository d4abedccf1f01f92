import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { waitForMail, type ReceivedMail } from './mailbox.ts'
import { startServer, temporaryFolder, type RunningServer } from './server.ts'
import { watchPage, type PageWatch } from './watch-page.ts'

export { expect } from '@playwright/test'

export interface TestServer extends Omit<RunningServer, 'pid'> {
  dataDir: string
  /** Ends the process and starts it again on the same port and data. */
  restart: (env?: Record<string, string>) => Promise<void>
}

export interface Mailbox {
  directory: string
  waitFor: (fits: (mail: ReceivedMail) => boolean) => Promise<ReceivedMail>
}

interface TestFixtures {
  mailbox: Mailbox
  watch: PageWatch
  /** Names a console error this test provokes on purpose. */
  allowConsole: (pattern: RegExp) => void
}

interface WorkerFixtures {
  /** Further settings for the server: `test.use({ serverEnv: { AUTH_MODE: 'confirm' } })`. */
  serverEnv: Record<string, string>
  server: TestServer
}

/**
 * Every test talks to the real built server of its worker, with data and mailbox of its own,
 * and fails on anything a visitor's browser would complain about.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverEnv: [{}, { scope: 'worker', option: true }],

  server: [
    async ({ serverEnv }, use) => {
      const folder = await temporaryFolder()
      let running = await startServer({ dataDir: folder.path, env: serverEnv })
      await use({
        url: running.url,
        port: running.port,
        dataDir: folder.path,
        output: () => running.output(),
        stop: () => running.stop(),
        kill: () => running.kill(),
        restart: async (env = {}) => {
          await running.stop()
          running = await startServer({
            dataDir: folder.path,
            port: running.port,
            env: { ...serverEnv, ...env },
          })
        },
      })
      await running.stop()
      await folder.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ server }, use) => {
    await use(server.url)
  },

  mailbox: async ({ server }, use) => {
    const directory = join(server.dataDir, 'mail')
    await use({ directory, waitFor: (fits) => waitForMail(directory, fits) })
  },

  watch: [
    async ({ context, server }, use) => {
      const watch = await watchPage(context, server.url)
      await use(watch)
      watch.expectQuiet()
    },
    { auto: true },
  ],

  allowConsole: async ({ watch }, use) => {
    await use((pattern) => watch.allow(pattern))
  },
})

/** `test.use(phone)`: the narrowest screen the site is made for. */
export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
