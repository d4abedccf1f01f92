import { agency, money } from '#catalogue/agency.ts'
import { tripNotesPath } from '#site/files/trip-notes-path.ts'
import { departureLine, useChosenDeparture } from '#site/mail/chosen-departure.ts'

export interface WaysProps {
  slug: string
  name: string
  price: number
  onRing: () => void
}

const look =
  'inline-flex min-h-11 items-center font-semibold text-peacock underline underline-offset-2 hover:text-peacock-dark'

/** Links that work without scripts. The message includes the chosen departure, if any. */
export function Ways({ slug, name, price, onRing }: WaysProps) {
  // A departure chosen before hydration would make the first render differ from the prerendered link.
  const line = useChosenDeparture(name) ? departureLine(name) : ''
  const question = `About ${name}, ${money(price)}. ${line}`.trim()
  return (
    <ul className="mt-4 border-t border-mist-2 pt-2 text-md md:max-lg:flex md:max-lg:gap-8 print:hidden">
      <li>
        <a
          href={`https://wa.me/${agency.whatsapp.replaceAll(/\D/g, '')}?text=${encodeURIComponent(question)}`}
          target="_blank"
          rel="noopener"
          className={look}
        >
          Ask on WhatsApp<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </li>
      <li className="noscript:hidden">
        <button type="button" onClick={onRing} className={look}>
          Ring me
        </button>
      </li>
      <li>
        <a href={tripNotesPath({ slug })} className={look}>
          Trip notes to send on (PDF)
        </a>
      </li>
    </ul>
  )
}
