import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { paths } from '#site/paths.ts'
import { Button, SubmitButton } from '#site/ui/button.tsx'
import { PrivacyLine } from '#site/ui/privacy-line.tsx'
import { showToast } from '#site/ui/toast.ts'
import { ErrorSummary } from './error-summary.tsx'
import { Progress } from './progress.tsx'
import { requestSchema } from './request-schema.ts'
import { steps, type CustomPackageRequest } from './request.ts'
import { StepDetails } from './step-details.tsx'
import { StepFinal } from './step-final.tsx'
import { StepStyle } from './step-style.tsx'
import { StepTrip } from './step-trip.tsx'
import { submitRequest, type SubmittedRequest } from './submit-request.ts'

/** Without the first step's fields: what was typed there before hydration would be overwritten. */
const defaultValues = {
  destination: '',
  startDate: '',
  endDate: '',
  budget: 1000,
  interests: [],
  travelStyle: '',
  accommodation: [],
  notes: '',
}
const lastStep = steps.length - 1

/** The four steps of spec §4. One form throughout, so that going back keeps every answer. */
export function Wizard({ onSubmitted }: { onSubmitted: (submitted: SubmittedRequest) => void }) {
  const form = useForm<CustomPackageRequest>({
    resolver: zodResolver(requestSchema),
    defaultValues,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const [step, setStep] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef(step)
  const { title, fields } = steps[step] ?? steps[0]

  useEffect(() => {
    if (shownStep.current !== step) heading.current?.focus()
    shownStep.current = step
  }, [step])

  const go = (to: number) => {
    setFailed(false)
    setStep(to)
  }

  const finish = async (request: CustomPackageRequest) => {
    setSending(true)
    const submitted = await submitRequest(request)
    showToast({
      title: 'Quote Requested!',
      description:
        "We've received your custom package request and will be in touch with a personalized quote soon!",
    })
    onSubmitted(submitted)
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    try {
      if (!(await form.trigger(fields, { shouldFocus: true }))) setFailed(true)
      else if (step < lastStep) go(step + 1)
      else await form.handleSubmit(finish)()
    } finally {
      isBusy.current = false
    }
  }

  return (
    <FormProvider {...form}>
      {/* The method makes a press before hydration do nothing, instead of putting the answers into the address. */}
      <form noValidate method="dialog" onSubmit={(event) => void submit(event)}>
        <Progress step={step} />
        <h2 ref={heading} tabIndex={-1} className="mt-8 text-2xl outline-none">
          {title}
        </h2>
        <div className="mt-6 space-y-6">
          {hasFailed && <ErrorSummary fields={fields} />}
          {step === 0 && <StepDetails />}
          {step === 1 && <StepTrip />}
          {step === 2 && <StepStyle />}
          {step === lastStep && <StepFinal onEdit={go} />}
        </div>
        {/* Pressing keeps the focus in the field: its check on leaving would move the button from under the pointer. */}
        <div
          className="mt-8 flex flex-wrap justify-between gap-3 border-t border-mist-2 pt-6"
          onMouseDown={(event) => event.preventDefault()}
          role="presentation"
        >
          <Button variant="outline" disabled={step === 0} onClick={() => go(step - 1)}>
            Previous
          </Button>
          {/* The second press of a double click must not also answer the next step. */}
          <span onClickCapture={(event) => event.detail > 1 && event.preventDefault()} role="presentation">
            <SubmitButton isPending={isSending} pendingText="Sending...">
              {step < lastStep ? 'Next' : 'Request My Quote'}
            </SubmitButton>
          </span>
        </div>
        <div className="mt-6">
          <PrivacyLine policyHref={paths.privacyPolicy()} />
        </div>
      </form>
    </FormProvider>
  )
}
