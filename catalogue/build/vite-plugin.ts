import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { ContentError } from './problems.ts'
import { readEntry, viewOf, type View } from './read-entry.ts'
import { pageSize } from '#catalogue/page-size.ts'
import type { Country } from '#catalogue/schemas/country.ts'
import { staleCountries } from '#contract/stale-countries.ts'
import type { Agency } from '#catalogue/schemas/agency.ts'
import { contentFolder, isSample, entryFiles, readContentIndex, type ContentIndex } from './content-index.ts'

/** Modules that are no file: `catalogue:destinations`, and what it imports. */
const listId = /^catalogue:(?:colours|(destinations|packages)(?:-(popular|page-\d+))?)$/
const resolved = '\0catalogue/'

/**
 * Turns content files into modules: `x.yaml` is the whole entry, `x.yaml?card` what lists show of it,
 * `x.yaml?search` the words of a package that only search reads, `x.yaml?stops` the destinations on its route,
 * `x.yaml?access` the line of that name.
 * `catalogue:destinations` and `catalogue:packages` are their cards, a page at a time (list-pages.ts).
 * A wrong entry stops the build, or shows in the browser while developing, with the fix in the message.
 */
export function catalogue(): Plugin {
  let read = contentReader()
  return {
    name: 'catalogue',
    enforce: 'pre',
    buildStart() {
      if (this.environment.name === 'client') warnOfStale((message) => this.warn(message), read)
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
        if (id === `${resolved}colours`)
          return { code: `export default ${JSON.stringify((read('agency.yaml', 'whole') as Agency).colours)}`, moduleType: 'js' }
        const [kind = '', part] = id.slice(resolved.length).split(/-(.*)/)
        return { code: listModule(kind as ListKind, part, (file) => read(file, 'card')), moduleType: 'js' }
      },
    },
    transform: {
      filter: { id: [...(isSample ? [] : [/\/catalogue\/[^?]+\.ts$/]), /\/content\/[^?]+\.(yaml|md)(\?(card|search|stops|access))?$/, /\/styles\/app\.css(?!\?url)/] },
      handler(source, id) {
        const [path = id, query] = id.split('?')
        // Another agency's folder takes the place of `content` in the imports of this room.
        if (path.endsWith('.ts'))
          return {
            code: source.replaceAll(/(['"])(?:\.\.\/)+content\//g, `$1${relative(dirname(path), contentFolder)}/`),
            map: null,
          }
        if (path.endsWith('.css')) return { code: source + theme((read('agency.yaml', 'whole') as Agency).colours), map: null }
        try {
          const entry = read(relative(contentFolder, path), (query ?? 'whole') as View, source)
          return { code: `export default ${JSON.stringify(entry, withoutNotes)}`, map: null, moduleType: 'js' }
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

function warnOfStale(warn: (message: string) => void, read: (file: string, view: View) => object): void {
  let countries: Country[] = []
  try {
    countries = entryFiles('countries').map((file) => read(file, 'whole') as Country)
  } catch (error) {
    // The entry that shows the country stops the build, and names file and fix.
    if (!(error instanceof ContentError)) throw error
  }
  staleCountries(countries, new Date()).forEach((message) => warn(message))
}

/** Reads an entry once, whatever is asked of it: parsing is what costs most of a large catalogue. */
function contentReader() {
  let index: ContentIndex | undefined
  const wholes = new Map<string, object>()
  return (file: string, view: View, source?: string): object => {
    const whole =
      wholes.get(file) ??
      readEntry(file, source ?? readFileSync(join(contentFolder, file), 'utf8'), (index ??= readContentIndex()))
    wholes.set(file, whole)
    return viewOf(file, whole, view)
  }
}

/** Notes of the agency for itself are for doctor, and colours are in the style sheet; pages name only the top's. */
const withoutNotes = (key: string, value: unknown) =>
  key === 'sampleContent' ? undefined : key === 'colours' ? { night: (value as Agency['colours']).night } : value

/** The agency's colours as Tailwind's theme, at the end of the style sheet. */
const theme = (colours: Agency['colours']) =>
  `\n@theme {\n${Object.entries(colours)
    .map(([name, hex]) => `  --color-${name}: ${hex};`)
    .join('\n')}\n}\n`

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
    const end = Number(part.replace('page-', '')) * pageSize
    return `export default ${JSON.stringify(cards.slice(end - pageSize, end))}`
  }
  const fits = cards.length <= pageSize
  const load = (name: string) => `() => import('catalogue:${kind}-${name}').then((it) => it.default)`
  const pages = Array.from({ length: Math.ceil(cards.length / pageSize) }, (_, at) =>
    load(`page-${at + 1}`),
  )
  return `export default {
    total: ${cards.length},
    popular: ${fits ? `() => ${wholeList[kind]}.then((all) => all.filter((it) => it.popular))` : load('popular')},
    pages: [${fits ? `() => ${wholeList[kind]}` : pages.join(',\n')}],
  }`
}
