import { useEffect, type ReactNode } from 'react'

/** A screen's heading, and the window's title. */
export function Screen({
  title,
  aside,
  isWide = false,
  children,
}: {
  title: string
  /** Whether a second column is beside the text. */
  isWide?: boolean
  /** Beside the title, such as the main action. */
  aside?: ReactNode
  children: ReactNode
}) {
  useEffect(() => {
    document.title = `${title} · The Desk`
  }, [title])
  return (
    <div className={isWide ? '' : 'max-w-4xl'}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} className="font-text text-2xl font-semibold tracking-normal">
          {title}
        </h1>
        {aside}
      </div>
      {children}
    </div>
  )
}
