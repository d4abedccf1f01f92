import type { Country } from '#catalogue/schemas/country.ts'
import { formatDay } from '#catalogue/format-day.ts'
import { Icon } from '#site/ui/icon.tsx'
import { OutsideLink } from './outside-link.tsx'

/** Alerts at the top of the page. Renders nothing if the countries have none. */
export function Alerts({ countries }: { countries: Country[] | undefined }) {
  const alerts = countries?.flatMap(({ alerts: all = [], checked }) =>
    all.map((alert) => ({ ...alert, checked })),
  )
  return alerts?.map(({ title, text, link, checked }) => (
    <aside
      key={title}
      aria-label={title}
      className="measure mb-8 flex gap-3 rounded-control bg-on-caution p-4 text-md"
    >
      <Icon name="info" className="mt-0.5 text-caution" />
      <div className="space-y-1">
        <p className="font-semibold">{title}</p>
        <p>{text}</p>
        <p className="text-ink-2">
          {link && (
            <>
              <OutsideLink {...link} />
              {' · '}
            </>
          )}
          {`Checked on ${formatDay(checked)}`}
        </p>
      </div>
    </aside>
  ))
}
