interface RouteManifest {
  entry: { imports: string[] }
  routes: Record<string, Record<string, unknown>>
}
const script = /^window\.__reactRouterManifest=(\{[\s\S]*\});$/

/**
 * The framework's list of routes without its defaults: `false`, empty lists, and the imports of each module,
 * which it only uses for preload links of pages it writes itself, and without routes that are files. Every page loads this.
 *
 * @param empty addresses of modules without code
 *
 * @throws when the framework writes its list in another form
 */
export function shortManifest(code: string, empty: ReadonlySet<string> = new Set()): string {
  const json = script.exec(code.trim())?.[1]
  if (json === undefined)
    throw new Error(
      'The framework writes another manifest than publish/finish/short-manifest.ts expects. Look at build/client/assets/manifest-….js and adapt it.',
    )
  const manifest = JSON.parse(json) as RouteManifest
  const isSaid = ([name, value]: [string, unknown]) =>
    name !== 'imports' && value !== false && !(Array.isArray(value) && value.length === 0)
  manifest.routes = Object.fromEntries(
    Object.entries(manifest.routes)
      .filter(([, { module }]) => !empty.has(String(module)))
      .map(([id, route]) => [id, Object.fromEntries(Object.entries(route).filter(isSaid))]),
  )
  manifest.entry.imports = []
  return `window.__reactRouterManifest=${JSON.stringify(manifest)};`
}
