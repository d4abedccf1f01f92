import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder, readContentIndex, type ContentIndex } from './content-index.ts'
import { readEntry, viewOf, type View } from './read-entry.ts'
import { withoutNotes } from './shared-content.ts'

/** A content file as the site reads it, whole or one of its views. */
export type ContentReader = (file: string, view: View, source?: string) => object

/**
 * Parses an entry once for all its views, because parsing is the largest cost of a large catalogue.
 *
 * @param wholes entries that have been read already, by file
 */
export function contentReader(wholes = new Map<string, object>()): ContentReader {
  let index: ContentIndex | undefined
  return (file, view, source) => {
    const whole =
      wholes.get(file) ??
      readEntry(
        file,
        source ?? readFileSync(join(contentFolder, file), 'utf8'),
        (index ??= readContentIndex()),
      )
    wholes.set(file, whole)
    return viewOf(file, whole, view)
  }
}

/** Source of a content file's module, with the content in it. */
export const contentModule = (entry: object): string =>
  `export default ${JSON.stringify(entry, withoutNotes)}`

/**
 * Source of its module in the bundle that renders a build's pages. It reads the content when it runs, so that the bundle stays
 * the same if only content changes.
 */
export const readingModule = (file: string, view: View): string =>
  `export default globalThis.contentOfBuild(${JSON.stringify(file)}, ${JSON.stringify(view)})`

/** Provides the content to the modules above. Call it before the bundle is imported. */
export function provideContent(read: ContentReader): void {
  const answer = (file: string, view: View): unknown =>
    JSON.parse(JSON.stringify(read(file, view), withoutNotes))
  Object.assign(globalThis, { contentOfBuild: answer })
}
