import { useEffect, useState } from 'react'
import type { Checked } from '#contract/desk-pages.ts'
import { sectionId } from './form-sections.tsx'
import { problemsOf, type Section } from './sections.ts'

/** Links to the sections of a long form, each with its number of mistakes. */
export function Jumps({
  sections,
  checked,
  isNew,
}: {
  sections: Section[]
  checked: Pick<Checked, 'problems'>
  isNew: boolean
}) {
  const seen = useSeen(sections)
  const jump = (section: Section) => {
    const heading = document.getElementById(sectionId(section))
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <nav aria-label="Parts of this page" className="-mx-2 basis-full overflow-x-auto">
      <ul className="flex">
        {sections.map((section) => {
          const count = problemsOf(section, checked).length
          return (
            <li key={section.words}>
              <button
                type="button"
                aria-current={sectionId(section) === seen ? 'true' : undefined}
                className="flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-2 text-md whitespace-nowrap text-ink-2 hover:text-ink aria-[current=true]:border-indigo aria-[current=true]:font-semibold aria-[current=true]:text-indigo"
                onClick={() => jump(section)}
              >
                {section.words}
                {count > 0 && (
                  <span className="min-w-5 rounded-full bg-on-caution px-1.5 text-center text-sm font-semibold text-ink tabular-nums">
                    {count}
                    <span className="sr-only">
                      {isNew ? ' to complete' : count === 1 ? ' mistake' : ' mistakes'}
                    </span>
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** The id of the current section: the last one that begins above the middle of the screen. */
function useSeen(sections: Section[]): string {
  const ids = sections.map(sectionId).join(' ')
  const [seen, setSeen] = useState('')
  useEffect(() => {
    const all = ids.split(' ')
    const look = () => {
      const above = all.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top < innerHeight / 2
      })
      setSeen(above.at(-1) ?? all[0] ?? '')
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [ids])
  return seen
}
