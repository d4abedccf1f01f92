/**
 * Compares the features used in scripts and styles of the built site with MDN's compatibility data for the oldest
 * browsers in docs/operating.md. A newer feature needs a line below that says what happens without it.
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

const versions = /Chrome and Edge (\d+), Firefox (\d+), Safari and iOS ([\d.]+)/.exec(
  readFileSync(join(root, 'docs/operating.md'), 'utf8'),
)
const [, chrome = '', firefox = '', safari = ''] = versions ?? []
const oldest = { chrome, edge: chrome, firefox, safari, safari_ios: safari } as const

const isUpTo = (version: string, limit: string): boolean =>
  version.replace('≤', '').localeCompare(limit, 'en', { numeric: true }) <= 0

/** Whether every oldest browser supports it, without a prefix or with one of `prefixes`. */
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

/** The names in these sections of the data, and whether all oldest browsers support them. A name is supported if any feature of that name is. */
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

/** Global objects and their interfaces in the data. */
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
 * The features of a script that an oldest browser lacks. Without types, `x.share` may belong to any object. So
 * lower-case names are looked up on globals only. Names with an inner capital, and members of JavaScript's built-in
 * objects, are looked up everywhere.
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
const react = 'a name in React or the router, or an attribute or event that they pass on'
const checkedFirst = 'the code checks for it first'
const style = 'a style property, listed in the data for other rules'

const youngInScripts: Record<string, string> = {
  'AbortSignal.timeout': 'before Chrome 124 its error has another name, which our code does not read',
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
  fetchPriority: 'an attribute: without it the picture has no priority',
  fileName: 'a field of our own',
  fontStyle: style,
  fromElement: react,
  hidePopover: checkedFirst,
  imageSizes: react,
  isActive: react,
  marginBottom: style,
  marginTop: style,
  minHeight: style,
  movementX: react,
  movementY: react,
  navigationType: react,
  'navigator.connection': checkedFirst,
  'navigator.share': checkedFirst,
  newState: 'missing from older dialog events: the next toast still gets its position',
  oldState: react,
  parseCreationOptionsFromJSON: passkeys,
  parseRequestOptionsFromJSON: passkeys,
  postalCode: 'a schema.org property in structured data',
  requestId: react,
  requestIdleCallback: checkedFirst,
  saveData: checkedFirst,
  setImmediate: checkedFirst,
  showPopover: checkedFirst,
  skipTransition: checkedFirst,
  startViewTransition: checkedFirst,
  targetTouches: react,
  toArray: react,
  toWellFormed: checkedFirst,
  use: react,
  viewTransition: react,
  'window.requestIdleCallback': checkedFirst,
}

it('the oldest browsers support what scripts use, except for the listed features', () => {
  const used = new Set(scripts.flatMap((file) => youngIn(readFileSync(file, 'utf8'))))
  expect([...used].toSorted()).toEqual(Object.keys(youngInScripts).toSorted())
}, 60_000)

it('the oldest browsers support the syntax of every script', () => {
  // ES2022: Chrome 94, Firefox 93, Safari 16.4.
  execFileSync(join(root, 'node_modules/.bin/es-check'), ['es2022', ...scripts, '--module'], {
    stdio: 'pipe',
  })
}, 60_000)

const youngInStyles: Record<string, string> = {
  ':-webkit-inner-spin-button': 'Firefox draws its own buttons',
  ':details-content': 'closed answers are not printed',
  ':first': 'part of one of our class names',
  ':has': 'html[data-modal] replaces it; the price bar stays above the keyboard',
  ':open': 'in a forgiving selector list, so browsers ignore it if unknown',
  ':popover-open': 'inside @supports, with a plain link to the dashboard otherwise',
  ':selection': 'iOS keeps its own colour',
  'accent-color': 'the system colour is used',
  'contain-intrinsic-block-size': 'used only with `content-visibility`',
  'content-visibility': 'the content is rendered immediately',
  'overflow-clip-margin': 'used only with `content-visibility`',
  'overscroll-behavior': 'the page scrolls when a dialog is scrolled past its end',
  resize: 'iOS shows no resize handle',
  'scrollbar-gutter': 'the page behind a dialog moves by the width of the scrollbar',
  'text-wrap': 'ordinary line breaks',
}

it('the oldest browsers support what styles use, except for the listed features', () => {
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
