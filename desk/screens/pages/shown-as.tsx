import { useId } from 'react'
import { Choice, ChoiceGroup } from '#site/ui/choice.tsx'

export type Width = 'phone' | 'laptop'

/** How wide a preview is. */
export function ShownAs({ width, onChange }: { width: Width; onChange: (width: Width) => void }) {
  const group = useId()
  return (
    <ChoiceGroup legend="Screen size">
      {(['phone', 'laptop'] as const).map((name) => (
        <Choice key={name} type="radio" name={group} checked={width === name} onChange={() => onChange(name)}>
          {name}
        </Choice>
      ))}
    </ChoiceGroup>
  )
}
