import { useRef, useState, type FormEvent, type ReactNode, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '#site/lib/announce.ts'
import { focusedControl, focusOn, isFocusLost } from '#site/lib/focus.ts'
import { FormContext, type Outcome } from './form-context.ts'
import { problemsIn, type FormRules, type Problems } from './form-problems.ts'

interface FormProps {
  ref?: Ref<HTMLFormElement>
  /** Rules that attributes of the controls cannot express. */
  rules?: FormRules
  /**
   * Called when the form is valid. The form is pending and ignores presses until the promise settles. What it
   * resolves with is shown beside the submit button. Without it, if the form is still shown, the focus returns to where
   * it was.
   */
  onSubmit: (data: FormData, form: HTMLFormElement) => Promise<Outcome | void> | undefined
  /** Called when a submit is refused because of invalid fields. */
  onRefused?: (problems: Problems) => void
  /** The address that the form is posted to before its scripts have loaded. Only the browser then validates it. */
  action?: string
  className?: string
  children: (isPending: boolean) => ReactNode
}

/**
 * A form whose controls the browser checks and whose words are ours: all at once on submit, each on leaving it with
 * something in it. A message disappears as soon as it is no longer true (docs/decisions/008-forms.md). It also decides where
 * focus goes once a submit has settled (docs/decisions/012-after-a-press.md).
 */
export function Form({ ref, rules, onSubmit, onRefused, action, className, children }: FormProps) {
  const [errors, setErrors] = useState<Problems>({})
  const [isPending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const isBusy = useRef(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current) return
    const form = event.currentTarget
    const before = focusedControl()
    const problems = problemsIn(form, rules)
    const [first] = Object.keys(problems)
    // Render the messages before moving the focus, or screen readers do not read them with the field.
    flushSync(() => {
      setErrors(problems)
      setOutcome(undefined)
      if (first) onRefused?.(problems)
    })
    if (first) {
      const field = fieldOf(form, first)
      // Focusing the focused element again is not announced, so announce the message.
      if (field === document.activeElement) announce(problems[first] ?? '')
      return focusOn(field)
    }
    const sending = onSubmit(new FormData(form), form)
    if (!sending) return
    isBusy.current = true
    setPending(true)
    let result: Outcome | undefined
    try {
      result = (await sending) ?? undefined
    } finally {
      isBusy.current = false
      flushSync(() => {
        setPending(false)
        setOutcome(result)
      })
      settle(form, before, result)
    }
  }

  const update = (form: HTMLFormElement, left?: string) => {
    // A sending form has disabled its controls, and form data leaves those out: every rule about two of them would fail.
    if (isBusy.current) return
    const problems = problemsIn(form, rules)
    if (left && problems[left] && !errors[left]) announce(problems[left])
    setErrors((shown) =>
      Object.fromEntries(Object.entries(problems).filter(([name]) => name in shown || name === left)),
    )
  }

  const leave = ({ form, name, value }: HTMLInputElement) => {
    if (form && value) afterPress(() => update(form, name))
  }

  // The method makes a press before hydration do nothing, instead of putting what was typed, passwords too, into the
  // address.
  return (
    <form
      ref={ref}
      {...(action ? { method: 'post', action } : { noValidate: true, method: 'dialog' })}
      onSubmit={(event) => void submit(event)}
      onInput={(event) => Object.keys(errors).length > 0 && update(event.currentTarget)}
      onReset={() => {
        setErrors({})
        setOutcome(undefined)
      }}
      className={className}
    >
      <FormContext value={{ errors, leave, isPending, outcome }}>{children(isPending)}</FormContext>
    </form>
  )
}

const fieldOf = (form: HTMLFormElement, name: string) => form.querySelector<HTMLElement>(`[name="${name}"]`)

/** The disabled submit button lost the focus, which moves to the outcome unless the visitor has moved on. */
function settle(form: HTMLFormElement, before: HTMLElement | null, outcome?: Outcome) {
  if (!form.isConnected || (!isFocusLost() && document.activeElement !== before)) return
  const place = outcome?.field
    ? fieldOf(form, outcome.field)
    : form.querySelector<HTMLElement>('[data-outcome]')
  focusOn(place ?? before)
}

/** A message that appears between pointer down and up would move the pressed control from under the pointer. */
function afterPress(then: () => void) {
  if (!document.querySelector(':active')) return then()
  addEventListener('mouseup', () => setTimeout(then), { once: true })
}
