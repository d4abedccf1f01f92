import { TextareaField } from '#site/ui/field.tsx'
import { RequestSummary } from './request-summary.tsx'
import { labels, type CustomPackageRequest } from './request.ts'

interface StepFinalProps {
  /** The answers of the earlier steps. Undefined until they are given. */
  request: CustomPackageRequest | undefined
  onEdit: (step: number) => void
}

export function StepFinal({ request, onEdit }: StepFinalProps) {
  return (
    <>
      {request && <RequestSummary request={request} onEdit={onEdit} />}
      <TextareaField
        label={labels.notes}
        isOptional
        hint="Who is coming, what you dream of, what you would rather avoid."
        name="notes"
        rows={5}
        maxLength={5000}
      />
    </>
  )
}
