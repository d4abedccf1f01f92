import { useFormContext } from 'react-hook-form'
import { TextareaField } from '#site/ui/field.tsx'
import { RequestSummary } from './request-summary.tsx'
import { labels, type CustomPackageRequest } from './request.ts'

export function StepFinal({ onEdit }: { onEdit: (step: number) => void }) {
  const { register, getValues } = useFormContext<CustomPackageRequest>()
  return (
    <>
      <RequestSummary request={getValues()} onEdit={onEdit} />
      <TextareaField
        label={labels.notes}
        isOptional
        hint="Anything else: who is coming, what you dream of, what you would rather avoid."
        rows={5}
        maxLength={5000}
        {...register('notes')}
      />
    </>
  )
}
