import type { Context } from '#server/context.ts'

/** Whether this server should do a chore that is due now. If so, it is next due in `everyMs`. */
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
        // If it is due more than `everyMs` from now, it was scheduled while the clock was ahead.
        .where((row) => row.or([row('chores.dueAt', '<=', now), row('chores.dueAt', '>', now + everyMs)])),
    )
    .returning('name')
    .execute()
  return taken.length > 0
}
