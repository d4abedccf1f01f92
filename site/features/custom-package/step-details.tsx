import { InputField } from '#site/ui/field.tsx'
import { requestRules } from './request-rules.ts'
import { labels } from './request.ts'

export function StepDetails() {
  return (
    <>
      <InputField
        label={labels.name}
        name="name"
        autoComplete="name"
        maxLength={200}
        {...requestRules.name}
      />
      <InputField
        label={labels.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        {...requestRules.email}
      />
      <InputField
        label={labels.travelers}
        name="travelers"
        type="number"
        inputMode="numeric"
        defaultValue={1}
        className="max-w-64"
        {...requestRules.travelers}
      />
    </>
  )
}
