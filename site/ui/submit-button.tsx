import { use, useEffect } from 'react'
import { announce } from '#site/lib/announce.ts'
import { buttonLook, type ButtonVariant } from './button.tsx'
import { FormContext } from './form-context.ts'
import { Notice } from './notice.tsx'

// For a quick send only the result is announced, not the start.
const noticeablyMs = 700

interface SubmitButtonProps {
  /** The button's text while its form is pending. The button is then disabled. */
  pendingText: string
  /** A sentence below the button for that time. */
  pendingNote?: string
  variant?: ButtonVariant
  className?: string
  children: string
}

/** The button of a `Form`. It shows that the form is sending, and above itself the outcome. */
export function SubmitButton({
  pendingText,
  pendingNote,
  variant = 'main',
  className = '',
  children,
}: SubmitButtonProps) {
  const { isPending, outcome } = use(FormContext)
  useEffect(() => {
    if (!isPending) return undefined
    const words = [pendingText, pendingNote].filter(Boolean).join(' ')
    const timer = setTimeout(() => announce(words), noticeablyMs)
    return () => clearTimeout(timer)
  }, [isPending, pendingText, pendingNote])
  return (
    <>
      {outcome && (
        <Notice tone={outcome.tone} data-outcome>
          {outcome.says}
        </Notice>
      )}
      <button type="submit" disabled={isPending} className={buttonLook(variant, className)}>
        {isPending ? (
          <>
            <Spinner />
            {pendingText}
          </>
        ) : (
          children
        )}
      </button>
      {isPending && pendingNote && <p className="text-sm text-muted">{pendingNote}</p>}
    </>
  )
}

function Spinner() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="animate-turn size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
    >
      <path d="M12 3a9 9 0 1 1-9 9" strokeLinecap="round" />
    </svg>
  )
}
