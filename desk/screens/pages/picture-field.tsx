import { emptyValue, isFields } from '#contract/desk-changes.ts'
import type { Fields } from '#contract/desk-pages.ts'
import { isPhotographName } from '#contract/desk-photographs.ts'
import { use } from 'react'
import { Button } from '#site/ui/button.tsx'
import { SelectField } from '#site/ui/field.tsx'
import { FormState, pathKey, textIn } from './form-state.ts'
import { Mistake, useWords, type AnyFieldType, type FieldProps } from './field-words.tsx'
import { ChoosePhotographs } from './choose-photographs.tsx'
import { FieldsOf, type GroupProps } from './fields-of.tsx'
import { Photograph } from './photograph.tsx'

/** The choice of a picture, and its description. */
export function PictureField({ Field, ...props }: FieldProps & { Field: AnyFieldType }) {
  const { shape, value, path, isRequired, onChange } = props
  const { label, hint, error } = useWords(props)
  if (!isFields(value))
    return (
      <div data-path={pathKey(path)} tabIndex={-1}>
        <Button variant="outline" onClick={() => onChange(emptyValue(shape))}>
          Add {label.toLowerCase()}
        </Button>
        <Mistake words={error} />
      </div>
    )
  return (
    <fieldset data-path={pathKey(path)} tabIndex={-1} className="min-w-0 border-l-2 border-mist-2 pl-4">
      <legend className="-ml-4 pt-2 text-lg font-semibold">{label}</legend>
      {hint && <p className="mb-3 text-sm text-muted">{hint}</p>}
      <PictureFields Field={Field} shape={shape} value={value} path={path} onChange={onChange} />
      {!isRequired && (
        <Button variant="quiet" className="mt-3" onClick={() => onChange(undefined)}>
          Remove {label.toLowerCase()}
        </Button>
      )}
    </fieldset>
  )
}

/** The same without its frame, for items of a list. */
export function PictureFields({ Field, shape, value, path, onChange }: GroupProps) {
  const { choices } = use(FormState)
  const { name: nameShape, ...others } = shape.properties ?? {}
  const name = useWords({
    shape: nameShape ?? {},
    value: value['name'],
    path: [...path, 'name'],
    isRequired: true,
  })
  const own = textIn(value['name'])
  const pictures = choices['picture'] ?? []
  return (
    <div className="space-y-6">
      <ChoosePhotographs
        words={own === '' ? 'Choose a photograph' : 'Choose another photograph'}
        isSquare={shape.square ?? false}
        onChosen={([sent = '']) => onChange(withPhotograph(value, sent))}
      >
        {own !== '' && (
          <div className="mb-4">
            <Photograph key={own} name={own} onStop={() => onChange({ ...value, name: '' })} />
          </div>
        )}
      </ChoosePhotographs>
      <SelectField
        {...name}
        label="Picture"
        hint="Or choose a picture that is already on the site."
        value={own}
        onChange={(event) => onChange({ ...value, name: event.target.value })}
      >
        {!pictures.some((picture) => picture.value === own) && (
          <option value={own}>{own === '' ? 'Choose' : 'This photograph'}</option>
        )}
        {pictures.map((picture) => (
          <option key={picture.value} value={picture.value}>
            {isPhotographName(own) && picture.value === own
              ? 'This photograph'
              : picture.label.replaceAll('-', ' ')}
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
  )
}

/** Clears credit and description, which belong to the former picture. */
function withPhotograph({ credit: _credit, ...value }: Fields, name: string): Fields {
  return { ...value, name, alt: '' }
}
