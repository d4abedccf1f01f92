import type { Config } from '@react-router/dev/config'
import { finishBuild } from './tools/finish-build.ts'
import { notFoundPaths, prerenderedPaths } from './tools/site-paths.ts'

export default {
  appDirectory: 'site',
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  // One file a route: a split route would be three requests for a few hundred bytes.
  splitRouteModules: false,
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), ...prerenderedPaths(), ...notFoundPaths()],
  buildEnd: finishBuild,
} satisfies Config
