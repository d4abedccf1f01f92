import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '#tests/support/databases.ts'
import { createConfig } from '#server/config/config.ts'
import type { Cli } from './command.ts'
import { operatorCommands } from './commands.ts'
import { emptyEnv, operate, temporaryFolder } from '#tests/support/operator.ts'

const output = { isJson: false, write() {}, line() {}, note() {} }
const cli: Cli = { env: {}, config: () => createConfig({}), output, exitCode: 0 }
const everyCommand = operatorCommands.flatMap(({ name = '', commands }) =>
  commands.map((create) => {
    const command = create(cli)
    return { name: `${name} ${command.name()}`.trim(), description: command.description() }
  }),
)

it('lists every command, and names one that does not exist', async () => {
  const help = await operate({}, '--help')
  expect(help.code).toBe(0)
  expect(help.out).toMatch(/^Usage: npm run meridaya -- <command>\n/)
  expect(everyCommand.length).toBeGreaterThanOrEqual(15)
  const lines = help.out.split('\n')
  for (const { name, description } of everyCommand) {
    const line = lines.find((text) => text.startsWith(`  ${name} `)) ?? ''
    expect(line).toContain(description.slice(0, 40))
  }
  expect(await operate({})).toEqual({ code: 2, out: '', notes: help.out })
  const wrong = await operate({}, 'enquiries', 'lst')
  expect(wrong).toMatchObject({ code: 2, out: '' })
  expect(wrong.notes).toContain("unknown command 'lst'")
  expect(wrong.notes).toContain('enquiries list')
})

it.each(everyCommand.map(({ name }) => name))(
  '%s --help shows its usage and changes nothing',
  async (name) => {
    const { code, out, notes } = await operate({ DATA_DIR: '/nowhere' }, ...name.split(' '), '--help')
    expect({ code, notes }).toEqual({ code: 0, notes: '' })
    expect(out).toMatch(new RegExp(`^Usage: npm run meridaya -- ${name}`))
    expect(out).toContain('--json')
  },
)

it.each([
  [['outbox', 'list', '--stat', 'dead'], "unknown option '--stat'"],
  [['outbox', 'list', '--state', 'lost'], 'Allowed choices are queued, sending, sent, dead.'],
  [['outbox', 'list', '--limit', '0'], 'It must be a whole number from 1 up.'],
  [['enquiries', 'list', '--since', 'yesterday'], 'Write a day as 2026-11-20'],
  [['outbox', 'list', 'everything'], 'too many arguments'],
])('answers %j with the reason, the usage and code 2', async (args, reason) => {
  const { code, out, notes } = await operate({ DATA_DIR: '/nowhere' }, ...args)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(notes).toContain(reason)
  expect(notes).toContain(`Usage: npm run meridaya -- ${args[0]} list`)
})

const damagedDatabase = async () => {
  const env = { DATA_DIR: temporaryFolder() }
  await operate(env, 'migrate')
  const file = join(env.DATA_DIR, 'meridaya.sqlite')
  const handle = openSync(file, 'r+')
  writeSync(handle, 'x'.repeat(3000), 5000)
  closeSync(handle)
  return env
}

it.each([
  [
    'enquiries list',
    /is damaged, or is no database of this server\. Move it away and put a backup in its place/,
  ],
  ['migrate', /is damaged, or is no database of this server\. Move it away and put a backup in its place/],
  [
    'backup',
    /is damaged.*\. (Put an earlier backup|Move it away and put a backup) in its place: npm run meridaya -- restore <folder>$/,
  ],
])('says of a damaged database what to do: %s', async (command, says) => {
  const env = await damagedDatabase()
  const place = command === 'backup' ? [join(temporaryFolder(), 'b')] : []
  const { code, notes } = await operate(env, ...command.split(' '), ...place)
  expect(code).toBe(1)
  expect(notes.trimEnd()).toMatch(says)
  expect(notes.trimEnd()).not.toContain('\n')
})

it('says what to do when a folder is not writable', async () => {
  const env = { DATA_DIR: temporaryFolder() }
  await operate(env, 'migrate')
  const { code, notes } = await operate(env, 'backup', '/sys/backup')
  expect(code).toBe(1)
  expect(notes).toMatch(/^This user may not .* \/sys\/backup.*another place\.\n$/)
})

it('lists wrong settings like the server', async () => {
  const { code, notes } = await operate({ PORT: 'x', SMTP_URL: 'smtp://mail.example' }, 'accounts', 'list')
  expect(code).toBe(1)
  expect(notes).toContain('PORT')
  expect(notes).toContain('MAIL_FROM')
})

it('refuses a mistyped folder instead of creating a database there', async () => {
  const { code, notes } = await operate({ DATA_DIR: temporaryFolder() }, 'enquiries', 'list')
  expect(code).toBe(1)
  expect(notes).toMatch(/^There is no database at .*meridaya\.sqlite\. Check DATA_DIR/)
})

describeEachDatabase('migrate', (database) => {
  it('lists the missing migrations, applies them, and then has nothing to do', async () => {
    const env = await emptyEnv(database)
    if (env['DATABASE_URL'] === '') {
      const none = await operate(env, 'migrate', '--check')
      expect([none.code, none.notes]).toEqual([1, expect.stringMatching(/^There is no database at .* yet/)])
      writeFileSync(join(env['DATA_DIR']!, 'meridaya.sqlite'), '')
    }
    const missing = await operate(env, 'migrate', '--check', '--json')
    const { pending } = JSON.parse(missing.out) as { pending: string[] }
    expect(missing.code).toBe(1)
    expect(pending.slice(0, 2)).toEqual(['001-mail', '002-accounts'])
    expect(JSON.parse((await operate(env, 'migrate', '--json')).out)).toEqual({ done: pending })
    expect(await operate(env, 'migrate')).toMatchObject({ code: 0, out: 'The tables were up to date.\n' })
    expect(await operate(env, 'migrate', '--check')).toMatchObject({ code: 0 })
  })
})
