import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'
import { mountSmallDisk } from '#tests/support/small-disk.ts'
import { Metrics } from '#server/metrics/metrics.ts'
import { drain } from './draining.ts'

describeEachDatabase('a server', (database) => {
  const open = async () => {
    const { app, context } = await createTestApp({ database })
    const status = async (path: string) => (await app.inject(path)).statusCode
    return { app, context, status }
  }

  it('is alive, ready and healthy while it works, and forbids caching of these answers', async () => {
    const { app, status } = await open()
    for (const path of ['/livez', '/readyz', '/healthz']) expect(await status(path)).toBe(200)
    expect((await app.inject('/readyz')).headers['cache-control']).toBe('no-store')
  })

  it('is alive but neither ready nor healthy when the database is unavailable', async () => {
    const { context, status } = await open()
    await context.database.destroy()
    expect([await status('/livez'), await status('/readyz'), await status('/healthz')]).toEqual([
      200, 503, 503,
    ])
  })

  it('is not ready once it is stopping, closes its connections, and still answers until it has stopped', async () => {
    const { app, status } = await open()
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const stopped = drain(app, 1)
    onTestFinished(() => stopped)
    await wait(100)
    const answer = await fetch(`${url}/readyz`)
    expect([answer.status, answer.headers.get('connection')]).toEqual([503, 'close'])
    expect(await status('/healthz')).toBe(200)
    await stopped
    await expect(fetch(`${url}/readyz`)).rejects.toThrow(/fetch failed/)
  })
})

it('warns when its disk is nearly full, and is not ready once it is full', async (context) => {
  const disk = mountSmallDisk(context, 4096)
  const metrics = new Metrics()
  const { app } = await createTestApp({ env: { DATA_DIR: disk.path }, overrides: { metrics } })
  const free = async () =>
    Number(/^meridaya_disk_free_bytes (.*)$/m.exec(await metrics.registry.metrics())?.[1])
  onTestFinished(() => app.close())
  const ready = async () => {
    const answer = await app.inject('/readyz')
    return [answer.statusCode, answer.json<unknown>()]
  }
  expect(await ready()).toEqual([200, { status: 'ok' }])
  const freeAtFirst = await free()
  expect(freeAtFirst).toBeGreaterThan(1_000_000)
  disk.fill(200)
  expect(await free()).toBeLessThan(freeAtFirst / 2)
  expect(await ready()).toEqual([200, { status: 'ok', warning: 'the disk is nearly full' }])
  disk.fill()
  expect(await ready()).toEqual([503, { status: 'the disk is full' }])
  expect((await app.inject('/livez')).statusCode).toBe(200)
  disk.clear()
  expect(await ready()).toEqual([200, { status: 'ok' }])
})
