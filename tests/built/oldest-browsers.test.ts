/**
 * What scripts and styles of the built site use is looked up in MDN's compatibility data for the oldest browsers that
 * docs/operating.md promises. A younger name needs a line here that says what happens without it.
 */
import compatData, {
  type CompatStatement,
  type Identifier,
} from '@mdn/browser-compat-data' with { type: 'json' }
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { builtSite as site } from '../support/built-site.ts'
import { root } from '../support/source-files.ts'

const said = /Chrome and Edge (\d+), Firefox (\d+), Safari and iOS ([\d.]+)/.exec(
  readFileSync(join(root, 'docs/operating.md'), 'utf8'),
)
const [, chrome = '', firefox = '', safari = ''] = said ?? []
const oldest = { chrome, edge: chrome, firefox, safari, safari_ios: safari } as const

const isUpTo = (version: string, limit: string): boolean =>
  version.replace('≤', '').localeCompare(limit, 'en', { numeric: true }) <= 0

/** Whether every oldest browser has it, under its own name or one of the prefixes given. */
const isSupported = ({ support }: CompatStatement, prefixes: string[] = []): boolean =>
  Object.entries(oldest).every(([browser, limit]) =>
    [support[browser as keyof typeof oldest] ?? []]
      .flat()
      .some(
        ({ version_added: since, version_removed: until, flags, prefix, alternative_name: other }) =>
          typeof since === 'string' &&
          !until &&
          !flags &&
          !other &&
          (!prefix || prefixes.includes(prefix)) &&
          isUpTo(since, limit),
      ),
  )

/** The names below sections of the data, with whether all oldest browsers have them: of several things of one name, the best known decides. */
function membersOf(sections: Identifier[]): Map<string, boolean> {
  const known = new Map<string, boolean>()
  for (const section of sections)
    for (const [key, { __compat: compat }] of Object.entries(section) as [string, Identifier][])
      if (compat) {
        const name = key.replace(/_static$|_event$/, '')
        known.set(name, (known.get(name) ?? false) || isSupported(compat))
      }
  return known
}

const { api, javascript, css } = compatData
const builtins = javascript.builtins as Identifier
const interfaces = membersOf([api as Identifier, builtins])
const members = membersOf([...Object.values(api), ...Object.values(builtins)] as Identifier[])
const builtinMembers = membersOf(Object.values(builtins) as Identifier[])

/** Objects that every script finds under a name of their own, and what they are in the data. */
const globals: Record<string, string> = {
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
  window: 'Window',
}

interface Node {
  type: string
  [key: string]: unknown
}

/**
 * What a script uses that some oldest browser lacks. Without types, `x.share` may belong to any object: plain words are looked up
 * behind the name of a global only, words with a capital inside and members of JavaScript's own objects everywhere.
 */
function youngIn(code: string): string[] {
  const young = new Set<string>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value !== 'object' || value === null) return
    const node = value as Node
    if (node.type === 'Identifier') {
      const name = String(node['name'])
      if (/^[A-Z]\w{3}/.test(name) && interfaces.get(name) === false) young.add(name)
      if (/[a-z][A-Z]/.test(name) && (interfaces.get(name) ?? members.get(name)) === false) young.add(name)
    }
    if (node.type === 'MemberExpression' && !node['computed']) {
      const name = String((node['property'] as Node)['name'])
      const owner = String((node['object'] as Node)['name'])
      const data = (api[globals[owner] ?? owner] ?? builtins[owner]) as Identifier | undefined
      const compat = (data?.[name] ?? data?.[`${name}_static`])?.__compat
      if (compat && !isSupported(compat)) young.add(`${owner}.${name}`)
      if (!data && builtinMembers.get(name) === false && members.get(name) === false) young.add(name)
    }
    Object.values(node).forEach(visit)
  }
  visit(parseAst(code).body)
  return [...young]
}

const scripts = globSync('**/*.js', { cwd: site }).map((file) => join(site, file))
const styles = globSync('assets/*.css', { cwd: site })
  .map((file) => readFileSync(join(site, file), 'utf8'))
  .join('\n')

const passkeys = 'auth-js, for passkeys, which the site does not offer'
const react = 'a name of React or the router, or of an attribute or event they pass on'
const asked = 'asked for before it is used'
const style = 'a style, which the data lists for other rules'

const youngInScripts: Record<string, string> = {
  'AbortSignal.timeout': 'works; before Chrome 124 the error has another name, which is not read',
  Profiler: react,
  'PublicKeyCredential.parseCreationOptionsFromJSON': passkeys,
  'PublicKeyCredential.parseRequestOptionsFromJSON': passkeys,
  ViewTransition: react,
  authenticatorAttachment: passkeys,
  canIntercept: react,
  changedTouches: react,
  createContext: react,
  cssFloat: react,
  currentEntry: react,
  displayName: react,
  dispose: react,
  fetchPriority: 'an attribute: without it the picture is fetched in its turn',
  fileName: 'a field of our own',
  fontStyle: style,
  fromElement: react,
  hidePopover: asked,
  imageSizes: react,
  isActive: react,
  marginBottom: style,
  marginTop: style,
  minHeight: style,
  movementX: react,
  movementY: react,
  navigationType: react,
  'navigator.connection': asked,
  'navigator.share': asked,
  newState: 'missing from an older event of a dialog: the next toast finds its place',
  oldState: react,
  parseCreationOptionsFromJSON: passkeys,
  parseRequestOptionsFromJSON: passkeys,
  postalCode: 'a word of schema.org in structured data',
  requestId: react,
  requestIdleCallback: asked,
  saveData: asked,
  setImmediate: asked,
  showPopover: asked,
  skipTransition: asked,
  startViewTransition: asked,
  targetTouches: react,
  toArray: react,
  toWellFormed: asked,
  use: react,
  viewTransition: react,
  'window.requestIdleCallback': asked,
}

it('what scripts use is as old as the oldest browsers, or has its reason here', () => {
  const used = new Set(scripts.flatMap((file) => youngIn(readFileSync(file, 'utf8'))))
  expect([...used].toSorted()).toEqual(Object.keys(youngInScripts).toSorted())
}, 60_000)

it('the syntax of every script is that of the oldest browsers', () => {
  // ES2022: Chrome 94, Firefox 93, Safari 16.4.
  execFileSync(join(root, 'node_modules/.bin/es-check'), ['es2022', ...scripts, '--module'], {
    stdio: 'pipe',
  })
}, 60_000)

const youngInStyles: Record<string, string> = {
  ':-webkit-inner-spin-button': 'Firefox draws its own buttons',
  ':details-content': 'closed answers stay off paper',
  ':first': 'the words of a class of ours',
  ':has': 'html[data-modal] in place of it; the price bar stays over the keyboard',
  ':open': 'in a list of which browsers leave out what they do not know',
  ':popover-open': 'behind @supports, with a plain link to the dashboard',
  ':selection': 'iOS keeps its own colour',
  'accent-color': 'the colour of the system',
  'contain-intrinsic-block-size': 'rules that are for `content-visibility` alone',
  'content-visibility': 'drawn at once',
  'overflow-clip-margin': 'rules that are for `content-visibility` alone',
  'overscroll-behavior': 'the page scrolls on at the end of a dialog',
  resize: 'iOS has no handle to resize with',
  'scrollbar-gutter': "the page moves by the bar's width behind a dialog",
  'text-wrap': 'ordinary line ends',
}

it('what styles use is as old as the oldest browsers, or has its reason here', () => {
  const rules = styles.replaceAll(/\{[^{}]*\}/g, '{}')
  const propertiesUsed = [...styles.matchAll(/[{;]([a-z][a-z-]+):/g)].map(([, it = '']) => it)
  const young = (kind: Identifier, name: string) => {
    const compat = kind[name]?.__compat
    const prefixes = styles.includes(`-webkit-${name}`) ? ['-webkit-'] : []
    return compat !== undefined && !isSupported(compat, prefixes)
  }
  const used = new Set([
    ...propertiesUsed.filter((it) => young(css.properties as Identifier, it)),
    ...[...rules.matchAll(/(?<!\\):([a-z-]+)/g)]
      .map(([, it = '']) => it)
      .filter((it) => young(css.selectors as Identifier, it))
      .map((it) => `:${it}`),
  ])
  expect([...used].toSorted()).toEqual(Object.keys(youngInStyles).toSorted())
})
