/** `assertive` interrupts the screen reader, for failures. */
export type Urgency = 'polite' | 'assertive'

// Wait, because a focus change at the same time is read first, and a closing dialog removes its live regions.
const waitMs = 150
// Then empty the region, so that screen readers do not find the text when reading the page.
const staleMs = 7000

const queue: { words: string; urgency: Urgency }[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** The open dialog on top, or the body: everything outside a modal dialog is inert. */
export const topLayer = (): HTMLElement =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? document.body

/**
 * Announces a text once to screen readers. All announcements of the site use it (docs/decisions/012-after-a-press.md),
 * because most screen readers ignore regions that are inserted together with their text.
 */
export function announce(words: string, urgency: Urgency = 'polite'): void {
  queue.push({ words, urgency })
  clear()
  clearTimeout(timer)
  timer = setTimeout(say, waitMs)
}

function say(): void {
  for (const urgency of ['assertive', 'polite'] as const) {
    // Screen readers ignore live regions in a closed dialog.
    const selector = `[data-live=${urgency}]:not(dialog:not([open]) *)`
    const region = topLayer().querySelector(selector) ?? document.querySelector(selector)
    const words = queue.filter((it) => it.urgency === urgency).map((it) => it.words)
    if (region && words.length > 0) region.textContent = words.join(' ')
  }
  queue.length = 0
  timer = setTimeout(clear, staleMs)
}

function clear(): void {
  for (const region of document.querySelectorAll('[data-live]')) region.textContent = ''
}
