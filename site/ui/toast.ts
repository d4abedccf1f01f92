import { announce } from '#site/lib/announce.ts'

/** The site's only toast. A new one replaces the previous one (spec §9). */
export interface Toast {
  /** Counts up, so that a repeated text is a new toast. */
  id: number
  title: string
  description?: string
  /** Advice, below the description. */
  advice?: string
  variant: 'default' | 'destructive'
}

let current: Toast | undefined
let last: Toast | undefined
let count = 0
const listeners = new Set<() => void>()

function set(toast: Toast | undefined): void {
  current = toast
  last = toast ?? last
  for (const listener of listeners) listener()
}

/** Shows a toast for 5000 ms and announces it, assertively after a failure. */
export function showToast(shown: Omit<Toast, 'id' | 'variant'> & Partial<Pick<Toast, 'variant'>>): void {
  const toast = { variant: 'default' as const, ...shown, id: (count += 1) }
  set(toast)
  announce(wordsOf(toast), toast.variant === 'destructive' ? 'assertive' : 'polite')
}

/** Title and description as sentences, without pictographs, which screen readers read out. */
export const wordsOf = ({ title, description, advice }: Toast): string =>
  [title.replace(/\p{Extended_Pictographic}/gu, '').trim(), description, advice]
    .filter(Boolean)
    .map((words, index, all) => (index < all.length - 1 && !/[.!?]$/.test(words ?? '') ? `${words}.` : words))
    .join(' ')

export const dismissToast = (): void => set(undefined)

export const currentToast = (): Toast | undefined => current

/** The newest dismissed toast, for visitors who missed it. */
export const lastToast = (): Toast | undefined => (current ? undefined : last)

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
