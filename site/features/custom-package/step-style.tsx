import { agency, money } from '#catalogue/agency.ts'
import { currencyName } from '#catalogue/format.ts'
import { accommodations, interests, travelStyles } from '#catalogue/vocabulary.ts'
import { useState } from 'react'
import { Choice, ChoiceGroup } from '#site/ui/choice.tsx'
import { Slider } from '#site/ui/slider.tsx'
import { budgetRange, labels } from './request.ts'

const currency = currencyName(agency)

export function StepStyle() {
  const [budget, setBudget] = useState<number>(budgetRange.start)
  return (
    <>
      <ChoiceGroup legend={labels.interests} hint="(as many as you like)">
        {interests.map((interest) => (
          <Choice key={interest} type="checkbox" name="interests" value={interest}>
            {interest}
          </Choice>
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={labels.travelStyle}>
        {Object.entries(travelStyles).map(([value, label]) => (
          <Choice key={value} type="radio" name="travelStyle" value={value}>
            {label}
          </Choice>
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={labels.accommodation} hint="(as many as you like)">
        {accommodations.map((kind) => (
          <Choice key={kind} type="checkbox" name="accommodation" value={kind}>
            {kind}
          </Choice>
        ))}
      </ChoiceGroup>
      <Slider
        name="budget"
        label={labels.budget}
        hint={`Per person, in ${currency}. A rough figure is enough.`}
        amountLabel={`Amount in ${currency}`}
        text={money}
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
