import { join } from 'node:path'

/** Where Node caches our compiled modules between publishings. Compiling them takes half a second each time. */
export const compileCache = join(import.meta.dirname, '../node_modules/.cache/compiled')
