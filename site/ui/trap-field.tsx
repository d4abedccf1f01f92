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

/** Whether a program filled the form in. Plain forms are timed by the server as well (server/email/traps.ts). */
export const isTrapped = (form: HTMLFormElement, trap: string): boolean =>
  Boolean(new FormData(form).get(trap))
