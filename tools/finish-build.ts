import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Config } from '@react-router/dev/config'
import type { SiteManifest } from '#contract/site-manifest.ts'
import { agencyFacts } from './agency-facts.ts'
import { finishPage } from './finish-page.ts'
import { notFoundPages, redirects } from './site-paths.ts'

const starterFile = join(import.meta.dirname, 'starter.js')

/** The starter without comments and indentation: it stands in every page. */
const compact = (source: string): string =>
  source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('//'))
    .join('\n')

const hash = (code: string): string => `sha256-${createHash('sha256').update(code).digest('base64')}`

/** Origins of hosted services the build was pointed at; our own server is `'self'`. */
const hostedOrigins = (environment: NodeJS.ProcessEnv): string[] =>
  [environment['VITE_SUPABASE_URL'], environment['VITE_EMAILJS_ORIGIN']].flatMap((url) =>
    url?.trim() ? [new URL(url).origin] : [],
  )

/** After the framework's build: finish every page, drop its data files, compress, and tell the server what it needs. */
export const finishBuild: NonNullable<Config['buildEnd']> = async ({ reactRouterConfig, viteConfig }) => {
  const client = join(reactRouterConfig.buildDirectory, 'client')
  const starter = compact(await readFile(starterFile, 'utf8'))
  const files = async (pattern: string) => Array.fromAsync(glob(pattern, { cwd: client }))

  // Pages receive entries by import, never by a data request (spec, first paragraph); unknown addresses have pages.
  for (const file of [...(await files('**/*.data')), '__spa-fallback.html']) await rm(join(client, file))

  const inlineScripts = new Set<string>()
  for (const file of await files('**/*.html')) {
    const path = join(client, file)
    const page = finishPage(await readFile(path, 'utf8'), starter)
    for (const script of page.inlineScripts) inlineScripts.add(script)
    await writeFile(path, page.html)
    const boot = join(client, page.boot.name)
    if (!existsSync(boot)) await writeFile(boot, page.boot.code)
  }

  for (const file of await files('**/*.{html,js,css,svg,json,txt,xml,webmanifest}')) {
    const source = await readFile(join(client, file))
    await writeFile(join(client, `${file}.br`), brotliCompressSync(source))
    await writeFile(join(client, `${file}.gz`), gzipSync(source, { level: 9 }))
  }

  const manifest: SiteManifest = {
    scriptHashes: [...inlineScripts].map(hash),
    connectOrigins: hostedOrigins(viteConfig.env as NodeJS.ProcessEnv),
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
