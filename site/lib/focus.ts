let pressed: HTMLElement | null = null

/** Remembers the control that was pressed last: in Safari a press does not focus it. */
export function rememberPresses(): void {
  const remember = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest<HTMLElement>('a, button, summary') ?? pressed
  }
  document.addEventListener('click', remember, true)
}

/** What has the focus, or what was pressed where a press does not move it. */
export const focusedControl = (): HTMLElement | null => (isFocusLost() ? pressed : focused())

const focused = () => document.activeElement as HTMLElement | null

/** Whether the focus is on nothing, or on a control that is disabled or hidden by now. */
export function isFocusLost(): boolean {
  const active = focused()
  return !active || active === document.body || active.matches(':disabled')
}

/**
 * The one way focus is moved by script (docs/decisions/012-after-a-press.md). An element that cannot take it, or is
 * gone, is replaced by the page's heading, so that focus never falls back to the start of the document.
 */
export function focusOn(target: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (target && target.tabIndex < 0) target.tabIndex = -1
  target?.focus(options)
  if (target && focused() === target) return
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
