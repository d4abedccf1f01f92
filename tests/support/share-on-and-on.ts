import { pino } from 'pino'
import { systemClock } from '#server/clock.ts'
import { createConfig } from '#server/config/config.ts'
import { connect } from '#server/database/open.ts'
import { LiveSite } from '#server/site/live-site.ts'
import { ReleaseFollower } from '#server/site/release-follower.ts'
import { sweepReleases } from '#server/site/release-folder.ts'
import { openReleaseTarget } from '#server/site/release-target.ts'
import { dieAtStep } from './die-at-step.ts'
import { addTestRelease } from './release.ts'

// A publisher on one machine and a server on another, with a shared database. The publisher publishes again and again,
// the server is restarted again and again and fetches each release, until both are killed.

const [publishers = '', servers = '', step = '', url = ''] = process.argv.slice(2)
const settings = createConfig({ DATABASE_URL: url, RELEASES_STORE: 'database', RELEASES_DIR: publishers })
const database = connect(settings.database)
const log = pino({ level: 'silent' })

async function publish(text: string) {
  await using target = await openReleaseTarget(settings)
  const files = Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [`page-${at}/index.html`, `<p>Page ${at} of ${text}`]),
  )
  await target.serve(await addTestRelease(publishers, { files }))
  await sweepReleases(publishers, 5)
}

async function startServer() {
  const follower = new ReleaseFollower({ database, folder: servers, log, clock: systemClock })
  const site = new LiveSite(servers, log)
  await follower.start()
  await site.start()
  await follower.stop()
  await site.stop()
}

dieAtStep(Number(step))
await Promise.all([
  (async () => {
    for (let round = 0; ; round += 1) await publish(`${process.pid}, ${round}`)
  })(),
  (async () => {
    for (;;) await startServer()
  })(),
])
