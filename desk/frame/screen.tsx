import { useEffect, type ReactNode } from 'react'

/** The head of a place, and the window's title. */
export function Screen({
  title,
  aside,
  children,
}: {
  title: string
  /** Beside the title, such as the main action. */
  aside?: ReactNode
  children: ReactNode
}) {
  useEffect(() => {
    document.title = `${title} · The Desk`
  }, [title])
  return (
    <div className="max-w-4xl">
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
