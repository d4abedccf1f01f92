import { useId, useState } from 'react'
import { useAnnounced } from '#site/lib/use-announced.ts'
import { InputField } from '#site/ui/field.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { dateHint } from './date-hint.ts'
import { requestRules } from './request-rules.ts'
import { labels } from './request.ts'

/** Only for suggestions. Loaded later, and left out if loading fails. */
const loadPlaces = async (): Promise<string[]> => {
  const { loadDestinationCards } = await import('#site/data/load-lists.ts')
  const destinations = await loadDestinationCards()
  return destinations.map(({ name, country }) => (name === country ? name : `${name}, ${country}`))
}

export function StepTrip() {
  const listId = useId()
  const [places, setPlaces] = useState<string[]>([])
  const [start, setStart] = useState('')
  const [end, setEnd] = useState('')
  const [now] = useState(() => new Date())
  const hint = dateHint(start, end, now)
  useAnnounced(hint)
  return (
    <>
      <InputField
        label={labels.destination}
        hint="One place, several or a kind of place, in our list or not."
        name="destination"
        list={listId}
        onFocus={() => void loadPlaces().then(setPlaces, () => {})}
        autoComplete="off"
        maxLength={300}
        {...requestRules.destination}
      />
      <datalist id={listId}>
        {places.map((place) => (
          <option key={place}>{place}</option>
        ))}
      </datalist>
      <div className="grid gap-5 sm:grid-cols-2">
        <InputField
          label={labels.startDate}
          name="startDate"
          type="date"
          onChange={(event) => setStart(event.target.value)}
          {...requestRules.startDate}
        />
        <InputField
          label={labels.endDate}
          name="endDate"
          type="date"
          onChange={(event) => setEnd(event.target.value)}
          {...requestRules.endDate}
        />
      </div>
      {hint && (
        <p className="flex gap-2.5 rounded-control bg-on-caution p-3 text-md text-ink">
          <Icon name="info" className="mt-0.5 text-caution" />
          {hint}
        </p>
      )}
    </>
  )
}
