import { use } from 'react'
import type { Fields, Path, Value } from '#contract/desk-pages.ts'
import { isFields } from '#contract/desk-changes.ts'
import { isOwnProblem, Mistake, type AnyFieldType } from './field-words.tsx'
import type { GroupProps } from './fields-of.tsx'
import { FormState, valueAt } from './form-state.ts'
import { isSpread, sectionsOf, type Section } from './sections.ts'

/** A form with this many fields has a row of jumps. */
const longForm = 10

export const hasJumps = (sections: Section[]): boolean =>
  sections.length > 1 && sections.flatMap(({ fields }) => fields).length >= longForm

export const sectionId = ({ words }: Section): string => `section-${words.toLowerCase().replaceAll(' ', '-')}`

/** All fields of a page, section by section. */
export function FormSections({ Field, shape, value, onChange }: Omit<GroupProps, 'path'>) {
  const sections = sectionsOf(shape)
  const isLong = hasJumps(sections)
  return (
    <div className="space-y-10">
      <SpreadMistakes shape={shape} />
      {sections.map((section) => (
        <section key={section.words} aria-labelledby={isLong ? sectionId(section) : undefined}>
          {isLong && (
            <h2
              id={sectionId(section)}
              tabIndex={-1}
              className="mb-5 border-b border-mist-2 pb-2 font-text text-xl font-semibold outline-none"
            >
              {section.words}
            </h2>
          )}
          <SectionFields Field={Field} section={section} value={value} onChange={onChange} />
        </section>
      ))}
    </div>
  )
}

function SectionFields({
  Field,
  section,
  value,
  onChange,
}: {
  Field: AnyFieldType
  section: Section
  value: Fields
  onChange: (value: Fields) => void
}) {
  return (
    <div className="space-y-6">
      {section.fields.map(({ path, shape, isRequired }) => (
        <Field
          key={path.join('.')}
          shape={shape}
          value={valueAt(value, path)}
          path={path}
          isRequired={isRequired}
          onChange={(next) => onChange(put(value, path, next))}
        />
      ))}
    </div>
  )
}

/** Mistakes of a group whose fields are shown among the others. */
function SpreadMistakes({ shape }: Pick<GroupProps, 'shape'>) {
  const { problems } = use(FormState)
  return Object.entries(shape.properties ?? {}).map(([key, inner]) => {
    const own = problems.filter(({ path }) => isOwnProblem(path, [key], inner)).map(({ words }) => words)
    return own.length > 0 && isSpread(inner, shape.required?.includes(key) ?? false) ? (
      <div key={key} data-path={key} tabIndex={-1}>
        <Mistake words={own.join(' ')} />
      </div>
    ) : null
  })
}

function put(value: Fields, [key, ...rest]: Path, next: Value | undefined): Fields {
  const { [String(key)]: inner, ...others } = value
  if (rest.length > 0) return { ...value, [String(key)]: put(isFields(inner) ? inner : {}, rest, next) }
  return next === undefined ? others : { ...value, [String(key)]: next }
}
