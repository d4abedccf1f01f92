/** The addresses of scripts, styles and fonts a built page names: in links, and in the list its starter reads. */
export const filesOfPage = (html: string): string[] => [
  ...new Set([...html.matchAll(/"(\/assets\/[\w.-]+)"/g)].flatMap(([, url]) => url ?? [])),
]

/** Every picture a built page shows, in the width that is enough to read by, in the format this browser takes. */
export const picturesOfPage = (html: string, format: string): string[] => [
  ...new Set(html.match(new RegExp(String.raw`/pictures/[\w-]+-384\.${format}`, 'g')) ?? []),
]

/** The maps a page names, in both shapes. */
export const mapsOfPage = (html: string): string[] => [...new Set(html.match(/\/maps\/[\w/-]+\.svg/g) ?? [])]

/** One key for a page, whatever is asked of it: the prerendered document is the same with and without a query. */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + (pathname.replace(/\/+$/, '') || '/')
}

const widthAndFormat = /-\d+\.(avif|webp|jpg)$/

/** The address among `kept` that shows the same picture in another width or format. */
export function sameInAnyWidth(url: string, kept: string[]): string | undefined {
  const stem = url.replace(widthAndFormat, '')
  return kept.find((other) => other !== url && other.replace(widthAndFormat, '') === stem)
}

/** Whether the address is that of a page's data: what the framework asks for on a visit that loads no document. */
export const isPageData = (pathname: string): boolean => pathname.endsWith('.data')

/** The address of the page whose data this is: `/_.data` is that of `/`. */
export const pageOfData = (pathname: string): string => pathname.replace(/(\/_)?\.data$/, '') || '/'

interface PageStart {
  data?: string
  /** What they hold, joined, is the data as plain JSON. */
  dataFiles?: string[]
}

/** What a built page hands to its starter. */
export const startOfPage = (html: string): PageStart =>
  JSON.parse(
    /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}',
  ) as PageStart

/**
 * The data of a document as the framework reads it: a list in which objects name keys and values by their places. Its source is
 * part of what starts a page, so it uses nothing from outside.
 *
 * @param text plain JSON, joined from a page's files; a text after a tab is the path to another (`publish/finish/finish-page.ts`)
 */
export function numberedData(text: string): string {
  const data = JSON.parse(text) as unknown
  const values: unknown[] = []
  const textAt = (path: string) =>
    path
      .slice(1)
      .split('\t')
      .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], data)
  const placeOf = (value: unknown): number => {
    if (value === null) return -5
    const at = values.push(value) - 1
    if (Array.isArray(value)) values[at] = value.map(placeOf)
    else if (typeof value === 'object')
      values[at] = Object.fromEntries(
        Object.entries(value).map(([key, field]) => [`_${placeOf(key)}`, placeOf(field)]),
      )
    else if (typeof value === 'string' && value[0] === '\t') values[at] = textAt(value)
    return at
  }
  placeOf(data)
  return `${JSON.stringify(values)}\n`
}

/**
 * The data of a document as the framework asks for it on a visit that loads none. Both are lists of values that refer to one
 * another by position, the first being the whole: `{ loaderData: { route: data } }` becomes `{ route: { data } }`.
 *
 * @param text the framework's stream of a document's data
 */
export function visitData(text: string): string {
  const values = JSON.parse(text) as unknown[]
  const [whole] = values as [Record<string, number>]
  const loaderData = values[whole['_1'] ?? 0] as Record<string, number>
  const dataKey = values.push('data') - 1
  values[0] = Object.fromEntries(
    Object.entries(loaderData).map(([route, data]) => [route, values.push({ [`_${dataKey}`]: data }) - 1]),
  )
  return `${JSON.stringify(values)}\n`
}
