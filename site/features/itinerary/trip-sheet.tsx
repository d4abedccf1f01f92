import { useState } from 'react'
import type { TourPackage } from '#catalogue/tour-packages.ts'
import { later } from '#site/lib/later.tsx'
import { useAnnounced } from '#site/lib/use-announced.ts'
import { Button } from '#site/ui/button.tsx'

const CalendarForm = later<{ tourPackage: TourPackage }>(
  () => import('./calendar-form.tsx').then((module) => module.CalendarForm),
  {
    Otherwise: () => (
      <p className="mt-2 text-md">The calendar could not be fetched. Please load the page again.</p>
    ),
    waitsForVisitor: true,
  },
)

/** Buttons that print the trip, add it to a calendar and share it (product-brief B21). Only with an itinerary. */
export function TripSheet({ tourPackage }: { tourPackage: TourPackage }) {
  const [isAskingDay, setIsAskingDay] = useState(false)
  const [shared, setShared] = useState<'copied' | 'by hand'>()
  const sharedWords =
    shared === 'copied'
      ? 'The link to this trip is copied.'
      : shared && `Copy this link: ${location.origin}${location.pathname}`
  useAnnounced(sharedWords)
  if (!tourPackage.itinerary) return null

  const share = async () => {
    const url = location.origin + location.pathname
    try {
      if ('share' in navigator) return await navigator.share({ title: tourPackage.name, url })
    } catch (error) {
      // The visitor closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
    try {
      await navigator.clipboard.writeText(url)
      setShared('copied')
    } catch {
      setShared('by hand')
    }
  }
  const look = 'underline-offset-4 hover:underline'
  return (
    <div className="mt-4 border-t border-mist-2 pt-2 noscript:hidden print:hidden">
      <div className="-mx-5 flex flex-col items-start forced-colors:mx-0 forced-colors:gap-2 forced-colors:pt-2 md:max-lg:flex-row">
        <Button variant="quiet" className={look} onClick={() => print()}>
          Print trip sheet
        </Button>
        <Button
          variant="quiet"
          className={look}
          aria-expanded={isAskingDay}
          onClick={() => setIsAskingDay((isOpen) => !isOpen)}
        >
          Add to calendar
        </Button>
        <Button variant="quiet" className={look} onClick={() => void share()}>
          Share this trip
        </Button>
      </div>
      {sharedWords && <p className="text-md wrap-anywhere">{sharedWords}</p>}
      {isAskingDay && <CalendarForm tourPackage={tourPackage} />}
    </div>
  )
}
