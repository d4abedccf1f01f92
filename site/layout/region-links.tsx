import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'

interface RegionLinksProps {
  regions: { slug: string; name: string }[]
}

/** Links from a list to the regions that have a page. */
export function RegionLinks({ regions }: RegionLinksProps) {
  if (regions.length === 0) return null
  return (
    <nav aria-labelledby="regions" className="mt-12 border-t border-mist-2 pt-8 print:hidden">
      <h2 id="regions" className="text-xl">
        By region
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {regions.map(({ slug, name }) => (
          <li key={slug}>
            <SiteLink
              to={paths.region({ slug })}
              className="inline-flex min-h-11 items-center font-semibold text-peacock underline underline-offset-4 hover:text-peacock-dark"
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
