import type { Context } from '#server/context.ts'

/** Whether this server is the one to do a chore that is due now; if so, the next time is `everyMs` from now. */
export async function takeChore(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  name: string,
  everyMs: number,
): Promise<boolean> {
  const now = clock.now()
  const taken = await database
    .insertInto('chores')
    .values({ name, dueAt: now + everyMs })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ dueAt: now + everyMs })
        // One that is due later than a whole turn from now was put off by a clock that ran ahead.
        .where((row) => row.or([row('chores.dueAt', '<=', now), row('chores.dueAt', '>', now + everyMs)])),
    )
    .returning('name')
    .execute()
  return taken.length > 0
}
