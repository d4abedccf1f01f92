import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#site/paths.ts'
import { buttonLook } from '#site/ui/button.tsx'
import { textIn } from '#site/ui/form-text.ts'
import { InputField, SelectField } from '#site/ui/field.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { guestOptions, type SearchCriteria } from './search-criteria.ts'

/** Search address with only the filled parameters (spec §2); all may be empty. */
export function searchAddress(form: FormData): string {
  const filled = ['q', 'checkin', 'checkout', 'guests']
    .map((name) => [name, textIn(form, name).trim()] as [string, string])
    .filter(([, value]) => value)
  const query = new URLSearchParams(filled).toString()
  return query ? `${paths.search()}?${query}` : paths.search()
}

interface SearchPanelProps {
  /** What the fields begin with, on the page of results. */
  initial?: SearchCriteria
}

/** The hero's search: a plain GET form before any script runs. */
export function SearchPanel({ initial }: SearchPanelProps) {
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(searchAddress(new FormData(event.currentTarget)))
  }
  return (
    <form
      role="search"
      action={paths.search()}
      onSubmit={submit}
      className="grid gap-4 rounded-sheet bg-white p-5 text-ink shadow-float sm:grid-cols-2 sm:p-6 lg:grid-cols-[1.5fr_1fr_1fr_1fr_auto] lg:items-end"
    >
      <InputField
        label="Destination"
        name="q"
        placeholder="Where to?"
        defaultValue={initial?.q}
        autoComplete="off"
        enterKeyHint="search"
      />
      <InputField label="Check-in" name="checkin" type="date" defaultValue={initial?.checkin} />
      <InputField label="Check-out" name="checkout" type="date" defaultValue={initial?.checkout} />
      <SelectField label="Guests" name="guests" defaultValue={initial?.guests || guestOptions[0]}>
        {guestOptions.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
      <button type="submit" className={buttonLook('main', 'min-h-12 sm:col-span-2 lg:col-span-1')}>
        <Icon name="search" />
        Search Adventures
      </button>
    </form>
  )
}
