import type { DeviceKey } from '#site/lib/kept-on-device.ts'

/** Where the browser keeps them. */
export const viewedKey = 'recentlyViewed' satisfies DeviceKey

export interface ViewedPage {
  kind: 'destination' | 'package'
  slug: string
  name: string
}

/** The page that is open, and the six before it. */
const most = 7

/** The latest first. The storage may hold anything or be blocked: then the list is empty. */
export function readViewed(): ViewedPage[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(viewedKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isViewedPage).slice(0, most) : []
  } catch {
    return []
  }
}

/** Puts a page first; each page is listed once. */
export function addViewed({ kind, slug, name }: ViewedPage): void {
  const others = readViewed().filter((page) => page.kind !== kind || page.slug !== slug)
  try {
    localStorage.setItem(viewedKey, JSON.stringify([{ kind, slug, name }, ...others].slice(0, most)))
  } catch {
    // Storage is blocked: the list stays empty.
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
