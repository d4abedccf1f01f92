import { createSocket } from 'node:dgram'
import type { Resolver } from 'node:dns/promises'
import { expect, it, onTestFinished } from 'vitest'
import { startDnsPeer } from '#tests/support/dns-peer.ts'
import { createResolver, mailDomainFindings } from './mail-domain.ts'

async function resolverOver(records: Record<string, string[]>): Promise<Resolver> {
  const peer = await startDnsPeer(records)
  onTestFinished(peer.stop)
  const resolver = createResolver()
  resolver.setServers([peer.address])
  return resolver
}

const kinds = async (domain: string, resolver: Resolver) =>
  (await mailDomainFindings(domain, resolver)).map(({ kind, text }) => `${kind}: ${text}`)

it('reports no problem with a domain that has SPF, DKIM and DMARC', async () => {
  const resolver = await resolverOver({
    'travel.in': ['google-site-verification=x', 'v=spf1 include:mail.travel.in -all'],
    'selector1._domainkey.travel.in': [`v=DKIM1; k=rsa; p=${'A'.repeat(300)}`],
    '_dmarc.travel.in': ['v=DMARC1; p=reject'],
  })
  expect(await kinds('travel.in', resolver)).toEqual([
    'well: travel.in has an SPF record: v=spf1 include:mail.travel.in -all',
    'well: travel.in publishes a DKIM key (selector1).',
    'well: travel.in has a DMARC record: v=DMARC1; p=reject',
  ])
})

it('reports what is missing, and what to add', async () => {
  expect(await kinds('travel.in', await resolverOver({}))).toEqual([
    expect.stringMatching(/^wrong: travel\.in has no SPF record.*begins with v=spf1\.$/),
    expect.stringMatching(/^note: travel\.in has no DKIM key/),
    expect.stringMatching(/^wrong: travel\.in has no DMARC record.*v=DMARC1; p=none/),
  ])
})

it('reports useless records: two SPF records, a revoked key, a policy of none', async () => {
  const resolver = await resolverOver({
    'travel.in': ['v=spf1 -all', 'v=spf1 mx -all'],
    'default._domainkey.travel.in': ['v=DKIM1; p='],
    '_dmarc.travel.in': ['v=DMARC1; p=none; rua=mailto:a@travel.in'],
  })
  expect(await kinds('travel.in', resolver)).toEqual([
    expect.stringMatching(/^wrong: travel\.in has 2 SPF records/),
    expect.stringMatching(/^note: travel\.in has no DKIM key/),
    expect.stringMatching(/^note: .*p=none/),
  ])
})

it('reports within seconds that there is no network', async () => {
  // A port that accepts everything and never answers.
  const silent = createSocket('udp4')
  await new Promise<void>((resolve) => silent.bind(0, '127.0.0.1', resolve))
  onTestFinished(() => void silent.close())
  const resolver = createResolver()
  resolver.setServers([`127.0.0.1:${silent.address().port}`])
  const startedAt = performance.now()
  expect(await kinds('travel.in', resolver)).toEqual([
    expect.stringMatching(
      /^note: DNS is not reachable from here \(E\w+\), so SPF, DKIM and DMARC of travel\.in were not checked/,
    ),
  ])
  expect(performance.now() - startedAt).toBeLessThan(10_000)
})

it('sends no query for impossible domains', async () => {
  expect(await mailDomainFindings('meridaya.example', createResolver())).toEqual([])
})
