import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { deskApi, type Publishing, type PublishState, type Version } from '#contract/desk.ts'
import { buildHash } from '#publish/freshness.mjs'
import { recordAudit } from '#server/audit/audit.ts'
import { deviceOf } from '#server/auth/endpoints/device.ts'
import type { Context } from '#server/context.ts'
import { currentRelease, listReleases, pointTo, readFacts } from '#server/site/release-folder.ts'
import { readRelease } from '#server/site/read-release.ts'
import { BrokenRelease } from '#server/site/site-files.ts'
import { sessionOf } from './guard.ts'
import { listChanges, publishedSources } from './pages/list-changes.ts'
import {
  atRest,
  failedBecause,
  isUnderWay,
  publishDrafts,
  publishingHere,
  settled,
  withoutCorrected,
  writeState,
  type PublishParts,
} from './publish-drafts.ts'
import { readBody, Refused } from './refused.ts'
import { personOf } from './staff.ts'

const chosen = z.object({ id: z.string().check(z.maxLength(40)) })

/** Publishes changes, and goes back to older versions. */
export function addPublishing(app: FastifyInstance, context: Context, parts: PublishParts): void {
  const { content, pictures } = parts
  const { config, clock, database, log } = context
  const stateNow = () => settled(context, content)

  app.get(`${deskApi}/publishing`, async (): Promise<Publishing> => {
    const state = await stateNow()
    const versions = await listVersions(context)
    const [newest] = versions
    const published = newest && publishedSources(config.releasesDir, newest.id)
    const changes = await listChanges(context, published, content, pictures)
    // For releases without their texts only a hash is known, which a software update changes too.
    const isOther = async () =>
      newest !== undefined && (await readFacts(config.releasesDir, newest.id)).inputs !== buildHash()
    const hasChanges = changes.length > 0 || newest === undefined || (!published && (await isOther()))
    const drafts = changes.flatMap(({ file, draft }) => (draft ? [{ file, at: draft.at }] : []))
    return { versions, hasChanges, changes, state: withoutCorrected(state, drafts) }
  })

  /** Answers at once. Progress is polled with `publishing`. */
  app.post(`${deskApi}/publish`, async (request, reply) => {
    const { person } = sessionOf(request)
    const before = await stateNow()
    // Checked again, because another request may have arrived while the state was read.
    if (isUnderWay(before) || publishingHere.has(database))
      throw new Refused(409, `${before.by ?? 'Someone'} is publishing right now. Wait until it is finished.`)
    publishingHere.add(database)
    const device = deviceOf(request)
    const begun: PublishState = { ...atRest, step: 'checking', by: person.name, since: clock.now() }
    await writeState(database, begun).catch((error: unknown) => {
      publishingHere.delete(database)
      throw error
    })
    const publish = async () => {
      const served = await currentRelease(config.releasesDir)
      const ended = await publishDrafts(context, parts, begun, person)
      const id = await currentRelease(config.releasesDir)
      const isLive = ended.step === 'live'
      if (!isLive || id !== served)
        await recordAudit(database, {
          at: clock.now(),
          kind: isLive ? 'desk_published' : 'desk_publish_failed',
          actor: 'staff',
          staff: person.address,
          device,
          detail: isLive ? id : null,
        })
      await writeState(database, ended)
    }
    void publish()
      .catch(async (error: unknown) => {
        log.error({ err: error }, 'Publishing from the Desk failed')
        await writeState(database, failedBecause(begun, error))
      })
      .catch((error: unknown) => log.error({ err: error }, 'How publishing ended could not be kept'))
      .finally(() => publishingHere.delete(database))
    return reply.code(202).send({})
  })

  app.post(`${deskApi}/go-back`, async (request, reply) => {
    const { id } = readBody(chosen, request.body)
    const { person } = sessionOf(request)
    const state = await stateNow()
    if (isUnderWay(state))
      throw new Refused(409, `${state.by} is publishing right now. Wait until it is finished.`)
    if (!(await listReleases(config.releasesDir)).includes(id))
      throw new Refused(404, 'This version was deleted. The site has not changed. Choose another version.')
    await readRelease(config.releasesDir, id).catch((error: unknown) => {
      if (!(error instanceof BrokenRelease)) throw error
      throw new Refused(409, 'This version is damaged. The site has not changed. Choose another version.')
    })
    await pointTo(config.releasesDir, id).catch((error: NodeJS.ErrnoException) => {
      log.error({ err: error }, 'The Desk could not go back')
      throw new Refused(
        500,
        'The Desk is not allowed to change the site on this server. The site has not changed. Tell the person who runs the server.',
      )
    })
    await recordAudit(database, {
      at: clock.now(),
      kind: 'desk_went_back',
      actor: 'staff',
      staff: person.address,
      device: deviceOf(request),
      detail: id,
    })
    // The last publishing's result no longer describes the live site.
    await writeState(database, atRest)
    return reply.code(204).send()
  })
}

async function listVersions({ config, database }: Context): Promise<Version[]> {
  const live = await currentRelease(config.releasesDir)
  const ids = await listReleases(config.releasesDir)
  const events = ids.length
    ? await database
        .selectFrom('auditEvents')
        .select(['detail', 'staff'])
        .where('kind', '=', 'desk_published')
        .where('detail', 'in', ids)
        .execute()
    : []
  const versions = await Promise.all(
    ids.map(async (id): Promise<Version | null> => {
      const facts = await readFacts(config.releasesDir, id).catch(() => null)
      const address = events.find(({ detail }) => detail === id)?.staff
      const by = address ? (personOf(config, address)?.name ?? address) : null
      return facts && { id, madeAt: Date.parse(facts.madeAt), by, isLive: id === live }
    }),
  )
  return versions.filter((version) => version !== null)
}
