import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { focusOn } from '#site/lib/focus.ts'
import { later } from '#site/lib/later.tsx'
import { useAnnounced } from '#site/lib/use-announced.ts'
import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { listAddress, type Choices, type Listing } from './choose-items.ts'
import { FilterForm } from './filter-form.tsx'
import type { FilterSheetProps } from './filter-sheet.tsx'
import type { Option, Question } from './list-plan.ts'

const FilterSheet = later<FilterSheetProps>(
  () => import('./filter-sheet.tsx').then((module) => module.FilterSheet),
  {
    Otherwise: ({ isOpen }) =>
      isOpen && <p className="mt-2">The filters could not be fetched. Please load the page again.</p>,
    waitsForVisitor: true,
  },
)

interface ListControlsProps {
  path: string
  plan: { filters: readonly Question[]; orders: readonly Option[] }
  listing: Omit<Listing<unknown>, 'items'>
  /** `package` and `packages`. */
  noun: { one: string; many: string }
  /** The sentence above the list, with its count. */
  summary: string
  /** Columns of the row on wide screens. */
  columns: string
  /** Whether the page is more than its first screen (lib/first-screen.ts). */
  isWhole: boolean
  /** Adds the page's other parameters to an address of the list. */
  inAddress?: (address: string) => string
}

/**
 * Filters and order of a list, kept in its address (product-brief B13): a row of selects on wide screens, a sheet
 * with the same form on phones. Above the list are the number of results and, if there are none, ways to loosen the filters.
 * The controls come before the grid in the document, so that the keyboard reaches them in visual order (WCAG 2.4.3).
 */
export function ListControls(props: ListControlsProps) {
  const { path, plan, listing, noun, summary, columns, isWhole, inAddress = (address) => address } = props
  const { found, choices, loosened } = listing
  const { state } = useLocation()
  const navigate = useNavigate()
  const count = useRef<HTMLParagraphElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useChosen(choices)

  const apply = (wanted: Choices) => {
    setChosen(wanted)
    void navigate(inAddress(listAddress(path, wanted)), { replace: true, preventScrollReset: true, state })
  }
  /** The pressed button disappears, so the focus moves to the count. */
  const loosen = (wanted: Choices) => {
    apply(wanted)
    focusOn(count.current)
  }
  const line =
    found > 0 ? summary : `No ${noun.one} fits all of that.${loosened.length ? ' Loosen one thing:' : ''}`
  useAnnounced(line)
  const form = { path, ...plan, choices: chosen, onChange: apply }
  // Phones do not show the row in the first screen.
  const isRow = !isOpen && (isWhole || matchMedia('(width >= 48rem)').matches)
  const inUse = plan.filters.filter(({ name }) => choices[name]).length
  return (
    // Filters need scripts, so they are hidden without them.
    <div className="mb-8">
      <div className="noscript:hidden">
        <Button variant="outline" onClick={() => setIsOpen(true)} className="w-full md:hidden">
          <Icon name="sliders" />
          Filter {noun.many}
          {inUse > 0 && ` (${inUse})`}
        </Button>
        {isRow && <FilterForm {...form} className={`grid gap-x-4 gap-y-3 max-md:hidden ${columns}`} />}
        <FilterSheet
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          title={`Filter ${noun.many}`}
          form={form}
          action={found === 0 ? 'No matches' : `Show ${counted(found, noun)}`}
        />
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p
          ref={count}
          tabIndex={-1}
          className={`text-md outline-none ${found > 0 ? 'text-muted' : 'font-semibold'}`}
        >
          {line}
        </p>
        {inUse > 0 && loosened.length === 0 && (
          <Button variant="quiet" onClick={() => loosen(withoutFilters(choices))} className="-mx-5">
            Clear filters
          </Button>
        )}
      </div>
      {loosened.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-3">
          {loosened.map(({ name, found: others }) => (
            <li key={name}>
              <Button variant="outline" onClick={() => loosen({ ...choices, [name]: '' })}>
                {plan.filters.find((filter) => filter.name === name)?.any}
                <span className="font-normal text-muted">{counted(others, noun)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const counted = (count: number, { one, many }: ListControlsProps['noun']) =>
  `${count} ${count === 1 ? one : many}`

const withoutFilters = ({ sort = '' }: Choices): Choices => ({ sort })

/** The values of the selects. A choice is shown at once, before the address changes. */
function useChosen(choices: Choices) {
  const [known, setKnown] = useState(choices)
  const [chosen, setChosen] = useState(choices)
  if (known !== choices) {
    setKnown(choices)
    setChosen(choices)
  }
  return [chosen, setChosen] as const
}
