/** `assertive` interrupts what a screen reader is saying: for failures. */
export type Urgency = 'polite' | 'assertive'

// Wait: a focus change at the same time is read first, and a closing dialog removes its live regions.
const waitMs = 150
// Then empty the region, so that it is not found when reading the page.
const staleMs = 7000

const queue: { words: string; urgency: Urgency }[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** The open dialog on top, or the body: everything outside a modal dialog is inert. */
export const topLayer = (): HTMLElement =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? document.body

/**
 * Announces these words once to screen readers. The only way on the site (docs/decisions/012-after-a-press.md): regions that
 * are inserted together with their words stay silent in most of them.
 */
export function announce(words: string, urgency: Urgency = 'polite'): void {
  queue.push({ words, urgency })
  clear()
  clearTimeout(timer)
  timer = setTimeout(say, waitMs)
}

function say(): void {
  for (const urgency of ['assertive', 'polite'] as const) {
    // The live regions of a closed dialog are silent.
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
