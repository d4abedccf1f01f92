import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { checkCatalogue } from '#catalogue/build/check-catalogue.ts'
import { slugOf } from '#catalogue/build/content-index.ts'
import { sentence, type Problem } from '#catalogue/build/problems.ts'
import {
  deskApi,
  type PageProblem,
  type Publishing,
  type PublishState,
  type Version,
} from '#contract/desk.ts'
import { buildHash } from '#publish/freshness.mjs'
import { recordAudit } from '#server/audit/audit.ts'
import { deviceOf } from '#server/auth/endpoints/device.ts'
import type { Context } from '#server/context.ts'
import { currentRelease, listReleases, pointTo, readFacts } from '#server/site/release-folder.ts'
import { readRelease } from '#server/site/read-release.ts'
import { BrokenRelease } from '#server/site/site-files.ts'
import type { RunBuild } from './build-site.ts'
import { sessionOf } from './guard.ts'
import { readBody, Refused } from './refused.ts'
import { personOf } from './staff.ts'

const chosen = z.object({ id: z.string().check(z.maxLength(40)) })

const atRest: PublishState = { step: 'none', by: null, since: null, problems: [], reason: null, said: null }

/** Publishing what has changed, and going back to an older version. */
export function addPublishing(app: FastifyInstance, context: Context, runBuild: RunBuild): void {
  const { config, clock, database, log } = context
  let state = atRest

  app.get(`${deskApi}/publishing`, async (): Promise<Publishing> => {
    const versions = await listVersions(context)
    const [newest] = versions
    const facts = newest && (await readFacts(config.releasesDir, newest.id))
    return { versions, hasChanges: facts?.inputs !== buildHash(), state }
  })

  /** Answers at once; how it goes is asked for with `publishing`. */
  app.post(`${deskApi}/publish`, async (request, reply) => {
    const { person } = sessionOf(request)
    if (isUnderWay(state)) throw new Refused(409, `${state.by} is publishing just now.`)
    const device = deviceOf(request)
    state = { step: 'checking', by: person.name, since: clock.now(), problems: [], reason: null, said: null }
    const publish = async () => {
      const problems = checkCatalogue()
      const before = await currentRelease(config.releasesDir)
      if (problems.length > 0) state = { ...state, step: 'failed', problems: problems.map(onPage) }
      else {
        state = { ...state, step: 'building' }
        const said = await runBuild()
        state =
          said === null
            ? { ...state, step: 'live' }
            : { ...state, step: 'failed', reason: reasonFor(said), said }
      }
      const id = await currentRelease(config.releasesDir)
      const isLive = state.step === 'live'
      if (isLive && id === before) return
      await recordAudit(database, {
        at: clock.now(),
        kind: isLive ? 'desk_published' : 'desk_publish_failed',
        actor: 'staff',
        staff: person.address,
        device,
        detail: isLive ? id : null,
      })
    }
    publish().catch((error: unknown) => {
      log.error({ err: error }, 'Publishing from the Desk failed')
      const said = error instanceof Error ? error.message : String(error)
      state = { ...state, step: 'failed', reason: reasonFor(said), said }
    })
    return reply.code(202).send({})
  })

  app.post(`${deskApi}/go-back`, async (request, reply) => {
    const { id } = readBody(chosen, request.body)
    const { person } = sessionOf(request)
    if (isUnderWay(state))
      throw new Refused(409, `${state.by} is publishing just now. Wait until that has ended.`)
    if (!(await listReleases(config.releasesDir)).includes(id))
      throw new Refused(404, 'This version is no longer kept. The site is as it was.')
    await readRelease(config.releasesDir, id).catch((error: unknown) => {
      if (!(error instanceof BrokenRelease)) throw error
      throw new Refused(409, 'This version is damaged and cannot be shown. The site is as it was.')
    })
    await pointTo(config.releasesDir, id).catch((error: NodeJS.ErrnoException) => {
      log.error({ err: error }, 'The Desk could not go back')
      throw new Refused(
        500,
        'The Desk may not change the site on this server. The site is as it was; tell the person who runs the server.',
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
    // How the last publishing ended is no longer what visitors see.
    state = atRest
    return reply.code(204).send()
  })
}

/** What the publisher says to the person who runs the server, and what staff can do about it. */
const reasons: [says: RegExp, words: string][] = [
  [/by another process/, 'The site is being published on the server just now. Try again in a minute.'],
  [/changed while/, 'Something was changed while the new version was being made. Publish again.'],
  [/disk is full/, 'The disk of the server is full. Tell the person who runs the server.'],
]

const reasonFor = (said: string): string =>
  reasons.find(([says]) => says.test(said))?.[1] ??
  'The new version could not be made. Tell the person who runs the server.'

const isUnderWay = ({ step }: PublishState): boolean => step === 'checking' || step === 'building'

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

const groups: Record<string, string> = {
  destinations: 'Places',
  packages: 'Trips',
  services: 'Services',
  posts: 'Stories',
  policies: 'Policies',
  countries: 'Countries',
}

/** Says where a mistake is as staff know the page. */
function onPage(problem: Problem): PageProblem {
  const slug = slugOf(problem.file).replaceAll('-', ' ')
  const name = slug.charAt(0).toUpperCase() + slug.slice(1)
  return {
    page: `${groups[problem.file.split('/')[0] ?? ''] ?? 'Office'}: ${name}`,
    words: sentence(problem),
  }
}
