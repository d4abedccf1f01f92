import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AgencyFacts } from '#contract/agency-facts.ts'
import type { Config } from '#server/config/config.ts'

/** The agency as mails and the server's own pages present it. */
export type AgencyVoice = Pick<
  AgencyFacts,
  'name' | 'tagline' | 'locale' | 'timeZone' | 'timeZoneName' | 'colours'
> & {
  /** Public origin of the site, without a slash at the end. */
  siteUrl: string
  /** The facts that the build published. Without a site they are null, and mails make no promises. */
  facts: AgencyFacts | null
}

/** Used until a site has been built beside the server. */
const plain: Omit<AgencyVoice, 'name' | 'siteUrl' | 'facts'> = {
  tagline: '',
  locale: 'en',
  timeZone: 'UTC',
  timeZoneName: 'UTC',
  colours: {
    ink: '#222222',
    muted: '#5c5c5c',
    mist: '#f4f4f4',
    'mist-2': '#e6e6e6',
    night: '#222222',
    'on-night': '#ffffff',
    control: '#767676',
    peacock: '#0050b3',
    marigold: '#e0e0e0',
    'marigold-hover': '#d0d0d0',
    'marigold-edge': '#767676',
    error: '#b3261e',
    'on-error': '#fdecea',
  },
}

/** The published facts of the agency. Without a site, the sender's name of `MAIL_FROM` and a neutral style. */
export function agencyVoice({
  config,
  site,
}: {
  config: Config
  site: { agency: AgencyFacts | null }
}): AgencyVoice {
  const facts = site.agency
  return { ...plain, name: config.mail.from.name, ...facts, siteUrl: config.siteUrl, facts }
}

/** Reads the facts of the served release, for processes that do not serve it; null before the first release. */
export async function publishedAgency({ releasesDir }: Config): Promise<AgencyFacts | null> {
  try {
    return JSON.parse(await readFile(join(releasesDir, 'current', 'agency.json'), 'utf8')) as AgencyFacts
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
