import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface AccordionProps {
  /** Of the items with the same name, at most one is open (spec §4). */
  name: string
  items: { question: string; answer: ReactNode }[]
}

/** A collapsible accordion with one open item. It uses `<details name>`, so it works without scripts. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className="divide-y divide-mist-2 border-y border-mist-2">
      {items.map(({ question, answer }) => (
        <details key={question} name={name} className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-4 font-semibold hover:text-peacock [&::-webkit-details-marker]:hidden">
            {question}
            <Icon
              name="chevronDown"
              className="size-5 text-peacock transition-transform group-open:rotate-180"
            />
          </summary>
          <p className="measure pb-5 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  )
}
