import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { afterwards } from '#tests/support/afterwards.ts'
import { freePort } from '#tests/support/ports.ts'
import { hostedServiceFindings } from './hosted-services.ts'

const siteUrl = 'https://travel.test'
const key = 'anon-key'
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'authorization, content-type, apikey, x-client-info, x-supabase-api-version',
}

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterwards(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

interface Project {
  settings?: object
  allowed?: string[]
  site?: string
  headers?: Record<string, string>
}

/** A hosted project's answers to the four requests. */
const project = ({
  settings = {},
  allowed = [siteUrl],
  site = siteUrl,
  headers = cors,
}: Project = {}): Promise<string> =>
  serve((request, answer) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', siteUrl)
    if (request.method === 'OPTIONS') return void answer.writeHead(204, headers).end()
    if (pathname === '/auth/v1/verify') {
      const wanted = searchParams.get('redirect_to') ?? ''
      const end = allowed.some((origin) => wanted.startsWith(origin)) ? wanted : site
      return void answer.writeHead(303, { location: `${end}#error=access_denied` }).end()
    }
    if (request.headers['apikey'] !== key)
      return void answer.writeHead(401).end('{"message":"Invalid API key"}')
    answer.end(
      JSON.stringify({
        external: { email: true },
        disable_signup: false,
        mailer_autoconfirm: false,
        ...settings,
      }),
    )
  })

async function found(env: Record<string, string>, kind: 'wrong' | 'note' | 'well' = 'wrong') {
  const findings = await hostedServiceFindings(env, siteUrl)
  return findings.filter((finding) => finding.kind === kind).map(({ text }) => text)
}

const supabase = (url: string, anonKey = key) => ({
  VITE_SUPABASE_URL: url,
  VITE_SUPABASE_ANON_KEY: anonKey,
})

it('asks no service when our own server does everything', async () => {
  expect(await hostedServiceFindings({}, siteUrl)).toEqual([])
})

it('reports no problem with a project that is set up as the guide says', async () => {
  const env = supabase(await project())
  expect(await found(env)).toEqual([])
  expect(await found(env, 'note')).toEqual([])
  expect((await found(env, 'well')).join('\n')).toContain(
    'Mailed links may lead to https://travel.test/dashboard',
  )
})

it('reports an unreachable project and an unknown key', async () => {
  const away = supabase(`http://127.0.0.1:${await freePort()}`)
  expect(await found(away)).toEqual([expect.stringContaining('cannot be reached (ECONNREFUSED)')])
  const [text = ''] = await found(supabase(await project(), 'another'))
  expect(text).toContain('does not accept the key')
  expect(text).not.toContain('another')
})

it('recognises a service that is not an account service', async () => {
  const other = await serve((_request, answer) => void answer.writeHead(200).end('<h1>Hello</h1>'))
  expect(await found(supabase(other))).toEqual([expect.stringContaining('not as an account service')])
})

it('reports closed sign-up, a switched-off provider and a missing confirmation', async () => {
  const closed = supabase(
    await project({
      settings: { disable_signup: true, external: { email: false }, mailer_autoconfirm: true },
    }),
  )
  expect((await found(closed)).join('\n')).toMatch(/provider "Email" on.*\n.*Allow new users/)
  expect((await found(closed, 'note')).join('\n')).toContain('"Confirm email" is switched off')
})

it('reports an unset Site URL and missing redirect addresses', async () => {
  const fresh = supabase(await project({ site: 'http://localhost:3000', allowed: [] }))
  const texts = (await found(fresh)).join('\n')
  expect(texts).toContain('The Site URL there is http://localhost:3000. Set it to https://travel.test')
  expect(texts).toContain('Add https://travel.test/** to the redirect addresses there.')
})

it('reports a service that refuses requests from the site’s origin', async () => {
  const closed = supabase(await project({ headers: {} }))
  expect(await found(closed)).toEqual([
    expect.stringContaining('does not let pages of https://travel.test call it'),
  ])
})

it('checks key and service of the e-mail service without sending mail', async () => {
  const posts: { template_id: string }[] = []
  const origin = await serve((request, answer) => {
    if (request.method === 'OPTIONS') return void answer.writeHead(204, cors).end()
    let text = ''
    request.on('data', (part: Buffer) => (text += String(part)))
    request.on('end', () => {
      const body = JSON.parse(text) as { user_id: string; service_id: string; template_id: string }
      posts.push(body)
      const words =
        body.user_id !== 'known'
          ? 'The Public Key is invalid'
          : body.service_id !== 'gmail'
            ? 'The service ID not found'
            : 'The template ID not found'
      answer.writeHead(400).end(words)
    })
  })
  const mail = (publicKey: string, service: string) => ({
    VITE_EMAILJS_ORIGIN: origin,
    VITE_EMAILJS_PUBLIC_KEY: publicKey,
    VITE_EMAILJS_SERVICE_ID: service,
    VITE_EMAILJS_QUERY_TEMPLATE_ID: 'query',
    VITE_EMAILJS_CONTACT_TEMPLATE_ID: 'contact',
  })
  expect(await found(mail('known', 'gmail'))).toEqual([])
  expect(await found(mail('other', 'gmail'))).toEqual([expect.stringContaining('VITE_EMAILJS_PUBLIC_KEY')])
  expect(await found(mail('known', 'other'))).toEqual([expect.stringContaining('VITE_EMAILJS_SERVICE_ID')])
  expect(posts.map(({ template_id }) => template_id)).not.toContain('query')
})
