import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { paths } from '#site/paths.ts'
import {
  arrowsBetweenRooms,
  backwardImports,
  foreignImports,
  mayImport,
  moduleCycles,
  ownFolders,
  refused,
  roomOrder,
} from './support/import-graph.ts'
import {
  isTestFile,
  lineAt,
  readSourceFiles,
  root,
  type Import,
  type SourceFile,
} from './support/source-files.ts'

// "Who may import whom". Each failure names file, line and rule; `npm run graph` draws the whole.

const files = readSourceFiles()
const product = files.filter((file) => !file.isTest && file.path.includes('/'))

/** Every place in these files where the pattern stands, as `file:line`. */
function places(among: SourceFile[], pattern: RegExp): string[] {
  return among.flatMap((file) =>
    [...file.code.matchAll(pattern)].map(
      (match) => `${file.path}:${lineAt(file.code, match.index)} ${match[0]}`,
    ),
  )
}

const below = (folder: string) => product.filter((file) => file.path.startsWith(`${folder}/`))

describe('top-level folders', () => {
  it.each(Object.entries(mayImport))('%s imports only itself and [%s]', (folder) => {
    expectNone(foreignImports(below(folder)))
  })

  it('what ships knows nothing of tests', () => {
    const shipped = product.filter(({ path }) => !path.startsWith('tools/'))
    expectNone(refused(shipped, isTestFile))
  })

  it('only catalogue opens content, and of art only its list of pictures', () => {
    const others = ['site', 'server', 'contract', 'art'].flatMap(below)
    expectNone(places(others, /['"`][#./]*content\/[^'"`\n]*/g))
    const isArtSource = (target: string) => target.startsWith('art/') && target !== 'art/pictures.json'
    expectNone(refused(below('catalogue'), isArtSource))
  })

  it('no module imports itself by way of others', () => {
    expectNone(moduleCycles(product))
  })

  it('no folder imports itself by way of others', () => {
    expectNone(roomOrder(arrowsBetweenRooms(product)).cycles)
  })

  it.each(ownFolders)('%s says in a README of at most ten lines what belongs there', (folder) => {
    const path = join(root, folder, 'README.md')
    expect(existsSync(path), `${folder}/README.md is missing`).toBe(true)
    expect(readFileSync(path, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(10)
  })
})

describe('inside the site', () => {
  it('imports go to the right only: pages, layout, features, session and mail, ui, lib', () => {
    expectNone(backwardImports(product))
  })

  it('ui and lib know neither catalogue, contract nor addresses; ui knows no router', () => {
    const inner = [...below('site/ui'), ...below('site/lib')]
    expectNone(
      refused(inner, (target) => /^(catalogue|contract)\/|^site\/(paths|routes|settings)/.test(target)),
    )
    expectNone(refused(below('site/ui'), (target) => target.startsWith('react-router')))
  })

  it('only paths.ts and the route table spell addresses', () => {
    const spelled = Object.values(paths).map((path) => path({ slug: 'x' }).split('/')[1] ?? '')
    const segments = [...new Set(spelled)].filter((segment) => segment !== '')
    const others = [...below('site'), ...below('catalogue')].filter(
      ({ path }) => !/^site\/(paths|routes)\.ts$/.test(path),
    )
    expectNone(places(others, new RegExp(`['"\`]/(${segments.join('|')})(?=[/?#'"\`$])`, 'g')))
  })

  it('one module only sends through the e-mail client, so that one place sets its origin', () => {
    const senders = product.filter((file) => file.imports.some(({ target }) => target === '@emailjs/browser'))
    expect(senders.map(({ path }) => path)).toHaveLength(1)
  })

  it('the browser checks forms itself: no validation library (docs/decisions/008-forms.md)', () => {
    expectNone(refused(below('site'), (target) => /^(zod|react-hook-form|@hookform)(\/|$)/.test(target)))
  })
})

describe('inside the server', () => {
  const areaOf = (path: string) => /^server\/(\w+)/.exec(path)?.[1] ?? ''

  it('nothing imports main, and only main imports app', () => {
    expectNone(refused(product, (target) => target === 'server/main.ts'))
    const others = below('server').filter(({ path }) => path !== 'server/main.ts')
    expectNone(refused(others, (target) => target === 'server/app.ts'))
  })

  it('auth queues mail in the outbox and never reaches the transport', () => {
    const isBeyondOutbox = (target: string) =>
      target.startsWith('server/email/') && !/^server\/email\/(outbox|mail-layout)\.ts$/.test(target)
    expectNone(refused(below('server/auth'), isBeyondOutbox))
  })

  it('email and plugins know nothing of auth', () => {
    const knowsAuth = (target: string) => target.startsWith('server/auth/')
    expectNone(refused([...below('server/email'), ...below('server/plugins')], knowsAuth))
  })

  it('database knows of the other parts only the shapes of their tables', () => {
    const isUpward = (target: string, _file: SourceFile, { isType }: Import) =>
      ['auth', 'email', 'limits', 'upkeep', 'operator', 'plugins', 'app', 'context'].includes(
        areaOf(target),
      ) && !(isType && target.endsWith('/tables.ts'))
    expectNone(refused(below('server/database'), isUpward))
  })

  it('the operator’s commands are no part of the server that runs', () => {
    const others = below('server').filter(({ path }) => areaOf(path) !== 'operator')
    expectNone(refused(others, (target) => target.startsWith('server/operator/')))
  })

  it('only config reads the environment', () => {
    const others = below('server').filter(({ path }) => !path.startsWith('server/config/'))
    expectNone(places(others, /process\.env|process\.loadEnvFile/g))
  })
})

function expectNone(complaints: string[]) {
  expect(complaints.length, `\n${complaints.join('\n')}\n`).toBe(0)
}
