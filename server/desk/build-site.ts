import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { keepBundles, unpackBundles } from '#publish/finish/bundles.ts'
import { bundleInto } from '#publish/framework-build.ts'
import { codeHash } from '#publish/freshness.mjs'
import { childEnv, repositoryRoot } from '#server/config/env.ts'

/** Builds the site in a separate folder and serves it. Returns null, or the build's message if nothing was published. */
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

/** A preview of the site for a folder of content. Pages are rendered on request, and visitors never get them. */
export interface PreviewSite {
  /** A page, or a file drawn from the content such as a map. Null if there is none. */
  page: (path: string) => Promise<string | null>
  close: () => void
}

/**
 * Makes a preview of a folder of content in another folder. Its styles are then in `client`.
 *
 * @param art the folder of its pictures, if it shows other pictures than the site
 * @param isSameCode whether only words differ from the site's own content, so that the site's bundles can be used
 * @throws Error with the build's message
 */
export type RunPreview = (
  content: string,
  folder: string,
  isSameCode: boolean,
  art: string | undefined,
) => Promise<PreviewSite>

export const previewAside: RunPreview = async (content, folder, isSameCode, art) => {
  const settings = { CONTENT_DIRECTORY: content, ...(art === undefined ? {} : { ART_DIRECTORY: art }) }
  await mkdir(folder, { recursive: true })
  const code = codeHash()
  if (!isSameCode || !(await unpackBundles(folder, code))) {
    const said = await bundleInto(folder, settings)
    if (said !== null) throw new Error(said)
    if (isSameCode && codeHash() === code) await keepBundles(folder, code)
  }
  return openRenderer(settings, folder)
}

interface Rendered {
  path: string
  body: string | null
  error?: string
}

/** A separate process, because a bundle reads its words only once. */
async function openRenderer(settings: NodeJS.ProcessEnv, folder: string): Promise<PreviewSite> {
  const child = fork('publish/render-preview.ts', [folder], {
    cwd: repositoryRoot,
    env: childEnv({ ...settings, NODE_ENV: 'production' }),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (said += chunk))
  const ended = once(child, 'close').then(() => {
    throw new Error(said.trim().slice(-2000) || 'The process that renders the preview ended.')
  })
  // It may end when no request is waiting.
  ended.catch(() => {})
  await Promise.race([once(child, 'message'), ended])
  child.setMaxListeners(0)
  const answerOn = (path: string) =>
    new Promise<string | null>((resolve, reject) => {
      const hear = (rendered: Rendered) => {
        if (rendered.path !== path) return
        child.off('message', hear)
        if (rendered.error === undefined) resolve(rendered.body)
        else reject(new Error(rendered.error))
      }
      child.on('message', hear)
      child.send(path)
    })
  return { page: (path) => Promise.race([answerOn(path), ended]), close: () => void child.kill() }
}
