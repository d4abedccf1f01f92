import { emailTrapFields } from '#contract/email.ts'

/** A person needs longer to read a form, write a question and send it. */
const quickestMs = 3000

type Variables = Record<string, unknown>

/** Whether a program filled in the form: it filled the hidden field, or was faster than a person can be. */
export function isTrapped(variables: Variables, now: number): boolean {
  if (variables[emailTrapFields.honeypot]) return true
  const elapsed = now - Number(variables[emailTrapFields.shownAt] || Number.NaN)
  // Negative when the visitor's clock is ahead, which does not mean that it is a program.
  return elapsed >= 0 && elapsed < quickestMs
}

/** What the visitor wrote, without the traps. */
export function withoutTraps(variables: Variables): Variables {
  const traps: string[] = Object.values(emailTrapFields)
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !traps.includes(name)))
}
