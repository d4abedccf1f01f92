import { agency } from '#catalogue/agency.ts'
import type { TourPackage } from '#catalogue/tour-packages.ts'
import { paceInWords } from './pace.ts'

/** For whom the trip is suitable and for whom it is not. Empty if the entry does not say. */
export function TripFit({ tourPackage }: { tourPackage: TourPackage }) {
  const { suits, suitsNot, pace, walking, access, children, highest, runsFrom } = tourPackage
  const answers = [
    { label: 'It suits', text: suits },
    { label: 'It does not suit', text: suitsNot },
    { label: 'Pace', text: pace && paceInWords[pace] },
    { label: 'Walking', text: walking },
    { label: 'Access', text: access },
    { label: 'Children', text: children },
    { label: 'Highest point', text: highest },
    {
      label: 'Smallest group',
      text:
        runsFrom &&
        `Runs from ${runsFrom} travellers. If fewer join, you hear at least ${agency.minimumNumberNoticeDays} days before departure, and choose another date, another trip or your money back.`,
    },
    {
      label: 'A room of your own',
      text:
        suits &&
        'A single room costs more than half a double: your quote names the supplement for each hotel before you pay.',
    },
  ].filter(({ text }) => text)
  if (answers.length === 0) return null
  return (
    <section id="for-you">
      <h2 className="text-h2">Is this trip for you?</h2>
      <dl className="mt-5 grid gap-x-10 gap-y-6 rounded-card bg-mist p-6 md:grid-cols-2 md:p-8">
        {answers.map(({ label, text }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="mt-1 text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
