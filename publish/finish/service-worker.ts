import { build } from 'vite'

interface Shell {
  /** Addresses of the files that every page may need. */
  files: string[]
  /** Addresses of the data of pages that are no entries, and of the lists that search and filters read. */
  data: string[]
  version: string
}

/** Bundles `site/worker` into one file of the built site, `sw.js`, with the names of the shell's files in it. */
export async function writeServiceWorker(client: string, { files, data, version }: Shell): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: {
      SHELL_FILES: JSON.stringify(files),
      DATA_FILES: JSON.stringify(data),
      SITE_VERSION: JSON.stringify(version),
    },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: 'site/worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}
