import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { reuse } from './reuse.ts'

interface Shell {
  /** Addresses of the files that every page may need. */
  files: string[]
  /** Addresses of the data of pages that are no entries, and of the lists that search and filters read. */
  data: string[]
  version: string
}

/**
 * Bundles `site/worker` into one file of the built site, `sw.js`, with the names of the shell's files in it.
 *
 * @param code the hash of the site's code
 */
export async function writeServiceWorker(client: string, code: string, shell: Shell): Promise<void> {
  const worker = await reuse(['worker', code, JSON.stringify(shell)], () => bundleWorker(shell))
  await writeFile(join(client, 'sw.js'), worker)
}

async function bundleWorker({ files, data, version }: Shell): Promise<Buffer> {
  const { build } = await import('vite')
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: {
      SHELL_FILES: JSON.stringify(files),
      DATA_FILES: JSON.stringify(data),
      SITE_VERSION: JSON.stringify(version),
    },
    build: {
      write: false,
      rolldownOptions: {
        input: 'site/worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('The bundler made no service worker.')
  return Buffer.from(output.output[0].code)
}
