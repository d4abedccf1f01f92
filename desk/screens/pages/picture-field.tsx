import { emptyValue, isFields } from '#contract/desk-changes.ts'
import { use } from 'react'
import { Button } from '#site/ui/button.tsx'
import { SelectField } from '#site/ui/field.tsx'
import { FormState, pathKey, textIn } from './form-state.ts'
import { Mistake, useWords, type AnyFieldType, type FieldProps } from './field-words.tsx'
import { FieldsOf } from './fields-of.tsx'

/** Which picture, and what it shows in words. */
export function PictureField({ Field, ...props }: FieldProps & { Field: AnyFieldType }) {
  const { shape, value, path, isRequired, onChange } = props
  const { choices } = use(FormState)
  const { label, hint, error } = useWords(props)
  const { name: nameShape, ...others } = shape.properties ?? {}
  const name = useWords({
    shape: nameShape ?? {},
    value: isFields(value) ? value['name'] : undefined,
    path: [...path, 'name'],
    isRequired: true,
  })
  if (!isFields(value))
    return (
      <div data-path={pathKey(path)} tabIndex={-1}>
        <Button variant="outline" onClick={() => onChange(emptyValue(shape))}>
          Add {label.toLowerCase()}
        </Button>
        <Mistake words={error} />
      </div>
    )
  const own = textIn(value['name'])
  const pictures = choices['picture'] ?? []
  return (
    <fieldset data-path={pathKey(path)} tabIndex={-1} className="min-w-0 border-l-2 border-mist-2 pl-4">
      <legend className="-ml-4 pt-2 text-lg font-semibold">{label}</legend>
      {hint && <p className="mb-3 text-sm text-muted">{hint}</p>}
      <div className="space-y-6">
        <SelectField
          {...name}
          label="Picture"
          value={own}
          onChange={(event) => onChange({ ...value, name: event.target.value })}
        >
          {!pictures.some((picture) => picture.value === own) && (
            <option value={own}>{own || 'Choose'}</option>
          )}
          {pictures.map((picture) => (
            <option key={picture.value} value={picture.value}>
              {picture.label.replaceAll('-', ' ')}
            </option>
          ))}
        </SelectField>
        <FieldsOf
          Field={Field}
          shape={{ ...shape, properties: others }}
          value={value}
          path={path}
          onChange={onChange}
        />
      </div>
      {!isRequired && (
        <Button variant="quiet" className="mt-3" onClick={() => onChange(undefined)}>
          Take out {label.toLowerCase()}
        </Button>
      )}
    </fieldset>
  )
}
