import { SiteLink } from '#site/lib/site-link.tsx'

/** Links to the sections of a long page. */
export function SectionBar({ sections }: { sections: { id: string; text: string }[] }) {
  return (
    <nav aria-label="On this page" className="border-b border-mist-2">
      <ul className="-mx-3 flex flex-wrap">
        {sections.map(({ id, text }) => (
          <li key={id}>
            <SiteLink
              to={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-control px-3 text-md font-semibold text-peacock decoration-2 underline-offset-8 hover:text-peacock-dark hover:underline"
            >
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
