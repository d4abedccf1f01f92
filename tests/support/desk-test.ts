import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { freePort } from './ports.ts'
import { passedOn, temporaryFolder } from './server.ts'
import { test as base } from './test.ts'

export { expect, phone } from './test.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

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
    const port = await freePort()
    const child = spawn(process.execPath, ['server/desk/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...passedOn(),
        DATA_DIR: server.dataDir,
        DESK_PORT: String(port),
        DESK_STAFF: 'Tara Rao <tara@agency.example>',
        LOG_LEVEL: 'warn',
        ...deskEnv,
      },
    })
    let output = ''
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
    const link = await new Promise<string>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (chunk: string) => {
          output += chunk
          const [found] = /http:\/\/\S+#\S+/.exec(output) ?? []
          if (found) resolve(found)
        })
      void ended.then(() => reject(new Error(`The Desk did not start:\n${output}`)))
    })
    await use({ url: `http://localhost:${port}`, link })
    child.kill()
    await ended
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
