import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { photographName, photographPartBytes, type SentPhotograph } from '#contract/desk-photographs.ts'
import { startDesk } from '../support/desk-server.ts'
import { linkIn, waitForMail } from '../support/mailbox.ts'
import { photograph } from '../support/photograph.ts'
import { ask, caddy, isInstalled, nginx, site, startProxy } from '../support/proxies.ts'
import { startServer, temporaryFolder } from '../support/server.ts'

// The Desk under its own host name, behind the proxies' files of docs/deploy (proxies.test.ts tests the site).

const host = `desk.${site}`
const origin = `https://${host}`

describe.each([caddy, nginx])('behind $program, as docs/deploy has it', (proxy) => {
  // Skipped where the program is not installed: apt-get install --no-install-recommends caddy nginx
  it.skipIf(!isInstalled(proxy.program))(
    'staff can sign in at the Desk’s host name over TLS and upload 30 MB, and other sites’ pages cannot',
    async () => {
      const data = await temporaryFolder()
      onTestFinished(data.remove)
      const env = { SITE_URL: `https://${site}`, TRUSTED_PROXIES: '127.0.0.1' }
      const server = await startServer({ dataDir: data.path, env })
      onTestFinished(() => server.kill())
      const desk = await startDesk({ ...env, DATA_DIR: data.path, DESK_URL: origin })
      onTestFinished(() => desk.stop())
      const { place, logs } = await startProxy(proxy, server.port, desk.port)

      const jar = new Map<string, string>()
      const from = async (page: string, path: string, body?: unknown, type = 'application/json') => {
        const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
        const headers = { origin: page, 'sec-fetch-site': 'same-origin', 'content-type': type, cookie }
        const answer = await ask(place, path, { host, headers, body })
        for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
          expect(set).toMatch(/^__Host-desk[\w-]*=.*; Secure/)
          jar.set(...(set.split(/[=;]/, 2) as [string, string]))
        }
        return answer
      }
      const own = from.bind(null, origin)

      const page = await own('/')
      expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
      expect(page.headers['strict-transport-security']).toContain('max-age=')
      expect((await own('/api/sign-in', { address: 'tara@agency.example' })).status).toBe(204)
      const mail = await waitForMail(join(data.path, 'mail'), ({ subject }) => /Desk/.test(subject ?? ''))
      const link = new URL(linkIn(mail, host))
      expect(link.origin).toBe(origin)
      expect((await own('/api/sign-in/link', { link: link.hash.slice(1) })).status).toBe(200)
      expect((await own('/api/today')).status).toBe(200)
      for (const other of [`https://${site}`, `http://${host}`])
        expect((await from(other, '/api/sign-ins/end', { id: 'x' })).status).toBe(403)

      // The picture is padded to 30 MB, because only the size of the upload matters.
      const bytes = Buffer.alloc(30 * 1024 * 1024)
      ;(await photograph().jpeg().toBuffer()).copy(bytes)
      const name = photographName('packages/exotic-thailand.yaml', false)
      let answer = await own('/api/photographs', { name, size: bytes.length })
      let state = JSON.parse(answer.body) as SentPhotograph
      while (!state.picture) {
        const part = bytes.subarray(state.received, state.received + photographPartBytes)
        const to = `/api/photographs/${name}/parts/${state.received}`
        answer = await own(to, part, 'application/octet-stream')
        expect(answer.status, answer.body).toBe(200)
        state = JSON.parse(answer.body) as SentPhotograph
      }
      expect(state.picture).toMatchObject({ width: 1800, height: 1200 })

      // The bare host name opens the Desk, not the site.
      const plain = await new Promise<IncomingMessage>((resolve, reject) => {
        const to = { port: place.httpPort, path: '/publish', headers: { host } }
        get({ ...to, host: '127.0.0.1' }, resolve).once('error', reject)
      })
      expect([301, 308]).toContain(plain.statusCode)
      expect(plain.headers.location).toBe(`${origin}/publish`)
      plain.resume()
      await desk.stop()
      expect((await own('/api/today')).status).toBeGreaterThanOrEqual(502)
      expect(logs()).not.toContain(link.hash.slice(1))
    },
    120_000,
  )
})
