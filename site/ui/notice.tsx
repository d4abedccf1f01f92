import { useEffect, useRef, type ReactNode } from 'react'
import { focusOn } from '#site/lib/focus.ts'

const tones = {
  good: 'bg-on-success text-success',
  calm: 'bg-mist text-ink',
  caution: 'bg-on-caution text-ink',
} as const

export interface NoticeProps {
  tone: keyof typeof tones
  /** For a notice that replaces the focused element. */
  takesFocus?: boolean
  className?: string
  /** Marks the outcome of a submit for the form around it. */
  'data-outcome'?: boolean
  children: ReactNode
}

/** Inline message that stays until dismissed, or until the next submit of its form. */
export function Notice({ tone, takesFocus = false, className = '', ...rest }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) focusOn(box.current)
  }, [takesFocus])
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={`space-y-3 outline-none rounded-control p-4 text-md ${tones[tone]} ${className}`}
      {...rest}
    />
  )
}
