import { InputField } from '#site/ui/field.tsx'
import { labels } from './request.ts'
import { useWizardField } from './use-wizard-field.ts'

export function StepDetails() {
  return (
    <>
      <InputField label={labels.name} autoComplete="name" maxLength={200} {...useWizardField('name')} />
      <InputField
        label={labels.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...useWizardField('email')}
      />
      <InputField
        label={labels.travelers}
        type="number"
        inputMode="numeric"
        min={1}
        defaultValue={1}
        step={1}
        className="max-w-40"
        {...useWizardField('travelers', { valueAsNumber: true })}
      />
    </>
  )
}
