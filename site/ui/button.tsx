import type { ComponentProps } from 'react'

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-2.5 text-md font-semibold leading-tight text-center transition-colors disabled:opacity-65'

const variants = {
  /** The one main action of a view. */
  main: 'bg-marigold text-ink hover:bg-marigold-hover',
  solid: 'bg-indigo text-white hover:bg-indigo-dark',
  outline: 'border border-control bg-white text-ink hover:border-ink hover:bg-mist',
  /** On night and on pictures. */
  ghost: 'border border-on-night/60 text-on-night hover:bg-white/10 hover:border-on-night',
  quiet: 'text-peacock hover:text-peacock-dark hover:bg-peacock-tint',
} as const

export type ButtonVariant = keyof typeof variants

/** Classes of a button, for links that look like one. */
export const buttonLook = (variant: ButtonVariant = 'solid', className = '') =>
  `${base} ${variants[variant]} ${className}`

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
}

export function Button({ variant = 'solid', className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonLook(variant, className)} {...rest} />
}

interface SubmitButtonProps {
  /** While true the button is disabled and reads `pendingText`. Required, so that no form forgets it. */
  isPending: boolean
  pendingText: string
  variant?: ButtonVariant
  className?: string
  children: string
}

export function SubmitButton({
  isPending,
  pendingText,
  variant = 'main',
  className = '',
  children,
}: SubmitButtonProps) {
  return (
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
