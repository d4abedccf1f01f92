import { spawn, spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#tests/support/ports.ts'
import { temporaryFolder } from '#tests/support/server.ts'
import { childrenOf } from './process-use.ts'

export interface Nginx {
  url: string
  /** The master and its workers. */
  pids: number[]
  stop: () => Promise<void>
}

/** nginx with its fastest settings: gzip files from the build, open files cached, no access log. */
export async function startNginx(site: string): Promise<Nginx> {
  const { path: folder, remove } = await temporaryFolder()
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  await writeFile(file, configuration(site, folder, port))
  const child = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const url = `http://127.0.0.1:${port}`
  for (let attempt = 0; !(await fetch(url).catch(() => null))?.ok; attempt += 1) {
    if (attempt > 100) throw new Error('nginx did not answer in 5 s.')
    await sleep(50)
  }
  const master = child.pid ?? 0
  return {
    url,
    pids: [master, ...childrenOf(master)],
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      await remove()
    },
  }
}

const configuration = (site: string, folder: string, port: number) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes ${availableParallelism()};
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections 1024; }
http {
  types {
    text/html html; text/javascript js; text/css css; image/svg+xml svg; image/avif avif; image/webp webp;
    image/jpeg jpg; font/woff2 woff2; application/json json;
  }
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  gzip_static on;
  open_file_cache max=10000 inactive=60s;
  open_file_cache_valid 60s;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${site};
    location / { try_files $uri $uri/index.html =404; }
  }
}
`

export const hasLoadTools = (): boolean =>
  ['nginx', 'wrk'].every((name) => spawnSync(name, ['-v']).error === undefined)
