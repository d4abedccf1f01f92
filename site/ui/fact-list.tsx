import { Icon, type IconName } from './icon.tsx'

/** A row of short facts that people compare first. Facts without a value are left out. */
export function FactList({
  facts,
}: {
  facts: { icon: IconName; label: string; value?: string | undefined }[]
}) {
  return (
    <div className="border-b border-mist-2">
      <dl className="container-page grid grid-cols-2 max-xs:grid-cols-1 gap-6 py-8 lg:grid-cols-4">
        {facts.map(
          ({ icon, label, value }) =>
            value && (
              <div key={label} className="relative sm:pl-9">
                <dt className="text-sm text-muted">
                  <Icon name={icon} className="absolute top-0.5 left-0 size-6 text-peacock max-sm:hidden" />
                  {label}
                </dt>
                <dd className="text-md font-semibold first-letter:uppercase">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}
