import { randomUUID } from 'node:crypto'
import { cp, readFile, readdir, rm } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { checkCatalogue } from '#catalogue/build/check-catalogue.ts'
import { contentFolder, readSources } from '#catalogue/build/content-index.ts'
import { writeContent } from '#catalogue/build/write-content.ts'
import { deskApi, previewPath, type PreviewState } from '#contract/desk.ts'
import type { Context } from '#server/context.ts'
import { repositoryRoot } from '#server/config/env.ts'
import { buildAside, type RunPreview } from './build-site.ts'
import { sessionOf } from './guard.ts'
import { hashOf, listDrafts, withDrafts } from './pages/drafts.ts'
import { problemsOn } from './pages/names.ts'
import { Refused } from './refused.ts'

/** The built preview: its files below `client`, by their path on the site. */
interface Preview {
  folder: string
  /** Names the texts that it shows. */
  texts: string
  files: Map<string, string>
}

/** Pages of the site as in a browser that runs no script, for a frame of the Desk. */
const previewPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin',
].join('; ')

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** The whole site with every draft in it, for staff alone. */
export function addPreview(
  app: FastifyInstance,
  context: Context,
  { content, runPreview = buildAside }: { content: string | undefined; runPreview?: RunPreview | undefined },
): void {
  let shown: Preview | null = null
  let state: PreviewState = { step: 'none', problems: [], isUpToDate: false }

  const drafted = async () => withDrafts(readSources(content), await listDrafts(context))
  const named = (sources: ReadonlyMap<string, string>) => hashOf(JSON.stringify([...sources]))

  app.get(`${deskApi}/preview`, async (): Promise<PreviewState> => {
    const isUpToDate = shown !== null && shown.texts === named(await drafted())
    return { ...state, isUpToDate }
  })

  /** Answers at once; how it goes is asked for with `preview`. */
  app.post(`${deskApi}/preview`, async (_request, reply) => {
    if (state.step === 'building') return reply.code(202).send({})
    state = { step: 'building', problems: [], isUpToDate: false }
    const sources = await drafted()
    const texts = named(sources)
    const problems = shown?.texts === texts ? [] : checkCatalogue(sources)
    if (problems.length > 0) state = { ...state, step: 'failed', problems: problemsOn(sources, problems) }
    else if (shown?.texts === texts) state = { ...state, step: 'ready' }
    else
      void build(sources, texts).catch((error: unknown) => {
        context.log.error({ err: error }, 'The preview could not be built')
        state = { ...state, step: 'failed' }
      })
    return reply.code(202).send({})
  })

  async function build(sources: ReadonlyMap<string, string>, texts: string): Promise<void> {
    // The publisher sweeps what a killed one leaves under such a name.
    const folder = join(repositoryRoot, 'build', `.tmp-preview-${randomUUID()}`)
    try {
      // With what is no text, such as the icon.
      await cp(content ?? contentFolder, join(folder, 'content'), { recursive: true })
      const gone = [...readSources(join(folder, 'content')).keys()].filter((file) => !sources.has(file))
      writeContent(
        new Map([...sources, ...gone.map((file) => [file, null] as const)]),
        join(folder, 'content'),
      )
      const said = await runPreview(join(folder, 'content'), join(folder, 'site'))
      if (said !== null) throw new Error(said)
      const client = join(folder, 'site/client')
      const entries = await readdir(client, { recursive: true, withFileTypes: true })
      const files = entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => [path.slice(client.length).split(sep).join('/'), path] as const)
      const last = shown
      shown = { folder, texts, files: new Map(files) }
      state = { ...state, step: 'ready' }
      if (last) await rm(last.folder, { recursive: true, force: true })
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
  }

  const send = async (reply: FastifyReply, path: string) => {
    const file = shown?.files.get(path)
    const type = types[extname(path)]
    if (file === undefined || type === undefined)
      throw new Refused(404, 'There is no such page in the preview.')
    return reply.type(type).send(await readFile(file))
  }

  app.get<{ Params: { '*': string } }>(`${previewPath}*`, async (request, reply) => {
    sessionOf(request)
    const path = request.params['*'].replace(/\/$/, '')
    const file = shown?.files.get(`/${path === '' ? '' : `${path}/`}index.html`)
    if (file === undefined) throw new Refused(404, 'There is no such page in the preview.')
    return reply
      .headers({ 'content-security-policy': previewPolicy, 'x-frame-options': 'SAMEORIGIN' })
      .type('text/html; charset=utf-8')
      .send(asPreview(await readFile(file, 'utf8')))
  })
  for (const folder of ['pictures', 'maps'])
    app.get<{ Params: { '*': string } }>(`/${folder}/*`, (request, reply) => {
      sessionOf(request)
      return send(reply, `/${folder}/${request.params['*']}`)
    })
  // Beside the parts of the Desk's own pages (client-files.ts).
  app.decorate('previewPart', (reply: FastifyReply, name: string) => send(reply, `/assets/${name}`))
  app.addHook('onClose', async () => {
    if (shown) await rm(shown.folder, { recursive: true, force: true })
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends a style sheet or a font of the preview. */
    previewPart: (reply: FastifyReply, name: string) => Promise<FastifyReply>
  }
}

/** A page without its scripts, whose links lead to other pages of the preview. */
const asPreview = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="(?:modulepreload|manifest|icon|apple-touch-icon)"[^>]*>/g, '')
    .replaceAll(/(<a\b[^>]*?\shref=")\/(?!\/)/g, `$1${previewPath}`)
    .replace('<html', '<html data-fonts')
