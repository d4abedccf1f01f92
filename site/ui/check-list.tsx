import { Icon } from './icon.tsx'

/** A list with check marks. */
export function CheckList({ items }: { items: string[] }) {
  return (
    <ul className="mt-5 space-y-3">
      {items.map((item) => (
        <li key={item} className="flex items-start gap-3">
          <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-on-success text-success">
            <Icon name="check" className="size-4" />
          </span>
          {item}
        </li>
      ))}
    </ul>
  )
}
