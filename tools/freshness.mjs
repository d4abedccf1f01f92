// What is installed and built, and from which inputs. Plain JavaScript without dependencies:
// it runs before anything is installed, on the system's own Node 20.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const installStamp = join(root, 'node_modules', '.meridaya-installed')
const buildStamp = join(root, 'build', '.inputs')

/** `tests/freshness.test.ts` follows the build's imports and misses none. */
export const buildInputs = [
  'site',
  'catalogue',
  'content',
  'contract',
  'art/pictures.json',
  'art/originals.ts',
  'art/lettering.ts',
  'tools/finish',
  'tools/site-paths.ts',
  'tools/check-settings.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]
const settingsFiles = ['.env', '.env.local', '.env.production', '.env.production.local']

/** @returns {'installed' | 'missing' | 'outdated'} */
export function installState() {
  if (!existsSync(join(root, 'node_modules'))) return 'missing'
  if (readOr(installStamp) === installHash()) return 'installed'
  if (!matchesLockfile()) return 'outdated'
  // Somebody ran npm ci or npm install by hand: what stands there is right.
  markInstalled()
  return 'installed'
}

export function markInstalled() {
  writeFileSync(installStamp, installHash())
}

export function isBuildFresh() {
  return existsSync(join(root, 'build', 'client')) && readOr(buildStamp) === buildHash()
}

/** Runs `build` so that a build that failed, or whose inputs changed meanwhile, never counts as fresh. */
export async function stampBuild(build) {
  rmSync(buildStamp, { force: true })
  const inputs = buildHash()
  await build()
  writeFileSync(buildStamp, inputs)
}

function installHash() {
  const lockfile = readFileSync(join(root, 'package-lock.json'))
  return createHash('sha256').update(`${process.platform} ${process.arch}\n`).update(lockfile).digest('hex')
}

/** npm keeps its own list of what it put into node_modules, written when it has finished. */
function matchesLockfile() {
  const list = readOr(join(root, 'node_modules', '.package-lock.json'))
  if (list === null) return false
  const present = JSON.parse(list).packages
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const ownNode = `node_modules/node-${process.platform}-${process.arch}`
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    if (present[path] === undefined)
      return (entry.optional || entry.devOptional || entry.peer) && path !== ownNode
    return present[path].version === entry.version
  })
}

/** Contents, not times: a fresh checkout or a switched branch changes every time stamp. */
function buildHash() {
  const hash = createHash('sha256')
  for (const input of buildInputs) {
    for (const path of filesBelow(input)) hash.update(`${path}\n`).update(readFileSync(join(root, path)))
  }
  for (const setting of siteSettings()) hash.update(`${setting}\n`)
  return hash.digest('hex')
}

function filesBelow(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  const entries = readdirSyncOrNull(full)
  if (entries === null) return [path]
  return entries
    .filter((entry) => !/\.test\.tsx?$/.test(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]))
}

function siteSettings() {
  const own = Object.keys(process.env).toSorted()
  const exported = own.map((name) => `${name}=${process.env[name]}`)
  const written = settingsFiles.flatMap((file) => (readOr(join(root, file)) ?? '').split('\n'))
  return [...exported, ...written].filter((line) => /^(VITE_|SITE_URL=)/.test(line))
}

function readdirSyncOrNull(path) {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOTDIR') return null
    throw error
  }
}

function readOr(path, otherwise = null) {
  return existsSync(path) ? readFileSync(path, 'utf8') : otherwise
}
