/** The mark: a meridian arc with a marigold sun resting on it. */
export function Mark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className={`shrink-0 ${className}`} fill="none">
      <path d="M4 32a17 17 0 0 1 32 0" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      <path
        d="M20 21v11M11.5 24c1.2 2.5 1.7 5 1.7 8M28.5 24c-1.2 2.5-1.7 5-1.7 8"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        opacity=".55"
      />
      <circle cx="20" cy="13" r="7" fill="var(--color-marigold)" />
    </svg>
  )
}
