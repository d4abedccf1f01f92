// What is installed and built, and from which inputs. Plain JavaScript without dependencies:
// it runs before anything is installed, on the system's own Node 20.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'

export const root = fileURLToPath(new URL('..', import.meta.url))

const installStamp = join(root, 'node_modules', '.meridaya-installed')
const settingsFiles = ['.env', '.env.local', '.env.production', '.env.production.local']

/** The same folder as in `catalogue/build/content-index.ts`. */
const content = relative(root, resolve(process.env.CONTENT_DIRECTORY ?? join(root, 'content')))

/** `tests/freshness.test.ts` follows the build's imports and misses none. */
export const buildInputs = [
  'site',
  'catalogue',
  content,
  'contract',
  'art/pictures.json',
  'art/subjects.json',
  'art/originals.ts',
  'art/lettering.ts',
  'publish/finish',
  'publish/map-paths.ts',
  'publish/region-paths.ts',
  'publish/site-paths.ts',
  'publish/check-settings.ts',
  'publish/short-class-names.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]

/** The same for the Desk's pages: what of the site and its content they are made from. */
export const deskInputs = [
  'desk',
  'site/ui',
  'site/lib',
  'site/styles',
  'site/fonts',
  'catalogue',
  'contract',
  join(content, 'agency.yaml'),
  'package-lock.json',
]

/** @returns {'installed' | 'missing' | 'outdated'} */
export function installState() {
  if (!existsSync(join(root, 'node_modules'))) return 'missing'
  if (readOr(installStamp) === installHash()) return 'installed'
  if (!matchesLockfile()) return 'outdated'
  // A person ran npm ci or npm install by hand, so the packages are right.
  markInstalled()
  return 'installed'
}

export function markInstalled() {
  writeFileSync(installStamp, installHash())
}

/**
 * Whether the newest release was built from what is here. It need not be the one that is served: after
 * `releases use` a start must not undo what the operator chose.
 */
export function isBuildFresh() {
  const releases = releasesFolder()
  if (!existsSync(join(releases, 'current'))) return false
  const [newest] = readdirSync(releases)
    .filter((name) => /^\d+-[0-9a-f]{8}$/.test(name))
    .toSorted((a, b) => parseInt(b, 10) - parseInt(a, 10))
  const facts = newest && readOr(join(releases, newest, 'release.json'))
  return Boolean(facts) && JSON.parse(facts).inputs === buildHash()
}

const deskStamp = join(root, 'build', 'desk', '.inputs')

export const isDeskFresh = () => readOr(deskStamp) === hashOf(deskInputs)

export function markDeskBuilt() {
  writeFileSync(deskStamp, hashOf(deskInputs))
}

function releasesFolder() {
  const written = parseEnv(readOr(join(root, '.env'), '')).RELEASES_DIR
  return resolve(root, (process.env.RELEASES_DIR ?? written)?.trim() || 'releases')
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
export function buildHash() {
  return hashOf(buildInputs, siteSettings())
}

/**
 * The same without the words of the content and the pictures, which no bundle has: the agency's colours and its mark are in
 * both.
 */
export function codeHash() {
  const inputs = buildInputs.filter((input) => input !== content && !/^art\/\w+\.json$/.test(input))
  const code = inputs
    .flatMap(filesBelow)
    .filter((path) => !path.startsWith(join('site', 'public', 'pictures')))
  const texts = filesBelow(content)
  const drawn = texts.filter((file) => file === join(content, 'agency.yaml') || !/\.(yaml|md)$/.test(file))
  return hashOf([...code, ...drawn], [...siteSettings(), ...texts])
}

function hashOf(inputs, settings = []) {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const path of filesBelow(input)) hash.update(`${path}\n${digestOf(path)}\n`)
  }
  for (const setting of settings) hash.update(`${setting}\n`)
  return hash.digest('hex')
}

/** What this process has read, by path: a file is read again when it may have changed. */
const digests = new Map()

/**
 * The hash of a file's content.
 *
 * @param path below the root of the project
 */
export function digestOf(path) {
  const file = join(root, path)
  const { ino, size, mtimeNs, ctimeNs, ctimeMs } = statSync(file, { bigint: true })
  const state = `${ino} ${size} ${mtimeNs} ${ctimeNs}`
  const known = digests.get(path)
  if (known?.state === state) return known.digest
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex')
  // Time stamps are coarse, so a second change may have the same one.
  if (Math.abs(Date.now() - Number(ctimeMs)) > 2000) digests.set(path, { state, digest })
  return digest
}

/** Every file below a folder, or the file itself, tests left out. */
export function filesBelow(path) {
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
