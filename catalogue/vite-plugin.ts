import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { ContentError } from './problems.ts'
import { readEntry } from './read-entry.ts'
import { contentFolder, readWorld, type World } from './world.ts'

/**
 * Turns content files into modules: `x.yaml` is the whole entry, `x.yaml?card` what lists show of it,
 * `x.yaml?search` the words of a package that only search reads.
 * A wrong entry stops the build, or shows in the browser while developing, with the fix in the message.
 */
export function catalogue(): Plugin {
  let world: World | undefined
  return {
    name: 'catalogue',
    enforce: 'pre',
    buildStart() {
      world = undefined
    },
    transform: {
      filter: { id: /\/content\/[^?]+\.(yaml|md)(\?(card|search))?$/ },
      handler(source, id) {
        const [path = id, query] = id.split('?')
        try {
          world ??= readWorld()
          const entry = readEntry(
            relative(contentFolder, path),
            source,
            world,
            query === 'card' || query === 'search' ? query : 'whole',
          )
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
      world = undefined
      if (this.environment.name !== 'client') return undefined
      this.environment.moduleGraph.invalidateAll()
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
