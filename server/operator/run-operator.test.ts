import { expect, it } from 'vitest'
import { describeEachDatabase } from '#tests/support/databases.ts'
import { operatorCommands } from './commands.ts'
import { emptyEnv, operate, temporaryFolder } from './test-kit.ts'

it('lists every command, and says when one does not exist', async () => {
  const help = await operate({}, '--help')
  expect(help.code).toBe(0)
  for (const { name, summary } of operatorCommands)
    expect(help.out).toContain(`${name.padEnd(18)} ${summary}`)
  const nothing = await operate({})
  expect(nothing).toEqual({ code: 2, out: '', notes: help.out })
  const wrong = await operate({}, 'enquiries', 'lost')
  expect(wrong).toEqual({ code: 2, out: '', notes: `There is no command "enquiries lost".\n\n${help.out}` })
})

it.each(operatorCommands.map(({ name }) => name))('%s explains itself and touches nothing', async (name) => {
  const { code, out, notes } = await operate({ DATA_DIR: '/nowhere' }, ...name.split(' '), '--help')
  expect({ code, notes }).toEqual({ code: 0, notes: '' })
  expect(out).toMatch(new RegExp(`^npm run meridaya -- ${name}`))
  expect(out).toContain('--json')
})

it('answers a wrong option with the usage and code 2', async () => {
  const { code, out, notes } = await operate({}, 'outbox', 'list', '--stat', 'dead')
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(notes).toContain("Unknown option '--stat'")
  expect(notes).toContain('npm run meridaya -- outbox list')
})

it('lists wrong settings as the server does', async () => {
  const { code, notes } = await operate({ PORT: 'x', SMTP_URL: 'smtp://mail.example' }, 'accounts', 'list')
  expect(code).toBe(1)
  expect(notes).toContain('PORT')
  expect(notes).toContain('MAIL_FROM')
})

it('refuses a mistyped folder instead of making a database there', async () => {
  const { code, notes } = await operate({ DATA_DIR: temporaryFolder() }, 'enquiries', 'list')
  expect(code).toBe(1)
  expect(notes).toMatch(/^There is no database at .*meridaya\.sqlite\. Check DATA_DIR/)
})

describeEachDatabase('migrate', (database) => {
  it('says what is missing, does it, and then has nothing to do', async () => {
    const env = await emptyEnv(database)
    const missing = await operate(env, 'migrate', '--check', '--json')
    const { pending } = JSON.parse(missing.out) as { pending: string[] }
    expect(missing.code).toBe(1)
    expect(pending.slice(0, 2)).toEqual(['001-mail', '002-accounts'])
    expect(JSON.parse((await operate(env, 'migrate', '--json')).out)).toEqual({ done: pending })
    expect(await operate(env, 'migrate')).toMatchObject({ code: 0, out: 'The tables were up to date.\n' })
    expect(await operate(env, 'migrate', '--check')).toMatchObject({ code: 0 })
  })
})
