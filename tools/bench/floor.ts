import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { builtSite } from '#tests/support/built-site.ts'
import { temporaryFolder } from '#tests/support/server.ts'
import { root } from '#tests/support/source-files.ts'
import { finishPage } from '#publish/finish/finish-page.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.avif': 'image/avif',
  '.json': 'application/json',
}

/** The least that a page of this framework costs (`floor/`): one picture, a list, started as our pages are. */
export async function serveFloor(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { path: folder, remove } = await temporaryFolder()
  await cp(join(root, 'tools/bench/floor'), folder, { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
    cwd: folder,
    env,
    stdio: 'pipe',
  })

  const client = join(folder, 'build/client')
  const starter = await readFile(join(root, 'publish/finish/starter.js'), 'utf8')
  for (const file of ['index.html', 'tour/index.html']) {
    const page = await finishPage(await readFile(join(client, file), 'utf8'), {
      starter,
      shared: '/shared.json',
    })
    await writeFile(join(client, file), page.html)
    await writeFile(join(client, page.boot.name), page.boot.code)
  }
  await writeFile(join(client, 'shared.json'), '{}')
  const hero = globSync('pictures/*-cover-*-800.avif', { cwd: builtSite }).toSorted()[0] ?? ''
  await cp(join(builtSite, hero), join(client, 'hero.avif'))

  const bodies = new Map<string, Buffer>()
  for (const file of globSync('**/*.{html,js,json,avif}', { cwd: client })) {
    const body = await readFile(join(client, file))
    bodies.set(
      `/${file.replace(/index\.html$/, '')}`,
      extname(file) === '.avif' ? body : brotliCompressSync(body),
    )
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const body = bodies.get(pathname)
    if (!body) return response.writeHead(404).end()
    response.setHeader('content-type', types[extname(pathname)] ?? 'text/html; charset=utf-8')
    if (!pathname.endsWith('.avif')) response.setHeader('content-encoding', 'br')
    return response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await remove()
    },
  }
}
