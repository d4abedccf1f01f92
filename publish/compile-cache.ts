import { join } from 'node:path'

/** Where Node keeps our modules compiled from one publishing to the next: reading them anew takes half a second each time. */
export const compileCache = join(import.meta.dirname, '../node_modules/.cache/compiled')
