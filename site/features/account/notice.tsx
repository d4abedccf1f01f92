import { useEffect, useRef, type ReactNode } from 'react'

const tones = {
  good: 'bg-on-success text-success',
  calm: 'bg-mist text-ink',
  caution: 'bg-on-caution text-ink',
} as const

interface NoticeProps {
  tone: keyof typeof tones
  /** For a notice that takes the place of the form that had the focus. */
  takesFocus?: boolean
  className?: string
  children: ReactNode
}

/** A still line that stays where a toast would have gone. */
export function Notice({ tone, takesFocus = false, className = '', children }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className={`space-y-3 outline-none rounded-control p-4 text-md ${tones[tone]} ${className}`}
    >
      {children}
    </div>
  )
}
