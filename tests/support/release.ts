import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { AgencyFacts } from '#contract/agency-facts.ts'
import type { SiteManifest } from '#contract/site-manifest.ts'
import type { AgencyVoice } from '#server/site/agency.ts'
import { pointTo } from '#server/site/release-folder.ts'
import { addRelease } from '#publish/add-release.ts'

export const facts: AgencyFacts = {
  name: 'Far Lands',
  tagline: 'Further than most.',
  locale: 'en-NZ',
  timeZone: 'Pacific/Auckland',
  timeZoneName: 'Auckland time',
  colours: {
    ink: '#10201a',
    muted: '#4d5f57',
    mist: '#f2f6f4',
    'mist-2': '#e2eae6',
    night: '#0b2b20',
    'on-night': '#eefbf5',
    control: '#6d8078',
    peacock: '#006a4e',
    marigold: '#ffd166',
    'marigold-hover': '#f0bf4c',
    'marigold-edge': '#8a6400',
    error: '#a3201a',
    'on-error': '#fdecea',
  },
  replyPromise: 'within one working day',
  phone: '+91 11 4000 1234',
  email: 'support@travel.example',
  hours: [
    { days: [1, 2, 3, 4, 5], label: 'Monday to Friday', opens: '09:00', closes: '18:00' },
    { days: [6], label: 'Saturday', opens: '10:00', closes: '16:00' },
    { days: [7], label: 'Sunday' },
  ],
  sampleContent: [],
  countries: [],
  sendsCustomPackageRequests: true,
  sendsNewsletterSignUps: true,
}

/** The agency of `facts` as named in mails. */
export const testAgency: AgencyVoice = { ...facts, siteUrl: 'https://travel.example', facts }

export interface TestSite {
  /** Path below the site → content. The pages that every site has are added. */
  files?: Record<string, string | Buffer>
  manifest?: Partial<SiteManifest>
  agency?: AgencyFacts
  /** The folder of the texts that the release keeps. */
  content?: string
}

/** Adds a release to the folder like the publisher, and returns its id. It is not served yet. */
export async function addTestRelease(releases: string, site: TestSite = {}): Promise<string> {
  await mkdir(releases, { recursive: true })
  const built = await mkdtemp(join(releases, '.tmp-built-'))
  const manifest: SiteManifest = {
    scriptHashes: [],
    connectOrigins: [],
    authOrigin: null,
    notFoundPages: { '/': '/~' },
    redirects: {},
    ...site.manifest,
  }
  const files = {
    'client/index.html': '<!doctype html><title>Home</title>',
    'client/~/index.html': '<!doctype html><title>Page Not Found</title>',
    ...Object.fromEntries(
      Object.entries(site.files ?? {}).map(([name, content]) => [`client/${name}`, content]),
    ),
    'site-manifest.json': JSON.stringify(manifest),
    'agency.json': JSON.stringify(site.agency ?? facts),
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(built, name)), { recursive: true })
    await writeFile(join(built, name), content)
  }
  const { content } = site
  return await addRelease({ built, releases, ...(content ? { content } : {}), commit: null, inputs: '' })
}

/** Adds a release and serves it. */
export async function publishTestRelease(releases: string, site: TestSite = {}): Promise<string> {
  const id = await addTestRelease(releases, site)
  await pointTo(releases, id)
  return id
}
