import type { DeviceKey } from '#site/lib/kept-on-device.ts'

/** The key in the browser's storage. */
export const viewedKey = 'recentlyViewed' satisfies DeviceKey

export interface ViewedPage {
  kind: 'destination' | 'package'
  slug: string
  name: string
}

/** The open page and six before it. */
const most = 7

/** Latest first. Empty if the storage is blocked or invalid. */
export function readViewed(): ViewedPage[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(viewedKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isViewedPage).slice(0, most) : []
  } catch {
    return []
  }
}

/** Adds a page at the start. Each page is listed once. */
export function addViewed({ kind, slug, name }: ViewedPage): void {
  const others = readViewed().filter((page) => page.kind !== kind || page.slug !== slug)
  try {
    localStorage.setItem(viewedKey, JSON.stringify([{ kind, slug, name }, ...others].slice(0, most)))
  } catch {
    // Storage is blocked, so the list stays empty.
  }
}

export function clearViewed(): void {
  try {
    localStorage.removeItem(viewedKey)
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

function isViewedPage(value: unknown): value is ViewedPage {
  if (typeof value !== 'object' || value === null) return false
  const { kind, slug, name } = value as Record<string, unknown>
  return (
    (kind === 'destination' || kind === 'package') &&
    typeof slug === 'string' &&
    /^[a-z0-9-]+$/.test(slug) &&
    typeof name === 'string'
  )
}
