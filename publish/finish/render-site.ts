import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { loadEnv } from 'vite'
import { catalogueOnDisk } from '#catalogue/build/check-catalogue.ts'
import { contentReader, provideContent } from '#catalogue/build/content-reader.ts'
import { describeProblems } from '#catalogue/build/problems.ts'
import { allPaths } from '#publish/site-paths.ts'

// Renders the site with bundles that an earlier build has kept, into the folder that they were unpacked to. What the framework
// does after bundling is done in its order, and the result is byte for byte the same (tests/server/publish.test.ts).

const root = join(import.meta.dirname, '../..')
const [folder = ''] = process.argv.slice(2)

const { entries, problems } = catalogueOnDisk()
if (problems.length > 0) {
  console.error(describeProblems(problems))
  process.exit(1)
}
provideContent(contentReader(entries))
await cp(join(root, 'site/public'), join(folder, 'client'), { recursive: true })
await renderPages(folder)
// Loaded when it is due: it reads the catalogue, which may have had problems.
const { finishSite } = await import('./finish-build.ts')
await finishSite(folder, loadEnv('production', root, ['VITE_', 'SITE_URL']))

/** Asks the bundle for every page, its data, and every file that is a route. */
async function renderPages(into: string): Promise<void> {
  // Has the framework take a page's data from the request, as in its own build.
  process.env['IS_RR_BUILD_REQUEST'] = 'yes'
  const build = (await import(pathToFileURL(join(into, 'server/index.js')).href)) as ServerBuild
  const routes = routesBelow(build)
  const paths = await allPaths(['/', ...staticPaths(routes)])
  const answer = createRequestHandler({ ...build, prerender: paths }, 'production')
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await answer(new Request(`http://localhost${path}`, { headers }))
    const body = Buffer.from(await response.arrayBuffer())
    if (response.status !== 200) throw new Error(`${path} was answered ${response.status}: ${String(body)}`)
    return body
  }
  const write = async (path: string, body: Buffer) => {
    const file = join(into, 'client', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, body)
  }
  for (const path of new Set(paths)) {
    const modules = matchRoutes(routes, path)?.map(({ route }) => build.routes[route.id ?? '']?.module)
    const module = modules?.at(-1)
    if (!module) throw new Error(`No route has the address ${path}.`)
    if (!module.default && !module.ErrorBoundary) {
      await write(path, await ask(path))
      continue
    }
    const headers: Record<string, string> = {}
    if (modules?.some((it) => it?.loader)) {
      const dataPath = path === '/' ? '/_.data' : `${path}.data`
      const data = await ask(dataPath)
      await write(dataPath, data)
      headers['X-React-Router-Prerender-Data'] = encodeURI(String(data))
    }
    await write(join(path, 'index.html'), await ask(path === '/' ? path : `${path}/`, headers))
  }
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
