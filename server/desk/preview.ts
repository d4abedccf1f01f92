import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, readFile, rm } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { checkCatalogue } from '#catalogue/build/check-catalogue.ts'
import { contentFolder, readSources, type Sources, type Unpublished } from '#catalogue/build/content-index.ts'
import type { Problem } from '#catalogue/build/problems.ts'
import { writeContent } from '#catalogue/build/write-content.ts'
import { deskApi, previewPath, type LeftOut, type PreviewState } from '#contract/desk.ts'
import type { PictureFolders } from '#publish/photographs.ts'
import type { Context } from '#server/context.ts'
import { repositoryRoot } from '#server/config/env.ts'
import { previewAside, type PreviewSite, type RunPreview } from './build-site.ts'
import { sessionOf } from './guard.ts'
import { hashOf, listDrafts, readValue, withDrafts, type Draft } from './pages/drafts.ts'
import { addressOf, pageName, problemsOn } from './pages/names.ts'
import { loadPhotographs, photographsIn, unpublishedPictures } from './photographs/unpublished.ts'
import { Refused } from './refused.ts'

interface Preview {
  folder: string
  /** A hash of the texts that it shows. */
  texts: string
  site: PreviewSite
}

/** Most previews are ready by then, which saves a second request. */
const soonMs = 3000

/** Generated pictures, which are the same in every build. */
const publicFolder = join(repositoryRoot, 'site/public')

/** Pages of the site without scripts, for a frame in the Desk. */
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

/** The whole site with every draft applied, for staff. */
export function addPreview(
  app: FastifyInstance,
  context: Context,
  {
    content,
    pictures,
    runPreview = previewAside,
  }: {
    content: string | undefined
    pictures: PictureFolders | undefined
    runPreview: RunPreview | undefined
  },
): void {
  let shown: Preview | null = null
  let state: Pick<PreviewState, 'step' | 'problems'> = { step: 'none', problems: [] }

  let known: { typed: string; drafts: Draft[]; problems: Problem[] } | undefined

  const read = async () => {
    const onDisk = readSources(content)
    const all = await listDrafts(context)
    const unpublished = await unpublishedPictures(context.database)
    const typed = hashOf(JSON.stringify([...withDrafts(onDisk, all), ...unpublished.awaited]))
    if (known?.typed !== typed) known = { typed, ...withoutMistakes(onDisk, all, unpublished) }
    const { drafts, problems } = known
    const sources = withDrafts(onDisk, drafts)
    const photographs = await photographsIn(context.database, drafts)
    const texts = hashOf(JSON.stringify([...sources, photographs]))
    const leftOut = all
      .filter(({ file }) => !drafts.some((draft) => draft.file === file))
      .map(({ file, by, kind, base, value }): LeftOut => ({
        file,
        by,
        page: pageName(file, value ?? (base === null ? null : readValue(file, base))),
        address: addressOf(file),
        isNew: kind === 'new',
      }))
    return { onDisk, sources, photographs, texts, problems, leftOut }
  }
  const stateFor = ({ texts, leftOut }: Awaited<ReturnType<typeof read>>): PreviewState => ({
    ...state,
    leftOut,
    isUpToDate: shown?.texts === texts,
    texts: shown?.texts ?? null,
  })

  app.get(`${deskApi}/preview`, async () => stateFor(await read()))

  /** Answers when the preview is ready, or after a short wait. Its progress is then polled with `preview`. */
  app.post(`${deskApi}/preview`, async () => {
    const now = await read()
    const { sources, texts, problems } = now
    if (state.step === 'building') return stateFor(now)
    if (problems.length > 0) state = { step: 'failed', problems: problemsOn(sources, problems) }
    else if (shown?.texts === texts) state = { ...state, step: 'ready', problems: [] }
    else {
      state = { step: 'building', problems: [] }
      const built = build(now).catch((error: unknown) => {
        context.log.error({ err: error }, 'The preview could not be built')
        state = { ...state, step: 'failed' }
      })
      await Promise.race([built, pause(soonMs, undefined, { ref: false })])
    }
    return stateFor(now)
  })

  async function build({ onDisk, sources, photographs, texts }: Awaited<ReturnType<typeof read>>) {
    // The publisher removes leftovers with such a name.
    const folder = join(repositoryRoot, 'build', `.tmp-preview-${randomUUID()}`)
    try {
      // With files that are not texts, such as the icon.
      await cp(content ?? contentFolder, join(folder, 'content'), { recursive: true })
      const gone = [...readSources(join(folder, 'content')).keys()].filter((file) => !sources.has(file))
      writeContent(
        new Map([...sources, ...gone.map((file) => [file, null] as const)]),
        join(folder, 'content'),
      )
      const art = photographs.length > 0 ? join(folder, 'art') : undefined
      if (art) {
        const { artWith } = await import('#publish/photographs.ts')
        await artWith(await loadPhotographs(context.database, photographs), art, pictures)
      }
      const isSameCode = hasSameCode(onDisk, sources)
      const site = await runPreview(join(folder, 'content'), join(folder, 'site'), isSameCode, art)
      const last = shown
      shown = { folder, texts, site }
      state = { ...state, step: 'ready' }
      if (last) await remove(last)
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
  }

  const pageAt = async (path: string): Promise<string> => {
    const page = await shown?.site.page(path)
    if (typeof page !== 'string') throw new Refused(404, 'There is no such page in the preview.')
    return page
  }
  const sendFile = async (reply: FastifyReply, folder: string, name: string) => {
    const type = types[extname(name)]
    const file =
      type !== undefined && /^[\w-][\w.-]*$/.test(name)
        ? await readFile(join(folder, name)).catch(() => null)
        : null
    if (file === null || type === undefined) throw new Refused(404, 'There is no such file in the preview.')
    return reply.header('cache-control', 'private, max-age=31536000, immutable').type(type).send(file)
  }

  app.get<{ Params: { '*': string } }>(`${previewPath}*`, async (request, reply) => {
    sessionOf(request)
    const page = await pageAt(`/${request.params['*'].replace(/\/$/, '')}`)
    return reply
      .headers({ 'content-security-policy': previewPolicy, 'x-frame-options': 'SAMEORIGIN' })
      .type('text/html; charset=utf-8')
      .send(asPreview(page))
  })
  app.get<{ Params: { name: string } }>('/pictures/:name', (request, reply) => {
    sessionOf(request)
    const { name } = request.params
    const unpublished = join(shown?.folder ?? '', 'art/sizes')
    return sendFile(
      reply,
      existsSync(join(unpublished, name)) ? unpublished : join(publicFolder, 'pictures'),
      name,
    )
  })
  app.get<{ Params: { '*': string } }>('/maps/*', async (request, reply) => {
    sessionOf(request)
    return reply.type('image/svg+xml').send(await pageAt(`/maps/${request.params['*']}`))
  })
  // Beside the parts of the Desk's own pages (client-files.ts).
  app.decorate('previewPart', async (reply: FastifyReply, name: string) =>
    sendFile(reply, join(shown?.folder ?? '', 'site/client/assets'), name),
  )
  app.addHook('onClose', async () => {
    if (shown) await remove(shown)
  })
}

/**
 * The drafts that can be shown together. A mistake on one page does not block the preview of another.
 *
 * @returns also the problems that exist without any draft
 */
export function withoutMistakes(
  sources: Sources,
  all: Draft[],
  unpublished: Unpublished,
): { drafts: Draft[]; problems: Problem[] } {
  const check = (drafts: Draft[]) => checkCatalogue(withDrafts(sources, drafts), unpublished)
  let drafts = all
  for (;;) {
    const problems = check(drafts)
    if (problems.length === 0 || drafts.length === 0) return { drafts, problems }
    const right = drafts.filter(({ file }) => !problems.some((problem) => problem.file === file))
    if (right.length < drafts.length) {
      drafts = right
      continue
    }
    // The problem is on an unchanged page. The draft that causes it is found by trying one after another.
    const tried: Draft[] = []
    for (const draft of drafts) if (check([...tried, draft]).length === 0) tried.push(draft)
    return { drafts: tried, problems: check(tried) }
  }
}

async function remove({ site, folder }: Preview): Promise<void> {
  site.close()
  await rm(folder, { recursive: true, force: true })
}

/** Bundles contain no words, but they contain the list of pages and the agency's colours. */
const hasSameCode = (onDisk: Sources, drafted: Sources): boolean =>
  onDisk.get('agency.yaml') === drafted.get('agency.yaml') &&
  onDisk.size === drafted.size &&
  [...onDisk.keys()].every((file) => drafted.has(file))

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends a style sheet or a font of the preview. */
    previewPart: (reply: FastifyReply, name: string) => Promise<FastifyReply>
  }
}

/** A page without its scripts. Its links open other pages of the preview. */
const asPreview = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="(?:modulepreload|manifest|icon|apple-touch-icon)"[^>]*>/g, '')
    .replaceAll(/(<a\b[^>]*?\shref=")\/(?!\/)/g, `$1${previewPath}`)
    .replace('<html', '<html data-fonts')
