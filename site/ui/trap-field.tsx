/** A honeypot field: hidden from sight, the tab order, assistive technology and password managers. */
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

/** Whether a bot filled the form in. For plain forms the server also checks the time taken (server/email/traps.ts). */
export const isTrapped = (form: HTMLFormElement, trap: string): boolean =>
  Boolean(new FormData(form).get(trap))
