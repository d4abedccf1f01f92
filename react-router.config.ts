import type { Config } from '@react-router/dev/config'
import { allPaths } from './publish/site-paths.ts'

export default {
  appDirectory: 'site',
  // A folder of its own for every build that is published.
  buildDirectory: process.env['BUILD_DIRECTORY'] ?? 'build',
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  // One file a route: a split route would be three requests for a few hundred bytes.
  splitRouteModules: false,
  prerender: {
    paths: ({ getStaticPaths }) => allPaths(getStaticPaths()),
    concurrency: 4,
  },
  // Loaded when it is due: this file is read more than once.
  buildEnd: async (build) => (await import('./publish/finish/finish-build.ts')).finishBuild(build),
} satisfies Config
