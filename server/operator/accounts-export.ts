import { writeFile } from 'node:fs/promises'
import { collectAccountData } from '../account/account-data.ts'
import type { Command } from './command.ts'
import { requireAccount } from './find-account.ts'
import { readOperand } from './read-option.ts'
import { withContext } from './with-context.ts'

export const accountsExport: Command = {
  name: 'accounts export',
  summary: 'Write what is kept about an account, as its owner can download it, as JSON',
  operands: '<e-mail>',
  options: { out: { value: 'file', says: 'a new file to write; standard output when left out' } },
  async run(call) {
    const email = readOperand(call, 'account')
    const data = await withContext(call, async ({ database, clock }) =>
      collectAccountData(database, await requireAccount(database, email), clock.now()),
    )
    const text = `${JSON.stringify(data, null, 2)}\n`
    const out = call.text('out')
    if (out === undefined) call.output.write(text)
    else {
      await writeFile(out, text, { flag: 'wx', mode: 0o600 })
      call.output.note(`Written to ${out}.`)
    }
    return 0
  },
}
