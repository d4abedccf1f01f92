import type { FastifyInstance } from 'fastify'
import { readSources } from '#catalogue/build/content-index.ts'
import { deskApi } from '#contract/desk.ts'
import type { Figures } from '#contract/desk-enquiries.ts'
import type { Context } from '#server/context.ts'
import { readLastBackup } from '#server/last-backup.ts'
import { readDisk } from '#server/plugins/disk.ts'
import { officeOf } from '#server/desk/office.ts'
import { uncheckedPages } from '#server/desk/pages/unchecked.ts'
import { officeDay } from './due.ts'
import { boundsOf, monthFrom } from './list.ts'
import { aboutOf, selectWork } from './read.ts'

const shownMonths = 12
const shownTrips = 25

/** Figures made from enquiries and mails alone. Visitors are not tracked. */
export function addFigures(app: FastifyInstance, context: Context): void {
  app.get(`${deskApi}/figures`, async (): Promise<Figures> => {
    const { config, clock } = context
    const { timeZone } = await officeOf(config)
    const now = clock.now()
    const thisMonth = officeDay(now, timeZone).slice(0, 7)
    const months = Array.from({ length: shownMonths }, (_, back) => monthFrom(thisMonth, -back))
    const { freeBytes, isFull, isNearlyFull } = await readDisk(config.dataDir)
    return {
      ...(await enquiryFigures(context, months, timeZone)),
      unchecked: uncheckedPages(readSources(), thisMonth).map(({ page, checked }) => ({ page, checked })),
      disk: { freeBytes, isLow: isFull || isNearlyFull },
      lastBackupAt: await readLastBackup(config.dataDir),
      now,
    }
  })
}

async function enquiryFigures({ database }: Context, months: string[], timeZone: string) {
  const [first = ''] = months.slice(-1)
  const [from] = boundsOf(first, timeZone)
  const rows = await selectWork(database).where('enquiries.createdAt', '>=', from).execute()
  const failed = await database
    .selectFrom('messages')
    .select(['createdAt'])
    .where('enquiryId', 'is not', null)
    .where('state', '=', 'dead')
    .where('createdAt', '>=', from)
    .execute()
  const monthOf = ({ createdAt }: { createdAt: number }) => officeDay(createdAt, timeZone).slice(0, 7)
  const byMonth = Map.groupBy(rows, monthOf)
  const failedByMonth = Map.groupBy(failed, monthOf)
  const byTrip = Map.groupBy(
    rows.filter(({ kind }) => kind === 'query'),
    aboutOf,
  )
  return {
    months: months.map((month) => {
      const own = byMonth.get(month) ?? []
      const waits = own.flatMap(({ createdAt, answeredAt }) =>
        answeredAt === null ? [] : [answeredAt - createdAt],
      )
      return {
        month,
        enquiries: own.length,
        answered: waits.length,
        medianAnswerMs: median(waits),
        mailsReturned: failedByMonth.get(month)?.length ?? 0,
      }
    }),
    trips: [...byTrip]
      .map(([about, own]) => {
        const perMonth = Map.groupBy(own, monthOf)
        return { about, total: own.length, perMonth: months.map((month) => perMonth.get(month)?.length ?? 0) }
      })
      .toSorted((a, b) => b.total - a.total || a.about.localeCompare(b.about))
      .slice(0, shownTrips),
  }
}

function median(values: number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
