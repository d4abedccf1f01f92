import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { expect, it, onTestFinished } from 'vitest'
import { createConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/database/open.ts'
import { freePort } from '#tests/support/ports.ts'
import { examine } from './doctor.ts'

function dataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'meridaya-doctor-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
const wrongs = async (env: Record<string, string>) =>
  (await examine({ DATA_DIR: dataDir(), ...env })).flatMap(({ kind, text }) =>
    kind === 'wrong' ? [text] : [],
  )

it('finds nothing wrong with a fresh clone, and names its sample texts', async () => {
  const findings = await examine({ DATA_DIR: dataDir() })
  expect(findings.filter(({ kind }) => kind === 'wrong')).toEqual([])
  expect(findings.map(({ text }) => text).join('\n')).toMatch(/Still sample text: testimonials/)
})

it('makes no database where there is none, and looks at the one that is there', async () => {
  const env = { DATA_DIR: dataDir() }
  const { database } = createConfig(env)
  const found = async () => (await examine(env)).map(({ kind, text }) => `${kind}: ${text}`).join('\n')
  expect(await found()).toMatch(/^note: There is no database at .*meridaya\.sqlite yet.* check DATA_DIR\.$/m)
  expect(readdirSync(env.DATA_DIR)).toEqual([])
  await (await openDatabase(database)).destroy()
  expect(await found()).toMatch(/^well: SQLite .* answers and its tables are up to date\.$/m)
})

it('names every problem of the settings at once', async () => {
  const [text = ''] = await wrongs({ PORT: 'x', SMTP_URL: 'smtp://localhost:25' })
  expect(text).toContain('PORT')
  expect(text).toContain('MAIL_FROM')
})

it('says when the mail server cannot be reached, and that sample addresses are no addresses', async () => {
  const port = await freePort()
  const found = await wrongs({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'a@meridaya.example' })
  expect(found.join('\n')).toContain(`The mail server 127.0.0.1:${port} does not let us in`)
  expect(found.join('\n')).toContain('bookings@meridaya.example is a sample address')
})

it('is content with a mail server that answers', async () => {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  expect(
    await wrongs({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'desk@travel.test',
      ENQUIRY_TO: 'desk@travel.test',
      SITE_URL: 'https://travel.test',
    }),
  ).toEqual([])
})

it('holds the settings to what the privacy policy promises', async () => {
  const [text = ''] = await wrongs({ KEEP_ENQUIRIES_DAYS: '0' })
  expect(text).toContain('the privacy policy promises two years at most')
  expect(await wrongs({ KEEP_ENQUIRIES_DAYS: '365' })).toEqual([])
})

it('reminds of the proxy that https usually means', async () => {
  const reminded = async (env: Record<string, string>) =>
    (await examine({ DATA_DIR: dataDir(), SITE_URL: 'https://travel.test', ...env })).some(({ text }) =>
      text.startsWith('TRUSTED_PROXIES is not set'),
    )
  expect(await reminded({})).toBe(true)
  expect(await reminded({ TRUSTED_PROXIES: '127.0.0.1' })).toBe(false)
})
