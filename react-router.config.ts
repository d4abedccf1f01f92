import type { Config } from '@react-router/dev/config'
import { notFoundPaths, prerenderedPaths } from './publish/site-paths.ts'

export default {
  appDirectory: 'site',
  // A folder of its own for every build that is published.
  buildDirectory: process.env['BUILD_DIRECTORY'] ?? 'build',
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  // One file a route: a split route would be three requests for a few hundred bytes.
  splitRouteModules: false,
  prerender: {
    paths: async ({ getStaticPaths }) => [
      ...getStaticPaths(),
      ...prerenderedPaths(),
      ...notFoundPaths(),
      // They read the whole catalogue, and this file is read more than once.
      ...(await import('./publish/region-paths.ts')).regionPaths(),
      ...(await import('./publish/map-paths.ts')).mapPaths(),
    ],
    concurrency: 4,
  },
  // Loaded when it is due, as above.
  buildEnd: async (build) => (await import('./publish/finish/finish-build.ts')).finishBuild(build),
} satisfies Config
