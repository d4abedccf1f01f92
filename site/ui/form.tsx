import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { FormContext } from './form-context.ts'
import { problemsIn, type FormRules, type Problems } from './form-problems.ts'

interface FormProps {
  /** What the attributes of the controls cannot say. */
  rules?: FormRules
  /** Called when nothing is wrong; the form is pending, and deaf to further presses, until the promise settles. */
  onSubmit: (data: FormData, form: HTMLFormElement) => Promise<void> | undefined
  /** Called when a submit found something wrong. */
  onRefused?: () => void
  children: (isPending: boolean) => ReactNode
}

/**
 * A form whose controls the browser checks and whose words are ours: all at once on submit, each on leaving it with
 * something in it; a message goes the moment it is no longer true (docs/decisions/008-forms.md).
 */
export function Form({ rules, onSubmit, onRefused, children }: FormProps) {
  const [errors, setErrors] = useState<Problems>({})
  const [isPending, setPending] = useState(false)
  const isBusy = useRef(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current) return
    const form = event.currentTarget
    const problems = problemsIn(form, rules)
    const [first] = Object.keys(problems)
    // The messages have to stand there before the focus arrives, or screen readers would not read them with the field.
    flushSync(() => {
      setErrors(problems)
      if (first) onRefused?.()
    })
    if (first) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    const sending = onSubmit(new FormData(form), form)
    if (!sending) return
    isBusy.current = true
    setPending(true)
    try {
      await sending
    } finally {
      isBusy.current = false
      setPending(false)
    }
  }

  const update = (form: HTMLFormElement, left?: string) => {
    const problems = Object.entries(problemsIn(form, rules))
    setErrors((shown) => Object.fromEntries(problems.filter(([name]) => name in shown || name === left)))
  }

  const leave = ({ form, name, value }: HTMLInputElement) => {
    if (form && value) afterPress(() => update(form, name))
  }

  // The method makes a press before hydration do nothing, instead of putting what was typed, passwords too, into the
  // address.
  return (
    <form
      noValidate
      method="dialog"
      onSubmit={(event) => void submit(event)}
      onInput={(event) => Object.keys(errors).length > 0 && update(event.currentTarget)}
      onReset={() => setErrors({})}
    >
      <FormContext value={{ errors, leave }}>{children(isPending)}</FormContext>
    </form>
  )
}

/** A message that appeared between the two halves of a press would move the pressed button from under the pointer. */
function afterPress(then: () => void) {
  if (!document.querySelector('a:active, button:active, label:active')) return then()
  addEventListener('mouseup', () => setTimeout(then), { once: true })
}
