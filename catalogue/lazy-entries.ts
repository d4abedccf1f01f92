/**
 * Entries that arrive one file at a time. `null` means there is no such slug; a rejected promise means the
 * file could not be loaded, and the next call tries again.
 */
export function lazyEntries<T>(
  modules: Record<string, () => Promise<T>>,
): (slug?: string) => Promise<T | null> {
  const bySlug = new Map(
    Object.entries(modules).map(([path, load]) => [path.replace(/^.*\/|\.\w+$/g, ''), load]),
  )
  const loading = new Map<string, Promise<T>>()
  return async (slug = '') => {
    const load = bySlug.get(slug)
    if (!load) return null
    const entry = loading.get(slug) ?? load()
    loading.set(slug, entry)
    try {
      return await entry
    } catch (error) {
      loading.delete(slug)
      throw error
    }
  }
}

/** Eager modules as a list in id order. */
export const inOrder = <T extends { id: number }>(modules: Record<string, T>): T[] =>
  Object.values(modules).toSorted((a, b) => a.id - b.id)
