/** A control's own words for each way it can fail; failures without a message are ignored. The first match is shown. */
export type Messages = Partial<Record<Exclude<keyof ValidityState, 'valid' | 'customError'>, string>>

/** Rules that attributes cannot express, by control name. They return a message, or undefined if the value is valid. */
export type FormRules = Record<string, (value: string, form: FormData) => string | undefined>

/** The error messages by control name, in document order. */
export type Problems = Record<string, string>

/** The attributes and messages of a required text. The pattern refuses a text of only spaces. */
export const requiredText = (message: string) => ({
  required: true,
  pattern: '.*\\S.*',
  messages: { valueMissing: message, patternMismatch: message },
})

/** Checks every control that has messages and is not in a hidden part of the form. */
export function problemsIn(form: HTMLFormElement, rules: FormRules = {}): Problems {
  const data = new FormData(form)
  const problems: Problems = {}
  for (const control of form.querySelectorAll<HTMLInputElement>('[data-messages]')) {
    if (control.closest('[hidden]')) continue
    const problem = failureOf(control) ?? rules[control.name]?.(control.value, data)
    if (problem) problems[control.name] = problem
  }
  return problems
}

function failureOf({ validity, dataset }: HTMLInputElement): string | undefined {
  const messages = JSON.parse(dataset['messages'] ?? '{}') as Messages
  return Object.entries(messages).find(([flag]) => validity[flag as keyof Messages])?.[1]
}
