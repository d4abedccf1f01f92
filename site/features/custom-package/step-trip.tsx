import { useId, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { destinations } from '#catalogue/destinations.ts'
import { InputField } from '#site/ui/field.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { dateHint } from './date-hint.ts'
import { labels, type CustomPackageRequest } from './request.ts'
import { useWizardField } from './use-wizard-field.ts'

export function StepTrip() {
  const listId = useId()
  const { control } = useFormContext<CustomPackageRequest>()
  const [start, end] = useWatch({ control, name: ['startDate', 'endDate'] })
  const [now] = useState(() => new Date())
  const hint = dateHint(start, end, now)
  return (
    <>
      <InputField
        label={labels.destination}
        hint="One place, several, or a kind of place. It need not be in our list."
        list={listId}
        autoComplete="off"
        maxLength={300}
        {...useWizardField('destination')}
      />
      <datalist id={listId}>
        {destinations.map(({ slug, name, country }) => (
          <option key={slug}>{name === country ? name : `${name}, ${country}`}</option>
        ))}
      </datalist>
      <div className="grid gap-5 sm:grid-cols-2">
        <InputField label={labels.startDate} type="date" {...useWizardField('startDate')} />
        <InputField label={labels.endDate} type="date" {...useWizardField('endDate')} />
      </div>
      <p role="status" className="text-md text-ink empty:hidden">
        {hint && (
          <span className="flex gap-2.5 rounded-control bg-on-caution p-3">
            <Icon name="info" className="mt-0.5 text-caution" />
            {hint}
          </span>
        )}
      </p>
    </>
  )
}
