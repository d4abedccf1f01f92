import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { createTestConfig, openTestContext } from '#tests/support/app.ts'
import { createApp } from '../app.ts'
import { loggerOptions } from '../logger.ts'

async function openApp() {
  const lines: string[] = []
  const options = loggerOptions('info')
  const log = pino(
    {
      level: 'info',
      ...(typeof options === 'object' && 'serializers' in options
        ? { serializers: options.serializers }
        : {}),
    },
    { write: (line: string) => void lines.push(line) },
  )
  const context = await openTestContext()
  const app = await createApp(context.config, { database: context.database, log })
  onTestFinished(() => app.close())
  return { app, context, logged: () => lines.join('') }
}

it('logs what went wrong inside, without the visitor, and says nothing about it', async () => {
  const { app, logged } = await openApp()
  app.get('/broken', () => {
    throw Object.assign(new Error('the disk is full'), {
      detail: 'Key (email)=(asha@example.org) already exists.',
    })
  })
  const answer = await app.inject({ url: '/broken?email=asha@example.org', headers: { cookie: 'asha=1' } })
  expect([answer.statusCode, answer.body]).toEqual([500, 'Internal Server Error'])
  expect(logged()).toContain('the disk is full')
  expect(logged()).toContain('"route":"/broken"')
  expect(logged()).not.toContain('asha')
})

it('says what the caller did wrong', async () => {
  const { app, logged } = await openApp()
  app.get('/refused', () => {
    throw Object.assign(new Error('Say please'), { statusCode: 403 })
  })
  const answer = await app.inject('/refused')
  expect([answer.statusCode, answer.body]).toEqual([403, 'Say please'])
  expect(logged()).toBe('')
})

it('is silent about what went well', async () => {
  const { app, logged } = await openApp()
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect(logged()).toBe('')
})

it('is healthy only while the database answers', async () => {
  const { app, context } = await openApp()
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
  await sql`select 1`.execute(context.database)
  await context.database.destroy()
  expect((await app.inject('/healthz')).statusCode).toBe(503)
})

it('throttles guessing at names below an API', async () => {
  const { app } = await openApp()
  for (let count = 0; count < 60; count += 1) {
    const answer = await app.inject('/api/nothing-here')
    expect([answer.statusCode, answer.body]).toEqual([404, 'Not Found'])
  }
  expect((await app.inject('/api/nothing-here')).statusCode).toBe(429)
})

it('fails, rather than hangs, when the build left something it cannot read', async () => {
  const config = await createTestConfig({})
  const siteDir = join(config.dataDir, 'client')
  await mkdir(siteDir)
  await writeFile(join(config.dataDir, 'site-manifest.json'), 'not JSON')
  await expect(createApp({ ...config, siteDir })).rejects.toThrow(SyntaxError)
})
