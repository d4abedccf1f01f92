import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { operate, temporaryFolder } from '#tests/support/operator.ts'
import { root } from '#tests/support/source-files.ts'

/** A copy of the small second agency. */
function copyOfAgency() {
  const content = join(temporaryFolder(), 'content')
  cpSync(join(root, 'tests/agency/content'), content, { recursive: true })
  const change = (file: string, from: RegExp, to: string) => {
    const path = join(content, file)
    const before = readFileSync(path, 'utf8')
    expect(before).toMatch(from)
    writeFileSync(path, before.replace(from, to))
  }
  return { env: { PATH: process.env['PATH'], CONTENT_DIRECTORY: content }, change }
}

it('accepts content that can be published', async () => {
  const { env } = copyOfAgency()
  expect(await operate(env, 'check')).toEqual({ code: 0, out: 'The content is in order.\n', notes: '' })
})

it('lists every problem of every file at once, with how to fix it', async () => {
  const { env, change } = copyOfAgency()
  change('destinations/madeira.yaml', /^price: .*/m, 'price: cheap')
  change('packages/atlantic-islands.yaml', /^days: .*/m, 'days: 0')
  const { code, out } = await operate(env, 'check')
  expect(code).toBe(1)
  expect(out).toBe(
    [
      'content/destinations/madeira.yaml: 1 problem',
      '  price is not a price. Write digits only, like 3299: the site adds the currency and the comma.',
      'content/packages/atlantic-islands.yaml: 1 problem',
      '  days is not a number of days. Write digits only, like 14.',
      '',
    ].join('\n'),
  )
})

it('prints the problems as JSON for programs', async () => {
  const { env, change } = copyOfAgency()
  change('destinations/madeira.yaml', /^id: .*/m, 'id: 1')
  const { out } = await operate(env, 'check', '--json')
  expect(JSON.parse(out)).toEqual([
    {
      file: 'destinations/madeira.yaml',
      path: ['id'],
      words: 'is 1, as in destinations/azores.yaml.',
      cure: 'Write 6, the next that is free.',
    },
  ])
})
