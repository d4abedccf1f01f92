interface SectionTitleProps {
  title: string
  intro?: string
  isOnNight?: boolean
}

export function SectionTitle({ title, intro, isOnNight }: SectionTitleProps) {
  return (
    <header className="mb-8 lg:mb-10">
      <h2 className="text-h2">{title}</h2>
      {intro && (
        <p className={`measure mt-3 text-lg text-balance ${isOnNight ? 'text-on-night-2' : 'text-ink-2'}`}>
          {intro}
        </p>
      )}
    </header>
  )
}
