/** The least time between a form being there and its being sent, in milliseconds: less than any hand or helper takes. */
const quickestMs = 40

/** A field for programs: out of sight, out of the tab order, unread by assistive technology, and left alone by helpers. */
export function TrapField({ name }: { name: string }) {
  return (
    <div aria-hidden="true" className="absolute -left-[999rem]">
      <label>
        Leave this empty
        <input
          name={name}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  )
}

/** Whether a program sends this form: it filled the trap, or was done at once. `shownAt` is a `performance.now()`. */
export function isTrapped(form: HTMLFormElement, trap: string, shownAt: number): boolean {
  return Boolean(new FormData(form).get(trap)) || performance.now() - shownAt < quickestMs
}
