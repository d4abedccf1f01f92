import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AgencyFacts } from '#contract/agency-facts.ts'
import type { ReleaseFacts } from '#contract/release.ts'
import type { SiteManifest } from '#contract/site-manifest.ts'
import { pagePolicy } from '#server/plugins/security-headers.ts'
import { readFacts } from './release-folder.ts'
import { BrokenRelease, readSiteFiles } from './site-files.ts'
import { Site } from './site.ts'

/** A release in memory: the files to serve, and the agency's facts for mails. */
export interface Release {
  id: string
  facts: ReleaseFacts
  site: Site
  agency: AgencyFacts
}

/**
 * Reads a release completely.
 *
 * @param folder the folder of all releases
 * @throws BrokenRelease with the reason if a part is missing or damaged
 */
export async function readRelease(folder: string, id: string): Promise<Release> {
  const own = join(folder, id)
  const facts = await readFacts(folder, id).catch(broken('release.json'))
  if (facts.format !== 1 || typeof facts.files !== 'object')
    throw new BrokenRelease('release.json is of another version')
  const manifest = await readJson<SiteManifest>(own, 'site-manifest.json')
  const agency = await readJson<AgencyFacts>(own, 'agency.json')
  const files = await readSiteFiles(own, facts, pagePolicy(manifest))
  for (const page of ['/', ...Object.values(manifest.notFoundPages)])
    if (!files.has(page)) throw new BrokenRelease(`it has no page ${page}`)
  return { id, facts, site: new Site(files, manifest), agency }
}

async function readJson<Content>(folder: string, name: string): Promise<Content> {
  return await readFile(join(folder, name), 'utf8')
    .then((text) => JSON.parse(text) as Content)
    .catch(broken(name))
}

const broken =
  (name: string) =>
  (error: unknown): never => {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new BrokenRelease(isMissing ? `${name} is missing` : `${name} cannot be read (${String(error)})`)
  }
