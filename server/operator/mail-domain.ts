import { Resolver } from 'node:dns/promises'
import { note, well, wrong } from './finding.ts'
import type { Finding } from './finding.ts'

/** Names under which the usual mail services publish their DKIM keys; ours to ask for, because DNS lists none. */
const selectors =
  'default dkim mail google selector1 selector2 s1 s2 k1 k2 k3 fm1 fm2 protonmail zoho zmail pm resend mandrill'.split(
    ' ',
  )

/** Domains that no DNS knows (RFC 2606, RFC 6761). */
const reserved = /(^|\.)(example|test|invalid|localhost|local)$/

/** How one question ended: the TXT records, none, or no DNS to ask. */
type Lookup =
  | { outcome: 'found'; records: string[] }
  | { outcome: 'none' }
  | { outcome: 'unreachable'; code: string }

export function createResolver(): Resolver {
  return new Resolver({ timeout: 3000, tries: 1 })
}

/** What DNS publishes for other mail servers about mails from this domain: SPF, DKIM and DMARC. */
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
        `DNS cannot be asked from here (${spf.code}), so nothing is known about SPF, DKIM and DMARC of ${domain}. Run this where the server will run.`,
      ),
    ]
  }
  return [spfFinding(domain, spf), dkimFinding(domain, keys), dmarcFinding(domain, dmarc)]
}

function spfFinding(domain: string, spf: Lookup): Finding {
  const records = spf.outcome === 'found' ? spf.records : []
  if (records.length === 1) return well(`${domain} says by SPF who may send for it: ${records[0]}`)
  return records.length === 0
    ? wrong(
        `${domain} has no SPF record, and most mail servers will take our mails for forged. Add the TXT record your mail provider names; it begins with v=spf1.`,
      )
    : wrong(`${domain} has ${records.length} SPF records, and with more than one none counts. Make them one.`)
}

function dkimFinding(domain: string, keys: Lookup[]): Finding {
  const found = selectors.filter((_, index) => keys[index]?.outcome === 'found')
  return found.length > 0
    ? well(`${domain} publishes a DKIM key (${found.join(', ')}).`)
    : note(
        `No DKIM key of ${domain} stands under the usual names. It may have one of its own: ask your mail provider whether mails are signed.`,
      )
}

function dmarcFinding(domain: string, dmarc: Lookup): Finding {
  const record = dmarc.outcome === 'found' ? dmarc.records[0] : undefined
  if (record === undefined) {
    return wrong(
      `${domain} has no DMARC record, which large mail services ask for. Begin with a TXT record at _dmarc.${domain}: v=DMARC1; p=none; rua=mailto:…`,
    )
  }
  return /;\s*p=none\b/i.test(record)
    ? note(
        `${domain} has a DMARC record that only watches (p=none). Once its reports are clean, make it p=quarantine.`,
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
