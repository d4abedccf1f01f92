import { agency } from '#catalogue/agency.ts'
import type { Planner } from '#catalogue/people.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'

/** Who plans the place or trip. It has no portrait, which would be another request on first load. */
export function PlannedBy({ planner }: { planner: Planner | null }) {
  if (!planner) return null
  const { slug, name, languages, hours } = planner
  return (
    <p className="mt-4 border-t border-mist-2 pt-4 text-md text-ink-2">
      {'Planned by '}
      <SiteLink
        to={`${paths.contact()}#${slug}`}
        className="font-semibold text-peacock underline underline-offset-2 hover:text-peacock-dark"
      >
        {name}
      </SiteLink>
      {`, in ${languages}. ${hours} (${agency.timeZoneAbbreviation}).`}
    </p>
  )
}
