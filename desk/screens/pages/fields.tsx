import { use, useId } from 'react'
import { emptyValue, isFields } from '#contract/desk-changes.ts'
import { Button } from '#site/ui/button.tsx'
import { Choice, ChoiceGroup } from '#site/ui/choice.tsx'
import { InputField, SelectField, TextareaField } from '#site/ui/field.tsx'
import { isOwnProblem, Mistake, nameOfChoices, useWords, type FieldProps } from './field-words.tsx'
import { FieldsOf } from './fields-of.tsx'
import { FormState, isPicture, pathKey, textIn } from './form-state.ts'
import { ListField } from './list-field.tsx'
import { PictureField } from './picture-field.tsx'
import { StoryPreview } from './story-preview.tsx'

/** One field of a schema, of any type. */
export function AnyField(props: FieldProps) {
  const { shape, value, path } = props
  const { choices } = use(FormState)
  if (shape.type === 'object')
    return isPicture(shape) ? <PictureField {...props} Field={AnyField} /> : <GroupField {...props} />
  if (shape.type === 'array')
    return shape.items?.enum ? (
      <ChipsField {...props} options={shape.items.enum} />
    ) : (
      <ListField {...props} Field={AnyField} />
    )
  if (shape.type === 'boolean') return <YesNoField {...props} />
  if (shape.type === 'integer' || shape.type === 'number') return <NumberField {...props} />
  const own = nameOfChoices(path)
  const options = shape.enum?.map((word) => ({ value: String(word), label: String(word) })) ?? choices[own]
  if (options) return <ChoiceField {...props} options={options} />
  return (
    <>
      <TextField {...props} />
      {shape.text === 'body' && <StoryPreview text={textIn(value)} />}
    </>
  )
}

function TextField(props: FieldProps) {
  const { shape, value, onChange, isRequired } = props
  const words = useWords(props)
  const text = textIn(value)
  const isRunning = shape.text !== undefined
  const set = (typed: string) => onChange(typed === '' && !isRequired ? undefined : typed)
  if (!isRunning && (shape.maxLength ?? 0) <= 60)
    return (
      <InputField
        {...words}
        value={text}
        autoComplete="off"
        {...(shape.format === 'date' ? { type: 'date' } : {})}
        onChange={(event) => set(event.target.value)}
      />
    )
  const columns = 42
  const rows = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / columns)), 0)
  return (
    <TextareaField
      {...words}
      value={text}
      rows={Math.min(Math.max(rows, isRunning ? 4 : 2), 24)}
      onChange={(event) => set(isRunning ? event.target.value : event.target.value.replaceAll('\n', ' '))}
    />
  )
}

/** Text that is not a number is kept as typed, and the check reports it. */
function NumberField(props: FieldProps) {
  const { shape, value, onChange, isRequired } = props
  const set = (typed: string) => {
    const isNumber = /^-?(0|[1-9]\d*)(\.\d*[1-9])?$/.test(typed)
    onChange(isNumber ? Number(typed) : typed === '' && !isRequired ? undefined : typed)
  }
  return (
    <InputField
      {...useWords(props)}
      value={textIn(value)}
      inputMode={shape.type === 'integer' ? 'numeric' : 'decimal'}
      autoComplete="off"
      onChange={(event) => set(event.target.value.trim())}
    />
  )
}

function YesNoField(props: FieldProps) {
  const { value, onChange, isRequired } = props
  const { label, hint, error, 'data-path': path } = useWords(props)
  const id = useId()
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 text-md font-semibold">
        <input
          type="checkbox"
          className="size-5 accent-peacock"
          checked={value === true}
          aria-describedby={id}
          {...(error ? { 'aria-invalid': true } : {})}
          data-path={path}
          onChange={(event) =>
            onChange(event.target.checked || isRequired ? event.target.checked : undefined)
          }
        />
        {label}
      </label>
      <div id={id}>
        <p className="text-sm text-muted">{hint}</p>
        <Mistake words={error} />
      </div>
    </div>
  )
}

function ChoiceField({ options, ...props }: FieldProps & { options: { value: string; label: string }[] }) {
  const { value, onChange, isRequired } = props
  const text = textIn(value)
  const isKnown = options.some((option) => option.value === text)
  return (
    <SelectField
      {...useWords(props)}
      value={text}
      onChange={({ target }) => onChange(target.value === '' && !isRequired ? undefined : target.value)}
    >
      {(!isRequired || text === '') && <option value="">{isRequired ? 'Choose' : 'None'}</option>}
      {!isKnown && text !== '' && <option value={text}>{text}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
}

/** Values of a fixed set, in the order in which they were chosen. */
function ChipsField({ options, ...props }: FieldProps & { options: (string | number)[] }) {
  const { value, onChange, isRequired } = props
  const { label, hint, error, 'data-path': path } = useWords(props)
  const chosen = Array.isArray(value) ? value : []
  const toggle = (word: string | number, isOn: boolean) => {
    const next = isOn ? [...chosen, word] : chosen.filter((other) => other !== word)
    onChange(next.length === 0 && !isRequired ? undefined : next)
  }
  return (
    <div data-path={path} tabIndex={-1}>
      <ChoiceGroup legend={label} hint={hint}>
        {options.map((word) => (
          <Choice
            key={word}
            type="checkbox"
            checked={chosen.includes(word)}
            onChange={(event) => toggle(word, event.target.checked)}
          >
            {String(word)}
          </Choice>
        ))}
      </ChoiceGroup>
      {chosen.length > 1 && (
        <p className="mt-1.5 text-sm text-muted">Shown as: {chosen.map(textIn).join(', ')}</p>
      )}
      <Mistake words={error} />
    </div>
  )
}

function GroupField(props: FieldProps) {
  const { shape, value, path, isRequired, onChange } = props
  const { problems } = use(FormState)
  const { label, hint } = useWords(props)
  const own = problems.filter((problem) => isOwnProblem(problem.path, path, shape)).map(({ words }) => words)
  if (!isFields(value))
    return (
      <div data-path={pathKey(path)} tabIndex={-1}>
        <Button variant="outline" onClick={() => onChange(emptyValue(shape))}>
          Add {label.toLowerCase()}
        </Button>
        <Mistake words={own.join(' ')} />
      </div>
    )
  return (
    <fieldset data-path={pathKey(path)} tabIndex={-1} className="min-w-0 border-l-2 border-mist-2 pl-4">
      <legend className="-ml-4 pt-2 text-lg font-semibold">{label}</legend>
      {hint && <p className="mb-3 text-sm text-muted">{hint}</p>}
      <Mistake words={own.join(' ')} />
      <FieldsOf Field={AnyField} shape={shape} value={value} path={path} onChange={onChange} />
      {!isRequired && (
        <Button variant="quiet" className="mt-3" onClick={() => onChange(undefined)}>
          Remove {label.toLowerCase()}
        </Button>
      )}
    </fieldset>
  )
}
