import { Icon } from '#site/ui/icon.tsx'

/** The results' notes on steps, wheelchairs, hearing and sight, so that visitors can compare them. */
export function AccessList({ entries }: { entries: { name: string; line: string }[] }) {
  if (entries.length === 0) return null
  return (
    <details className="group rounded-card border border-mist-2 bg-white">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-4 font-semibold hover:text-peacock [&::-webkit-details-marker]:hidden">
        Steps, wheelchairs, hearing and sight
        <Icon name="chevronDown" className="size-5 text-peacock transition-transform group-open:rotate-180" />
      </summary>
      <dl className="grid gap-x-10 gap-y-5 px-5 pb-6 md:grid-cols-2">
        {entries.map(({ name, line }) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-1 text-ink-2">{line}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
