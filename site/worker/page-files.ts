import { pageStream } from './page-stream.ts'

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

/** One key for a page with any query, because the prerendered document is the same. */
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
  data?: PageData
  /** Their joined content is the data. */
  dataFiles?: string[]
}

export interface PageData {
  loaderData: Record<string, unknown>
}

/** A built page's data for its starter. */
export const startOfPage = (html: string): PageStart =>
  JSON.parse(
    /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}',
  ) as PageStart

/** The data of a document as the framework asks for it on a visit that loads none. */
export const visitData = ({ loaderData }: PageData): string =>
  pageStream(Object.fromEntries(Object.entries(loaderData).map(([route, data]) => [route, { data }])))
