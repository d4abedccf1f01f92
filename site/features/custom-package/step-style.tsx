import { useState } from 'react'
import { Choice, ChoiceGroup } from '#site/ui/choice.tsx'
import { Slider } from '#site/ui/slider.tsx'
import { accommodationOptions, budgetRange, interestOptions, labels, travelStyleOptions } from './request.ts'

export function StepStyle() {
  const [budget, setBudget] = useState<number>(budgetRange.start)
  return (
    <>
      <ChoiceGroup legend={labels.interests} hint="(as many as you like)">
        {interestOptions.map((interest) => (
          <Choice key={interest} type="checkbox" name="interests" value={interest}>
            {interest}
          </Choice>
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={labels.travelStyle}>
        {travelStyleOptions.map(({ value, label }) => (
          <Choice key={value} type="radio" name="travelStyle" value={value}>
            {label}
          </Choice>
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={labels.accommodation} hint="(as many as you like)">
        {accommodationOptions.map((kind) => (
          <Choice key={kind} type="checkbox" name="accommodation" value={kind}>
            {kind}
          </Choice>
        ))}
      </ChoiceGroup>
      <Slider
        name="budget"
        label={labels.budget}
        hint="Per person, in US dollars. A rough figure is enough."
        amountLabel="Amount in US dollars"
        sign="$"
        min={budgetRange.min}
        max={budgetRange.max}
        step={budgetRange.step}
        value={budget}
        start={budgetRange.start}
        onChange={setBudget}
      />
    </>
  )
}
