import { useEffect, useRef, useState } from 'react'
import type { TourPackage } from '#catalogue/tour-packages.ts'
import { focusOn } from '#site/lib/focus.ts'
import { formatDay } from '#catalogue/format-day.ts'
import { useAnnounced } from '#site/lib/use-announced.ts'
import { useChosenDeparture } from '#site/mail/chosen-departure.ts'
import { Button } from '#site/ui/button.tsx'
import { downloadFile } from '#site/ui/download-file.ts'
import { InputField } from '#site/ui/field.tsx'
import { textIn } from '#site/ui/form-text.ts'
import { calendarFile } from './calendar-file.ts'

/** Asks for the first day and offers the itinerary as a calendar file. */
export function CalendarForm({ tourPackage }: { tourPackage: TourPackage }) {
  const form = useRef<HTMLFormElement>(null)
  const departure = useChosenDeparture(tourPackage.name)
  const [madeFor, setMadeFor] = useState('')
  useEffect(() => focusOn(form.current?.querySelector('input')), [])

  const advice = madeFor && `Open the file to put the days from ${formatDay(madeFor)} into your calendar.`
  useAnnounced(advice)

  const submit = (data: FormData) => {
    const start = textIn(data, 'start')
    const url = location.origin + location.pathname
    const text = calendarFile({ ...tourPackage, url }, start, new Date())
    downloadFile(text, `${tourPackage.slug}-${start}.ics`, 'text/calendar')
    setMadeFor(start)
  }
  return (
    <form
      ref={form}
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        submit(new FormData(event.currentTarget))
      }}
      className="mt-2 space-y-3 rounded-control bg-mist p-4"
    >
      {/* iCalendar years have four digits. */}
      <InputField
        label="First day of the trip"
        // Starts with the departure chosen on the page, again after each new choice.
        key={departure?.start}
        defaultValue={departure?.start}
        name="start"
        type="date"
        max="9998-12-31"
        required
        aria-invalid={false}
      />
      <Button variant="outline" type="submit" className="w-full">
        Download calendar file
      </Button>
      {advice && <p className="text-sm text-ink-2">{advice}</p>}
    </form>
  )
}
