import { SiteLink } from '#site/lib/site-link.tsx'
import { buttonLook } from '#site/ui/button.tsx'
import { Meridian } from '#site/ui/meridian.tsx'

interface NotFoundItemProps {
  title: string
  text: string
  back: { to: string; text: string }
}

/** For an unknown slug: the specified title and button. Shows no part of the address, which anyone can choose. */
export function NotFoundItem({ title, text, back }: NotFoundItemProps) {
  return (
    <section className="on-night relative isolate overflow-clip bg-night text-on-night">
      <Meridian />
      <div className="container-page pt-36 pb-16">
        <h1 tabIndex={-1} className="text-h1">
          {title}
        </h1>
        <p className="measure mt-4 text-lg text-balance text-on-night-2">{text}</p>
        <SiteLink to={back.to} className={buttonLook('main', 'mt-8')}>
          {back.text}
        </SiteLink>
      </div>
    </section>
  )
}
