import type { FastifyInstance } from 'fastify'
import { deskApi, freeSpace, officeTime, type Today, type TodayLine, type Waiting } from '#contract/desk.ts'
import type { Context } from '#server/context.ts'
import { readLastBackup } from '#server/last-backup.ts'
import { readDisk } from '#server/plugins/disk.ts'
import { currentRelease, readFacts } from '#server/site/release-folder.ts'
import { selectWaiting } from './enquiries/read.ts'
import { enquiriesToday } from './enquiries/today.ts'
import { sessionOf } from './guard.ts'
import { officeOf } from './office.ts'
import { checksToday, pagesToday } from './pages/today.ts'
import { movedMarks } from './photographs/subjects.ts'

/** The lines of one part of the Desk on Today, most urgent first. */
export type TodayPart = (context: Context, content?: string) => Promise<TodayLine[]>

/** In the order shown. Lines that need no action come last, from all parts. */
const parts: TodayPart[] = [enquiriesToday, pagesToday, checksToday, site]

export function addToday(app: FastifyInstance, context: Context, content?: string): void {
  app.get(`${deskApi}/today`, async (request): Promise<Today> => {
    const lines = (await Promise.all(parts.map((part) => part(context, content)))).flat()
    const isFine = ({ tone }: TodayLine) => Number(tone === 'fine')
    return { me: sessionOf(request).person, lines: lines.toSorted((a, b) => isFine(a) - isFine(b)) }
  })
  app.get(`${deskApi}/waiting`, async (): Promise<Waiting> => waitingIn(context, content))
}

/** For the navigation bar on every screen. */
async function waitingIn(context: Context, content?: string): Promise<Waiting> {
  const { database } = context
  const [enquiries, drafts, marks] = await Promise.all([
    selectWaiting(database)
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('deskDrafts')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
    movedMarks(context, content),
  ])
  return { enquiries: Number(enquiries.count), changes: Number(drafts.count) + marks.length }
}

const staleBackupMs = 3 * 24 * 60 * 60_000

/** The server's state: one plain line if nothing is wrong. */
async function site({ config, clock }: Context): Promise<TodayLine[]> {
  const { freeBytes, isFull, isNearlyFull } = await readDisk(config.dataDir)
  const office = await officeOf(config)
  const free = freeSpace(freeBytes, office)
  const backupAt = await readLastBackup(config.dataDir)
  const backup = backupAt === null ? '' : `last backup ${officeTime(backupAt, office)}`
  const id = await currentRelease(config.releasesDir)
  const problems = [
    isFull && `The disk is full: ${free}.`,
    isNearlyFull && !isFull && `The disk is nearly full: ${free}.`,
    backupAt !== null &&
      clock.now() - backupAt > staleBackupMs &&
      `The last backup is more than three days old: ${officeTime(backupAt, office)}.`,
  ].filter((words) => words !== false)
  const lines = problems.map((words): TodayLine => ({
    label: 'Site',
    words: `${words} Tell the person who runs the server.`,
    tone: 'needs-you',
    action: { words: 'Look', to: '/reports' },
  }))
  if (id === null) return [...lines, { label: 'Site', words: 'Nothing is published yet.', tone: 'needs-you' }]
  const { madeAt } = await readFacts(config.releasesDir, id)
  const facts = [`Live since ${officeTime(Date.parse(madeAt), office)}`, backup, free]
  return [...lines, { label: 'Site', words: facts.filter(Boolean).join(' · '), tone: 'fine' }]
}
