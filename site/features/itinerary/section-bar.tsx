/** Links to the sections of a long page. They are plain links, because the router's do not move the Tab position. */
export function SectionBar({ sections }: { sections: { id: string; text: string }[] }) {
  return (
    <nav aria-label="On this page" className="border-b border-mist-2">
      <ul className="-mx-[12px] flex flex-wrap">
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-control px-3 text-md font-semibold text-peacock decoration-2 underline-offset-8 hover:text-peacock-dark hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
