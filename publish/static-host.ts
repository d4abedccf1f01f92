import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SiteManifest } from '#contract/site-manifest.ts'
import { pagePolicy, securityHeaders } from '#server/plugins/security-headers.ts'

/**
 * Writes the built site as static hosts take it: `x.html` for the page `/x`, a `404.html` for each section, `_headers` and
 * `_redirects` (Netlify, Cloudflare Pages). Compressed forms are left out, because these hosts make their own.
 *
 * @param client the built site
 * @param folder is emptied first
 */
export async function writeStaticSite(client: string, folder: string, manifest: SiteManifest): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(dirname(folder), { recursive: true })
  await cp(client, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) })
  for (const [section, page] of Object.entries(manifest.notFoundPages)) {
    await rename(join(folder, page, 'index.html'), join(folder, section, '404.html'))
    await rm(join(folder, page), { recursive: true })
  }
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    // A page in a folder would get a slash at the end of its address.
    if (entry.name === 'index.html' && entry.parentPath !== folder)
      await rename(join(entry.parentPath, entry.name), `${entry.parentPath}.html`)
  }
  await writeFile(join(folder, '_headers'), headersFile(manifest))
  await writeFile(join(folder, '_redirects'), redirectsFile(manifest))
}

function headersFile(manifest: SiteManifest): string {
  const everywhere = {
    ...securityHeaders,
    'content-security-policy': pagePolicy(manifest),
    'strict-transport-security': 'max-age=63072000',
  }
  const keep = { 'cache-control': 'public, max-age=31536000, immutable' }
  return Object.entries({ '/*': everywhere, '/assets/*': keep, '/pictures/*': keep })
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
}

/** Sections before the whole: the first rule that fits is taken. */
function redirectsFile({ redirects, notFoundPages }: SiteManifest): string {
  const moved = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`)
  const sections = Object.keys(notFoundPages).filter((section) => section !== '/')
  return [...moved, ...sections.map((section) => `${section}/* ${section}/404.html 404`), ''].join('\n')
}
