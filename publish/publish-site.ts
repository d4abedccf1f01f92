import { randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { contentFolder } from '#catalogue/build/content-index.ts'
import type { SiteManifest } from '#contract/site-manifest.ts'
import { releaseSettings } from '#server/config/config.ts'
import { readEnv } from '#server/config/env.ts'
import { lockReleases } from '#server/site/publish-lock.ts'
import { currentRelease, listReleases, readFacts, sweepReleases } from '#server/site/release-folder.ts'
import { buildHash, codeHash, root } from './freshness.mjs'
import { openReleaseTarget } from '#server/site/release-target.ts'
import { ReleaseOvertaken } from '#server/site/shared-releases.ts'
import { DatabaseUnavailable } from '#server/database/unavailable.ts'
import { addRelease } from './add-release.ts'
import { commitName } from './commit-name.ts'
import { keepBundles, unpackBundles } from './finish/bundles.ts'
import { bundleInto, renderInto } from './framework-build.ts'
import { proveSite } from './prove-site.ts'
import { bringPublicFiles, type Earlier } from './public-files.ts'
import { writeStaticSite } from './static-host.ts'

/** Nothing was published, for a reason that the publisher can fix. */
export class PublishError extends Error {
  override name = 'PublishError'
}

/** How many releases are kept, because open pages of older ones may still request their files. */
const keptReleases = 5

/**
 * Builds the site in a separate folder and serves it. If anything fails, the site stays unchanged.
 *
 * @param isAside leaves the new release unserved: an update serves it once the new server runs
 * @throws PublishError with a message for the publisher
 */
export async function publish({ isAside }: { isAside: boolean }): Promise<void> {
  const settings = releaseSettings(readEnv(root))
  const { releasesDir: releases } = settings
  const unlock = lock(releases)
  try {
    await using target = await openReleaseTarget(settings)
    const before = await currentRelease(releases)
    const [newest] = await listReleases(releases)
    const facts = newest ? await readFacts(releases, newest).catch(() => null) : null
    const inputs = buildHash()
    if (newest && facts?.inputs === inputs) {
      if (newest !== before && !isAside) await target.serve(newest)
      console.log(
        `Nothing has changed since release ${newest}${isAside ? '.' : ', and it is the one that is served.'}`,
      )
      return
    }
    const begun = Date.now()
    console.log('Building the site …')
    await sweepWorkshop()
    const earlier = newest && facts ? { folder: join(releases, newest), files: facts.files } : undefined
    const id = await inWorkshop({ inputs, earlier }, (built) =>
      addRelease({ built, releases, content: contentFolder, inputs, commit: commitName() }),
    )
    if (isAside) {
      console.log(`Built release ${id}, which is not served yet.`)
      return
    }
    if ((await currentRelease(releases)) !== before) {
      throw new PublishError(
        `Another release was chosen while the site was being built, so release ${id} is not served.\n` +
          `To serve it: npm run meridaya -- releases use ${id}`,
      )
    }
    await target.serve(id)
    await sweepReleases(releases, keptReleases)
    console.log(`Built in ${((Date.now() - begun) / 1000).toFixed(1)} s: release ${id}.`)
  } catch (error) {
    throw explained(error, releases)
  } finally {
    unlock()
  }
}

function lock(releases: string): () => void {
  try {
    const unlock = lockReleases(releases)
    if (unlock) return unlock
  } catch (error) {
    throw explained(error, releases)
  }
  throw new PublishError(
    `The site is being built by another process, which publishes to ${releases}. Wait until it has finished, then try again.`,
  )
}

/**
 * Builds the site for a static host, which has no server of ours behind it.
 *
 * @param out the folder to write, from the root of the project; it is emptied first
 * @throws PublishError with a message for the publisher
 */
export async function buildForStaticHost(out: string): Promise<void> {
  // Loaded only here, because a release does not need the bundler if the code is unchanged.
  const { loadEnv } = await import('vite')
  const env = { ...loadEnv('production', root, 'VITE_'), ...process.env }
  const missing = ['VITE_SUPABASE_URL', 'VITE_EMAILJS_ORIGIN'].filter((name) => !env[name]?.trim())
  if (missing.length > 0) {
    throw new PublishError(
      `A static host runs no server, so sign-in and mail need hosted services: set ${missing.join(' and ')}. See docs/deploy/static-host.md.`,
    )
  }
  const folder = resolve(root, out)
  console.log('Building the site …')
  try {
    await inWorkshop({ inputs: buildHash() }, (built, manifest) =>
      writeStaticSite(join(built, 'client'), folder, manifest),
    )
  } catch (error) {
    throw explained(error, folder)
  }
  console.log(`Built into ${folder}: upload what is in it.`)
}

/** Builds, checks and hands over the result. The folder is removed afterwards. */
async function inWorkshop<Result>(
  { inputs, earlier }: { inputs: string; earlier?: Earlier | undefined },
  use: (built: string, manifest: SiteManifest) => Promise<Result>,
): Promise<Result> {
  const workshop = join(root, 'build')
  // A build that outlives its killed publisher keeps writing, so it has a folder that no other build uses.
  const own = join(workshop, `.tmp-${randomUUID()}`)
  await mkdir(own, { recursive: true })
  try {
    const code = codeHash()
    if (!(await unpackBundles(own, code))) {
      refuse(await bundleInto(own))
      if (codeHash() === code) await keepBundles(own, code)
    }
    bringPublicFiles(join(own, 'client'), earlier)
    refuse(await renderInto(own, code))
    if (buildHash() !== inputs) {
      throw new PublishError(
        'Content, code or settings changed while the site was being built. Nothing was published: build again.',
      )
    }
    const manifest = JSON.parse(await readFile(join(own, 'site-manifest.json'), 'utf8')) as SiteManifest
    const wrong = await proveSite(join(own, 'client'), manifest)
    if (wrong.length > 0) {
      throw new PublishError(
        [...wrong.slice(0, 20), '', 'The built site is not whole, so it was not published.'].join('\n'),
      )
    }
    return await use(own, manifest)
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

function refuse(problem: string | null): void {
  if (problem !== null) throw new PublishError(`${problem}\n\nThe site could not be built: see above.`)
}

/** Leftovers of killed builds that are an hour old or more. Newer ones may belong to a running build for a static host. */
async function sweepWorkshop(): Promise<void> {
  const workshop = join(root, 'build')
  const names = await readdir(workshop).catch(() => [])
  for (const name of names.filter((it) => it.startsWith('.tmp-'))) {
    const folder = join(workshop, name)
    const { mtimeMs } = await stat(folder)
    if (mtimeMs < Date.now() - 3_600_000) await rm(folder, { recursive: true, force: true })
  }
}

/** Says what to do about a disk failure. Other errors are returned unchanged. */
function explained(error: unknown, releases: string): unknown {
  if (error instanceof PublishError) return error
  if (error instanceof ReleaseOvertaken) {
    return new PublishError(
      `Release ${error.served} was published from another machine while this one was being made, and is served. Build again to publish on top of it.`,
    )
  }
  if (error instanceof DatabaseUnavailable) {
    return new PublishError(
      `The Postgres of DATABASE_URL does not answer, so nothing was published and the site stays as it was. Try again when it does. (${error.message})`,
    )
  }
  const { code, message } = error as NodeJS.ErrnoException
  const about = `(${message.split('\n')[0]})`
  if (code === 'ENOSPC' || code === 'EDQUOT' || /disk is full/.test(message)) {
    return new PublishError(
      `The disk is full, so nothing was published and the site stays as it was. Free about 100 MB and try again. ${about}`,
    )
  }
  if (
    code === 'EACCES' ||
    code === 'EPERM' ||
    code === 'EROFS' ||
    code === 'EEXIST' ||
    code === 'ENOTDIR' ||
    code === 'ERR_SQLITE_ERROR'
  ) {
    return new PublishError(
      `${releases} cannot be written, so nothing was published and the site stays as it was. Give this user the right to write there, or set RELEASES_DIR to another folder. ${about}`,
    )
  }
  return error
}
