import { formatDay } from '#catalogue/format-day.ts'
import { Icon, type IconName } from '#site/ui/icon.tsx'
import type { SearchCriteria } from './search-criteria.ts'

/** The dates and guests of a search. They do not change the results, because trips are planned for any dates. */
export function CriteriaChips({ criteria: { checkin, checkout, guests } }: { criteria: SearchCriteria }) {
  const chips: { icon: IconName; text: string }[] = [
    ...(checkin ? [{ icon: 'calendar' as const, text: `Check-in ${formatDay(checkin)}` }] : []),
    ...(checkout ? [{ icon: 'calendar' as const, text: `Check-out ${formatDay(checkout)}` }] : []),
    ...(guests ? [{ icon: 'users' as const, text: guests }] : []),
  ]
  if (chips.length === 0) return null
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 text-md">
      <ul className="flex flex-wrap gap-2" aria-label="Your dates and guests">
        {chips.map(({ icon, text }) => (
          <li
            key={text}
            className="inline-flex items-center gap-2 rounded-full bg-peacock-tint px-3 py-1 font-medium text-peacock-dark"
          >
            <Icon name={icon} className="size-4" />
            {text}
          </li>
        ))}
      </ul>
      {(checkin || checkout) && (
        <p className="text-muted">Your dates do not filter this list; we plan each trip round them.</p>
      )}
    </div>
  )
}
