import { sitePictures } from '#catalogue/site-pictures.ts'
import { SearchPanel } from '#site/features/search/search-panel.tsx'
import { mainLinks } from '#site/layout/main-links.ts'
import { PageHero } from '#site/layout/page-hero.tsx'
import { pageTitle } from '#site/layout/page-title.ts'
import { seo } from '#site/lib/seo.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { buttonLook } from '#site/ui/button.tsx'

export const meta = () => seo({ title: pageTitle('Page Not Found'), allowsIndexing: false })

/** For all unknown addresses. The server sends it with status 404. */
export default function NotFound() {
  return (
    <>
      <PageHero
        title="Page Not Found"
        kicker="404"
        intro="There is nothing at this address. Search for a place, or begin again from one of these."
        picture={sitePictures.notFound}
        height="alone"
      >
        <ul className="mt-8 flex flex-wrap gap-3">
          {mainLinks.slice(0, 4).map(({ to, text }) => (
            <li key={to}>
              <SiteLink to={to} className={buttonLook('ghost')}>
                {text}
              </SiteLink>
            </li>
          ))}
        </ul>
      </PageHero>
      <div className="container-page py-10">
        <SearchPanel />
      </div>
    </>
  )
}
