import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { openTestContext } from '#tests/support/app.ts'
import { createApp } from '#server/app.ts'
import { loggerOptions } from '#server/logger.ts'

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

it('logs an internal error without the visitor’s data, and does not reveal it', async () => {
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

it('explains the caller’s mistake', async () => {
  const { app, logged } = await openApp()
  app.get('/refused', () => {
    throw Object.assign(new Error('Say please'), { statusCode: 403 })
  })
  const answer = await app.inject('/refused')
  expect([answer.statusCode, answer.body]).toEqual([403, 'Say please'])
  expect(logged()).toBe('')
})

it('logs no successful request', async () => {
  const { app, logged } = await openApp()
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect(logged()).toBe('')
})

it('is healthy only while the database responds', async () => {
  const { app, context } = await openApp()
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
  await sql`select 1`.execute(context.database)
  await context.database.destroy()
  expect((await app.inject('/healthz')).statusCode).toBe(503)
})

it('limits guesses of addresses below an API', async () => {
  const { app } = await openApp()
  for (let count = 0; count < 60; count += 1) {
    const answer = await app.inject('/api/nothing-here')
    expect([answer.statusCode, answer.body]).toEqual([404, 'Not Found'])
  }
  expect((await app.inject('/api/nothing-here')).statusCode).toBe(429)
})

it('logs nothing when a visitor disconnects in the middle of a message', async () => {
  const { app, logged } = await openApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  for (const path of ['/api/v1.0/email/send', '/api/v1.0/email/send-form', '/auth/v1/signup']) {
    const type = path.endsWith('form') ? 'application/x-www-form-urlencoded' : 'application/json'
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: 100\r\n\r\n{`)
    await wait(100)
    socket.destroy()
  }
  await wait(200)
  expect(logged()).not.toContain('"level":50')
})

it('refuses a request with two Host headers', async () => {
  const { app } = await openApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /livez HTTP/1.1\r\nhost: a.example\r\nHOST: b.example\r\nconnection: close\r\n\r\n')
  const answer = (await socket.toArray()).join('')
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request/)
})
