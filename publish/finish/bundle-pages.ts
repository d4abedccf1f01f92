import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { allPaths } from '#publish/site-paths.ts'

export interface BundlePages {
  /** Every address of the site. */
  paths: ReadonlySet<string>
  render: (path: string) => Promise<Rendered>
}

/** What is at an address: a page with its data, or a file that is a route. Names are paths below the built site. */
export interface Rendered {
  file?: { name: string; body: Buffer }
  /** Rendered on request. */
  page?: { name: string; html: () => Promise<Buffer> }
}

/**
 * Opens the bundle that renders the site's pages. Its words have to be provided before (content-reader.ts).
 *
 * @param folder of a build, with the bundle in `server`
 */
export async function openBundle(folder: string): Promise<BundlePages> {
  // Makes the framework take a page's data from the request, as in its own build.
  process.env['IS_RR_BUILD_REQUEST'] = 'yes'
  const build = (await import(pathToFileURL(join(folder, 'server/index.js')).href)) as ServerBuild
  const routes = routesBelow(build)
  const paths = await allPaths(['/', ...staticPaths(routes)])
  const answer = createRequestHandler({ ...build, ssr: false, prerender: paths }, 'production')
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await answer(new Request(`http://localhost${path}`, { headers }))
    const body = Buffer.from(await response.arrayBuffer())
    if (response.status !== 200) throw new Error(`${path} was answered ${response.status}: ${String(body)}`)
    return body
  }
  const render: BundlePages['render'] = async (path) => {
    const modules = matchRoutes(routes, path)?.map(({ route }) => build.routes[route.id ?? '']?.module)
    const module = modules?.at(-1)
    if (!module) throw new Error(`No route has the address ${path}.`)
    if (!module.default && !module.ErrorBoundary)
      return { file: { name: join('.', path), body: await ask(path) } }
    const name = join('.', path, 'index.html')
    const address = path === '/' ? path : `${path}/`
    if (!modules?.some((it) => it?.loader)) return { page: { name, html: () => ask(address) } }
    const dataPath = path === '/' ? '/_.data' : `${path}.data`
    const body = await ask(dataPath)
    const headers = { 'X-React-Router-Prerender-Data': encodeURI(String(body)) }
    return { file: { name: join('.', dataPath), body }, page: { name, html: () => ask(address, headers) } }
  }
  return { paths: new Set(paths), render }
}

function routesBelow(build: ServerBuild, parent?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === parent)
    .flatMap((route): RouteObject[] => {
      if (!route) return []
      const { id, path, index } = route
      if (index) return [{ id, index: true, ...(path === undefined ? {} : { path }) }]
      return [{ id, ...(path === undefined ? {} : { path }), children: routesBelow(build, id) }]
    })
}

/** Addresses of the routes without a parameter. */
function staticPaths(routes: RouteObject[], prefix = ''): string[] {
  return routes.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? prefix : `${prefix}/${path}`.replaceAll(/\/+/g, '/')
    const isStatic = path !== undefined && !/(^|\/)(:|\*)/.test(path)
    return [...(isStatic ? [own] : []), ...staticPaths(children, own)]
  })
}
