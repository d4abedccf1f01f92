import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from 'node:tls'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { emailDefaults, emailSendPath } from '#contract/email.ts'
import { afterwards } from '../support/afterwards.ts'
import { startHeldServer } from '../support/held-socket.ts'
import { readMailbox } from '../support/mailbox.ts'
import {
  ask,
  caddy,
  deploy,
  type Answer,
  isInstalled,
  nginx,
  site,
  startProxy,
  visitor,
  type Place,
  type Proxy,
} from '../support/proxies.ts'
import { startServer, temporaryFolder, type RunningServer } from '../support/server.ts'

// Runs the proxies' files of docs/deploy with the real programs. Only ports, folders and the certificate are replaced.

const enquiry = {
  user_id: emailDefaults.publicKey,
  service_id: emailDefaults.serviceId,
  template_id: emailDefaults.queryTemplateId,
  template_params: { from_name: 'Asha', item_name: 'Bali' },
}

const settings = { SITE_URL: `https://${site}`, TRUSTED_PROXIES: '127.0.0.1' }

async function startBehind(proxy: Proxy) {
  const data = await temporaryFolder()
  afterwards(data.remove)
  const env = { ...settings, EMAIL_LIMIT_PER_MINUTE: '3' }
  const start = (port?: number) => startServer({ dataDir: data.path, env, ...(port ? { port } : {}) })
  let server: RunningServer = await start()
  afterwards(() => server.kill())
  const restart = async () => {
    await server.stop()
    server = await start(server.port)
  }
  return { ...(await startProxy(proxy, server.port)), restart, stopServer: () => server.stop() }
}

/** Sends the bytes over TLS and resolves with the answer, or with nothing if the other side disconnects. */
function sendRaw({ httpsPort, certificate }: Place, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const ca = readFileSync(certificate.cert)
    const options = { host: '127.0.0.1', port: httpsPort, localAddress: visitor, servername: site, ca }
    const socket = connect({ ...options, ALPNProtocols: ['http/1.1'] })
    let answer = ''
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString()
      // A proxy may keep the connection and wait for the rest of the request.
      setTimeout(() => socket.destroy(), 500)
    })
    socket.once('error', reject).once('close', () => resolve(answer))
    socket.write(bytes)
  })
}

const post = (path: string, length: number, type = 'application/json') =>
  `POST ${path} HTTP/1.1\r\nHost: ${site}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`

/** nginx with a limit that a test can reach. */
const few: Proxy = {
  ...nginx,
  write(place) {
    const file = nginx.write(place)
    const own = join(place.folder, 'meridaya.conf')
    writeFileSync(own, readFileSync(own, 'utf8').replace('meridaya_visitors 200;', 'meridaya_visitors 5;'))
    return file
  },
}

/** For the tests that leave it as it was. */
const shared = new Map<Proxy, Place>()
beforeAll(async () => {
  for (const proxy of [caddy, nginx, few])
    if (isInstalled(proxy.program)) shared.set(proxy, (await startBehind(proxy)).place)
}, 120_000)

function sharedPlace(proxy: Proxy): Place {
  const place = shared.get(proxy)
  if (!place) throw new Error(`${proxy.program} was not started`)
  return place
}

// Skipped where the program is not installed: apt-get install --no-install-recommends caddy nginx
const checkBehind = ({ program }: Proxy) => it.skipIf(!isInstalled(program))

describe.each([caddy, nginx])('behind $program, as docs/deploy has it', (proxy) => {
  const check = checkBehind(proxy)

  check(
    'the site answers over TLS with the server’s own headers, and insists on it',
    async () => {
      const place = sharedPlace(proxy)
      const answer = await ask(place, '/readyz')
      expect(answer).toMatchObject({ status: 200, body: '{"status":"ok"}' })
      expect(answer.headers['strict-transport-security']).toContain('max-age=')
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      const plain = await fetch(`http://127.0.0.1:${place.httpPort}/packages?x=1`, {
        redirect: 'manual',
        headers: { host: site },
      })
      expect([301, 308]).toContain(plain.status)
      const www = await ask(place, '/packages?x=1', { headers: { host: `www.${site}` } })
      expect(www).toMatchObject({ status: 301, headers: { location: `https://${site}/packages?x=1` } })
      expect(www.headers['strict-transport-security']).toContain('max-age=')
      for (const { headers } of [answer, www]) expect(headers['server'] ?? '').not.toMatch(/\d/)
    },
    120_000,
  )

  check(
    'a visitor cannot choose the address that limits count',
    async () => {
      const { place } = await startBehind(proxy)
      const statuses: number[] = []
      for (let count = 0; count < 5; count += 1) {
        const headers = { 'x-forwarded-for': `203.0.113.${count}`, forwarded: `for=203.0.113.${count}` }
        statuses.push((await ask(place, emailSendPath, { body: enquiry, headers })).status)
      }
      expect(statuses).toEqual([200, 200, 200, 429, 429])
    },
    120_000,
  )

  check(
    'a body beyond all bounds is refused in the words the client reads',
    async () => {
      const place = sharedPlace(proxy)
      const body = 'x'.repeat(1_500_000)
      const message = await ask(place, emailSendPath, { body })
      expect(message.status).toBe(413)
      expect(message.body).not.toContain('<html')
      const account = await ask(place, '/auth/v1/signup', { body })
      expect(account.status).toBe(413)
      expect(account.body).toMatch(/"(error_)?code":"request_entity_too_large"/)
    },
    120_000,
  )

  check(
    'an unreachable server gives an error in the shape the client reads, and no log names the visitor or a token',
    async () => {
      const { place, logs, stopServer } = await startBehind(proxy)
      const secret = '/auth/v1/verify?token=c0ffee-one-time&type=signup'
      const headers = { authorization: 'Bearer c0ffee-session', referer: `https://${site}/?c0ffee` }
      await ask(place, secret, { headers })
      await stopServer()
      const [account, message, page] = await Promise.all([
        ask(place, secret, { headers }),
        ask(place, emailSendPath, { body: enquiry, headers }),
        ask(place, '/packages?q=c0ffee', { headers }),
      ])
      for (const { status, headers: sent } of [account, message, page]) {
        expect([502, 503]).toContain(status)
        expect(sent['retry-after']).toBe('5')
        expect(sent['cache-control']).toBe('no-store')
      }
      expect(JSON.parse(account.body)).toMatchObject({
        error_code: 'unexpected_failure',
        code: account.status,
      })
      for (const { body, headers: sent } of [message, page]) {
        expect(sent['content-type']).toContain('text/plain')
        expect(body).toBe('The service is not available at the moment. Please try again.')
      }
      expect(logs()).not.toContain('c0ffee')
      expect(logs()).not.toContain(visitor)
    },
    120_000,
  )

  check(
    'a restart under load loses no message: connections wait in the socket that systemd holds',
    async () => {
      const data = await temporaryFolder()
      onTestFinished(data.remove)
      const server = await startHeldServer({
        ...settings,
        DATA_DIR: data.path,
        EMAIL_ACKNOWLEDGE: 'off',
        EMAIL_LIMIT_PER_MINUTE: '100000',
      })
      onTestFinished(server.stop)
      const { place } = await startProxy(proxy, server.port)
      const posts: Promise<Answer>[] = []
      let waiting = 0
      const posting = setInterval(() => {
        // One address may have 200 requests open behind nginx.
        if (waiting >= 150) return
        waiting += 1
        posts.push(ask(place, emailSendPath, { body: enquiry }).finally(() => (waiting -= 1)))
      }, 20)
      for (let restarts = 0; restarts < 2; restarts += 1) {
        await wait(300)
        await server.restart()
      }
      await wait(300)
      clearInterval(posting)
      const statuses = (await Promise.all(posts)).map(({ status }) => status)
      expect(statuses.length).toBeGreaterThan(50)
      expect(statuses.filter((status) => status !== 200)).toEqual([])
      const mails = async () => (await readMailbox(join(data.path, 'mail'))).length
      await expect.poll(mails, { timeout: 20_000 }).toBe(posts.length)
    },
    120_000,
  )
})

// Most of their time is spent waiting for the proxies to give up, so they wait together.
describe.each([caddy, nginx])('behind $program, as docs/deploy has it', { concurrent: true }, (proxy) => {
  const check = checkBehind(proxy)

  check(
    'a request whose body stalls is never taken for one that succeeded',
    async () => {
      const place = sharedPlace(proxy)
      const stalled = [emailSendPath, '/auth/v1/signup', '/nowhere'].map((path) =>
        sendRaw(place, `${post(path, 500)}{"user_id":`),
      )
      for (const answer of await Promise.all(stalled)) expect(answer).toMatch(/^$|^HTTP\/1.1 4\d\d /)
    },
    120_000,
  )

  check(
    'headers that do not come end the connection, and old TLS is refused',
    async () => {
      const place = sharedPlace(proxy)
      expect(await sendRaw(place, 'GET / HTTP/1.1\r\nHost:')).toMatch(/^$|^HTTP\/1.1 4\d\d /)
      for (const name of [site, `www.${site}`]) {
        const shaken = new Promise((resolve, reject) => {
          const options = {
            maxVersion: 'TLSv1.1',
            minVersion: 'TLSv1',
            ciphers: 'DEFAULT@SECLEVEL=0',
          } as const
          connect({
            port: place.httpsPort,
            host: '127.0.0.1',
            servername: name,
            rejectUnauthorized: false,
            ...options,
          })
            .once('secureConnect', resolve)
            .once('error', reject)
        })
        await expect(shaken).rejects.toThrow(/protocol version|alert/)
      }
    },
    120_000,
  )
})

describe('behind nginx', { concurrent: true }, () => {
  checkBehind(few)(
    'the number of open requests from one address is limited',
    async () => {
      expect(readFileSync(join(deploy, 'nginx.conf'), 'utf8')).toContain(
        '  limit_conn meridaya_visitors 200;',
      )
      const place = sharedPlace(few)
      const stalled = Array.from({ length: 5 }, () => sendRaw(place, `${post('/api/v1.0/email/send', 500)}{`))
      const refused = async () => {
        const { status, body } = await ask(place, '/livez')
        return [status, body]
      }
      await expect
        .poll(refused, { timeout: 10_000 })
        .toEqual([503, 'The service is not available at the moment. Please try again.'])
      await Promise.allSettled(stalled)
      expect((await ask(place, '/livez')).status).toBe(200)
    },
    120_000,
  )
})

describe('behind nginx', () => {
  checkBehind(nginx)(
    'a body too large for nginx gives an error in the shape the client reads',
    async () => {
      const { place } = await startBehind(nginx)
      const message = await sendRaw(place, post(emailSendPath, 5_000_000))
      expect(message).toMatch(/^HTTP\/1.1 413 [^]*\r\n\r\nThe message is too large\.$/)
      const account = await sendRaw(place, post('/auth/v1/signup', 5_000_000))
      expect(account).toMatch(/^HTTP\/1.1 413 [^]*"error_code":"request_entity_too_large"/)
    },
    120_000,
  )
})

describe('behind caddy', () => {
  checkBehind(caddy)(
    'visitors wait through a restart instead of seeing an error',
    async () => {
      const { place, restart } = await startBehind(caddy)
      const restarted = restart()
      await wait(100)
      expect((await ask(place, '/livez')).status).toBe(200)
      await restarted
    },
    120_000,
  )
})
