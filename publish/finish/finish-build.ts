import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { agency, destinations, read, tourPackages } from '#catalogue/build/read-catalogue.ts'
import { pageSize } from '#catalogue/page-size.ts'
import { sharedFiles, withoutNotes } from '#catalogue/build/shared-content.ts'
import type { SiteManifest } from '#contract/site-manifest.ts'
import { keptList as keptListName } from '#site/offline/worker-messages.ts'
import { dataFiles, paths } from '#site/paths.ts'
import { notFoundPages, redirects } from '#publish/site-paths.ts'
import { agencyFacts } from './agency-facts.ts'
import type { BundlePages } from './bundle-pages.ts'
import { compressFiles } from './compress-files.ts'
import { writeIcons } from './icons.ts'
import { keptList, shellFiles, siteVersion } from './offline-files.ts'
import { forgetUnused } from './reuse.ts'
import { shortManifest } from './short-manifest.ts'
import { writeServiceWorker } from './service-worker.ts'
import { securityText, securityTextPath } from './security-text.ts'
import { writePreviews } from './social-previews.ts'
import { minifiedStarter, writePages } from './write-pages.ts'
import { writeTripNotes } from './trip-notes/write-trip-notes.ts'

const isLong = [destinations, tourPackages].some(({ length }) => length > pageSize)

const hash = (code: string): string => `sha256-${createHash('sha256').update(code).digest('base64')}`

/** Origin of a hosted service the build was pointed at; null for our own server, which is `'self'`. */
const hostedOrigin = (url: string | undefined): string | null => (url?.trim() ? new URL(url).origin : null)

/** The site's origin in heads and feeds, without a trailing slash. */
const siteAddress = (env: Settings): string => (env['SITE_URL']?.trim() || agency.website).replace(/\/+$/, '')

/** Writes the content that every page may need. */
async function writeSharedContent(client: string): Promise<{ address: string; text: string }> {
  const text = JSON.stringify(Object.fromEntries(sharedFiles.map((file) => [file, read(file)])), withoutNotes)
  const name = `/assets/shared-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`
  await writeFile(join(client, name), text)
  return { address: name, text }
}

/** The settings of the environment and the `.env` files. */
type Settings = Record<string, string | undefined>

interface Site {
  /** The build's: `client` has the bundle and the public files. */
  folder: string
  pages: BundlePages
  /** The hash of the site's code. */
  code: string
  env: Settings
}

/** Renders and finishes every page, compresses, and writes what the server needs to know. */
export async function finishSite({ folder, pages, code, env }: Site): Promise<void> {
  const client = join(folder, 'client')
  const files = async (pattern: string) => Array.fromAsync(glob(pattern, { cwd: client }))
  const address = siteAddress(env)
  const shared = await writeSharedContent(client)
  const surroundings = { code, shared, starter: await minifiedStarter() }
  const { inlineScripts, named, indexed } = await writePages(client, pages, surroundings)
  // Routes that are files have no code in the browser.
  const empty = (await files('assets/*.js')).filter((file) => statSync(join(client, file)).size === 0)
  for (const file of empty) await rm(join(client, file))
  for (const file of await files('assets/manifest-*.js')) {
    const path = join(client, file)
    await writeFile(path, shortManifest(await readFile(path, 'utf8'), new Set(empty.map((it) => `/${it}`))))
  }
  await writePreviews(indexed, client)
  await writeTripNotes(client, address, new Date())
  await writeIcons(client)
  await writeServiceWorker(client, code, {
    files: shellFiles(client, named),
    // While the catalogue is short, everything but its entries is read without a connection.
    data: isLong
      ? []
      : [...Object.values(dataFiles), ...(await files('*.data')).toSorted().map((file) => `/${file}`)],
    version: siteVersion(client),
  })
  await mkdir(join(client, dirname(securityTextPath)))
  await writeFile(join(client, securityTextPath), securityText(address, new Date()))

  const texts = await files('**/*.{data,js,css,svg,json,txt,xml,webmanifest}')
  await compressFiles(texts.map((file) => join(client, file)))

  forgetUnused()

  // After compressing, because the list has the sizes as sent.
  const kept = keptList(client, [...indexed.map(({ path }) => path), paths.search()])
  await writeFile(join(client, keptListName), JSON.stringify(kept))

  const authOrigin = hostedOrigin(env['VITE_SUPABASE_URL'])
  const mailOrigin = hostedOrigin(env['VITE_EMAILJS_ORIGIN'])
  const manifest: SiteManifest = {
    scriptHashes: inlineScripts.map(hash),
    connectOrigins: [authOrigin, mailOrigin].filter((origin) => origin !== null),
    authOrigin,
    notFoundPages,
    redirects: redirects(),
  }
  await writeFile(join(folder, 'site-manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  await writeFile(join(folder, 'agency.json'), `${JSON.stringify(agencyFacts(), null, 2)}\n`)
}
