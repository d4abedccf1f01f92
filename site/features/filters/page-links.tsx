import { useLocation } from 'react-router'
import { pageSize } from '#catalogue/page-size.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { buttonLook } from '#site/ui/button.tsx'

interface PageLinksProps {
  page: number
  found: number
  /** The same list at another page. */
  to: (page: number) => string
}

/** Under a list that is longer than one window: the first page, the last and those beside this one. Real links. */
export function PageLinks({ page, found, to }: PageLinksProps) {
  // The entry of the history may hold a note, such as that trips are being chosen.
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
