/** The one toast of the site: a new one takes the place of the one before (spec §9). */
export interface Toast {
  /** Counts up, so that the same words twice are two toasts. */
  id: number
  title: string
  description?: string
  variant: 'default' | 'destructive'
}

let current: Toast | undefined
let count = 0
const listeners = new Set<() => void>()

function set(toast: Toast | undefined): void {
  current = toast
  for (const listener of listeners) listener()
}

/** Shows a toast for 5000 ms. */
export const showToast = (toast: { title: string; description?: string; variant?: Toast['variant'] }): void =>
  set({ variant: 'default', ...toast, id: (count += 1) })

export const dismissToast = (): void => set(undefined)

export const currentToast = (): Toast | undefined => current

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
