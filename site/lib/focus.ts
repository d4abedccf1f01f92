let pressed: HTMLElement | null = null

/** Remembers the last pressed control, because Safari does not focus it. */
export function rememberPresses(): void {
  const remember = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest<HTMLElement>('a, button, summary') ?? pressed
  }
  document.addEventListener('click', remember, true)
}

/** The focused control, or the pressed one in browsers that do not focus it. */
export const focusedControl = (): HTMLElement | null => (isFocusLost() ? pressed : focused())

const focused = () => document.activeElement as HTMLElement | null

/** Whether nothing is focused, or a control that has been disabled or hidden. */
export function isFocusLost(): boolean {
  const active = focused()
  return !active || active === document.body || active.matches(':disabled')
}

/**
 * All scripts that move the focus use this function (docs/decisions/012-after-a-press.md). If the element is gone or cannot
 * be focused, the page's heading gets the focus, so that it does not return to the start of the document.
 */
export function focusOn(target: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (target && target.tabIndex < 0) target.tabIndex = -1
  target?.focus(options)
  if (target && focused() === target) return
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
