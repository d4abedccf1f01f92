import { useController, useFormContext } from 'react-hook-form'
import { Choice, ChoiceGroup } from '#site/ui/choice.tsx'
import { Slider } from '#site/ui/slider.tsx'
import {
  accommodationOptions,
  budgetRange,
  interestOptions,
  labels,
  travelStyleOptions,
  type CustomPackageRequest,
} from './request.ts'

export function StepStyle() {
  const { register, control } = useFormContext<CustomPackageRequest>()
  const { field: budget } = useController({ control, name: 'budget' })
  return (
    <>
      <ChoiceGroup legend={labels.interests} hint="(as many as you like)">
        {interestOptions.map((interest) => (
          <Choice key={interest} type="checkbox" value={interest} {...register('interests')}>
            {interest}
          </Choice>
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={labels.travelStyle}>
        {travelStyleOptions.map(({ value, label }) => (
          <Choice key={value} type="radio" value={value} {...register('travelStyle')}>
            {label}
          </Choice>
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={labels.accommodation} hint="(as many as you like)">
        {accommodationOptions.map((kind) => (
          <Choice key={kind} type="checkbox" value={kind} {...register('accommodation')}>
            {kind}
          </Choice>
        ))}
      </ChoiceGroup>
      <Slider
        label={labels.budget}
        hint="Per person, in US dollars. A rough figure is enough."
        amountLabel="Amount in US dollars"
        sign="$"
        {...budgetRange}
        value={budget.value}
        onChange={budget.onChange}
      />
    </>
  )
}
