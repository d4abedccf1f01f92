import { useEffect, type RefObject } from 'react'
import { useAnnounced } from '#site/lib/use-announced.ts'
import { Icon, type IconName } from '#site/ui/icon.tsx'
import { useSuggestions } from './use-suggestions.ts'

export interface SuggestionsProps {
  box: RefObject<HTMLInputElement | null>
  /** Id of the list, for the input's `aria-controls`. */
  id: string
  onChoose: (name: string) => void
}

/**
 * The list under the search box (combobox pattern of WAI-ARIA: focus stays in the box, `aria-activedescendant` moves).
 * A chosen name is put into the box, and the visitor starts the search. Loaded at the first letter.
 */
export function Suggestions({ box, id, onChoose }: SuggestionsProps) {
  const { places, trips, active, setActive, close } = useSuggestions(box)
  const all = [...places, ...trips]
  const count = all.length
  const isOpen = count > 0
  useAnnounced(isOpen && `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Use the arrow keys.`)
  const choose = (name: string) => {
    onChoose(name)
    close()
  }

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isOpen || event.isComposing) return
      const activeName = all[active]?.name
      if (event.key === 'ArrowDown') setActive((at) => (at + 1) % count)
      else if (event.key === 'ArrowUp') setActive((at) => (at <= 0 ? count : at) - 1)
      else if (event.key === 'Escape') close()
      else if (event.key === 'Enter' && activeName !== undefined) choose(activeName)
      else {
        // If no suggestion is marked, Enter searches for the text in the box.
        if (event.key === 'Enter') close()
        return
      }
      event.preventDefault()
    }
    const input = box.current
    input?.addEventListener('keydown', press)
    return () => input?.removeEventListener('keydown', press)
  })
  useListOnBox({ box, id, count, active })

  const option = (index: number) => ({
    id: `${id}-${index}`,
    isActive: active === index,
    onChoose: choose,
  })
  return (
    <div
      role="listbox"
      id={id}
      aria-label="Suggestions"
      hidden={!isOpen}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-68 overflow-y-auto md:max-h-96 rounded-control border border-mist-2 bg-white pb-2 shadow-float"
    >
      {places.length > 0 && <GroupName>Destinations</GroupName>}
      {places.map(({ slug, name }, index) => (
        <Option key={slug} name={name} kind="destination" icon="pin" {...option(index)} />
      ))}
      {trips.length > 0 && <GroupName>Packages</GroupName>}
      {trips.map(({ slug, name }, index) => (
        <Option key={slug} name={name} kind="package" icon="compass" {...option(places.length + index)} />
      ))}
    </div>
  )
}

/** Sets ARIA attributes on the box for the open list and the marked suggestion, and scrolls both into view. */
function useListOnBox({
  box,
  id,
  count,
  active,
}: Pick<SuggestionsProps, 'box' | 'id'> & { count: number; active: number }) {
  const isOpen = count > 0
  useEffect(() => {
    box.current?.setAttribute('aria-expanded', String(isOpen))
    if (active < 0) box.current?.removeAttribute('aria-activedescendant')
    else box.current?.setAttribute('aria-activedescendant', `${id}-${active}`)
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [box, id, isOpen, active])

  // The box may be at the bottom of the window.
  useEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isOpen)
      document
        .getElementById(id)
        ?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' })
  }, [id, isOpen])
}

/** Without a role, because as a group it would have the name "Destination" like the box. */
const GroupName = ({ children }: { children: string }) => (
  <p aria-hidden="true" className="kicker px-4 pt-3 pb-1 text-muted">
    {children}
  </p>
)

interface OptionProps {
  id: string
  name: string
  /** The kind of entry, for screen readers. */
  kind: string
  icon: IconName
  isActive: boolean
  onChoose: (name: string) => void
}

const Option = ({ id, name, kind, icon, isActive, onChoose }: OptionProps) => (
  <button
    type="button"
    role="option"
    tabIndex={-1}
    id={id}
    aria-selected={isActive}
    // The box keeps the focus.
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => onChoose(name)}
    className="flex min-h-11 w-full items-center gap-3 px-4 py-2 text-left text-md hover:bg-mist aria-selected:bg-peacock-tint aria-selected:text-peacock-dark"
  >
    <Icon name={icon} className="size-4 text-peacock" />
    <span>
      {name}
      <span className="sr-only">, {kind}</span>
    </span>
  </button>
)
