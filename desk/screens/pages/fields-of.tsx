import type { Fields, FieldShape, Path, Value } from '#contract/desk-pages.ts'
import type { AnyFieldType } from './field-words.tsx'

export interface GroupProps {
  Field: AnyFieldType
  shape: FieldShape
  value: Fields
  path: Path
  onChange: (value: Fields) => void
}

/** Fields in the order of the schema, those marked `atEnd` last. */
const inFormOrder = ({ properties = {} }: FieldShape): [string, FieldShape][] =>
  Object.entries(properties).toSorted(([, a], [, b]) => Number(a.atEnd ?? false) - Number(b.atEnd ?? false))

/** All fields of a group, in the order of the form. */
export function FieldsOf({ Field, shape, value, path, onChange }: GroupProps) {
  const set = (key: string, next: Value | undefined) => {
    const { [key]: _old, ...rest } = value
    onChange(next === undefined ? rest : { ...value, [key]: next })
  }
  return (
    <div className="space-y-6">
      {inFormOrder(shape).map(([key, inner]) =>
        inner.counted ? null : (
          <Field
            key={key}
            shape={inner}
            value={value[key]}
            path={[...path, key]}
            isRequired={shape.required?.includes(key) ?? false}
            onChange={(next) => set(key, next)}
          />
        ),
      )}
    </div>
  )
}
