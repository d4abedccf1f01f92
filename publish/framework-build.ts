import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './freshness.mjs'

const framework = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
const renderer = join(root, 'publish', 'finish', 'render-site.ts')

/** Builds the site into a folder below the project's own: outside of it the prerender does not find the packages. */
export interface Build {
  /** Whether the bundles of this code are in the folder already, so that only its pages are to be rendered. */
  isBundled: boolean
  /** Beside those of this process. */
  settings?: NodeJS.ProcessEnv
}

/** @returns null, or what the build said when it failed */
export async function buildInto(folder: string, { isBundled, settings = {} }: Build): Promise<string | null> {
  let output = ''
  const args = isBundled ? [renderer, folder] : [framework, 'build']
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...settings, NODE_ENV: 'production', BUILD_DIRECTORY: folder },
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

/** What the build printed, without its list of files and the stack traces of its own machinery. */
function reasonIn(output: string): string {
  const lines = output
    .split('\n')
    .filter((line) => !/^\s+at |^\s*errors: \[|^build\/.*\/client\/|^Prerender/.test(line))
  return lines.join('\n').trim()
}
