import { join } from 'node:path'
import { releasesDir } from '#server/config/config.ts'
import { readEnv, repositoryRoot } from '#server/config/env.ts'
import { currentLink } from '#contract/release.ts'

/** The site that `npm run build` made last and the server serves: for tests and measurements of what visitors get. */
export const builtSite = join(releasesDir(readEnv(repositoryRoot)), currentLink, 'client')
