import { createHash } from 'node:crypto'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open.ts'
import { recordAudit } from './audit.ts'

/**
 * Compares the settings of a starting server with those of the last start, and records the names of those that differ.
 * Only fingerprints are kept. Servers that share a database and differ on purpose are recorded at each start.
 */
export async function noteSettings(
  { database, clock }: { database: Database; clock: Clock },
  settings: ReadonlyMap<string, string>,
): Promise<void> {
  const present = Object.fromEntries([...settings].map(([name, value]) => [name, fingerprint(value)]))
  await database.transaction().execute(async (tx) => {
    const row = await tx.selectFrom('settingsSeen').select('fingerprints').executeTakeFirst()
    const former = row && (JSON.parse(row.fingerprints) as Record<string, string>)
    const names = Object.keys({ ...former, ...present }).filter((name) => former?.[name] !== present[name])
    if (former && names.length === 0) return
    const fingerprints = JSON.stringify(present)
    await tx
      .insertInto('settingsSeen')
      .values({ id: 'last start', fingerprints })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ fingerprints }))
      .execute()
    if (former)
      await recordAudit(tx, {
        at: clock.now(),
        kind: 'settings_changed',
        actor: 'server',
        detail: names.toSorted().join(' '),
      })
  })
}

/** Hashes the value without the password in an address, because a short hash of a password could be guessed. */
function fingerprint(value: string): string {
  const open = value.replace(/:\/\/[^/@]*@/, '://')
  return createHash('sha256').update(open).digest('base64url').slice(0, 16)
}
