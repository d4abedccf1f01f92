import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { loadEnv } from 'vite'
import { agency } from '#catalogue/build/read-catalogue.ts'
import type { SiteManifest } from '#contract/site-manifest.ts'
import { keptList as keptListName } from '#site/offline/worker-messages.ts'
import { paths } from '#site/paths.ts'
import { filesOfPage } from '#site/worker/page-files.ts'
import { notFoundPages, redirects } from '../site-paths.ts'
import { agencyFacts } from './agency-facts.ts'
import { compressFiles } from './compress-files.ts'
import { writeIcons } from './icons.ts'
import { finishPage } from './finish-page.ts'
import { keptList, shellFiles, siteVersion } from './offline-files.ts'
import { pageHead } from './page-head.ts'
import { readPage, type BuiltPage } from './read-page.ts'
import { shortManifest } from './short-manifest.ts'
import { writeServiceWorker } from './service-worker.ts'
import { securityText, securityTextPath } from './security-text.ts'
import { siteLists } from './site-lists.ts'
import { writePreviews } from './social-previews.ts'

const starterFile = join(import.meta.dirname, 'starter.js')

/** The starter without comments and indentation: it stands in every page. */
const compact = (source: string): string =>
  source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('//'))
    .join('\n')

const hash = (code: string): string => `sha256-${createHash('sha256').update(code).digest('base64')}`

/** Origin of a hosted service the build was pointed at; null for our own server, which is `'self'`. */
const hostedOrigin = (url: string | undefined): string | null => (url?.trim() ? new URL(url).origin : null)

/** The origin that search engines and chats are told, without a slash at the end. */
const siteAddress = ({ mode, root }: { mode: string; root: string }): string =>
  (loadEnv(mode, root, 'SITE_URL')['SITE_URL']?.trim() || agency.website).replace(/\/+$/, '')

/** After the framework's build: finish every page, drop its data files, compress, and tell the server what it needs. */
export const finishBuild: NonNullable<Config['buildEnd']> = async ({ reactRouterConfig, viteConfig }) => {
  const client = join(reactRouterConfig.buildDirectory, 'client')
  const starter = compact(await readFile(starterFile, 'utf8'))
  const files = async (pattern: string) => Array.fromAsync(glob(pattern, { cwd: client }))

  // Pages receive entries by import, never by a data request (spec, first paragraph); unknown addresses have pages.
  for (const file of [...(await files('**/*.data')), '__spa-fallback.html']) await rm(join(client, file))

  const address = siteAddress(viteConfig)
  const inlineScripts = new Set<string>()
  const named = new Set<string>()
  const indexed: BuiltPage[] = []
  for (const file of await files('**/*.html')) {
    const path = join(client, file)
    const finished = finishPage(await readFile(path, 'utf8'), starter)
    for (const script of finished.inlineScripts) inlineScripts.add(script)
    for (const url of filesOfPage(finished.html)) named.add(url)
    const boot = join(client, finished.boot.name)
    if (!existsSync(boot)) await writeFile(boot, finished.boot.code)
    const page = readPage(file, finished.html)
    if (page.allowsIndexing) indexed.push(page)
    const head = page.allowsIndexing ? pageHead(page, address) : ''
    await writeFile(
      path,
      finished.html.replace('</head>', () => `${head}</head>`),
    )
  }
  for (const file of await files('assets/manifest-*.js')) {
    const path = join(client, file)
    await writeFile(path, shortManifest(await readFile(path, 'utf8')))
  }
  await writePreviews(indexed, client)
  await writeIcons(client)
  await writeServiceWorker(client, { files: shellFiles(client, named), version: siteVersion(client) })
  for (const [file, text] of Object.entries(siteLists(indexed, address)))
    await writeFile(join(client, file), text)
  await mkdir(join(client, dirname(securityTextPath)))
  await writeFile(join(client, securityTextPath), securityText(address, new Date()))

  const texts = await files('**/*.{html,js,css,svg,json,txt,xml,webmanifest}')
  await compressFiles(texts.map((file) => join(client, file)))

  // After compressing: the list tells what things weigh as sent.
  const kept = keptList(client, [...indexed.map(({ path }) => path), paths.search()])
  await writeFile(join(client, keptListName), JSON.stringify(kept))

  const environment = viteConfig.env as NodeJS.ProcessEnv
  const authOrigin = hostedOrigin(environment['VITE_SUPABASE_URL'])
  const mailOrigin = hostedOrigin(environment['VITE_EMAILJS_ORIGIN'])
  const manifest: SiteManifest = {
    scriptHashes: [...inlineScripts].map(hash),
    connectOrigins: [authOrigin, mailOrigin].filter((origin) => origin !== null),
    authOrigin,
    notFoundPages,
    redirects: redirects(),
  }
  await writeFile(
    join(reactRouterConfig.buildDirectory, 'site-manifest.json'),
    `${JSON.stringify(manifest, null, 2)}\n`,
  )
  await writeFile(
    join(reactRouterConfig.buildDirectory, 'agency.json'),
    `${JSON.stringify(agencyFacts(), null, 2)}\n`,
  )
}
