import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { readCatalogue } from './check-catalogue.ts'
import { ContentError, describeProblems } from './problems.ts'
import {
  readingModule,
  contentModule,
  contentReader,
  provideContent,
  type ContentReader,
} from './content-reader.ts'
import { readMark } from './read-mark.ts'
import type { View } from './read-entry.ts'
import { sharedFiles, sharedModule } from './shared-content.ts'
import type { Country } from '#catalogue/schemas/country.ts'
import { staleCountries } from '#contract/stale-countries.ts'
import type { Agency } from '#catalogue/schemas/agency.ts'
import { contentFolder, isSample, entryFiles, readSources } from './content-index.ts'

/** A virtual module with the agency's colours, for maps and the style guide. */
const colours = '\0catalogue/colours'
const mark = '\0catalogue/mark'

/**
 * Turns content files into modules: `x.yaml` is the whole entry, `x.yaml?card` its fields for lists,
 * `x.yaml?search` the words of a package that only search reads, `x.yaml?stops` the destinations on its route,
 * `x.yaml?access` the line of that name.
 * Loaders import them when pages are built, and pages contain the data that they show. The browser's build has only the
 * content that every page may need, in a file beside the scripts (shared-content.ts).
 * A wrong entry stops the build, or shows in the browser while developing, with the fix in the message.
 */
export function catalogue(): Plugin {
  let read = contentReader()
  return {
    name: 'catalogue',
    enforce: 'pre',
    buildStart() {
      // A build reads each file once for browser and server. While watching, files may have changed.
      if (this.meta.watchMode) read = contentReader()
      else if (this.environment.name === 'client' && this.environment.mode === 'build') {
        const { entries, problems } = readCatalogue(readSources())
        if (problems.length > 0) this.error(describeProblems(problems))
        read = contentReader(entries)
        provideContent(read)
      }
      if (this.environment.name === 'client') warnOfStale((message) => this.warn(message), read)
    },
    // The build writes it (publish/finish/icons.ts).
    configureServer({ middlewares }) {
      middlewares.use('/icon.svg', (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(readFileSync(join(contentFolder, 'icon.svg')))
      })
    },
    resolveId: {
      filter: { id: /^catalogue:(colours|mark)$/ },
      handler: (id) => (id === 'catalogue:mark' ? mark : colours),
    },
    load: {
      filter: { id: new RegExp(`^(${colours}|${mark})$`) },
      handler: (id) => ({
        code: `export default ${JSON.stringify(id === mark ? readMark() : (read('agency.yaml', 'whole') as Agency).colours)}`,
        moduleType: 'js',
      }),
    },
    transform: {
      filter: {
        id: [
          ...(isSample ? [] : [/\/catalogue\/[^?]+\.ts$/]),
          // Another agency's folder may have any name with this ending.
          /content\/[^?]+\.(yaml|md)(\?(card|search|stops|access))?$/,
          /\/styles\/app\.css(?!\?url)/,
        ],
      },
      handler(source, id) {
        const [path = id, query] = id.split('?')
        // Imports of `content` in this folder are resolved to the other agency's folder.
        if (path.endsWith('.ts'))
          return {
            code: source.replaceAll(
              /(['"])(?:\.\.\/)+content\//g,
              `$1${relative(dirname(path), contentFolder)}/`,
            ),
            map: null,
          }
        if (path.endsWith('.css'))
          return { code: source + theme((read('agency.yaml', 'whole') as Agency).colours), map: null }
        const file = relative(contentFolder, path)
        if (this.environment.name === 'client' && this.environment.mode === 'build') {
          if (!isShared(file) || query)
            this.error({
              message: `${file} would become part of a script. Only loaders may import it, or catalogue/build/shared-content.ts names it.`,
              id,
            })
          return { code: sharedModule(file), map: null, moduleType: 'js' }
        }
        const view = (query ?? 'whole') as View
        // Every file has been read when the browser's build began.
        if (this.environment.mode === 'build')
          return { code: readingModule(file, view), map: null, moduleType: 'js' }
        try {
          return { code: contentModule(read(file, view, source)), map: null, moduleType: 'js' }
        } catch (error) {
          if (!(error instanceof ContentError)) throw error
          this.error({ message: error.message, id: path })
        }
      },
    },
    // Reloads the open page completely, because patching lists and details one by one loses updates.
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

function warnOfStale(warn: (message: string) => void, read: ContentReader): void {
  let countries: Country[] = []
  try {
    countries = entryFiles('countries').map((file) => read(file, 'whole') as Country)
  } catch (error) {
    // The entry that shows the country stops the build, and names file and fix.
    if (!(error instanceof ContentError)) throw error
  }
  staleCountries(countries, new Date()).forEach((message) => warn(message))
}

/** The agency's colours as Tailwind's theme, at the end of the style sheet. */
const theme = (colours: Agency['colours']) =>
  `\n@theme {\n${Object.entries(colours)
    .map(([name, hex]) => `  --color-${name}: ${hex};`)
    .join('\n')}\n}\n`

const isShared = (file: string): boolean => (sharedFiles as readonly string[]).includes(file)
