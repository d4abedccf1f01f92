/** Whether a newer build of the site is available than that of the open page. */
let isOffered = false
const listeners = new Set<() => void>()

export function offerNewVersion(): void {
  isOffered = true
  for (const listener of listeners) listener()
}

export const hasNewVersion = (): boolean => isOffered

export function subscribeToNewVersion(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
