import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { launchOptions } from './browser.ts'
import { hostedUrl, startHostedService, type HostedService } from './hosted-service.ts'
import { hostedSiteSettings } from './hosted-site.ts'
import { waitForMail, type ReceivedMail } from './mailbox.ts'
import { freePort } from './ports.ts'
import { startServer, temporaryFolder, type RunningServer } from './server.ts'
import { watchPage, type PageWatch } from './watch-page.ts'

export { expect } from '@playwright/test'

export interface TestServer extends Omit<RunningServer, 'pid'> {
  dataDir: string
  /** Restarts the process on the same port and data. */
  restart: (env?: Record<string, string>) => Promise<void>
}

export interface Mailbox {
  directory: string
  waitFor: (fits: (mail: ReceivedMail) => boolean) => Promise<ReceivedMail>
}

interface TestFixtures {
  /** Whether the browser is set to save data. Then no page is prefetched, which saves a fifth of a test's work. */
  savesData: boolean
  /** Other origins that pages of the test may request. */
  origins: string[]
  mailbox: Mailbox
  watch: PageWatch
  /** Allows a console error that this test causes on purpose. */
  allowConsole: (pattern: RegExp) => void
}

interface WorkerFixtures {
  /** The sign-in service: our own server or a simulated hosted project. Each is a project of playwright.config.ts. */
  accounts: 'own' | 'hosted'
  /** More settings for the sign-in server: `test.use({ serverEnv: { AUTH_MODE: 'confirm' } })`. */
  serverEnv: Record<string, string>
  sitePort: number
  /** The hosted service, or null if our own server signs in. */
  hosted: HostedService | null
  /** The auth service's address for requests without a browser. */
  authOrigin: string
  server: TestServer
}

/**
 * Every test uses its worker's real, built server with its own data and mailbox,
 * and fails on any error in the browser's console.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverEnv: [{}, { scope: 'worker', option: true }],

  accounts: ['own', { scope: 'worker', option: true }],

  sitePort: [async ({ accounts: _accounts }, use) => use(await freePort()), { scope: 'worker' }],

  hosted: [
    async ({ accounts, serverEnv, sitePort }, use) => {
      if (accounts === 'own') return use(null)
      const service = await startHostedService({ siteUrl: `http://localhost:${sitePort}`, env: serverEnv })
      await use(service)
      await service.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  authOrigin: [async ({ hosted, server }, use) => use(hosted?.upstream ?? server.url), { scope: 'worker' }],

  launchOptions: [
    async ({ hosted }, use) => {
      const options = launchOptions()
      const led = hosted && `--host-resolver-rules=MAP ${new URL(hostedUrl).host}:80 127.0.0.1:${hosted.port}`
      await use({ ...options, args: [...options.args, ...(led ? [led] : [])] })
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ serverEnv, hosted, sitePort }, use) => {
      const development = process.env['E2E_URL']
      if (development !== undefined) return await use(developmentServer(development))
      const folder = await temporaryFolder()
      const ownEnv = hosted ? { RELEASES_DIR: hostedSiteSettings.RELEASES_DIR } : serverEnv
      let running = await startServer({ dataDir: folder.path, port: sitePort, env: ownEnv })
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
            env: { ...ownEnv, ...env },
          })
          await hosted?.restart()
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

  mailbox: async ({ server, hosted }, use) => {
    const directory = hosted?.mailbox ?? join(server.dataDir, 'mail')
    await use({ directory, waitFor: (fits) => waitForMail(directory, fits) })
  },

  origins: [],

  savesData: [true, { option: true }],

  context: async ({ context, savesData }, use) => {
    if (savesData)
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      })
    await use(context)
  },

  watch: [
    async ({ context, server, hosted, origins }, use) => {
      const watch = await watchPage(context, [server.url, ...(hosted ? [hostedUrl] : []), ...origins])
      await use(watch)
      watch.expectQuiet()
    },
    { auto: true },
  ],

  allowConsole: async ({ watch }, use) => {
    await use((pattern) => watch.allow(pattern))
  },
})

/** `npm run dev`, started by hand. It keeps its mail in `var`. */
function developmentServer(url: string): TestServer {
  const refuse = () =>
    Promise.reject(new Error('This test starts and stops the server: run it on the build, without E2E_URL.'))
  return {
    url: new URL(url).origin,
    port: Number(new URL(url).port),
    dataDir: process.env['DATA_DIR'] ?? 'var',
    output: () => '',
    stop: refuse,
    kill: refuse,
    restart: refuse,
  }
}

/** `test.use(phone)`: the narrowest supported screen. */
export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
