import { Icon, type IconName } from '#site/ui/icon.tsx'

interface InclusionsProps {
  included: string[] | undefined
  notIncluded: string[] | undefined
}

/** What the price covers and what it does not, side by side. */
export function Inclusions({ included, notIncluded }: InclusionsProps) {
  return (
    <div className="grid gap-x-10 gap-y-10 md:grid-cols-2">
      {included && (
        <Column title="What's included" items={included} icon="check" tint="bg-on-success text-success" />
      )}
      {notIncluded && (
        <Column title="What's not included" items={notIncluded} icon="close" tint="bg-mist-2 text-ink-2" />
      )}
    </div>
  )
}

interface ColumnProps {
  title: string
  items: string[]
  icon: IconName
  tint: string
}

const Column = ({ title, items, icon, tint }: ColumnProps) => (
  <div>
    <h2 className="text-2xl lg:max-xl:text-xl">{title}</h2>
    <ul className="mt-5 space-y-3">
      {items.map((item) => (
        <li key={item} className="flex items-start gap-3">
          <span className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-full ${tint}`}>
            <Icon name={icon} className="size-4" />
          </span>
          {item}
        </li>
      ))}
    </ul>
  </div>
)
