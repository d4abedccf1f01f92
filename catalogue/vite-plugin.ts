import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { ContentError } from './problems.ts'
import { readEntry, viewOf, type View } from './read-entry.ts'
import { windowSize } from './window-size.ts'
import { contentFolder, entryFiles, readWorld, type World } from './world.ts'

/** Modules that are no file: `catalogue:destinations`, and what it imports. */
const listId = /^catalogue:(destinations|packages)(?:-(popular|window-\d+))?$/
const resolved = '\0catalogue/'

/**
 * Turns content files into modules: `x.yaml` is the whole entry, `x.yaml?card` what lists show of it,
 * `x.yaml?search` the words of a package that only search reads, `x.yaml?stops` the destinations on its route.
 * `catalogue:destinations` and `catalogue:packages` are their cards, a window at a time (windows.ts).
 * A wrong entry stops the build, or shows in the browser while developing, with the fix in the message.
 */
export function catalogue(): Plugin {
  let read = contentReader()
  return {
    name: 'catalogue',
    enforce: 'pre',
    buildStart() {
      // A build reads each file once for browser and server; content under watch may have changed.
      if (this.meta.watchMode) read = contentReader()
    },
    resolveId: {
      filter: { id: listId },
      handler: (id) => resolved + id.slice('catalogue:'.length),
    },
    load: {
      filter: { id: new RegExp(`^${resolved}`) },
      handler(id) {
        const [kind = '', part] = id.slice(resolved.length).split(/-(.*)/)
        return { code: listModule(kind as ListKind, part, (file) => read(file, 'card')), moduleType: 'js' }
      },
    },
    transform: {
      filter: { id: /\/content\/[^?]+\.(yaml|md)(\?(card|search|stops))?$/ },
      handler(source, id) {
        const [path = id, query] = id.split('?')
        try {
          const entry = read(relative(contentFolder, path), (query ?? 'whole') as View, source)
          return { code: `export default ${JSON.stringify(entry)}`, map: null, moduleType: 'js' }
        } catch (error) {
          if (!(error instanceof ContentError)) throw error
          this.error({ message: error.message, id: path })
        }
      },
    },
    // Content reaches the open page whole: patching lists and details piecemeal loses updates.
    hotUpdate({ file }) {
      if (!file.startsWith(contentFolder) && !file.endsWith('art/pictures.json')) return undefined
      read = contentReader()
      if (this.environment.name !== 'client') return undefined
      this.environment.moduleGraph.invalidateAll()
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}

/** Reads an entry once, whatever is asked of it: parsing is what costs most of a large catalogue. */
function contentReader() {
  let world: World | undefined
  const wholes = new Map<string, object>()
  return (file: string, view: View, source?: string): object => {
    const whole =
      wholes.get(file) ??
      readEntry(file, source ?? readFileSync(join(contentFolder, file), 'utf8'), (world ??= readWorld()))
    wholes.set(file, whole)
    return viewOf(file, whole, view)
  }
}

type ListKind = 'destinations' | 'packages'
interface Card {
  id: number
  popular: boolean
}

const wholeList: Record<ListKind, string> = {
  destinations: `import('/catalogue/destinations.ts').then((it) => it.destinations)`,
  packages: `import('/catalogue/tour-packages.ts').then((it) => it.tourPackages)`,
}

/** Source of a list's module: the list of its parts, or one of them. A list of one window is not cut at all. */
function listModule(kind: ListKind, part: string | undefined, card: (file: string) => object): string {
  const cards = (entryFiles(kind).map(card) as Card[]).toSorted((a, b) => a.id - b.id)
  if (part === 'popular') return `export default ${JSON.stringify(cards.filter(({ popular }) => popular))}`
  if (part !== undefined) {
    const end = Number(part.replace('window-', '')) * windowSize
    return `export default ${JSON.stringify(cards.slice(end - windowSize, end))}`
  }
  const fits = cards.length <= windowSize
  const load = (name: string) => `() => import('catalogue:${kind}-${name}').then((it) => it.default)`
  const windows = Array.from({ length: Math.ceil(cards.length / windowSize) }, (_, at) =>
    load(`window-${at + 1}`),
  )
  return `export default {
    total: ${cards.length},
    popular: ${fits ? `() => ${wholeList[kind]}.then((all) => all.filter((it) => it.popular))` : load('popular')},
    windows: [${fits ? `() => ${wholeList[kind]}` : windows.join(',\n')}],
  }`
}
