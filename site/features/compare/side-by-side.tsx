import { useEffect, useEffectEvent, useState } from 'react'
import type { ComparedTrip } from '#site/data/compared-trip.ts'
import { loadComparedTrips } from '#site/data/load-lists.ts'
import { Button, buttonLook } from '#site/ui/button.tsx'
import { CopyButton } from '#site/ui/copy-button.tsx'
import { mostCompared } from './compared-address.ts'
import { ComparisonTable } from './comparison-table.tsx'
import type { Compare } from './use-compare.ts'

export interface SideBySideProps {
  compare: Compare
  line: string
  /** Called when the trips are loaded, or could not be. */
  onKnown: () => void
  onShow: () => void
  onChange: (slugs: string[]) => void
  onClear: () => void
}

/** The chosen trips side by side. While the visitor is still choosing, it loads them and shows nothing. */
export function SideBySide({ compare, line, onKnown, onShow, onChange, onClear }: SideBySideProps) {
  const { asked, chosen, isOpen } = compare
  const { all, hasFailed, load } = useComparedTrips()
  const known = all && asked.flatMap((slug) => all.find((trip) => trip.slug === slug) ?? [])
  const trips = known?.slice(0, mostCompared)
  const isWrong = trips !== undefined && trips.length < asked.length
  const correct = useEffectEvent(() => {
    if (known && isWrong) compare.keep(known.map(({ slug }) => slug))
  })
  useEffect(() => correct(), [isWrong])
  const isSure = hasFailed || (trips !== undefined && !isWrong)
  const settle = useEffectEvent(onKnown)
  useEffect(() => {
    if (isSure) settle()
  }, [isSure])
  const show = useEffectEvent(onShow)
  useEffect(() => {
    if (isOpen) show()
  }, [isOpen])
  if (!isOpen) return null
  return (
    <section aria-labelledby="comparison" className="container-page pt-8 md:pt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <div>
          <h2 id="comparison" className="text-h2">
            Compare trips
          </h2>
          <p data-compare-line tabIndex={-1} className="mt-1 text-md text-muted outline-none">
            {line} Prices are per person, two sharing.
          </p>
        </div>
        <div className="-ml-5 flex flex-wrap md:-mr-5 print:hidden">
          <CopyButton text={() => location.href} className={buttonLook('quiet')}>
            Copy link
          </CopyButton>
          <Button variant="quiet" onClick={() => print()}>
            Print
          </Button>
          <Button variant="quiet" onClick={onClear}>
            Clear all
          </Button>
        </div>
      </div>
      {trips && (
        <ComparisonTable
          trips={trips}
          onRemove={(removed) => onChange(chosen.filter((slug) => slug !== removed))}
        />
      )}
      {hasFailed && (
        <p className="mt-4">
          The trips could not be fetched. <Button onClick={load}>Try again</Button>
        </p>
      )}
    </section>
  )
}

function useComparedTrips() {
  const [all, setAll] = useState<ComparedTrip[]>()
  const [failures, setFailures] = useState(0)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    loadComparedTrips().then(setAll, () => setFailures((count) => count + 1))
  }, [attempt])
  return { all, hasFailed: failures > attempt, load: () => setAttempt(failures) }
}
