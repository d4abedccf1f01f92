import { useLocation } from 'react-router'
import { pageSize } from '#catalogue/page-size.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { buttonLook } from '#site/ui/button.tsx'

interface PageLinksProps {
  page: number
  found: number
  /** The address of another page of the list. */
  to: (page: number) => string
}

/** Page links below a list with several pages: the first page, the last and the current one with its neighbours. */
export function PageLinks({ page, found, to }: PageLinksProps) {
  // The history entry may have state, for example that trips are being chosen.
  const { state } = useLocation()
  const last = Math.ceil(found / pageSize)
  if (last <= 1) return null
  const pages = [...new Set([1, page - 1, page, page + 1, last])].filter((it) => it >= 1 && it <= last)
  return (
    <nav aria-label="Pages" className="mt-10">
      <ul className="flex flex-wrap items-center justify-center gap-2 tabular-nums">
        {page > 1 && (
          <li>
            <SiteLink to={to(page - 1)} state={state} rel="prev" className={buttonLook('outline')}>
              Previous page
            </SiteLink>
          </li>
        )}
        {pages.map((it) => (
          <li key={it}>
            <SiteLink
              to={to(it)}
              state={state}
              aria-label={`Page ${it} of ${last}`}
              aria-current={it === page ? 'page' : undefined}
              className={buttonLook(it === page ? 'solid' : 'outline', 'min-w-11 px-3')}
            >
              {it}
            </SiteLink>
          </li>
        ))}
        {page < last && (
          <li>
            <SiteLink to={to(page + 1)} state={state} rel="next" className={buttonLook('outline')}>
              Next page
            </SiteLink>
          </li>
        )}
      </ul>
    </nav>
  )
}
