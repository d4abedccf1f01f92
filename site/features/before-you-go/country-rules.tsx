import type { Country } from '#catalogue/schemas/country.ts'
import { formatDay } from '#catalogue/format-day.ts'
import { Icon } from '#site/ui/icon.tsx'
import { ClimateTable } from './climate-table.tsx'
import { OutsideLink } from './outside-link.tsx'

/** Entry, health, money and weather of every country of the trip, folded because there is a lot of text. */
export function CountryRules({ countries }: { countries: Country[] | undefined }) {
  if (!countries) return null
  return (
    <section id="before-you-go" className="mb-14 print:mb-6">
      <h2 className="text-h2">Before you go</h2>
      <p className="measure mt-4">
        Rules change. Check with the office named before you book, and again a week before you leave; your own
        passport and health decide what applies to you. What we say of SIM cards, tips and transfers is
        general: check with your network and your hotel.
      </p>
      <div className="mt-6 divide-y divide-mist-2 border-y border-mist-2">
        {countries.map((country) => (
          <CountryFacts key={country.slug} country={country} />
        ))}
      </div>
    </section>
  )
}

function CountryFacts({ country }: { country: Country }) {
  const { name, entryLink, healthLink, climate, checked, sources } = country
  const facts = [
    { label: 'Entry', text: country.entry, link: entryLink },
    { label: 'Health', text: country.health, link: healthLink },
    { label: 'Money', text: country.money },
    { label: 'Plugs', text: country.plugs },
    { label: 'Phone and SIM', text: country.sim },
    { label: 'Dress and customs', text: country.customs },
    { label: 'Closing days and holidays', text: `${closedInWords(country.closed)}${country.closures}` },
    { label: 'Tipping', text: country.tipping },
    { label: 'From the airport', text: country.arrival },
    { label: 'Emergency number', text: country.emergency },
  ]
  return (
    <details className="group">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-4 font-semibold hover:text-peacock [&::-webkit-details-marker]:hidden">
        {`${name}: entry, health, money and weather`}
        <Icon name="chevronDown" className="size-5 text-peacock transition-transform group-open:rotate-180" />
      </summary>
      <dl className="grid gap-x-10 gap-y-5 pb-6 text-md md:grid-cols-2">
        {facts.map(({ label, text, link }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="mt-0.5 text-ink-2">
              {link ? `${text} ` : text}
              {link && <OutsideLink {...link} />}
            </dd>
          </div>
        ))}
      </dl>
      <div className="gap-x-10 md:flex">
        {climate.map((place) => (
          <ClimateTable key={place.place} {...place} />
        ))}
      </div>
      <p className="pb-6 text-sm text-muted">
        {`Checked on ${formatDay(checked)} against `}
        {sources.map((source, at) => (
          <span key={source.href}>
            {at > 0 && ', '}
            <OutsideLink {...source} />
          </span>
        ))}
        .
      </p>
    </details>
  )
}

/** One sentence per sight, such as `Louvre: closed on Tuesdays. ` */
const closedInWords = (closed: Country['closed'] = []) =>
  closed
    .map(
      ({ sight, on, note }) =>
        `${sight}: closed on ${on.map((day) => `${day}s`).join(' and ')}${note ? ` (${note})` : ''}. `,
    )
    .join('')
