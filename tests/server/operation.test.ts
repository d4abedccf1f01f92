import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { authBasePath } from '#contract/auth.ts'
import { emailDefaults, emailSendPath } from '#contract/email.ts'
import { freePort } from '../support/ports.ts'
import { startPostgres } from '../support/postgres.ts'
import { startServer, temporaryFolder, type RunningServer } from '../support/server.ts'

// How a running server looks to its operator: log, metrics, readiness.

const person = {
  email: 'asha.rao@example.org',
  password: 'marigold-over-nehru-place',
  name: 'Asha Verylongname',
  phone: '+91 98100 12345',
  message: 'Is the sea warm in May?',
}

async function dataDir() {
  const folder = await temporaryFolder()
  onTestFinished(folder.remove)
  return folder.path
}

function post({ url }: RunningServer, path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** Uses accounts and forms, correctly and incorrectly. Returns what must stay secret. */
async function useTheSite(server: RunningServer): Promise<string[]> {
  const { email, password } = person
  const auth = (path: string, body: unknown, headers = {}) => post(server, authBasePath + path, body, headers)
  const session = (await (await auth('/signup', { email, password })).json()) as Record<string, string>
  const { access_token: accessToken = '', refresh_token: refreshToken = '' } = session
  await auth('/signup', { email, password })
  await auth('/token?grant_type=password', { email, password: `${password}-wrong` })
  await auth('/token?grant_type=refresh_token', { refresh_token: refreshToken })
  await auth('/token?grant_type=refresh_token', { refresh_token: `${refreshToken}x` })
  await auth('/recover', { email })
  await auth('/verify', { email, token: '123456', type: 'signup' })
  await auth('/signup', `{"email": "${email}", "password": "${password}`)
  await fetch(`${server.url}${authBasePath}/verify?token=secret-link-token&type=recovery`, {
    redirect: 'manual',
  })
  await auth('/logout', {}, { authorization: `Bearer ${accessToken}` })
  await auth('/logout', {}, { authorization: `Bearer ${accessToken}x` })
  await post(server, emailSendPath, {
    user_id: emailDefaults.publicKey,
    service_id: emailDefaults.serviceId,
    template_id: emailDefaults.queryTemplateId,
    template_params: {
      from_name: person.name,
      from_email: email,
      phone: person.phone,
      message: person.message,
    },
  })
  await fetch(`${server.url}/search?q=${encodeURIComponent(email)}`)
  return [...Object.values(person), accessToken, refreshToken, 'secret-link-token', '203.0.113.7']
}

it('logs no address, password, token, name or message, at any log level and in any failure', async () => {
  const env = {
    LOG_LEVEL: 'trace',
    // Mail that cannot be sent is logged too.
    SMTP_URL: `smtp://user:smtp-password@127.0.0.1:${await freePort()}`,
    MAIL_FROM: 'bookings@travel.example',
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const server = await startServer({ dataDir: await dataDir(), env })
  const secrets = await useTheSite(server)
  await expect.poll(server.output, { timeout: 10_000 }).toContain('A mail could not be delivered yet')
  await server.stop()
  const output = server.output()
  for (const secret of [...secrets, 'smtp-password'])
    expect(output.toLowerCase().includes(secret.toLowerCase()), `the log contains ${secret}`).toBe(false)
  const lines = output.split('\n').filter((line) => line.startsWith('{'))
  expect(lines.length).toBeGreaterThan(2)
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) })
}, 60_000)

it('serves metrics on a separate port only', async () => {
  const metricsPort = await freePort()
  const server = await startServer({ dataDir: await dataDir(), env: { METRICS_PORT: String(metricsPort) } })
  onTestFinished(async () => void (await server.stop()))
  const secrets = await useTheSite(server)
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(text).toContain('meridaya_http_request_duration_seconds_count{method="POST",route="/auth/v1/signup"')
  expect(text).toContain('meridaya_outbox_messages{state="dead"} 0')
  for (const secret of secrets) expect(text).not.toContain(secret)
  expect((await fetch(`${server.url}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4')
  expect(server.output()).toContain(`Metrics   http://localhost:${metricsPort}/metrics`)
})

it('reports in one sentence that the metrics port is taken, and exits', async () => {
  const metricsPort = await freePort()
  const env = { METRICS_PORT: String(metricsPort) }
  const first = await startServer({ dataDir: await dataDir(), env })
  onTestFinished(async () => void (await first.stop()))
  await expect(startServer({ dataDir: await dataDir(), env })).rejects.toThrow(
    `METRICS_PORT ${metricsPort} is already in use.`,
  )
})

it('is not ready while it drains, and finishes its requests before it exits with code 0', async () => {
  const server = await startServer({ dataDir: await dataDir(), env: { DRAIN_SECONDS: '1' } })
  const ended = server.stop()
  await wait(200)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
  const { email, password } = person
  expect((await post(server, `${authBasePath}/signup`, { email, password })).status).toBe(200)
  expect(await ended).toBe(0)
})

it('stays alive and not ready without its Postgres, and logs nothing personal about it', async (context) => {
  const postgres = await startPostgres({ isDurable: false })
  if (postgres === null) return context.skip('PostgreSQL is not installed on this machine')
  let isRunning = true
  const stop = async () => {
    if (isRunning) await postgres.stop()
    isRunning = false
  }
  onTestFinished(stop)
  const env = { DATABASE_URL: postgres.url, LOG_LEVEL: 'trace' }
  const server = await startServer({ dataDir: await dataDir(), env })
  onTestFinished(async () => void (await server.stop()))
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  await stop()
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
  expect((await fetch(`${server.url}/livez`)).status).toBe(200)
  const { email, password } = person
  const answer = await post(server, `${authBasePath}/token?grant_type=password`, { email, password })
  expect(answer.status).toBeGreaterThanOrEqual(500)
  expect(server.output()).toContain('The database does not answer')
  for (const secret of [email, password, new URL(postgres.url).password])
    expect(server.output()).not.toContain(secret)
}, 60_000)
