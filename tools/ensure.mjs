// npm start, npm run dev, npm test: installs and builds what they need, then runs them.
// Plain JavaScript without dependencies: the first run has only the system's own Node 20.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import {
  installState,
  isBuildFresh,
  isDeskFresh,
  markDeskBuilt,
  markInstalled,
  root,
} from '#publish/freshness.mjs'

const bin = join(root, 'node_modules', '.bin')
const framework = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')

const commands = {
  async start(args) {
    await install()
    await build()
    await buildDesk()
    const desk = new AbortController()
    // Exits at once if the Desk is off. The site runs without it.
    const deskEnded = run(findNode(), ['server/desk/main.ts'], { stop: desk.signal })
    const code = await run(findNode(), [...nodeFlags(), 'server/main.ts', ...args])
    desk.abort()
    await deskEnded
    return code
  },
  async dev(args) {
    await install()
    return await run(findNode(), [framework, 'dev', ...args])
  },
  async test(args) {
    await install()
    return await run(findNode(), ['tools/test.ts', ...args])
  },
  async meridaya(args) {
    await install()
    return await run(findNode(), ['server/operator/main.ts', ...args])
  },
  async bench(args) {
    await install()
    await build()
    return await run(findNode(), ['tools/bench/bench.ts', ...args])
  },
  /** Unlike `start`, also serves the newest release if an older one was chosen. */
  async build(args) {
    await install()
    await buildDesk()
    return await run(findNode(), ['publish/publish.ts', ...args])
  },
}

/** A problem whose message is shown without a stack trace. */
class Refusal extends Error {}

async function install() {
  const state = installState()
  if (state === 'installed') return
  const why =
    state === 'missing'
      ? 'first start only, about 20 seconds'
      : 'what is there does not match package-lock.json'
  const done = announce(`Installing packages (${why}) …`)
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  // npm must not run on the Node inside the folder it is about to replace.
  const path = searchPath().filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
  const code = await run('npm', ['ci', '--include=dev', '--include=optional', ...quiet], {
    env: { ...process.env, PATH: path.join(delimiter) },
    // On SIGTERM npm would roll everything back first, for half a minute.
    stopWith: 'SIGKILL',
  })
  if (code !== 0) throw new Refusal('The packages could not be installed: npm says why above.')
  markInstalled()
  done('Installed')
}

/** A failed build has already printed the reason. */
async function build() {
  if (isBuildFresh()) return
  const code = await run(findNode(), ['publish/publish.ts'])
  if (code !== 0) throw new Refusal('')
}

/** The pages of the Desk, which its process serves. */
async function buildDesk() {
  if (isDeskFresh()) return
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const code = await run(findNode(), [vite, 'build', '--config', 'desk/vite.config.ts'])
  if (code !== 0) throw new Refusal('The Desk could not be built: see above.')
  markDeskBuilt()
}

/** The system's Node 24 if there is one, otherwise the one from the lockfile. */
function findNode() {
  const own = join(bin, 'node')
  const ofSystem = searchPath()
    .filter((folder) => folder !== '' && !folder.endsWith(join('node_modules', '.bin')))
    .map((folder) => join(folder, 'node'))
    .find((file) => existsSync(file))
  for (const node of [ofSystem, own]) {
    if (!node || !existsSync(node)) continue
    const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
    if (status === 0 && stdout.startsWith('v24.')) return node
  }
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath
  throw new Refusal(
    `Meridaya needs Node 22.18 or newer, and this is Node ${process.versions.node}. Install Node 24 from https://nodejs.org and try again.`,
  )
}

/** Resolves with the exit code. Passes on the first signal, but not its repetitions from npm and the terminal. */
function run(command, args, { env = environment(), stopWith, stop } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' })

    let passedOnAt = 0
    const passOn = (signal) => {
      if (Date.now() - passedOnAt < 1000) return
      passedOnAt = Date.now()
      child.kill(stopWith ?? (signal === 'SIGHUP' ? 'SIGTERM' : signal))
    }
    stop?.addEventListener('abort', () => child.kill('SIGTERM'))
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, passOn)
    // npm's shell ends at a signal without passing it on. Without this the server would keep running in the background.
    const parent = process.ppid
    const watch = setInterval(() => {
      if (process.env.npm_lifecycle_event && process.ppid !== parent) passOn('SIGTERM')
    }, 200)
    const release = () => {
      clearInterval(watch)
      for (const signal of signals) process.off(signal, passOn)
    }
    child.once('error', (error) => {
      release()
      reject(new Refusal(`${command} could not be started: ${error.message}`))
    })
    child.once('close', (code, signal) => {
      release()
      if (passedOnAt > 0 && code !== 0) process.exit(130)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}

/** The flags of the server's Node, for every way to start it. */
function nodeFlags() {
  return JSON.parse(readFileSync(join(root, 'server', 'node-flags.json'), 'utf8'))
}

function environment() {
  return { ...process.env, PATH: [bin, ...searchPath()].join(delimiter) }
}

function searchPath() {
  return (process.env.PATH ?? '').split(delimiter)
}

function announce(sentence) {
  const startedAt = Date.now()
  console.log(sentence)
  return (verb) => console.log(`${verb} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`)
}

const [name = '', ...args] = process.argv.slice(2)
try {
  if (!Object.hasOwn(commands, name)) {
    throw new Refusal(`Say what to run: node tools/ensure.mjs ${Object.keys(commands).join(' | ')}`)
  }
  process.exitCode = await commands[name](args)
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  if (error.message) console.error(error.message)
  process.exitCode = 1
}
