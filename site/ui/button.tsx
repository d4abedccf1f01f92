import type { ComponentProps } from 'react'

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-2.5 text-md font-semibold leading-tight text-center hover:transition-colors disabled:opacity-65 aria-disabled:opacity-65'

const variants = {
  /** The main action of a view. Use at most one. */
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
  /** Ignores presses. Not `disabled`, because that would lose the focus. */
  isBusy?: boolean
}

export function Button({
  variant = 'solid',
  className = '',
  type = 'button',
  isBusy,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      className={buttonLook(variant, className)}
      {...rest}
    />
  )
}
