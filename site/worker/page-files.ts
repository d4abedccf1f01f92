/** The addresses of scripts, styles and fonts a built page names: in links, and in the list its starter reads. */
export const filesOfPage = (html: string): string[] => [
  ...new Set([...html.matchAll(/"(\/assets\/[\w.-]+)"/g)].flatMap(([, url]) => url ?? [])),
]

/** Every picture a built page shows, in the width that is enough to read by, in the format this browser takes. */
export const picturesOfPage = (html: string, format: string): string[] => [
  ...new Set(html.match(new RegExp(String.raw`/pictures/[\w-]+-384\.${format}`, 'g')) ?? []),
]

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
