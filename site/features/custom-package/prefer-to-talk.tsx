import { agency } from '#catalogue/agency.ts'
import { hoursText } from '#catalogue/office-hours.ts'
import { Icon } from '#site/ui/icon.tsx'

/** Beside the form: phone and e-mail. */
export function PreferToTalk() {
  return (
    <aside className="rounded-card bg-mist p-6">
      <h2 className="text-xl">Prefer to talk?</h2>
      <dl className="mt-3 gap-x-10 text-md md:max-lg:flex">
        {agency.hours.map((hours) => (
          <div key={hours.label} className="mt-2">
            <dt className="text-muted">{hours.label}</dt>
            <dd>{hoursText(hours)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted">
        {agency.timeZoneName} ({agency.timeZoneAbbreviation}).
      </p>
      <a
        href={`tel:${agency.phone.replaceAll(' ', '')}`}
        className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-peacock underline underline-offset-2 hover:text-peacock-dark"
      >
        <Icon name="phone" />
        {agency.phone}
      </a>
    </aside>
  )
}
