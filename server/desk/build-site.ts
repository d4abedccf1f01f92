import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { unpackBundles } from '#publish/finish/bundles.ts'
import { buildInto } from '#publish/framework-build.ts'
import { codeHash } from '#publish/freshness.mjs'
import { repositoryRoot } from '#server/config/env.ts'

/** Builds the site aside and serves it. Answers null, or what it said when nothing was published. */
export type RunBuild = () => Promise<string | null>

/** The same command as `npm run build`: it continues if the Desk ends meanwhile. */
export const buildSite: RunBuild = () =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['publish/publish.ts'], {
      cwd: repositoryRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk))
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code) =>
      resolve(code === 0 ? null : said.trim().slice(-2000) || `It ended with code ${code}.`),
    )
  })

/** Builds a site from a folder of content into another folder, and serves nothing. Answers null, or what it said when it failed. */
export type RunPreview = (content: string, folder: string) => Promise<string | null>

export const buildAside: RunPreview = async (content, folder) => {
  await mkdir(folder, { recursive: true })
  // Code that was published from here is bundled already.
  const isBundled = await unpackBundles(folder, codeHash())
  return buildInto(folder, { isBundled, settings: { CONTENT_DIRECTORY: content } })
}
