import { enableCompileCache } from 'node:module'
import { parseArgs } from 'node:util'
import { compileCache } from './compile-cache.ts'

// npm run build: builds the site in a separate folder, checks it, and serves it in place of the last one.
// npm run build -- --aside: the same, but serves it only after another npm run build, or by `releases use`.
// npm run build -- --static: the same site for a host that serves files and runs nothing.

enableCompileCache(compileCache)
// Loaded when the cache is there.
const { PublishError, buildForStaticHost, publish } = await import('./publish-site.ts')

try {
  const { values } = readArguments()
  await (values.static ? buildForStaticHost(values.out) : publish({ isAside: values.aside }))
} catch (error) {
  if (!(error instanceof PublishError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        static: { type: 'boolean' },
        aside: { type: 'boolean', default: false },
        out: { type: 'string', default: 'out/static' },
      },
    })
  } catch (error) {
    throw new PublishError(
      `${error instanceof Error ? error.message.split('. ')[0] : String(error)}. Known are --aside, --static, and --out <folder> with it.`,
    )
  }
}
