import { tripNotesPath } from '#site/files/trip-notes-path.ts'

/** To the notes of the trip, which people send to those they travel with. */
export const TripNotesLink = ({ slug }: { slug: string }) => (
  <p className="mt-4 border-t border-mist-2 pt-2 text-md print:hidden">
    <a
      href={tripNotesPath({ slug })}
      className="inline-flex min-h-11 items-center font-semibold text-peacock underline underline-offset-2 hover:text-peacock-dark"
    >
      Trip notes to send on (PDF)
    </a>
  </p>
)
