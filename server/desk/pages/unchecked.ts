import type { Sources } from '#catalogue/build/content-index.ts'
import { slugOf } from '#catalogue/build/content-index.ts'

const kinds: Record<string, string> = { destinations: 'Place', packages: 'Trip', countries: 'Country' }
/** A page that was not checked for this long is listed. */
const trustedMonths = 12

export interface Unchecked {
  file: string
  page: string
  /** As `2025-10`. */
  checked: string
  months: number
}

/** The month of a page's last check, as `2026-11`. Undefined if its file has none. */
export const checkedIn = (source: string): string | undefined =>
  /^\s*(?:reviewed|checked): '?(\d{4}-\d{2})/m.exec(source)?.[1]

export function monthsBetween(from: string, to: string): number {
  const [[fromYear = 0, fromMonth = 0], [toYear = 0, toMonth = 0]] = [from, to].map((month) =>
    month.split('-').map(Number),
  ) as [number[], number[]]
  return (toYear - fromYear) * 12 + toMonth - fromMonth
}

/** Places, trips and countries whose last check is a year old or more, longest ago first. */
export function uncheckedPages(sources: Sources, thisMonth: string): Unchecked[] {
  return [...sources]
    .flatMap(([file, source]) => {
      const kind = kinds[file.split('/')[0] ?? '']
      const checked = checkedIn(source)
      if (!kind || !checked) return []
      const [, name = slugOf(file)] = /^name: '?(.*?)'?$/m.exec(source) ?? []
      const months = monthsBetween(checked, thisMonth)
      return months >= trustedMonths ? [{ file, page: `${kind}: ${name}`, checked, months }] : []
    })
    .toSorted((a, b) => a.checked.localeCompare(b.checked))
}
