import { mkdirSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { expect, vi } from 'vitest'
import type { Publishing } from '#contract/desk.ts'
import { createDesk, type DeskParts } from '#server/desk/desk.ts'
import { beginSession } from '#server/desk/sessions.ts'
import type { Context } from '#server/context.ts'
import { afterwards } from './afterwards.ts'
import { openTestContext, type TestOptions } from './app.ts'
import { publishTestRelease } from './release.ts'
import { temporaryFolder } from './server.ts'
import { root } from './source-files.ts'

export const tara = { name: 'Tara Rao', address: 'tara@agency.example' }
export const kabir = { name: 'Kabir', address: 'kabir@agency.example' }

const host = 'localhost:3001'

/** Headers that a browser sends from a page of the Desk. */
export const ownPage = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }

/** A browser's request to the Desk, below `/api` and with the headers of its pages. A payload makes it a POST. */
export type AskDesk = (path: string, payload?: object | Buffer) => Promise<LightMyRequestResponse>

export interface TestDesk {
  app: FastifyInstance
  context: Context
  /** A browser without a sign-in. It keeps cookies. */
  browser: () => AskDesk & { cookies: () => string }
  /** A browser with this person signed in. */
  signedIn: (person?: { address: string }) => Promise<AskDesk>
}

/** The Desk on an empty database, with Tara and Kabir as its staff. Closed after the test. */
export async function createTestDesk({
  env = {},
  runBuild,
  runPreview,
  content,
  pictures,
  ...options
}: TestOptions & DeskParts = {}): Promise<TestDesk> {
  const staff = `${tara.name} <${tara.address}>, ${kabir.address}`
  const context = await openTestContext({ ...options, env: { DESK_STAFF: staff, ...env } })
  const { desk, dataDir } = context.config
  if (!desk) throw new Error('These settings turn the Desk off.')
  const client = join(dataDir, 'desk-pages')
  mkdirSync(join(client, 'assets'), { recursive: true })
  writeFileSync(join(client, 'index.html'), '<!doctype html><title>The Desk</title>')
  writeFileSync(join(client, 'assets/main.js'), '')
  const app = await createDesk(context, desk, {
    client,
    ...(runBuild ? { runBuild } : {}),
    ...(runPreview ? { runPreview } : {}),
    ...(content ? { content } : {}),
    ...(pictures ? { pictures } : {}),
  })
  afterwards(() => app.close())

  const browser = (first: Record<string, string> = {}) => {
    const jar = new Map(Object.entries(first))
    const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const ask = async (path: string, payload?: object | Buffer) => {
      const asked: InjectOptions = {
        url: `/api${path}`,
        headers: {
          ...ownPage,
          cookie: cookies(),
          ...(Buffer.isBuffer(payload) ? { 'content-type': 'application/octet-stream' } : {}),
        },
        ...(payload ? { method: 'POST', payload } : {}),
      }
      const answer = await app.inject(asked)
      for (const { name, value } of answer.cookies) jar.set(name, value)
      return answer
    }
    return Object.assign(ask, { cookies })
  }
  return {
    app,
    context,
    browser: () => browser(),
    signedIn: async ({ address } = tara) => {
      const token = await context.database
        .transaction()
        .execute((tx) => beginSession(tx, context, { address, device: 'Firefox on Linux' }))
      return browser({ desk: token })
    },
  }
}

/** The same with a copy of the site's content or the given one, an empty folder of pictures and a release. Publishing makes a new release by default. */
export async function createEditingDesk({ content: given, ...options }: TestOptions & DeskParts = {}) {
  const { path, remove } = await temporaryFolder()
  afterwards(remove)
  const content = given ?? join(path, 'content')
  if (!given) await cp(join(root, 'content'), content, { recursive: true })
  const releasesDir = join(path, 'releases')
  await publishTestRelease(releasesDir, {})
  const pictures = { art: join(path, 'art'), out: join(path, 'site/public/pictures') }
  mkdirSync(join(pictures.art, 'originals'), { recursive: true })
  const runBuild = async () => (await publishTestRelease(releasesDir, {})) && null
  const desk = await createTestDesk({ content, pictures, releasesDir, runBuild, ...options })
  return { ...desk, path, content, pictures, releasesDir }
}

/** Publishes, and returns how it ended. */
export async function published(ask: AskDesk): Promise<Publishing> {
  await ask('/publish', {})
  return vi.waitFor(async () => {
    const now: Publishing = (await ask('/publishing')).json()
    expect(['live', 'failed']).toContain(now.state.step)
    return now
  }, 45_000)
}
