import { agency } from '#catalogue/agency.ts'
import type { PictureSource } from '#site/ui/picture.tsx'
import { Portrait } from './portrait.tsx'

export interface ListedPerson {
  slug: string
  name: string
  portrait?: (PictureSource & { credit?: string | undefined }) | undefined
  /** As text, like the countries, places and trips that they plan. */
  languages: string
  hours: string
  plans: string
}

/** Everyone who plans trips, and which trips. Nothing for an agency without people. */
export function PeopleList({ people }: { people: ListedPerson[] }) {
  if (people.length === 0) return null
  return (
    <section className="border-t border-mist-2">
      <div className="container-page py-12 lg:py-16">
        <h2 className="text-h2">Who plans your trip</h2>
        <ul className="mt-6 grid gap-8 lg:grid-cols-3">
          {people.map(({ slug, name, portrait, languages, hours, plans }) => (
            <li key={slug} id={slug} className="flex scroll-mt-24 gap-4">
              <Portrait name={name} portrait={portrait} />
              <div>
                <h3 className="text-lg">{name}</h3>
                {plans && <p className="mt-1">{plans}</p>}
                <p className="mt-1 text-md text-ink-2">{languages}</p>
                <p className="text-md text-ink-2">
                  {hours} ({agency.timeZoneAbbreviation})
                </p>
                {portrait?.credit && <small>{portrait.credit}</small>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
