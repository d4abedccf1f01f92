import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type RefObject,
} from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#site/paths.ts'
import { buttonLook } from '#site/ui/button.tsx'
import { textIn } from '#site/ui/form-text.ts'
import { InputField, SelectField } from '#site/ui/field.tsx'
import { Icon } from '#site/ui/icon.tsx'
import type { SuggestionsProps } from './suggestions.tsx'
import { guestOptions, resultsAddress, type SearchCriteria } from './search-criteria.ts'

// Loaded when the visitor types. The box also searches without suggestions.
const Suggestions = lazy<ComponentType<SuggestionsProps>>(() =>
  import('./suggestions.tsx').then(
    (module) => ({ default: module.Suggestions }),
    () => ({ default: () => null }),
  ),
)

/** The search address with only the non-empty parameters (spec §2). All may be empty. */
export function searchAddress(form: FormData): string {
  const text = (name: keyof SearchCriteria) => textIn(form, name).trim()
  return resultsAddress({
    q: text('q'),
    checkin: text('checkin'),
    checkout: text('checkout'),
    guests: text('guests'),
  })
}

interface SearchPanelProps {
  /** The initial values of the fields, on the results page. */
  initial?: SearchCriteria
}

/** The search form of the home page. A plain GET form until scripts run. */
export function SearchPanel({ initial }: SearchPanelProps) {
  const navigate = useNavigate()
  const listId = useId()
  const form = useRef<HTMLFormElement>(null)
  useNewBeginning(form, initial)
  const box = useRef<HTMLInputElement>(null)
  const [isTyping, setIsTyping] = useState(false)
  const fill = (name: string) => {
    if (box.current) box.current.value = name
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(searchAddress(new FormData(event.currentTarget)))
  }
  return (
    <form
      ref={form}
      role="search"
      action={paths.search()}
      onSubmit={submit}
      className="grid grid-cols-1 gap-x-2.5 gap-y-4 rounded-sheet bg-white p-4 min-[22.5rem]:grid-cols-2 text-ink [&_:focus-visible]:outline-peacock max-sm:[&_[type=date]]:px-2 max-sm:[&_[type=date]]:tracking-tight shadow-float sm:gap-x-4 sm:p-6 lg:grid-cols-[1.5fr_1fr_1fr_1fr_auto] lg:items-end"
    >
      <div className="relative max-sm:-col-end-1 max-sm:col-start-1">
        <InputField
          ref={box}
          label="Destination"
          name="q"
          placeholder="Where to?"
          defaultValue={initial?.q}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded="false"
          aria-controls={listId}
          onInput={() => setIsTyping(true)}
        />
        <Suspense>{isTyping && <Suggestions box={box} id={listId} onChoose={fill} />}</Suspense>
      </div>
      <InputField label="Check-in" name="checkin" type="date" defaultValue={initial?.checkin} />
      <InputField label="Check-out" name="checkout" type="date" defaultValue={initial?.checkout} />
      <SelectField
        label="Guests"
        name="guests"
        className="max-sm:-col-end-1 max-sm:col-start-1"
        defaultValue={initial?.guests || guestOptions[0]}
      >
        {guestOptions.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
      <button type="submit" className={buttonLook('main', '-col-end-1 col-start-1 min-h-12 lg:col-auto')}>
        <Icon name="search" />
        Search Adventures
      </button>
    </form>
  )
}

/**
 * Updates all fields after a new search, including changed ones. Text typed before the first results is kept. The fields are
 * not mounted again, because they would lose the focus.
 */
function useNewBeginning(form: RefObject<HTMLFormElement | null>, initial: SearchCriteria | undefined) {
  const before = useRef(initial)
  useEffect(() => {
    if (!form.current || !initial || before.current === initial) return
    const isFirst = before.current === undefined
    before.current = initial
    // Unlike an input, a select does not follow its default value.
    const guests = form.current.querySelector('select')
    if (guests && (!isFirst || initial.guests)) guests.value = initial.guests || guestOptions[0]
    if (isFirst) return
    for (const input of form.current.querySelectorAll('input')) {
      input.value = initial[input.name as keyof SearchCriteria]
      delete input.dataset['filled']
    }
  }, [form, initial])
}
