import { useEffect, useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import { focusOn } from '#site/lib/focus.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { Form } from '#site/ui/form.tsx'
import { LaterDraft } from '#site/ui/later-draft.tsx'
import { PrivacyLine } from '#site/ui/privacy-line.tsx'
import { SubmitButton } from '#site/ui/submit-button.tsx'
import { showToast } from '#site/ui/toast.ts'
import { ErrorSummary } from './error-summary.tsx'
import { Progress } from './progress.tsx'
import { requestFrom } from './request-from.ts'
import { steps, type CustomPackageRequest } from './request.ts'
import { StepDetails } from './step-details.tsx'
import { StepFinal } from './step-final.tsx'
import { StepStyle } from './step-style.tsx'
import { StepTrip } from './step-trip.tsx'
import { submitRequest, type SubmittedRequest } from './submit-request.ts'

const lastStep = steps.length - 1

/** The four steps of spec §4 in one form. Hidden steps keep their answers. */
export function Wizard({ onSubmitted }: { onSubmitted: (submitted: SubmittedRequest) => void }) {
  const [step, setStep] = useState(0)
  const [answers, setAnswers] = useState<CustomPackageRequest>()
  const [hasFailed, setFailed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const keptStep = useRef<HTMLInputElement>(null)
  const shownStep = useRef(step)
  const { title, fields } = steps[step] ?? steps[0]

  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    // Focus alone would scroll a heading above the window to its middle.
    if ((heading.current?.getBoundingClientRect().top ?? 0) < 0) heading.current?.scrollIntoView()
    focusOn(heading.current)
    // The draft includes the current step.
    keptStep.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [step])

  const go = (to: number) => {
    setFailed(false)
    setStep(to)
  }

  /** After restoring a draft: go to the step where it was left, but not past a missing answer. */
  const goOn = ({ currentTarget: { form, value } }: ChangeEvent<HTMLInputElement>) => {
    if (!form) return
    const gap = form.querySelector<HTMLElement>('[data-step]:invalid')?.dataset['step']
    setAnswers(requestFrom(new FormData(form)))
    go(Math.min(Number(value) || 0, Number(gap ?? lastStep)))
  }

  const finish = async (request: CustomPackageRequest) => {
    const submitted = await submitRequest(request)
    // A reset would empty the form while it is still shown.
    void import('#site/lib/draft.ts').then(({ forgetDraft }) => forgetDraft('draft-trip'))
    showToast({
      title: 'Quote Requested!',
      description:
        "We've received your custom package request and will be in touch with a personalized quote soon!",
    })
    onSubmitted(submitted)
  }

  const submit = (data: FormData) => {
    const request = requestFrom(data)
    if (step === lastStep) return finish(request)
    setAnswers(request)
    go(step + 1)
  }

  return (
    <Form onSubmit={submit} onRefused={() => setFailed(true)}>
      {() => (
        <>
          <LaterDraft draftKey="draft-trip" what="a trip plan" />
          <Progress step={step} />
          <h2
            ref={heading}
            tabIndex={-1}
            className="mt-6 mb-5 text-2xl max-sm:scroll-mt-20 outline-none sm:mt-8 sm:mb-6"
          >
            {title}
          </h2>
          {hasFailed && <ErrorSummary fields={fields} />}
          <Part index={0} step={step}>
            <StepDetails />
          </Part>
          <Part index={1} step={step}>
            <StepTrip />
          </Part>
          <Part index={2} step={step}>
            <StepStyle />
          </Part>
          <Part index={lastStep} step={step}>
            <StepFinal request={answers} onEdit={go} />
          </Part>
          {/* After the answers, so that a draft fills them in first. */}
          <input ref={keptStep} hidden name="step" value={step} data-start={0} onChange={goOn} />
          <div className="mt-8 flex flex-wrap justify-between gap-3 border-t border-mist-2 pt-6">
            <Button variant="outline" disabled={step === 0} onClick={() => go(step - 1)}>
              Previous
            </Button>
            {/* The second press of a double click must not also answer the next step. */}
            <span
              onClickCapture={(event) => event.detail > 1 && event.preventDefault()}
              role="presentation"
              className="max-sm:grow"
            >
              <SubmitButton pendingText="Sending..." className="max-sm:w-full">
                {step < lastStep ? 'Next' : 'Request My Quote'}
              </SubmitButton>
            </span>
          </div>
          <div className="mt-6">
            <PrivacyLine policyHref={paths.privacyPolicy()} />
          </div>
        </>
      )}
    </Form>
  )
}

function Part({ index, step, children }: { index: number; step: number; children: ReactNode }) {
  return (
    <fieldset
      hidden={index !== step}
      data-step={index}
      aria-label={`Step ${index + 1} of ${steps.length}`}
      className="grid min-w-0 grid-cols-1 gap-6"
    >
      {children}
    </fieldset>
  )
}
