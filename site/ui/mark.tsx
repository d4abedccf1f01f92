import mark from 'catalogue:mark'

/** The agency's mark, `content/mark.svg`. */
export function Mark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 40 40"
      className={`shrink-0 ${className}`}
      fill="none"
      dangerouslySetInnerHTML={{ __html: mark as string }}
    />
  )
}
