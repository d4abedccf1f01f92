import type { ServiceCard as Card } from '#catalogue/services.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { Icon } from '#site/ui/icon.tsx'
import { Picture } from '#site/ui/picture.tsx'
import { serviceTint } from './service-row.tsx'

/** A service with its picture. The link at the bottom covers the whole card. */
export function ServiceCard({ service, sizes }: { service: Card; sizes: string }) {
  const { slug, icon, title, description, image, color } = service
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-card border border-mist-2 bg-white hover:border-control hover:transition-colors">
      <div className="relative aspect-3/2 overflow-hidden bg-mist">
        <Picture picture={image} sizes={sizes} />
      </div>
      <span
        className={`relative -mt-7 ml-5 grid size-14 place-items-center rounded-control ring-4 ring-white ${serviceTint[color]}`}
      >
        <Icon name={icon} className="size-7" />
      </span>
      <div className="flex grow flex-col p-5 pt-4">
        <h3 className="text-xl">{title}</h3>
        <p className="mt-1.5 mb-5 text-ink-2">{description}</p>
        <SiteLink
          to={paths.service({ slug })}
          className="mt-auto inline-flex items-center gap-2 self-start text-md font-semibold text-peacock underline-offset-4 group-hover:underline card-link"
        >
          <span>
            Learn More<span className="sr-only"> about {title}</span>
          </span>
          <Icon name="arrowRight" />
        </SiteLink>
      </div>
    </li>
  )
}
