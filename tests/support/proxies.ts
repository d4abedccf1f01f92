import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterwards } from './afterwards.ts'
import { freePort } from './ports.ts'
import { temporaryFolder } from './server.ts'

// Runs the proxies' files of docs/deploy with the real programs. Only ports, folders and the certificate are replaced.

export const site = 'travel.example'
export const deploy = fileURLToPath(new URL('../../docs/deploy/', import.meta.url))

export function isInstalled(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export interface Place {
  folder: string
  serverPort: number
  /** The Desk's port. With it, the Desk's file is used too. */
  deskPort?: number | undefined
  httpsPort: number
  httpPort: number
  certificate: { cert: string; key: string }
}

/** A program, its arguments to check its file, and its arguments to run. */
export interface Proxy {
  program: string
  write: (place: Place) => string
  check: (file: string, folder: string) => string[]
  run: (file: string, folder: string) => string[]
}

export const caddy: Proxy = {
  program: 'caddy',
  write({ folder, serverPort, deskPort, httpsPort, httpPort, certificate: { cert, key } }) {
    const own = readFileSync(join(deploy, 'Caddyfile'), 'utf8')
    const desk = deskPort ? readFileSync(join(deploy, 'desk.caddy'), 'utf8') : ''
    const text = `${own}\n${desk}`
      .replaceAll('127.0.0.1:3001', `127.0.0.1:${deskPort}`)
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${serverPort}`)
      .replace(
        '{\n\tservers',
        `{\n\tadmin off\n\thttps_port ${httpsPort}\n\thttp_port ${httpPort}\n\tservers`,
      )
      .replaceAll(/^(www\.|desk\.)?\{\$SITE_NAME:travel\.example\} \{$/gm, `$&\n\ttls ${cert} ${key}`)
    const file = join(folder, 'Caddyfile')
    writeFileSync(file, text)
    return file
  },
  check: (file) => ['validate', '--adapter', 'caddyfile', '--config', file],
  run: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
}

export const nginx: Proxy = {
  program: 'nginx',
  write({ folder, serverPort, deskPort, httpsPort, httpPort, certificate: { cert, key } }) {
    const own = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
    const desk = deskPort ? readFileSync(join(deploy, 'desk.nginx.conf'), 'utf8') : ''
    const text = `${own}\n${desk}`
      .replaceAll('127.0.0.1:3001', `127.0.0.1:${deskPort}`)
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${serverPort}`)
      .replaceAll(/listen (\[::\]:)?443 /g, (_, six = '') => `listen ${six || '127.0.0.1:'}${httpsPort} `)
      .replaceAll(/listen (\[::\]:)?80;/g, (_, six = '') => `listen ${six || '127.0.0.1:'}${httpPort};`)
      .replaceAll(/\/etc\/letsencrypt\/live\/(desk\.)?travel\.example\/fullchain\.pem/g, cert)
      .replaceAll(/\/etc\/letsencrypt\/live\/(desk\.)?travel\.example\/privkey\.pem/g, key)
      .replaceAll('/var/log/nginx', folder)
    const site = join(folder, 'meridaya.conf')
    writeFileSync(site, text)
    const file = join(folder, 'nginx.conf')
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${folder};`)
      .join(' ')
    writeFileSync(
      file,
      `daemon off; pid ${folder}/pid; error_log stderr; events { worker_connections 2048; } http { ${paths} include ${site}; }`,
    )
    return file
  },
  check: (file, folder) => ['-t', '-p', folder, '-c', file],
  run: (file, folder) => ['-p', folder, '-c', file],
}

async function makePlace(serverPort: number, deskPort?: number): Promise<Place> {
  const { path: folder, remove } = await temporaryFolder()
  afterwards(remove)
  const certificate = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
  const names = `subjectAltName=DNS:${site},DNS:www.${site},DNS:desk.${site}`
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const form = [...key, '-days', '2', '-subj', `/CN=${site}`, '-addext', names]
  execFileSync('openssl', ['req', '-x509', ...form, '-out', certificate.cert, '-keyout', certificate.key], {
    stdio: 'ignore',
  })
  return {
    folder,
    serverPort,
    deskPort,
    certificate,
    httpsPort: await freePort(),
    httpPort: await freePort(),
  }
}

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** The client's address, which must not appear in any log. */
export const visitor = '127.0.0.9'

/** A request to the site's host name, with the certificate checked. */
export function ask(
  { httpsPort, certificate }: Place,
  path: string,
  {
    body,
    headers = {},
    host = site,
  }: { body?: unknown; headers?: Record<string, string>; host?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: httpsPort,
        path,
        servername: host,
        localAddress: visitor,
        ca: readFileSync(certificate.cert),
        method: body === undefined ? 'GET' : 'POST',
        headers: { host, 'content-type': 'application/json', ...headers },
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
    asked.end(
      body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
    )
  })
}

/** Starts it in front of the site's server, and of the Desk if there is one. Stopped after the test, or after the file when a hook starts it. */
export async function startProxy(proxy: Proxy, serverPort: number, deskPort?: number) {
  const place = await makePlace(serverPort, deskPort)
  const file = proxy.write(place)
  const env = { ...process.env, HOME: place.folder }
  execFileSync(proxy.program, proxy.check(file, place.folder), { stdio: 'pipe', env })
  const child = spawn(proxy.program, proxy.run(file, place.folder), { env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  const ended = new Promise((resolve) => child.once('close', resolve))
  afterwards(async () => {
    // On SIGTERM, Caddy waits for connections that tests left open. On SIGKILL, nginx leaves its workers running.
    child.kill(proxy.program === 'caddy' ? 'SIGKILL' : 'SIGTERM')
    await ended
  })
  for (let tries = 0; tries < 100; tries += 1) {
    if (await ask(place, '/livez').catch(() => null)) break
    await wait(50)
  }
  const written = ['meridaya.log', 'meridaya-error.log'].map((name) => join(place.folder, name))
  const logs = () => said + written.map((log) => (existsSync(log) ? readFileSync(log, 'utf8') : '')).join('')
  return { place, logs }
}
