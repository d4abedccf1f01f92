type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

/** Named controls that visitors fill in, without hidden ones and the trap field. */
const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.querySelectorAll<Control>('input[name], textarea[name], select[name]')].filter(
    (control) => control.type !== 'hidden' && !control.closest('[aria-hidden=true]'),
  )

function isTouched(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked
  // React keeps `defaultValue` equal to the value of a controlled input, so such an input names its initial value itself.
  const beginning = control.dataset['start'] ?? ('defaultValue' in control ? control.defaultValue : '')
  return control.value !== beginning
}

/** The values that differ from the initial ones, by the name of the control. */
export function touchedFields(form: HTMLFormElement): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  for (const control of controlsOf(form)) {
    if (!isTouched(control)) continue
    fields[control.name] ??= []
    fields[control.name]?.push(control.value)
  }
  return fields
}

/** Restores a draft, except in controls the visitor has already changed. */
export function fillIn(form: HTMLFormElement, fields: Record<string, string[]>): void {
  const isTaken = new Set(
    controlsOf(form)
      .filter(isTouched)
      .map(({ name }) => name),
  )
  for (const control of controlsOf(form)) {
    const values = fields[control.name]
    if (!values || isTaken.has(control.name)) continue
    if (isChoice(control)) {
      if (control.checked !== values.includes(control.value)) control.click()
      continue
    }
    // React ignores changes made through its own setter.
    const prototype: unknown = Object.getPrototypeOf(control)
    Reflect.set(prototype as object, 'value', values[0] ?? '', control)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
