import { join } from 'node:path'
import { releasesDir } from '#server/config/config.ts'
import { readEnv, repositoryRoot } from '#server/config/env.ts'
import { currentLink } from '#contract/release.ts'

/** The current release, as visitors get it. */
export const builtSite = join(releasesDir(readEnv(repositoryRoot)), currentLink, 'client')
