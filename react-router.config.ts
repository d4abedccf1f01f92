import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { allPaths } from './publish/site-paths.ts'

// A build bundles only: its pages are rendered by publish/finish/render-site.ts, in a process that has no bundler in its memory
// and renders what has changed.
const folder = process.env['BUILD_DIRECTORY']
const isBuild = folder !== undefined

export default {
  appDirectory: 'site',
  // A folder of its own for every build that is published.
  buildDirectory: folder ?? 'build',
  ssr: isBuild,
  routeDiscovery: { mode: 'initial' },
  // One file a route: a split route would be three requests for a few hundred bytes.
  splitRouteModules: false,
  prerender: isBuild ? false : { paths: ({ getStaticPaths }) => allPaths(getStaticPaths()) },
  buildEnd: async ({ reactRouterConfig, viteConfig }) =>
    writeFile(join(reactRouterConfig.buildDirectory, 'settings.json'), JSON.stringify(viteConfig.env)),
} satisfies Config
