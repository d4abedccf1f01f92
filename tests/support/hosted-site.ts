import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { hostedKey, hostedUrl } from './hosted-service.ts'
import { root } from './source-files.ts'

/** The site built for `hostedUrl`, in a folder beside the ordinary build. */
export const hostedSiteSettings = {
  RELEASES_DIR: join(root, 'releases', 'hosted-tests'),
  VITE_SUPABASE_URL: hostedUrl,
  VITE_SUPABASE_ANON_KEY: hostedKey,
}

/** Builds it unless it was built from the same sources. */
export function buildHostedSite(): void {
  const { status, stdout, stderr } = spawnSync('node', ['tools/ensure.mjs', 'build'], {
    cwd: root,
    env: { ...process.env, ...hostedSiteSettings },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The site could not be built for a hosted service:\n${stdout}${stderr}`)
}
