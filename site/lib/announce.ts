/** `assertive` interrupts what a screen reader is saying: for failures. */
export type Urgency = 'polite' | 'assertive'

// Focus that moves in the same moment is spoken first, and a dialog that closes would take its regions along.
const waitMs = 150
// Afterwards nobody who reads the page comes across the words again.
const staleMs = 7000

const queue: { words: string; urgency: Urgency }[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** The open dialog on top, or the body: everything outside a modal dialog is inert. */
export const topLayer = (): HTMLElement =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? document.body

/**
 * Has screen readers say these words once. The only way on the site (docs/decisions/012-after-a-press.md): regions that
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
    // Nobody hears the regions of a dialog that is closed.
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
