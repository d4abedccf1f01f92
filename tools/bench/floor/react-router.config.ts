import type { Config } from '@react-router/dev/config'

export default { ssr: false, routeDiscovery: { mode: 'initial' }, prerender: ['/', '/tour'] } satisfies Config
