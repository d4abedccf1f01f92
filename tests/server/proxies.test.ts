import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { emailDefaults, emailSendPath } from '#contract/email.ts'
import { freePort } from '../support/ports.ts'
import { startServer, temporaryFolder, type RunningServer } from '../support/server.ts'

// The proxies' files of docs/deploy with the real programs: only ports, folders and the certificate are exchanged.

const site = 'travel.example'
const deploy = fileURLToPath(new URL('../../docs/deploy/', import.meta.url))

function isInstalled(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

interface Place {
  folder: string
  serverPort: number
  httpsPort: number
  httpPort: number
  certificate: { cert: string; key: string }
}

/** A program, the words that check its file, and the words that run it. */
interface Proxy {
  program: string
  write: (place: Place) => string
  check: (file: string, folder: string) => string[]
  run: (file: string, folder: string) => string[]
}

const caddy: Proxy = {
  program: 'caddy',
  write({ folder, serverPort, httpsPort, httpPort, certificate: { cert, key } }) {
    const text = readFileSync(join(deploy, 'Caddyfile'), 'utf8')
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${serverPort}`)
      .replace(
        '{\n\tservers',
        `{\n\tadmin off\n\thttps_port ${httpsPort}\n\thttp_port ${httpPort}\n\tservers`,
      )
      .replaceAll(/^(www\.)?travel\.example \{$/gm, `$&\n\ttls ${cert} ${key}`)
    const file = join(folder, 'Caddyfile')
    writeFileSync(file, text)
    return file
  },
  check: (file) => ['validate', '--adapter', 'caddyfile', '--config', file],
  run: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
}

const nginx: Proxy = {
  program: 'nginx',
  write({ folder, serverPort, httpsPort, httpPort, certificate: { cert, key } }) {
    const text = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${serverPort}`)
      .replaceAll(/listen (\[::\]:)?443 /g, (_, six = '') => `listen ${six || '127.0.0.1:'}${httpsPort} `)
      .replaceAll(/listen (\[::\]:)?80;/g, (_, six = '') => `listen ${six || '127.0.0.1:'}${httpPort};`)
      .replaceAll('/etc/letsencrypt/live/travel.example/fullchain.pem', cert)
      .replaceAll('/etc/letsencrypt/live/travel.example/privkey.pem', key)
    const site = join(folder, 'meridaya.conf')
    writeFileSync(site, text)
    const file = join(folder, 'nginx.conf')
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${folder};`)
      .join(' ')
    writeFileSync(
      file,
      `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${paths} include ${site}; }`,
    )
    return file
  },
  check: (file, folder) => ['-t', '-p', folder, '-c', file],
  run: (file, folder) => ['-p', folder, '-c', file],
}

async function makePlace(serverPort: number): Promise<Place> {
  const { path: folder, remove } = await temporaryFolder()
  onTestFinished(remove)
  const certificate = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
  const names = `subjectAltName=DNS:${site},DNS:www.${site}`
  const form = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${site}`, '-addext', names]
  execFileSync('openssl', ['req', '-x509', ...form, '-out', certificate.cert, '-keyout', certificate.key], {
    stdio: 'ignore',
  })
  return { folder, serverPort, certificate, httpsPort: await freePort(), httpPort: await freePort() }
}

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** A visitor who knows the site by its name; the certificate is checked. */
function ask(
  { httpsPort, certificate }: Place,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: httpsPort,
        path,
        servername: site,
        ca: readFileSync(certificate.cert),
        method: body === undefined ? 'GET' : 'POST',
        headers: { host: site, 'content-type': 'application/json', ...headers },
      },
      (answer) => {
        let text = ''
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
        )
      },
    )
    asked.once('error', reject)
    asked.end(body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body))
  })
}

const enquiry = {
  user_id: emailDefaults.publicKey,
  service_id: emailDefaults.serviceId,
  template_id: emailDefaults.queryTemplateId,
  template_params: { from_name: 'Asha', item_name: 'Bali' },
}

async function startBehind(
  proxy: Proxy,
): Promise<{ place: Place; server: RunningServer; restart: () => Promise<void> }> {
  const data = await temporaryFolder()
  onTestFinished(data.remove)
  const env = { SITE_URL: `https://${site}`, TRUSTED_PROXIES: '127.0.0.1', EMAIL_LIMIT_PER_MINUTE: '3' }
  const start = (port?: number) => startServer({ dataDir: data.path, env, ...(port ? { port } : {}) })
  let server = await start()
  onTestFinished(() => server.kill())
  const place = await makePlace(server.port)
  const file = proxy.write(place)
  execFileSync(proxy.program, proxy.check(file, place.folder), {
    stdio: 'pipe',
    env: { ...process.env, HOME: place.folder },
  })
  const child = spawn(proxy.program, proxy.run(file, place.folder), {
    stdio: 'ignore',
    env: { ...process.env, HOME: place.folder },
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  for (let tries = 0; tries < 100; tries += 1) {
    if (await ask(place, '/livez').catch(() => null)) break
    await wait(50)
  }
  const restart = async () => {
    await server.stop()
    server = await start(server.port)
  }
  return { place, server, restart }
}

describe.each([caddy, nginx])('behind $program, as docs/deploy has it', (proxy) => {
  // Skipped where the program is not installed: apt-get install --no-install-recommends caddy nginx
  const check = it.skipIf(!isInstalled(proxy.program))

  check(
    'the site answers over TLS with the server’s own headers, and insists on it',
    async () => {
      const { place } = await startBehind(proxy)
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
    },
    30_000,
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
    30_000,
  )

  check(
    'a body beyond all bounds is refused',
    async () => {
      const { place } = await startBehind(proxy)
      const answer = await ask(place, emailSendPath, { body: 'x'.repeat(1_500_000) }).catch(() => ({
        status: 413,
      }))
      expect(answer.status).toBe(413)
    },
    30_000,
  )
})

describe('behind caddy', () => {
  it.skipIf(!isInstalled('caddy'))(
    'visitors wait through a restart instead of seeing an error',
    async () => {
      const { place, restart } = await startBehind(caddy)
      const restarted = restart()
      await wait(100)
      expect((await ask(place, '/livez')).status).toBe(200)
      await restarted
    },
    30_000,
  )
})
