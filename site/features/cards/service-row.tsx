import type { ServiceCard } from '#catalogue/services.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { Icon } from '#site/ui/icon.tsx'

/** The background tint of each service colour. */
export const serviceTint: Record<ServiceCard['color'], string> = {
  peacock: 'bg-peacock-tint text-peacock',
  indigo: 'bg-mist-2 text-indigo',
  marigold: 'bg-marigold text-ink',
  success: 'bg-on-success text-success',
  caution: 'bg-on-caution text-caution',
  night: 'bg-night text-on-night',
}

/** A service in one row: icon, name and description. The whole row is a link. */
export function ServiceRow({ service }: { service: ServiceCard }) {
  const { slug, icon, title, description, color } = service
  return (
    <li className="group relative flex gap-4 border-t border-mist-2 py-5">
      <span className={`grid size-12 shrink-0 place-items-center rounded-control ${serviceTint[color]}`}>
        <Icon name={icon} className="size-6" />
      </span>
      <div>
        <h3 className="text-lg">
          <SiteLink
            to={paths.service({ slug })}
            className="card-link group-hover:text-peacock group-hover:underline underline-offset-4"
          >
            {title}
          </SiteLink>
        </h3>
        <p className="mt-0.5 max-w-[46ch] text-md text-balance text-ink-2">{description}</p>
      </div>
    </li>
  )
}
