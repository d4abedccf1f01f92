import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useAnnounced } from '#site/lib/use-announced.ts'
import { InputField } from '#site/ui/field.tsx'

const capsLockWords = 'Caps Lock is on.'

type PasswordFieldProps = Omit<ComponentProps<typeof InputField>, 'type' | 'onKeyDown' | 'onKeyUp'>

/** A password field. Passwords can be shown, pasted and filled in by a password manager. Warns about Caps Lock. */
export function PasswordField({ onBlur, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  // Some systems change the Caps Lock state on key down and others on key up, so both events are read.
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  useAnnounced(hasCapsLock && capsLockWords)
  return (
    <div className="relative">
      <InputField
        {...props}
        type={isShown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onBlur={(event) => {
          setCapsLock(false)
          onBlur?.(event)
        }}
      />
      <button
        type="button"
        aria-label={`${isShown ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`}
        onClick={() => setShown(!isShown)}
        className="absolute -top-4 -right-1 max-xs:static min-h-11 px-1 pt-2 text-sm font-semibold text-peacock hover:underline"
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
      {hasCapsLock && <p className="mt-1.5 text-sm font-medium text-caution">{capsLockWords}</p>}
    </div>
  )
}
