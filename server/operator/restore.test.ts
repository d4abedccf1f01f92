import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '#tests/support/databases.ts'
import { emptyEnv, operate, temporaryFolder } from './test-kit.ts'

describeEachDatabase('a restore', (database) => {
  it.each([
    ['"accounts": 0', '"accounts": 2', 'accounts has 0 rows instead of 2'],
    ['"mails": 0', '"mails": 3', 'The backup should hold 3 mails, and only 0 are there.'],
  ])(
    'is not called done when the backup promised more than it holds: %s, %s',
    async (written, promised, says) => {
      const env = await emptyEnv(database)
      await operate(env, 'migrate')
      const folder = join(temporaryFolder(), 'backup')
      await operate(env, 'backup', folder)
      const manifest = join(folder, 'backup.json')
      writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(written, promised))
      const { code, out, notes } = await operate(await emptyEnv(database), 'restore', folder)
      expect([code, out]).toEqual([1, ''])
      expect(notes).toContain(says)
    },
  )
})
