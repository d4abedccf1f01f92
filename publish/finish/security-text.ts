import { agency } from '#catalogue/build/read-catalogue.ts'

/** Where security.txt is looked for (RFC 9116). */
export const securityTextPath = '.well-known/security.txt'

/**
 * Where to report a vulnerability (RFC 9116), from `content/agency.yaml`. It must expire within a year: at the end of the
 * eleventh month after the build, so that builds of one month are the same.
 */
export function securityText(address: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1))
  return [
    `Contact: mailto:${agency.supportEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${address}/${securityTextPath}`,
    '',
  ].join('\n')
}
