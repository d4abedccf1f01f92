import { useState, type ComponentProps } from 'react'
import { InputField } from '#site/ui/field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof InputField>, 'type'>

/** A password that can be shown, pasted and filled in by a manager. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="relative">
      <InputField {...props} type={isShown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={`Show ${props.label.toLowerCase()}`}
        onClick={() => setShown(!isShown)}
        className="absolute top-0 right-0 min-h-6 px-1 text-sm font-semibold text-peacock hover:underline"
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
    </div>
  )
}
