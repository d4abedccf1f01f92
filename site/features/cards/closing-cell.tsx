import { SiteLink } from '#site/lib/site-link.tsx'
import { buttonLook } from '#site/ui/button.tsx'
import { Mark } from '#site/ui/mark.tsx'

interface ClosingCellProps {
  title: string
  text: string
  to: string
  action: string
  /** Classes for its width in its row of the grid. */
  className: string
}

/** The dark last cell of a grid of cards, with a next step for visitors who found nothing suitable. */
export function ClosingCell({ title, text, to, action, className }: ClosingCellProps) {
  return (
    <li className={`on-night flex flex-col rounded-card bg-night p-6 text-on-night md:p-8 ${className}`}>
      <Mark className="mb-5 size-20" />
      <p className="mt-auto font-display text-2xl font-semibold text-balance">{title}</p>
      <p className="measure mt-2 mb-6 text-on-night-2">{text}</p>
      <SiteLink to={to} className={buttonLook('main', 'self-start')}>
        {action}
      </SiteLink>
    </li>
  )
}
