import type { Sources } from '#catalogue/build/content-index.ts'
import { shapeOf } from '#catalogue/build/page-value.ts'
import { isFields } from '#contract/desk-changes.ts'
import type { Fields, Value } from '#contract/desk-pages.ts'
import { groupOf, pageName, valueIn } from './names.ts'

/** Where else a page's values are shown, by field: a sentence for the help text. */
export function shownIn(sources: Sources, file: string): Record<string, string> {
  const value = valueIn(sources, file)
  if (!isFields(value)) return {}
  const end = cardWords(sources, file, value)
  return Object.fromEntries(
    Object.entries(shapeOf(file)?.properties ?? {}).flatMap(([key, { showsIn }]) => {
      const words =
        showsIn === undefined ? takenFrom(sources, file, key) : `Shown on its page, in ${showsIn}${end}`
      return words === '' ? [] : [[key, words]]
    }),
  )
}

const list = (words: string[]): string => new Intl.ListFormat('en-GB').format(words)

/** The home page, and linked pages that show this one's card. */
function cardWords(sources: Sources, file: string, value: Fields): string {
  const home = value['popular'] === true ? ', and on the home page' : ''
  const others = [...sources.keys()].filter((other) => {
    if (other === file || !groupOf(other).address || !groupOf(other).adds) return false
    return leadsTo(valueIn(sources, other), file) || leadsTo(value, other)
  })
  const counts = [...Map.groupBy(others, groupOf)].map(([{ words, adds }, { length }]) =>
    length === 1 ? `1 ${adds}` : `${length} ${words.toLowerCase()}`,
  )
  return counts.length === 0 ? `${home}.` : `${home}. ${list(counts)} linked with it may show it too.`
}

const folders: Record<string, string> = { destination: 'destinations', package: 'packages', post: 'posts' }

/** Whether a stop of a route, or a recommendation, is the page of this file. */
function leadsTo(value: Value | undefined, file: string): boolean {
  if (Array.isArray(value)) return value.some((item) => leadsTo(item, file))
  if (!isFields(value)) return false
  const { destinationSlug, kind, slug } = value
  const target =
    typeof destinationSlug === 'string'
      ? `destinations/${destinationSlug}`
      : typeof kind === 'string' && typeof slug === 'string' && `${folders[kind]}/${slug}`
  return target === file.replace(/\.\w+$/, '') || Object.values(value).some((item) => leadsTo(item, file))
}

/** Pages that take a figure of the agency from here, such as `{{supportEmail}}`. */
function takenFrom(sources: Sources, file: string, key: string): string {
  if (file !== 'agency.yaml') return ''
  const pages = [...sources]
    .filter(([, source]) => new RegExp(`\\{\\{\\s*${key}\\b`).test(source))
    .map(([other]) => pageName(other, valueIn(sources, other)))
  return pages.length === 0 ? '' : `Also shown on ${list(pages)}.`
}
