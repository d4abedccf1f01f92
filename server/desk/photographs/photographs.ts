import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { readContentIndex, readSources } from '#catalogue/build/content-index.ts'
import { deskApi } from '#contract/desk.ts'
import {
  isPhotographName,
  maxPhotographBytes,
  photographPartBytes,
  type SentPhotograph,
  type SitePhotograph,
} from '#contract/desk-photographs.ts'
import type { PictureFolders } from '#publish/photographs.ts'
import type { Context } from '#server/context.ts'
import type { Database } from '#server/database/open.ts'
import { sessionOf } from '#server/desk/guard.ts'
import { atMost, readBody, Refused } from '#server/desk/refused.ts'
import { personOf } from '#server/desk/staff.ts'
import type { DeskPhotographTable } from '#server/desk/tables.ts'
import { movedSubject, moveSubject, sitePhotograph } from './subjects.ts'
import { toolsOf } from './tools.ts'
import { sweepPhotographs } from './unpublished.ts'

const begun = z.object({ name: z.string(), size: z.int().check(z.positive()) })
const percent = z.int().check(z.gte(0), z.lte(100))
const point = z.object({ x: percent, y: percent })

/** The limit for all photographs together, so that the disk does not fill up by mistake. */
const maxWaitingBytes = 600 * 1024 * 1024
const maxWaiting = 300

/** Shown in the Desk only. Nothing in the file can run. */
const asPicture = {
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline',
}

/**
 * Photographs that staff upload: in parts, so that a broken connection costs one part, and in the database, so that every
 * server has them. `publish/photographs.ts` processes a complete upload. Like publishing, it needs the development packages.
 */
export function addPhotographs(
  app: FastifyInstance,
  context: Context,
  { content, pictures }: { content: string | undefined; pictures: PictureFolders | undefined },
): void {
  const { clock, database } = context
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: photographPartBytes },
    (_request, body, done) => done(null, body),
  )
  /** One at a time, because the pixels of one need much memory. */
  let work: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = work.then(task)
    work = result.catch(() => undefined)
    return result
  }
  const shown = (row: Row): SentPhotograph => ({
    name: row.name,
    size: row.size,
    received: row.received,
    by: personOf(context.config, row.address)?.name ?? row.address,
    refusal: row.refusal,
    picture:
      row.width === null || row.height === null
        ? null
        : { width: row.width, height: row.height, subject: { x: row.subjectX, y: row.subjectY } },
  })
  const find = async (name: string): Promise<Row> => {
    const row = await findRow(database, name)
    if (!row) throw new Refused(404, 'This photograph was deleted. Choose it again.')
    return row
  }

  const shownOfSite = async (name: string): Promise<SitePhotograph | null> => {
    const site = await sitePhotograph(name, pictures)
    if (!site) return null
    const { subject: published, ...size } = site
    return {
      name,
      published,
      picture: { ...size, subject: (await movedSubject(database, name)) ?? published },
    }
  }

  /** Announces an upload, also again after a broken connection. */
  app.post(`${deskApi}/photographs`, async (request): Promise<SentPhotograph> => {
    const { person } = sessionOf(request)
    const { name, size } = readBody(begun, request.body)
    if (!isPhotographName(name))
      throw new Refused(400, 'The Desk could not read this request. Reload the page and try again.')
    if (size > maxPhotographBytes)
      throw new Refused(
        413,
        `This file has ${Math.ceil(size / 1024 / 1024)} MB, and 30 MB are the limit. Send it smaller, or take it with a smaller size set in the camera.`,
      )
    await toolsOf()
    const known = await findRow(database, name)
    if (known) {
      if (known.size === size) return shown(known)
      throw new Refused(409, 'Another photograph has the same name. Choose yours again.')
    }
    if (name in readContentIndex(readSources(content)).pictures)
      throw new Refused(409, 'Another photograph has the same name. Choose yours again.')
    await atMost(context, `photographs of ${person.address}`, { times: 200, minutes: 60 })
    await sweepPhotographs(context)
    const { bytes, count } = await waiting(database)
    if (bytes + size > maxWaitingBytes || count >= maxWaiting)
      throw new Refused(
        507,
        'Too many photographs are waiting to be published. Publish them, or take some out of the drafts. Unused photographs are removed after a week.',
      )
    await database
      .insertInto('deskPhotographs')
      .values({
        name,
        address: person.address,
        size,
        received: 0,
        refusal: null,
        width: null,
        height: null,
        body: null,
        subjectX: 50,
        subjectY: 50,
        touchedAt: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return shown(await find(name))
  })

  /** Null for a drawing or a missing photograph. */
  app.get<{ Params: { name: string } }>(`${deskApi}/photographs/:name`, async ({ params }, reply) => {
    const row = await findRow(database, params.name)
    if (!row) return (await shownOfSite(params.name)) ?? reply.send('null')
    // The process may have been stopped after the last part, before it processed the photograph, and the phone may be
    // offline.
    if (row.received === row.size) await inTurn(() => finish(row.name))
    return shown(await find(row.name))
  })

  /**
   * Stores the part that begins at `start`. A repeated or misplaced part changes nothing, and the answer says
   * where to continue.
   */
  app.post<{ Params: { name: string; start: string } }>(
    `${deskApi}/photographs/:name/parts/:start`,
    async ({ params, body }): Promise<SentPhotograph> => {
      const row = await find(params.name)
      const part = body as Buffer | null
      if (row.width !== null || row.refusal !== null) return shown(row)
      if (Buffer.isBuffer(part) && part.length > 0 && Number(params.start) === row.received) {
        if (row.received + part.length > row.size)
          throw new Refused(400, 'This file has changed since it was chosen. Choose it again.')
        if (row.received === 0) {
          const refusal = await refusalOf(part)
          if (refusal !== null) {
            await database
              .updateTable('deskPhotographs')
              .set({ refusal })
              .where('name', '=', row.name)
              .execute()
            return shown({ ...row, refusal })
          }
        }
        await database.transaction().execute(async (tx) => {
          const { numUpdatedRows } = await tx
            .updateTable('deskPhotographs')
            .set({ received: row.received + part.length, touchedAt: clock.now() })
            .where('name', '=', row.name)
            .where('received', '=', row.received)
            .executeTakeFirst()
          if (numUpdatedRows > 0n)
            await tx
              .insertInto('deskPhotographParts')
              .values({ name: row.name, start: row.received, body: part })
              .execute()
        })
      }
      const now = await find(row.name)
      if (now.received < now.size) return shown(now)
      await inTurn(() => finish(row.name))
      return shown(await find(row.name))
    },
  )

  /** After the last part: makes a clean picture, or stores the reason why it cannot. */
  async function finish(name: string): Promise<void> {
    const row = await findRow(database, name)
    if (!row || row.width !== null || row.refusal !== null) return
    const { cleanPhotograph, Unusable } = await toolsOf()
    const parts = await database
      .selectFrom('deskPhotographParts')
      .select('body')
      .where('name', '=', name)
      .orderBy('start')
      .execute()
    const made = await cleanPhotograph(Buffer.concat(parts.map(({ body }) => body))).then(
      ({ bytes, width, height }) => ({ body: bytes, width, height }),
      (error: unknown) => {
        if (error instanceof Unusable) return { refusal: error.message }
        throw error
      },
    )
    await database.transaction().execute(async (tx) => {
      await tx
        .updateTable('deskPhotographs')
        .set({ ...made, touchedAt: clock.now() })
        .where('name', '=', name)
        .execute()
      await tx.deleteFrom('deskPhotographParts').where('name', '=', name).execute()
    })
  }

  app.post<{ Params: { name: string } }>(
    `${deskApi}/photographs/:name/subject`,
    async (request): Promise<SentPhotograph | SitePhotograph> => {
      const { name } = request.params
      const { x, y } = readBody(point, request.body)
      const site = (await findRow(database, name)) ? null : await shownOfSite(name)
      if (site) {
        await moveSubject(context, sessionOf(request).person, name, { x, y }, site.published)
        return (await shownOfSite(name)) ?? site
      }
      await database
        .updateTable('deskPhotographs')
        .set({ subjectX: x, subjectY: y, touchedAt: clock.now() })
        .where('name', '=', name)
        .execute()
      return shown(await find(name))
    },
  )

  /** Cancels an unfinished or unusable upload. A finished one may be in another person's draft. */
  app.post<{ Params: { name: string } }>(`${deskApi}/photographs/:name/stop`, async ({ params }, reply) => {
    await database
      .deleteFrom('deskPhotographs')
      .where('name', '=', params.name)
      .where('width', 'is', null)
      .execute()
    return reply.code(204).send()
  })

  /** Any picture of the site or a draft, in the form's size. */
  app.get<{ Params: { name: string } }>(`${deskApi}/pictures/:name`, async ({ params: { name } }, reply) => {
    const { smaller, originalOf, siteFolders } = await toolsOf()
    const row = await database
      .selectFrom('deskPhotographs')
      .select('body')
      .where('name', '=', name)
      .executeTakeFirst()
    const path = row?.body ? null : await originalOf(name, pictures ?? siteFolders)
    const bytes = row?.body ?? (path === null ? null : await readFile(path))
    if (!bytes) throw new Refused(404, 'There is no such picture.')
    return reply
      .headers({ ...asPicture, 'cache-control': 'private, max-age=3600' })
      .type('image/jpeg')
      .send(await smaller(Buffer.from(bytes)))
  })
}

/** Checks the first part, so that a file that is not a picture is refused before all 30 MB are sent. */
async function refusalOf(firstPart: Buffer): Promise<string | null> {
  const { kindOf, Unusable } = await toolsOf()
  try {
    kindOf(firstPart)
    return null
  } catch (error) {
    if (error instanceof Unusable) return error.message
    throw error
  }
}

type Row = Omit<DeskPhotographTable, 'body'>

const findRow = (database: Database, name: string): Promise<Row | undefined> =>
  database
    .selectFrom('deskPhotographs')
    .select(['name', 'address', 'size', 'received', 'refusal', 'width', 'height'])
    .select(['subjectX', 'subjectY', 'touchedAt'])
    .where('name', '=', name)
    .executeTakeFirst()

/** The photographs in the database, complete or announced. */
async function waiting(database: Database): Promise<{ bytes: number; count: number }> {
  const { bytes, count } = await database
    .selectFrom('deskPhotographs')
    .select(({ fn }) => [fn.sum<number | null>('size').as('bytes'), fn.countAll<number>().as('count')])
    .executeTakeFirstOrThrow()
  return { bytes: Number(bytes ?? 0), count: Number(count) }
}
