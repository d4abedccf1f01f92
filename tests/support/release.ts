import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { AgencyFacts } from '#contract/agency-facts.ts'
import type { SiteManifest } from '#contract/site-manifest.ts'
import { pointTo } from '#server/site/release-folder.ts'
import { addRelease } from '#tools/publish/add-release.ts'

export const facts: AgencyFacts = {
  name: 'Far Lands',
  replyPromise: 'within one working day',
  phone: '+91 11 4000 1234',
  email: 'support@travel.example',
  hours: [
    { label: 'Monday to Friday', opens: '09:00', closes: '18:00' },
    { label: 'Saturday', opens: '10:00', closes: '16:00' },
    { label: 'Sunday' },
  ],
  sampleContent: [],
  countries: [],
  sendsCustomPackageRequests: true,
  sendsNewsletterSignUps: true,
}

export interface TestSite {
  /** Path below the site → content; the pages that every site has are added. */
  files?: Record<string, string | Buffer>
  manifest?: Partial<SiteManifest>
  agency?: AgencyFacts
}

/** Adds a release to the folder as the publisher does, and returns its id. It is not served yet. */
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
  return await addRelease({ built, releases, commit: null, inputs: '' })
}

/** Adds a release and serves it. */
export async function publishTestRelease(releases: string, site: TestSite = {}): Promise<string> {
  const id = await addTestRelease(releases, site)
  await pointTo(releases, id)
  return id
}
