import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { minifySync } from 'vite'
import { agency, destinations, read, tourPackages } from '#catalogue/build/read-catalogue.ts'
import { pageSize } from '#catalogue/page-size.ts'
import { sharedFiles, withoutNotes } from '#catalogue/build/shared-content.ts'
import type { SiteManifest } from '#contract/site-manifest.ts'
import { keptList as keptListName } from '#site/offline/worker-messages.ts'
import { dataFiles, paths } from '#site/paths.ts'
import { pageStream } from '#site/worker/page-stream.ts'
import { filesOfPage } from '#site/worker/page-files.ts'
import { notFoundPages, redirects } from '#publish/site-paths.ts'
import { agencyFacts } from './agency-facts.ts'
import { packBundles } from './bundles.ts'
import { compressFiles } from './compress-files.ts'
import { writeIcons } from './icons.ts'
import { finishPage } from './finish-page.ts'
import { keptList, shellFiles, siteVersion } from './offline-files.ts'
import { forgetUnused } from './reuse.ts'
import { readPage, type BuiltPage } from './read-page.ts'
import { shortManifest } from './short-manifest.ts'
import { writeServiceWorker } from './service-worker.ts'
import { securityText, securityTextPath } from './security-text.ts'
import { writePreviews } from './social-previews.ts'
import { writeTripNotes } from './trip-notes/write-trip-notes.ts'

const starterFile = join(import.meta.dirname, 'starter.js')

const isLong = [destinations, tourPackages].some(({ length }) => length > pageSize)

const hash = (code: string): string => `sha256-${createHash('sha256').update(code).digest('base64')}`

/** Origin of a hosted service the build was pointed at; null for our own server, which is `'self'`. */
const hostedOrigin = (url: string | undefined): string | null => (url?.trim() ? new URL(url).origin : null)

/** The site's origin in heads and feeds, without a trailing slash. */
const siteAddress = (env: Settings): string => (env['SITE_URL']?.trim() || agency.website).replace(/\/+$/, '')

/** Writes the content that every page may need, and returns its address. */
async function writeSharedContent(client: string): Promise<string> {
  const text = JSON.stringify(Object.fromEntries(sharedFiles.map((file) => [file, read(file)])), withoutNotes)
  const name = `/assets/shared-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`
  await writeFile(join(client, name), text)
  return name
}

/** After the framework's build. */
export const finishBuild: NonNullable<Config['buildEnd']> = async ({ reactRouterConfig, viteConfig }) => {
  await packBundles(reactRouterConfig.buildDirectory)
  await finishSite(reactRouterConfig.buildDirectory, viteConfig.env as Settings)
}

/** What the build was given of the environment and the `.env` files. */
export type Settings = Record<string, string | undefined>

/**
 * Finishes every page, compresses, and writes what the server needs to know.
 *
 * @param folder the build's: `client` has the bundle, the public files and the pages
 */
export async function finishSite(folder: string, env: Settings): Promise<void> {
  const client = join(folder, 'client')
  const starter = minifySync(
    starterFile,
    `{${String(pageStream)}\n${await readFile(starterFile, 'utf8')}}`,
  ).code.trim()
  const files = async (pattern: string) => Array.fromAsync(glob(pattern, { cwd: client }))

  // Nothing asks for the data of unknown addresses, nor for that of files.
  const unused = [
    '__spa-fallback.html',
    ...Object.values(notFoundPages).map((path) => `${path}.data`),
    ...(await files('**/*.*.data')),
  ]
  for (const file of unused) await rm(join(client, file), { force: true })

  const address = siteAddress(env)
  const shared = await writeSharedContent(client)
  const inlineScripts = new Set<string>()
  const named = new Set<string>()
  const indexed: BuiltPage[] = []
  for (const file of await files('**/*.html')) {
    const path = join(client, file)
    const finished = await finishPage(await readFile(path, 'utf8'), { starter, shared })
    for (const script of finished.inlineScripts) inlineScripts.add(script)
    for (const url of filesOfPage(finished.html)) named.add(url)
    const boot = join(client, finished.boot.name)
    if (!existsSync(boot)) await writeFile(boot, finished.boot.code)
    for (const { name, text } of finished.dataFiles) await writeFile(join(client, name), text)
    const page = readPage(file, finished.html)
    if (page.allowsIndexing) indexed.push(page)
    await writeFile(path, finished.html)
  }
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
  await writeServiceWorker(client, {
    files: shellFiles(client, named),
    // While the catalogue is short, everything but its entries is read without a connection.
    data: isLong ? [] : [...Object.values(dataFiles), ...(await files('*.data')).map((file) => `/${file}`)],
    version: siteVersion(client),
  })
  await mkdir(join(client, dirname(securityTextPath)))
  await writeFile(join(client, securityTextPath), securityText(address, new Date()))

  const texts = await files('**/*.{html,data,js,css,svg,json,txt,xml,webmanifest}')
  await compressFiles(texts.map((file) => join(client, file)))

  await forgetUnused()

  // After compressing: the list tells what things weigh as sent.
  const kept = keptList(client, [...indexed.map(({ path }) => path), paths.search()])
  await writeFile(join(client, keptListName), JSON.stringify(kept))

  const authOrigin = hostedOrigin(env['VITE_SUPABASE_URL'])
  const mailOrigin = hostedOrigin(env['VITE_EMAILJS_ORIGIN'])
  const manifest: SiteManifest = {
    scriptHashes: [...inlineScripts].map(hash),
    connectOrigins: [authOrigin, mailOrigin].filter((origin) => origin !== null),
    authOrigin,
    notFoundPages,
    redirects: redirects(),
  }
  await writeFile(join(folder, 'site-manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  await writeFile(join(folder, 'agency.json'), `${JSON.stringify(agencyFacts(), null, 2)}\n`)
}
