import { paths } from '#site/paths.ts'
import { SiteLink } from '#site/lib/site-link.tsx'

interface BreadcrumbsProps {
  /** The pages between the home page and this one. */
  trail: { to: string; text: string }[]
  here: string
}

export function Breadcrumbs({ trail, here }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className="border-b border-mist-2 bg-mist">
      <ol className="container-page flex flex-wrap items-center gap-x-2 text-md text-ink-2">
        {[{ to: paths.home(), text: 'Home' }, ...trail].map(({ to, text }) => (
          <li key={to} className="flex shrink-0 items-center gap-2 after:text-control after:content-['/']">
            <SiteLink
              to={to}
              className="inline-flex min-h-11 items-center hover:text-peacock hover:underline"
            >
              {text}
            </SiteLink>
          </li>
        ))}
        <li aria-current="page" className="py-1.5 font-semibold text-ink">
          {here}
        </li>
      </ol>
    </nav>
  )
}
