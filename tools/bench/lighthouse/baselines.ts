import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '#tests/support/source-files.ts'

export interface Served {
  url: string
  stop: () => Promise<void>
}

/** What the site is compared with: React Router as it builds by itself, and the same page as plain HTML. */
export async function serveBaselines(): Promise<{
  bare: Served
  plain: Served
  remove: () => Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'meridaya-bare-'))
  await cp(join(root, 'tools/bench/bare'), folder, { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'bare', private: true, type: 'module' }),
  )
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/@react-router/dev/bin.cjs', 'build'],
    {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new Error(`The bare build failed:\n${stderr.slice(-2000)}`)
  const client = join(folder, 'build', 'client')
  const html = await readFile(join(client, 'index.html'), 'utf8')
  const plain = html.replaceAll(/<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')
  return {
    bare: await serve((path) => readFile(join(client, path === '/' ? 'index.html' : path))),
    plain: await serve((path) => (path === '/' ? Promise.resolve(plain) : Promise.reject(new Error(path)))),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }

async function serve(find: (path: string) => Promise<Buffer | string>): Promise<Served> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    find(pathname).then(
      (body) => {
        response.setHeader('content-type', types[extname(pathname)] ?? 'text/html; charset=utf-8')
        response.setHeader('content-encoding', 'gzip')
        response.end(gzipSync(body))
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
