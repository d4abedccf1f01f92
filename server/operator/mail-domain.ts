import { Resolver } from 'node:dns/promises'
import { note, well, wrong } from './finding.ts'
import type { Finding } from './finding.ts'

/** Names under which common mail services publish their DKIM keys. DNS cannot list them, so we try each. */
const selectors =
  'default dkim mail google selector1 selector2 s1 s2 k1 k2 k3 fm1 fm2 protonmail zoho zmail pm resend mandrill'.split(
    ' ',
  )

/** Reserved domains, which are never in DNS (RFC 2606, RFC 6761). */
const reserved = /(^|\.)(example|test|invalid|localhost|local)$/

/** The outcome of one query: the TXT records, none, or DNS unreachable. */
type Lookup =
  | { outcome: 'found'; records: string[] }
  | { outcome: 'none' }
  | { outcome: 'unreachable'; code: string }

export function createResolver(): Resolver {
  return new Resolver({ timeout: 3000, tries: 1 })
}

/** Checks the domain's SPF, DKIM and DMARC records, by which other mail servers judge our mails. */
export async function mailDomainFindings(domain: string, resolver: Resolver): Promise<Finding[]> {
  if (reserved.test(domain)) return []
  const [spf, dmarc, ...keys] = await Promise.all([
    lookUp(resolver, domain, /^v=spf1\b/i),
    lookUp(resolver, `_dmarc.${domain}`, /^v=DMARC1\b/i),
    ...selectors.map((selector) => lookUp(resolver, `${selector}._domainkey.${domain}`, /\bp=[A-Za-z0-9+/]/)),
  ])
  if (spf.outcome === 'unreachable') {
    return [
      note(
        `DNS is not reachable from here (${spf.code}), so SPF, DKIM and DMARC of ${domain} were not checked. Run this where the server will run.`,
      ),
    ]
  }
  return [spfFinding(domain, spf), dkimFinding(domain, keys), dmarcFinding(domain, dmarc)]
}

function spfFinding(domain: string, spf: Lookup): Finding {
  const records = spf.outcome === 'found' ? spf.records : []
  if (records.length === 1) return well(`${domain} has an SPF record: ${records[0]}`)
  return records.length === 0
    ? wrong(
        `${domain} has no SPF record, so most mail servers will treat our mails as forged. Add the TXT record from your mail provider; it begins with v=spf1.`,
      )
    : wrong(
        `${domain} has ${records.length} SPF records. More than one is an error, so mail servers ignore them all. Combine them into one.`,
      )
}

function dkimFinding(domain: string, keys: Lookup[]): Finding {
  const found = selectors.filter((_, index) => keys[index]?.outcome === 'found')
  return found.length > 0
    ? well(`${domain} publishes a DKIM key (${found.join(', ')}).`)
    : note(
        `${domain} has no DKIM key under the common names. It may use another name: ask your mail provider whether mails are signed.`,
      )
}

function dmarcFinding(domain: string, dmarc: Lookup): Finding {
  const record = dmarc.outcome === 'found' ? dmarc.records[0] : undefined
  if (record === undefined) {
    return wrong(
      `${domain} has no DMARC record, which large mail services require. Begin with a TXT record at _dmarc.${domain}: v=DMARC1; p=none; rua=mailto:…`,
    )
  }
  return /;\s*p=none\b/i.test(record)
    ? note(
        `${domain} has a DMARC record that only reports (p=none). Once its reports show no problems, make it p=quarantine.`,
      )
    : well(`${domain} has a DMARC record: ${record}`)
}

async function lookUp(resolver: Resolver, name: string, fitting: RegExp): Promise<Lookup> {
  try {
    const records = (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
    const fit = records.filter((record) => fitting.test(record))
    return fit.length > 0 ? { outcome: 'found', records: fit } : { outcome: 'none' }
  } catch (error) {
    const { code = 'no answer' } = error as NodeJS.ErrnoException
    return code === 'ENOTFOUND' || code === 'ENODATA' ? { outcome: 'none' } : { outcome: 'unreachable', code }
  }
}
