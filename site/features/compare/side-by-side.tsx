import { useEffect, useEffectEvent, useState } from 'react'
import type { ComparedTrip } from '#site/data/compared-trip.ts'
import { loadComparedTrips } from '#site/data/load-lists.ts'
import { Button, buttonLook } from '#site/ui/button.tsx'
import { CopyButton } from '#site/ui/copy-button.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import type { Compare } from './use-compare.ts'

export interface SideBySideProps {
  compare: Compare
  line: string
  onShow: () => void
  onChange: (slugs: string[]) => void
  onClear: () => void
}

/** The chosen trips beside one another. While others are still being chosen it fetches them and shows nothing. */
export function SideBySide({ compare, line, onShow, onChange, onClear }: SideBySideProps) {
  const { chosen, isOpen } = compare
  const { all, hasFailed, load } = useComparedTrips()
  const trips = all && chosen.flatMap((slug) => all.find((trip) => trip.slug === slug) ?? [])
  const known = trips?.map(({ slug }) => slug)
  const knownInOrder = known?.join()
  // An address can ask for trips that nobody has.
  const correct = useEffectEvent(() => {
    if (known && known.length < chosen.length) compare.choose(known)
  })
  useEffect(() => correct(), [knownInOrder])
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
