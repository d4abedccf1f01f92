import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { compileCache } from './compile-cache.ts'
import { root } from './freshness.mjs'

const framework = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
const renderer = join(root, 'publish', 'finish', 'render-site.ts')

/** In addition to those of this process. */
type Settings = NodeJS.ProcessEnv

/**
 * Makes the framework bundle the site's code into a folder inside the project, because elsewhere it does not find the packages.
 *
 * @returns null, or what the build said when it failed
 */
export const bundleInto = (folder: string, settings: Settings = {}): Promise<string | null> =>
  run([framework, 'build'], { ...settings, BUILD_DIRECTORY: folder })

/**
 * Renders and finishes the pages in a folder that has the bundles and the public files.
 *
 * @param code the hash of the code that the bundles are made of
 * @returns null, or what the build said when it failed
 */
export const renderInto = (folder: string, code: string, settings: Settings = {}): Promise<string | null> =>
  // Most objects of a page are short-lived. With this nursery size, collecting them takes a fifth of the time.
  run(['--max-semi-space-size=64', renderer, folder, code], { ...settings, NODE_COMPILE_CACHE: compileCache })

async function run(args: string[], settings: Settings): Promise<string | null> {
  let output = ''
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...settings, NODE_ENV: 'production' },
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const stop = (signal: NodeJS.Signals) => void child.kill(signal)
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.on(signal, stop)
  try {
    const code = await new Promise<number | null>((resolve, reject) =>
      child.once('error', reject).once('close', resolve),
    )
    return code === 0 ? null : reasonIn(output)
  } finally {
    for (const signal of signals) process.off(signal, stop)
  }
}

/** The build's output, without its list of files and internal stack traces. */
function reasonIn(output: string): string {
  const lines = output
    .split('\n')
    .filter((line) => !/^\s+at |^\s*errors: \[|^build\/.*\/client\/|^Prerender/.test(line))
  return lines.join('\n').trim()
}
