/** The site as `npm run build -- --static` makes it, on a server with only files, `_headers` and `_redirects`. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { hydrated } from '#tests/support/screen.ts'
import { passedOn, temporaryFolder } from '#tests/support/server.ts'
import { root } from '#tests/support/source-files.ts'

const hosted = 'https://project.supabase.test'
const mailer = 'https://api.emailjs.test'

let folder: { path: string; remove: () => Promise<void> }
let host: Server
let url = ''

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
}

async function build(out: string, env: Record<string, string>) {
  const child = spawn(process.execPath, ['publish/publish.ts', '--static', '--out', out], {
    cwd: root,
    env: { ...passedOn(), ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, output }
}

/** The rules in `_headers`: a path, which may end in `*`, and indented headers below it. */
function readHeaderRules(file: string): { path: string; headers: [string, string][] }[] {
  return readFileSync(file, 'utf8')
    .split(/\n(?=\/)/)
    .map((rule) => {
      const [path = '', ...lines] = rule.trim().split('\n')
      const headers = lines.map((line): [string, string] => {
        const [name = '', ...value] = line.trim().split(': ')
        return [name, value.join(': ')]
      })
      return { path, headers }
    })
}

const fits = (rule: string, path: string) =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path

function serve(site: string): Server {
  const rules = readHeaderRules(join(site, '_headers'))
  const redirects = readFileSync(join(site, '_redirects'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    for (const { path, headers } of rules)
      if (fits(path, pathname)) for (const [name, value] of headers) response.setHeader(name, value)
    const names = pathname === '/' ? ['/index.html'] : [pathname, `${pathname}.html`]
    const found = names
      .map((name) => join(site, name))
      .find((name) => existsSync(name) && statSync(name).isFile())
    const [, to = '/404.html', status = '404'] = redirects.find(([from = '']) => fits(from, pathname)) ?? []
    if (!found && status === '301') return response.writeHead(301, { location: to }).end()
    const file = found ?? join(site, to)
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
    return response.writeHead(found ? 200 : 404).end(readFileSync(file))
  })
}

test.describe.configure({ mode: 'serial', timeout: 120_000 })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  folder = await temporaryFolder()
  const out = join(folder.path, 'site')
  const { code, output } = await build(out, {
    VITE_SUPABASE_URL: hosted,
    VITE_SUPABASE_ANON_KEY: 'anon',
    VITE_EMAILJS_ORIGIN: mailer,
    VITE_EMAILJS_PUBLIC_KEY: 'public',
    VITE_EMAILJS_SERVICE_ID: 'service',
    VITE_EMAILJS_QUERY_TEMPLATE_ID: 'template_query',
    VITE_EMAILJS_CONTACT_TEMPLATE_ID: 'template_contact',
  })
  expect(output).toContain('upload what is in it')
  expect(code).toBe(0)
  host = serve(out)
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  url = `http://localhost:${(host.address() as AddressInfo).port}`
})

test.afterAll(async () => {
  await new Promise((resolve) => host.close(resolve))
  await folder.remove()
})

test('pages, client navigation and unknown addresses work without errors in the console', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  const home = await page.goto(url)
  await hydrated(page)
  expect(home?.headers()['content-security-policy']).toContain(`connect-src 'self' ${hosted} ${mailer}`)
  await page.goto(`${url}/packages`)
  await hydrated(page)
  await page.getByRole('link', { name: 'Details' }).first().click()
  await expect(page).toHaveURL(/\/packages\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const again = await page.reload()
  expect(again?.status()).toBe(200)
  await hydrated(page)
  expect(complaints).toEqual([])
  const moved = await page.request.get(`${url}/destinations/maldives-maldives`, { maxRedirects: 0 })
  expect([moved.status(), moved.headers()['location']]).toEqual([301, '/destinations/maldives'])
  const unknown = await page.goto(`${url}/destinations/atlantis`)
  expect(unknown?.status()).toBe(404)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Destination Not Found')
  const nowhere = await page.goto(`${url}/nowhere`)
  expect(nowhere?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('signing in uses the hosted service', async ({ page }) => {
  const asked: string[] = []
  await page.route(`${hosted}/**`, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { code: 'invalid_credentials', message: 'Invalid login credentials' },
    })
  })
  await page.goto(`${url}/sign-in`)
  await hydrated(page)
  await page.getByLabel('Email', { exact: true }).fill('asha@example.com')
  await page.getByLabel('Password', { exact: true }).fill('monsoon-42')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect.poll(() => asked.join()).toContain(`${hosted}/auth/v1/token?grant_type=password`)
})

test('without hosted services the build fails and lists the missing settings', async () => {
  const { code, output } = await build(join(folder.path, 'refused'), {})
  expect(code).toBe(1)
  expect(output).toBe(
    'A static host runs no server, so sign-in and mail need hosted services: set VITE_SUPABASE_URL and VITE_EMAILJS_ORIGIN. See docs/deploy/static-host.md.\n',
  )
})
